"""Matches at a table, driven without a person."""

from collections.abc import Callable
from typing import Any

from blacklady import Seat, Table
from blacklady.views import Event

MOON: dict[str, Any] = {
    "moon": "shooter-chooses",
    "sun": "double",
    "no_trick_bonus": True,
    "pass_cycle": "never",
    "first_trick_points": True,
    "hearts_any_time": True,
}
#: With these options and the random bot in all seats, South shoots the moon in the first deal.
MOON_SEED = "moon 101"


def seats(*people: int) -> list[Seat]:
    """Four seats; people sit at these, random bots at the others."""
    return [Seat(f"Player {seat}", "", None if seat in people else "random") for seat in range(4)]


def table(seed: str = "tea", *people: int, game: str = "hearts", **options: Any) -> Table:
    return Table(game, seats(*people), seed, options)


def step(match: Table) -> tuple[Event, ...]:
    """One action or deal; a person does what the random bot would do in that seat."""
    if match.waiting == "deal":
        return match.deal()
    if match.waiting == "bot":
        return match.step()
    seat = next(seat for seat in match.acting if match.seats[seat].bot is None)
    return match.act(seat, match.advice(seat, "random"))


def drive(match: Table, until: Callable[[Table], bool] = lambda match: False, steps: int = 5000) -> Table:
    """Play on until something is so, or the game is over."""
    for _ in range(steps):
        if match.waiting == "over" or until(match):
            return match
        step(match)
    return match


def first_action(prompt: Any) -> str:
    """The first thing that a prompt in a snapshot offers."""
    if "choices" in prompt:
        action: str = prompt["choices"][0]["action"]
        return action
    return f"{prompt['verb']} {' '.join(prompt['cards'][: prompt.get('count', 1)])}"
