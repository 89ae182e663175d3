"""Spades: what a deal is worth. Seats 0 and 2 are a side, 1 and 3 the other; bids and tricks are in the order of seats."""

from collections.abc import Iterator
from typing import Any

import pytest
from blacklady.games.spades import SPADES_RULES, State
from blacklady.rng import Rng
from blacklady.texts import CATALOGUE

from .accountant_spades import line_points
from .positions_spades import after, finished, playing, points, scored
from .random_play import deal_state, random_options


def side(bids: str, tricks: tuple[int, ...], bags: int = 0, total: int = 0, **changes: Any) -> tuple[int, int]:
    """The points that North and South get, and the bags they go on with."""
    score = scored(bids, tricks, before=(total, 0, bags, 0), **changes)
    assert score.seats[0].points == score.seats[2].points
    return score.seats[0].points, score.standing[2]


@pytest.mark.parametrize(
    ("tricks", "total", "bags"),
    [((3, 3, 4, 3), 389, 9), ((4, 3, 4, 2), 290, 0), ((4, 2, 5, 2), 291, 1)],
)
def test_a_side_with_337_points_and_7_bags_that_bids_5(tricks: tuple[int, ...], total: int, bags: int) -> None:
    score = scored("3 4 2 4", tricks, before=(337, 0, 7, 0))
    assert (score.seats[0].total, score.seats[2].total, score.standing[0], score.standing[2]) == (
        total,
        total,
        total,
        bags,
    )


@pytest.mark.parametrize(
    ("bids", "tricks", "result"),
    [
        ("3 4 2 4", (3, 4, 2, 4), (50, 0)),
        ("3 4 2 4", (0, 4, 5, 4), (50, 0)),
        ("3 4 2 4", (4, 3, 4, 2), (53, 3)),
        ("3 4 2 4", (2, 5, 2, 4), (-50, 0)),
        ("13 1 13 1", (6, 1, 6, 0), (-260, 0)),
        ("2 4 2 4", (7, 0, 6, 0), (49, 9)),
    ],
)
def test_a_side_makes_its_bid_with_bags_or_is_set(bids: str, tricks: tuple[int, ...], result: tuple[int, int]) -> None:
    assert side(bids, tricks) == result


@pytest.mark.parametrize(
    ("bags", "tricks", "result"),
    [
        (8, (4, 4, 4, 1), (53 - 100, 1)),
        (5, (5, 3, 5, 0), (55 - 100, 0)),
        (9, (4, 4, 4, 1), (53 - 100, 2)),
        (9, (3, 4, 2, 4), (50, 9)),
        (7, (3, 5, 1, 4), (-50, 7)),
        (6, (4, 4, 4, 1), (53, 9)),
        (9, (7, 0, 6, 0), (58 - 100, 7)),
    ],
)
def test_ten_bags_cost_a_hundred_and_are_taken_off(bags: int, tricks: tuple[int, ...], result: tuple[int, int]) -> None:
    assert side("3 4 2 4", tricks, bags) == result


def test_bags_of_one_deal_can_cost_twice() -> None:
    assert side("0 4 0 4", (7, 0, 6, 0), 9, zero="plain") == (13 - 200, 2)


@pytest.mark.parametrize(
    ("changes", "result"),
    [
        ({"bag_limit": 0}, (53, 11)),
        ({"bag_limit": 5}, (53 - 200, 1)),
        ({"bag_limit": 12}, (53, 11)),
        ({"bag_limit": 11, "bag_penalty": 250}, (53 - 250, 0)),
        ({"bag_penalty": 50}, (53 - 50, 1)),
    ],
)
def test_how_many_bags_cost_how_much_is_an_option(changes: dict[str, Any], result: tuple[int, int]) -> None:
    assert side("3 4 2 4", (4, 4, 4, 1), 8, **changes) == result


