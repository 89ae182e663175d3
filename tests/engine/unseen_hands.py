"""Hands around a bot whose own cards are given, for tests of judgement."""


def with_others(hand: str, trick: str, out: str) -> tuple[list[str], list[str]]:
    """The four hands, South's first, when `trick` lies on the table and the others hold cards of `out`; and what is left of it.

    The others get the first of them, as many as they must have; South can't see how they lie.
    """
    size, table, left = len(hand.split()), len(trick.split()), out.split()
    hands = [hand]
    for seat in (1, 2, 3):
        cards = size - (seat >= 4 - table)
        hands.append(" ".join(left[:cards]))
        del left[:cards]
    return hands, left
