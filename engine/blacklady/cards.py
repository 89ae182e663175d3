"""Cards, suits, and sets of cards.

A card is an int `13 * suit + rank` in 0…51; suits are clubs, diamonds, hearts, spades = 0…3, ranks 2…A = 0…12. Two jokers
may join the deck as the highest spades, ranks 13 (little) and 14 (big), 52 and 53. As text a card is rank then suit, `"QS"`,
`"TD"`, `"BS"` the big joker. A set of cards is an int with bit *c* set for card *c*.
"""

from collections.abc import Iterable, Iterator
from typing import Final

Card = int
CardSet = int

CLUBS: Final = 0
DIAMONDS: Final = 1
HEARTS: Final = 2
SPADES: Final = 3

SUIT_LETTERS: Final = "CDHS"
RANK_LETTERS: Final = "23456789TJQKALB"

#: How many cards there are, jokers included.
CARDS: Final = 54
JOKERS: Final = 0b11 << 52

#: The cards of each suit, by suit; the jokers are spades.
SUIT_SETS: Final = (0x1FFF, 0x1FFF << 13, 0x1FFF << 26, 0x1FFF << 39 | JOKERS)
#: The usual deck, without jokers.
DECK: Final = (1 << 52) - 1

#: Suits from left to right in a hand: the colours alternate.
DISPLAY_SUITS: Final = (SPADES, HEARTS, CLUBS, DIAMONDS)

_TEXT: Final = (*(rank + suit for suit in SUIT_LETTERS for rank in RANK_LETTERS[:13]), "LS", "BS")
_CARD: Final = {text: card for card, text in enumerate(_TEXT)}


def parse_card(text: str) -> Card:
    """The card written as `text`; raises `ValueError` for anything else.

    >>> parse_card("QS")
    49
    """
    try:
        return _CARD[text]
    except KeyError:
        raise ValueError(f"not a card: {text[:20]!r}") from None


def format_card(card: Card) -> str:
    """The two letters of a card.

    >>> format_card(49)
    'QS'
    """
    return _TEXT[card]


def suit_of(card: Card) -> int:
    """The suit, 0…3; a joker is a spade."""
    return card // 13 if card < 52 else SPADES


def rank_of(card: Card) -> int:
    """The rank, 0 (the two) … 12 (the ace), 13 and 14 (the jokers)."""
    return card % 13 if card < 52 else card - 39


def card_set(cards: Iterable[Card]) -> CardSet:
    """The set of these cards.

    >>> card_set([0, 2])
    5
    """
    result = 0
    for card in cards:
        result |= 1 << card
    return result


def parse_set(text: str) -> CardSet:
    """The set of the cards written in `text`, apart by spaces; raises `ValueError`.

    >>> parse_set("2C 4C") == card_set([0, 2])
    True
    """
    return card_set(map(parse_card, text.split()))


def cards_in(cards: CardSet) -> Iterator[Card]:
    """The cards of a set, clubs first, low to high.

    >>> list(cards_in(5))
    [0, 2]
    """
    while cards:
        lowest = cards & -cards
        yield lowest.bit_length() - 1
        cards ^= lowest


def lowest(cards: CardSet) -> Card:
    """The card with the smallest number in a set that isn't empty."""
    return (cards & -cards).bit_length() - 1


def highest(cards: CardSet) -> Card:
    """The card with the largest number in a set that isn't empty."""
    return cards.bit_length() - 1


def display_order(cards: CardSet) -> list[Card]:
    """The cards as a hand shows them: spades, hearts, clubs, diamonds, each from high to low.

    >>> [format_card(card) for card in display_order(parse_set("2C AH QS 9S"))]
    ['QS', '9S', 'AH', '2C']
    """
    return [card for suit in DISPLAY_SUITS for card in reversed(list(cards_in(cards & SUIT_SETS[suit])))]
