"""What speaks against a world, though it agrees with the view.

A clue says of a seat that, by its habits, it would not have played as it did with any of these cards in its hand. It is no
certainty, so a world against a clue keeps a part of its weight.
"""

from typing import NamedTuple

from ...cards import CardSet

__all__ = ["Clue"]


class Clue(NamedTuple):
    """A seat that probably holds none of `cards`; `doubt` is what is left of a world's weight in which it does."""

    seat: int
    cards: CardSet
    doubt: float
