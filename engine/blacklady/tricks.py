"""What is true of all trick games."""

from collections.abc import Iterable

from .cards import DECK, SUIT_SETS, Card, CardSet, card_set, highest, lowest, suit_of
from .views import Trick, View

__all__ = ["check_hands", "follow", "must_win_all", "played", "voids", "with_card"]


def follow(hand: CardSet, led: int) -> CardSet:
    """The cards that may follow a lead of suit `led`: those of the suit, or all when there are none."""
    return hand & SUIT_SETS[led] or hand


def with_card(trick: Trick, card: Card, points: int, trump: int | None = None) -> Trick:
    """The trick after its next card, worth `points`; the highest trump, else the highest of the suit led, is winning."""
    seat = (trick.leader + len(trick.cards)) % 4
    wins = trick.winner is None or _beats(card, trick.best, trump)
    return Trick(
        trick.number, trick.leader, (*trick.cards, card), seat if wins else trick.winner, trick.points + points
    )


def _beats(card: Card, best: Card, trump: int | None) -> bool:
    if suit_of(card) == suit_of(best):
        return card > best
    return suit_of(card) == trump


def played(tricks: Iterable[Trick]) -> CardSet:
    """All cards of these tricks."""
    cards = 0
    for trick in tricks:
        cards |= card_set(trick.cards)
    return cards


def voids(tricks: Iterable[Trick]) -> list[CardSet]:
    """For each seat, the cards that it can't hold since it failed to follow their suit."""
    missing = [0, 0, 0, 0]
    for trick in tricks:
        if trick.cards:
            led = suit_of(trick.cards[0])
            for seat, card in trick.plays:
                if suit_of(card) != led:
                    missing[seat] |= SUIT_SETS[led]
    return missing


def must_win_all(hand: CardSet, unseen: CardSet) -> bool:
    """Whether a seat on lead takes every trick left, whatever it leads and whoever holds the `unseen` cards (no trumps)."""
    for suit in SUIT_SETS:
        mine, others = hand & suit, unseen & suit
        if mine and others and lowest(mine) < highest(others):
            return False
    return hand != 0


def check_hands(seen: View, hands: tuple[CardSet, ...]) -> None:
    """Raise `ValueError` unless the seats can hold these cards, as far as the view tells by its cards and their numbers."""
    tricks = seen.tricks if seen.trick is None else (*seen.tricks, seen.trick)
    sizes_fit = [hand.bit_count() for hand in hands] == [seat.cards for seat in seen.seats]
    own_fits = seen.seat is None or hands[seen.seat] == seen.hand
    if not sizes_fit or not own_fits or hands[0] | hands[1] | hands[2] | hands[3] | played(tricks) != DECK:
        raise ValueError("these hands don't fit the view")
