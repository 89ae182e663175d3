"""What a card is likely to cost in a trick."""

from typing import Final, NamedTuple

from ...cards import SUIT_SETS, Card, CardSet, suit_of
from .reading import Reading

__all__ = ["Prospect", "cheapest_lead", "prospect"]

#: How often a seat that could duck takes a trick: the last one when nothing is in it; anybody else then; anybody when it costs.
EAGER_LAST: Final = 0.6
EAGER: Final = 0.12
EAGER_COSTLY: Final = 0.03
#: How likely a big card is dropped under a higher card of its suit.
DROP: Final = 0.95


class Prospect(NamedTuple):
    """The chance to take the trick with a card, and the points in it then."""

    wins: float
    points: float


def prospect(reading: Reading, card: Card) -> Prospect:
    """What is likely to become of this trick if the seat plays the card."""
    trick = reading.trick
    points = reading.on_table + reading.worth.points[card]
    if not trick.cards:
        return _outlook(reading, card, suit_of(card), points, reading.later, reading.stray)
    led = suit_of(trick.cards[0])
    if suit_of(card) != led or card < trick.best:
        return Prospect(0.0, points)
    return _outlook(reading, card, led, points, reading.later, reading.stray)


def cheapest_lead(reading: Reading, hand: CardSet) -> float:
    """The points that the best lead from this hand is likely to cost in the next trick."""
    others = tuple((reading.me + i) % 4 for i in range(1, 4))
    costs = []
    for suit in SUIT_SETS:
        held = hand & suit
        if held:
            card = (held & -held).bit_length() - 1
            points = reading.worth.points[card]
            wins, points = _outlook(reading, card, card // 13, points, others, reading.later_stray)
            costs.append(wins * points)
    return min(costs, default=0.0)


def _outlook(reading: Reading, card: Card, led: int, points: float, later: tuple[int, ...], stray: float) -> Prospect:
    """What becomes of a card that is the best so far when the seats `later` have yet to play."""
    suit = SUIT_SETS[led]
    lower = suit & ((1 << card) - 1)
    higher = suit & ~lower & ~(1 << card)
    eager, eager_last = (EAGER, EAGER_LAST) if points <= 0 else (EAGER_COSTLY, EAGER_COSTLY)
    wins = 1.0
    for seat in later:
        no_lower, no_higher = reading.has_none(seat, lower), reading.has_none(seat, higher)
        if seat == later[-1]:
            eager = eager_last
        wins *= 1 - (1 - no_higher) * (no_lower + (1 - no_lower) * eager)
        void = no_lower * no_higher
        points += void * stray
        if void < 1:
            points += (1 - void) * _followed(reading, seat, lower)
    return Prospect(wins, points)


def _followed(reading: Reading, seat: int, lower: int) -> float:
    """The points that a seat is likely to add when it follows with one of these cards."""
    lower &= reading.holds[seat]
    cards = lower & reading.worth.costly
    if not cards:
        return 0.0
    points = reading.worth.points
    total = big = 0.0
    while cards:
        card = cards.bit_length() - 1
        cards ^= 1 << card
        if reading.worth.big >> card & 1:
            known = reading.given >> card & 1
            big += points[card] * DROP * (1.0 if known else reading.shares[card // 13][seat])
        else:
            total += points[card]
    return big + total / lower.bit_count()
