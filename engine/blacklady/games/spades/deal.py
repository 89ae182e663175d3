"""A deal of Spades: what may be done, and what follows from it."""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from ...actions import CLAIM, LOOK, Action, play
from ...cards import (
    CLUBS,
    DECK,
    JOKERS,
    SPADES,
    SUIT_LETTERS,
    SUIT_SETS,
    CardSet,
    card_set,
    cards_in,
    lowest,
    parse_card,
    suit_of,
)
from ...errors import GameOver, IllegalAction, InvalidAction, WrongTurn
from ...passing import check_pass, exchange
from ...rng import Rng
from ...texts import Text, text
from ...tricks import check_held, close_trick, deal_event, deal_out, rest_is_mine, with_card, without
from ...views import Event, Trick
from .bidding import bids, check_bid, covered, exchange_count
from .options import SpadesOptions
from .state import BLIND, State, partner_of

__all__ = ["acting", "apply", "check", "deck_of", "legal", "may_claim", "playable", "start"]

_TWO_OF_CLUBS: Final = parse_card("2C")
_TWOS_OUT: Final = 1 << _TWO_OF_CLUBS | 1 << parse_card("2H")
_SPADES: Final = SUIT_SETS[SPADES]


def deck_of(options: SpadesOptions) -> CardSet:
    """The cards that are played with: jokers come in for two twos."""
    return DECK & ~_TWOS_OUT | JOKERS if options.jokers else DECK


def start(options: SpadesOptions, seed: Rng, deal: int, standing: tuple[int, ...]) -> tuple[State, tuple[Event, ...]]:
    """Deal, and wait for the first bid."""
    dealer, hands = deal_out(seed, deal, deck_of(options))
    state = State(options, deal, dealer, standing, hands, turn=(dealer + 1) % 4)
    return state, (deal_event(deal, dealer),)


def acting(state: State) -> tuple[int, ...]:
    """The seats that the deal waits for."""
    if state.phase == "pass":
        return tuple(
            seat for seat in range(4) if exchange_count(state.options, state.bids, seat) and not state.passes[seat]
        )
    return () if state.phase == "over" else (state.turn,)


def _narrowed(state: State) -> Iterator[tuple[CardSet, Text]]:
    """The rules that bind the play now, in order: what each leaves of the hand, and what it says of the rest.

    The one place where it is decided what may be played: legality and its reason can't disagree.
    """
    options, hand = state.options, state.hands[state.turn]
    opening = not state.tricks
    if opening and options.first_lead == "lowest-club" and hand & SUIT_SETS[CLUBS]:
        hand = 1 << lowest(hand & SUIT_SETS[CLUBS])
        yield hand, text("spades.error.lowest_club")
    elif state.trick.cards:
        led = suit_of(state.trick.cards[0])
        if hand & SUIT_SETS[led]:
            hand &= SUIT_SETS[led]
            yield hand, text("error.follow", suit=SUIT_LETTERS[led])
        elif opening and (options.no_spade_on_first_trick or options.first_lead == "lowest-club"):
            hand = hand & ~_SPADES or hand
            yield hand, text("spades.error.first_trick")
    elif opening and options.first_lead == "two-of-clubs":
        hand = 1 << _TWO_OF_CLUBS
        yield hand, text("spades.error.two_of_clubs")
    elif not _may_lead_spades(state) or (opening and options.no_spade_on_first_trick):
        hand = hand & ~_SPADES or hand
        yield hand, text(f"spades.error.{'first_lead' if opening else 'unbroken'}")


def _may_lead_spades(state: State) -> bool:
    way = state.options.spade_leads
    return way == "any-time" or state.broken or (way == "after-first-trick" and state.tricks != ())


def playable(state: State) -> CardSet:
    """The cards that the seat on turn may play."""
    cards = state.hands[state.turn]
    for left, _ in _narrowed(state):
        cards = left
    return cards


def may_claim(state: State, seat: int | None) -> bool:
    """Whether the seat is on lead and must win every trick that is left, in whatever order it leads."""
    if seat is None or not state.options.finish_early or state.phase != "play":
        return False
    return rest_is_mine(state.hands, seat, state.trick, SPADES)


