"""What the cards of Hearts are worth under the options in force."""

from functools import lru_cache
from typing import Final, NamedTuple

from ...cards import HEARTS, SUIT_SETS, Card, CardSet, card_set, cards_in, parse_card, rank_of
from .options import HeartsOptions

__all__ = ["ALL_HEARTS", "QUEEN", "TWO_OF_CLUBS", "CardValues", "card_values", "points_in"]

QUEEN: Final = parse_card("QS")
TWO_OF_CLUBS: Final = parse_card("2C")
ALL_HEARTS: Final = SUIT_SETS[HEARTS]

_BONUS: Final = {"jack-of-diamonds": parse_card("JD"), "ten-of-diamonds": parse_card("TD")}


class CardValues(NamedTuple):
    """Points by card; the set of cards that cost points, the bonus card (or None), and what a moon is worth."""

    points: tuple[int, ...]
    costly: CardSet
    bonus: Card | None
    all_points: int

    @property
    def counting(self) -> CardSet:
        """The cards that change a score."""
        return self.costly | (0 if self.bonus is None else 1 << self.bonus)


@lru_cache(maxsize=64)
def card_values(options: HeartsOptions) -> CardValues:
    """The values under these options."""
    points = [0] * 52
    for heart in cards_in(ALL_HEARTS):
        points[heart] = rank_of(heart) + 2 if options.spot_hearts else 1
    points[QUEEN] = 25 if options.spot_hearts else 13
    if options.black_maria:
        points[parse_card("KS")] = 10
        points[parse_card("AS")] = 7
    if options.hooligan:
        points[parse_card("7C")] = 7
    costly = card_set(card for card in range(52) if points[card])
    all_points = sum(points)
    bonus = _BONUS.get(options.bonus)
    if bonus is not None:
        points[bonus] = -10
    return CardValues(tuple(points), costly, bonus, all_points)


def points_in(cards: CardSet, values: CardValues) -> int:
    """What these cards are worth together."""
    return sum(values.points[card] for card in cards_in(cards & values.counting))
