"""Faults that other programs have shipped, each as a test that it isn't here."""

import pytest
from blacklady.games.hearts import HEARTS_RULES
from blacklady.texts import CATALOGUE, english, text

from .positions import after, cards, choices, finished, passing, playing, points, refusal
from .tables import MOON, MOON_SEED, drive, table


def test_sixteen_points_are_no_moon_where_no_jack_counts() -> None:
    """Hearts 0, 9, 3 and 1, and the third has the queen: 16 was taken for a full set less ten."""
    state = finished(["", "2H 3H 4H 5H 6H 7H 8H 9H TH", "JH QH KH QS", "AH"])
    score = HEARTS_RULES.score(state)
    assert score is not None
    assert (score.feat, points(state)) == (None, [0, 9, 16, 1])


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        ("pass 2C 3C", "Choose 3 cards to pass, not 2"),
        ("pass 2C 3C 4C 5C", "Choose 3 cards to pass, not 4"),
        ("pass 2C 2C 3C", "The two of clubs is there twice"),
        ("pass 2C 3C AH", "You don’t hold the ace of hearts"),
        ("pass", "“pass” takes cards, such as 2C AH QS"),
        ("pass 2C 3C 1H", "“1H” is not a card"),
    ],
)
def test_a_wrong_pass_is_refused_with_the_reason(written: str, reason: str) -> None:
    state = passing(["2C 3C 4C 5C", "2D 3D 4D 5D", "2H 3H 4H AH", "2S 3S 4S 5S"])
    assert refusal(state, f"0 {written}") == reason


def test_nobody_passes_twice() -> None:
    state = after(passing(["2C 3C 4C 5C", "2D 3D 4D 5D", "2H 3H 4H AH", "2S 3S 4S 5S"]), "0 pass 2C 3C 4C")
    assert refusal(state, "0 pass 2C 3C 4C") == "You have passed already"


def test_in_a_hold_deal_the_two_of_clubs_leads() -> None:
    match = table("hold", pass_cycle="never")
    view = match.view(0)
    assert view.phase == "play"
    opener = view.acting[0]
    assert match.view(opener).legal == ("play 2C",)
    every_fourth = drive(table("hold", target=500), until=lambda match: match.view(0).deal == 4)
    assert every_fourth.view(0).phase == "play"
    assert every_fourth.view(every_fourth.acting[0]).legal == ("play 2C",)


def test_no_point_card_falls_on_the_first_trick_while_another_can() -> None:
    hands = ["JC TC KC", "9D AH QS", "JD TD KD", "JS 2S"]
    state = playing(hands, 1, "2C")._replace(tricks=())
    assert cards(state) == {"9D"}
    assert refusal(state, "1 play QS") == "No heart and no queen of spades on the first trick"
    only_points = playing([hands[0], "9H AH QS", *hands[2:]], 1, "2C")._replace(tricks=())
    assert cards(only_points) == {"9H", "AH", "QS"}


def test_once_a_heart_was_discarded_the_winner_of_that_trick_may_lead_one() -> None:
    state = playing(["AC 3H", "KC 4H", "5H 2D", "3C 6H"], 0)
    state = after(state, "0 play AC", "1 play KC", "2 play 5H", "3 play 3C")
    assert cards(state) == {"3H"}
    assert state.broken


def test_a_moon_taken_off_a_small_score_goes_below_zero_once() -> None:
    match = drive(table(MOON_SEED, 0, **MOON), until=lambda match: match.view(0).phase == "moon")
    match.act(0, "moon subtract")
    assert [score.total for score in match.sheet[-1].seats] == [-26, 0, 0, 0]
    match.deal()
    assert [seat.total for seat in match.view(0).seats] == [-26, 0, 0, 0]
    assert len(match.sheet) == 1


def test_undo_right_after_the_choice_of_a_moon_asks_again() -> None:
    match = drive(table(MOON_SEED, 0, **MOON), until=lambda match: match.view(0).phase == "moon")
    before = match.view(0)
    match.act(0, "moon subtract")
    match.undo(0)
    assert match.view(0) == before
    assert before.legal == ("moon add", "moon subtract")


def test_a_claim_looks_at_no_card_already_played() -> None:
    """South's queen tops whatever is left: the king and the ace have been played."""
    state = playing(["QD AH", "JD 3H", "4H 5H", "6H 7H"], 0, broken=True)
    assert "claim" in choices(state, 0)
    assert "claim" not in choices(playing(["QD AH", "KD 3H", "4H 5H", "6H 7H"], 0, broken=True), 0)


def test_a_claimed_deal_is_as_if_it_had_been_played_out() -> None:
    match = drive(table("claim", 0), until=lambda match: "claim" in match.view(0).legal)
    match.act(0, "claim")
    view = match.view(0)
    assert len(view.tricks) == 13
    assert sum(seat.tricks for seat in view.seats) == 13
    assert match.waiting == "deal"
    assert sum(seat.points for seat in match.sheet[-1].seats) in (26, 78)


def test_after_a_tie_for_the_lowest_a_whole_new_deal_is_played() -> None:
    taken = ["2H 3H 4H 5H 6H", "7H 8H 9H TH", "JH QH KH AH", "QS"]
    state = finished(taken, before=(95, 10, 10, 1))
    score = HEARTS_RULES.score(state)
    assert score is not None
    assert not score.over
    match = table()
    following, events = HEARTS_RULES.start(state.options, match._rng, 2, score.standing)
    assert (following.phase, following.offset, following.before) == ("pass", 3, (100, 14, 14, 14))
    assert [hand.bit_count() for hand in following.hands] == [13] * 4
    assert [event.kind for event in events] == ["deal"]


def test_one_point_is_one_point() -> None:
    assert english(text("hearts.result.win", seat=1, points=1)) == "West wins with 1 point"
    assert english(text("hearts.result.win", seat=1, points=-1)) == "West wins with −1 point"
    assert english(text("hearts.result.win", seat=1, points=0)) == "West wins with 0 points"
    assert english(text("event.trick", seat=0, points=1), viewer=0) == "You take the trick: 1 point"
    for key, template in CATALOGUE.items():
        assert " points" not in template or "point/points" in template or "{" not in template, key


def test_hearts_broken_in_one_deal_are_whole_in_the_next() -> None:
    match = drive(table("tea", 0), until=lambda match: match.waiting == "deal")
    assert match.view(0).broken
    match.deal()
    view = match.view(0)
    assert (view.broken, view.status, view.tricks) == (False, (), ())
    assert [seat.points for seat in view.seats] == [0, 0, 0, 0]


def test_who_holds_the_suit_led_plays_no_spade() -> None:
    state = playing(["JC TC", "9C QS", "JD TD", "JS"], 1, "2C")
    assert refusal(state, "1 play QS") == "You must follow clubs"


def test_the_next_deal_said_three_times_is_one_deal() -> None:
    match = drive(table(), until=lambda match: match.waiting == "deal")
    match.deal()
    for _ in range(2):
        with pytest.raises(ValueError, match="isn’t over yet"):
            match.deal()
    assert match.view(0).deal == 2
    assert len(match.sheet) == 1
