"""What the end of a deal is worth: the chance to win the game with the totals that follow."""

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from ...games.spades import SpadesOptions
from ...games.spades.scoring import account, is_over
from ...games.spades.state import is_nil, tricks_bid
from .reading import Reading

__all__ = ["Stakes"]

#: Points that a side makes in a deal, and how far the difference between two sides strays in one.
PACE: Final = 55.0
SPREAD: Final = 85.0
#: Share of the bags' penalty that a bag costs before it is due.
BAG: Final = 0.9
#: What a point is worth by itself, so that a game that is as good as won is brought to its end; and the end.
POINT: Final = 2e-5
DONE: Final = 0.01
#: How far the tricks of a side stray from what is expected: the variance for each trick left, but for the one on the
#: table and a part of the next; for how many at most, since the bids tell a lot about a whole deal.
STRAY: Final = 0.2
SETTLED: Final = 1.5
STRAYING: Final = 7


@lru_cache(maxsize=512)
def _account(
    options: SpadesOptions, seats: tuple[int, ...], bids: tuple[str, ...], tricks: tuple[int, ...], bags: int
) -> tuple[int, int]:
    done = account(options, seats, bids, tricks, bags)
    return done.points, done.bags


class Stakes:
    """What is at stake in a deal with these bids, seen from one seat's side."""

    def __init__(self, reading: Reading, bids: tuple[str, ...], left: int, variance: float = 0.0) -> None:
        self.reading, self.bids, self.left, self.variance = reading, bids, left, variance
        self.known: dict[tuple[int, int | None], float] = {}
        own = reading.sides[reading.side]
        #: The seats that take tricks for the two sides: never one whose nil stands, if it can be helped.
        self.taker = self._taker(own)
        self.rivals = [seat for seat in range(4) if seat not in own]

    def _taker(self, seats: Sequence[int]) -> int:
        return max(seats, key=lambda seat: not is_nil(self.bids[seat]))

    def chance(self, mean: float, failed: int | None = None) -> float:
        """The chance to win the game if the side takes so many more tricks on average, and this seat's nil fails."""
        variance = STRAY * min(self.left - SETTLED, STRAYING) + self.variance
        variance = max(variance, 0.02)
        total = weight = 0.0
        for more in range(self.left + 1):
            share = math.exp(-((more - mean) ** 2) / (2 * variance))
            if share > 1e-4:
                total += share * self._after(more, failed)
                weight += share
        return total / weight if weight else self._after(round(min(max(mean, 0), self.left)), failed)

    def _after(self, more: int, failed: int | None) -> float:
        key = (more, failed)
        if key not in self.known:
            self.known[key] = self._won(self._tricks(more, failed))
        return self.known[key]

    def _tricks(self, more: int, failed: int | None) -> tuple[int, ...]:
        """The tricks of all seats when the side takes so many more."""
        reading, tricks = self.reading, list(self.reading.taken)
        tricks[self.taker] += more
        rest = self.left - more
        if len(self.rivals) == 2:
            tricks[self._taker(self.rivals)] += rest
        else:
            for _ in range(rest):
                tricks[
                    max(self.rivals, key=lambda s: (not is_nil(self.bids[s]), tricks_bid(self.bids[s]) - tricks[s]))
                ] += 1
        if failed is not None:
            giver = self.taker if failed in reading.sides[reading.side] else self._taker(self.rivals)
            if giver != failed and tricks[giver]:
                tricks[giver] -= 1
            tricks[failed] += 1
        return tuple(tricks)

    def _won(self, tricks: tuple[int, ...]) -> float:
        reading, view, options = self.reading, self.reading.view, self.reading.options
        totals: list[int] = []
        worth: list[float] = []
        for seats, side in zip(reading.sides, view.sides, strict=True):
            points, bags = _account(options, seats, self.bids, tricks, side.bags)
            totals.append(view.seats[seats[0]].total + points)
            cost = BAG * options.bag_penalty / options.bag_limit if options.bag_limit else 0.0
            worth.append(totals[-1] - cost * bags)
        me = reading.side
        bonus = POINT * worth[me]
        swept = [sum(tricks[seat] for seat in seats) == 13 and options.boston == "wins" for seats in reading.sides]
        if any(swept) or is_over(options, totals):
            won = swept[me] if any(swept) else totals[me] == max(totals)
            return bonus + (1 + DONE if won else -DONE)
        rival = max(total for side, total in enumerate(worth) if side != me)
        deals = max(1.0, (options.target - max(worth)) / PACE)
        return bonus + 0.5 + 0.5 * math.erf((worth[me] - rival) / (SPREAD * math.sqrt(2 * deals)))
