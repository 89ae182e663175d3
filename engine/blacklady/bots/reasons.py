"""Why an action is advised, in one sentence: what a good teacher would say, from nothing but the seat's view."""

from collections.abc import Callable, Mapping
from typing import Final

from ..actions import CLAIM, parse_action
from ..texts import Text, text
from ..views import View
from .hearts import reasons as hearts
from .spades import reasons as spades

__all__ = ["reason"]

_REASONS: Final[Mapping[str, Callable[[View, str], Text]]] = {"hearts": hearts.reason, "spades": spades.reason}


def reason(view: View, action: str) -> Text | None:
    """Something true that speaks for one of the view's legal actions; `None` where nothing is known of the game."""
    if parse_action(action) == CLAIM:
        mine = view.claim is not None and view.claim.key == "claim.mine"
        return text("hint.why.claim_mine" if mine else "hint.why.claim_nothing")
    assert view.prompt is not None
    if view.prompt.cards.bit_count() == 1:
        return text("hint.why.forced")
    if len(view.prompt.choices) == 1:
        return text("hint.why.forced_bid")
    known = _REASONS.get(view.game)
    return None if known is None else known(view, action)
