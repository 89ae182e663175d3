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
        Searcher("novice", 30, hearts=0.1, spades=0.1),
        Searcher("learner", 40, hearts=0.04, spades=0.065),
        Searcher("casual", 60, hearts=0.018, spades=0.042),
        Searcher("regular", 80, hearts=0.008, spades=0.025),
        Counter(),
        Searcher("expert", 300),
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
