"""A seat knows its cards, what it passed and received, the bids, the plays and the scores: nothing else may reach it.

The cards that a seat can't see are dealt anew; it must not be able to tell the worlds apart by anything it is given.
"""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from blacklady.actions import Action, parse_action
from blacklady.cards import CARDS, card_set, cards_in
from blacklady.errors import RulesError
from blacklady.rng import Rng
from blacklady.rules import Rules
from blacklady.texts import english
from blacklady.tricks import played
from blacklady.views import Event, View
from blacklady.wire import wire

from .random_play import EVERY_GAME, deal_state, random_options, random_standing, redealt

POSITIONS = 400

pytestmark = pytest.mark.usefixtures("null_game")
every_game = pytest.mark.parametrize("rules", EVERY_GAME, ids=lambda rules: rules.name)


def worlds(rules: Rules[Any], label: str) -> Iterator[tuple[Any, Any, int, Rng]]:
    """Random positions with another that looks the same to a seat."""
    rng = Rng(f"secrecy/{rules.name}/{label}")
    for _ in range(POSITIONS):
        steps = rng.below(64) if rng.below(4) else rng.below(12)
        counter = iter(range(steps))
        state = deal_state(rules, random_options(rules, rng), rng, until=lambda _: next(counter, None) is None)  # noqa: B023
        if rules.acting(state):
            seat = rng.below(4)
            view = rules.view(state, seat)
            yield state, rules.rebuild(view, redealt(view, rng)), seat, rng


def sentences(view: View) -> str:
    return json.dumps(wire(view, english))


@every_game
def test_worlds_that_differ_in_unseen_cards_look_the_same(rules: Rules[Any]) -> None:
    differ = 0
    for state, other, seat, _ in worlds(rules, "views"):
        mine, theirs = rules.view(state, seat), rules.view(other, seat)
        assert mine == theirs
        assert sentences(mine) == sentences(theirs)
        assert mine.legal == theirs.legal
        differ += state.hands != other.hands
    assert differ > POSITIONS // 2, "the test needs worlds that do differ"


@every_game
def test_a_deal_rebuilt_from_the_true_cards_goes_on_like_the_true_one(rules: Rules[Any]) -> None:
    rng = Rng("true cards")
    for state, _, seat, _ in worlds(rules, "true"):
        other = rules.rebuild(rules.view(state, seat), state.hands)
        if rules.view(state, seat).phase == "pass":
            continue
        while rules.acting(state):
            assert rules.view(state, seat) == rules.view(other, seat)
            turn = rules.acting(state)[0]
            assert rules.legal(state, turn) == rules.legal(other, turn)
            action = rng.pick(rules.legal(state, turn))
            state, heard = rules.apply(state, turn, action)
            other, others = rules.apply(other, turn, action)
            assert heard == others
        assert rules.score(state) == rules.score(other)


def tries(view: View) -> list[Action]:
    """Every card, some passes, and whatever can be said in words."""
    words = [parse_action(said) for said in ("moon add", "moon both", "claim", "look", "pass 2C AH QS", "pass 2C")]
    bids = [Action("bid", word=word) for word in ("nil", "blind", *map(str, range(15)))]
    own = [Action("pass", tuple(cards_in(view.hand))[:count]) for count in (1, 2, 3) if view.hand]
    return [*(Action("play", (card,)) for card in range(CARDS)), *words, *bids, *own]


@every_game
def test_a_refusal_tells_nothing_and_an_action_tells_the_same(rules: Rules[Any]) -> None:
    """In two worlds that look alike, the same action is refused with the same words, or has the same effect to see.

    Its own cards are told apart by a seat as soon as it has looked, so after a look only what others see is compared.
    """
    for state, other, seat, _ in worlds(rules, "refusals"):
        for action in tries(rules.view(state, seat)):
            assert outcome(rules, state, seat, action) == outcome(rules, other, seat, action)


def outcome(rules: Rules[Any], state: Any, seat: int, action: Action) -> object:
    try:
        after, events = rules.apply(state, seat, action)
    except RulesError as error:
        return error.code, error.text
    before, now = rules.view(state, seat), rules.view(after, seat)
    if action.verb != "play" and before.phase != now.phase:
        return "the last pass, a claim, or who opens: the others' cards come to light"
    if before.covered and not now.covered:
        return heard(events, seat), rules.view(after, None)
    return heard(events, seat), now


def heard(events: tuple[Event, ...], seat: int) -> list[Event]:
    return [event for event in events if event.audience is None or seat in event.audience]


@every_game
def test_events_name_only_cards_on_the_table_or_for_one_seat(rules: Rules[Any]) -> None:
    rng = Rng(f"events/{rules.name}")
    for _ in range(40):
        options = random_options(rules, rng)
        state, events = rules.start(options, rng.fork(str(rng.below(10**9))), 1, random_standing(rules, options, rng))
        while True:
            views = [rules.view(state, seat) for seat in range(4)]
            shown = views[0].trick
            table = played([*views[0].tricks, *([shown] if shown else [])])
            for event in events:
                named = card_set(event.cards)
                if event.audience is None:
                    assert named & ~table == 0
                else:
                    assert event.kind == "exchange"
                    assert event.audience == (event.to,)
                    assert named == views[event.audience[0]].received
            if not rules.acting(state):
                break
            seat = rng.pick(rules.acting(state))
            state, events = rules.apply(state, seat, rng.pick(rules.legal(state, seat)))
