"""Whist: partners opposite, no bids; trumps go round by the deal, as in a whist drive. A point for each trick above six."""

from typing import Any, Final, NamedTuple

from ..actions import CLAIM, Action, play
from ..cards import CLUBS, DIAMONDS, HEARTS, SPADES, SUIT_LETTERS, Card, CardSet, cards_in, lowest, suit_of
from ..errors import GameOver, IllegalAction, InvalidAction, WrongTurn
from ..rng import Rng
from ..rules import OptionField, Preset, Rules, Section, Told, closing_events, explained
from ..texts import text
from ..tricks import (
    check_hands,
    check_held,
    close_trick,
    deal_event,
    deal_out,
    follow,
    play_prompt,
    rest_is_mine,
    tricks_taken,
    with_card,
    without,
)
from ..views import DealScore, Event, SeatScore, SeatView, Side, Trick, View

__all__ = ["WHIST_RULES", "State", "Whist", "WhistOptions"]

#: The seats of each side.
SIDES: Final = ((0, 2), (1, 3))
#: The trumps of the first deals, and again: the usual order of a whist drive.
TRUMPS: Final = (HEARTS, CLUBS, DIAMONDS, SPADES)
#: So many tricks count nothing.
BOOK: Final = 6


class WhistOptions(NamedTuple):
    """The rules in force; the defaults are what a new player gets."""

    target: int = 7
    finish_early: bool = True


class State(NamedTuple):
    """A deal. `before` is the standing: the points of each side."""

    options: WhistOptions
    deal: int
    dealer: int
    before: tuple[int, ...]
    hands: tuple[CardSet, ...]
    trick: Trick
    tricks: tuple[Trick, ...] = ()

    @property
    def trump(self) -> int:
        """The suit of the trumps."""
        return TRUMPS[(self.deal - 1) % 4]

    @property
    def turn(self) -> int:
        """The seat on turn."""
        return self.trick.turn

    @property
    def over(self) -> bool:
        """Whether all cards have been played."""
        return len(self.tricks) == 13


