"""The generator: the same numbers on every machine, forks that don't touch each other, no bias worth the name."""

from blacklady.cards import display_order, format_card
from blacklady.games.hearts import HEARTS_RULES, HeartsOptions
from blacklady.rng import Rng


def test_numbers_are_those_of_every_other_platform() -> None:
    rng = Rng("tea")
    assert [rng.below(1000) for _ in range(6)] == [989, 762, 681, 65, 105, 660]
    deck = list(range(10))
    Rng("coffee").shuffle(deck)
    assert deck == [5, 8, 2, 6, 7, 1, 0, 3, 9, 4]
    assert Rng("").fork("deal/1").seed == "/deal/1"


def test_the_first_deal_of_a_seed_never_changes() -> None:
    state, _ = HEARTS_RULES.start(HeartsOptions(), Rng("tea"), 1, (0, 0, 0, 0))
    assert (
        " ".join(format_card(card) for card in display_order(state.hands[0]))
        == "JS 7S 3S 2S QH TH 7C 5C 4C AD QD TD 6D"
    )


def test_a_fork_does_not_depend_on_what_was_drawn() -> None:
    drawn, fresh = Rng("tea"), Rng("tea")
    for _ in range(100):
        drawn.below(52)
    assert [drawn.fork("a").below(10**6), drawn.fork("b").below(10**6)] == [
        fresh.fork("a").below(10**6),
        fresh.fork("b").below(10**6),
    ]
    assert fresh.fork("a").below(10**6) != fresh.fork("b").below(10**6)


def test_a_shuffle_keeps_all_and_favours_nothing() -> None:
    """Each of the 24 orders of four things: 12,000 shuffles, chi-squared with 23 degrees of freedom, far below 0.1 %."""
    rng, counts = Rng("fair"), dict[tuple[int, ...], int]()
    for _ in range(12_000):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1
    assert len(counts) == 24
    assert sum((count - 500) ** 2 / 500 for count in counts.values()) < 49.7


def test_a_weighted_pick_goes_by_the_weights() -> None:
    """12,000 picks, chi-squared with 2 degrees of freedom, far below 0.1 %; what weighs nothing is never picked."""
    rng = Rng("weights")
    picks = [rng.pick_weighted("abcd", (1, 0, 2, 0.5)) for _ in range(14_000)]
    assert picks.count("b") == 0
    assert sum((picks.count(item) - many) ** 2 / many for item, many in (("a", 4000), ("c", 8000), ("d", 2000))) < 13.8


def test_every_card_comes_to_every_seat_alike() -> None:
    """4,000 deals: how often each card lies with South, within five standard deviations of a quarter."""
    counts = [0] * 52
    for n in range(4000):
        state, _ = HEARTS_RULES.start(HeartsOptions(), Rng(f"deal {n}"), 1, (0, 0, 0, 0))
        for card in range(52):
            counts[card] += state.hands[0] >> card & 1
    assert all(abs(count - 1000) < 5 * (4000 * 3 / 16) ** 0.5 for count in counts)


def test_the_first_dealer_is_drawn_and_then_it_goes_clockwise() -> None:
    dealers = [HEARTS_RULES.start(HeartsOptions(), Rng(str(n)), 1, (0, 0, 0, 0))[0].dealer for n in range(200)]
    assert min(dealers.count(seat) for seat in range(4)) > 25
    first, second = (HEARTS_RULES.start(HeartsOptions(), Rng("tea"), deal, (0, 0, 0, 0))[0].dealer for deal in (1, 2))
    assert second == (first + 1) % 4
