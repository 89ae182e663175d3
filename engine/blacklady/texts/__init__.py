"""What is said to people: a key and its arguments first, a sentence last.

Everything the engine says is a `Text`. A front end that speaks another language translates the key; `english` makes the
sentence from the one catalogue in `texts.english`. Arguments are plain JSON: a seat is an int, a card two letters.
"""

from collections.abc import Sequence
from string import Formatter
from typing import Any, NamedTuple

from ..cards import RANK_LETTERS, SUIT_LETTERS
from .english import CATALOGUE, NUMBERS, RANKS, SEATS, SUITS

__all__ = ["CATALOGUE", "SEATS", "Text", "english", "text"]


class Text(NamedTuple):
    """A sentence as its key in the catalogue and the arguments of the template there."""

    key: str
    args: dict[str, Any]

    def __str__(self) -> str:
        return english(self)


def text(key: str, **args: Any) -> Text:
    """A `Text`; arguments are ints, strings, and lists of strings.

    >>> str(text("error.follow", suit="C"))
    'You must follow clubs'
    """
    return Text(key, args)


def english(said: Text, names: Sequence[str] = SEATS, viewer: int | None = None) -> str:
    """The English sentence, with the seats' names; `viewer` is the seat that is spoken to as "you".

    >>> english(text("event.play", seat=1, card="QS"))
    'West plays the queen of spades'
    >>> english(text("event.play", seat=1, card="QS"), viewer=1)
    'You play the queen of spades'
    """
    to_you = viewer is not None and said.args.get("seat") == viewer
    template = CATALOGUE.get(f"{said.key}.you") if to_you else None
    return _English(names, viewer).vformat(template or CATALOGUE[said.key], (), said.args)


class _English(Formatter):
    """Fills a template; what stands behind the colon says what the argument is.

    `{seat:name}` a seat's name · `{seats:names}` several · `{card:card}` a card in
    words · `{card:sign}` as Q♠ · `{cards:cards}` · `{suit:suit}` · `{bot:bot}` · `{bots:bots}` ·
    `{points:point/points}` a number with its noun · `{n:words card/cards}` the same with the number as a word ·
    `{points:+}` a number with its sign
    """

    def __init__(self, names: Sequence[str], viewer: int | None) -> None:
        self._names = names
        self._viewer = viewer

    def format_field(self, value: Any, format_spec: str) -> str:
        match format_spec:
            case "name":
                return "you" if value == self._viewer else self._names[value]
            case "names":
                return _and_list([self._names[seat] for seat in value])
            case "card":
                return card_name(value)
            case "sign":
                rank, suit = value
                if rank in RANK_LETTERS[13:]:
                    return card_name(value)
                return f"{rank.replace('T', '10')}{'♣♦♥♠'[SUIT_LETTERS.index(suit)]}"
            case "cards":
                return _and_list([card_name(card) for card in value])
            case "suit":
                return SUITS[SUIT_LETTERS.index(value)]
            case "bot":
                return CATALOGUE[f"bot.{value}"]
            case "bots":
                return _and_list([CATALOGUE[f"bot.{name}"] for name in value])
            case "+":
                return f"+{value}" if value >= 0 else f"−{-value}"
        if "/" in format_spec:
            one, many = format_spec.removeprefix("words ").split("/")
            number = NUMBERS[value] if format_spec.startswith("words ") else _signed(value)
            return f"{number} {one if abs(value) == 1 else many}"
        return _signed(value) if isinstance(value, int) else str(value)


def card_name(card: str) -> str:
    """A card in words.

    >>> card_name("QS")
    'queen of spades'
    >>> card_name("BS")
    'big joker'
    """
    if card[0] in RANK_LETTERS[13:]:
        return RANKS[RANK_LETTERS.index(card[0])]
    return f"{RANKS[RANK_LETTERS.index(card[0])]} of {SUITS[SUIT_LETTERS.index(card[1])]}"


def _signed(number: int) -> str:
    return str(number) if number >= 0 else f"−{-number}"


def _and_list(words: list[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"
