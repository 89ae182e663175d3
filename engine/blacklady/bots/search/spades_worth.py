"""What the end of a deal of Spades is worth to a side: its chance to win the game, in millionths."""

import math
from collections.abc import Sequence
from typing import Final

from ...games.spades import SpadesOptions
from ...games.spades.scoring import account, is_over
from ...games.spades.state import sides_of
from ...views import View
from ..playout.spades_roles import tricks_of
from .halving import WHOLE

__all__ = ["Worth", "chance"]

#: Points that the better side makes in a deal, and how far the difference between two sides strays in one.
PACE: Final = 75.0
SPREAD: Final = 85.0
#: Share of the bags' penalty that a bag costs before it is due.
BAG: Final = 0.9
#: What a point is worth beside the chance, up to so many, so that a game that is as good as won is brought to its end; all
#: this is worth `MARGIN` at most, and less than the end.
POINT: Final = 20
POINTS: Final = 450
MARGIN: Final = 10_000


def chance(options: SpadesOptions, totals: Sequence[int], bags: Sequence[int], me: int) -> int:
    """The chance of side `me` to win a game that goes on with these points and bags of the sides, in millionths."""
    bag = BAG * options.bag_penalty / options.bag_limit if options.bag_limit else 0.0
    worth = [total - bag * kept for total, kept in zip(totals, bags, strict=True)]
    rival = max(points for side, points in enumerate(worth) if side != me)
    deals = max(1.0, (options.target - max(worth)) / PACE)
    won = 0.5 + 0.5 * math.erf((worth[me] - rival) / (SPREAD * math.sqrt(2 * deals)))
    ahead = max(-POINTS, min(POINTS, round(worth[me] - rival)))
    return MARGIN + round((WHOLE - 2 * MARGIN) * won) + POINT * ahead


class Worth:
    """The worth of the ends of one deal, seen from one seat's side; each is found out once."""

    def __init__(self, view: View, seat: int, bids: Sequence[str]) -> None:
        self.options: SpadesOptions = view.options
        self.sides = sides_of(self.options)
        self.me = next(side for side, seats in enumerate(self.sides) if seat in seats)
        self.before = [view.seats[seats[0]].total for seats in self.sides]
        self.bags = [side.bags for side in view.sides]
        self.bids = tuple(bids)
        self.known: dict[int, int] = {}

    def __call__(self, taken: int) -> int:
        """The chance to win the game when the seats have taken so many tricks, packed as a playout gives them."""
        value = self.known.get(taken)
        if value is None:
            value = self.known[taken] = self._worth(tricks_of(taken))
        return value

    def _worth(self, tricks: tuple[int, ...]) -> int:
        options, me = self.options, self.me
        accounts = [
            account(options, seats, self.bids, tricks, bags) for seats, bags in zip(self.sides, self.bags, strict=True)
        ]
        totals = [before + each.points for before, each in zip(self.before, accounts, strict=True)]
        if options.boston == "wins":
            for side, seats in enumerate(self.sides):
                if sum(tricks[seat] for seat in seats) == 13:
                    return WHOLE if side == me else 0
        if is_over(options, totals):
            return WHOLE if totals[me] == max(totals) else 0
        return chance(options, totals, [each.bags for each in accounts], me)
