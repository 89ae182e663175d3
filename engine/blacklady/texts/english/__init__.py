"""The English catalogue: every sentence the engine says, by key. `texts` explains the templates."""

from typing import Final

from . import adapting, common, hearts, hearts_rules, spades, spades_rules, whist

__all__ = ["CATALOGUE", "NUMBERS", "RANKS", "SEATS", "SUITS"]

SEATS: Final = ("South", "West", "North", "East")
SUITS: Final = ("clubs", "diamonds", "hearts", "spades")
RANKS: Final = (
    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace",
    "little joker", "big joker",
)  # fmt: skip
NUMBERS: Final = ("no", "one", "two", "three", "four", "five")

CATALOGUE: Final[dict[str, str]] = {
    key: sentence
    for part in (common, hearts, hearts_rules, spades, spades_rules, whist, adapting)
    for key, sentence in part.CATALOGUE.items()
}
