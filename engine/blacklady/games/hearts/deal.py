"""A deal of Hearts: its state, what may be played, and what follows from it."""

from collections.abc import Iterator
from itertools import combinations
from typing import Final, NamedTuple

from ...actions import CLAIM, Action, play
from ...cards import CLUBS, HEARTS, SUIT_LETTERS, SUIT_SETS, CardSet, card_set, cards_in, lowest, suit_of
from ...errors import GameOver, IllegalAction, InvalidAction, WrongTurn
from ...passing import check_pass, exchange
from ...rng import Rng
from ...texts import Text, text
from ...tricks import check_held, close_trick, deal_event, deal_out, rest_is_mine, with_card, without
from ...views import Event, Trick
from .options import PASS_OFFSETS, HeartsOptions
from .values import ALL_HEARTS, QUEEN, TWO_OF_CLUBS, card_values

__all__ = [
    "MOON_ACTIONS",
    "State",
    "acting",
    "apply",
    "check",
    "claim_kind",
    "legal",
    "open_play",
    "playable",
    "shooter_of",
    "start",
    "taken",
]

_QUEEN_SET: Final = 1 << QUEEN
MOON_ACTIONS: Final = (Action("moon", word="add"), Action("moon", word="subtract"))


class State(NamedTuple):
    """A deal. `offset` is how many seats to the left the pass goes (0: hold); `passes` are the sets chosen, 0 before.

    Until all four have chosen, the passed cards are still in `hands`. `moon` is the shooter's word, if the options give it.
    """

    options: HeartsOptions
    deal: int
    dealer: int
    before: tuple[int, ...]
    offset: int
    hands: tuple[CardSet, ...]
    passes: tuple[CardSet, ...] = (0, 0, 0, 0)
    phase: str = "pass"
    turn: int = 0
    trick: Trick = Trick(1, 0)
    tricks: tuple[Trick, ...] = ()
    broken: bool = False
    moon: str = ""


def start(options: HeartsOptions, seed: Rng, deal: int, standing: tuple[int, ...]) -> tuple[State, tuple[Event, ...]]:
    """Deal, and wait for the passes or for the first lead."""
    dealer, hands = deal_out(seed, deal)
    offsets = PASS_OFFSETS[options.pass_cycle]
    state = State(options, deal, dealer, standing, offsets[(deal - 1) % len(offsets)], hands)
    return (state if state.offset else open_play(state)), (deal_event(deal, dealer),)


def open_play(state: State) -> State:
    """The state when the first lead is due."""
    if state.options.opener == "dealers-left":
        opener = (state.dealer + 1) % 4
    else:
        opener = next(seat for seat in range(4) if state.hands[seat] >> TWO_OF_CLUBS & 1)
    return state._replace(phase="play", turn=opener, trick=Trick(1, opener))


def acting(state: State) -> tuple[int, ...]:
    """The seats that the deal waits for."""
    if state.phase == "pass":
        return tuple(seat for seat in range(4) if not state.passes[seat])
    return () if state.phase == "over" else (state.turn,)


def _narrowed(state: State) -> Iterator[tuple[CardSet, Text]]:
    """The rules that bind the play now, in order: what each leaves of the hand, and what it says of the rest.

    The one place where it is decided what may be played: legality and its reason can't disagree.
    """
    options, hand = state.options, state.hands[state.turn]
    if state.trick.cards:
        led = suit_of(state.trick.cards[0])
        if hand & SUIT_SETS[led]:
            hand &= SUIT_SETS[led]
            yield hand, text("error.follow", suit=SUIT_LETTERS[led])
        elif options.queen_discard_waits and not state.broken and hand & ~_QUEEN_SET:
            hand &= ~_QUEEN_SET
            yield hand, text("hearts.error.queen_waits")
    elif not state.tricks and options.opener == "two-of-clubs":
        hand = 1 << TWO_OF_CLUBS
        yield hand, text("hearts.error.two_of_clubs")
    elif not state.tricks and options.opener == "any-club":
        hand &= SUIT_SETS[CLUBS]
        yield hand, text("hearts.error.any_club")
    if not state.tricks and not options.first_trick_points:
        clean = hand & ~(ALL_HEARTS | _QUEEN_SET)
        if clean:
            hand = clean
            yield hand, text("hearts.error.first_trick")
    if not state.trick.cards and not state.broken and not options.hearts_any_time:
        others = hand & ~ALL_HEARTS
        if others and not (others == _QUEEN_SET and options.hearts_instead_of_queen):
            yield others, text("hearts.error.unbroken")


def playable(state: State) -> CardSet:
    """The cards that the seat on turn may play."""
    cards = state.hands[state.turn]
    for left, _ in _narrowed(state):
        cards = left
    return cards


def claim_kind(state: State, seat: int | None) -> str | None:
    """Why this seat may finish the deal at once, as far as it can know: `nothing` left to win, or the rest is `mine`.

    Only where no score can change under the options in force; with one card left there is nothing to save.
    """
    options, hands = state.options, state.hands
    if seat is None or not options.finish_early or state.phase != "play" or all(h.bit_count() < 2 for h in hands):
        return None
    held = hands[0] | hands[1] | hands[2] | hands[3]
    if not (held | card_set(state.trick.cards)) & card_values(options).counting and not _tricks_matter(state):
        return "nothing"
    return "mine" if rest_is_mine(hands, seat, state.trick) else None


