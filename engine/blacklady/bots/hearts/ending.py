"""How to score a moon that has been shot."""

from ...games.hearts.scoring import is_over, moon_worth, standing
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
    worth = moon_worth(options, view.tricks, me)
    totals = []
    for seat in view.seats:
        points = seat.points
        if seat.seat == me:
            points -= values.all_points + (worth if way == "subtract" else 0)
        elif way == "add":
            points += worth
        totals.append(standing(options, seat.total + points))
    lead = min(total for seat, total in enumerate(totals) if seat != me) - totals[me]
    if is_over(options, totals):
        return (2 if lead >= 0 else 0), lead
    return 1, lead
