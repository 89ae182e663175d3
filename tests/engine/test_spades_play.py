"""Spades: what may be played, and who wins a trick."""

from typing import Any

import pytest
from blacklady.actions import parse_action
from blacklady.games.spades import SPADES_RULES
from blacklady.rng import Rng

from .positions_spades import after, bidding, cards, first_trick, options, playing, refusal

OTHERS = ["JC TC KC", "JD TD KD", "JS TS QS"]
#: A deal in which the dealer's left has no club.
VOID = ["2D 3H 9S", "5C 6D 3S", "4C 7D 2S", "9C 8D 4S"]


def test_the_dealers_left_leads_any_card_but_a_spade() -> None:
    state = first_trick(["2C 9D AS", *OTHERS])
    assert cards(state) == {"2C", "9D"}
    assert refusal(state, "0 play AS") == "The first lead is no spade"
    assert cards(first_trick(["2S 9S AS", *OTHERS])) == {"2S", "9S", "AS"}
    for dealer in range(4):
        dealt = after(bidding(said="3 3 3", dealer=dealer), f"{dealer} bid 3")
        assert dealt.turn == dealt.trick.leader == (dealer + 1) % 4


def test_the_two_of_clubs_opens_as_an_option() -> None:
    state = after(bidding(["5C 2S", "4C 3S", "2C 4S", "3C 5S"], "3 3 3", first_lead="two-of-clubs"), "3 bid 3")
    assert (state.turn, cards(state)) == (2, {"2C"})
    assert refusal(state, "2 play 4S") == "The two of clubs opens the deal"
    state = after(state, "2 play 2C")
    assert cards(state) == {"3C"}


def test_everybody_plays_the_lowest_club_as_an_option() -> None:
    hands = ["5C AC 2S", "4C KC 3S", "9C QC 4S", "3D 7H 5S"]
    state = after(bidding(hands, "3 3 3", first_lead="lowest-club"), "3 bid 3")
    assert (state.turn, cards(state)) == (0, {"5C"})
    assert refusal(state, "0 play AC") == "Everybody plays the lowest club first"
    for entry, may in (("0 play 5C", {"4C"}), ("1 play 4C", {"9C"}), ("2 play 9C", {"3D", "7H"})):
        state = after(state, entry)
        assert cards(state) == may
    assert refusal(state, "3 play 5S") == "No spade on the first trick"
    state = after(state, "3 play 3D")
    assert (state.tricks[0].winner, cards(state)) == (2, {"QC"})


def test_the_next_with_a_club_leads_it_where_the_dealers_left_has_none() -> None:
    state = after(bidding(VOID, "3 3 3", first_lead="lowest-club"), "3 bid 3")
    assert (state.turn, cards(state)) == (1, {"5C"})
    state = after(state, "1 play 5C", "2 play 4C", "3 play 9C")
    assert (state.turn, cards(state)) == (0, {"2D", "3H"})


def test_with_jokers_the_lowest_club_is_the_lowest_that_is_left() -> None:
    hands = ["3C 4C LS", "5C 6C BS", "7C 8C 3S", "9C TC 4S"]
    state = after(bidding(hands, "3 3 3", first_lead="lowest-club", jokers=True), "3 bid 3")
    assert cards(state) == {"3C"}


@pytest.mark.parametrize(
    ("hand", "changes", "may"),
    [
        ("9D AH QS", {}, "9D AH QS"),
        ("9D AH QS", {"no_spade_on_first_trick": True}, "9D AH"),
        ("2S 9S QS", {"no_spade_on_first_trick": True}, "2S 9S QS"),
        ("2S 9S QS", {"first_lead": "lowest-club"}, "2S 9S QS"),
        ("5C 9S QS", {"no_spade_on_first_trick": True}, "5C"),
        ("5C 9S 3C", {"first_lead": "lowest-club"}, "3C"),
    ],
)
def test_a_spade_falls_on_the_first_trick_unless_an_option_forbids_it(
    hand: str, changes: dict[str, Any], may: str
) -> None:
    state = first_trick(["TC KC", hand, "JD TD KD", "JS TS KS"], 1, "4C", **changes)
    assert cards(state) == set(may.split())


def test_a_spade_on_the_first_trick_is_refused_in_words_and_allowed_on_the_second() -> None:
    hands = ["TC KC", "9D AH QS", "JD TD KD", "JS TS 4D"]
    state = first_trick(hands, 1, "2C", no_spade_on_first_trick=True)
    assert refusal(state, "1 play QS") == "No spade on the first trick"
    assert "QS" in cards(playing(hands, 1, "2C", no_spade_on_first_trick=True))


@pytest.mark.parametrize(
    ("way", "hand", "broken", "first", "may"),
    [
        ("broken", "9D AH QS", False, False, "9D AH"),
        ("broken", "9D AH QS", True, False, "9D AH QS"),
        ("broken", "2S 9S QS", False, False, "2S 9S QS"),
        ("after-first-trick", "9D AH QS", False, True, "9D AH"),
        ("after-first-trick", "9D AH QS", False, False, "9D AH QS"),
        ("any-time", "9D AH QS", False, True, "9D AH QS"),
        ("any-time", "9D AH QS", False, False, "9D AH QS"),
    ],
)
def test_when_spades_may_be_led(way: str, hand: str, broken: bool, first: bool, may: str) -> None:
    hands = [hand, "JC TC KC", "JD TD KD", "JS TS KS"]
    state = (first_trick if first else playing)(hands, 0, broken=broken, spade_leads=way)
    assert cards(state) == set(may.split())


def test_leading_a_spade_too_early_is_refused_in_words() -> None:
    state = playing(["9D AH QS", "JC TC KC", "JD TD KD", "JS TS KS"], 0)
    assert refusal(state, "0 play QS") == "Spades aren’t broken yet"


