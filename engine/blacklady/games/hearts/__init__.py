"""Hearts: four players, each for themselves, fewest points wins. The rules' source is the text behind each option."""

from typing import Final

from ...actions import Action
from ...rules import GameRules, Rules, closing_events
from ...views import Event
from . import deal, scoring, seen
from .deal import State
from .explained import explain
from .options import FIELDS, PRESETS, HeartsOptions

__all__ = ["HEARTS_RULES", "HeartsOptions", "State"]


def _opening(options: HeartsOptions) -> tuple[int, ...]:
    """The standing is the four totals."""
    return (0, 0, 0, 0)


def _apply(state: State, seat: int, action: Action) -> tuple[State, tuple[Event, ...]]:
    after, events = deal.apply(state, seat, action)
    return after, (*events, *closing_events(scoring.score(after), after.deal, "moon"))


HEARTS_RULES: Final[Rules[State]] = GameRules(
    name="hearts",
    options=HeartsOptions,
    fields=FIELDS,
    exclusions=(),
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
