"""What is true of all trick games."""

from collections.abc import Iterable

from .actions import Action, format_action, play
from .cards import DECK, SUIT_SETS, Card, CardSet, card_set, cards_in, format_card, highest, lowest, suit_of
from .errors import IllegalAction
from .rng import Rng
from .texts import text
from .views import Event, Prompt, Trick, View

__all__ = [
    "Hands",
    "beats",
    "check_hands",
    "check_held",
    "close_trick",
    "deal_event",
    "deal_out",
    "follow",
    "must_win_all",
    "play_prompt",
    "played",
    "rest_is_mine",
    "tricks_taken",
    "voids",
    "with_card",
    "without",
]

Hands = tuple[CardSet, ...]


def deal_out(seed: Rng, deal: int, deck: CardSet = DECK) -> tuple[int, Hands]:
    """The dealer and the hands of a deal, one card at a time from the dealer's left.

    The first dealer is drawn, then it goes clockwise. Each deal is a fork of the seed with its number, so that no deal
    depends on what another drew.
    """
    dealer = (seed.fork("dealer").below(4) + deal - 1) % 4
    cards = list(cards_in(deck))
    seed.fork(f"deal/{deal}").shuffle(cards)
    return dealer, tuple(card_set(cards[(seat - dealer - 1) % 4 :: 4]) for seat in range(4))


def deal_event(deal: int, dealer: int) -> Event:
    """What all hear when deal number `deal` has been dealt."""
    return Event("deal", seat=dealer, points=deal, said=text("event.deal", deal=deal, seat=dealer))


def check_held(hand: CardSet, action: Action) -> None:
    """Raise `IllegalAction` unless the hand holds the action's cards."""
    for card in action.cards:
        if not hand >> card & 1:
            raise IllegalAction(text("error.not_held", card=format_card(card)))


def without(hands: Hands, seat: int, card: Card) -> Hands:
    """The hands after the seat has played a card."""
    return (*hands[:seat], hands[seat] & ~(1 << card), *hands[seat + 1 :])


def follow(hand: CardSet, led: int) -> CardSet:
    """The cards that may follow a lead of suit `led`: those of the suit, or all when there are none."""
    return hand & SUIT_SETS[led] or hand


def with_card(trick: Trick, card: Card, points: int, trump: int | None = None) -> Trick:
    """The trick after its next card, worth `points`; the highest trump, else the highest of the suit led, is winning."""
    seat = trick.turn
    wins = trick.winner is None or beats(card, trick.best, trump)
    return Trick(
        trick.number, trick.leader, (*trick.cards, card), seat if wins else trick.winner, trick.points + points
    )


def beats(card: Card, best: Card, trump: int | None = None) -> bool:
    """Whether a card, played later, wins over the best so far; trumps win over all other suits."""
    if suit_of(card) == suit_of(best):
        return card > best
    return suit_of(card) == trump


def close_trick(
    tricks: tuple[Trick, ...], trick: Trick, *, counted: bool = False
) -> tuple[tuple[Trick, ...], Trick, tuple[Event, ...]]:
    """The tricks taken and the one to go on with after a card, and what all hear if that was the trick's last.

    `counted`: its points are told, too.
    """
    winner = trick.winner
    if len(trick.cards) < 4 or winner is None:
        return tricks, trick, ()
    if counted:
        taken = Event("trick", seat=winner, cards=trick.cards, points=trick.points)
    else:
        taken = Event("trick", seat=winner, cards=trick.cards, said=text("event.taken", seat=winner))
    return (*tricks, trick), Trick(trick.number + 1, winner), (taken,)


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


def must_win_all(hand: CardSet, unseen: CardSet, trump: int | None = None) -> bool:
    """Whether a seat on lead takes every trick left, whatever it leads and whoever holds the `unseen` cards."""
    if trump is not None and unseen & SUIT_SETS[trump] and hand & ~SUIT_SETS[trump]:
        return False
    for suit in SUIT_SETS:
        mine, others = hand & suit, unseen & suit
        if mine and others and lowest(mine) < highest(others):
            return False
    return hand != 0


def rest_is_mine(hands: Hands, seat: int, trick: Trick, trump: int | None = None) -> bool:
    """Whether the seat is on lead and must win all that is left, in whatever order it leads; with one card there is no need."""
    if seat != trick.leader or trick.cards or hands[seat].bit_count() < 2:
        return False
    unseen = 0
    for other in range(4):
        unseen |= hands[other] if other != seat else 0
    return must_win_all(hands[seat], unseen, trump)


def tricks_taken(tricks: Iterable[Trick]) -> tuple[int, ...]:
    """How many of these tricks each seat has taken."""
    taken = [0, 0, 0, 0]
    for trick in tricks:
        if trick.winner is not None:
            taken[trick.winner] += 1
    return tuple(taken)


def play_prompt(hand: CardSet, cards: CardSet, trick: Trick, *, by_itself: bool = False) -> Prompt:
    """The question for one of these cards of a hand; the last card plays itself, another one when an option says so."""
    forced = by_itself or hand.bit_count() == 1
    auto = format_action(play(lowest(cards))) if forced else None
    return Prompt("card", text("prompt.follow" if trick.cards else "prompt.lead"), verb="play", cards=cards, auto=auto)


def check_hands(seen: View, hands: Hands) -> None:
    """Raise `ValueError` unless the seats can hold these cards, as far as the view tells by its cards and their numbers."""
    sizes_fit = [hand.bit_count() for hand in hands] == [seat.cards for seat in seen.seats]
    own_fits = seen.seat is None or seen.covered or hands[seen.seat] == seen.hand
    if (
        not sizes_fit
        or not own_fits
        or hands[0] | hands[1] | hands[2] | hands[3] | played(seen.all_tricks) != seen.deck
    ):
        raise ValueError("these hands don't fit the view")
