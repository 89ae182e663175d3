"""What all measurements of strength share: intervals, the time that decisions take, and neutral tables."""

import importlib.util
import math
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

from blacklady.bots import Bot, Budget
from blacklady.rng import Rng
from blacklady.views import View

__all__ = ["Clock", "interval", "load_table"]


def interval(values: Sequence[float], digits: int = 2) -> tuple[float, float]:
    """The mean of these values and the half width of its 95 % interval."""
    mean = sum(values) / len(values)
    spread = math.sqrt(sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1))
    return round(mean, digits), round(1.96 * spread / math.sqrt(len(values)), digits)


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
