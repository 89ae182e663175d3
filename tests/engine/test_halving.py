"""Successive halving: the playouts go where the decision is close."""

from collections import Counter

import pytest
from blacklady.bots.search.halving import halve
from blacklady.rng import Rng


def run(values: list[int], playouts: int, noise: int = 0, margin: int = 0) -> tuple[int, Counter[int], int]:
    """The best arm, how often each was tried, and in how many worlds; a world shifts all arms alike."""
    rng, tried = Rng("halving"), Counter[int]()

    def value(world: int, arm: int) -> int:
        tried[arm] += 1
        return world + values[arm] + rng.below(2 * noise + 1) - noise

    thought = halve(len(values), playouts, lambda: rng.below(1000), value, margin)
    worlds = 0
    while True:
        try:
            next(thought)
            worlds += 1
        except StopIteration as ended:
            best, estimates = ended.value
            assert [estimate.playouts for estimate in estimates] == [tried[arm] for arm in range(len(values))]
            return best, tried, worlds


def test_the_best_arm_is_found() -> None:
    assert run([0, 10, 50, 40, 20, 30], 200, noise=30)[0] == 2


def test_close_arms_get_the_playouts() -> None:
    _, tried, _ = run([50, 49, 5, 4, 3, 2, 1, 0], 400)
    assert min(tried[0], tried[1]) > 2 * max(tried[arm] for arm in range(2, 8))


@pytest.mark.parametrize("arms", [1, 2, 3, 7, 13, 26])
@pytest.mark.parametrize("playouts", [1, 100, 1000])
def test_the_budget_is_kept_but_each_arm_is_tried(arms: int, playouts: int) -> None:
    _, tried, _ = run(list(range(arms)), playouts)
    assert set(tried) == set(range(arms))
    assert sum(tried.values()) <= max(playouts, 6 * arms)


def test_the_first_arm_is_kept_unless_another_is_better_by_the_margin() -> None:
    assert run([0, 5, -9, -9, -9], 500, margin=6)[0] == 0
    assert run([0, 5, -9, -9, -9], 500, margin=4)[0] == 1


def test_of_equals_the_first_stays_first() -> None:
    assert run([7, 7, 7, 7], 100)[0] == 0
