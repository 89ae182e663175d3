"""Spades: what may be bid."""

from typing import Any

import pytest
from blacklady.cards import parse_set
from blacklady.games.spades import SPADES_RULES
from blacklady.rules import conflict

from .positions_spades import FEW, after, bidding, choices, refusal

NUMBERS = {f"bid {number}" for number in range(1, 14)}
EVERY_BID = {"bid nil", *NUMBERS}


def up_from(least: int) -> set[str]:
    """The bids of so many tricks and more."""
    return {f"bid {number}" for number in range(least, 14)}


def test_bids_are_said_once_from_the_dealers_left() -> None:
    state = bidding(dealer=0)
    for seat in (1, 2, 3, 0):
        assert (state.phase, SPADES_RULES.acting(state)) == ("bid", (seat,))
        assert choices(state, (seat + 1) % 4) == set()
        state = after(state, f"{seat} bid {seat + 1}")
    assert (state.phase, state.turn, state.bids) == ("play", 1, ("1", "2", "3", "4"))
    assert refusal(state, "1 bid 5") == "Nothing is bid now"
    assert refusal(after(bidding(), "0 bid 3"), "0 bid 4") == "It is West’s turn"


def test_a_free_bid_is_nil_or_any_number_and_need_not_beat_the_last() -> None:
    for said in ("", "13", "1 nil", "13 13 13", "nil nil nil"):
        state = bidding(said=said)
        assert choices(state, state.turn) == EVERY_BID


@pytest.mark.parametrize("word", ["NaN", "14", "none", "Nil", "00", "03", "1e1", "xiii", "True"])
def test_anything_else_is_no_bid(word: str) -> None:
    assert refusal(bidding(), f"0 bid {word}") == f"“{word}” is no bid: a bid is nil, or a number from 1 to 13"


@pytest.mark.parametrize("written", ["bid 2.5", 'bid "3"', "bid -1", "bid +3", "bid", "bid 3 4", "bid ٣", "bid 3 "])
def test_a_bid_is_one_plain_word(written: str) -> None:
    assert refusal(bidding(), f"0 {written}") == "“bid” takes one word"


def test_nothing_but_bids_is_said_while_bidding() -> None:
    state = bidding()
    assert refusal(state, "0 play 2C") == "No card can be played now"
    assert refusal(state, "0 pass 2C") == "Nothing is passed now"
    assert refusal(state, "0 claim") == "The deal can’t be finished early yet"
    assert refusal(state, "0 moon add") == "Nobody can “moon” in this game"
    assert refusal(state, "0 look") == "Your cards lie open to you"


def test_a_bid_of_nothing_is_nil_or_as_an_option_a_plain_0() -> None:
    assert refusal(bidding(), "0 bid 0") == "A bid of nothing is called nil"
    plain = bidding(zero="plain")
    assert choices(plain, 0) == {"bid 0", *NUMBERS}
    assert refusal(plain, "0 bid nil") == "There is no nil in this game; a bid of 0 is just no trick"


@pytest.mark.parametrize(
    ("said", "may"),
    [("", EVERY_BID), ("4", EVERY_BID), ("4 3", {"bid nil"}), ("nil 3", EVERY_BID), ("nil 3 2", {"bid nil"})],
)
def test_suicide_one_partner_of_each_side_goes_nil(said: str, may: set[str]) -> None:
    state = bidding(said=said, bidding="suicide")
    assert choices(state, state.turn) == may
    if may == {"bid nil"}:
        assert refusal(state, f"{state.turn} bid 4") == "One partner must bid nil, and yours didn’t"


@pytest.mark.parametrize(
    ("hand", "mirrored"),
    [("2S", "1"), ("2S 7S AS KH", "3"), ("AH KH", "nil"), ("2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS", "13")],
)
def test_mirror_and_whiz_bid_the_spades_held(hand: str, mirrored: str) -> None:
    hands = [hand, "", "", ""]
    count = 0 if mirrored == "nil" else int(mirrored)
    other = "7" if mirrored != "7" else "8"
    mirror = bidding(hands, bidding="mirror")
    assert choices(mirror, 0) == {f"bid {mirrored}"}
    assert refusal(mirror, f"0 bid {other}") == f"Bid the number of spades that you hold: {count}"
    whiz = bidding(hands, bidding="whiz")
    assert choices(whiz, 0) == {f"bid {mirrored}", "bid nil"}
    assert refusal(whiz, f"0 bid {other}") == f"Bid the number of spades that you hold ({count}), or nil"