def test_a_spade_breaks_spades_however_it_comes_to_be_played() -> None:
    hands = ["9D AH QS", "JC TC KC", "JD TD KD", "JS TS KS"]
    led = after(playing(hands, 0, spade_leads="any-time"), "0 play QS")
    assert led.broken
    for broken, kinds in ((False, ["play", "broken"]), (True, ["play"])):
        state = playing(["9D", "AH JS", "JD TD", "JC TC"], 1, "9C", broken=broken)
        assert after(state, "1 play AH").broken is broken
        trumped, events = SPADES_RULES.apply(state, 1, parse_action("play JS"))
        assert trumped.broken
        assert [event.kind for event in events] == kinds, "they break once"
        assert str(events[-1].text) in ("Spades are broken", "West plays the jack of spades")


def test_spades_are_whole_again_in_the_next_deal() -> None:
    standing = (100, 80, 3, 4)
    for number in (1, 2):
        state, _ = SPADES_RULES.start(options(), Rng("tea"), number, standing)
        assert (state.broken, state.tricks, state.bids, state.before) == (False, (), ("",) * 4, standing)


def test_the_dealer_goes_round_from_one_who_is_drawn() -> None:
    dealers = [SPADES_RULES.start(options(), Rng("tea"), number, (0,) * 4)[0].dealer for number in range(1, 6)]
    assert dealers == [(dealers[0] + n) % 4 for n in range(5)]
    drawn = {SPADES_RULES.start(options(), Rng(f"seed {n}"), 1, (0,) * 4)[0].dealer for n in range(40)}
    assert drawn == {0, 1, 2, 3}


@pytest.mark.parametrize(
    ("hand", "table", "may"),
    [
        ("2C 9C AS", "5C", "2C 9C"),
        ("2D 9D AS", "5C", "2D 9D AS"),
        ("2D 9D AS", "5S", "AS"),
        ("KH 3H QS", "5H", "KH 3H"),
    ],
)
def test_a_hand_follows_the_suit_led_or_plays_anything(hand: str, table: str, may: str) -> None:
    assert cards(playing([hand, "JC TC KC", "JD TD KD", "JS TS"], 0, table)) == set(may.split())


def test_a_card_that_does_not_follow_is_refused_in_words() -> None:
    state = playing(["2C 9C AS", "JC TC KC", "JD TD KD", "JS TS"], 0, "5C")
    assert refusal(state, "0 play AS") == "You must follow clubs"
    assert refusal(state, "0 play 3C") == "You don’t hold the three of clubs"
    assert refusal(state, "0 play BS") == "You don’t hold the big joker"
    assert refusal(state, "1 play JC") == "It is South’s turn"


def test_jokers_follow_spades_and_nothing_else() -> None:
    hands = ["LS 9C AH", "JC TC KC", "JD TD KD", "JS TS"]
    assert cards(playing(hands, 0, "5S", jokers=True)) == {"LS"}
    state = playing(hands, 0, "5C", jokers=True)
    assert cards(state) == {"9C"}
    assert refusal(state, "0 play LS") == "You must follow clubs"
    lead = playing(["LS 9C AH", "JC TC KC", "JD TD KD", "JS TS QS"], 0, jokers=True)
    assert refusal(lead, "0 play LS") == "Spades aren’t broken yet"


@pytest.mark.parametrize(
    ("table", "winner"),
    [
        ("5C 9C 2C 3C", 1),
        ("JC KD 2C 3C", 0),
        ("JC KD 2S AC", 2),
        ("JC 3S 2S AC", 1),
        ("AS KS QS JS", 0),
        ("2S AH AD AC", 0),
    ],
)
def test_the_highest_spade_wins_else_the_highest_of_the_suit_led(table: str, winner: int) -> None:
    plays = table.split()
    state = playing(plays, 0, broken=True)
    for seat, card in enumerate(plays):
        state = after(state, f"{seat} play {card}")
    assert state.tricks[-1].winner == winner
    assert (state.phase, SPADES_RULES.acting(state)) == ("over", ())


@pytest.mark.parametrize(
    ("table", "winner"), [("AS LS KS QS", 1), ("LS AS BS KS", 2), ("AH LS AS KH", 1), ("AC BS LS AS", 1)]
)
def test_jokers_rank_above_the_ace_the_big_one_highest(table: str, winner: int) -> None:
    plays = table.split()
    state = playing(plays, 0, broken=True, jokers=True)
    for seat, card in enumerate(plays):
        state = after(state, f"{seat} play {card}")
    assert state.tricks[-1].winner == winner


def test_the_winner_of_a_trick_leads() -> None:
    state = playing(["2C 3D", "9C 4D", "5S 5D", "3C 6D"], 0)
    state = after(state, "0 play 2C", "1 play 9C", "2 play 5D", "3 play 3C")
    assert (state.turn, state.trick.leader, state.trick.cards) == (1, 1, ())
    assert refusal(state, "0 play 3D") == "It is West’s turn"


def test_no_spade_on_the_first_trick_binds_the_leader_too() -> None:
    hands = ["2C 9D AS", *OTHERS]
    assert "AS" in cards(first_trick(hands, spade_leads="any-time"))
    barred = first_trick(hands, spade_leads="any-time", no_spade_on_first_trick=True)
    assert cards(barred) == {"2C", "9D"}
    assert refusal(barred, "0 play AS") == "The first lead is no spade"
    alone = first_trick(["2S 9S AS", *OTHERS], spade_leads="any-time", no_spade_on_first_trick=True)
    assert cards(alone) == {"2S", "9S", "AS"}
