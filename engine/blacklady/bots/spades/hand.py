"""How many tricks a hand is likely to take, when it wants them and when it doesn't."""

import math
from functools import lru_cache
from typing import Final

from ...cards import SPADES, SUIT_SETS, CardSet
from .reading import Reading

__all__ = ["burden", "promise", "sure"]

#: What a card is worth by the higher ones that are out, with enough lower ones beside it to wait, and without.
GUARDED: Final = (1.0, 0.85, 0.25, 0.08)
BARE: Final = (1.0, 0.2, 0.1, 0.0)
#: A spade that all others beat is worth so much, more with each side suit that the hand is out of, and beyond the third.
LOW: Final = 0.2
VOID: Final = 0.2
LONG: Final = 0.6
#: What remains of a winner that somebody can trump.
TRUMPED: Final = 0.08
#: What all this is worth in tricks, since not everything comes true together; but a sure trump does.
REAL: Final = 0.74


@lru_cache(maxsize=4096)
def _at_least(number: int, rounds: int, share: float) -> float:
    """The chance that a seat has so many of the cards out, each of which it has with this chance."""
    return 1 - sum(
        math.comb(number, k) * share**k * (1 - share) ** (number - k) for k in range(min(rounds, number + 1))
    )


class Suit:
    """How long the two rivals of a seat are likely to follow a side suit, or whether they can't trump it."""

    def __init__(self, number: int, shares: tuple[float, ...], armed: tuple[float, ...]) -> None:
        self.number, self.shares, self.armed = number, shares, armed

    def stands(self, rounds: int) -> float:
        """The chance that nobody trumps the suit when it is led so many times."""
        chance = 1.0
        for share, armed in zip(self.shares, self.armed, strict=True):
            chance *= 1 - armed * (1 - _at_least(self.number, rounds, share))
        return chance


def _plain(mine: int, out: int, suit: Suit) -> float:
    """Tricks by the cards of a side suit."""
    length = mine.bit_count()
    total, before = 0.0, 0
    while mine:
        rank = mine.bit_length() - 1
        mine ^= 1 << rank
        higher = max(0, (out >> rank).bit_count() - before)
        table = GUARDED if length - 1 - before >= higher else BARE
        worth = table[min(3, higher)]
        if worth:
            total += worth * (TRUMPED + (1 - TRUMPED) * suit.stands(before + higher + 1))
        before += 1
    return total


def _trumps(mine: int, out: int, low: float) -> float:
    """Tricks by spades that aren't sure, of which a low one is worth so much."""
    number = out.bit_count()
    if not number:
        return 0.0
    total, before = 0.0, 0
    while mine:
        rank = mine.bit_length() - 1
        mine ^= 1 << rank
        if out >> rank:
            higher = max(0, (out >> rank).bit_count() - before)
            least = max(low, LONG) if before >= 3 else low
            total += least + (1 - least) * (1 - higher / number)
        before += 1
    return total


def sure(hand: CardSet, out: CardSet) -> int:
    """The tricks that a hand's spades take however they are played: those above all that are out."""
    return int(hand >> max(39, (out & SUIT_SETS[SPADES]).bit_length())).bit_count()


def promise(reading: Reading, hand: CardSet, out: CardSet, share: float = 1.0) -> float:
    """The tricks that a hand is likely to take while others hold the cards `out`; of what isn't sure only this share."""
    trumps = out & SUIT_SETS[SPADES]
    armed = tuple(
        round(_at_least(trumps.bit_count(), 1, reading.shares[SPADES][seat]), 2) if trumps else 0.0
        for seat in reading.rivals
    )
    total, low = 0.0, LOW
    for suit in range(3):
        mine, others = hand >> 13 * suit & 0x1FFF, out >> 13 * suit & 0x1FFF
        if mine:
            shares = tuple(round(reading.shares[suit][seat], 2) for seat in reading.rivals)
            total += _plain(mine, others, Suit(others.bit_count(), shares, armed))
        elif others.bit_count() >= 3:
            low += VOID
    mine = (hand & SUIT_SETS[SPADES]) >> 39
    if mine:
        total += _trumps(mine, trumps >> 39, low)
    return share * REAL * total + sure(hand, out)


#: How likely each round of a suit is to be played while the hand still has cards of it, and in spades.
ROUNDS: Final = (0.31, 0.15, 0.05, 0.03, 0.03, 0.03, 0.03)
SPADE_ROUNDS: Final = (0.7, 0.28, 0.12, 0.12, 0.12, 0.12, 0.12)
#: How many of the others' cards must be below one.
FOLLOW: Final = 1.4


@lru_cache(maxsize=20_000)
def _heavy(mine: int, out: int, spades: bool) -> float:
    number, total, order = out.bit_count(), 0.0, 0
    rounds = SPADE_ROUNDS if spades else ROUNDS
    while mine:
        rank = (mine & -mine).bit_length() - 1
        mine &= mine - 1
        below = (out & (1 << rank) - 1).bit_count() / number if number else float(spades)
        total += rounds[min(order, 6)] * float(below**FOLLOW)
        order += 1
    return total


def burden(hand: CardSet, out: CardSet) -> float:
    """The tricks that a hand is likely to take against its will while others hold the cards `out`."""
    total = 0.0
    for suit, cards in enumerate(SUIT_SETS):
        mine = (hand & cards) >> 13 * suit
        if mine:
            total += _heavy(mine, (out & cards) >> 13 * suit, suit == SPADES)
    return total
