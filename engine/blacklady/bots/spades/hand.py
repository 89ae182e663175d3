"""How many tricks a hand is likely to take."""

import math
from functools import lru_cache
from typing import Final

from ...cards import SPADES, SUIT_SETS, CardSet

__all__ = ["promise"]

#: What a card is worth by the higher ones that are out, with enough lower ones beside it to wait, and without.
GUARDED: Final = (1.0, 0.68, 0.3, 0.08)
BARE: Final = (1.0, 0.15, 0.03, 0.0)
#: The same for a spade, which can't be trumped.
TRUMP_GUARDED: Final = (1.0, 0.9, 0.65, 0.4)
TRUMP_BARE: Final = (1.0, 0.3, 0.15, 0.1)
#: A spade beyond the third.
LONG: Final = 0.85
#: What a low spade is worth with a side suit of no card, one or two: it can trump.
RUFF: Final = (0.7, 0.45, 0.12)


@lru_cache(maxsize=512)
def _both_follow(out: int, rounds: int) -> float:
    """The chance that two of three hands have so many cards of a suit of which `out` are out."""
    total = 0.0
    for a in range(rounds, out + 1):
        for b in range(rounds, out - a + 1):
            total += math.comb(out, a) * math.comb(out - a, b)
    return float(total / 3**out)


@lru_cache(maxsize=20_000)
def _plain(mine: int, out: int, trumps: bool) -> float:
    """Tricks by the cards of a side suit; `trumps`: others may trump it."""
    number, length = out.bit_count(), mine.bit_count()
    total, before = 0.0, 0
    while mine:
        rank = mine.bit_length() - 1
        mine ^= 1 << rank
        higher = max(0, (out >> rank).bit_count() - before)
        table = GUARDED if length - 1 - before >= higher else BARE
        worth = table[min(3, higher)]
        rounds = before + higher + 1
        if trumps:
            worth *= _both_follow(number, rounds)
        total += worth
        before += 1
    return total


@lru_cache(maxsize=5_000)
def _trumps(mine: int, out: int, ruffs: float) -> float:
    """Tricks by spades; `ruffs` of the low ones can trump, on average."""
    number, length = out.bit_count(), mine.bit_count()
    total, before = 0.0, 0
    while mine:
        rank = mine.bit_length() - 1
        mine ^= 1 << rank
        higher = max(0, (out >> rank).bit_count() - before)
        table = TRUMP_GUARDED if length - 1 - before >= higher else TRUMP_BARE
        worth = table[min(3, higher)]
        if before >= min(3, number):
            worth = max(worth, LONG if number else 1.0)
        elif ruffs > 0 and worth < 1:
            used = min(1.0, ruffs)
            worth = max(worth, used)
            ruffs -= used
        total += worth
        before += 1
    return total


def promise(hand: CardSet, out: CardSet) -> float:
    """The tricks that a hand is likely to take while others hold the cards `out`."""
    trumps = bool(out & SUIT_SETS[SPADES])
    total = ruffs = 0.0
    for suit in range(3):
        mine, others = hand >> 13 * suit & 0x1FFF, out >> 13 * suit & 0x1FFF
        if mine:
            total += _plain(mine, others, trumps)
        length = mine.bit_count()
        if length < 3 and others.bit_count() >= 3:
            ruffs += RUFF[length] * (2 if length == 0 else 1)
    mine = (hand & SUIT_SETS[SPADES]) >> 39
    if mine:
        total += _trumps(mine, (out & SUIT_SETS[SPADES]) >> 39, round(ruffs, 1))
    return total
