"""Spades: when the game is over, and who has won."""

from typing import Any

import pytest
from blacklady.games.spades import SPADES_RULES
from blacklady.rules import closing_events
from blacklady.views import DealScore

from .positions_spades import finished, playing, scored


def ended(totals: tuple[int, ...], **changes: Any) -> DealScore:
    """A deal that leaves the sides, or the seats, at these totals."""
    solo = len(totals) == 4
    zeros, tricks = "0 0 0 0", (0, 13, 0, 0)
    before = [total - (13 if side == 1 else 0) for side, total in enumerate(totals)]
    score = scored(
        zeros, tricks, before=(*before, *(0,) * len(totals)), zero="plain", bag_limit=0, solo=solo, **changes
    )
    assert score.standing[: len(totals)] == totals
    return score


@pytest.mark.parametrize(
    ("totals", "changes", "winner"),
    [
        ((499, 480), {}, None),
        ((500, 480), {}, 0),
        ((480, 500), {}, 1),
        ((500, 640), {}, 1),
        ((641, 640), {}, 0),
        ((510, 510), {}, None),
        ((500, -900), {}, 0),
        ((-900, 300), {}, None),
        ((200, 100), {"target": 200}, 0),
        ((999, 100), {"target": 1000}, None),
        ((-200, 100), {"floor": "200"}, 1),
        ((-199, 100), {"floor": "200"}, None),
        ((-200, 100), {"floor": "500"}, None),
        ((100, -500), {"floor": "500"}, 0),
        ((-210, -300), {"floor": "200"}, 0),
        ((-210, -210), {"floor": "200"}, None),
    ],
)
def test_the_game_is_over_when_a_side_stands_at_the_target_or_the_floor(
    totals: tuple[int, ...], changes: dict[str, Any], winner: int | None
) -> None:
    score = ended(totals, **changes)
    assert score.over is (winner is not None)
    assert score.places == (None if winner is None else ((1, 3, 1, 3), (3, 1, 3, 1))[winner])
    if winner is not None:
        names = ("South and North", "West and East")[winner]
        assert str(score.result) == f"{names} win with {str(totals[winner]).replace('-', '−')} points"


@pytest.mark.parametrize(
    ("totals", "changes", "places"),
    [
        ((499, 300, 200, 100), {}, None),
        ((500, 300, 200, 100), {}, (1, 2, 3, 4)),
        ((100, 500, 300, 300), {}, (4, 1, 2, 2)),
        ((500, 500, 300, 100), {}, None),
        ((501, 500, 300, 100), {}, (1, 2, 3, 4)),
        ((100, -200, 30, 100), {"floor": "200"}, None),
        ((100, -200, 30, 101), {"floor": "200"}, (2, 4, 3, 1)),
    ],
)
def test_alone_everybody_has_a_place(
    totals: tuple[int, ...], changes: dict[str, Any], places: tuple[int, ...] | None
) -> None:
    score = ended(totals, **changes)
    assert score.places == places
    if places:
        best = places.index(1)
        assert str(score.result) == f"{('South', 'West', 'North', 'East')[best]} wins with {totals[best]} points"


def test_level_at_the_top_another_deal_is_played_with_totals_and_bags() -> None:
    score = ended((510, 510))
    assert (score.result, score.over) == (None, False)
    assert score.standing == (510, 510, 0, 13)


def test_the_end_is_an_event_after_the_score() -> None:
    over = finished("6 nil 6 nil", (6, 0, 7, 0), boston="wins")
    assert [(event.kind, str(event.text)) for event in closing_events(SPADES_RULES.score(over), 1, "boston")] == [
        ("boston", "South and North took all 13 tricks: a Boston!"),
        ("score", "Deal 1 is over"),
        ("over", "South and North win with 121 points"),
    ]
    going_on = finished("3 3 3 3", (4, 3, 3, 3))
    assert [event.kind for event in closing_events(SPADES_RULES.score(going_on), 1)] == ["score"]
    assert SPADES_RULES.score(playing(["2C", "3C", "4C", "5C"], 0)) is None
    assert closing_events(None, 1) == ()
