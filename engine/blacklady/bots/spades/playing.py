"""Which card to play."""

from collections.abc import Sequence
from typing import Final

from ...cards import SUIT_SETS, Card, CardSet, cards_in, rank_of, suit_of
from ...games.spades.bidding import tricks_bid
from ...views import View
from .ending import Stakes
from .hand import burden, promise
from .nil import safety
from .reading import Reading
from .trick import outlook

__all__ = ["choose_card"]

#: Share of a hand's promise that it keeps for later: what can be cashed now is worth more.
LATER: Final = 0.65
#: Share of its tricks that a side still takes when it wants none.
DUCKING: Final = 0.6
#: Share of the tricks that the bids leave over, or that are bid too many, that the estimate makes good.
SHARED: Final = 0.4


def choose_card(view: View) -> Card:
    """The card with the best chance to win the game, as far as rules of thumb can tell."""
    assert view.prompt is not None
    cards = list(cards_in(view.prompt.cards))
    if len(cards) == 1:
        return cards[0]
    return Choice(Reading(view)).best(cards)


class Choice:
    """The measure of every card that may be played now."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.stakes = Stakes(reading, reading.bids, reading.tricks_left)
        own = 0.0 if reading.me in reading.nils else promise(reading, reading.hand, reading.out)
        #: The tricks that the side is likely to take from now on.
        self.mean = own + self._others(own)
        as_is, ducking = self.stakes.chance(self.mean), self.stakes.chance(DUCKING * self.mean)
        #: Whether the side wants tricks.
        self.keen = as_is >= ducking
        if not self.keen:
            self.mean, as_is = DUCKING * self.mean, ducking
        #: What the chance to win loses when a nil fails.
        self.nils = {seat: as_is - self.stakes.chance(self.mean, seat) for seat in reading.nils}

    def best(self, cards: Sequence[Card]) -> Card:
        """The best of these cards; of equals the lowest."""
        wins = {card: outlook(self.reading, card, self.keen) for card in cards}
        tricks = {card: self.tricks(card, wins[card]) for card in cards}
        most = max(tricks.values()) if self.keen else min(tricks.values())

        def worth(card: Card) -> float:
            chance = self.stakes.chance(self.mean + tricks[card] - most)
            return chance - sum(loss * self._fails(seat, card, wins[card]) for seat, loss in self.nils.items())

        return max(cards, key=lambda card: (worth(card), -rank_of(card), card))

    def tricks(self, card: Card, wins: Sequence[float]) -> float:
        """The tricks that the card is likely to bring, in this trick and with the hand that is left; to be compared only."""
        reading = self.reading
        after = reading.hand & ~(1 << card)
        now = sum(wins[seat] for seat in reading.sides[reading.side] if seat not in reading.nils)
        if reading.me in reading.nils:
            return now
        out = self._out_after(card)
        return now + (LATER * promise(reading, after, out) if self.keen else burden(after, out))

    def _fails(self, seat: int, card: Card, wins: Sequence[float]) -> float:
        """The chance that the nil of a seat fails after this card."""
        if seat != self.reading.me:
            return wins[seat]
        return 1 - (1 - wins[seat]) * safety(self.reading.hand & ~(1 << card), self.reading.out)

    def _others(self, own: float) -> float:
        """The tricks that the partner takes, and the side's share of those that nobody has bid."""
        reading, partner = self.reading, 0.0
        rivals = sum(max(0, need) for side, need in enumerate(reading.needs) if side != reading.side)
        if reading.partner is not None and reading.partner not in reading.nils:
            partner = max(0.0, tricks_bid(reading.bids[reading.partner]) - reading.taken[reading.partner])
        return partner + SHARED * (reading.tricks_left - own - partner - rivals)

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
