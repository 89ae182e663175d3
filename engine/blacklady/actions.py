"""Actions and their text: `play QS`, `pass 2C AH QS`, `look`, `bid 4`, `bid nil`, `moon subtract`, `claim`."""

from itertools import pairwise
from typing import Final, NamedTuple

from .cards import CARDS, Card, CardSet, cards_in, format_card, parse_card
from .errors import InvalidAction
from .texts import text

__all__ = ["CLAIM", "LOOK", "Action", "format_action", "parse_action", "pass_cards", "play"]

#: What follows each verb: one card, several, a word, or nothing.
VERBS: Final = {"play": "card", "pass": "cards", "bid": "word", "moon": "word", "look": "nothing", "claim": "nothing"}

#: The longest text that can be an action, in characters.
LIMIT: Final = 80


class Action(NamedTuple):
    """A verb with its cards (ascending) or its word."""

    verb: str
    cards: tuple[Card, ...] = ()
    word: str = ""


CLAIM: Final = Action("claim")
LOOK: Final = Action("look")
_PLAYS: Final = tuple(Action("play", (card,)) for card in range(CARDS))


def play(card: Card) -> Action:
    """The play of a card."""
    return _PLAYS[card]


def pass_cards(cards: CardSet) -> Action:
    """The pass of a set of cards."""
    return Action("pass", tuple(cards_in(cards)))


def format_action(action: Action) -> str:
    """The text of an action.

    >>> format_action(Action("pass", (0, 38, 49)))
    'pass 2C AH QS'
    """
    words = [format_card(card) for card in action.cards]
    return " ".join([action.verb, *words, *([action.word] if action.word else [])])


def parse_action(written: str) -> Action:
    """The action written as text; cards may stand in any order.

    Raises `InvalidAction` with the reason: an unknown verb, something that is no card, a card twice, too many or too few
    words.

    >>> parse_action("pass QS 2C AH")
    Action(verb='pass', cards=(0, 38, 49), word='')
    """
    words = written[: LIMIT + 1].split(" ")
    verb, rest = words[0], words[1:]
    takes = VERBS.get(verb)
    if takes is None or len(written) > LIMIT:
        raise InvalidAction(text("error.not_an_action", said=written[:40]))
    if takes == "word" and len(rest) == 1 and rest[0].isascii() and rest[0].isalnum():
        return Action(verb, word=rest[0])
    if takes == "card" and len(rest) == 1:
        return play(_card(rest[0]))
    if takes == "cards" and rest:
        cards = sorted(map(_card, rest))
        for card, following in pairwise(cards):
            if card == following:
                raise InvalidAction(text("error.twice", card=format_card(card)))
        return Action(verb, tuple(cards))
    if takes == "nothing" and not rest:
        return Action(verb)
    raise InvalidAction(text(f"error.takes_{takes}", verb=verb))


def _card(word: str) -> Card:
    try:
        return parse_card(word)
    except ValueError:
        raise InvalidAction(text("error.not_a_card", said=word[:20])) from None
