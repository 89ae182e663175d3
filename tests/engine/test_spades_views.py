"""Spades: what a seat sees, and a deal rebuilt from it."""

from typing import Any

import pytest
from blacklady.cards import JOKERS, parse_set
from blacklady.games.spades import SPADES_RULES, State
from blacklady.views import Contract

from .positions_spades import FEW, after, bidding, finished, playing


def told(contract: Contract | None) -> tuple[str, str, str] | None:
    """A contract: its label, its words, how it stands."""
    return None if contract is None else (str(contract.label), str(contract.text), contract.state)


def contracts(state: State) -> list[tuple[str, str, str] | None]:
    """The contracts of the four seats."""
    return [told(seat.contract) for seat in SPADES_RULES.view(state, None).seats]


def sides(state: State) -> list[tuple[str, str, str] | None]:
    """The contracts of the sides."""
    return [told(side.contract) for side in SPADES_RULES.view(state, None).sides]


def test_bids_are_seen_by_all_as_they_are_said() -> None:
    state = bidding(said="4 nil")
    for viewer in (0, 1, 2, 3, None):
        view = SPADES_RULES.view(state, viewer)
        assert [seat.bid for seat in view.seats] == ["4", "nil", "", ""]
        assert contracts(state)[0] == ("4", "bid 4", "open")
        assert contracts(state)[1:] == [("Nil", "bid nil, took 0", "open"), None, None]
        assert [side.contract for side in view.sides] == [None, None]


@pytest.mark.parametrize(
    ("bids", "tricks", "contract"),
    [
        ("5 3 3 3", (3, 3, 3, 4), ("3/5", "bid 5, took 3", "open")),
        ("5 3 3 3", (5, 3, 3, 2), ("5/5", "bid 5, took 5", "made")),
        ("5 3 3 3", (6, 3, 3, 1), ("6/5", "bid 5, took 6", "made")),
        ("nil 3 3 3", (0, 5, 4, 4), ("Nil", "bid nil, took 0", "made")),
        ("nil 3 3 3", (2, 5, 3, 3), ("Nil: 2", "bid nil, took 2", "lost")),
        ("blind 3 3 3", (0, 5, 4, 4), ("Blind nil", "bid a blind nil, took 0", "made")),
        ("blind 3 3 3", (1, 5, 4, 3), ("Blind nil: 1", "bid a blind nil, took 1", "lost")),
    ],
)
def test_a_contract_is_what_was_taken_of_what_was_bid(
    bids: str, tricks: tuple[int, ...], contract: tuple[str, str, str]
) -> None:
    assert contracts(finished(bids, tricks))[0] == contract


def test_a_nil_is_open_until_the_last_trick() -> None:
    state = playing(["2C", "3C", "4C", "5C"], 0, bids="nil 3 3 3", winners=(1, 2, 3))
    assert contracts(state)[0] == ("Nil", "bid nil, took 0", "open")
    over = after(state, "0 play 2C", "1 play 3C", "2 play 4C", "3 play 5C")
    assert contracts(over)[0] == ("Nil", "bid nil, took 0", "made")


@pytest.mark.parametrize(
    ("bids", "winners", "changes", "contract"),
    [
        ("3 3 2 3", (0, 1, 2, 3), {}, ("6/5", "Made, 1 over", "made")),
        ("3 3 3 3", (0, 1, 2, 3), {}, ("6/6", "Made", "made")),
        ("4 3 3 3", (0, 1, 2, 3), {}, ("6/7", "Needs 1 more", "open")),
        ("4 3 4 3", (0, 1, 2, 3), {}, ("6/8", "Set by 2", "lost")),
        ("nil 3 3 3", (0, 1, 2, 3), {}, ("3/3", "Made", "made")),
        ("nil 3 3 3", (0, 1, 2, 3), {"failed_nil": "count"}, ("6/3", "Made, 3 over", "made")),
        ("nil 3 4 3", (0, 1, 2, 3), {"failed_nil": "nothing"}, ("3/4", "Needs 1 more", "open")),
        ("nil 3 blind 3", (0, 1, 2, 3), {}, None),
    ],
)
def test_a_side_makes_its_bids_together(
    bids: str, winners: tuple[int, ...], changes: dict[str, Any], contract: tuple[str, str, str] | None
) -> None:
    """Twelve tricks are played, three by each."""
    state = playing(["2C", "3C", "4C", "5C"], 0, bids=bids, winners=winners, **changes)
    assert sides(state)[0] == contract


def test_sides_are_two_or_alone_four_each_with_its_bags() -> None:
    two = SPADES_RULES.view(bidding(before=(120, -30, 1, 7)), 2)
    assert [(side.seats, side.bags, str(side.note)) for side in two.sides] == [
        ((0, 2), 1, "1 bag"),
        ((1, 3), 7, "7 bags"),
    ]
    assert [seat.total for seat in two.seats] == [120, -30, 120, -30]
    alone = SPADES_RULES.view(bidding(before=(1, 2, 3, 4, 5, 6, 7, 8), solo=True), 2)
    assert [(side.seats, side.bags) for side in alone.sides] == [((0,), 5), ((1,), 6), ((2,), 7), ((3,), 8)]
    assert [seat.total for seat in alone.seats] == [1, 2, 3, 4]
    assert [side.note for side in SPADES_RULES.view(bidding(bag_limit=0), 2).sides] == [None, None]


