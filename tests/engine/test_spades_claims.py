"""Spades: finishing a decided deal early, and never when a trick could still go another way."""

from collections.abc import Iterator
from typing import Any

import pytest
from blacklady.actions import CLAIM
from blacklady.games.spades import SPADES_RULES, State
from blacklady.rng import Rng

from .positions_spades import after, choices, finished, playing, points, refusal
from .random_play import deal_state, random_options, redealt

#: South holds the highest spades, and nothing else.
SPADES = ["AS KS", "QS 2H", "3H 4H", "5H 6H"]


def offered(state: State) -> list[str | None]:
    """The claim that each seat is offered."""
    claims = [SPADES_RULES.view(state, seat).claim for seat in range(4)]
    return [None if claim is None else str(claim) for claim in claims]


def test_the_leader_may_claim_what_nobody_can_take_away() -> None:
    state = playing(SPADES, 0, broken=True)
    assert offered(state) == ["The rest are mine", None, None, None]
    assert "claim" in choices(state, 0)
    assert refusal(state, "1 claim") == "It is South’s turn"
    over, events = SPADES_RULES.apply(state, 0, CLAIM)
    assert (over.phase, len(over.tricks)) == ("over", 13)
    assert [trick.winner for trick in over.tricks[-2:]] == [0, 0]
    assert [event.kind for event in events] == ["claim", "score"]
    assert str(events[0].text) == "South takes all the rest"
    assert SPADES_RULES.view(state, None).claim is None


@pytest.mark.parametrize(
    ("hands", "sure", "why"),
    [
        (["AH KH", "QH 2C", "3C 4C", "5C 6C"], True, "no spade is left"),
        (["AH KH", "QH 2S", "3C 4C", "5C 6C"], False, "the two of spades can trump"),
        (["AS AH", "KH 2C", "3C 4C", "5C 6C"], True, "the only spade is South’s"),
        (["AS AH", "KS 2C", "3C 4C", "5C 6C"], False, "a king that is still out trumps the ace of hearts"),
        (["AS QS", "KS 2C", "3C 4C", "5C 6C"], False, "the queen is no master"),
        (["2S 3S", "AH 2C", "3C 4C", "5C 6C"], True, "small spades, but the only ones"),
        (["AS", "2C", "3C", "5C"], False, "the last trick saves nothing"),
    ],
)
def test_a_claim_looks_at_spades_and_masters(hands: list[str], sure: bool, why: str) -> None:
    state = playing(hands, 0, broken=True)
    assert (offered(state)[0] is not None) is sure, why
    if not sure:
        assert refusal(state, "0 claim") == "The deal can’t be finished early yet"


def test_a_joker_that_is_out_stands_above_the_ace() -> None:
    assert offered(playing(["AS KS", "LS 3H", "4H 5H", "6H 7H"], 0, broken=True, jokers=True)) == [None] * 4
    assert offered(playing(["BS LS", "AS 3H", "4H 5H", "6H 7H"], 0, broken=True, jokers=True))[0] is not None


@pytest.mark.parametrize("how", [{"finish_early": False}, {"trick": "KD", "turn": 1}, {"turn": 2}])
def test_nobody_claims_against_the_option_in_a_trick_or_without_the_lead(how: dict[str, Any]) -> None:
    hands = ["AS", *SPADES[1:]] if "trick" in how else SPADES
    assert offered(playing(hands, **{"turn": 0, "broken": True, **how})) == [None] * 4


def test_a_claim_outside_of_play_is_refused() -> None:
    assert refusal(finished("3 3 3 3", (4, 3, 3, 3)), "0 claim") == "The deal is over"


def endings(state: State) -> Iterator[State]:
    """Every way in which the deal can be played out."""
    if state.phase != "play":
        yield state
        return
    for action in SPADES_RULES.legal(state, state.turn):
        if action != CLAIM:
            yield from endings(SPADES_RULES.apply(state, state.turn, action)[0])


@pytest.mark.parametrize("part", range(2))
def test_a_claim_scores_like_every_way_to_play_the_deal_out(part: int) -> None:
    """Wherever a claim is offered near the end of random deals, nothing could have changed the score."""
    rng, seen, passed_over = Rng(f"claims/spades/{part}"), 0, 0
    while seen < 15 or passed_over < 15:
        rules = random_options(SPADES_RULES, rng, finish_early=True)
        state = deal_state(SPADES_RULES, rules, rng, until=lambda state: len(state.tricks) == 10)
        seat = state.turn
        if SPADES_RULES.view(state, seat).claim is not None:
            seen += 1
            wanted = points(after(state, f"{seat} claim"))
            assert all(points(end) == wanted for end in endings(state)), (rules, state)
        else:
            passed_over += 1


def test_where_a_claim_is_offered_no_other_lie_of_the_cards_takes_a_trick() -> None:
    """The leader can't know who holds what: all tricks must be its own however the unseen cards lie."""
    rng, found = Rng("claims/worlds"), 0
    while found < 15:
        rules = random_options(SPADES_RULES, rng, finish_early=True)
        state = deal_state(SPADES_RULES, rules, rng, until=lambda state: len(state.tricks) == 11)
        seat = state.turn
        if SPADES_RULES.view(state, seat).claim is None:
            continue
        found += 1
        for _ in range(10):
            view = SPADES_RULES.view(state, seat)
            world = SPADES_RULES.rebuild(view, redealt(view, rng))
            assert all(trick.winner == seat for end in endings(world) for trick in end.tricks[11:]), (rules, world)
