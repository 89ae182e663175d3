"""Which cards to exchange with the partner when one of the two has bid nil."""

from ...cards import SPADES, CardSet, cards_in, rank_of, suit_of
from ...games.spades.state import is_nil
from ...views import View
from .nil import safety
from .reading import Reading

__all__ = ["choose_exchange"]


def choose_exchange(view: View) -> CardSet:
    """A nil gives what endangers it most; its partner gives its lowest cards outside spades."""
    assert view.prompt is not None
    reading, given = Reading(view), 0
    for _ in range(view.prompt.count):
        left = reading.hand & ~given
        if is_nil(reading.bids[reading.me]):
            card = max(cards_in(left), key=lambda c: (safety(left & ~(1 << c), reading.out), rank_of(c), c))
        else:
            card = min(cards_in(left), key=lambda c: (suit_of(c) == SPADES, rank_of(c), c))
        given |= 1 << card
    return given
