"""Who may shoot the moon in an imagined deal."""

from typing import Final

from ...tricks import Hands
from ..hearts.moon import shooting_chance
from ..playout.hearts import NOBODY

__all__ = ["strongest"]

#: The least chance with which a hand counts as one that may.
STRONG: Final = 0.1


def strongest(hands: Hands, but: int) -> int:
    """The seat, other than `but`, whose hand is the likeliest to shoot the moon; nobody when none is strong enough."""
    everything = hands[0] | hands[1] | hands[2] | hands[3]
    chances = [
        0.0 if seat == but else shooting_chance(hand, everything & ~hand, leads=False)
        for seat, hand in enumerate(hands)
    ]
    best = max(chances)
    return chances.index(best) if best >= STRONG else NOBODY