def test_jokers_are_spades_when_they_are_counted() -> None:
    assert choices(bidding(["LS BS 2S", "", "", ""], bidding="mirror", jokers=True), 0) == {"bid 3"}


@pytest.mark.parametrize(
    ("said", "board", "may"),
    [
        ("", 4, EVERY_BID),
        ("1", 4, EVERY_BID),
        ("1 1", 4, up_from(3)),
        ("nil 1", 4, up_from(4)),
        ("4 1", 4, EVERY_BID),
        ("3 1", 4, NUMBERS),
        ("3 1 2", 6, up_from(5)),
    ],
)
def test_a_side_bids_the_board_at_least(said: str, board: int, may: set[str]) -> None:
    state = bidding(said=said, board=board)
    assert choices(state, state.turn) == may


def test_less_than_the_board_is_refused_in_words() -> None:
    state = bidding(said="1 1", board=4)
    for word in ("nil", "1", "2"):
        assert refusal(state, f"2 bid {word}") == "A side must bid 4 together: 3 or more"


@pytest.mark.parametrize(
    ("said", "refused"),
    [("3 3 3", "4"), ("4 4 5", "nil"), ("nil 13 nil", "nil"), ("5 5 nil", "3"), ("5 5 4", None), ("5 5", None)],
)
def test_the_four_bids_may_not_add_up_to_13(said: str, refused: str | None) -> None:
    state = bidding(said=said, no_thirteen=True)
    left = set() if refused is None else {f"bid {refused}"}
    assert choices(state, state.turn) == EVERY_BID - left
    if refused:
        assert refusal(state, f"3 bid {refused}") == "The four bids may not add up to 13"


def test_only_one_of_two_partners_bids_nil_as_an_option() -> None:
    state = bidding(said="nil 3", one_nil_a_side=True)
    assert choices(state, 2) == NUMBERS
    assert refusal(state, "2 bid nil") == "Only one partner may bid nil"
    assert "bid nil" in choices(bidding(said="2 nil", one_nil_a_side=True), 2), "the others’ nil doesn’t count"
    assert "bid nil" in choices(bidding(said="nil 3"), 2)


def test_rules_add_up() -> None:
    """North must bid 3 for the board, East may not bid 4 since that makes 13."""
    rules: dict[str, Any] = {"board": 4, "no_thirteen": True, "one_nil_a_side": True}
    assert choices(bidding(said="1 nil", **rules), 2) == up_from(3)
    assert choices(bidding(said="1 nil 5", **rules), 3) == up_from(4) - {"bid 7"}
    both = bidding(said="nil 3", bidding="suicide", one_nil_a_side=True)
    assert choices(both, 2) == NUMBERS


@pytest.mark.parametrize(
    ("said", "hand", "changes"),
    [
        ("nil 3", "AH", {"one_nil_a_side": True, "bidding": "mirror"}),
        ("nil 3", "AH", {"one_nil_a_side": True, "bidding": "whiz"}),
        ("1 3", "2S", {"board": 4, "bidding": "mirror"}),
        ("1 3", "2S", {"board": 4, "bidding": "suicide"}),
        ("4 4 4", "2S", {"no_thirteen": True, "bidding": "mirror"}),
        ("4 9 nil", "2S", {"no_thirteen": True, "bidding": "suicide"}),
    ],
)
def test_options_that_exclude_each_other_could_leave_nothing_to_bid(
    said: str, hand: str, changes: dict[str, Any]
) -> None:
    state = bidding([hand] * 4, said, **changes)
    assert choices(state, state.turn) == set()
    assert conflict(SPADES_RULES, state.options) is not None


def test_bids_are_events_for_all() -> None:
    state, said = bidding(said="", blind_nil="always"), []
    for seat, word in enumerate(("blind", "nil", "4")):
        if word != "blind":
            state = after(state, f"{seat} look")
        state, events = SPADES_RULES.apply(
            state, seat, next(a for a in SPADES_RULES.legal(state, seat) if a.word == word)
        )
        assert [(event.kind, event.seat, event.audience, event.cards) for event in events] == [("bid", seat, None, ())]
        said.append(str(events[0].text))
    assert said == ["South bids a blind nil", "West bids nil", "North bids 4"]


def test_bidding_changes_no_hand() -> None:
    state = after(bidding(), "0 bid 1", "1 bid nil", "2 bid 3", "3 bid 13")
    assert state.hands == tuple(map(parse_set, FEW))
