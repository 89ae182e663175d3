"""A table at which several people sit."""

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
