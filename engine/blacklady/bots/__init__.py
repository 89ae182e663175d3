"""The opponents: the only list of them, the weaker before the stronger. docs/strength.md has their measured strength."""

from typing import Final

from ..errors import RequestError
from ..texts import text
from .base import EVERYBODY, Bot, Budget, Decision, Manner, Thinking, finish, thinking
from .guess import Guesser
from .searcher import Searcher
from .thumb import Counter

__all__ = [
    "ADVISER",
    "BOTS",
    "EVERYBODY",
    "Bot",
    "Budget",
    "Decision",
    "Manner",
    "Thinking",
    "find_bot",
    "finish",
    "thinking",
]

BOTS: Final[dict[str, Bot]] = {
    bot.name: bot
    for bot in (
        Guesser(),
        Searcher("novice", 30, hearts=0.12, spades=0.13),
        Searcher("learner", 40, hearts=0.055, spades=0.08),
        Searcher("casual", 60, hearts=0.026, spades=0.05),
        Searcher("regular", 80, hearts=0.013, spades=0.03),
        Counter("veteran", recalls=1),
        Counter(),
        Searcher("master", 1_000_000),
    )
}

#: The bot whose advice a hint gives.
ADVISER: Final = "master"


def find_bot(name: str) -> Bot:
    """The bot with this name; raises `RequestError` that lists the names there are."""
    try:
        return BOTS[name]
    except KeyError:
        raise RequestError(text("error.bot_unknown", name=name[:40], bots=", ".join(BOTS))) from None
