"""Hearts: what a deal costs, what a moon does, and when the game is over."""

from typing import Any

import pytest
from blacklady.games.hearts import HEARTS_RULES, State
from blacklady.views import DealScore

from .positions import after, finished, playing, points, refusal

HEARTS = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"
MOON = [f"{HEARTS} QS", "", "", ""]
SPLIT = ["2H 3H 4H 5H 6H", "7H 8H 9H TH", "JH QH KH AH", "QS"]


def scored(taken: list[str], **how: Any) -> DealScore:
    score = HEARTS_RULES.score(finished(taken, **how))
    assert score is not None
    return score


def totals(score: DealScore) -> list[int]:
    return [seat.total for seat in score.seats]


EVERYTHING = {"spot_hearts": True, "black_maria": True, "hooligan": True, "bonus": "ten-of-diamonds"}


@pytest.mark.parametrize(
    ("changes", "costs"),
    [
        ({}, [5, 4, 4, 13]),
        ({"bonus": "jack-of-diamonds"}, [5 - 10, 4, 4, 13]),
        ({"bonus": "ten-of-diamonds"}, [5, 4 - 10, 4, 13]),
        ({"spot_hearts": True}, [2 + 3 + 4 + 5 + 6, 7 + 8 + 9 + 10, 11 + 12 + 13 + 14, 25]),
        ({"black_maria": True}, [5, 4 + 10, 4 + 7, 13]),
        ({"hooligan": True}, [5, 4, 4, 13 + 7]),
        (EVERYTHING, [20, 34 + 10 - 10, 50 + 7, 25 + 7]),
    ],
)
def test_cards_cost_what_the_options_say(changes: dict[str, Any], costs: list[int]) -> None:
    taken = ["2H 3H 4H 5H 6H JD", "7H 8H 9H TH KS TD", "JH QH KH AH AS", "QS 7C"]
    assert points(finished(taken, **changes)) == costs


def test_who_takes_no_trick_gets_five_off() -> None:
    taken = ["2H 3H 4H 5H 6H", "7H 8H 9H TH", "JH QH KH AH QS", ""]
    assert points(finished(taken, tricks=(5, 4, 4, 0))) == [5, 4, 17, 0]
    assert points(finished(taken, tricks=(5, 4, 4, 0), no_trick_bonus=True)) == [5, 4, 17, -5]


def test_a_moon_deal_gives_nothing_for_no_trick() -> None:
    assert points(finished(MOON, tricks=(7, 6, 0, 0), no_trick_bonus=True)) == [0, 26, 26, 26]


@pytest.mark.parametrize(
    ("changes", "costs"),
    [
        ({}, [0, 26, 26, 26]),
        ({"moon": "shooter-subtracts"}, [-26, 0, 0, 0]),
        ({"moon": "none"}, [26, 0, 0, 0]),
        ({"moon": "safe"}, [0, 26, 26, 26]),
        ({"spot_hearts": True}, [0, 129, 129, 129]),
        ({"sun": "double"}, [0, 26, 26, 26]),
    ],
)
def test_a_moon_is_worth_what_the_options_say(changes: dict[str, Any], costs: list[int]) -> None:
    assert points(finished(MOON, **changes)) == costs


@pytest.mark.parametrize(
    ("changes", "costs"),
    [
        ({}, [0, 26, 26, 26]),
        ({"sun": "half-more"}, [0, 39, 39, 39]),
        ({"sun": "double"}, [0, 52, 52, 52]),
        ({"sun": "double", "moon": "shooter-subtracts"}, [-52, 0, 0, 0]),
        ({"sun": "double", "moon": "none"}, [26, 0, 0, 0]),
        ({"sun": "half-more", "black_maria": True}, [0, 65, 65, 65]),
        ({"sun": "double", "bonus": "jack-of-diamonds"}, [-10, 52, 52, 52]),
    ],
)
def test_a_sun_is_worth_what_the_options_say(changes: dict[str, Any], costs: list[int]) -> None:
    assert points(finished(MOON, tricks=(13, 0, 0, 0), **changes)) == costs


@pytest.mark.parametrize("extra", [{"black_maria": True}, {"hooligan": True}])
def test_a_moon_needs_every_card_that_costs(extra: dict[str, bool]) -> None:
    more = "KS AS" if "black_maria" in extra else "7C"
    assert scored([f"{HEARTS} QS {more}", "", "", ""], tricks=(5, 4, 2, 2), **extra).feat == 0
    assert scored([f"{HEARTS} QS", more, "", ""], **extra).feat is None


@pytest.mark.parametrize(
    ("taken", "costs"),
    [([f"{HEARTS} QS JD", "", "", ""], [-10, 26, 26, 26]), ([f"{HEARTS} QS", "JD", "", ""], [0, 16, 26, 26])],
)
def test_the_jack_is_no_part_of_a_moon_and_keeps_its_ten(taken: list[str], costs: list[int]) -> None:
    score = scored(taken, bonus="jack-of-diamonds")
    assert (score.feat, [seat.points for seat in score.seats]) == (0, costs)


