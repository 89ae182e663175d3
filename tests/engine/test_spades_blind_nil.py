"""Spades: the blind nil, bid before the cards are looked at."""

from typing import Any

import pytest
from blacklady.games.spades import SPADES_RULES

from .positions_spades import FEW, after, bidding, choices, refusal
from .tables import drive, step, table

COVERED = {"look", "bid blind"}
NUMBERS = {f"bid {number}" for number in range(1, 14)}


def test_without_the_option_nobody_bids_blind() -> None:
    state = bidding(before=(0, 400, 0, 0))
    assert "bid blind" not in choices(state, 0)
    assert refusal(state, "0 bid blind") == "There is no blind nil in this game"
    assert [seat.covered for seat in SPADES_RULES.view(state, 0).seats] == [False] * 4


def test_cards_are_covered_until_the_own_look_or_bid() -> None:
    state = bidding(blind_nil="always")
    view = SPADES_RULES.view(state, 0)
    assert (view.hand, view.covered, [seat.covered for seat in view.seats]) == (0, True, [True] * 4)
    assert choices(state, 0) == COVERED
    assert refusal(state, "0 bid 3") == refusal(state, "0 bid nil") == "Look at your cards first"
    assert refusal(state, "0 bid 14") == "“14” is no bid: a bid is nil, or a number from 1 to 13"
    looked, events = SPADES_RULES.apply(state, 0, SPADES_RULES.legal(state, 0)[0])
    assert [(event.kind, event.seat, event.audience, event.cards) for event in events] == [("look", 0, None, ())]
    assert str(events[0].text) == "South looks at the cards"
    assert choices(looked, 0) == {"bid nil", *NUMBERS}
    assert refusal(looked, "0 bid blind") == "You have looked at your cards"
    assert refusal(looked, "0 look") == "Your cards lie open to you"
    assert SPADES_RULES.view(looked, 0).hand == looked.hands[0]
    assert [seat.covered for seat in SPADES_RULES.view(looked, 1).seats] == [False, True, True, True]


def test_after_a_blind_nil_the_cards_are_seen() -> None:
    state = after(bidding(blind_nil="always"), "0 bid blind")
    assert SPADES_RULES.view(state, 0).hand == state.hands[0]
    assert [seat.bid for seat in SPADES_RULES.view(state, 1).seats] == ["blind", "", "", ""]
    assert refusal(state, "0 look") == "It is West’s turn"


def test_nobody_looks_out_of_turn() -> None:
    state = bidding(blind_nil="always")
    assert choices(state, 1) == set()
    assert refusal(state, "1 look") == refusal(state, "1 bid blind") == "It is South’s turn"


@pytest.mark.parametrize(
    ("before", "changes", "blind"),
    [
        ((0, 100, 0, 0), {}, [True, False, True, False]),
        ((0, 99, 0, 0), {}, [False] * 4),
        ((-30, 70, 5, 9), {}, [True, False, True, False]),
        ((250, 120, 0, 0), {}, [False, True, False, True]),
        ((0, 0, 0, 0), {"blind_nil": "always"}, [True] * 4),
        ((0, 90, 100, 10, 0, 0, 0, 0), {"solo": True}, [True, False, False, False]),
        ((500, 0, 0, 0, 0, 0, 0, 0), {"solo": True}, [False, True, True, True]),
    ],
)
def test_a_side_must_be_a_hundred_points_behind(
    before: tuple[int, ...], changes: dict[str, Any], blind: list[bool]
) -> None:
    state = bidding(before=before, **{"blind_nil": "behind", **changes})
    assert [seat.covered for seat in SPADES_RULES.view(state, None).seats] == blind
    assert ("bid blind" in choices(state, 0)) is blind[0]
    if not blind[0]:
        assert refusal(state, "0 bid blind") == "A blind nil is for a side that is 100 points behind"
        assert refusal(state, "0 look") == "Your cards lie open to you"


@pytest.mark.parametrize(
    ("said", "changes", "reason"),
    [
        ("nil 3", {"one_nil_a_side": True}, "Only one partner may bid nil"),
        ("blind 3", {"one_nil_a_side": True}, "Only one partner may bid nil"),
        ("3 3", {"board": 4}, "A side must bid 4 together: 1 or more"),
        ("4 4 5", {"no_thirteen": True}, "The four bids may not add up to 13"),
    ],
)
def test_where_nil_is_no_bid_a_blind_one_is_none_and_the_cards_lie_open(
    said: str, changes: dict[str, Any], reason: str
) -> None:
    state = bidding(said=said, blind_nil="always", **changes)
    assert choices(state, state.turn) <= NUMBERS
    assert choices(state, state.turn)
    assert not SPADES_RULES.view(state, state.turn).covered
    assert refusal(state, f"{state.turn} bid blind") == reason


@pytest.mark.parametrize(
    ("said", "changes"),
    [
        ("nil 3", {}),
        ("4 3", {"one_nil_a_side": True}),
        ("4 3", {"board": 4}),
        ("4 4 4", {"no_thirteen": True}),
        ("3 3", {"bidding": "suicide"}),
        ("3 3", {"bidding": "whiz"}),
    ],
)
def test_else_it_may_be_bid(said: str, changes: dict[str, Any]) -> None:
    state = bidding(said=said, blind_nil="always", **changes)
    assert choices(state, state.turn) == COVERED


def test_it_counts_nothing_toward_the_bids() -> None:
    state = after(bidding(FEW, "4 4 5", blind_nil="always"), "3 bid blind")
    assert (state.bids, state.phase) == (("4", "4", "5", "blind"), "play")
    last = bidding(said="4 blind 4", blind_nil="always", no_thirteen=True)
    assert "bid 5" not in choices(after(last, "3 look"), 3)


@pytest.mark.parametrize("said", ["look", "bid blind"])
def test_what_was_done_with_covered_cards_cannot_be_taken_back(said: str) -> None:
    """Who has seen the cards has seen them; what is done after it can be undone as ever."""
    match = drive(table("covered", 0, game="spades", blind_nil="always"), lambda match: match.acting == (0,))
    match.act(0, said)
    assert match.undo_point(0) is None
    drive(match, lambda match: match.view(0).phase == "play" and match.acting == (0,))
    assert match.undo_point(0) == (match.log.index("0 look") + 1 if said == "look" else None)
    step(match)
    undone = drive(match, lambda match: match.acting == (0,))
    undone.undo(0)
    assert undone.view(0).phase == "play" and not undone.view(0).covered


def test_a_bot_s_look_does_not_stand_in_the_way() -> None:
    match = drive(table("covered", 0, game="spades", blind_nil="always"), lambda match: match.acting == (0,))
    match.act(0, "look")
    match.act(0, "bid 3")
    looks = len(match.log)
    drive(match, lambda match: match.acting == (0,))
    assert any(entry.endswith(" look") for entry in match.log[looks:])
    assert match.undo_point(0) == looks - 1
