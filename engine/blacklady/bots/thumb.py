"""The opponents that play by rules of thumb; what they know of each game stands in a module of its own."""

from collections.abc import Callable, Mapping
from typing import Final

from ..rng import Rng
from ..views import View
from . import hearts, spades, whist
from .base import Budget

__all__ = ["Counter"]

_KNOWLEDGE: Final[Mapping[str, Callable[[View, int | None], str]]] = {
    "hearts": hearts.choose,
    "spades": spades.choose,
    "whist": whist.choose,
}


class Counter:
    """Plays by what can be counted in its view. It leaves nothing to luck: the same view gives the same action.

    It counts every card, or remembers only so many tricks whole that are over: see `Reading`.
    """

    def __init__(self, name: str = "thumb", recalls: int | None = None) -> None:
        self.name: Final = name
        self.recalls: Final = recalls

    def choose(self, view: View, rng: Rng, budget: Budget) -> str:
        """The text of a legal action; raises `ValueError` if nothing is asked, or for a game that it doesn't know."""
        if view.prompt is None:
            raise ValueError("nothing is asked of this seat")
        try:
            knowledge = _KNOWLEDGE[view.game]
        except KeyError:
            raise ValueError(f"no rules of thumb for {view.game}") from None
        return knowledge(view, self.recalls)
