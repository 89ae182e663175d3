"""Spades: partners opposite, bids of tricks, spades are trumps. The rules' source is the text behind each option."""

from typing import Any, Final

from ...actions import Action
from ...cards import CardSet
from ...rng import Rng
from ...rules import Rules
from ...views import DealScore, Event, View
from . import deal, scoring, seen
from .bidding import sides_of
from .deal import State
from .options import EXCLUSIONS, FIELDS, PRESETS, SpadesOptions

__all__ = ["SPADES_RULES", "Spades", "SpadesOptions", "State"]


class Spades:
    """The contract of `rules.Rules` for Spades. The standing is the points of each side, then its bags."""

    name: Final = "spades"
    options: Final[type[Any]] = SpadesOptions
    fields: Final = FIELDS
    exclusions: Final = EXCLUSIONS
    presets: Final = PRESETS

    def opening(self, options: SpadesOptions) -> tuple[int, ...]:
        """Every side starts with no points and no bags."""
        return (0,) * (2 * len(sides_of(options)))

    def start(
        self, options: SpadesOptions, seed: Rng, number: int, standing: tuple[int, ...]
    ) -> tuple[State, tuple[Event, ...]]:
        """Deal, and wait for the first bid."""
        return deal.start(options, seed, number, standing)

    def acting(self, state: State) -> tuple[int, ...]:
        """All who haven't chosen while cards are exchanged, else the seat on turn."""
        return deal.acting(state)

    def legal(self, state: State, seat: int) -> tuple[Action, ...]:
        """A look, bids, passes, plays, or a claim."""
        return deal.legal(state, seat)

    def check(self, state: State, seat: int, action: Action) -> None:
        """Raise the reason why not, if there is one."""
        deal.check(state, seat, action)

    def apply(self, state: State, seat: int, action: Action) -> tuple[State, tuple[Event, ...]]:
        """The next state, and what happened."""
        after, events = deal.apply(state, seat, action)
        return after, (*events, *scoring.closing_events(after))

    def view(self, state: State, seat: int | None) -> View:
        """What the seat may know."""
        return seen.view(state, seat)

    def score(self, state: State) -> DealScore | None:
        """The score when the deal is over."""
        return scoring.score(state)

    def rebuild(self, view: View, hands: tuple[CardSet, ...]) -> State:
        """A deal that agrees with the view."""
        return seen.rebuild(view, hands)


SPADES_RULES: Final[Rules[State]] = Spades()
