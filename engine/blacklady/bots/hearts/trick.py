"""What a card is likely to cost in the trick that is being played."""

from typing import NamedTuple

from ...cards import Card, SUIT_SETS, suit_of
from .reading import Reading

__all__ = ["Prospect", "prospect"]

#: How often a seat that could duck takes a trick: the last one when nothing is in it, and anybody else.
EAGER_LAST = 0.6
EAGER = 0.12
#: Share of a big card's chance to be dropped on a higher card of its suit.
DROP = 0.95


class Prospect(NamedTuple):
    """The chance to take the trick with a card, and the points in it then."""

    wins: float
    points: float


def prospect(reading: Reading, card: Card) -> Prospect:
    """What is likely to become of this trick if the seat plays the card."""
    trick, values = reading.trick, reading.values
    points = float(trick.points + values.points[card])
    led = suit_of(trick.cards[0] if trick.cards else card)
    if trick.cards and (suit_of(card) != led or card < trick.best):
        return Prospect(0.0, points)
    suit = SUIT_SETS[led]
    lower = suit & ((1 << card) - 1)
    higher = suit & ~lower & ~(1 << card)
    wins = 1.0
    for seat in reading.later:
        no_lower, no_higher = reading.has_none(seat, lower), reading.has_none(seat, higher)
        last = seat == reading.later[-1]
        eager = EAGER_LAST if last and points <= 0 else EAGER if points <= 0 else 0.03
        wins *= 1 - (1 - no_higher) * (no_lower + (1 - no_lower) * eager)
        void = no_lower * no_higher
        points += void * reading.stray + (1 - void) * _followed(reading, seat, lower)
    return Prospect(wins, points)


def _followed(reading: Reading, seat: int, lower: int) -> float:
    """The points that a seat is likely to add when it follows with one of these cards."""
    lower &= reading.holds[seat]
    count = lower.bit_count()
    if not count:
        return 0.0
    points = reading.values.points
    total = big = 0.0
    cards = lower
    while cards:
        card = cards.bit_length() - 1
        cards ^= 1 << card
        if points[card] > 5 and not 26 <= card < 39:
            known = reading.given >> card & 1
            big += points[card] * DROP * (1.0 if known else reading.shares[card // 13][seat])
        else:
            total += points[card]
    return big + total / count
