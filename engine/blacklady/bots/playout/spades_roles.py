"""What each seat is up to in a playout of Spades: tricks, none, a nil, or somebody else's nil."""

from collections.abc import Sequence
from typing import Final

from ...games.spades import SpadesOptions
from ...games.spades.scoring import contract_tricks
from ...games.spades.state import is_nil, sides_of, tricks_bid

__all__ = ["COVER", "DUCK", "HUNT", "KEEN", "NIL", "Roles", "tricks_of"]

#: No tricks; tricks; a nil; each of the first two, added to this, beside a partner's nil, or against a rival's.
DUCK, KEEN, NIL, COVER, HUNT = 0, 1, 2, 3, 5
#: A side that has all it needs still tries to set another that can spare so many tricks or fewer.
SPARE: Final = 3


def tricks_of(taken: int) -> tuple[int, ...]:
    """The tricks of each seat in a number with a digit of base 16 for each, South's the last."""
    return (taken & 15, taken >> 4 & 15, taken >> 8 & 15, taken >> 12)


class Roles:
    """The roles in a deal with these bids of all four seats."""

    def __init__(self, options: SpadesOptions, bids: Sequence[str]) -> None:
        self.options, self.bids = options, tuple(bids)
        self.sides = sides_of(options)
        #: Each seat's partner; the seat itself where there is none.
        self.mates = [seat if options.solo else seat ^ 2 for seat in range(4)]
        self.nils = tuple(seat for seat in range(4) if is_nil(bids[seat]))
        self.contracts = [sum(tricks_bid(bids[seat]) for seat in seats) for seats in self.sides]
        #: By the tricks taken, as a number: what `find` found.
        self.known: dict[int, tuple[int, ...]] = {}

    def find(self, taken: int) -> tuple[int, ...]:
        """The role of each seat once so much is taken, and the seats whose nil stands, as a set of bits."""
        tricks = tricks_of(taken)
        left = 13 - sum(tricks)
        standing = {seat for seat in self.nils if not tricks[seat]}
        needs = [
            bid - contract_tricks(self.options, seats, self.bids, tricks)[0]
            for seats, bid in zip(self.sides, self.contracts, strict=True)
        ]
        roles = [DUCK] * 4
        for side, seats in enumerate(self.sides):
            keen = self._keen(needs[side], [need for other, need in enumerate(needs) if other != side], left)
            for seat in seats:
                if seat in standing:
                    roles[seat] = NIL
                elif self.mates[seat] in standing:
                    roles[seat] = COVER + keen
                else:
                    roles[seat] = HUNT * bool(standing) + keen
        result = self.known[taken] = (*roles, sum(1 << seat for seat in standing))
        return result

    def _keen(self, own: int, others: Sequence[int], left: int) -> bool:
        """Whether a side that needs so many of the tricks left wants them, when the others need theirs."""
        within_reach = [need for need in others if 0 < need <= left]
        if own > left:
            # It is set; all that it can do is to set others.
            return bool(within_reach)
        return own > 0 or not self.options.bag_limit or any(need + SPARE >= left for need in within_reach)
