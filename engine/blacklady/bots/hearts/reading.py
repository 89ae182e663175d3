"""What a seat can count in Hearts beyond the cards: who has taken what, and what may be thrown."""

from functools import cached_property

from ...cards import HEARTS, SUIT_SETS, card_set
from ...views import View
from .. import reading
from .worth import Worth, worth_of

__all__ = ["Reading"]


class Reading(reading.Reading):
    """A view, counted, with the points in it."""

    striking = reading.HIGH | SUIT_SETS[HEARTS]

    def __init__(self, view: View, recalls: int | None = None) -> None:
        super().__init__(view, recalls)
        self.worth: Worth = worth_of(view.options)
        self.taken: tuple[float, ...] = self._taken()

    def _taken(self) -> tuple[float, ...]:
        """Points by seat of the cards that cost (the bonus doesn't count)."""
        taken = [0.0, 0.0, 0.0, 0.0]
        for trick in self.view.tricks:
            assert trick.winner is not None
            taken[trick.winner] += self.worth.add_up(card_set(trick.cards))
        return tuple(taken)

    @cached_property
    def later_stray(self) -> float:
        """The points that a seat without the suit led is likely to throw on the tricks to come."""
        return self.worth.stray(self.out)

    @property
    def stray(self) -> float:
        """The same for this trick."""
        return self.later_stray if self.view.tricks or self.options.first_trick_points else 0.0

    @property
    def on_table(self) -> float:
        """The points in the trick so far."""
        return self.trick.points * self.worth.scale