def check(state: State, seat: int, action: Action) -> None:
    """Raise the `RulesError` that says why the seat may not do this now."""
    if state.phase == "over":
        raise GameOver(text("error.deal_over"))
    wanted = {"bid": ("bid", "look"), "pass": ("pass",), "play": ("play", "claim")}
    if action.verb not in wanted[state.phase]:
        if any(action.verb in verbs for verbs in wanted.values()):
            raise IllegalAction(text(f"error.not_{action.verb}_now"))
        raise InvalidAction(text("error.verb_unknown", verb=action.verb))
    if action.verb == "pass":
        _check_pass(state, seat, action)
        return
    if seat != state.turn:
        raise WrongTurn(text("error.turn", seat=state.turn))
    if action.verb == "bid":
        check_bid(state, seat, action)
    elif action == LOOK:
        if not covered(state, seat):
            raise IllegalAction(text("error.not_look_now"))
    elif action == CLAIM:
        if not may_claim(state, seat):
            raise IllegalAction(text("error.not_claim_now"))
    else:
        check_held(state.hands[seat], action)
        for left, reason in _narrowed(state):
            if not left >> action.cards[0] & 1:
                raise IllegalAction(reason)


def _check_pass(state: State, seat: int, action: Action) -> None:
    count = exchange_count(state.options, state.bids, seat)
    if not count:
        raise IllegalAction(text("spades.error.no_exchange"))
    check_pass(state.hands[seat], state.passes[seat], action, count)


def apply(state: State, seat: int, action: Action) -> tuple[State, tuple[Event, ...]]:
    """The state after the action, and what happened; raises the `RulesError` of `check`."""
    check(state, seat, action)
    if action.verb == "bid":
        return _after_bid(state, seat, action.word)
    if action == LOOK:
        said = text("spades.event.look", seat=seat)
        return state._replace(looked=(*state.looked, seat)), (Event("look", seat=seat, said=said),)
    if action.verb == "pass":
        return _after_pass(state, seat, card_set(action.cards))
    if action == CLAIM:
        return _after_claim(state, seat)
    return _after_play(state, action)


def _after_bid(state: State, seat: int, word: str) -> tuple[State, tuple[Event, ...]]:
    said = (*state.bids[:seat], word, *state.bids[seat + 1 :])
    state = state._replace(bids=said, turn=(seat + 1) % 4)
    kind = f"bid_{word}" if not word.isdigit() else "bid"
    event = Event("bid", seat=seat, said=text(f"spades.event.{kind}", seat=seat, bid=word))
    if all(said):
        state = state._replace(phase="pass")
        if not acting(state):
            state = _open_play(state)
    return state, (event,)


def _after_pass(state: State, seat: int, cards: CardSet) -> tuple[State, tuple[Event, ...]]:
    state = state._replace(passes=(*state.passes[:seat], cards, *state.passes[seat + 1 :]))
    chosen = Event("chosen", seat=seat, to=partner_of(state.options, seat))
    if acting(state):
        return state, (chosen,)
    hands, events = exchange(state.hands, state.passes, 2)
    return _open_play(state._replace(hands=hands)), (chosen, *events)


def _open_play(state: State) -> State:
    """The state when the first lead is due."""
    order = [(state.dealer + i) % 4 for i in range(1, 5)]
    wanted = {"two-of-clubs": 1 << _TWO_OF_CLUBS, "lowest-club": SUIT_SETS[CLUBS]}.get(state.options.first_lead)
    opener = order[0] if wanted is None else next(seat for seat in order if state.hands[seat] & wanted)
    return state._replace(phase="play", turn=opener, trick=Trick(1, opener))


def _after_play(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    (card,), seat = action.cards, state.turn
    trick = with_card(state.trick, card, 0, SPADES)
    events = [Event("play", seat=seat, cards=action.cards)]
    breaks = suit_of(card) == SPADES and not state.broken
    if breaks:
        events.append(Event("broken", seat=seat, cards=action.cards, said=text("spades.event.broken")))
    tricks, trick, taken = close_trick(state.tricks, trick)
    hands = without(state.hands, seat, card)
    state = state._replace(hands=hands, tricks=tricks, trick=trick, turn=trick.turn, broken=state.broken or breaks)
    return (state if any(hands) else state._replace(phase="over")), (*events, *taken)


def _after_claim(state: State, seat: int) -> tuple[State, tuple[Event, ...]]:
    while state.phase == "play":
        state, _ = _after_play(state, play(lowest(playable(state))))
    return state, (Event("claim", seat=seat, said=text("event.claim_mine", seat=seat)),)


def legal(state: State, seat: int) -> tuple[Action, ...]:
    """Everything that `check` lets the seat do now."""
    if seat not in acting(state):
        return ()
    if state.phase == "bid":
        if covered(state, seat):
            return (LOOK, Action("bid", word=BLIND))
        return tuple(Action("bid", word=word) for word in bids(state))
    if state.phase == "pass":
        choices = combinations(cards_in(state.hands[seat]), exchange_count(state.options, state.bids, seat))
        return tuple(Action("pass", cards) for cards in choices)
    plays = tuple(play(card) for card in cards_in(playable(state)))
    return (*plays, CLAIM) if may_claim(state, seat) else plays
