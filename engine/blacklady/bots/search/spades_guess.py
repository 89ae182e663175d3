"""What a hand of Spades is likely to bid, at a glance; and so, which hands a bid speaks for.

Hands are four small masks, as in a playout. Tricks are counted in sixteenths, so that all is whole numbers.
"""

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from ...games.spades.state import NIL, is_nil, tricks_bid

__all__ = ["bid_guess", "expected", "likelihood", "number_guess"]

#: Sixteenths in a trick.
TRICK: Final = 16
#: A side suit's honours: the mask, the length from which and up to which it is worth most, and what it is worth in a suit
#: that is shorter, right, and longer.
HONOURS: Final = ((1 << 12, 1, 5, 0, 16, 10), (1 << 11, 2, 4, 3, 12, 6), (1 << 10, 3, 4, 0, 6, 2))
#: A spade that one other beats, and that two others beat, with enough lower ones beside it; and one from the fourth on.
SECOND: Final = 14
THIRD: Final = 10
LONG: Final = 13
#: What a low spade is worth that may trump, and what each card is that a side suit is shorter than two.
LOW: Final = 9
SHORT: Final = 8
#: A nil is bid below this danger; a number is what is expected, with so much added before the rest is cut off.
NIL_BELOW: Final = 21
ROUND: Final = 6
#: Likelihoods, as whole numbers: by the quarters of a trick between what a hand expects and what it bids, which stray so
#: far; and of a nil, by the eighths of danger that it runs.
STRAY: Final = 3.6
NEAR: Final = tuple(max(1, round(100 * math.exp(-((quarters / STRAY) ** 2) / 2))) for quarters in range(64))
NIL_NEAR: Final = (100, 100, 90, 75, 50, 30, 18, 10, 6, 4, 3, 2)


@lru_cache(maxsize=8192)
def _side(mask: int) -> int:
    """Tricks by the high cards of a side suit, with 256 for each card that it is shorter than two."""
    length = mask.bit_count()
    total = 256 * max(0, 2 - length)
    for honour, least, most, short, right, long in HONOURS:
        if mask & honour:
            total += short if length < least else right if length <= most else long
    return total


@lru_cache(maxsize=32768)
def _spades(mask: int) -> tuple[int, int]:
    """Tricks by high and long spades, and how many low ones are free to trump."""
    total = low = higher = before = 0
    length = mask.bit_count()
    for rank in range(14 if mask >> 13 else 12, -1, -1):
        if not mask >> rank & 1:
            higher += 1
            continue
        if higher == 0:
            total += TRICK
        elif higher == 1 and before + 1 < length:
            total += SECOND
        elif higher == 2 and length >= 3:
            total += THIRD
        elif before >= 3:
            total += LONG
        else:
            low += 1
        before += 1
    return total, low


def expected(masks: Sequence[int]) -> int:
    """Tricks that a hand may expect, in sixteenths."""
    clubs, diamonds, hearts, spades = masks
    total, low = _spades(spades)
    sides = _side(clubs) + _side(diamonds) + _side(hearts)
    trumping, shortness = LOW * low, SHORT * (sides >> 8)
    return total + (sides & 255) + (trumping if trumping < shortness else shortness)


@lru_cache(maxsize=32768)
def _danger(mask: int, spades: bool) -> int:
    """How much a nil must fear from a suit: the more, the more lower cards than its lowest are with others."""
    danger = order = 0
    while mask:
        below = (mask & -mask).bit_length() - 1 - order
        mask &= mask - 1
        order += 1
        if spades:
            danger += 100 if below >= 10 else 3 * max(0, below - 2)
            danger += 6 if order > 2 else 0
        elif order <= 3:
            danger += 3 * max(0, below - 2 - order)
    return danger


def _nil_danger(masks: Sequence[int]) -> int:
    """How dangerous a nil is with this hand: 0 is safe, from about 20 on few would bid it."""
    clubs, diamonds, hearts, spades = masks
    return _danger(clubs, False) + _danger(diamonds, False) + _danger(hearts, False) + _danger(spades, True)


def likelihood(bid: str, masks: Sequence[int], takes: float = 1.0) -> int:
    """How well a hand explains a bid, from 1 to 100, of a player who `takes` so many tricks for each that is bid."""
    if is_nil(bid):
        return NIL_NEAR[min(_nil_danger(masks) // 8, len(NIL_NEAR) - 1)]
    return NEAR[abs(expected(masks) - round(TRICK * takes * tricks_bid(bid))) >> 2]


def number_guess(masks: Sequence[int]) -> int:
    """The number that such a hand bids if it bids no nil."""
    return max(1, (expected(masks) + ROUND) // TRICK)


def bid_guess(masks: Sequence[int], nil: bool) -> str:
    """What such a hand bids, a nil only if that is wanted."""
    return NIL if nil and _nil_danger(masks) < NIL_BELOW else str(number_guess(masks))
