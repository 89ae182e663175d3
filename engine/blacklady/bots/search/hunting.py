"""Who may shoot the moon in an imagined deal."""

from collections.abc import Sequence
from math import prod
from typing import Final

from ...rng import Rng
from ...tricks import Hands
from ...views import View
from ..base import Manner
from ..hearts.habits import clues
from ..hearts.moon import shooting_chance
from ..hearts.suspicion import suspicion
from ..playout.hearts import NOBODY
from ..worlds import Worlds

__all__ = ["Suspects", "strongest"]

#: The least chance with which a hand counts as one that may.
STRONG: Final = 0.1
#: What speaks for it that a rival hunts, before anybody has played, with a hand that shoots the moon for certain; against 1
#: that nobody does. It is more than people hunt: who stops none loses more than who stops one too many.
FEARED: Final = 1.0
#: A rival of whom less than this speaks for it isn't thought of.
TRUSTED: Final = 0.02
#: So many worlds are drawn for each that is used: the likelier ones are used more often. More are drawn when a rival for whom
#: at least `ALARM` speaks must have a rare hand.
TRIES: Final = 5
ALARMED: Final = 20
ALARM: Final = 3.0


def strongest(hands: Hands, but: int) -> int:
    """The seat, other than `but`, whose hand is the likeliest to shoot the moon; nobody when none is strong enough."""
    chances = [0.0 if seat == but else _chance(hands, seat, leads=False) for seat in range(4)]
    best = max(chances)
    return chances.index(best) if best >= STRONG else NOBODY


def _chance(hands: Hands, seat: int, *, leads: bool) -> float:
    everything = hands[0] | hands[1] | hands[2] | hands[3]
    return shooting_chance(hands[seat], everything & ~hands[seat], leads=leads)


class Suspects:
    """Imagined deals, each with the rival that hunts the moon in it, by how well both explain what was seen.

    Who doesn't hunt plays by the habits that `clues` reads; who does plays as `suspicion` says, and has a hand for it.
    """

    def __init__(self, view: View, worlds: Worlds, rng: Rng, manners: Sequence[Manner]) -> None:
        self.worlds, self.rng = worlds, rng
        self.leader = None if view.trick is None or view.trick.cards else view.trick.leader
        told = suspicion(view) if view.options.moon != "none" else [0.0] * 4
        self.feared = [(seat, FEARED * times) for seat, times in enumerate(told) if times > TRUSTED]
        self.tries = ALARMED if any(told >= ALARM for _, told in self.feared) else TRIES
        self.clues = clues(view, manners)

    def draw(self) -> tuple[Hands, int]:
        """A deal and who hunts in it, `NOBODY` for most."""
        if not self.feared and (not self.clues or self.worlds.total == 1):
            return self.worlds.draw(self.rng), NOBODY
        drawn: list[tuple[Hands, int]] = []
        weights: list[float] = []
        for _ in range(self.tries):
            hands = self.worlds.draw(self.rng)
            doubts = [1.0] * 4
            for seat, cards, doubt in self.clues:
                if hands[seat] & cards:
                    doubts[seat] *= doubt
            for hunter, weight in self._explain(hands, doubts):
                drawn.append((hands, hunter))
                weights.append(weight)
        return self.rng.pick_weighted(drawn, weights)

    def _explain(self, hands: Hands, doubts: Sequence[float]) -> list[tuple[int, float]]:
        """Who may hunt in this deal, each with a weight."""
        whole = prod(doubts)
        return [
            (NOBODY, whole),
            *(
                (seat, feared * _chance(hands, seat, leads=seat == self.leader) * whole / doubts[seat])
                for seat, feared in self.feared
            ),
        ]