def _tricks_matter(state: State) -> bool:
    """Whether, with all points gone, it still counts who takes a trick."""
    winners = {trick.winner for trick in state.tricks}
    if shooter_of(state) is None:
        return state.options.no_trick_bonus and len(winners) < 4
    return state.options.sun != "moon" and len(winners) == 1


def check(state: State, seat: int, action: Action) -> None:
    """Raise the `RulesError` that says why the seat may not do this now."""
    if action == CLAIM and claim_kind(state, seat):
        return
    if state.phase == "over":
        raise GameOver(text("error.deal_over"))
    if action == CLAIM:
        raise IllegalAction(text("error.not_claim_now"))
    if state.phase == "pass" and action.verb == "pass":
        check_pass(state.hands[seat], state.passes[seat], action, state.options.pass_count)
    elif state.phase == "play" and action.verb == "play":
        _check_play(state, seat, action)
    elif state.phase == "moon" and action.verb == "moon":
        _check_turn(state, seat)
        if action not in MOON_ACTIONS:
            raise InvalidAction(text("hearts.error.moon", said=action.word))
    elif action.verb in ("pass", "play", "moon"):
        raise IllegalAction(text(f"error.not_{action.verb}_now"))
    else:
        raise InvalidAction(text("error.verb_unknown", verb=action.verb))


def _check_turn(state: State, seat: int) -> None:
    if seat != state.turn:
        raise WrongTurn(text("error.turn", seat=state.turn))


def _check_play(state: State, seat: int, action: Action) -> None:
    _check_turn(state, seat)
    check_held(state.hands[seat], action)
    card = action.cards[0]
    for left, reason in _narrowed(state):
        if not left >> card & 1:
            raise IllegalAction(reason)


def apply(state: State, seat: int, action: Action) -> tuple[State, tuple[Event, ...]]:
    """The state after the action, and what happened; raises the `RulesError` of `check`."""
    check(state, seat, action)
    if action.verb == "pass":
        return _after_pass(state, seat, card_set(action.cards))
    if action.verb == "play":
        return _after_play(state, action)
    if action.verb == "moon":
        return state._replace(phase="over", moon=action.word), ()
    return _after_claim(state, seat)


def _after_pass(state: State, seat: int, cards: CardSet) -> tuple[State, tuple[Event, ...]]:
    passes = (*state.passes[:seat], cards, *state.passes[seat + 1 :])
    chosen = Event("chosen", seat=seat, to=(seat + state.offset) % 4)
    if not all(passes):
        return state._replace(passes=passes), (chosen,)
    hands, events = exchange(state.hands, passes, state.offset)
    return open_play(state._replace(passes=passes, hands=hands)), (chosen, *events)


def _after_play(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    (card,), seat = action.cards, state.turn
    hands = without(state.hands, seat, card)
    trick = with_card(state.trick, card, card_values(state.options).points[card])
    events = [Event("play", seat=seat, cards=action.cards)]
    breaks = suit_of(card) == HEARTS or (card == QUEEN and state.options.queen_breaks_hearts)
    if breaks and not state.broken:
        events.append(Event("broken", seat=seat, cards=action.cards, said=text("hearts.event.broken")))
    tricks, trick, taken = close_trick(state.tricks, trick, counted=True)
    state = state._replace(hands=hands, tricks=tricks, trick=trick, turn=trick.turn, broken=state.broken or breaks)
    return (state if any(hands) else _close(state)), (*events, *taken)


def _close(state: State) -> State:
    shooter = shooter_of(state)
    if shooter is not None and state.options.moon == "shooter-chooses":
        return state._replace(phase="moon", turn=shooter)
    return state._replace(phase="over")


def _after_claim(state: State, seat: int) -> tuple[State, tuple[Event, ...]]:
    kind = claim_kind(state, seat)
    while state.phase == "play":
        state, _ = _after_play(state, play(lowest(playable(state))))
    return state, (Event("claim", seat=seat, said=text(f"event.claim_{kind}", seat=seat)),)


def taken(state: State) -> tuple[CardSet, ...]:
    """The cards that each seat has taken in tricks."""
    sets = [0, 0, 0, 0]
    for trick in state.tricks:
        assert trick.winner is not None
        sets[trick.winner] |= card_set(trick.cards)
    return tuple(sets)


def shooter_of(state: State) -> int | None:
    """The seat that has taken every card that costs points, if the options know a moon."""
    costly = card_values(state.options).costly
    if state.options.moon == "none":
        return None
    return next((seat for seat, cards in enumerate(taken(state)) if costly & ~cards == 0), None)


def legal(state: State, seat: int) -> tuple[Action, ...]:
    """Everything that `check` lets the seat do now."""
    actions: list[Action] = []
    if seat in acting(state):
        if state.phase == "pass":
            choices = combinations(cards_in(state.hands[seat]), state.options.pass_count)
            actions += [Action("pass", cards) for cards in choices]
        elif state.phase == "play":
            actions += [play(card) for card in cards_in(playable(state))]
        else:
            actions += MOON_ACTIONS
    if claim_kind(state, seat):
        actions.append(CLAIM)
    return tuple(actions)
