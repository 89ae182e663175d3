"""The opponents that think ahead: they imagine the hidden cards and play the deal out, again and again."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from ..rng import Rng
from ..views import View
from .base import Budget, Decision, Manner, Thinking, finish
from .search import hearts, spades
from .thumb import Counter

__all__ = ["Searcher"]

_THINK: Final[Mapping[str, Callable[[View, Rng, int, Sequence[Manner]], Thinking]]] = {
    "hearts": hearts.think,
    "spades": spades.think,
}


class Searcher:
    """Plays what wins most often in so many imagined deals; a game that it can't imagine by rules of thumb.

    `blurs` is how much it misjudges a choice, by game, in chances to win: the worse a card, the seldomer it is taken for the
    best, so its mistakes are those of people who see less far. It is never given other cards, and never errs on purpose.
    """

    def __init__(self, name: str, playouts: int, **blurs: float) -> None:
        self.name: Final = name
        self.playouts: Final = playouts
        self.blurs: Final = blurs

    def choose(self, view: View, rng: Rng, budget: Budget) -> str:
        """The text of a legal action; raises `ValueError` if nothing is asked."""
        return finish(self.think(view, rng, budget)).action

    def think(self, view: View, rng: Rng, budget: Budget) -> Thinking:
        """The same in pieces, each of one imagined deal."""
        if view.prompt is None:
            raise ValueError("nothing is asked of this seat")
        think = _THINK.get(view.game)
        if think is None:
            return Decision(Counter().choose(view, rng, budget))
        decision = yield from think(view, rng, max(1, min(self.playouts, budget.playouts)), budget.manners)
        blur = self.blurs.get(view.game, 0.0)
        return _misjudged(decision, blur, rng) if blur else decision


def _misjudged(decision: Decision, blur: float, rng: Rng) -> Decision:
    """The decision by values that each are off by `blur` on average (the sum of three even numbers is nearly normal)."""
    if not decision.values:
        return decision
    seen = [
        (value + blur * 2 * (rng.random() + rng.random() + rng.random() - 1.5), action)
        for action, value in decision.values
    ]
    return Decision(max(seen)[1], decision.values)
