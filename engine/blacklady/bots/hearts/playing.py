"""Which card to play."""

import math
from typing import Final

from ...cards import SUIT_SETS, Card, CardSet, cards_in, lowest, suit_of
from ...views import View
from .danger import hand_danger
from .moon import shooting_chance, stoppers, threat
from .reading import Reading
from .trick import Prospect, cheapest_lead, prospect
from .worth import MOON

__all__ = ["choose_card"]

#: How much of the points in this trick would not have come to this seat anyway.
NOW: Final = 0.95
#: What being on lead costs, early and late in the deal, and how much of the cheapest lead counts beyond that.
LEAD_EARLY: Final = 0.18
LEAD_LATE: Final = 1.2
LEAD_SHARE: Final = 0.3
#: Leads: to play the last card of a suit that others still have; a spade below a costly one that is out, and the same with
#: a higher one in the hand; a spade that guards one's own; a card by how high it is among those out; by how many are out.
LEAD_LAST: Final = -1.05
SMOKE: Final = -0.7
SMOKE_UNDER: Final = -0.3
UNGUARD: Final = 0.675
LEAD_HIGH: Final = 1.5
LEAD_FRESH: Final = -0.6
#: What share of a moon it is worth to end the rival's now, rather than later or by another's hand.
URGENT: Final = 0.6
#: What share of a moon the stoppers are worth that the hand keeps, and what each leaves of the rival's chance.
STOPPER_WORTH: Final = 1.0
STOPPED: Final = 0.5
#: What a moon is worth to the shooter beyond its own points, and what share of the points left a failed one costs.
MOON_WORTH: Final = 16.0
MOON_FAILED: Final = 0.5
#: Below this chance, nobody thinks of a moon.
MOON_LEAST: Final = 0.15
#: What taking no trick is worth where the options pay for it.
NO_TRICK: Final = 5


def choose_card(view: View, recalls: int | None) -> Card:
    """The card that costs least now and later; for `recalls` see `Reading`."""
    assert view.prompt is not None
    cards = list(cards_in(view.prompt.cards))
    if len(cards) == 1:
        return cards[0]
    reading = Reading(view, recalls)
    choice = Choice(reading)
    return min(cards, key=lambda card: (choice.cost(card), -(card % 13), card))


class Choice:
    """The measure of every card that may be played now."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.rival, self.threat = threat(reading)
        self.may_shoot = reading.options.moon != "none" and not any(
            points for seat, points in enumerate(reading.taken) if seat != reading.me
        )
        #: Whether the seat may still get the bonus for taking no trick.
        self.trickless = reading.options.no_trick_bonus and not reading.view.seats[reading.me].tricks
        #: Points that nobody has taken yet.
        self.untaken = MOON - sum(reading.taken)

    def cost(self, card: Card) -> float:
        """The points that playing the card is likely to cost: in this trick, by the lead after it, by the hand that is left."""
        reading = self.reading
        chance = prospect(reading, card)
        after = reading.hand & ~(1 << card)
        now = NOW * chance.wins * chance.points
        if chance.wins > 0.05:
            lead = LEAD_LATE + (LEAD_EARLY - LEAD_LATE) * after.bit_count() / 13
            now += chance.wins * (lead + LEAD_SHARE * cheapest_lead(reading, after))
            if self.trickless:
                now += chance.wins * NO_TRICK * reading.worth.scale * (1 - after.bit_count() / 13) ** 2
        if not reading.trick.cards:
            now += self._manner_of_lead(card, after)
        later = hand_danger(after, reading.out, reading.worth, reading.later_stray)
        if self.rival is not None:
            moon = self.threat * MOON
            moon *= URGENT * (1 - self._stops(card, chance)) + STOPPER_WORTH * math.pow(
                STOPPED, stoppers(after, reading.out)
            )
            return now + (1 - self.threat) * later + moon
        if self.may_shoot:
            return min(now + later, self._cost_of_shooting(card, chance, now + later))
        return now + later

    def _manner_of_lead(self, card: Card, after: CardSet) -> float:
        """What a lead costs or gains beyond this trick."""
        reading = self.reading
        suit = SUIT_SETS[card // 13]
        out = reading.out & suit
        if not out:
            return 0.0
        number = out.bit_count()
        below = (out & ((1 << card) - 1)).bit_count() / number
        cost = LEAD_HIGH * below * below + LEAD_FRESH * number / 13
        if not after & suit:
            cost += LEAD_LAST
        big = reading.worth.big & suit
        if big & reading.out and card < lowest(big & reading.out) and not big & reading.hand:
            cost += SMOKE
            if after & suit & ~((1 << card) - 1) & ~((2 << lowest(big & reading.out)) - 1):
                cost += SMOKE_UNDER
        elif big & after:
            cost += UNGUARD
        return cost

    def _stops(self, card: Card, chance: Prospect) -> float:
        """The chance that playing the card ends the rival's moon in this trick."""
        if chance.points <= 0:
            return 0.0
        reading, trick = self.reading, self.reading.trick
        if chance.wins or trick.winner in (None, reading.me):
            return chance.wins
        if trick.winner == self.rival:
            return 0.0
        if self.rival not in reading.later:
            return 1.0
        led = trick.cards[0] // 13
        higher = SUIT_SETS[led] & ~((2 << trick.best) - 1)
        return reading.has_none(self.rival, higher)

    def _cost_of_shooting(self, card: Card, chance: Prospect, usual: float) -> float:
        """The cost if the seat goes for the moon, starting with this card; `usual` is that if it doesn't."""
        reading = self.reading
        after = reading.hand & ~(1 << card)
        wins = reading.stays_highest(card) if chance.wins else 0.0
        led = suit_of(reading.trick.cards[0] if reading.trick.cards else card)
        succeeds = wins * shooting_chance(after, reading.out, leads=True, drawn=led) if wins else 0.0
        if wins < 1 and not reading.trick.points and not reading.worth.points[card] > 0:
            harmless = max(0.0, 1 - reading.stray) if reading.later else 1.0
            succeeds += (1 - wins) * harmless * shooting_chance(after, reading.out, leads=False)
        if succeeds < MOON_LEAST:
            return usual
        failed = usual + MOON_FAILED * self.untaken
        return (1 - succeeds) * failed - succeeds * (reading.taken[reading.me] + MOON_WORTH)
