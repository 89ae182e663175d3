"""Who looks as though they were shooting the moon: from what they passed, led, followed with and threw.

The figures are how much oftener a bot that hunts does a thing than one that plays by rules of thumb, over 320 deals, tempered,
since people hunt with more method, and not from the first card on.
"""

from functools import lru_cache
from typing import Final

from ...cards import HEARTS, SPADES, Card, cards_in, rank_of, suit_of
from ...games.hearts.values import QUEEN, card_values
from ...views import Trick, View

__all__ = ["suspicion"]

#: The suspicion of the heights of a card: up to 7, up to J, and above.
HEIGHTS: Final = (6, 10)
LEADS: Final = {HEARTS: (1.2, 8.0, 16.0), SPADES: (0.5, 1.5, 5.0)}
OTHER_LEADS: Final = (0.45, 2.0, 4.0)
#: Over the best card, as the last to play and not; the second with points in the trick.
OVER_LAST: Final = ((6.0, 4.0, 1.2), (8.0, 5.0, 1.8))
OVER: Final = ((1.4, 2.0, 1.6), (3.5, 3.5, 3.5))
#: Under it, the second with points in the trick.
UNDER: Final = ((0.7, 0.3, 0.15), (0.2, 0.2, 0.3))
THROWS: Final = (2.2, 1.0, 0.4)
THROWN_HEART: Final = 0.2
THROWN_QUEEN: Final = 0.02
#: A pass by how many of its cards are from 10 up.
PASSED: Final = (8.0, 2.0, 0.3, 0.1)
PASSED_HIGH: Final = 8
#: However long a seat plays like a hunter, it is no more likely one than this against one.
MOST: Final = 400.0


def suspicion(view: View) -> list[float]:
    """By seat: how much likelier what it did is if it hunts the moon than if it doesn't; 0 for one that can't shoot it."""
    odds = [1.0] * 4
    if view.pass_from is not None and view.received:
        high = sum(rank_of(card) >= PASSED_HIGH for card in cards_in(view.received))
        odds[view.pass_from] *= PASSED[min(high, 3)]
    costs = card_values(view.options).points
    for trick in view.all_tricks:
        for at, times in enumerate(_told(trick, costs)):
            odds[(trick.leader + at) % 4] *= times
    takers = {trick.winner for trick in view.tricks if any(costs[card] > 0 for card in trick.cards)}
    return [0.0 if seat == view.seat or takers - {seat} else min(MOST, told) for seat, told in enumerate(odds)]


@lru_cache(maxsize=256)
def _told(trick: Trick, costs: tuple[int, ...]) -> tuple[float, ...]:
    """What each card of a trick tells, in the order played."""
    result: list[float] = []
    best, points = -1, False
    for at, card in enumerate(trick.cards):
        height = _height(card)
        if at == 0:
            result.append(LEADS.get(suit_of(card), OTHER_LEADS)[height])
            best = card
        elif suit_of(card) != suit_of(best):
            result.append(
                THROWN_QUEEN if card == QUEEN else THROWN_HEART if suit_of(card) == HEARTS else THROWS[height]
            )
        elif card > best:
            result.append((OVER_LAST if at == 3 else OVER)[points][height])
            best = card
        else:
            result.append(UNDER[points][height])
        points = points or costs[card] > 0
    # The first card of a deal is nobody's choice.
    return (1.0, *result[1:]) if trick.number == 1 else tuple(result)


def _height(card: Card) -> int:
    return sum(rank_of(card) >= from_rank for from_rank in HEIGHTS)