@pytest.mark.parametrize(
    ("before", "changes", "costs", "why"),
    [
        ((90, 50, 60, 80), {}, [-26, 0, 0, 0], "East would end the game and West win it"),
        ((80, 60, 60, 73), {}, [0, 26, 26, 26], "nobody would reach 100"),
        ((30, 80, 79, 90), {}, [0, 26, 26, 26], "the game would end with a win"),
        ((86, 60, 70, 80), {}, [0, 26, 26, 26], "level at the top, so another deal is played"),
        ((86, 60, 70, 80), {"tie": "shared"}, [0, 26, 26, 26], "a shared win is a win"),
        ((90, 50, 74, 70), {}, [-26, 0, 0, 0], "North would reach 100 and West win"),
        ((90, 50, 74, 70), {"target_exceeded": True}, [0, 26, 26, 26], "exactly 100 doesn’t end the game"),
        ((90, 50, 74, 70), {"exact_halves": True}, [0, 26, 26, 26], "exactly 100 falls to 50, so nothing ends"),
        ((60, 74, 75, 90), {"exact_halves": True}, [-26, 0, 0, 0], "West would fall to 50 and win"),
    ],
)
def test_a_safe_moon_falls_only_when_the_other_way_loses(
    before: tuple[int, ...], changes: dict[str, Any], costs: list[int], why: str
) -> None:
    assert points(finished(MOON, before=before, moon="safe", **changes)) == costs, why


def shot(first: int = 0, **changes: Any) -> State:
    """South has just shot the moon, with all tricks but perhaps the `first`."""
    state = playing(["AH", "2C", "3C", "4C"], 0, winners=(first, *(0,) * 11), broken=True, **changes)
    return after(state, "0 play AH", "1 play 2C", "2 play 3C", "3 play 4C")


@pytest.mark.parametrize(("first", "sun", "worth"), [(0, "moon", 26), (0, "double", 52), (1, "double", 26)])
def test_the_choice_names_the_points_that_are_then_given(first: int, sun: str, worth: int) -> None:
    state = shot(first, moon="shooter-chooses", sun=sun)
    prompt = HEARTS_RULES.view(state, 0).prompt
    assert prompt is not None
    assert [str(choice.text) for choice in prompt.choices] == [f"+{worth} for everybody else", f"−{worth} for yourself"]
    assert points(after(state, "0 moon add")) == [0, worth, worth, worth]
    assert points(after(state, "0 moon subtract")) == [-worth, 0, 0, 0]


def test_only_the_shooter_chooses_and_only_one_of_the_two() -> None:
    state = shot(moon="shooter-chooses")
    assert (state.phase, HEARTS_RULES.acting(state), HEARTS_RULES.score(state)) == ("moon", (0,), None)
    assert refusal(state, "1 moon add") == "It is South’s turn"
    assert "no way to score a moon" in refusal(state, "0 moon both")
    assert refusal(state, "0 play AH") == "No card can be played now"
    assert refusal(shot(), "0 moon add") == "The deal is over"


@pytest.mark.parametrize(
    ("before", "changes", "over"),
    [
        ((87, 60, 60, 0), {}, False),
        ((95, 60, 60, 0), {}, True),
        ((95, 60, 60, 0), {"target_exceeded": True}, False),
        ((96, 60, 60, 0), {"target_exceeded": True}, True),
        ((95, 60, 60, 0), {"exact_halves": True}, False),
        ((45, 0, 1, 0), {"target": 50}, True),
    ],
)
def test_the_game_is_over_when_somebody_stands_at_the_target(
    before: tuple[int, ...], changes: dict[str, Any], over: bool
) -> None:
    assert scored(SPLIT, before=before, **changes).over is over


def test_exactly_the_target_falls_to_half() -> None:
    score = scored(SPLIT, before=(95, 60, 60, 0), exact_halves=True)
    assert totals(score) == [50, 64, 64, 13]
    assert "Exactly 100: falls to 50" in map(str, score.seats[0].lines)
    assert totals(scored(SPLIT, before=(70, 60, 60, 0), exact_halves=True, target=75)) == [37, 64, 64, 13]


def test_a_tie_for_the_lowest_plays_on_or_is_shared() -> None:
    before = (95, 10, 10, 1)
    assert scored(SPLIT, before=before).result is None
    shared = scored(SPLIT, before=before, tie="shared")
    assert str(shared.result) == "West, North and East share the win with 14 points"
    assert shared.places == (4, 1, 1, 1)


def test_places_go_by_totals_and_equal_totals_share_one() -> None:
    score = scored(SPLIT, before=(95, 20, 30, 21))
    assert (totals(score), score.places) == ([100, 24, 34, 34], (4, 1, 2, 2))
    assert str(score.result) == "West wins with 24 points"


def test_the_lines_explain_the_points() -> None:
    score = scored(["2H JD", "3H 4H 5H 6H 7H 8H 9H", "TH JH QH KH AH", "QS"], bonus="jack-of-diamonds")
    assert [[str(line) for line in seat.lines] for seat in score.seats] == [
        ["1 heart: 1", "J♦: −10"],
        ["7 hearts: 7"],
        ["5 hearts: 5"],
        ["Q♠: 13"],
    ]
    moon = scored([f"{HEARTS} QS", "JD", "", ""], bonus="jack-of-diamonds")
    assert [[str(line) for line in seat.lines] for seat in moon.seats] == [
        ["Shot the moon: 0"],
        ["Another’s moon: 26", "J♦: −10"],
        ["Another’s moon: 26"],
        ["Another’s moon: 26"],
    ]
    assert str(moon.text) == "South shot the moon: 26 to everybody else"
