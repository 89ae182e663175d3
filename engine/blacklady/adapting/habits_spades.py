"""Habits in Spades: how bids compare with tricks, and what becomes of nils."""

from collections.abc import Sequence

from ..games.spades.state import is_nil, tricks_bid
from ..views import View
from .habits import Decided, share_of
from .profile import Share

__all__ = ["habits"]


def habits(decisions: Sequence[Decided], end: View) -> dict[str, Share]:
    """What one deal shows. `takes`: tricks for each that was bid; `nils`: has bid a nil; `nils_made`: of those it has made."""
    assert end.seat is not None
    mine = end.seats[end.seat]
    if is_nil(mine.bid):
        return {"nils": Share(1, 1), "nils_made": share_of([not mine.tricks])}
    return {"nils": Share(0, 1), "takes": Share(mine.tricks, tricks_bid(mine.bid))}
