"""What a seat can count in any trick game: the cards that are out, and who may hold them."""

from functools import cached_property
from typing import Final

from ..cards import CARDS, RANK_LETTERS, SUIT_SETS, Card, CardSet, card_set, highest, rank_of, suit_of
from ..tricks import played, voids
from ..views import Trick, View

__all__ = ["HIGH", "Reading"]

#: From the ten up, the jokers among them.
HIGH: Final = card_set(card for card in range(CARDS) if rank_of(card) >= RANK_LETTERS.index("T"))


class Reading:
    """A view, counted. `out` is the cards that the other seats hold; `holds[s]` those that seat `s` may hold.

    `recalls` is how many tricks that are over, one at least, are remembered whole; of older ones only the `striking` cards
    are, and the others are taken to be out still. None: all of them.
    """

    striking: CardSet = HIGH

    def __init__(self, view: View, recalls: int | None = None) -> None:
        self.view = view
        self.options = view.options
        assert view.seat is not None
        self.me: int = view.seat
        self.hand: CardSet = view.hand
        self.trick: Trick = view.trick or Trick(1, self.me)
        tricks = (*(view.tricks if recalls is None else view.tricks[-recalls:]), self.trick)
        self.seen: CardSet = played(tricks)
        if recalls is not None:
            self.seen |= played(view.tricks) & self.striking
        self.out: CardSet = view.deck & ~self.hand & ~self.seen
        self.later: tuple[int, ...] = tuple((self.me + i) % 4 for i in range(1, 4 - len(self.trick.cards)))
        missing = voids(tricks)
        #: Cards that were passed away and not played since: it is known who holds them.
        self.given: CardSet = view.passed & self.out if view.phase != "pass" else 0
        self.holds: tuple[CardSet, ...] = tuple(
            0 if s == self.me else self.out & ~missing[s] & ~(0 if s == view.pass_to else self.given) for s in range(4)
        )
        self.cards: tuple[int, ...] = tuple(seat.cards for seat in view.seats)
        self.left: int = self.cards[self.me]

    @cached_property
    def shares(self) -> tuple[tuple[float, ...], ...]:
        """By suit and seat: the chance that this seat holds a card of the suit that is out and of which nothing more is known."""
        free = [
            max(0, self.cards[s] - (self.given.bit_count() if s == self.view.pass_to else 0)) if s != self.me else 0
            for s in range(4)
        ]
        result = []
        for suit in SUIT_SETS:
            rest = suit & ~self.given
            weights = [free[s] if self.holds[s] & rest else 0 for s in range(4)]
            whole = sum(weights) or 1
            result.append(tuple(weight / whole for weight in weights))
        return tuple(result)

    def has_none(self, seat: int, cards: CardSet) -> float:
        """The chance that the seat holds none of these cards (of one suit)."""
        cards &= self.holds[seat]
        if not cards:
            return 1.0
        if cards & self.given:
            return 0.0
        share = self.shares[suit_of(highest(cards))][seat]
        return float((1.0 - share) ** cards.bit_count())

    def stays_highest(self, card: Card) -> float:
        """The chance that none of those who have yet to play holds a higher card of the suit."""
        higher = SUIT_SETS[suit_of(card)] & ~((2 << card) - 1)
        chance = 1.0
        for seat in self.later:
            chance *= self.has_none(seat, higher)
        return chance
