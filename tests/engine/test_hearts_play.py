"""Hearts: what may be played."""

from typing import Any

import pytest
from blacklady.cards import parse_card
from blacklady.games.hearts import State

from .positions import after, cards, choices, passing, playing, refusal

FOUR = ["2C 3C 4H", "5C 6C 7H", "8C 9C TH", "QC KC AH"]


def first_trick(hands: list[str], turn: int, trick: str = "", **changes: Any) -> State:
    """A small deal's first trick."""
    return playing(hands, turn, trick, **changes)._replace(tricks=())


@pytest.mark.parametrize(
    ("hand", "table", "may"),
    [
        ("2C 9C AH", "5C", "2C 9C"),
        ("2D 9D AH", "5C", "2D 9D AH"),
        ("QS 9D AH", "5S", "QS"),
        ("KH 3H QS", "5H", "KH 3H"),
    ],
)
def test_a_hand_follows_the_suit_led_or_plays_anything(hand: str, table: str, may: str) -> None:
    others = ["JC TC KC", "JD TD KD", "JS TS"]
    assert cards(playing([hand, *others], 0, table)) == set(may.split())


def test_a_card_that_does_not_follow_is_refused_in_words() -> None:
    state = playing(["2C 9C AH", "JC TC KC", "JD TD KD", "JS TS"], 0, "5C")
    assert refusal(state, "0 play AH") == "You must follow clubs"
    assert refusal(state, "0 play 3C") == "You don’t hold the three of clubs"
    assert refusal(state, "1 play JC") == "It is South’s turn"


def test_the_two_of_clubs_opens() -> None:
    state = first_trick(["2C 9C AH", "JC TC KC", "JD TD KD", "JS TS 2S"], 0)
    assert cards(state) == {"2C"}
    assert refusal(state, "0 play 9C") == "The two of clubs opens the deal"


def test_any_club_opens_when_the_option_says_so() -> None:
    state = first_trick(["2C 9C AH", "JC TC KC", "JD TD KD", "JS TS 2S"], 0, opener="any-club")
    assert cards(state) == {"2C", "9C"}
    assert refusal(state, "0 play AH") == "A club opens the deal"


@pytest.mark.parametrize(
    ("hand", "may", "changes"),
    [
        ("2C 9D AH", "2C 9D", {}),
        ("2C 9D AH", "2C 9D AH", {"hearts_any_time": True, "first_trick_points": True}),
        ("2C 9D AH", "2C 9D", {"hearts_any_time": True}),
        ("2C 9D QS", "2C 9D", {}),
        ("2C 9D QS", "2C 9D QS", {"first_trick_points": True}),
        ("3H QS AH", "QS", {}),
        ("3H QS AH", "3H QS AH", {"hearts_instead_of_queen": True}),
        ("3H 2H AH", "3H 2H AH", {}),
    ],
)
def test_the_dealers_left_opens_with_any_card_that_may_be_led(hand: str, may: str, changes: dict[str, Any]) -> None:
    state = first_trick([hand, "JC TC KC", "JD TD KD", "JS TS 2S"], 0, opener="dealers-left", **changes)
    assert cards(state) == set(may.split())


@pytest.mark.parametrize(
    ("hand", "may", "changes"),
    [
        ("9D AH QS", "9D", {}),
        ("KH AH QS", "KH AH QS", {}),
        ("KH AH 2H", "KH AH 2H", {}),
        ("9D AH QS", "9D AH QS", {"first_trick_points": True}),
        ("9D AH QS", "9D AH", {"first_trick_points": True, "queen_discard_waits": True}),
        ("KH AH QS", "KH AH", {"queen_discard_waits": True}),
    ],
)
def test_no_points_fall_on_the_first_trick_unless_there_is_nothing_else(
    hand: str, may: str, changes: dict[str, Any]
) -> None:
    state = first_trick(["TC KC 2D", hand, "JD TD KD", "JS 2S"], 1, "2C", **changes)
    assert cards(state) == set(may.split())


def test_first_trick_refusals_say_why() -> None:
    state = first_trick(["TC KC 2D", "9D AH QS", "JD TD KD", "JS 2S"], 1, "2C")
    for card in ("AH", "QS"):
        assert refusal(state, f"1 play {card}") == "No heart and no queen of spades on the first trick"


def test_a_heart_forced_on_the_first_trick_breaks_hearts() -> None:
    state = first_trick(["TC KC 2D", "9H AH QS", "JD TD KD", "JS 2S"], 1, "2C")
    assert after(state, "1 play 9H").broken


