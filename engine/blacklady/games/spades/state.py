"""What a deal of Spades is: who plays with whom, what a bid says, and the state."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from ...cards import CardSet
from ...views import Trick
from .options import SpadesOptions

__all__ = [
    "BLIND",
    "LEFT_TO_BID",
    "NIL",
    "ZERO",
    "State",
    "bags_of",
    "is_nil",
    "partner_of",
    "sides_of",
    "total_of",
    "tricks_bid",
]

#: Words of bids: nothing yet, nil, nil before looking, and nothing where that is no nil; else a number from 1 to 13.
LEFT_TO_BID: Final = ""
NIL: Final = "nil"
BLIND: Final = "blind"
ZERO: Final = "0"


class State(NamedTuple):
    """A deal. `before` is the standing: the points of each side, then the bags of each.

    `bids` are words, "" before; `looked` the seats that have looked at cards that were covered; `passes` the sets that a
    seat exchanges with its partner, 0 before.
    """

    options: SpadesOptions
    deal: int
    dealer: int
    before: tuple[int, ...]
    hands: tuple[CardSet, ...]
    bids: tuple[str, ...] = (LEFT_TO_BID,) * 4
    looked: tuple[int, ...] = ()
    passes: tuple[CardSet, ...] = (0, 0, 0, 0)
    phase: str = "bid"
    turn: int = 0
    trick: Trick = Trick(1, 0)
    tricks: tuple[Trick, ...] = ()
    broken: bool = False


def sides_of(options: SpadesOptions) -> tuple[tuple[int, ...], ...]:
    """The seats of each side."""
    return ((0,), (1,), (2,), (3,)) if options.solo else ((0, 2), (1, 3))


def side_of(options: SpadesOptions, seat: int) -> int:
    """The number of the seat's side."""
    return seat if options.solo else seat % 2


def partner_of(options: SpadesOptions, seat: int) -> int | None:
    """The seat opposite, where there are partners."""
    return None if options.solo else (seat + 2) % 4


def total_of(options: SpadesOptions, standing: Sequence[int], seat: int) -> int:
    """The points of the seat's side in this standing."""
    return standing[side_of(options, seat)]


def bags_of(options: SpadesOptions, standing: Sequence[int], seat: int) -> int:
    """The bags of the seat's side in this standing."""
    return standing[len(standing) // 2 + side_of(options, seat)]


def is_nil(bid: str) -> bool:
    """Whether this is a bid to take no trick, blind or not."""
    return bid in (NIL, BLIND)


def tricks_bid(bid: str) -> int:
    """The tricks that a bid adds to its side's contract."""
    return int(bid) if bid.isdigit() else 0
