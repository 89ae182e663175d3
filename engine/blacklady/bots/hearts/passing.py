"""Which cards to pass."""

from itertools import combinations

from ...cards import DECK, CardSet, card_set, cards_in
from ...games.hearts.values import card_values
from ...views import View
from .danger import RELIEF, suit_danger, suit_worths
from .reading import stray_points

__all__ = ["choose_pass"]


def choose_pass(view: View) -> CardSet:
    """The cards whose loss leaves the least danger in the hand."""
    prompt = view.prompt
    assert prompt is not None
    values = card_values(view.options)
    worths = suit_worths(values)
    out = DECK & ~view.hand
    stray = round(stray_points(out & values.costly, values), 1)
    # By number of cards passed from the suits so far: the set, its danger and the discards it gives.
    best: dict[int, list[tuple[CardSet, float, float]]] = {0: [(0, 0.0, 0.0)]}
    for suit in range(4):
        held = [card for card in cards_in(view.hand) if card // 13 == suit]
        mine = card_set(held)
        ways: dict[int, list[tuple[CardSet, float, float]]] = {}
        for count in range(min(prompt.count, len(held)) + 1):
            ways[count] = []
            for cards in combinations(held, count):
                gone = card_set(cards)
                danger, discards = suit_danger(
                    (mine & ~gone) >> 13 * suit, out >> 13 * suit & 0x1FFF, worths[suit], stray
                )
                ways[count].append((gone, danger, discards))
            ways[count].sort(key=lambda way: way[1])
            del ways[count][6:]
        after: dict[int, list[tuple[CardSet, float, float]]] = {}
        for before, sets in best.items():
            for count, options in ways.items():
                if before + count <= prompt.count:
                    after.setdefault(before + count, []).extend(
                        (a | b, c + e, d + f) for a, c, d in sets for b, e, f in options
                    )
        for count, sets in after.items():
            sets.sort(key=lambda s: s[1] * RELIEF ** s[2])
            del sets[20:]
        best = after
    return min(best[prompt.count], key=lambda s: s[1] * RELIEF ** s[2])[0]
