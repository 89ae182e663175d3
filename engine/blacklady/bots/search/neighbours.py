"""Cards of a hand that are as good as one: nothing that another seat may still play lies between them."""

from collections.abc import Sequence

from ...cards import Card, CardSet, cards_in, suit_of
from ...tricks import played
from ...views import View

__all__ = ["neighbours"]


def neighbours(view: View, cards: CardSet, worth: Sequence[int] | None = None) -> list[list[Card]]:
    """These cards of the view's hand in runs of neighbours, from low to high.

    Cards that are gone don't part neighbours; one on the table does, for it may be between winning and losing. With `worth`,
    points by card, neighbours also have to be worth the same.
    """
    others = view.deck & ~view.hand & ~played(view.tricks)
    runs: list[list[Card]] = []
    for card in cards_in(cards):
        last = runs[-1][-1] if runs else None
        if (
            last is not None
            and suit_of(last) == suit_of(card)
            and (worth is None or worth[last] == worth[card])
            and not others & ((1 << card) - (2 << last))
        ):
            runs[-1].append(card)
        else:
            runs.append([card])
    return runs
