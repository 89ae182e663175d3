"""Spades against games that an independent engine played: OpenSpiel (Apache-2.0), whose recorded facts these are.

1,000 games where the full set is at hand (see `oracle.py`), else the 200 of them in `tests/data/oracle`. At every step the
bids or cards that are legal must be equal, at the end the points of both sides.

What differs by design, and what is done about it:

- a spade never counts as broken there, so a lead is looked at with `broken` taken back;
- a partner's bid may not lift the side above 13 there: those bids are taken out of ours;
- a failed nil's tricks help the partner there: our option `failed_nil` is `count`;
- bags are the last digit of a side's score there, below zero with its sign as in C: the deal starts with as many;
- bids are numbers there, 0 is our `nil`; nobody claims there, so nobody does here;
- `returns` and `is_game_over` follow rules for the end of a game that we don't have, and aren't compared.
"""

import math

import pytest
from blacklady.actions import Action, format_action, parse_action
from blacklady.cards import parse_set
from blacklady.games.spades import SPADES_RULES, SpadesOptions, State

from .oracle import SAMPLE, Game, folder, games

PARTS = 4
OPTIONS = SpadesOptions(failed_nil="count", finish_early=False)


def action_of(written: str) -> str:
    """Our action for theirs: `B3`, `B0`, or a card."""
    if written[0] != "B" or not written[1:].isdigit():
        return f"play {written}"
    return f"bid {written[1:]}" if written != "B0" else "bid nil"


def dealt(game: Game) -> State:
    """The deal before the first bid."""
    hands = tuple(parse_set(" ".join(hand)) for hand in game["deal"])
    totals = game["start_scores"]
    bags = [int(math.fmod(total, 10)) for total in totals]
    first: int = game["first_player"]
    return State(OPTIONS, 1, (first - 1) % 4, (*totals, *bags), hands, turn=first)


def legal_there(state: State, seat: int) -> set[str]:
    """What we call legal, as far as it may differ by design made equal to what they do."""
    actions = SPADES_RULES.legal(state, seat)
    if state.phase == "bid":
        partner = state.bids[(seat + 2) % 4]
        most = 13 - (int(partner) if partner.isdigit() else 0)
        actions = tuple(action for action in actions if not action.word.isdigit() or int(action.word) <= most)
    return set(map(format_action, actions))


def agree(game: Game) -> None:
    state = dealt(game)
    for step in game["steps"]:
        seat = step["p"]
        assert SPADES_RULES.acting(state) == (seat,), game["id"]
        if state.phase == "play" and not state.trick.cards:
            state = state._replace(broken=False)
        assert legal_there(state, seat) == set(map(action_of, step["legal"])), (game["id"], state)
        action: Action = parse_action(action_of(step["a"]))
        state, _ = SPADES_RULES.apply(state, seat, action)
    score = SPADES_RULES.score(state)
    assert score is not None
    changes = [after - before for before, after in zip(game["start_scores"], game["scores_after"], strict=True)]
    assert [seat.points for seat in score.seats] == changes * 2, game["id"]


@pytest.mark.parametrize("part", range(PARTS))
def test_an_independent_engine_agrees_on_every_bid_and_card_and_all_points(part: int) -> None:
    count = 0
    for number, game in enumerate(games(folder("spades.jsonl.gz"), "spades.jsonl.gz")):
        if number % PARTS == part:
            agree(game)
            count += 1
    assert count >= 50


def test_the_sample_has_every_kind_of_bid_and_result() -> None:
    sample = list(games(SAMPLE, "spades.jsonl.gz"))
    assert len(sample) == 200
    assert {game["first_player"] for game in sample} == {0, 1, 2, 3}
    assert {game["bid_mode"] for game in sample} == {"uniform", "sane"}
    for name in sample[0]["params"]:
        assert len({game["params"][name] for game in sample}) >= 2
    nils = [sum(bid == 0 for bid in game["bids"]) for game in sample]
    assert max(nils) >= 2
    assert sum(count >= 1 for count in nils) >= 20
    both = [game for game in sample for seats in ((0, 2), (1, 3)) if not any(game["bids"][seat] for seat in seats)]
    assert both
    changes = [game["scores_after"][side] - game["start_scores"][side] for game in sample for side in (0, 1)]
    assert min(changes) < 0 < max(changes)
    assert min(min(game["start_scores"]) for game in sample) < 0
