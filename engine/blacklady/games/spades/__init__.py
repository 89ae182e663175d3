"""Spades: partners opposite, bids of tricks, spades are trumps. The rules' source is the text behind each option."""

from typing import Final

from ...actions import Action
from ...rules import GameRules, Rules, closing_events
from ...views import Event
from . import deal, scoring, seen
from .explained import explain
from .options import EXCLUSIONS, FIELDS, PRESETS, SpadesOptions
from .state import State, sides_of

__all__ = ["SPADES_RULES", "SpadesOptions", "State"]


def _opening(options: SpadesOptions) -> tuple[int, ...]:
    """The standing is the points of each side, then the bags of each."""
    return (0,) * (2 * len(sides_of(options)))


def _apply(state: State, seat: int, action: Action) -> tuple[State, tuple[Event, ...]]:
    after, events = deal.apply(state, seat, action)
    return after, (*events, *closing_events(scoring.score(after), after.deal, "boston"))


SPADES_RULES: Final[Rules[State]] = GameRules(
    name="spades",
    options=SpadesOptions,
    fields=FIELDS,
    exclusions=EXCLUSIONS,
    presets=PRESETS,
    explain=explain,
    opening=_opening,
    start=deal.start,
    acting=deal.acting,
    legal=deal.legal,
    check=deal.check,
    apply=_apply,
    view=seen.view,
    score=scoring.score,
    rebuild=seen.rebuild,
)