@pytest.mark.parametrize(
    ("bids", "tricks", "changes", "result"),
    [
        ("nil 4 4 4", (0, 5, 4, 4), {}, (100 + 40, 0)),
        ("nil 4 4 4", (0, 4, 6, 3), {}, (100 + 42, 2)),
        ("nil 4 4 4", (0, 6, 3, 4), {}, (100 - 40, 0)),
        ("nil 4 4 4", (0, 5, 4, 4), {"nil_worth": "50"}, (50 + 40, 0)),
        ("nil 4 4 4", (1, 4, 4, 4), {"nil_worth": "200"}, (-200 + 41, 1)),
        ("blind 4 4 4", (0, 5, 4, 4), {}, (200 + 40, 0)),
        ("blind 4 4 4", (2, 3, 4, 4), {}, (-200 + 42, 2)),
        ("blind 4 4 4", (0, 5, 4, 4), {"blind_nil_worth": "400"}, (400 + 40, 0)),
        ("4 4 blind 4", (4, 4, 1, 4), {"blind_nil_worth": "100"}, (-100 + 41, 1)),
        ("nil 4 nil 4", (0, 7, 0, 6), {}, (200, 0)),
        ("nil 4 nil 4", (0, 6, 2, 5), {}, (100 - 100 + 2, 2)),
        ("nil 4 nil 4", (1, 6, 2, 4), {}, (-200 + 3, 3)),
        ("nil 4 blind 4", (1, 6, 0, 6), {}, (-100 + 200 + 1, 1)),
        ("0 4 0 4", (1, 6, 2, 4), {"zero": "plain"}, (3, 3)),
        ("0 4 3 4", (1, 6, 2, 4), {"zero": "plain"}, (30, 0)),
        ("0 4 0 4", (0, 6, 0, 7), {"zero": "plain"}, (0, 0)),
    ],
)
def test_nil_is_scored_beside_the_bid_of_the_partner(
    bids: str, tricks: tuple[int, ...], changes: dict[str, Any], result: tuple[int, int]
) -> None:
    assert side(bids, tricks, **changes) == result


@pytest.mark.parametrize(
    ("failed_nil", "tricks", "result"),
    [
        ("bags", (1, 5, 2, 5), (20 - 100 + 1, 1)),
        ("bags", (2, 5, 1, 5), (-20 - 100 + 2, 2)),
        ("bags", (2, 5, 3, 3), (21 - 100 + 2, 3)),
        ("count", (1, 5, 2, 5), (21 - 100, 1)),
        ("count", (2, 5, 1, 5), (21 - 100, 1)),
        ("count", (1, 5, 1, 6), (20 - 100, 0)),
        ("count", (1, 6, 0, 6), (-20 - 100, 0)),
        ("nothing", (1, 5, 2, 5), (20 - 100, 0)),
        ("nothing", (2, 5, 1, 5), (-20 - 100, 0)),
        ("nothing", (2, 5, 3, 3), (21 - 100, 1)),
    ],
)
def test_tricks_of_a_failed_nil(failed_nil: str, tricks: tuple[int, ...], result: tuple[int, int]) -> None:
    assert side("nil 5 2 5", tricks, failed_nil=failed_nil) == result


@pytest.mark.parametrize(("failed_nil", "result"), [("bags", (3, 3)), ("count", (3, 3)), ("nothing", (0, 0))])
def test_without_a_bid_to_help_tricks_of_failed_nils_are_bags(failed_nil: str, result: tuple[int, int]) -> None:
    made, bags = side("nil 5 nil 5", (1, 5, 2, 5), failed_nil=failed_nil)
    assert (made + 200, bags) == result


def test_bags_of_a_failed_nil_are_collected_with_the_others() -> None:
    assert side("nil 5 2 5", (1, 5, 2, 5), 9) == (20 - 100 + 1 - 100, 0)


@pytest.mark.parametrize(
    ("bids", "tricks", "result"),
    [
        ("5 1 5 1", (5, 2, 5, 1), (200, 0)),
        ("6 1 5 1", (6, 1, 6, 0), (201, 1)),
        ("5 1 4 1", (5, 2, 5, 1), (91, 1)),
        ("5 1 5 1", (5, 2, 4, 2), (-100, 0)),
        ("10 1 nil 1", (10, 2, 0, 1), (200 + 100, 0)),
        ("nil 1 10 1", (1, 2, 9, 1), (-100 - 100 + 1, 1)),
    ],
)
def test_ten_for_200(bids: str, tricks: tuple[int, ...], result: tuple[int, int]) -> None:
    assert side(bids, tricks, ten_for_200=True) == result
    if result == (200, 0):
        assert side(bids, tricks) == (100, 0)