def test_when_the_deal_is_over_totals_and_bags_are_those_it_leaves() -> None:
    view = SPADES_RULES.view(finished("3 4 2 4", (4, 3, 4, 2), before=(337, 0, 7, 0)), 0)
    assert [(seat.points, seat.total) for seat in view.seats] == [(-47, 290), (-80, -80)] * 2
    assert [side.bags for side in view.sides] == [0, 0]
    assert (view.acting, view.prompt, view.trick, view.phase) == ((), None, None, "over")


def test_a_covered_hand_is_seen_by_nobody() -> None:
    state = after(bidding(blind_nil="always", said="3 3"), "2 look")
    views = [SPADES_RULES.view(state, seat) for seat in (0, 1, 2, 3, None)]
    assert [view.hand for view in views] == [state.hands[0], state.hands[1], state.hands[2], 0, 0]
    assert [view.covered for view in views] == [False, False, False, True, False]
    assert {tuple(seat.covered for seat in view.seats) for view in views} == {(False, False, False, True)}
    assert [seat.cards for seat in views[3].seats] == [2, 2, 2, 2]


@pytest.mark.parametrize(
    ("said", "text"),
    [
        ("", "How many tricks?"),
        ("4 nil", "How many tricks? 4 bid so far"),
        ("4 nil 5", "How many tricks? The others bid 9"),
    ],
)
def test_a_bid_is_asked_for_with_what_has_been_bid(said: str, text: str) -> None:
    state = bidding(said=said)
    prompt = SPADES_RULES.view(state, state.turn).prompt
    assert prompt is not None
    assert (prompt.kind, str(prompt.text), prompt.cards, prompt.auto) == ("pad", text, 0, None)
    assert [choice.action for choice in prompt.choices] == ["bid nil", *(f"bid {number}" for number in range(1, 14))]
    assert [str(choice.label) for choice in prompt.choices] == ["Nil", *map(str, range(1, 14))]
    assert [str(choice.text) for choice in prompt.choices][:3] == ["Bid nil", "Bid 1", "Bid 2"]
    assert [SPADES_RULES.view(state, s).prompt for s in (*range(4), None) if s != state.turn] == [None] * 4


def test_before_the_look_only_that_and_a_blind_nil_are_offered() -> None:
    prompt = SPADES_RULES.view(bidding(blind_nil="always"), 0).prompt
    assert prompt is not None
    assert str(prompt.text) == "Look at your cards, or bid nil without having seen them?"
    assert [(choice.action, str(choice.text)) for choice in prompt.choices] == [
        ("look", "Look at my cards"),
        ("bid blind", "Bid a blind nil"),
    ]


def test_a_plain_0_is_offered_as_a_number() -> None:
    prompt = SPADES_RULES.view(bidding(zero="plain"), 0).prompt
    assert prompt is not None
    assert [(choice.action, str(choice.text)) for choice in prompt.choices][:2] == [
        ("bid 0", "Bid 0"),
        ("bid 1", "Bid 1"),
    ]


def test_the_last_card_plays_itself() -> None:
    prompt = SPADES_RULES.view(playing(["2C", "3C", "4C", "5C"], 0), 0).prompt
    assert prompt is not None
    assert (prompt.kind, prompt.auto, str(prompt.text)) == ("card", "play 2C", "Your lead")
    forced = SPADES_RULES.view(playing(["2C 2D", "3C 3D", "4C 4D", "5C"], 0, "9C"), 0).prompt
    assert forced is not None
    assert (forced.cards, forced.auto, str(forced.text)) == (parse_set("2C"), None, "Your turn")


def test_spades_are_trumps_and_once_broken_a_status() -> None:
    whole = SPADES_RULES.view(playing(["2C", "3C", "4C", "5C"], 0), 0)
    assert (whole.trump, whole.broken, whole.status) == (3, False, ())
    broken = SPADES_RULES.view(playing(["2C", "3C", "4C", "5C"], 0, broken=True), 0)
    assert (broken.broken, list(map(str, broken.status))) == (True, ["Spades are broken"])


def test_the_deck_has_jokers_as_an_option_and_the_title_the_deal() -> None:
    assert SPADES_RULES.view(bidding(), 0).deck & JOKERS == 0
    deck = SPADES_RULES.view(bidding(jokers=True), 0).deck
    assert (deck.bit_count(), deck & JOKERS, deck & parse_set("2C 2H")) == (52, JOKERS, 0)
    assert str(SPADES_RULES.view(bidding()._replace(deal=3), 0).title) == "Deal 3"


def test_a_deal_is_rebuilt_only_from_hands_that_fit() -> None:
    view = SPADES_RULES.view(playing(["2C 9D", "3C 9C", "4C 8C", "5C 7C"], 0), 0)
    good = tuple(map(parse_set, ["2C 9D", "5C 7C", "4C 8C", "3C 9C"]))
    assert SPADES_RULES.rebuild(view, good).hands == good
    for bad in (["2C 8C", "5C 7C", "4C 9D", "3C 9C"], ["2C 9D", "5C 7C 4C", "8C", "3C 9C"], ["2C 9D"] * 4, FEW):
        with pytest.raises(ValueError, match="fit the view"):
            SPADES_RULES.rebuild(view, tuple(map(parse_set, bad)))
    with pytest.raises(ValueError, match="over"):
        SPADES_RULES.rebuild(SPADES_RULES.view(finished("3 3 3 3", (4, 3, 3, 3)), 0), (0, 0, 0, 0))
