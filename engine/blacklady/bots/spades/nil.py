"""How safe a nil is."""

from functools import lru_cache
from typing import Final

from ...cards import SPADES, SUIT_SETS, CardSet

__all__ = ["safety"]

#: How likely the first, second … round of a suit is to catch the hand with its lowest card left.
ROUNDS: Final = (0.74, 0.62, 0.43, 0.05, 0.02, 0.01, 0.0)
#: The same for spades, where nobody can be hoped to trump and no card be thrown away.
SPADE_ROUNDS: Final = (1.0, 0.85, 0.8, 0.9, 0.9, 0.9, 0.9)
#: How many of the others' cards are likely to be below one, at least.
FOLLOW: Final = 3.7


@lru_cache(maxsize=20_000)
def _suit_safety(mine: int, out: int, spades: bool) -> float:
    """The chance that no card of the suit wins a trick."""
    number, chance, order = out.bit_count(), 1.0, 0
    rounds = SPADE_ROUNDS if spades else ROUNDS
    while mine and number:
        rank = (mine & -mine).bit_length() - 1
        mine &= mine - 1
        below = (out & (1 << rank) - 1).bit_count() / number
        chance *= 1 - rounds[min(order, 6)] * float(below**FOLLOW)
        order += 1
    if mine and spades:
        chance = 0.0
    return chance


def safety(hand: CardSet, out: CardSet) -> float:
    """The chance that the hand takes no trick while others hold the cards `out`."""
    chance = 1.0
    for suit, cards in enumerate(SUIT_SETS):
        mine = (hand & cards) >> 13 * suit
        if mine:
            chance *= _suit_safety(mine, (out & cards) >> 13 * suit, suit == SPADES)
    return chance
