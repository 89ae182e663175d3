"""Playouts: whole deals played to the end on small ints, quickly, by a sensible policy; one module a game."""

from ...tricks import Hands

__all__ = ["masks_of"]


def masks_of(hands: Hands) -> list[int]:
    """Small sets of cards, one for each seat and suit: those of seat `s` in suit `u` stand at `4 * s + u`, jokers above A♠."""
    masks: list[int] = []
    for hand in hands:
        masks += (hand & 0x1FFF, hand >> 13 & 0x1FFF, hand >> 26 & 0x1FFF, hand >> 39)
    return masks
