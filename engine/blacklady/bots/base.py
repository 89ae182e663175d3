"""What a bot is."""

from typing import NamedTuple, Protocol

from ..rng import Rng
from ..views import View

__all__ = ["Bot", "Budget"]


class Budget(NamedTuple):
    """How much a bot may think: in playouts, not in time, so that a game replays the same on every machine."""

    playouts: int = 0


class Bot(Protocol):
    """An opponent. It is given what its seat may know and nothing else; it keeps nothing between two calls."""

    @property
    def name(self) -> str:
        """The name in requests and saves."""

    def choose(self, view: View, rng: Rng, budget: Budget) -> str:
        """The text of one of the view's legal actions."""
