"""The null game, registered for as long as it is tested."""

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from blacklady.games import GAMES
from blacklady.games.template import TEMPLATE_RULES, TEXTS
from blacklady.texts import CATALOGUE


@contextmanager
def null_game() -> Iterator[None]:
    """Inside, the null game and its texts are where the registered games are."""
    with patch.dict(GAMES, {TEMPLATE_RULES.name: TEMPLATE_RULES}), patch.dict(CATALOGUE, TEXTS):
        yield