@pytest.mark.parametrize(
    ("hand", "may", "broken", "changes"),
    [
        ("9D AH QS", "9D QS", False, {}),
        ("9D AH QS", "9D QS AH", True, {}),
        ("9D AH QS", "9D QS AH", False, {"hearts_any_time": True}),
        ("2H 3H AH", "2H 3H AH", False, {}),
        ("2H QS AH", "QS", False, {}),
        ("2H QS AH", "2H QS AH", False, {"hearts_instead_of_queen": True}),
        ("2H KS AH", "KS", False, {"hearts_instead_of_queen": True}),
        ("9D QS AH", "9D QS", False, {"hearts_instead_of_queen": True}),
        ("9D AH QS", "9D QS", False, {"queen_discard_waits": True}),
    ],
)
def test_hearts_are_led_once_broken(hand: str, may: str, broken: bool, changes: dict[str, Any]) -> None:
    state = playing([hand, "JC TC KC", "JD TD KD", "JS TS 2S"], 0, broken=broken, **changes)
    assert cards(state) == set(may.split())


def test_a_heart_led_from_nothing_but_hearts_breaks_them() -> None:
    state = after(playing(["2H 3H AH", "JC TC KC", "JD TD KD", "JS TS 2S"], 0), "0 play 2H")
    assert state.broken


def test_leading_a_heart_too_early_is_refused_in_words() -> None:
    state = playing(["9D AH QS", "JC TC KC", "JD TD KD", "JS TS 2S"], 0)
    assert refusal(state, "0 play AH") == "Hearts aren’t broken yet"


def test_the_queen_of_spades_breaks_hearts_only_as_an_option() -> None:
    hands = ["9D AH QS", "JC TC KC", "JD TD KD", "JS TS 2S"]
    assert not after(playing(hands, 0), "0 play QS").broken
    assert after(playing(hands, 0, queen_breaks_hearts=True), "0 play QS").broken


@pytest.mark.parametrize(
    ("hand", "may", "broken"),
    [("9D AH QS", "9D AH", False), ("9D AH QS", "9D AH QS", True), ("QS", "QS", False)],
)
def test_the_queen_waits_as_an_option(hand: str, may: str, broken: bool) -> None:
    n = len(hand.split())
    others = ["JC TC KC", "JD TD KD", "JS TS 2S"]
    hands = [hand, *(" ".join(other.split()[: n - (i == 2)]) for i, other in enumerate(others))]
    state = playing(hands, 0, "4C", broken=broken, queen_discard_waits=True)
    assert cards(state) == set(may.split())


def test_a_waiting_queen_is_refused_in_words_and_still_follows_spades() -> None:
    hands = ["9D AH QS", "JC TC KC", "JD TD KD", "JS TS"]
    assert "before hearts are broken" in refusal(playing(hands, 0, "4C", queen_discard_waits=True), "0 play QS")
    assert cards(playing(hands, 0, "4S", queen_discard_waits=True)) == {"QS"}


def test_the_highest_card_of_the_suit_led_wins_and_leads() -> None:
    state = after(playing(FOUR, 0), "0 play 2C", "1 play 6C", "2 play 9C", "3 play QC")
    assert (state.tricks[-1].winner, state.turn, state.trick.leader) == (3, 3, 3)
    assert refusal(state, "0 play 3C") == "It is East’s turn"


def test_a_discard_wins_nothing() -> None:
    state = after(playing(["2C", "AH", "QS", "AD"], 0), "0 play 2C", "1 play AH", "2 play QS", "3 play AD")
    assert (state.tricks[-1].winner, state.tricks[-1].points) == (0, 14)


def test_passes_stay_face_down_until_all_four_are_chosen() -> None:
    state = passing(["2C 3C 4H 8H", "5C 6C 7H 9H", "8C 9C TH JH", "QC KC AH QH"])
    state = after(state, "2 pass 8C 9C TH", "0 pass 2C 3C 4H", "3 pass QC KC AH")
    assert state.phase == "pass"
    assert choices(state, 0) == set()
    state = after(state, "1 pass 5C 6C 7H")
    assert state.phase == "play"
    assert state.turn == 1, "who holds the two of clubs after the pass opens"
    assert choices(state, 1) == {"play 2C"}


@pytest.mark.parametrize("offset", [1, 2, 3])
def test_cards_go_to_the_left_across_and_right(offset: int) -> None:
    own = ["2C 7C", "5D 7D", "6S 7S", "4H 7H"]
    state = after(passing(own, offset, pass_count=1), "0 pass 2C", "1 pass 5D", "2 pass 6S", "3 pass 4H")
    for giver, card in enumerate(("2C", "5D", "6S", "4H")):
        assert state.hands[(giver + offset) % 4] >> parse_card(card) & 1
    assert state.turn == offset
