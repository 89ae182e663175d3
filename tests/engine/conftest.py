"""What the engine's tests share."""

import pytest
from blacklady.games import GAMES
from blacklady.games.template import TEMPLATE_RULES, TEXTS
from blacklady.texts import CATALOGUE


@pytest.fixture
def null_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """The null game is registered, with its texts."""
    monkeypatch.setitem(GAMES, TEMPLATE_RULES.name, TEMPLATE_RULES)
    for key, template in TEXTS.items():
        monkeypatch.setitem(CATALOGUE, key, template)
