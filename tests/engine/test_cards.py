"""Cards, sets of cards, and the tricks they make."""

import pytest
from blacklady.cards import (
    CARDS,
    DECK,
    JOKERS,
    SPADES,
    SUIT_SETS,
    card_set,
    cards_in,
    display_order,
    format_card,
    highest,
    lowest,
    parse_card,
    parse_set,
    rank_of,
    suit_of,
)
from blacklady.tricks import follow, must_win_all, played, voids, with_card
from blacklady.views import Trick


def test_every_card_is_written_and_read() -> None:
    written = [format_card(card) for card in range(CARDS)]
    assert len(set(written)) == 54
    assert [parse_card(text) for text in written] == list(range(CARDS))
    assert (written[0], written[12], written[13], written[51]) == ("2C", "AC", "2D", "AS")
    assert [(suit_of(card), rank_of(card)) for card in (0, 12, 13, 49)] == [(0, 0), (0, 12), (1, 0), (3, 10)]


def test_jokers_are_the_highest_spades() -> None:
    little, big = parse_card("LS"), parse_card("BS")
    assert [suit_of(joker) for joker in (little, big)] == [SPADES, SPADES]
    assert rank_of(parse_card("AS")) < rank_of(little) < rank_of(big)
    assert parse_set("LS BS") == JOKERS
    assert JOKERS & SUIT_SETS[SPADES] == JOKERS
    assert [format_card(card) for card in display_order(parse_set("AS LS 2H BS"))] == ["BS", "LS", "AS", "2H"]


@pytest.mark.parametrize("text", ["", "Q", "QS ", "qs", "10S", "SQ", "1S", "Q♠", "QSS", "LH", "BC", "B", "JS BS"])
def test_anything_else_is_no_card(text: str) -> None:
    with pytest.raises(ValueError, match="not a card"):
        parse_card(text)


def test_sets_hold_each_card_once() -> None:
    cards = parse_set("AS 2C QS QS")
    assert list(cards_in(cards)) == [0, 49, 51]
    assert card_set(cards_in(DECK)) == DECK == sum(SUIT_SETS) - JOKERS
    assert card_set(range(CARDS)) == DECK | JOKERS
    assert (lowest(cards), highest(cards)) == (0, 51)
    assert list(cards_in(0)) == []


def test_a_hand_shows_spades_hearts_clubs_diamonds_from_high_to_low() -> None:
    shown = [format_card(card) for card in display_order(parse_set("2C AC 3D KD 4H 5S TS"))]
    assert shown == ["TS", "5S", "4H", "AC", "2C", "KD", "3D"]


def test_following_suit() -> None:
    hand = parse_set("2C 9C AH")
    assert follow(hand, 0) == parse_set("2C 9C")
    assert follow(hand, 1) == hand


@pytest.mark.parametrize(
    ("cards", "trump", "winner", "reason"),
    [
        ("5C 9C AH 2C", None, 3, "East wins with the nine of clubs, the highest of clubs"),
        ("5C AH AS AD", None, 2, "North wins with the five of clubs, the highest of clubs"),
        ("JC KD 2C 3C", 3, 2, "North wins with the jack of clubs, the highest of clubs"),
        ("JC 2S KC AC", 3, 3, "East wins with the two of spades, the highest trump"),
        ("JC 2S KC 3S", 3, 1, "West wins with the three of spades, the highest trump"),
        ("2S AS KS QS", 3, 3, "East wins with the ace of spades, the highest of spades"),
        ("AS LS KS 2S", 3, 3, "East wins with the little joker, the highest of spades"),
        ("AS LS BS 2S", 3, 0, "South wins with the big joker, the highest of spades"),
        ("AH LS AS KH", 3, 3, "East wins with the little joker, the highest trump"),
    ],
)
def test_who_wins_a_trick_that_north_led_and_why(cards: str, trump: int | None, winner: int, reason: str) -> None:
    trick = Trick(1, 2)
    for word in cards.split():
        trick = with_card(trick, parse_card(word), 1, trump)
    assert (trick.winner, trick.points) == (winner, 4)
    assert [seat for seat, _ in trick.plays] == [2, 3, 0, 1]
    assert str(trick.reason) == reason


def test_a_trick_without_a_card_has_no_best() -> None:
    with pytest.raises(ValueError, match="no card"):
        _ = Trick(1, 0).best


def test_who_does_not_follow_is_void() -> None:
    first = Trick(1, 3, tuple(map(parse_card, "5C 6C AH 9C".split())), 2)
    second = Trick(2, 2, tuple(map(parse_card, "5D 2S".split())), 2)
    assert voids([first, second]) == [0, SUIT_SETS[0], 0, SUIT_SETS[1]]
    assert played([first, second]) == parse_set("5C 6C AH 9C 5D 2S")


@pytest.mark.parametrize(
    ("hand", "unseen", "sure"),
    [
        ("AH KH", "QH JH", True),
        ("AH QH", "KH JH", False),
        ("AH 2C", "KH", True),
        ("AH 2C", "KH 3C", False),
        ("2C 3C", "AH KS", True),
        ("", "AH", False),
    ],
)
def test_a_leader_must_win_all_when_no_card_left_is_above_any_of_its_own(hand: str, unseen: str, sure: bool) -> None:
    assert must_win_all(parse_set(hand), parse_set(unseen)) is sure


@pytest.mark.parametrize(
    ("hand", "unseen", "sure"),
    [
        ("AH KH", "QH JH", True),
        ("AH KH", "QH 2S", False),
        ("AS KS", "QS JS", True),
        ("AS QS", "KS JS", False),
        ("AS AH", "KH QH", True),
        ("AS AH", "KH 2S", False),
        ("LS AS", "BS 2H", False),
        ("BS LS", "AS KS", True),
        ("2S 3S", "AH KD", True),
    ],
)
def test_a_trump_that_somebody_else_holds_can_take_any_other_suit(hand: str, unseen: str, sure: bool) -> None:
    assert must_win_all(parse_set(hand), parse_set(unseen), SPADES) is sure
