"""The exchange of cards with a partner when one of the two has bid nil, by playouts; and what it makes of imagined deals."""

from collections.abc import Callable, Generator, Sequence
from itertools import combinations
from typing import Final

from ...actions import format_action, pass_cards
from ...cards import SPADES, CardSet, card_set, cards_in, parse_card, rank_of, suit_of
from ...games.spades import SpadesOptions
from ...games.spades.bidding import exchange_count
from ...games.spades.state import is_nil
from ...views import View
from ..base import Decision
from ..playout.spades import Playout, Start
from ..spades import choose
from .halving import halve
from .spades_worlds import World
from .spades_worth import Worth

__all__ = ["exchanged", "opener", "think_exchange"]

#: How many cards beyond those to give are thought about, and how many ways to give at most.
BEYOND: Final = 3
WAYS: Final = 16
#: How much more a spade endangers a nil than another card of its rank.
TRUMP: Final = 5

Gift = list[tuple[int, int]]


def opener(options: SpadesOptions, dealer: int, masks: Sequence[int]) -> int:
    """Who leads to the first trick with these hands."""
    order = [(dealer + i) % 4 for i in range(1, 5)]
    wanted = {"two-of-clubs": 1, "lowest-club": 0x1FFF}.get(options.first_lead)
    return order[0] if wanted is None else next(seat for seat in order if masks[4 * seat] & wanted)


def _usual(masks: Sequence[int], seat: int, count: int, *, nil: bool) -> Gift:
    """The places and bits of the cards that a seat usually gives: a nil what endangers it most, its partner the lowest."""
    cards = [
        ((rank + TRUMP * (suit == SPADES) if nil else -rank - 20 * (suit == SPADES)), suit, rank)
        for suit in range(4)
        for rank in range(15)
        if masks[4 * seat + suit] >> rank & 1
    ]
    return [(4 * seat + suit, 1 << rank) for _, suit, rank in sorted(cards, reverse=True)[:count]]


def exchanged(
    options: SpadesOptions, bids: Sequence[str], masks: list[int], own: tuple[int, CardSet] | None = None
) -> list[int]:
    """The masks after every exchange that the bids ask for; `own` is a seat and what it gives, else all give what is usual."""
    gifts: Gift = []
    for seat in range(4):
        count = exchange_count(options, bids, seat)
        if own is not None and seat == own[0]:
            gifts += [(4 * seat + suit_of(card), 1 << rank_of(card)) for card in cards_in(own[1])]
        elif count:
            gifts += _usual(masks, seat, count, nil=is_nil(bids[seat]))
    if not gifts:
        return masks
    after = masks[:]
    for place, bit in gifts:
        after[place] ^= bit
        after[place ^ 8] ^= bit  # the partner's mask of the same suit
    return after


def think_exchange(view: View, worlds: Callable[[], World], playouts: int) -> Generator[None, None, Decision]:
    """The gift with the best chance to win the game: what is usual, or with some cards more or less endangering in it."""
    prompt, me = view.prompt, view.seat
    assert prompt is not None and me is not None
    bids = [each.bid for each in view.seats]
    ways = _ways(view, prompt.count, nil=is_nil(bids[me]))
    playout, worth = Playout(view.options, bids), Worth(view, me, bids)

    def value(world: World, arm: int) -> int:
        masks = exchanged(view.options, bids, world.masks, (me, ways[arm]))
        start = Start(opener(view.options, view.dealer, masks))
        return worth(playout.run(start, masks[:], None, world.luck()))

    best, estimates = yield from halve(len(ways), playouts, worlds, value)
    values = tuple(
        (format_action(pass_cards(way)), estimate.chance) for way, estimate in zip(ways, estimates, strict=True)
    )
    return Decision(values[best][0], values)


def _ways(view: View, count: int, *, nil: bool) -> list[CardSet]:
    """What may be given, the usual first."""
    usual = card_set(map(parse_card, choose(view).split()[1:]))
    left = sorted(
        cards_in(view.hand & ~usual),
        key=lambda card: rank_of(card) + TRUMP * (suit_of(card) == SPADES) * (1 if nil else 4),
        reverse=nil,
    )
    some = [*cards_in(usual), *left[:BEYOND]]
    others = (card_set(cards) for cards in combinations(some, count))
    ways = [usual, *(way for way in others if way != usual)]
    return sorted(ways, key=lambda way: -(way & usual).bit_count())[:WAYS]
