"""How to score a moon that has been shot."""

from ...games.hearts.scoring import is_over, settle, standing
from ...views import View

__all__ = ["choose_moon"]


def choose_moon(view: View) -> str:
    """`moon add` or `moon subtract`, whichever leaves the shooter better placed."""
    add, subtract = (_outcome(view, way) for way in ("add", "subtract"))
    return "moon add" if add >= subtract else "moon subtract"


def _outcome(view: View, way: str) -> tuple[int, int]:
    """Worth of the totals that follow: a won game, a game that goes on, a lost one; then the lead over the best rival."""
    options, me = view.options, view.seat
    assert me is not None
    winners = sum(1 << seat.seat for seat in view.seats if seat.tricks)
    before, cards = [seat.total for seat in view.seats], [seat.points for seat in view.seats]
    points, _ = settle(options._replace(moon="shooter-chooses"), before, cards, me, winners, way)
    totals = [standing(options, total + count) for total, count in zip(before, points, strict=True)]
    lead = min(total for seat, total in enumerate(totals) if seat != me) - totals[me]
    if is_over(options, totals):
        return (2 if lead >= 0 else 0), lead
    return 1, lead
