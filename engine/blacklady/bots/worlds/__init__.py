"""Worlds: deals of the unseen cards that agree with everything a view tells, each as likely as any other.

`limits` finds what each seat can't hold; `split` counts the ways to deal the rest, so that a draw never fails and is never
biased.
"""

from collections.abc import Iterator
from itertools import product
from math import prod

from ...cards import SPADES, SUIT_SETS, CardSet
from ...rng import Rng
from ...tricks import Hands, played
from ...views import View
from .limits import barred, spades_left
from .split import Split

__all__ = ["Worlds"]


class Worlds:
    """The deals that a seat may imagine.

    Raises `ValueError` when there is none, which no view of a real deal gives, and for a spectator's view.
    """

    def __init__(self, view: View) -> None:
        if view.seat is None:
            raise ValueError("a spectator has no hand to start from")
        self.view = view
        out = view.deck & ~view.hand & ~played(view.all_tricks)
        #: What is known: the seat's own hand, and cards that it has passed on and that were not played since.
        known = [0, 0, 0, 0]
        if not view.covered:
            known[view.seat] = view.hand
        if view.pass_to is not None and view.phase != "pass":
            known[view.pass_to] |= view.passed & out
        self._known = tuple(known)
        free = tuple(seat.cards - held.bit_count() for seat, held in zip(view.seats, known, strict=True))
        out &= ~(known[0] | known[1] | known[2] | known[3])
        may = tuple(out & ~no for no in barred(view))
        self._parts = tuple(self._partition(out, may, free))
        self._ends: list[int] = []
        total = 0
        for part in self._parts:
            total += prod(split.total for split in part)
            self._ends.append(total)
        #: In how many ways the unseen cards may lie.
        self.total = total
        if not total:
            raise ValueError("no deal agrees with this view")

    def _partition(self, out: CardSet, may: tuple[CardSet, ...], free: tuple[int, ...]) -> Iterator[tuple[Split, ...]]:
        """The ways to share the number of spades: for each, how the spades are split, and the others.

        Where nothing is known of those numbers, there is one: everything together.
        """
        spades = SUIT_SETS[SPADES]
        known = spades_left(self.view)
        if all(count is None for count in known):
            yield (Split(out, may, free),)
            return
        whole = (out & spades).bit_count()
        ranges = []
        for seat, count in enumerate(known):
            held = (self._known[seat] & spades).bit_count()
            most = min(free[seat], whole)
            ranges.append(range(most + 1) if count is None else [count - held])
        for counts in product(*ranges):
            if sum(counts) != whole or any(not 0 <= n <= most for n, most in zip(counts, free, strict=True)):
                continue
            first = Split(out & spades, tuple(cards & spades for cards in may), counts)
            rest = tuple(most - n for n, most in zip(counts, free, strict=True))
            second = Split(out & ~spades, tuple(cards & ~spades for cards in may), rest)
            if first.total and second.total:
                yield first, second

    def draw(self, rng: Rng) -> Hands:
        """The hands of all four seats."""
        chosen = 0
        if len(self._parts) > 1:
            at = int(rng.random() * self.total)
            while self._ends[chosen] <= at:
                chosen += 1
        hands = list(self._known)
        for split in self._parts[chosen]:
            split.deal(hands, rng)
        return tuple(hands)
