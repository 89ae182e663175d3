"""Spend playouts where the decision is close: successive halving.

All arms are tried in the same worlds, so what is compared is the choice, not the luck of the deal. After each round the worse
half drops out, and what is left shares the next round's playouts.

Karnin, Koren, Somekh: Almost optimal exploration in multi-armed bandits (ICML 2013).
"""

from collections.abc import Callable, Generator
from typing import Final, NamedTuple, TypeVar

__all__ = ["WHOLE", "Estimate", "halve"]

#: Certainty, a chance of 1. Values are whole numbers, so that sums are the same on every platform.
WHOLE: Final = 1_000_000

World = TypeVar("World")


class Estimate(NamedTuple):
    """What an arm is worth: the sum of the values of so many playouts, chances in parts of `WHOLE`."""

    total: int = 0
    playouts: int = 0

    @property
    def chance(self) -> float:
        """The mean of the chances, from 0 to 1."""
        return self.total / self.playouts / WHOLE if self.playouts else 0.0


def halve(
    arms: int,
    playouts: int,
    draw: Callable[[], World],
    value: Callable[[World, int], int],
    margin: int = 0,
    repeats: int = 1,
) -> Generator[None, None, tuple[int, tuple[Estimate, ...]]]:
    """The number of the best of so many arms, and the estimate of each.

    `draw` gives a world, `value` what an arm is worth in it, by one playout; each is tried `repeats` times in a world. Arm 0 is
    what one would do without thinking: it never drops out, and another has to be better by `margin` in the mean. Yields after
    every world, so that a caller may stop or do something else. Each arm is tried at least once, even if that takes more
    than `playouts`; a single one no more than in one world, for there is nothing to compare it with.
    """
    totals, tried = [0] * arms, [0] * arms
    alive = list(range(arms))
    rounds = max(1, (arms - 1).bit_length())
    for number in range(rounds):
        for _ in range(max(1, playouts // (rounds * len(alive) * repeats)) if arms > 1 else 1):
            world = draw()
            for arm in alive * repeats:
                totals[arm] += value(world, arm)
                tried[arm] += 1
            yield
        # Those alive have been tried in the same worlds, so sums compare like means; of equals the first stays first.
        alive.sort(key=lambda arm: (-totals[arm], arm))
        if number < rounds - 1:
            left = alive[: (len(alive) + 1) // 2]
            alive = left if 0 in left else [*left, 0]
    best = alive[0]
    if totals[best] - totals[0] < margin * tried[0]:
        best = 0
    return best, tuple(map(Estimate, totals, tried))
