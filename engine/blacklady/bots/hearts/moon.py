"""Shooting the moon: the chance that this seat does, and that another one does."""

import math
from functools import lru_cache
from typing import Final

from ...cards import HEARTS, CardSet, card_set
from ...games.hearts.values import ALL_HEARTS
from .reading import Reading

__all__ = ["shooting_chance", "stoppers", "threat"]

#: How much of the chance remains with a heart, and another card, that loses a trick; and when somebody else is on lead.
HEART_LOSER: Final = 0.25
SIDE_LOSER: Final = 0.25
SIDE_LOSER_EARLY: Final = 0.4
OFF_LEAD: Final = 0.75
#: How fast the threat grows with the share of the hearts' points that one seat has, and with the deal's end.
RISE: Final = 1.6
LATE: Final = 0.3
#: The same for a seat that has taken the last trick, too.
STREAK: Final = 1.3
#: How much more a stopper in hearts is worth than one elsewhere.
HEART_STOPPER: Final = 1.5


@lru_cache(maxsize=256)
def _outlasts(out: int, rounds: int) -> float:
    """The chance that one of three hands still has a card of a suit, of which `out` are out, after so many rounds of it.

    >>> _outlasts(1, 0), _outlasts(1, 1), round(_outlasts(3, 2), 3)
    (1.0, 0.0, 0.111)
    """
    if rounds <= 0:
        return float(out > 0)
    short = sum(
        math.comb(out, a) * math.comb(out - a, b)
        for a in range(min(out, rounds) + 1)
        for b in range(max(0, out - a - rounds), min(out - a, rounds) + 1)
    )
    return 1 - short / math.pow(3, out)


def shooting_chance(hand: CardSet, out: CardSet, *, leads: bool, drawn: int | None = None) -> float:
    """The chance to take every trick that matters with this hand, while nobody else has taken a point.

    `drawn` is the suit that has just been led and won, if one was: each of the others has one card of it less.
    """
    left = hand.bit_count()
    chance = 1.0 if leads or not left else OFF_LEAD
    for suit in range(4):
        mine, others = hand >> 13 * suit & 0x1FFF, out >> 13 * suit & 0x1FFF
        if not mine or not others:
            continue
        sure = (mine >> others.bit_length()).bit_count()
        higher = (others >> (mine & -mine).bit_length()).bit_count()
        keeps = HEART_LOSER if suit == HEARTS else SIDE_LOSER + (SIDE_LOSER_EARLY - SIDE_LOSER) * left / 13
        for rounds in range(sure, min(mine.bit_count(), sure + higher)):
            chance *= 1 - _outlasts(others.bit_count(), rounds + (suit == drawn)) * (1 - keeps)
    return chance


def stoppers(hand: CardSet, out: CardSet) -> float:
    """How many suits this hand stops from being run: a card that is highest counts one, one below k higher cards 2**-k.

    A lower card is a stopper only with as many cards below it to let the higher ones pass.
    """
    total = 0.0
    for suit in range(4):
        mine, others = hand >> 13 * suit & 0x1FFF, out >> 13 * suit & 0x1FFF
        if not others:
            continue
        guards, best = mine.bit_count(), 0.0
        while mine:
            rank = mine.bit_length() - 1
            mine ^= 1 << rank
            guards -= 1
            higher = (others >> rank).bit_count()
            if higher <= guards:
                best = max(best, 0.5**higher)
        total += best * HEART_STOPPER if suit == HEARTS else best
    return total


def threat(reading: Reading) -> tuple[int | None, float]:
    """The other seat that may be shooting the moon, and the chance that it would succeed if nobody thought of it.

    It is the one that has taken every point so far; the more hearts, and the later, the likelier, the more so if it
    has taken the last trick too.
    """
    if reading.options.moon == "none":
        return None, 0.0
    takers = [seat for seat in range(4) if reading.taken[seat]]
    if len(takers) != 1 or takers[0] == reading.me:
        return None, 0.0
    rival = takers[0]
    gone = ~(reading.hand | reading.out | card_set(reading.trick.cards))
    taken, hearts = reading.worth.add_up(ALL_HEARTS & gone), reading.worth.add_up(ALL_HEARTS)
    late = (len(reading.view.tricks) + 1) / 13
    chance = RISE * taken / hearts * late + LATE * late**3
    return rival, min(1.0, chance * (STREAK if reading.trick.leader == rival else 1.0))
