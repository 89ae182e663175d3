"""Imagined deals of Spades that explain the bids."""

from collections.abc import Callable, Sequence
from itertools import cycle
from typing import Final, NamedTuple

from ...cards import rank_of, suit_of
from ...games.spades.state import BLIND, LEFT_TO_BID
from ...rng import Rng
from ...views import View
from ..base import EVERYBODY, Manner
from ..playout import masks_of
from ..worlds import Worlds
from .spades_guess import likelihood

__all__ = ["World", "worlds_of"]

#: Of so many deals that agree with the view one is taken, by how well the bids speak for it.
DRAWS: Final = 3
#: How many random numbers a world has: all candidates are tried with the same ones, so that luck favours none.
LUCK: Final = 17


class World(NamedTuple):
    """The sixteen masks of a deal, and the luck that goes with it."""

    masks: list[int]
    numbers: list[float]

    def luck(self) -> Callable[[], float]:
        """The world's random numbers, from the first on, again and again."""
        return cycle(self.numbers).__next__


def worlds_of(view: View, rng: Rng, manners: Sequence[Manner] = EVERYBODY) -> Callable[[], World]:
    """A function that draws worlds; raises `ValueError` when no deal agrees with the view."""
    worlds, random = Worlds(view), rng.random
    gone = [0] * 16
    for trick in view.all_tricks:
        for seat, card in trick.plays:
            gone[4 * seat + suit_of(card)] |= 1 << rank_of(card)
    # A bid made unseen tells nothing, and little once cards have been exchanged.
    told = [
        (each.bid, manners[each.seat].takes, range(4 * each.seat, 4 * each.seat + 4))
        for each in view.seats
        if each.seat != view.seat
        and each.bid not in (LEFT_TO_BID, BLIND)
        and (view.pass_to is None or view.phase == "pass")
    ]

    def draw() -> World:
        drawn: list[list[int]] = []
        weights: list[int] = []
        for _ in range(DRAWS if told else 1):
            masks = masks_of(worlds.draw(rng))
            weight = 1
            for bid, takes, places in told:
                weight *= likelihood(bid, [masks[at] | gone[at] for at in places], takes)
            drawn.append(masks)
            weights.append(weight)
        return World(rng.pick_weighted(drawn, weights), [random() for _ in range(LUCK)])

    return draw
