"""What the engine's tests share."""

from collections.abc import Iterator

import pytest

from . import null_game as registry


@pytest.fixture
def null_game() -> Iterator[None]:
    """The null game is registered, with its texts."""
    with registry.null_game():
        yield
