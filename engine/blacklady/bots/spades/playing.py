"""Which card to play."""

from collections.abc import Sequence
from typing import Final

from ...cards import SUIT_SETS, Card, CardSet, cards_in, rank_of, suit_of
from ...games.spades.state import tricks_bid
from ...views import View
from .ending import Stakes
from .hand import burden, promise
from .nil import safety
from .reading import Reading
from .trick import outlook

__all__ = ["choose_card"]

#: Share of a hand's promise that it keeps for later: what can be cashed now is worth more.
LATER: Final = 0.65
#: What it is worth to lead a suit that the partner has led: it wanted that.
RETURNED: Final = 0.05
#: How much more a nil is in danger later, when the lowest card of a suit is led to it rather than the highest.
TEMPTS: Final = 0.12
#: Share of the tricks hoped for that come true, since nobody tries to the end.
REALISM: Final = 0.85
#: Share of its tricks that a side still takes when it wants none.
DUCKING: Final = 0.6
#: Share of the tricks that the bids leave over, or that are bid too many, that the estimate makes good.
SHARED: Final = 0.4


def choose_card(view: View, recalls: int | None) -> Card:
    """The card with the best chance to win the game, as far as rules of thumb can tell; for `recalls` see `Reading`."""
    assert view.prompt is not None
    cards = list(cards_in(view.prompt.cards))
    if len(cards) == 1:
        return cards[0]
    return Choice(Reading(view, recalls)).best(cards)


class Choice:
    """The measure of every card that may be played now."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.stakes = Stakes(reading, reading.bids, reading.tricks_left)
        #: The tricks that the hand promises, those that the partner still needs, and those that the side is likely to take.
        self.own = 0.0 if reading.me in reading.nils else promise(reading, reading.hand, reading.out)
        self.partner = self._partner()
        rivals = sum(max(0, need) for side, need in enumerate(reading.needs) if side != reading.side)
        bid = self.own + self.partner
        self.mean = REALISM * (bid + SHARED * (reading.tricks_left - bid - rivals))
        as_is, ducking = self.stakes.chance(self.mean), self.stakes.chance(DUCKING * self.mean)
        #: Whether the side wants tricks.
        self.keen = as_is >= ducking
        if not self.keen:
            self.mean *= DUCKING

    def best(self, cards: Sequence[Card]) -> Card:
        """The best of these cards; of equals the lowest, or the highest when tricks aren't wanted."""
        reading = self.reading
        wins = {card: outlook(reading, card, self.keen) for card in cards}
        tricks = {card: self.tricks(card, wins[card]) for card in cards}
        most = max(tricks.values()) if self.keen else min(tricks.values())
        base = self.mean
        if self.keen and reading.me not in reading.nils:
            top = max(cards, key=lambda card: tricks[card])
            base += promise(reading, reading.hand & ~(1 << top), self._out_after(top)) - self.own
            base += sum(
                wins[top][seat] for seat in reading.sides[reading.side] if seat == reading.me or not self.partner
            )

        def worth(card: Card) -> float:
            mean = base + tricks[card] - most
            chance = worth = self.stakes.chance(mean)
            for seat in self.reading.nils:
                worth -= self._fails(seat, card, wins[card]) * (chance - self.stakes.chance(mean, seat))
            return worth

        order = 1 if not self.keen or reading.me in reading.nils else -1
        return max(cards, key=lambda card: (round(worth(card), 9), order * rank_of(card), card))

    def tricks(self, card: Card, wins: Sequence[float]) -> float:
        """The tricks that the card is likely to bring, in this trick and with the hand that is left; to be compared only."""
        reading = self.reading
        after = reading.hand & ~(1 << card)
        now = sum(wins[seat] for seat in reading.sides[reading.side])
        if reading.me in reading.nils:
            return now
        if not reading.trick.cards and reading.partner is not None and suit_of(card) in reading.led[reading.partner]:
            now += RETURNED
        out = self._out_after(card)
        return now + (promise(reading, after, out, LATER) if self.keen else burden(after, out))

    def _fails(self, seat: int, card: Card, wins: Sequence[float]) -> float:
        """The chance that the nil of a seat fails after this card."""
        reading = self.reading
        if seat == reading.me:
            return 1 - (1 - wins[seat]) * safety(reading.hand & ~(1 << card), reading.out)
        if reading.trick.cards:
            return wins[seat]
        suit = SUIT_SETS[suit_of(card)] & reading.out
        higher = suit & ~((2 << card) - 1)
        return wins[seat] + TEMPTS * higher.bit_count() / max(1, suit.bit_count())

    def _partner(self) -> int:
        reading = self.reading
        if reading.partner is None or reading.partner in reading.nils:
            return 0
        return max(0, tricks_bid(reading.bids[reading.partner]) - reading.taken[reading.partner])

    def _out_after(self, card: Card) -> CardSet:
        """The cards that others are likely to have after this trick: the lowest of the suit led are gone."""
        reading = self.reading
        led = suit_of(reading.trick.cards[0] if reading.trick.cards else card)
        suit = SUIT_SETS[led]
        follow = sum(1 - reading.has_none(seat, suit) for seat in reading.later)
        out = reading.out
        for _ in range(round(follow)):
            out &= ~(out & suit & -(out & suit))
        return out
