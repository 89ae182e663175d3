"""How to score a moon that has been shot."""

from ...games.hearts.values import card_values
from ...views import View

__all__ = ["choose_moon"]


def choose_moon(view: View) -> str:
    """`moon add` or `moon subtract`, whichever leaves the shooter better placed."""
    add, subtract = (_outcome(view, way) for way in ("add", "subtract"))
    return "moon add" if add >= subtract else "moon subtract"


def _outcome(view: View, way: str) -> tuple[int, int]:
    """Worth of the totals that follow: a won game, a game that goes on, a lost one; then the lead over the best rival."""
    values, options, me = card_values(view.options), view.options, view.seat
    assert me is not None
    worth = values.all_points
    if options.sun != "moon" and all(trick.winner == me for trick in view.tricks):
        worth = (3 * worth + 1) // 2 if options.sun == "half-more" else 2 * worth
    totals = []
    for seat in view.seats:
        points = seat.points
        if seat.seat == me:
            points -= values.all_points + (worth if way == "subtract" else 0)
        elif way == "add":
            points += worth
        total = seat.total + points
        totals.append(total // 2 if options.exact_halves and total == options.target else total)
    lead = min(total for seat, total in enumerate(totals) if seat != me) - totals[me]
    tied = lead == 0 and options.tie == "play-on"
    over = max(totals) >= options.target + options.target_exceeded and not tied
    if over:
        return (2 if lead >= 0 else 0), lead
    return 1, lead
