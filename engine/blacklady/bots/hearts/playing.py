"""Which card to play."""

from ...cards import Card, cards_in
from ...views import View
from .danger import LEAD_COST, hand_danger
from .reading import Reading
from .trick import prospect

__all__ = ["choose_card"]


def choose_card(view: View) -> Card:
    """The card that costs least now and later."""
    assert view.prompt is not None
    cards = list(cards_in(view.prompt.cards))
    if len(cards) == 1:
        return cards[0]
    reading = Reading(view)
    return min(cards, key=lambda card: (cost(reading, card), -(card % 13), card))


def cost(reading: Reading, card: Card) -> float:
    """The points that playing the card is likely to cost, in this trick and by the hand that is left."""
    chance = prospect(reading, card)
    now = chance.wins * (chance.points + LEAD_COST)
    return now + hand_danger(reading.hand & ~(1 << card), reading.out, reading.values, reading.stray)
