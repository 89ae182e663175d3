"""Which of several cards, where a playout of Hearts can't tell at a glance. Cards come by suit, as sets of 13 bits."""

from collections.abc import Sequence

from ...cards import HEARTS, SPADES

__all__ = ["Suits", "harmless", "hunting_follow", "hunting_lead", "lowest_of", "mildest", "worst"]

Suits = tuple[int, int, int, int]


def hunting_follow(mask: int, under: int, at: int) -> int:
    """What who wants all tricks plays: the cheapest that wins if it is the last, else the highest; the lowest if none does."""
    over = mask ^ under
    if not over:
        return (mask & -mask).bit_length() - 1
    return (over & -over).bit_length() - 1 if at == 3 else over.bit_length() - 1


def hunting_lead(may: Suits, hands: Sequence[int], seat: int) -> tuple[int, int]:
    """The suit and rank that who wants all tricks leads: from the longest suit that nobody can beat; else the highest card."""

    def promise(suit: int) -> tuple[bool, int, int]:
        mine = may[suit].bit_length()
        others = max(hands[4 * other + suit].bit_length() for other in range(4) if other != seat)
        return mine > others, may[suit].bit_count() if mine > others else mine, may[suit].bit_count()

    suit = max((suit for suit in range(4) if may[suit]), key=promise)
    return suit, may[suit].bit_length() - 1


def lowest_of(may: Suits) -> tuple[int, int]:
    """The suit and rank of the lowest of these cards; a heart last, since one that is lost ends a moon."""
    suit = min((s for s in range(4) if may[s]), key=lambda s: (s == HEARTS, may[s] & -may[s]))
    return suit, (may[suit] & -may[suit]).bit_length() - 1


def mildest(may: Suits, bigs: Sequence[int]) -> tuple[int, int]:
    """The suit and rank of the lead that does least harm: low, and not what is dangerous or above it."""

    def harm(suit: int) -> int:
        low = may[suit] & -may[suit]
        return low.bit_length() + (20 if bigs[suit] and low >= bigs[suit] & -bigs[suit] else 0)

    suit = min((s for s in range(4) if may[s]), key=harm)
    return suit, (may[suit] & -may[suit]).bit_length() - 1


def harmless(may: Suits, big: Sequence[int]) -> tuple[int, int]:
    """The suit and rank of a discard that gives no points to who is near a moon: high, but no heart and nothing that costs."""
    clean = [may[suit] & ~big[suit] if suit != HEARTS else 0 for suit in range(4)]
    if any(clean):
        suit = max(range(4), key=lambda s: clean[s].bit_length())
        return suit, clean[suit].bit_length() - 1
    suit = min((s for s in range(4) if may[s]), key=lambda s: (s != HEARTS, s))
    return suit, (may[suit] & -may[suit]).bit_length() - 1


def worst(may: Suits, bigs: Sequence[int]) -> tuple[int, int]:
    """The suit and rank of the discard that one is best rid of, among some."""
    for suit in (SPADES, 0):
        if may[suit] & bigs[suit]:
            return suit, (may[suit] & bigs[suit]).bit_length() - 1
    if bigs[SPADES] and may[SPADES] >= bigs[SPADES] & -bigs[SPADES]:
        return SPADES, may[SPADES].bit_length() - 1
    suit = max(range(4), key=lambda s: may[s].bit_length() + 6 * (s == HEARTS and may[s] > 0b1111))
    return suit, may[suit].bit_length() - 1
