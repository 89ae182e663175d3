"""What a bot is."""

from collections.abc import Generator
from typing import Final, NamedTuple, Protocol, TypeAlias, runtime_checkable

from ..rng import Rng
from ..views import View

__all__ = ["Bot", "Budget", "Decision", "Thinker", "Thinking", "finish", "thinking"]

#: What a bot may think that is given no budget: enough for all that more would tell, natively some 50 ms.
PLAYOUTS: Final = 1200


class Budget(NamedTuple):
    """How much a bot may think: in playouts, not in time, so that a game replays the same on every machine.

    A playout of a deal of which half is over counts half.
    """

    playouts: int = PLAYOUTS


class Decision(NamedTuple):
    """The text of the action chosen, and each candidate action with its value: the chance to win the game, from 0 to 1.

    The candidates are in the order in which they were considered; there is none where nothing had to be considered.
    """

    action: str
    values: tuple[tuple[str, float], ...] = ()


#: Thought that comes in pieces: whoever runs it may do something else, or stop, after each.
Thinking: TypeAlias = Generator[None, None, Decision]


class Bot(Protocol):
    """An opponent. It is given what its seat may know and nothing else; it keeps nothing between two calls."""

    @property
    def name(self) -> str:
        """The name in requests and saves."""

    def choose(self, view: View, rng: Rng, budget: Budget) -> str:
        """The text of one of the view's legal actions."""


@runtime_checkable
class Thinker(Protocol):
    """A bot that takes its time."""

    def think(self, view: View, rng: Rng, budget: Budget) -> Thinking:
        """The same choice as `choose`, in pieces of a few milliseconds, with what speaks for it."""


def thinking(bot: Bot, view: View, rng: Rng, budget: Budget) -> Thinking:
    """A bot's decision in pieces, if it thinks in pieces."""
    if isinstance(bot, Thinker):
        return (yield from bot.think(view, rng, budget))
    return Decision(bot.choose(view, rng, budget))


def finish(thought: Thinking) -> Decision:
    """What a thought comes to."""
    while True:
        try:
            next(thought)
        except StopIteration as ended:
            decision: Decision = ended.value
            return decision
