"""Count and draw the ways to deal cards among seats, of which each may hold only some.

Cards that the same seats may hold are alike for counting, so there are only a few kinds of them. How many of each kind a seat
gets is drawn in proportion to the number of deals behind it; within a kind a shuffle decides.
"""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from math import factorial

from ...cards import Card, CardSet, cards_in
from ...rng import Rng

__all__ = ["Split"]

#: For each kind of card, how many go to each seat.
Shares = tuple[tuple[int, ...], ...]


class Split:
    """The ways to deal `cards` so that seat `s` gets `sizes[s]` of them, all in `may[s]`. `total` is their number."""

    def __init__(self, cards: CardSet, may: Sequence[CardSet], sizes: Sequence[int]) -> None:
        kinds: dict[tuple[int, ...], list[Card]] = {}
        for card in cards_in(cards):
            kinds.setdefault(tuple(seat for seat in range(4) if may[seat] >> card & 1), []).append(card)
        # The kind with the most freedom comes last: what it gives to whom follows from the others.
        order = sorted(kinds, key=lambda seats: (len(seats), seats))
        self._kinds = [(seats, kinds[seats]) for seats in order]
        self._shares: list[Shares] = []
        self._ends: list[int] = []
        total = 0
        for shares, ways in self._count(0, tuple(sizes)):
            total += ways
            self._shares.append(shares)
            self._ends.append(total)
        self.total = total

    def _count(self, at: int, left: tuple[int, ...]) -> Iterator[tuple[Shares, int]]:
        """The ways to share the kinds from number `at` on among seats with so many places left, and the deals behind each."""
        if at == len(self._kinds):
            if not any(left):
                yield (), 1
            return
        seats, cards = self._kinds[at]
        last = at + 1 == len(self._kinds)
        for share in _shares(len(cards), seats, left, exact=last):
            ways = factorial(len(cards))
            for number in share:
                ways //= factorial(number)
            rest = tuple(places - number for places, number in zip(left, share, strict=True))
            for shares, more in self._count(at + 1, rest):
                yield (share, *shares), ways * more

    def deal(self, hands: list[CardSet], rng: Rng) -> None:
        """Add the cards of a random way to the hands."""
        random = rng.random
        shares = self._shares[bisect_right(self._ends, int(random() * self.total)) if len(self._shares) > 1 else 0]
        for (seats, cards), share in zip(self._kinds, shares, strict=True):
            left = list(cards)
            number = len(left)
            for seat in seats[:-1]:
                held = 0
                for _ in range(share[seat]):
                    at = int(random() * number)
                    number -= 1
                    held |= 1 << left[at]
                    left[at] = left[number]
                hands[seat] |= held
            held = 0
            for card in left[:number]:
                held |= 1 << card
            if seats:
                hands[seats[-1]] |= held


def _shares(number: int, seats: tuple[int, ...], left: tuple[int, ...], *, exact: bool) -> Iterator[tuple[int, ...]]:
    """The ways to give so many cards to these seats with so many places left; `exact`: they must fill every place."""
    if exact:
        if sum(left) == number and all(not places or seat in seats for seat, places in enumerate(left)):
            yield left
        return
    if not seats:
        return
    if len(seats) == 1:
        if left[seats[0]] >= number:
            yield tuple(number if seat == seats[0] else 0 for seat in range(4))
        return
    for given in range(min(number, left[seats[0]]) + 1):
        for rest in _shares(number - given, seats[1:], left, exact=False):
            yield tuple(given if seat == seats[0] else n for seat, n in enumerate(rest))
