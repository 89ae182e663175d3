"""A table at which several people sit."""

import pytest
from blacklady.errors import RequestError

from .tables import drive, step, table


def test_nobody_takes_back_what_another_person_did() -> None:
    """Several people at one table: only the last of them, and no pass once the cards have changed hands."""
    match = drive(table("several", 0, 2), lambda match: match.view(0).phase == "play")
    assert match.undo_point(0) is match.undo_point(2) is None, "what was received has been seen"
    drive(match, lambda match: match.acting == (0,))
    step(match)
    mine = len(match.log) - 1
    assert match.undo_point(0) == mine
    drive(match, lambda match: match.acting == (2,))
    step(match)
    assert match.undo_point(0) is None
    assert match.undo_point(2) == match.log.index(next(e for e in reversed(match.log) if e.startswith("2 ")))
    match.undo(2)
    assert match.acting == (2,)


def test_a_look_stays_a_look_when_a_bot_sits_there_meanwhile() -> None:
    match = drive(table("covered", 0, game="spades", blind_nil="always"), lambda match: match.acting == (0,))
    match.act(0, "look")
    person = match.seats[0]
    match.sit(0, person._replace(bot="random"))
    assert match.undo_point(0) is None
    match.sit(0, person)
    assert match.undo_point(0) is None and not match.view(0).covered


def test_nobody_brings_back_what_another_person_undid() -> None:
    match = drive(table("several", 0, 2, game="spades"), lambda match: match.acting == (0,))
    match.act(0, "bid 3")
    match.undo(0)
    with pytest.raises(RequestError, match="nothing to redo"):
        match.redo(2)
    assert [event.kind for event in match.redo(0)][:1] == ["bid"]
