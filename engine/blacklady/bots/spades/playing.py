"""Which card to play."""

from typing import Final

from ...cards import Card, cards_in, rank_of
from ...games.spades.bidding import tricks_bid
from ...views import View
from .ending import Stakes
from .hand import promise
from .nil import safety
from .reading import Reading
from .trick import outlook

__all__ = ["choose_card"]

#: Share of a hand's promise that it keeps for later: what can be cashed now is worth more.
LATER: Final = 0.95
#: Share of the tricks that the bids leave over, or that are bid too many, that the estimate makes good.
SHARED: Final = 0.4


def choose_card(view: View) -> Card:
    """The card with the best chance to win the game, as far as rules of thumb can tell."""
    assert view.prompt is not None
    cards = list(cards_in(view.prompt.cards))
    if len(cards) == 1:
        return cards[0]
    choice = Choice(Reading(view))
    return max(cards, key=lambda card: (choice.worth(card), -rank_of(card), card))


class Choice:
    """The measure of every card that may be played now."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.stakes = Stakes(reading, reading.bids, reading.tricks_left)
        self.others = self._others()
        mean = self.others + promise(reading.hand, reading.out)
        as_is = self.stakes.chance(mean)
        #: What the chance to win loses when a nil fails.
        self.nils = {seat: as_is - self.stakes.chance(mean, seat) for seat in reading.nils}

    def _others(self) -> float:
        """The tricks that the partner takes, and the side's share of those that nobody has bid."""
        reading = self.reading
        own = 0.0 if reading.me in reading.nils else promise(reading.hand, reading.out)
        partner = 0.0
        rivals = sum(max(0, need) for side, need in enumerate(reading.needs) if side != reading.side)
        if reading.partner is not None and reading.partner not in reading.nils:
            partner = max(0.0, tricks_bid(reading.bids[reading.partner]) - reading.taken[reading.partner])
        return partner + SHARED * (reading.tricks_left - own - partner - rivals)

    def worth(self, card: Card) -> float:
        """The chance to win the game with this card."""
        reading, wins = self.reading, outlook(self.reading, card)
        after = reading.hand & ~(1 << card)
        mean = self.others + sum(wins[seat] for seat in reading.sides[reading.side] if seat not in reading.nils)
        if reading.me not in reading.nils:
            mean += LATER * promise(after, reading.out)
        worth = self.stakes.chance(mean)
        for seat, loss in self.nils.items():
            fails = wins[seat]
            if seat == reading.me:
                fails = 1 - (1 - fails) * safety(after, reading.out)
            worth -= loss * fails
        return worth
