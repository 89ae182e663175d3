"""A seeded generator that gives the same numbers on every platform and version of Python."""

import random
from collections.abc import MutableSequence, Sequence
from itertools import accumulate
from typing import Any, Final, TypeVar

T = TypeVar("T")

#: A seed as text may be this long, in characters.
SEED_LIMIT: Final = 200


class Rng:
    """A generator of random numbers that follow from the text `seed` alone.

    It uses only `random.Random.random()`, the one output that Python promises to keep for a given seed, and does its own
    choosing and shuffling on it. `fork` makes independent generators for parts of a match, so what one part draws never
    moves another.

    >>> Rng("tea").fork("deal/1").below(52) == Rng("tea").fork("deal/1").below(52)
    True
    """

    __slots__ = ("random", "seed")

    def __init__(self, seed: str) -> None:
        self.seed: Final = seed
        self.random: Final = random.Random(seed).random

    def fork(self, label: str) -> "Rng":
        """A new generator that depends on this one's seed and the label, not on what was drawn."""
        return Rng(f"{self.seed}/{label}")

    def below(self, n: int) -> int:
        """An int from 0 up to, not including, n."""
        return int(self.random() * n)

    def pick(self, items: Sequence[T]) -> T:
        """One of the items; raises `IndexError` if there is none."""
        return items[int(self.random() * len(items))]

    def pick_weighted(self, items: Sequence[T], weights: Sequence[float]) -> T:
        """One of the items, each with a chance in proportion to its weight; the weights are not all 0."""
        # Not `sum`, which rounds floats otherwise from Python 3.12 on.
        ends = list(accumulate(weights))
        at = self.random() * ends[-1]
        return next((item for item, end in zip(items, ends, strict=True) if at < end), items[-1])

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Shuffle in place, by Fisher and Yates' method (Knuth, TAOCP 2, algorithm P)."""
        for i in range(len(items) - 1, 0, -1):
            j = int(self.random() * (i + 1))
            items[i], items[j] = items[j], items[i]
