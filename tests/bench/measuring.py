"""What all measurements of strength share: intervals, the time that decisions take, and neutral tables."""

import importlib.util
import math
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from types import ModuleType
from typing import Final, TypeVar

from blacklady.bots import Bot, Budget
from blacklady.rng import Rng
from blacklady.views import View

__all__ = ["Clock", "decided", "interval", "load_table", "spread_over"]

T = TypeVar("T")

#: Looking again and again finds a difference by chance sooner or later; three standard errors keep that below 1 % here.
LOOKS: Final = 3.0
#: Fewer results than this decide nothing.
LEAST: Final = 40
#: Results between two looks.
BATCH: Final = 8


def interval(values: Sequence[float], digits: int = 2) -> tuple[float, float]:
    """The mean of these values and the half width of its 95 % interval."""
    mean = sum(values) / len(values)
    spread = math.sqrt(sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1))
    return round(mean, digits), round(1.96 * spread / math.sqrt(len(values)), digits)


def decided(values: Sequence[float], even: float = 0.0) -> bool:
    """Whether it is clear on which side of `even` their mean is, though one looked after each of them."""
    if len(values) < LEAST:
        return False
    mean, half = interval(values, 6)
    return abs(mean - even) > LOOKS / 1.96 * half


def spread_over(jobs: int, play: Callable[[int], T], number: int) -> Iterator[T]:
    """`play(0)` … `play(number - 1)` in order, by so many processes; who stops asking ends them."""
    if jobs <= 1:
        yield from map(play, range(number))
        return
    with ProcessPoolExecutor(jobs) as pool:
        for start in range(0, number, BATCH * jobs):
            yield from pool.map(play, range(start, min(number, start + BATCH * jobs)))


class Clock:
    """Milliseconds of the decisions of a bot."""

    def __init__(self) -> None:
        self.times: list[float] = []

    def choose(self, bot: Bot, view: View, rng: Rng, playouts: int) -> str:
        """What the bot chooses, timed."""
        start = time.perf_counter()
        said = bot.choose(view, rng, Budget(playouts))
        self.times.append(1000 * (time.perf_counter() - start))
        return said

    def report(self) -> dict[str, float]:
        """Mean, median and 95th percentile."""
        times = sorted(self.times) or [0.0]
        mean = sum(times) / len(times)
        return {
            "mean": round(mean, 3),
            "median": round(times[len(times) // 2], 3),
            "p95": round(times[len(times) * 95 // 100], 3),
        }


def load_table(path: Path) -> ModuleType:
    """The neutral table in this file; it may import what lies beside it."""
    spec = importlib.util.spec_from_file_location("neutral_table", path)
    if spec is None or spec.loader is None:
        raise SystemExit(f"{path} is no Python file")
    sys.path.append(str(path.resolve().parent))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
