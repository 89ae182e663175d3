"""Whole matches, played again from their first lines: every entry, sentence and score as it is on record.

When a change is meant: `PYTHONPATH=engine python -m tests.engine.playthrough`, and read the difference.
"""

from pathlib import Path

import pytest

from .playthrough import FOLDER, play, read_header
from .random_play import EVERY_GAME

RECORDS = sorted(FOLDER.glob("*.txt"))

pytestmark = pytest.mark.usefixtures("null_game")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_match_goes_as_recorded(path: Path) -> None:
    record = path.read_text(encoding="utf-8")
    assert play(read_header(record)) == record


def test_every_game_has_a_record() -> None:
    headers = [read_header(path.read_text(encoding="utf-8")) for path in RECORDS]
    assert {header.game for header in headers} == {rules.name for rules in EVERY_GAME}


def test_the_records_show_what_matters() -> None:
    """A moon, a choice, a tie or halving, nils and bags, the end of a game: seen at least once."""
    everything = "".join(path.read_text(encoding="utf-8") for path in RECORDS)
    hearts = ("shot the moon", "moon add", "wins with", "Hearts are broken", "no pass", "falls to")
    bids = ("hand covered", "bid blind", "look", "made nil", "bid nil and took", "gives you the", "Blind nil: 1 lost")
    ends = ("Set by", "Made, 1 over", "bags collected", "big joker", "Spades are broken", "win with", "places 1 3 1 3")
    for words in (*hearts, *bids, *ends):
        assert words in everything, words
