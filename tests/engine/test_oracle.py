"""Hearts against games that an independent engine played: OpenSpiel (Apache-2.0), whose recorded facts these are.

1,500 games where the full set is at hand (see `oracle.py`), else the 400 of them in `tests/data/oracle`. At every step the
cards that may be played must be equal, at the end the points.

What differs by design: OpenSpiel passes card by card, we in one action. Its games are single deals, so no total, no end
of a game and no choice at a moon is compared, and nobody claims.
"""

import pytest
from blacklady.actions import pass_cards, play
from blacklady.cards import format_card, parse_card, parse_set
from blacklady.games.hearts import HEARTS_RULES, HeartsOptions, State
from blacklady.games.hearts.deal import open_play

from .oracle import SAMPLE, Game, folder, games

PARTS = 4


def rules_of(params: dict[str, bool]) -> HeartsOptions:
    """Our options for OpenSpiel's parameters."""
    return HeartsOptions(
        opener="any-club" if params["can_lead_any_club"] else "two-of-clubs",
        first_trick_points=not params["no_pts_on_first_trick"],
        hearts_any_time=not params["must_break_hearts"],
        queen_breaks_hearts=params["qs_breaks_hearts"],
        hearts_instead_of_queen=params["can_lead_hearts_instead_of_qs"],
        bonus="jack-of-diamonds" if params["jd_bonus"] else "none",
        no_trick_bonus=params["avoid_all_tricks_bonus"],
        finish_early=False,
    )


def passed(game: Game) -> State:
    """The deal after the passes."""
    hands = tuple(parse_set(" ".join(hand)) for hand in game["deal"])
    state = State(rules_of(game["params"]), 1, 3, (0, 0, 0, 0), game["pass_dir"], hands)
    if not state.offset:
        return open_play(state)
    for seat, cards in enumerate(game["passes"]):
        state, _ = HEARTS_RULES.apply(state, seat, pass_cards(parse_set(" ".join(cards))))
    return state


def agree(game: Game) -> None:
    state = passed(game)
    for step in game["plays"]:
        seat = step["p"]
        assert HEARTS_RULES.acting(state) == (seat,)
        legal = {format_card(action.cards[0]) for action in HEARTS_RULES.legal(state, seat)}
        assert legal == set(step["legal"]), (game["id"], state)
        state, _ = HEARTS_RULES.apply(state, seat, play(parse_card(step["c"])))
    score = HEARTS_RULES.score(state)
    assert score is not None
    assert [seat.points for seat in score.seats] == game["points"], game["id"]


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", ["hearts.jsonl.gz", "hearts_biased.jsonl.gz"])
def test_an_independent_engine_agrees_on_every_legal_card_and_all_points(name: str, part: int) -> None:
    count = 0
    for number, game in enumerate(games(folder(name), name)):
        if number % PARTS == part:
            agree(game)
            count += 1
    assert count >= 25


def test_the_sample_has_every_parameter_and_pass_and_some_moons() -> None:
    sample = [*games(SAMPLE, "hearts.jsonl.gz"), *games(SAMPLE, "hearts_biased.jsonl.gz")]
    assert len(sample) == 400
    assert {game["pass_dir"] for game in sample} == {0, 1, 2, 3}
    for name in sample[0]["params"]:
        assert {game["params"][name] for game in sample} == {False, True}
    assert sum(sum(cost >= 26 for cost in game["points"]) >= 2 for game in sample) >= 50
