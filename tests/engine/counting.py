"""Perft: how many different ways of playing on there are, counted exactly, card by card.

The word and the method are those of chess engines. A count by the engine is compared with one made by other means: cards
are text, hands are lists, and the rules are read off their description again.
"""

from typing import Any, Protocol

from blacklady.actions import CLAIM
from blacklady.rules import Rules


def perft(rules: Rules[Any], state: Any, phase: str | None = None) -> list[int]:
    """The number of positions after 0, 1, 2 … actions, claims left out; to the end, or as long as the phase is this one."""
    counts, level = [1], [state]
    while True:
        following = []
        for state in level:
            if phase is None or rules.view(state, None).phase == phase:
                for seat in rules.acting(state):
                    legal = rules.legal(state, seat)
                    following += [rules.apply(state, seat, action)[0] for action in legal if action != CLAIM]
        if not following:
            return counts
        counts.append(len(following))
        level = following


class Paper(Protocol):
    """A deal on paper."""

    @property
    def hands(self) -> list[list[str]]:
        """What each player holds."""

    def may_play(self) -> list[str]:
        """The cards that the player on turn may play."""

    def play(self, card: str) -> "Paper":
        """The deal after this card."""


def by_hand(deal: Paper, counts: list[int], depth: int = 0) -> list[int]:
    """Count as `perft` does, going deep instead of wide."""
    if depth == len(counts):
        counts.append(0)
    counts[depth] += 1
    if any(deal.hands):
        for card in deal.may_play():
            by_hand(deal.play(card), counts, depth + 1)
    return counts
