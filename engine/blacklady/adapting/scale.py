"""The scale on which people and bots stand: what each level's play gives away and how often it wins.

Measured by `tests/bench/strength.py scale`; docs/strength.md says how.
"""

import math
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from ..bots import BOTS
from ..errors import RequestError
from ..texts import text

__all__ = ["LEVELS", "Scale", "scale_of"]

#: The levels, the weaker first; the tuples of a scale are in this order.
LEVELS: Final = tuple(BOTS)


class Scale(NamedTuple):
    """A game's scale. Whoever plays has a place on it: 0 is the weakest level, 1 the next, and there is room in between.

    `ratings` are logits: who is better by 1 wins e times as often. `losses` is what decisions give away, of what picking blindly
    would, and `spreads` by how much that strays, in standard deviations of one decision. `target` is the share of games that
    a person is to win.
    """

    ratings: tuple[float, ...]
    losses: tuple[float, ...]
    spreads: tuple[float, ...]
    target: float
    partners: bool

    def loss(self, place: float) -> tuple[float, float]:
        """What such a player's decisions give away, and by how much that strays with a single one."""
        return _between(self.losses, place), _between(self.spreads, place)

    def expected(self, place: float, bots: Sequence[str]) -> float:
        """The share of games that such a player wins with these bots to the left, opposite and to the right."""
        rating = _between(self.ratings, place)
        left, opposite, right = (self.ratings[LEVELS.index(bot)] for bot in bots)
        if self.partners:
            return 1 / (1 + math.exp((left + right - opposite - rating) / 2))
        return 1 / (1 + sum(math.exp(other - rating) for other in (left, opposite, right)))


def _between(values: Sequence[float], place: float) -> float:
    below = min(int(place), len(values) - 2)
    return values[below] + (values[below + 1] - values[below]) * (place - below)


_SCALES: Final[Mapping[str, Scale]] = {
    "hearts": Scale(
        ratings=(0.0, 2.3, 3.1, 3.75, 4.35, 5.0, 5.45, 5.75),
        losses=(0.82, 0.67, 0.53, 0.46, 0.41, 0.36, 0.27, 0.18),
        spreads=(1.1, 0.93, 0.82, 0.76, 0.71, 0.69, 0.6, 0.48),
        target=0.28,
        partners=False,
    ),
    "spades": Scale(
        ratings=(0.0, 3.8, 4.6, 5.2, 6.3, 7.4, 7.65, 9.1),
        losses=(0.81, 0.65, 0.59, 0.53, 0.45, 0.4, 0.36, 0.16),
        spreads=(1.06, 0.82, 0.77, 0.75, 0.75, 0.68, 0.68, 0.45),
        target=0.5,
        partners=True,
    ),
}


def scale_of(game: str) -> Scale:
    """The scale of a game; raises `RequestError` for a game that has none."""
    try:
        return _SCALES[game]
    except KeyError:
        raise RequestError(text("error.no_scale", name=game[:40], games=", ".join(_SCALES))) from None
