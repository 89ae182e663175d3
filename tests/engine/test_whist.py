"""Whist: trumps by the deal, following suit, points above six, the end of the game, and claims."""

import pytest
from blacklady import Table
from blacklady.actions import CLAIM
from blacklady.games import GAMES, HIDDEN
from blacklady.games.whist import WHIST_RULES, State
from blacklady.rng import Rng
from blacklady.texts import english

from .positions_whist import after, cards, choices, finished, playing, points, refusal, scored
from .tables import drive, table


def test_it_can_be_played_by_name_and_is_not_offered() -> None:
    assert "whist" in GAMES
    assert "whist" in HIDDEN
    assert drive(table("tea", game="whist")).waiting == "over"


@pytest.mark.parametrize(
    ("deal", "suit"), [(1, "hearts"), (2, "clubs"), (3, "diamonds"), (4, "spades"), (5, "hearts"), (8, "spades")]
)
def test_trumps_go_round_by_the_deal(deal: int, suit: str) -> None:
    state, _ = WHIST_RULES.start(WHIST_RULES.options(), Rng("tea"), deal, (0, 0))
    view = WHIST_RULES.view(state, 0)
    assert str(view.title) == f"Deal {deal} · {suit} are trumps"
    assert view.trump == ("clubs", "diamonds", "hearts", "spades").index(suit)


def test_the_dealer_s_left_leads_any_card() -> None:
    for deal in (1, 2, 3, 4):
        state, _ = WHIST_RULES.start(WHIST_RULES.options(), Rng("tea"), deal, (0, 0))
        leader = (state.dealer + 1) % 4
        assert WHIST_RULES.acting(state) == (leader,)
        assert len(WHIST_RULES.legal(state, leader)) == 13


def test_suit_is_followed_and_without_it_anything_goes() -> None:
    state = playing(["3C KH", "4C 5H", "5D 2H", "6C 7C"], 0)
    state = after(state, "0 play 3C")
    assert refusal(state, "1 play 5H") == "You must follow clubs"
    assert refusal(state, "1 play AC") == "You don’t hold the ace of clubs"
    assert refusal(state, "2 play 5D") == "It is West’s turn"
    state = after(state, "1 play 4C")
    assert cards(state) == {"5D", "2H"}


@pytest.mark.parametrize("action", ["bid 4", "look", "pass 3C", "moon add"])
def test_nothing_else_is_done(action: str) -> None:
    state = playing(["3C KH", "4C 5H", "5D 2H", "6C 7C"], 0)
    assert refusal(state, f"0 {action}") == f"Nobody can “{action.split()[0]}” in this game"


@pytest.mark.parametrize(
    ("deal", "winner", "why"),
    [
        (1, 2, "hearts are trumps: the two takes the ace of clubs"),
        (2, 1, "clubs are trumps: the ace"),
        (3, 3, "diamonds are trumps: the three"),
        (4, 1, "no trump has fallen: the highest club"),
    ],
)
def test_the_highest_trump_takes_the_trick_else_the_highest_of_the_suit_led(deal: int, winner: int, why: str) -> None:
    state = playing(["3C 4S", "AC 5S", "2H 6S", "3D 7S"], 0, deal=deal)
    state = after(state, "0 play 3C", "1 play AC", "2 play 2H", "3 play 3D")
    assert state.tricks[-1].winner == winner, why
    assert WHIST_RULES.acting(state) == (winner,), "the winner leads"


@pytest.mark.parametrize(
    ("tricks", "made"),
    [
        ((5, 2, 4, 2), [3, 0, 3, 0]),
        ((3, 3, 3, 4), [0, 1, 0, 1]),
        ((6, 3, 1, 3), [1, 0, 1, 0]),
        ((13, 0, 0, 0), [7, 0, 7, 0]),
        ((0, 6, 0, 7), [0, 7, 0, 7]),
    ],
)
def test_each_trick_above_six_is_a_point_for_the_side(tricks: tuple[int, ...], made: list[int]) -> None:
    assert points(finished(tricks)) == made


