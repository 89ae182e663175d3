"""A hint, as JSON: what the strongest bot would do, what it gains, and why."""

from collections.abc import Callable
from typing import Any

from .actions import CLAIM, format_action, parse_action
from .bots import Decision
from .bots.reasons import reason
from .cards import format_card
from .texts import Text, text
from .views import View
from .wire import wire

__all__ = ["hint"]


def hint(view: View, decision: Decision, say: Callable[[Text], str]) -> dict[str, Any]:
    """The action advised, in words, the reason for it, and what each action that was considered is worth.

    `values` has the chance to win the game by action, from 0 to 1; there are none where nothing had to be considered.
    """
    prompt = view.prompt
    assert prompt is not None
    why = reason(view, decision.action)
    return {
        "action": decision.action,
        "text": wire(_advice(view, decision.action), say),
        "reason": None if why is None else wire(why, say),
        "values": {action: round(value, 4) for action, value in decision.values},
    }


def _advice(view: View, action: str) -> Text:
    """What to do."""
    assert view.prompt is not None
    said = {choice.action: choice.text for choice in view.prompt.choices}
    if view.claim is not None:
        said[format_action(CLAIM)] = view.claim
    cards = [format_card(card) for card in parse_action(action).cards]
    return said.get(action) or text(f"hint.{view.prompt.verb}", cards=cards)
