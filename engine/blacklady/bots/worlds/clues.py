"""Worlds that explain well what was seen: of several that agree with the view, the likelier one is taken more often.

A clue says of a seat that, by its habits, it would not have played as it did with any of these cards in its hand. It is no
certainty, so a world against a clue keeps a part of its weight.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ...cards import CardSet
from ...rng import Rng
from ...tricks import Hands
from . import Worlds

__all__ = ["Clue", "likely"]


class Clue(NamedTuple):
    """A seat that probably holds none of `cards`; `doubt` is what is left of a world's weight in which it does."""

    seat: int
    cards: CardSet
    doubt: float


def likely(
    worlds: Worlds, clues: Sequence[Clue], tries: int, rng: Rng, fits: Callable[[Hands], float] | None = None
) -> Hands:
    """One of so many drawn worlds, each with a chance in proportion to its weight: what the clues leave, times `fits`."""
    if not (clues or fits) or tries < 2 or worlds.total == 1:
        return worlds.draw(rng)
    drawn: list[Hands] = []
    ends: list[float] = []
    total = 0.0
    for _ in range(tries):
        hands = worlds.draw(rng)
        weight = 1.0 if fits is None else fits(hands)
        for seat, cards, doubt in clues:
            if hands[seat] & cards:
                weight *= doubt
        total += weight
        drawn.append(hands)
        ends.append(total)
    at = rng.random() * total
    return next((hands for hands, end in zip(drawn, ends, strict=True) if at < end), drawn[-1])
