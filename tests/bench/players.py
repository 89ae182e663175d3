"""The players that can be measured, by name: the opponents, and some that are there to be measured against."""

from typing import Final

from blacklady.bots import BOTS, Bot
from flat import Flat
from hunter import Hunter

__all__ = ["PLAYERS"]

PLAYERS: Final[dict[str, Bot]] = {**BOTS, "hunter": Hunter(), "flat": Flat()}
