"""What the cards cost, on one scale for all house rules."""

from functools import lru_cache
from typing import Final, NamedTuple

from ...cards import CardSet, card_set, cards_in
from ...games.hearts import HeartsOptions
from ...games.hearts.values import ALL_HEARTS, card_values

__all__ = ["MOON", "Worth", "worth_of"]

#: The points of a moon on the common scale: those of the usual rules.
MOON: Final = 26.0


class Worth(NamedTuple):
    """Points by card, and by suit, scaled so that all cards that cost come to `MOON`; `scale` is what they were multiplied by.

    `costly` is the cards that cost, `big` those of them that aren't hearts, such as Q♠: everybody gets rid of them first.
    """

    points: tuple[float, ...]
    suits: tuple[tuple[float, ...], ...]
    costly: CardSet
    big: CardSet
    scale: float

    def add_up(self, cards: CardSet) -> float:
        """The points of those cards that cost."""
        return sum(self.points[card] for card in cards_in(cards & self.costly))

    def stray(self, out: CardSet) -> float:
        """The points that one of three seats is likely to throw on another's trick when these cards are out."""
        big, hearts = self.add_up(out & self.big) / 3, out & ALL_HEARTS
        count = hearts.bit_count()
        if not count:
            return big
        return big + self.add_up(hearts) / count * (1 - float((2 / 3) ** count)) * 0.75


@lru_cache(maxsize=64)
def worth_of(options: HeartsOptions) -> Worth:
    """The worth of the cards under these options."""
    values = card_values(options)
    scale = MOON / values.all_points
    points = tuple(value * scale for value in values.points)
    suits = tuple(points[13 * suit : 13 * suit + 13] for suit in range(4))
    big = card_set(card for card in cards_in(values.costly & ~ALL_HEARTS))
    return Worth(points, suits, values.costly, big, scale)
