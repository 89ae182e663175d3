"""What the end of a deal of Hearts is worth to a seat: its chance to win the game with the totals that follow."""

import math
from collections.abc import Sequence
from typing import Final

from ...games.hearts import HeartsOptions
from ...games.hearts.scoring import is_over, places, settle, standing
from ...games.hearts.values import card_values
from ...views import View
from ..playout.hearts import BONUS
from .halving import WHOLE

__all__ = ["Worth", "chances"]

#: How far ahead is much, in points of a deal of 26: at the game's end, with the root of the points that it is away, and with
#: those points. Fitted to games between four bots that play by rules of thumb: 400 standings, 500 games each, the error is
#: 0.019, as large as the chance of 500 games alone.
NEAR: Final = 6.0
ROOT: Final = 1.0
FAR: Final = 0.05
#: What is left of the chance when a rival shoots the moon. By the totals alone it would be no worse than Q♠, since the others
#: suffer as well; but then everybody leaves it to everybody else to stop it.
AGAINST: Final = 0.6
#: The points of an ordinary deal.
USUAL: Final = 26.0


def chances(options: HeartsOptions, totals: Sequence[int]) -> list[float]:
    """The chance of each seat to win a game that stands so, all being equally strong."""
    unit = card_values(options).all_points / USUAL
    away = max(0.0, (options.target - max(totals)) / unit)
    scale = unit * (NEAR + ROOT * math.sqrt(away) + FAR * away)
    best = min(totals)
    weights = [math.exp((best - total) / scale) for total in totals]
    whole = math.fsum(weights)
    return [weight / whole for weight in weights]


class Worth:
    """What outcomes of the view's deal are worth to the view's seat."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view, self.me, self.options = view, view.seat, view.options
        self.before = [seat.total for seat in view.seats]
        self.all_points = card_values(view.options).all_points
        self._known: dict[tuple[int, ...], int] = {}

    def of(self, counts: Sequence[int], winners: int) -> int:
        """The chance to win, in parts of `WHOLE`, when a playout ends with these `counts` and `winners`."""
        key = (*counts, winners)
        value = self._known.get(key)
        if value is None:
            value = self._known[key] = round(WHOLE * self._chance(counts, winners))
        return value

    def of_moon(self, word: str) -> int:
        """The same when this seat has shot the moon and says how to score it."""
        winners = sum(1 << seat.seat for seat in self.view.seats if seat.tricks)
        cards = [seat.points for seat in self.view.seats]
        return round(WHOLE * self._after(cards, self.me, winners, word)[self.me])

    def _chance(self, counts: Sequence[int], winners: int) -> float:
        costly = [count % BONUS for count in counts]
        cards = [points - 10 * (count >= BONUS) for points, count in zip(costly, counts, strict=True)]
        shooter = costly.index(self.all_points) if self.options.moon != "none" and self.all_points in costly else None
        words = ("add", "subtract") if shooter is not None and self.options.moon == "shooter-chooses" else ("",)
        ways = [self._after(cards, shooter, winners, word) for word in words]
        chance = ways[0] if shooter is None else max(ways, key=lambda chance: chance[shooter])
        return chance[self.me] * (AGAINST if shooter not in (None, self.me) else 1.0)

    def _after(self, cards: Sequence[int], shooter: int | None, winners: int, word: str) -> list[float]:
        """Each seat's chance after a deal that gave these points."""
        points, _ = settle(self.options, self.before, cards, shooter, winners, word)
        totals = [standing(self.options, total + more) for total, more in zip(self.before, points, strict=True)]
        if not is_over(self.options, totals):
            return chances(self.options, totals)
        first = places(totals)
        return [(place == 1) / first.count(1) for place in first]
