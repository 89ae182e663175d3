"""Which cards to pass."""

from itertools import combinations
from typing import Final, NamedTuple

from ...cards import CLUBS, DECK, DIAMONDS, SPADES, CardSet, card_set, cards_in, parse_card, suit_of
from ...games.hearts.values import ALL_HEARTS
from ...views import View
from .danger import RELIEF, suit_danger
from .moon import shooting_chance
from .worth import worth_of

__all__ = ["SHOOT", "choose_pass", "pass_for_moon", "safest_passes"]

#: Worth of a club or diamond suit that the pass empties, and of one that it leaves with a single card: what is dangerous can
#: go on it soon. Worth of each two, three and four outside spades: they duck when nothing else does.
EMPTY: Final = 1.2
SINGLE: Final = 0.5
LOW: Final = 0.8
#: A hand goes for the moon from this chance on; the cards received may spoil it, or help.
SHOOT: Final = 0.15

#: A heart up to this rank (9) loses a trick in the hand of whoever hopes to take all. The first of so many of the safest
#: passes that has one is taken: it costs nothing measurable, and ends a quarter of the moons of a bot that always hunts.
LOW_HEARTS: Final = ALL_HEARTS & (1 << parse_card("TH")) - 1
AS_SAFE: Final = 6

#: How many passes of the same length are kept for each suit, and for the suits together.
_PER_SUIT: Final = 6
_TOGETHER: Final = 20


class _Way(NamedTuple):
    """Cards that may be passed, the danger in what stays, and the discards that it gives."""

    cards: CardSet
    danger: float
    discards: float

    @property
    def cost(self) -> float:
        return self.danger * RELIEF**self.discards if self.danger > 0 else self.danger


def choose_pass(view: View) -> CardSet:
    """The cards whose loss leaves the least danger in the hand, or the best chance of a moon if that is good."""
    prompt = view.prompt
    assert prompt is not None
    if view.options.moon != "none":
        losers, chance = pass_for_moon(view.hand, prompt.count)
        if chance >= SHOOT:
            return losers
    return safest_passes(view, prompt.count)[0]


def pass_for_moon(hand: CardSet, count: int) -> tuple[CardSet, float]:
    """The cards that stand most in the way of a moon, and its chance without them."""
    out, rest = DECK & ~hand, hand
    for _ in range(count):
        without = {card: rest & ~(1 << card) for card in cards_in(rest)}
        rest = without[
            max(without, key=lambda card: (shooting_chance(without[card], out, leads=True), -(card % 13), card))
        ]
    return hand & ~rest, shooting_chance(rest, out, leads=True)


def safest_passes(view: View, count: int) -> list[CardSet]:
    """The passes whose loss leaves little danger in the hand, the best first: one that stops a moon, if there is any.

    Suit by suit, the best ways to pass each number of cards; then the best of all together.
    """
    worth, out = worth_of(view.options), DECK & ~view.hand
    stray = round(worth.stray(out), 1)
    best: dict[int, list[_Way]] = {0: [_Way(0, 0.0, 0.0)]}
    for suit in range(4):
        held = [card for card in cards_in(view.hand) if suit_of(card) == suit]
        ways = _ways(suit, held, out, worth.suits[suit], stray, count)
        together: dict[int, list[_Way]] = {}
        for before, sofar in best.items():
            for number, more in ways.items():
                if before + number <= count:
                    together.setdefault(before + number, []).extend(
                        _Way(a.cards | b.cards, a.danger + b.danger, a.discards + b.discards)
                        for a in sofar
                        for b in more
                    )
        best = {number: sorted(sets, key=lambda way: way.cost)[:_TOGETHER] for number, sets in together.items()}
    passes = [way.cards for way in best[count]]
    if view.options.moon == "none":
        return passes
    first = next((cards for cards in passes[:AS_SAFE] if cards & LOW_HEARTS), passes[0])
    return [first, *(cards for cards in passes if cards != first)]


def _ways(
    suit: int, held: list[int], out: CardSet, worth: tuple[float, ...], stray: float, count: int
) -> dict[int, list[_Way]]:
    """By number of cards passed from the suit: the best sets of them."""
    mine, ways = card_set(held), {}
    for number in range(min(count, len(held)) + 1):
        sets = []
        for cards in combinations(held, number):
            gone = card_set(cards)
            danger, discards = suit_danger((mine & ~gone) >> 13 * suit, out >> 13 * suit & 0x1FFF, worth, stray)
            if suit in (CLUBS, DIAMONDS):
                danger -= (EMPTY, SINGLE, 0.0)[min(2, len(held) - number)]
            if suit != SPADES:
                danger -= LOW * ((mine & ~gone) >> 13 * suit & 0b111).bit_count()
            sets.append(_Way(gone, danger, discards))
        ways[number] = sorted(sets, key=lambda way: way.cost)[:_PER_SUIT]
    return ways