def test_a_score_says_how_it_came_about() -> None:
    score = scored((5, 2, 4, 2), before=(1, 4))
    assert [str(line) for seat in score.seats for line in seat.lines] == ["9 tricks: +3", "4 tricks"] * 2
    assert [(seat.before, seat.total) for seat in score.seats] == [(1, 4), (4, 4)] * 2
    assert score.standing == (4, 4)
    assert not score.over


@pytest.mark.parametrize(
    ("target", "before", "over"), [(7, (3, 6), False), (7, (4, 6), True), (5, (2, 4), True), (21, (17, 20), False)]
)
def test_the_game_ends_when_a_side_has_the_target(target: int, before: tuple[int, int], over: bool) -> None:
    score = scored((5, 2, 4, 2), before=before, target=target)
    assert score.over is over
    if over:
        assert score.places == (1, 3, 1, 3)
        assert score.result is not None
        assert english(score.result) == f"South and North win with {before[0] + 3} points"


def test_the_other_side_can_win_too() -> None:
    score = scored((2, 5, 2, 4), before=(6, 4))
    assert score.places == (3, 1, 3, 1)
    assert str(score.result) == "West and East win with 7 points"


def test_the_points_of_a_deal_are_seen_as_they_are_made() -> None:
    state = playing(["2C 3C", "4C 5C", "6C 7C", "8C 9C"], 0, winners=(0, 2), before=(2, 5))
    view = WHIST_RULES.view(state, 1)
    assert [(seat.points, seat.total) for seat in view.seats] == [(5, 2), (0, 5)] * 2
    assert [side.seats for side in view.sides] == [(0, 2), (1, 3)]
    assert [str(side.note) for side in view.sides] == ["11 tricks", "0 tricks"]


def test_who_plays_to_five_plays_a_shorter_game() -> None:
    quick = next(preset for preset in WHIST_RULES.presets if preset.name == "quick")
    match = drive(Table("whist", table("tea").seats, "tea", quick.changes))
    totals = {seat.total for seat in match.sheet[-1].seats}
    assert max(totals) >= 5 > max(seat.total for seat in match.sheet[-2].seats)


def offered(state: State) -> list[str | None]:
    """The claim that each seat is offered."""
    claims = [WHIST_RULES.view(state, seat).claim for seat in range(4)]
    return [None if claim is None else str(claim) for claim in claims]


@pytest.mark.parametrize(
    ("hands", "deal", "sure", "why"),
    [
        (["AS KS", "QS 2C", "3C 4C", "5C 6C"], 1, True, "no heart is left"),
        (["AS KS", "QS 2H", "3C 4C", "5C 6C"], 1, False, "the two of hearts can trump"),
        (["AS KS", "QS 2H", "3C 4C", "5C 6C"], 4, True, "spades are trumps, hearts only a suit"),
        (["2H 3H", "AS 2C", "3C 4C", "5C 6C"], 1, True, "small trumps, but the only ones"),
        (["AS QS", "KS 2C", "3C 4C", "5C 6C"], 1, False, "the queen is no master"),
        (["AS", "2C", "3C", "5C"], 1, False, "the last trick saves nothing"),
    ],
)
def test_a_claim_looks_at_trumps_and_masters(hands: list[str], deal: int, sure: bool, why: str) -> None:
    state = playing(hands, 0, deal=deal)
    assert offered(state) == ["The rest are mine" if sure else None, None, None, None], why
    assert ("claim" in choices(state, 0)) is sure
    if not sure:
        assert refusal(state, "0 claim") == "The deal can’t be finished early yet"


def test_a_claim_plays_the_deal_out() -> None:
    state = playing(["AS KS", "QS 2C", "3C 4C", "5C 6C"], 0)
    assert refusal(state, "1 claim") == "It is South’s turn"
    over, events = WHIST_RULES.apply(state, 0, CLAIM)
    assert [trick.winner for trick in over.tricks[-2:]] == [0, 0]
    assert [event.kind for event in events] == ["claim", "score"]
    assert refusal(over, "0 play AS") == "The deal is over"


def test_without_the_option_nobody_claims() -> None:
    assert offered(playing(["AS KS", "QS 2C", "3C 4C", "5C 6C"], 0, finish_early=False)) == [None] * 4


def test_only_the_leader_claims() -> None:
    state = playing(["AS KS", "QS 2C", "3C 4C", "5C"], 0, "6C")
    assert offered(state) == [None] * 4
