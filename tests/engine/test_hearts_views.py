"""Hearts: what a seat sees, and a deal rebuilt from it."""

import pytest
from blacklady.cards import DECK, card_set, parse_set
from blacklady.games.hearts import HEARTS_RULES
from blacklady.rng import Rng

from .positions import HOLD, after, finished, passing, playing
from .random_play import deal_state, random_options

OWN = ["2C 7C", "5D 7D", "6S 7S", "4H 7H"]
PASSES = ("0 pass 2C", "1 pass 5D", "2 pass 6S", "3 pass 4H")


def test_while_passing_everybody_is_asked_and_sees_only_the_own_choice() -> None:
    state = after(passing(OWN, pass_count=1), "1 pass 5D")
    view = HEARTS_RULES.view(state, 0)
    assert (view.phase, view.acting, view.hand) == ("pass", (0, 2, 3), parse_set("2C 7C"))
    assert [seat.ready for seat in view.seats] == [False, True, False, False]
    assert (view.passed, view.received, view.pass_to, view.pass_from) == (0, 0, 1, 3)
    assert view.prompt is not None
    assert str(view.prompt.text) == "Pass one card to West"
    chosen = HEARTS_RULES.view(state, 1)
    assert (chosen.passed, chosen.prompt, chosen.legal) == (parse_set("5D"), None, ())


def test_after_the_pass_each_seat_sees_what_it_gave_and_got() -> None:
    state = after(passing(OWN, pass_count=1), *PASSES)
    views = [HEARTS_RULES.view(state, seat) for seat in range(4)]
    assert [view.passed for view in views] == [parse_set(card) for card in ("2C", "5D", "6S", "4H")]
    assert [view.received for view in views] == [parse_set(card) for card in ("4H", "2C", "5D", "6S")]
    assert views[0].hand == parse_set("7C 4H")


def test_a_spectator_sees_no_hand_and_no_pass() -> None:
    view = HEARTS_RULES.view(after(passing(OWN, pass_count=1), *PASSES), None)
    assert (view.hand, view.passed, view.received, view.pass_to, view.pass_from) == (0, 0, 0, None, None)


def test_a_hold_deal_passes_to_nobody() -> None:
    view = HEARTS_RULES.view(playing(["2C", "3C", "4C", "5C"], 0), 0)
    assert (view.pass_to, view.pass_from, str(view.title)) == (None, None, "Deal 1 · no pass")


@pytest.mark.parametrize(("offset", "title"), [(1, "left"), (2, "across"), (3, "right")])
def test_the_title_says_where_the_pass_goes(offset: int, title: str) -> None:
    assert str(HEARTS_RULES.view(passing(OWN, offset), 0).title) == f"Deal 1 · pass {title}"


def test_points_are_those_of_the_whole_tricks_and_totals_those_of_the_match() -> None:
    state = playing(["AC JD", "KC 3D", "QS 4D", "2C 5D"], 0, before=(31, 0, 0, 7), bonus="jack-of-diamonds")
    before = HEARTS_RULES.view(state, 0)
    view = HEARTS_RULES.view(after(state, "0 play AC", "1 play KC", "2 play QS", "3 play 2C"), 0)
    assert view.seats[0].points == before.seats[0].points + 13
    assert (view.seats[0].tricks, view.seats[0].total) == (before.seats[0].tricks + 1, 31)
    assert sum(seat.points for seat in view.seats) == 26


def test_when_the_deal_is_over_points_and_totals_are_those_of_the_score() -> None:
    hearts = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"
    view = HEARTS_RULES.view(finished([f"{hearts} QS", "", "", ""], before=(1, 2, 3, 4)), 2)
    assert [(seat.points, seat.total) for seat in view.seats] == [(0, 1), (26, 28), (26, 29), (26, 30)]
    assert (view.acting, view.prompt, view.trick) == ((), None, None)


def test_the_last_card_plays_itself() -> None:
    prompt = HEARTS_RULES.view(playing(["2C", "3C", "4C", "5C"], 0), 0).prompt
    assert prompt is not None
    assert prompt.auto == "play 2C"


def test_the_two_of_clubs_plays_itself_as_an_option_and_only_to_open() -> None:
    hands = ["2C 9D", "3C 9C", "4C 8C", "5C 7C"]
    for itself, auto in ((False, None), (True, "play 2C")):
        opening = playing(hands, 0, opener_plays_itself=itself)._replace(tricks=())
        prompt = HEARTS_RULES.view(opening, 0).prompt
        assert prompt is not None
        assert prompt.auto == auto
    later = HEARTS_RULES.view(
        playing(["2C 9D", "3C 9C", "4C 8C", "5C"], 0, "TC", opener="any-club", opener_plays_itself=True), 0
    ).prompt
    assert later is not None
    assert (later.cards, later.auto) == (parse_set("2C"), None)


def test_broken_hearts_are_a_status() -> None:
    hands = ["2C", "3C", "4C", "5C"]
    assert HEARTS_RULES.view(playing(hands, 0), 0).status == ()
    assert list(map(str, HEARTS_RULES.view(playing(hands, 0, broken=True), 0).status)) == ["Hearts are broken"]


def test_a_deal_is_rebuilt_only_from_hands_that_fit() -> None:
    view = HEARTS_RULES.view(playing(["2C 9D", "3C 9C", "4C 8C", "5C 7C"], 0), 0)
    good = tuple(map(parse_set, ["2C 9D", "5C 7C", "4C 8C", "3C 9C"]))
    assert HEARTS_RULES.rebuild(view, good).hands == good
    for bad in (
        ["2C 8C", "5C 7C", "4C 9D", "3C 9C"],
        ["2C 9D", "5C 7C 4C", "8C", "3C 9C"],
        ["2C 9D", "5C 7C", "4C 8C", "3C TC"],
        ["2C 9D", "5C 7C", "4C 8C", "3C 4C"],
        ["2C 9D", "5C 7C", "4C 8C"],
    ):
        with pytest.raises(ValueError, match="fit the view"):
            HEARTS_RULES.rebuild(view, tuple(map(parse_set, bad)))
    with pytest.raises(ValueError, match="over"):
        HEARTS_RULES.rebuild(HEARTS_RULES.view(finished(["", "", "", ""]), 0), (0, 0, 0, 0))


def test_in_a_rebuilt_deal_every_seat_got_cards_that_it_holds_or_has_played() -> None:
    rng = Rng("rebuilt")
    for _ in range(30):
        options = random_options(HEARTS_RULES, rng, pass_cycle="left-right-across")
        state = deal_state(HEARTS_RULES, options, rng, until=lambda state: len(state.tricks) >= rng.below(13))
        if state.phase != "play":
            continue
        rebuilt = HEARTS_RULES.rebuild(HEARTS_RULES.view(state, 0), state.hands)
        assert state.offset != HOLD
        for seat in range(4):
            view = HEARTS_RULES.view(rebuilt, seat)
            played = card_set(card for t in (*state.tricks, state.trick) for who, card in t.plays if who == seat)
            assert view.received & ~(view.hand | played) == 0
            assert view.passed & (view.hand | played) == 0
            assert view.received.bit_count() == view.passed.bit_count() == options.pass_count
        assert sum(rebuilt.passes) & ~DECK == 0
