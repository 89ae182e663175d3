"""Hearts: four players, each for themselves, fewest points wins. The rules' source is the text behind each option."""

from typing import Any, Final

from ...actions import Action
from ...cards import CardSet
from ...rng import Rng
from ...rules import Rules
from ...views import DealScore, Event, View
from . import deal, scoring, seen
from .deal import State
from .options import FIELDS, PRESETS, HeartsOptions

__all__ = ["HEARTS_RULES", "Hearts", "HeartsOptions", "State"]


class Hearts:
    """The contract of `rules.Rules` for Hearts. The standing is the four totals."""

    name: Final = "hearts"
    options: Final[type[Any]] = HeartsOptions
    fields: Final = FIELDS
    exclusions: Final = ()
    presets: Final = PRESETS

    def opening(self, options: HeartsOptions) -> tuple[int, ...]:
        """Everybody starts with nothing."""
        return (0, 0, 0, 0)

    def start(
        self, options: HeartsOptions, seed: Rng, number: int, standing: tuple[int, ...]
    ) -> tuple[State, tuple[Event, ...]]:
        """Deal, and wait for the passes or for the first lead."""
        return deal.start(options, seed, number, standing)

    def acting(self, state: State) -> tuple[int, ...]:
        """All who haven't chosen while passing, else the seat on turn."""
        return deal.acting(state)

    def legal(self, state: State, seat: int) -> tuple[Action, ...]:
        """Passes, plays, the moon's choice, or a claim."""
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


HEARTS_RULES: Final[Rules[State]] = Hearts()
