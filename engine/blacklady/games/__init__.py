"""The games: the only list of them."""

from typing import Any, Final

from ..errors import RequestError
from ..rules import Rules
from ..texts import text
from .hearts import HEARTS_RULES
from .spades import SPADES_RULES
from .whist import WHIST_RULES

__all__ = ["GAMES", "HIDDEN", "find_game", "offered"]

GAMES: Final[dict[str, Rules[Any]]] = {rules.name: rules for rules in (HEARTS_RULES, SPADES_RULES, WHIST_RULES)}

#: Games that can be played by name, but are not offered.
HIDDEN: Final[frozenset[str]] = frozenset({"whist"})


def offered() -> list[str]:
    """The names of the games that a player is offered."""
    return [name for name in GAMES if name not in HIDDEN]


def find_game(name: str) -> Rules[Any]:
    """The rules with this name; raises `RequestError` that lists the names there are."""
    try:
        return GAMES[name]
    except KeyError:
        raise RequestError(text("error.game_unknown", name=name[:40], games=", ".join(offered()))) from None
