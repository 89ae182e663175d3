"""Rules of thumb for Hearts.

Everything follows from one measure: the points that a card is likely to cost now, and the danger in the cards that stay in
the hand. `reading` counts, `danger` measures a hand, `trick` what a card is likely to cost now; `passing` and `playing`
choose the least of both. `moon` turns the measure round for whoever shoots, and for whoever must stop it.
"""

from ...actions import CLAIM, format_action, pass_cards, play
from ...views import View
from .ending import choose_moon
from .passing import choose_pass
from .playing import choose_card

__all__ = ["choose"]


def choose(view: View, recalls: int | None = None) -> str:
    """The action for what the view's prompt asks; for `recalls` see `Reading`."""
    prompt = view.prompt
    assert prompt is not None
    if prompt.kind == "choice":
        return choose_moon(view)
    if prompt.kind == "cards":
        return format_action(pass_cards(choose_pass(view)))
    if view.claim is not None and view.claim.key == "claim.mine":
        return format_action(CLAIM)
    return format_action(play(choose_card(view, recalls)))
