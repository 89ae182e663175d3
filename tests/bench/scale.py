"""What each level's decisions give away: the scale on which people are placed (`adapting/scale.py`)."""

import math
from typing import Any

from blacklady.actions import parse_action
from blacklady.adapting.judging import loss_of
from blacklady.bots import ADVISER, BOTS, Budget, find_bot, finish, thinking
from blacklady.rng import Rng
from blacklady.saves import Seat
from blacklady.table import Table

__all__ = ["print_scale"]

#: As the page judges people.
PLAYOUTS = 300


def measure(game: str, level: str, deals: int, seed: int, playouts: int) -> dict[str, Any]:
    """Four of a level play; every decision is judged. Gives the loss, of what picking blindly gives away, and how it strays."""
    pairs: list[tuple[float, float]] = []
    for number in range(deals):
        table = Table(game, [Seat("Bot", "", level)] * 4, f"scale/{seed}/{number}")
        while table.waiting == "bot":
            seat = table.bot_to_act
            view = table.view(seat)
            said = table.advice(seat, level, Budget(playouts))
            if view.prompt is not None and view.prompt.auto is None:
                luck = Rng(f"{number}/{len(table.log)}")
                decision = finish(thinking(find_bot(ADVISER), view, luck, Budget(PLAYOUTS)))
                loss = loss_of(decision, parse_action(said))
                pairs += [] if loss is None else [loss]
            table.answer(said)
    whole = sum(stake for _, stake in pairs)
    part = sum(loss for loss, _ in pairs) / whole
    spread = math.sqrt(sum((loss - part * stake) ** 2 for loss, stake in pairs) / len(pairs)) / (whole / len(pairs))
    return {"level": level, "decisions": len(pairs), "loss": round(part, 4), "spread": round(spread, 3)}


def print_scale(game: str, deals: int, seed: int, playouts: int) -> None:
    """A line for every level, the weakest first."""
    for level in BOTS:
        print(measure(game, level, deals, seed, playouts), flush=True)
