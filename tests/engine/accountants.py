"""Second opinions on the score of a deal, by the name of the game."""

from collections.abc import Callable
from typing import Final

from blacklady.views import DealScore, View

from .accountant_hearts import check_hearts
from .accountant_spades import check_spades
from .accountant_whist import check_whist

Check = Callable[[View, DealScore, tuple[int, ...]], None]


def check_tricks(view: View, score: DealScore, standing: tuple[int, ...]) -> None:
    """A point for each trick, as in the null game."""
    assert sum(seat.points for seat in score.seats) == len(view.tricks) == 13
    assert [seat.before for seat in score.seats] == list(standing)


#: Each is given the view of a finished deal, its score, and the standing that it began with.
SECOND_OPINIONS: Final[dict[str, Check]] = {
    "hearts": check_hearts,
    "spades": check_spades,
    "whist": check_whist,
    "template": check_tricks,
}
