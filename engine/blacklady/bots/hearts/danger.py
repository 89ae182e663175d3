"""How many points the cards of a hand are likely to cost later."""

import math
from functools import lru_cache
from typing import Final

from ...cards import CardSet
from .worth import Worth

__all__ = ["RELIEF", "hand_danger", "suit_danger"]

#: What it costs to take a trick at all, and the shares of its points and of what others throw on it that this hand will get.
TRICK: Final = 2.0
POINTS: Final = 0.3
STRAY: Final = 0.15
#: How much the first, the second and every later round of a suit counts.
ROUNDS: Final = (1.0, 0.9, 0.35, 0.2, 0.1, 0.1, 0.1, 0.1)
#: What remains of the danger after each discard that a short suit gives.
RELIEF: Final = 0.9
#: The others hardly take a trick that has a card of so many points in it.
SHUN: Final = 0.28
BIG: Final = 3.5
#: Share of the points thrown on a suit that only this hand has; of those of a costly card that is never played to its suit.
STUCK: Final = 0.3
KEPT: Final = 0.3


@lru_cache(maxsize=50_000)
def suit_danger(mine: int, out: int, worth: tuple[float, ...], stray: float) -> tuple[float, float]:
    """The points that the cards `mine` of a suit may cost while `out` are held by others, and the discards the suit gives.

    Both are sets of 13 bits; `worth` is the points of the suit's cards; `stray` is what a seat void in it throws.
    """
    number = out.bit_count()
    rounds: list[tuple[float, float]] = []
    left = float(number)
    while left > 0.5:
        followers = 3 * (1 - (2 / 3) ** left)
        rounds.append((followers, ROUNDS[len(rounds)] * min(1.0, left / 3)))
        left -= followers
    held = [rank for rank in range(13) if mine >> rank & 1]
    discards = sum(weight for _, weight in rounds[len(held) :])
    if not held:
        return 0.0, discards
    if not rounds:
        return sum(stray * STUCK + worth[rank] * KEPT for rank in held), 0.0
    costs = {rank: _card_cost(rank, out, number, worth) for rank in held}
    best = None
    for top in range(min(3, len(held)) + 1):
        order = held[len(held) - top :][::-1] + held[: len(held) - top]
        danger = 0.0
        for (followers, weight), rank in zip(rounds, order, strict=False):
            below, points, own = costs[rank]
            wins = below**followers
            if own > BIG:
                wins **= SHUN
            danger += weight * wins * (TRICK + POINTS * (own + followers * points) + STRAY * (3 - followers) * stray)
        for rank in order[len(rounds) :]:
            danger += worth[rank] * KEPT * max(0.0, 1 - number / 8)
        if best is None or danger < best:
            best = danger
    assert best is not None
    return best, discards


def _card_cost(rank: int, out: int, number: int, worth: tuple[float, ...]) -> tuple[float, float, float]:
    """The share of the cards out that are lower, the mean points of those, and the card's own."""
    lower = out & (1 << rank) - 1
    count = lower.bit_count()
    points = 0.0
    for other in range(rank):
        if lower >> other & 1:
            points += worth[other]
    return count / number, points / count if count else 0.0, worth[rank]


def hand_danger(hand: CardSet, out: CardSet, worth: Worth, stray: float) -> float:
    """The points that a hand is likely to cost while the cards `out` are held by others."""
    danger = discards = 0.0
    stray = round(stray, 1)
    for suit in range(4):
        cost, relief = suit_danger(hand >> 13 * suit & 0x1FFF, out >> 13 * suit & 0x1FFF, worth.suits[suit], stray)
        danger += cost
        discards += relief
    return danger * math.pow(RELIEF, discards)