@pytest.mark.parametrize(("boston", "bonus"), [("none", 0), ("100", 100), ("200", 200), ("wins", 0)])
def test_all_thirteen_tricks_are_a_boston(boston: str, bonus: int) -> None:
    score = scored("6 nil 6 nil", (6, 0, 7, 0), boston=boston)
    assert score.seats[0].points == 120 + 1 + bonus
    assert (score.feat, str(score.text)) == (0, "South and North took all 13 tricks: a Boston!")
    assert score.over is (boston == "wins")
    assert score.places == ((1, 3, 1, 3) if boston == "wins" else None)
    missed = scored("6 nil 6 nil", (6, 1, 6, 0), boston=boston)
    assert (missed.feat, missed.seats[0].points, missed.over) == (None, 120, False)


def test_a_boston_wins_the_game_whatever_the_totals() -> None:
    score = scored("13 1 nil 1", (12, 0, 1, 0), before=(-300, 499, 0, 0), boston="wins")
    assert (score.places, str(score.result)) == ((1, 3, 1, 3), "South and North win with −529 points")


def test_alone_everybody_has_a_bid_and_bags_of_the_own() -> None:
    before = (10, 20, 30, 40, 9, 0, 5, 0)
    score = scored("3 nil 2 nil", (4, 0, 4, 5), before=before, solo=True)
    assert [seat.points for seat in score.seats] == [31 - 100, 100, 22, -100 + 5]
    assert [seat.total for seat in score.seats] == [-59, 120, 52, -55]
    assert score.standing == (-59, 120, 52, -55, 0, 0, 7, 5)
    boston = scored("13 nil nil nil", (13, 0, 0, 0), solo=True, boston="200")
    assert [seat.points for seat in boston.seats] == [330, 100, 100, 100]
    assert str(boston.text) == "South took all 13 tricks: a Boston!"


def test_the_lines_explain_the_points() -> None:
    score = scored("nil 4 4 5", (1, 3, 5, 4), before=(100, 0, 9, 0))
    assert [[str(line) for line in seat.lines] for seat in score.seats] == [
        [
            "Bid 4, took 5: 40 + 1 bag",
            "South bid nil and took 1: −100",
            "Tricks of a failed nil: 1 bag",
            "11 bags collected: −100",
        ],
        ["Bid 9, took 7: set, −90"],
    ] * 2
    shown = scored("6 nil blind nil", (13, 0, 0, 0), before=(0, 0, 5, 0), boston="100", bag_penalty=60)
    assert [str(line) for line in shown.seats[2].lines] == [
        "Bid 6, took 13: 60 + 7 bags",
        "North made a blind nil: +200",
        "12 bags collected: −60",
        "All 13 tricks: +100",
    ]
    assert [str(line) for line in shown.seats[1].lines] == ["West made nil: +100", "East made nil: +100"]


def finished_deals(count: int) -> Iterator[State]:
    """Random deals under random options, played to their ends."""
    rng = Rng("lines")
    for _ in range(count):
        rules = random_options(SPADES_RULES, rng)
        yield deal_state(SPADES_RULES, rules, rng, until=lambda _: False)


def test_the_lines_of_every_score_add_up_to_its_points() -> None:
    said: set[str] = set()
    for state in finished_deals(600):
        score = SPADES_RULES.score(state)
        assert score is not None
        for seat in score.seats:
            assert sum(map(line_points, seat.lines)) == seat.points == seat.total - seat.before
            said |= {line.key for line in seat.lines}
    every = {key for key in CATALOGUE if key.startswith("spades.line.") and not key.endswith(".you")}
    assert every - said <= {"spades.line.boston"}, "each kind of line was among them, but for what chance hardly brings"


def test_the_points_of_a_deal_are_counted_from_its_tricks_to_the_last() -> None:
    state = playing(["2D", "3D", "4D", "AD"], 0, bids="3 3 3 3")
    before = [seat.tricks for seat in SPADES_RULES.view(state, 0).seats]
    over = after(state, "0 play 2D", "1 play 3D", "2 play 4D", "3 play AD")
    assert [seat.tricks for seat in SPADES_RULES.view(over, 0).seats] == [*before[:3], before[3] + 1]
    assert points(over) == points(finished("3 3 3 3", (3, 3, 3, 4)))