class Whist:
    """The contract of `rules.Rules` for whist. The standing is the points of each side."""

    name: Final = "whist"
    options: Final[type[Any]] = WhistOptions
    fields: Final = (OptionField("target", "int", low=3, high=21), OptionField("finish_early", "bool"))
    exclusions: Final = ()
    presets: Final = (Preset("classic", {}), Preset("quick", {"target": 5}))

    def explain(self, options: WhistOptions) -> tuple[Section, ...]:
        """The rules in words."""
        return explained(_told, options)

    def opening(self, options: WhistOptions) -> tuple[int, ...]:
        """No side has a point."""
        return (0, 0)

    def start(
        self, options: WhistOptions, seed: Rng, deal: int, standing: tuple[int, ...]
    ) -> tuple[State, tuple[Event, ...]]:
        """Deal; the dealer's left leads."""
        dealer, hands = deal_out(seed, deal)
        state = State(options, deal, dealer, standing, hands, Trick(1, (dealer + 1) % 4))
        return state, (deal_event(deal, dealer),)

    def acting(self, state: State) -> tuple[int, ...]:
        """The seat on turn."""
        return () if state.over else (state.turn,)

    def legal(self, state: State, seat: int) -> tuple[Action, ...]:
        """One card of those that may be played, or a claim."""
        if seat not in self.acting(state):
            return ()
        plays = tuple(play(card) for card in cards_in(_playable(state)))
        return (*plays, CLAIM) if _may_claim(state, seat) else plays

    def check(self, state: State, seat: int, action: Action) -> None:
        """Refuse what may not be played, with the reason in words."""
        if state.over:
            raise GameOver(text("error.deal_over"))
        if action.verb not in ("play", "claim"):
            raise InvalidAction(text("error.verb_unknown", verb=action.verb))
        if seat != state.turn:
            raise WrongTurn(text("error.turn", seat=state.turn))
        if action == CLAIM:
            if not _may_claim(state, seat):
                raise IllegalAction(text("error.not_claim_now"))
            return
        check_held(state.hands[seat], action)
        if not _playable(state) >> action.cards[0] & 1:
            raise IllegalAction(text("error.follow", suit=SUIT_LETTERS[suit_of(state.trick.cards[0])]))

    def apply(self, state: State, seat: int, action: Action) -> tuple[State, tuple[Event, ...]]:
        """Play the card, or with a claim all that are left; then the score, if that was the last."""
        self.check(state, seat, action)
        if action == CLAIM:
            while not state.over:
                state, _ = _after_play(state, lowest(_playable(state)))
            events: tuple[Event, ...] = (Event("claim", seat=seat, said=text("event.claim_mine", seat=seat)),)
        else:
            state, events = _after_play(state, action.cards[0])
        return state, (*events, *closing_events(self.score(state), state.deal))

    def view(self, state: State, seat: int | None) -> View:
        """Built from what the seat may know."""
        score, tricks, points, taken = self.score(state), _tricks(state), _points(state), tricks_taken(state.tricks)
        return View(
            game=self.name,
            options=state.options,
            seat=seat,
            deal=state.deal,
            dealer=state.dealer,
            phase="over" if state.over else "play",
            title=text("whist.title", deal=state.deal, suit=SUIT_LETTERS[state.trump]),
            hand=0 if seat is None else state.hands[seat],
            seats=tuple(
                SeatView(
                    seat=s,
                    cards=state.hands[s].bit_count(),
                    tricks=taken[s],
                    points=points[s % 2],
                    total=state.before[s % 2] + (points[s % 2] if score else 0),
                    ready=False,
                )
                for s in range(4)
            ),
            acting=self.acting(state),
            trick=None if state.over else state.trick,
            tricks=state.tricks,
            prompt=play_prompt(state.hands[seat], _playable(state), state.trick)
            if seat is not None and seat in self.acting(state)
            else None,
            claim=text("claim.mine") if _may_claim(state, seat) else None,
            score=score,
            sides=tuple(
                Side(seats, note=text("whist.tricks", count=count)) for seats, count in zip(SIDES, tricks, strict=True)
            ),
            trump=state.trump,
        )

    def score(self, state: State) -> DealScore | None:
        """When the deal is over, a point for each trick above six; a side that has the target has won."""
        if not state.over:
            return None
        tricks, points = _tricks(state), _points(state)
        totals = tuple(before + more for before, more in zip(state.before, points, strict=True))
        lines = [
            text("whist.line", count=count, points=more) if more else text("whist.line.none", count=count)
            for count, more in zip(tricks, points, strict=True)
        ]
        seats = tuple(
            SeatScore(seat, points[seat % 2], state.before[seat % 2], totals[seat % 2], (lines[seat % 2],))
            for seat in range(4)
        )
        result = places = None
        if max(totals) >= state.options.target:
            best = totals.index(max(totals))
            result = text("whist.result", seats=list(SIDES[best]), points=totals[best])
            places = tuple(1 if seat % 2 == best else 3 for seat in range(4))
        return DealScore(seats, text("event.score", deal=state.deal), None, result, places, totals)

    def rebuild(self, view: View, hands: tuple[CardSet, ...]) -> State:
        """Everything but the hands stands in the view."""
        if view.trick is None:
            raise ValueError("the deal is over")
        check_hands(view, hands)
        before = tuple(view.seats[seats[0]].total for seats in SIDES)
        return State(view.options, view.deal, view.dealer, before, hands, view.trick, view.tricks)


def _told(options: WhistOptions) -> Told:
    finish = text("rules.finish" if options.finish_early else "rules.no_finish")
    return (
        (text("rules.title.aim"), (text("whist.rules.aim"),)),
        (text("rules.title.cards"), (text("rules.deal"), text("rules.ranks"), text("whist.rules.trumps"))),
        (text("rules.title.play"), (text("rules.dealers_left"), text("rules.follow"), text("rules.trump"), finish)),
        (text("rules.title.scoring"), (text("whist.rules.scoring", book=BOOK),)),
        (text("rules.title.end"), (text("whist.rules.end", target=options.target),)),
    )


def _playable(state: State) -> CardSet:
    """The one place where it is decided what may be played: legality and its reason can't disagree."""
    hand = state.hands[state.turn]
    return follow(hand, suit_of(state.trick.cards[0])) if state.trick.cards else hand


def _may_claim(state: State, seat: int | None) -> bool:
    if seat is None or not state.options.finish_early or state.over:
        return False
    return rest_is_mine(state.hands, seat, state.trick, state.trump)


def _after_play(state: State, card: Card) -> tuple[State, tuple[Event, ...]]:
    seat = state.turn
    tricks, trick, taken = close_trick(state.tricks, with_card(state.trick, card, points=0, trump=state.trump))
    state = state._replace(hands=without(state.hands, seat, card), tricks=tricks, trick=trick)
    return state, (Event("play", seat=seat, cards=(card,)), *taken)


def _tricks(state: State) -> tuple[int, ...]:
    """The tricks of each side."""
    return tuple(sum(trick.winner in seats for trick in state.tricks) for seats in SIDES)


def _points(state: State) -> tuple[int, ...]:
    """The points of each side in this deal so far."""
    return tuple(max(0, count - BOOK) for count in _tricks(state))


WHIST_RULES: Final[Rules[State]] = Whist()
