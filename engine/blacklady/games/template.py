"""The null game: the smallest complete game on the contract, to copy from when adding another.

Thirteen tricks without trumps or points; whoever takes the most wins. It is not in the registry: the tests enter it
there, so that every test of the contract runs over it and it can't fall behind.
"""

from typing import Any, Final, NamedTuple

from ..actions import Action, play
from ..cards import SUIT_LETTERS, Card, CardSet, cards_in, suit_of
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
    tricks_taken,
    with_card,
    without,
)
from ..views import DealScore, Event, SeatScore, SeatView, Trick, View

__all__ = ["TEMPLATE_RULES", "TEXTS", "State", "Template", "TemplateOptions"]

#: A registered game has its sentences in `texts.english`, the one catalogue; these stay out of what players load.
TEXTS: Final = {
    "template.name": "Most tricks",
    "template.summary": "Four players, each for themselves; the most tricks win",
    "template.preset.classic": "Classic",
    "template.rules.aim": "Four play, each for themselves. Take as many tricks as you can.",
    "template.rules.end": "The game has {deals:deal/deals}. The most tricks win; players with equally many share the win.",
    "template.deals": "Deals",
    "template.deals.help": "How many deals a game has",
    "template.title": "Deal {deal}",
    "template.line": "{count:trick/tricks}",
    "template.result.win": "{seat:name} wins with {count:trick/tricks}",
    "template.result.win.you": "You win with {count:trick/tricks}",
    "template.result.shared": "{seats:names} share the win with {count:trick/tricks}",
}


class TemplateOptions(NamedTuple):
    """The rules in force. Every field has a default, an `OptionField`, and texts."""

    deals: int = 1


class State(NamedTuple):
    """All that a deal is: frozen, of ints and tuples. `before` are the tricks that each seat took in earlier deals."""

    options: TemplateOptions
    deal: int
    dealer: int
    before: tuple[int, ...]
    hands: tuple[CardSet, ...]
    trick: Trick
    tricks: tuple[Trick, ...] = ()

    @property
    def turn(self) -> int:
        """The seat on turn."""
        return self.trick.turn

    @property
    def over(self) -> bool:
        """Whether all cards have been played."""
        return len(self.tricks) == 13


class Template:
    """The contract of `rules.Rules`. The standing is the tricks that each seat has taken in the match."""

    name: Final = "template"
    options: Final[type[Any]] = TemplateOptions
    fields: Final = (OptionField("deals", "int", low=1, high=9),)
    exclusions: Final = ()
    presets: Final = (Preset("classic", {}),)

    def explain(self, options: TemplateOptions) -> tuple[Section, ...]:
        """Every rule in words, and nothing of what is off; what differs from the defaults is marked by `explained`."""
        return explained(_told, options)

    def opening(self, options: TemplateOptions) -> tuple[int, ...]:
        """Nobody has taken a trick."""
        return (0, 0, 0, 0)

    def start(
        self, options: TemplateOptions, seed: Rng, deal: int, standing: tuple[int, ...]
    ) -> tuple[State, tuple[Event, ...]]:
        """Deal; the dealer's left leads."""
        dealer, hands = deal_out(seed, deal)
        first = Trick(1, (dealer + 1) % 4)
        return State(options, deal, dealer, standing, hands, first), (deal_event(deal, dealer),)

    def acting(self, state: State) -> tuple[int, ...]:
        """The seat on turn."""
        return () if state.over else (state.turn,)

    def legal(self, state: State, seat: int) -> tuple[Action, ...]:
        """One card of those that may be played."""
        return tuple(play(card) for card in cards_in(_playable(state))) if seat in self.acting(state) else ()

    def check(self, state: State, seat: int, action: Action) -> None:
        """Refuse what may not be played, with the reason in words; nothing in it that the seat may not know."""
        if state.over:
            raise GameOver(text("error.deal_over"))
        if action.verb != "play":
            raise InvalidAction(text("error.verb_unknown", verb=action.verb))
        if seat != state.turn:
            raise WrongTurn(text("error.turn", seat=state.turn))
        card = action.cards[0]
        check_held(state.hands[seat], action)
        if not _playable(state) >> card & 1:
            raise IllegalAction(text("error.follow", suit=SUIT_LETTERS[suit_of(state.trick.cards[0])]))

    def apply(self, state: State, seat: int, action: Action) -> tuple[State, tuple[Event, ...]]:
        """Play the card, and gather the trick when it is whole. An event names what everybody may know."""
        self.check(state, seat, action)
        card: Card = action.cards[0]
        tricks, trick, taken = close_trick(state.tricks, with_card(state.trick, card, points=0))
        state = state._replace(hands=without(state.hands, seat, card), tricks=tricks, trick=trick)
        played = Event("play", seat=seat, cards=action.cards)
        return state, (played, *taken, *closing_events(self.score(state), state.deal))

    def view(self, state: State, seat: int | None) -> View:
        """Built from what the seat may know, never by taking something away."""
        score = self.score(state)
        now = tricks_taken(state.tricks)
        return View(
            game=self.name,
            options=state.options,
            seat=seat,
            deal=state.deal,
            dealer=state.dealer,
            phase="over" if state.over else "play",
            title=text("template.title", deal=state.deal),
            hand=0 if seat is None else state.hands[seat],
            seats=tuple(
                SeatView(
                    seat=s,
                    cards=state.hands[s].bit_count(),
                    tricks=now[s],
                    points=now[s],
                    total=state.before[s] + (now[s] if score else 0),
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
            score=score,
        )

    def score(self, state: State) -> DealScore | None:
        """When the deal is over, one point a trick; after the last deal, who has won, a tie being shared."""
        if not state.over:
            return None
        seats, taken = [], tricks_taken(state.tricks)
        for seat in range(4):
            count, before = taken[seat], state.before[seat]
            seats.append(SeatScore(seat, count, before, before + count, (text("template.line", count=count),)))
        totals = tuple(seat.total for seat in seats)
        result = places = None
        if state.deal == state.options.deals:
            places = tuple(1 + sum(other > total for other in totals) for total in totals)
            winners = [seat for seat in range(4) if places[seat] == 1]
            shared = len(winners) > 1
            who: dict[str, Any] = {"seats": winners} if shared else {"seat": winners[0]}
            result = text(f"template.result.{'shared' if shared else 'win'}", count=max(totals), **who)
        return DealScore(tuple(seats), text("event.score", deal=state.deal), None, result, places, totals)

    def rebuild(self, view: View, hands: tuple[CardSet, ...]) -> State:
        """Everything but the hands stands in the view."""
        if view.trick is None:
            raise ValueError("the deal is over")
        check_hands(view, hands)
        before = tuple(seat.total for seat in view.seats)
        return State(view.options, view.deal, view.dealer, before, hands, view.trick, view.tricks)


def _told(options: TemplateOptions) -> Told:
    return (
        (text("rules.title.aim"), (text("template.rules.aim"),)),
        (text("rules.title.cards"), (text("rules.deal"), text("rules.ranks"))),
        (text("rules.title.play"), (text("rules.dealers_left"), text("rules.follow"), text("rules.highest"))),
        (text("rules.title.end"), (text("template.rules.end", deals=options.deals),)),
    )


def _playable(state: State) -> CardSet:
    """The one place where it is decided what may be played: legality and its reason can't disagree."""
    hand = state.hands[state.turn]
    return follow(hand, suit_of(state.trick.cards[0])) if state.trick.cards else hand


TEMPLATE_RULES: Final[Rules[State]] = Template()
