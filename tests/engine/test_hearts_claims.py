"""Hearts: finishing a decided deal early, and never when a score could still change."""

from collections.abc import Iterator
from typing import Any

import pytest
from blacklady.actions import CLAIM
from blacklady.games.hearts import HEARTS_RULES, HeartsOptions, State
from blacklady.rng import Rng

from .positions import after, choices, finished, playing, points, refusal
from .random_play import deal_state, random_options

DULL = ["2C 3C 4C", "5C 6C 7C", "8C 9C TC", "JC QC KC"]


def claimed(state: State, seat: int | None) -> str | None:
    claim = HEARTS_RULES.view(state, seat).claim
    return None if claim is None else str(claim)


def test_with_all_points_gone_everybody_may_finish_the_deal_whoever_is_on_turn() -> None:
    state = playing(DULL, 0)
    for seat in range(4):
        assert claimed(state, seat) == "Nothing left to win: finish the deal"
        assert "claim" in choices(state, seat)
    over = after(state, "2 claim")
    assert (over.phase, len(over.tricks)) == ("over", 13)


def test_a_spectator_is_offered_nothing() -> None:
    view = HEARTS_RULES.view(playing(DULL, 0), None)
    assert (view.claim, view.prompt, view.legal) == (None, None, ())


@pytest.mark.parametrize(
    ("hands", "trick", "changes", "why"),
    [
        (["2C 3C 4H", *DULL[1:]], "", {}, "a heart is held"),
        (["2C 3C", "5C 6C", "8C 9C TC", "JC QC KC"], "4C QS", {}, "the queen lies in the trick"),
        (["2C 3C JD", *DULL[1:]], "", {"bonus": "jack-of-diamonds"}, "the jack is held"),
        (["2C 3C 4C", "5C 6C 7C", "8C 9C KS", "JC QC KC"], "", {"black_maria": True}, "the king of spades costs"),
        (["2C 3C 4C", "5C 6C 7C", "8C 9C TC", "JC QC KC"], "", {"hooligan": True}, "the seven of clubs costs"),
        (DULL, "", {"finish_early": False}, "the option is off"),
        (["2C", "5C", "8C", "JC"], "", {}, "the last trick saves nothing"),
    ],
)
def test_nothing_is_offered_while_something_counts(
    hands: list[str], trick: str, changes: dict[str, Any], why: str
) -> None:
    turn = 2 if trick else 0
    state = playing(hands, turn, trick, **changes)
    assert [claimed(state, seat) for seat in range(4)] == [None] * 4, why
    assert refusal(state, "0 claim") == "The deal can’t be finished early yet"


@pytest.mark.parametrize(
    ("winners", "changes", "offered"),
    [
        ((0, 1, 2), {"no_trick_bonus": True}, False),
        ((0, 1, 2, 3), {"no_trick_bonus": True}, True),
        ((0, 1, 2), {}, True),
        ((1,), {"sun": "double"}, False),
        ((1,), {"sun": "double", "moon": "none"}, True),
        ((1,), {}, True),
        ((1,), {"no_trick_bonus": True}, True),
        ((1, 1, 1, 1, 0), {"sun": "double"}, True),
        ((1,), {"no_trick_bonus": True, "moon": "none"}, False),
    ],
)
def test_tricks_that_count_for_themselves_hold_the_offer_back(
    winners: tuple[int, ...], changes: dict[str, Any], offered: bool
) -> None:
    state = playing(DULL, 0, winners=winners, **changes)
    assert (claimed(state, 3) is not None) is offered


def test_the_leader_may_claim_what_nobody_can_take_away() -> None:
    state = playing(["AH KH AC", "QH JH KC", "2H 3H 4H", "2C 3C 4C"], 0, broken=True)
    assert [claimed(state, seat) for seat in range(4)] == ["The rest are mine", None, None, None]
    assert refusal(state, "1 claim") == "The deal can’t be finished early yet"
    over = after(state, "0 claim")
    assert [trick.winner for trick in over.tricks[-3:]] == [0, 0, 0]


def test_a_claim_counts_only_cards_still_in_a_hand() -> None:
    """The queen is above the jack; once it has been played, the jack is good."""
    held = playing(["JD 2H", "QD 3H", "4H 5H", "6H 7H"], 0, broken=True)
    assert claimed(held, 0) is None
    gone = playing(["JD AH", "TD 3H", "4H 5H", "6H 7H"], 0, broken=True)
    assert claimed(gone, 0) == "The rest are mine"


def test_nobody_claims_in_the_middle_of_a_trick_or_without_the_lead() -> None:
    state = playing(["AH KH", "QH JH KC", "2H 3H 4H", "2C 3C 4C"], 1, "AC", broken=True)
    assert [claimed(state, seat) for seat in range(4)] == [None] * 4


def test_a_claim_can_shoot_the_moon() -> None:
    state = playing(["AH KH AC", "QH JH KC", "2H 3H 4H", "2C 3C 4C"], 0, winners=(0, 0, 0, 0), broken=True)
    assert points(after(state, "0 claim")) == [0, 26, 26, 26]
    chosen = after(state._replace(options=HeartsOptions(moon="shooter-chooses")), "0 claim")
    assert chosen.phase == "moon"
    assert points(after(chosen, "0 moon subtract")) == [-26, 0, 0, 0]


def test_a_claim_outside_of_play_is_refused() -> None:
    assert refusal(finished(["", "", "", ""]), "0 claim") == "The deal is over"


def endings(state: State) -> Iterator[State]:
    """Every way in which the deal can be played out."""
    if state.phase != "play":
        yield state
        return
    for action in HEARTS_RULES.legal(state, state.turn):
        if action != CLAIM:
            yield from endings(HEARTS_RULES.apply(state, state.turn, action)[0])


def result(state: State) -> object:
    """What a score depends on once all cards are played: with a choice ahead, both of its outcomes."""
    if state.phase == "moon":
        return [points(after(state, f"{state.turn} moon {word}")) for word in ("add", "subtract")]
    return points(state)


@pytest.mark.parametrize("part", range(2))
def test_a_claim_scores_like_every_way_to_play_the_deal_out(part: int) -> None:
    """Wherever a claim is offered near the end of random deals, nothing could have changed the score."""
    rng, seen = Rng(f"claims/{part}"), {"nothing": 0, "mine": 0}
    while min(seen.values()) < 8:
        rules = random_options(HEARTS_RULES, rng, finish_early=True, pass_cycle="never")
        state = deal_state(HEARTS_RULES, rules, rng, until=lambda state: len(state.tricks) in (10, 11))
        for seat in range(4):
            claim = HEARTS_RULES.view(state, seat).claim
            if claim is not None:
                seen[claim.key.rpartition(".")[2]] += 1
                wanted = result(after(state, f"{seat} claim"))
                assert all(result(end) == wanted for end in endings(state)), (rules, state)
