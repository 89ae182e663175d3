"""Rules of thumb for Spades.

Everything follows from one measure: the chance to win the game, given how many tricks the side is likely to take and which
nils stand. `ending` turns tricks into that chance, `hand` and `nil` say what a hand promises, `trick` who wins this trick;
`bidding`, `exchange` and `playing` choose what is best by it.
"""

from ...actions import CLAIM, format_action, pass_cards, play
from ...views import View
from .bidding import choose_bid
from .exchange import choose_exchange
from .playing import choose_card

__all__ = ["choose"]


def choose(view: View, recalls: int | None = None) -> str:
    """The action for what the view's prompt asks; for `recalls` see `Reading`."""
    prompt = view.prompt
    assert prompt is not None
    if prompt.kind == "cards":
        return format_action(pass_cards(choose_exchange(view)))
    if prompt.choices:
        return choose_bid(view)
    if view.claim is not None:
        return format_action(CLAIM)
    return format_action(play(choose_card(view, recalls)))
