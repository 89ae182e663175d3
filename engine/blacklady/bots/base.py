"""What a bot is."""

from collections.abc import Generator
from typing import Final, NamedTuple, Protocol, TypeAlias, TypeVar, runtime_checkable

from ..rng import Rng
from ..views import View

__all__ = ["EVERYBODY", "Bot", "Budget", "Decision", "Manner", "Thinker", "Thinking", "finish", "thinking"]

T = TypeVar("T")

#: What a bot may think that is given no budget: enough for all that more would tell, natively some 50 ms.
PLAYOUTS: Final = 1200


class Manner(NamedTuple):
    """How a player is known to play, from deals that are over; what isn't known is as with most.

    `highest` is how often who stays under the best card in Hearts does so with the highest card that does; `takes` is the
    tricks for each that is bid in Spades.
    """

    highest: float = 0.77
    takes: float = 1.0


#: The players of the four seats, when nothing is known of them.
EVERYBODY: Final = (Manner(),) * 4


class Budget(NamedTuple):
    """How much a bot may think: in playouts, not in time, so that a game replays the same on every machine.

    A playout of a deal of which half is over counts half. `manners` is what is known of the four seats' players.
    """

    playouts: int = PLAYOUTS
    manners: tuple[Manner, ...] = EVERYBODY


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


def finish(thought: Generator[None, None, T]) -> T:
    """What a thought comes to."""
    while True:
        try:
            next(thought)
        except StopIteration as ended:
            result: T = ended.value
            return result
