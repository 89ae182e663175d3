"""The opponents: the only list of them."""

from typing import Final

from ..errors import RequestError
from ..texts import text
from .base import Bot, Budget
from .guess import Guesser
from .thumb import Counter

__all__ = ["BOTS", "Bot", "Budget", "find_bot"]

BOTS: Final[dict[str, Bot]] = {bot.name: bot for bot in (Guesser(), Counter())}


def find_bot(name: str) -> Bot:
    """The bot with this name; raises `RequestError` that lists the names there are."""
    try:
        return BOTS[name]
    except KeyError:
        raise RequestError(text("error.bot_unknown", name=name[:40], bots=", ".join(BOTS))) from None
