"""Faults that other programs have shipped, each as a test that it isn't here."""

import re

import pytest
from blacklady.errors import RulesError
from blacklady.games.hearts import HEARTS_RULES
from blacklady.texts import CATALOGUE, english, text

from . import positions_spades as spades
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
        assert not re.search(r"\{[^}]*\} points", template), key


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


@pytest.mark.parametrize("game", ["hearts", "spades"])
def test_the_next_deal_said_three_times_is_one_deal(game: str) -> None:
    match = drive(table(game=game), until=lambda match: match.waiting == "deal")
    match.deal()
    for _ in range(2):
        with pytest.raises(ValueError, match="isn’t over yet"):
            match.deal()
    assert match.view(0).deal == 2
    assert len(match.sheet) == 1


def test_eight_bags_and_three_more_cost_a_hundred_and_leave_one() -> None:
    score = spades.scored("3 4 2 4", (4, 3, 4, 2), before=(18, 0, 8, 0))
    assert (score.seats[0].total, score.standing[2]) == (18 + 53 - 100, 1)


@pytest.mark.parametrize(("bags", "kept"), [(7, 0), (9, 2)])
def test_exactly_ten_bags_cost_a_hundred_and_twelve_no_more(bags: int, kept: int) -> None:
    score = spades.scored("3 4 2 4", (4, 3, 4, 2), before=(0, 0, bags, 0))
    assert (score.seats[0].points, score.standing[2]) == (53 - 100, kept)


@pytest.mark.parametrize("penalty", [10, 50, 100, 250, 500])
def test_the_penalty_that_is_shown_is_the_one_that_was_applied(penalty: int) -> None:
    score = spades.scored("3 4 2 4", (4, 3, 4, 2), before=(0, 0, 7, 0), bag_penalty=penalty)
    assert score.seats[0].points == 53 - penalty
    assert str(score.seats[0].lines[-1]) == f"10 bags collected: −{penalty}"


@pytest.mark.parametrize(
    "word", ["NaN", "2.5", '"3"', "14", "none", "None", "null", "Infinity", "-1", "1e1", "03", "", "0"]
)
def test_what_is_no_bid_is_refused_and_changes_nothing(word: str) -> None:
    match = drive(table("tea", 0, 1, 2, 3, game="spades"), until=lambda match: len(match.log) == 2)
    save, seat = match.save(), match.acting[0]
    with pytest.raises(RulesError):
        match.act(seat, f"bid {word}")
    assert match.save() == save


@pytest.mark.parametrize("seat", [7, 4, -1])
def test_a_bid_from_a_seat_that_is_none_is_refused_and_changes_nothing(seat: int) -> None:
    match = table("tea", 0, 1, 2, 3, game="spades")
    save = match.save()
    with pytest.raises(RulesError, match="There is no seat"):
        match.act(seat, "bid 3")
    assert match.save() == save


def test_spades_broken_in_one_deal_are_whole_in_the_next() -> None:
    match = drive(table("tea", game="spades"), until=lambda match: match.waiting == "deal")
    assert match.view(0).broken
    match.deal()
    assert (match.view(0).broken, match.view(0).status) == (False, ())
    drive(match, until=lambda match: match.view(0).phase == "play")
    opener = match.view(match.acting[0])
    assert opener.trick is not None
    assert opener.trick.cards == ()
    assert not any(action.endswith("S") for action in opener.legal)


def test_who_holds_the_suit_led_does_not_trump() -> None:
    state = spades.playing(["JC TC", "9C QS", "JD TD", "JS"], 1, "2C", broken=True)
    assert spades.refusal(state, "1 play QS") == "You must follow clubs"


@pytest.mark.parametrize(("north", "winner"), [("2D", 0), ("2S", 2), ("QC", 2), ("AH", 0)])
def test_a_discard_of_a_higher_rank_wins_nothing_a_club_or_a_trump_does(north: str, winner: int) -> None:
    state = spades.playing(["JC", "KD", north, "TC"], 0)
    state = spades.after(state, "0 play JC", "1 play KD", f"2 play {north}", "3 play TC")
    assert state.tricks[-1].winner == winner


def test_a_claimed_deal_of_spades_counts_as_if_it_had_been_played_out() -> None:
    match = drive(
        table("claims", 0, 1, 2, 3, game="spades"),
        until=lambda match: match.waiting == "person" and "claim" in match.view(match.acting[0]).legal,
    )
    match.act(match.acting[0], "claim")
    view = match.view(0)
    assert (len(view.tricks), sum(seat.tricks for seat in view.seats)) == (13, 13)
    assert len(match.sheet) >= 1
    assert match.waiting in ("deal", "over")


def test_of_two_nils_one_made_and_one_failed_half_are_made() -> None:
    view = spades.SPADES_RULES.view(spades.finished("nil 4 nil 5", (0, 6, 1, 6)), 0)
    nils = [seat.contract.state for seat in view.seats if seat.contract is not None and seat.bid == "nil"]
    assert nils == ["made", "lost"]
    assert view.score is not None
    assert [str(line) for line in view.score.seats[0].lines][:2] == [
        "South made nil: +100",
        "North bid nil and took 1: −100",
    ]
