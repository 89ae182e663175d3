"""One whole deal of each game in Firefox and in WebKit; all else is tested in Chromium (tests/web)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from building import browsers
from tests.conftest import Site

from .guest import Guest
from .starting import STARTERS


# Selenium says this of itself.
@pytest.mark.filterwarnings("ignore:setting remote_server_addr:DeprecationWarning")
@pytest.mark.parametrize("game", ["hearts", "spades"])
@pytest.mark.parametrize("title", STARTERS)
def test_one_deal(site: Site, tmp_path: Path, title: str, game: str) -> None:
    if not browsers.wanted():
        pytest.skip(f"{browsers.VARIABLE} says that only Chromium is to be tested")
    with STARTERS[title](tmp_path) as browser:
        guest = Guest(browser, site.url)
        dealt = guest.open(game=game, seed="one deal")
        assert len(dealt.hand) == 13
        end = guest.play_deal()
    assert end.state == "deal-over"
    assert end.hand == []
    assert "deal-over" in end.sheets
    plays = [entry.split() for entry in end.log if entry.split()[1] == "play"]
    assert Counter(seat for seat, _, _ in plays) == {"0": 13, "1": 13, "2": 13, "3": 13}, "13 tricks"
    assert len({card for _, _, card in plays}) == 52
