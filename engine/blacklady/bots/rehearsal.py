"""Thought for nothing, to be timed: how many playouts this machine makes in a moment decides how much its bots may think."""

from ..games import find_game
from ..rng import Rng
from . import ADVISER, find_bot
from .base import Budget, finish, thinking

__all__ = ["rehearse"]


def rehearse(game: str, playouts: int) -> None:
    """Think about the first card of a deal by usual rules, with so many playouts. Raises `RequestError` for an unknown game."""
    rules, rng = find_game(game), Rng("rehearsal")
    options = rules.options()
    state, _ = rules.start(options, rng, 1, rules.opening(options))
    while rules.view(state, rules.acting(state)[0]).phase != "play":
        seat = rules.acting(state)[0]
        state, _ = rules.apply(state, seat, rules.legal(state, seat)[0])
    # The holder of 2♣ has no choice; who plays after it has.
    state, _ = rules.apply(state, rules.acting(state)[0], rules.legal(state, rules.acting(state)[0])[0])
    view = rules.view(state, rules.acting(state)[0])
    finish(thinking(find_bot(ADVISER), view, rng.fork("thought"), Budget(playouts)))
