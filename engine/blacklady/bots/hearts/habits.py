"""What a play in Hearts tells about the cards that its player still has: nearly everybody ducks with the highest card that
stays under, drops Q♠ as soon as it is free, and throws the most dangerous card."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Final

from ...cards import HEARTS, SPADES, SUIT_SETS, Card, CardSet, cards_in, rank_of, suit_of
from ...games.hearts.values import ALL_HEARTS, QUEEN, card_values
from ...views import Trick, View
from ..base import Manner
from ..worlds.clues import Clue

__all__ = ["clues"]

#: How often each seat keeps a higher card that would stay under, too, compared with playing it.
Doubts = tuple[float, ...]

#: How often a seat acts against each habit, compared with acting by it.
SURE: Final = 0.1
USUAL: Final = 0.3
WEAK: Final = 0.6
KEPT: Final = 0.5
#: Hearts from this rank on go before anything else that isn't more dangerous.
HIGH_HEART: Final = 4

_ABOVE_QUEEN: Final = SUIT_SETS[SPADES] & ~((2 << QUEEN) - 1) & (1 << 52) - 1


def clues(view: View, manners: Sequence[Manner]) -> list[Clue]:
    """The clues about the cards of the other seats that are still out, by how their players play."""
    doubts = tuple(round(min(1.0, (1 - manner.highest) / max(manner.highest, SURE)), 3) for manner in manners)
    result: list[Clue] = list(_passed(view))
    queen_out, gone = True, 0
    for trick in view.all_tricks:
        result += [clue for clue in _in_trick(view.options, trick, queen_out, doubts) if clue.seat != view.seat]
        for card in trick.cards:
            gone |= 1 << card
        queen_out = not gone >> QUEEN & 1
    out = view.deck & ~view.hand & ~gone
    return [Clue(seat, cards & out, doubt) for seat, cards, doubt in result if cards & out]


@lru_cache(maxsize=256)
def _in_trick(options: Any, trick: Trick, queen_out: bool, doubts: Doubts) -> tuple[Clue, ...]:
    result: list[Clue] = []
    costs = card_values(options).points
    best, points = -1, 0
    for at, card in enumerate(trick.cards):
        seat = (trick.leader + at) % 4
        if at == 0:
            best = card
            result.append(Clue(seat, _below(card), WEAK))
        elif suit_of(card) == suit_of(trick.cards[0]):
            result += _followed(seat, card, best, doubts[seat], harmless=at == 3 and points <= 0)
            best = max(best, card)
        elif trick.number > 1 or options.first_trick_points:
            result += _thrown(seat, card, queen_out)
        points += costs[card]
        queen_out = queen_out and card != QUEEN
    return tuple(clue for clue in result if clue.cards)


def _passed(view: View) -> Iterator[Clue]:
    """Who passes a card doesn't keep a higher one of its suit, and hardly Q♠ or what is above it."""
    if view.pass_from is None or not view.received:
        return
    yield Clue(view.pass_from, 1 << QUEEN | _ABOVE_QUEEN, KEPT)
    for card in cards_in(view.received & ~SUIT_SETS[SPADES]):
        yield Clue(view.pass_from, _above(card), USUAL)


def _below(card: Card) -> CardSet:
    return SUIT_SETS[suit_of(card)] & ((1 << card) - 1)


def _above(card: Card) -> CardSet:
    return SUIT_SETS[suit_of(card)] & ~((2 << card) - 1)


def _followed(seat: int, card: Card, best: Card, doubt: float, *, harmless: bool) -> Iterator[Clue]:
    """Under the best card with the highest that stays under; over it only with nothing under, or when it does no harm."""
    queen = 1 << QUEEN
    if suit_of(card) == SPADES and best > QUEEN and card != QUEEN:
        yield Clue(seat, queen, SURE)
    if harmless:
        yield Clue(seat, _above(card) & ~queen, USUAL)
    elif card < best:
        yield Clue(seat, _above(card) & _below(best) & ~queen, doubt)
    else:
        yield Clue(seat, _below(best) & ~queen, USUAL)


def _thrown(seat: int, card: Card, queen_out: bool) -> Iterator[Clue]:
    """Q♠ first, then what is above it, then high hearts, then high cards."""
    if card == QUEEN:
        return
    if queen_out:
        yield Clue(seat, 1 << QUEEN, SURE)
        if suit_of(card) == SPADES and card > QUEEN:
            return
        yield Clue(seat, _ABOVE_QUEEN, USUAL)
    if suit_of(card) == HEARTS:
        yield Clue(seat, _above(card), USUAL)
    else:
        yield Clue(seat, ALL_HEARTS & ~((1 << 13 * HEARTS + max(HIGH_HEART, rank_of(card) - 2)) - 1), USUAL)
        yield Clue(seat, _above(card), WEAK)
