"""What a seat can count in Spades: the cards that are out, what each side needs, and whose nil still stands."""

from ...cards import SPADES, suit_of
from ...games.spades.state import is_nil, partner_of, sides_of, tricks_bid
from ...views import View
from .. import reading

__all__ = ["Reading"]


class Reading(reading.Reading):
    """A view, counted. `needs[i]` is the tricks that side `i` still needs; `nils` the seats that may still make their nil."""

    def __init__(self, view: View, recalls: int | None = None) -> None:
        super().__init__(view, recalls)
        self.partner: int | None = partner_of(view.options, self.me)
        self.sides: tuple[tuple[int, ...], ...] = sides_of(view.options)
        self.side: int = next(i for i, seats in enumerate(self.sides) if self.me in seats)
        self.rivals: tuple[int, ...] = tuple(s for s in range(4) if s not in self.sides[self.side])
        self.bids: tuple[str, ...] = tuple(seat.bid for seat in view.seats)
        self.taken: tuple[int, ...] = tuple(seat.tricks for seat in view.seats)
        self.nils: frozenset[int] = frozenset(s for s in range(4) if is_nil(self.bids[s]) and not self.taken[s])
        self.needs: tuple[int, ...] = tuple(
            sum(tricks_bid(self.bids[s]) - (0 if is_nil(self.bids[s]) else self.taken[s]) for s in seats)
            for seats in self.sides
        )
        #: The side suits that each seat has led.
        self.led: tuple[set[int], ...] = tuple(
            {suit_of(trick.cards[0]) for trick in view.tricks if trick.leader == s} - {SPADES} for s in range(4)
        )
        #: Tricks that are still to be won, the one on the table with them.
        self.tricks_left: int = 13 - len(view.tricks)
