"""What each seat can't hold, from what it did: each play was legal, each bid was allowed.

A card that a seat still holds was in its hand at each of its plays; with it in the hand the play must have been legal. The
games' own rules decide that, for the card played and the card in question alone: every rule of theirs is of the form "not
this card while you hold one of those".
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final

from ...cards import HEARTS, SPADES, SUIT_SETS, CardSet, card_set, cards_in, suit_of
from ...games.hearts import deal as hearts
from ...games.hearts.values import QUEEN
from ...games.spades import deal as spades
from ...games.spades.state import NIL
from ...games.spades.state import State as SpadesState
from ...views import Trick, View

__all__ = ["RULES", "barred", "spades_left"]

NOBODY: Final = (0, 0, 0, 0)


def _hearts_playable(options: Any, hand: CardSet, trick: Trick, before: tuple[Trick, ...], broken: bool) -> CardSet:
    hands = tuple(hand if seat == trick.turn else 0 for seat in range(4))
    state = hearts.State(
        options, 1, 0, NOBODY, 0, hands, phase="play", turn=trick.turn, trick=trick, tricks=before, broken=broken
    )
    return hearts.playable(state)


def _spades_playable(options: Any, hand: CardSet, trick: Trick, before: tuple[Trick, ...], broken: bool) -> CardSet:
    hands = tuple(hand if seat == trick.turn else 0 for seat in range(4))
    state = SpadesState(
        options, 1, 0, NOBODY, hands, phase="play", turn=trick.turn, trick=trick, tricks=before, broken=broken
    )
    return spades.playable(state)


def _hearts_breakers(options: Any) -> CardSet:
    return SUIT_SETS[HEARTS] | (1 << QUEEN if options.queen_breaks_hearts else 0)


def _spades_breakers(options: Any) -> CardSet:
    return SUIT_SETS[SPADES]


#: By game: what may be played from a hand, and the cards whose play breaks hearts, or spades.
RULES: Final[Mapping[str, tuple[Callable[..., CardSet], Callable[[Any], CardSet]]]] = {
    "hearts": (_hearts_playable, _hearts_breakers),
    "spades": (_spades_playable, _spades_breakers),
}


def barred(view: View) -> tuple[CardSet, ...]:
    """For each seat, the cards that it can't hold, since one of its plays would have broken a rule."""
    breakers = RULES[view.game][1](view.options)
    cannot, broken = [0, 0, 0, 0], False
    for trick in view.all_tricks:
        for seat, cards in enumerate(_barred_in(view.game, view.options, trick, broken)):
            cannot[seat] |= cards
        broken = broken or bool(card_set(trick.cards) & breakers)
    return tuple(cannot)


@lru_cache(maxsize=256)
def _barred_in(game: str, options: Any, trick: Trick, broken: bool) -> tuple[CardSet, ...]:
    """The same from one trick; `broken`: hearts, or spades, were before it."""
    playable, breakers = RULES[game][0], RULES[game][1](options)
    cannot = [0, 0, 0, 0]
    before = () if trick.number == 1 else (trick,)
    for at, card in enumerate(trick.cards):
        seat = (trick.leader + at) % 4
        if at and suit_of(card) != suit_of(trick.cards[0]):
            cannot[seat] |= SUIT_SETS[suit_of(trick.cards[0])]
        # Only what comes before the breaking, or on the first trick, is bound by more than following suit.
        if not broken or trick.number == 1:
            begun = Trick(trick.number, trick.leader, trick.cards[:at])
            for other in cards_in((1 << 54) - 1 & ~(1 << card) & ~cannot[seat]):
                if not playable(options, 1 << card | 1 << other, begun, before, broken) >> card & 1:
                    cannot[seat] |= 1 << other
        broken = broken or bool(1 << card & breakers)
    return tuple(cannot)


def _may_exchange(options: Any) -> bool:
    """Whether partners may have exchanged cards after the bidding, so that a bid no longer tells what they hold."""
    return bool(options.nil_exchange or (options.blind_nil != "none" and options.blind_nil_exchange))


def spades_left(view: View) -> tuple[int | None, ...]:
    """How many spades each seat still holds, where its bid tells (mirror and whiz), else None."""
    if view.game != "spades" or view.options.bidding not in ("mirror", "whiz") or _may_exchange(view.options):
        return (None,) * 4
    result: list[int | None] = []
    for seat in view.seats:
        told = seat.bid.isdigit() or (seat.bid == NIL and view.options.bidding == "mirror")
        result.append(int(seat.bid) if seat.bid.isdigit() else 0 if told else None)
    for trick in view.all_tricks:
        for player, card in trick.plays:
            held = result[player]
            if held is not None and suit_of(card) == SPADES:
                result[player] = held - 1
    return tuple(result)
