"""The reasons for hints: the right one in positions that ask for it, and never one that isn't true. South is to act."""

from collections.abc import Iterator
from typing import Any

import pytest
from blacklady.actions import parse_action
from blacklady.bots.reasons import reason
from blacklady.cards import SUIT_LETTERS, SUIT_SETS, cards_in, format_card, lowest, suit_of
from blacklady.games.hearts import HEARTS_RULES
from blacklady.games.hearts.values import QUEEN, card_values
from blacklady.games.spades import SPADES_RULES
from blacklady.rng import Rng
from blacklady.rules import Rules
from blacklady.texts import CATALOGUE, SEATS, Text, english
from blacklady.views import Contract, View

from . import positions, positions_spades
from .random_play import EVERY_GAME, deal_state, random_options, redealt
from .reason_cases import CASES

POSITIONS = 300
ACTIONS = 20

pytestmark = pytest.mark.usefixtures("null_game")
every_game = pytest.mark.parametrize("rules", EVERY_GAME, ids=lambda rules: rules.name)


@pytest.mark.parametrize(("position", "sentence"), CASES)
def test_reasons(position: tuple[View, str], sentence: str | None) -> None:
    why = reason(*position)
    assert (why and english(why, viewer=0)) == sentence


def test_claims() -> None:
    nothing = positions.playing(["AC 2D", "KC 3D", "QC 4D", "JC 5D"], 0)
    mine = positions_spades.playing(["AC AD", "KC 3D", "QC 4D", "JC 5D"], 0)
    assert str(reason(HEARTS_RULES.view(nothing, 0), "claim")) == "No trick that is left can change the score"
    assert str(reason(HEARTS_RULES.view(nothing, 2), "claim")) == "No trick that is left can change the score"
    assert str(reason(SPADES_RULES.view(mine, 0), "claim")) == "Nobody can win a trick from you any more"


def test_every_reason_has_its_position() -> None:
    shown = {why.key for position, _ in CASES if (why := reason(*position))}
    wanted = {key for key in CATALOGUE if ".why." in key and "claim" not in key}
    assert shown == wanted


def decisions(rules: Rules[Any], label: str) -> Iterator[tuple[Any, int, View, str, Rng]]:
    """Random positions, and of each seat that may act some actions."""
    rng = Rng(f"reasons/{rules.name}/{label}")
    for _ in range(POSITIONS):
        steps = rng.below(64) if rng.below(4) else rng.below(12)
        counter = iter(range(steps))
        state = deal_state(rules, random_options(rules, rng), rng, until=lambda _: next(counter, None) is None)  # noqa: B023
        for seat in range(4):
            view = rules.view(state, seat)
            actions = list(view.legal)
            rng.shuffle(actions)
            for action in actions[:ACTIONS]:
                yield state, seat, view, action, rng


@every_game
def test_every_action_has_a_reason_in_a_short_sentence(rules: Rules[Any]) -> None:
    told = 0
    for _, seat, view, action, _ in decisions(rules, "sentences"):
        why = reason(view, action)
        if why is not None:
            sentence = english(why, SEATS, seat)
            assert sentence[0].isupper() or sentence[0].isdigit()
            assert 10 < len(sentence) <= 140, sentence
            assert not set("{}") & set(sentence)
            told += 1
        else:
            assert rules.name not in ("hearts", "spades")
    assert told > 0


@every_game
def test_a_reason_tells_nothing_of_unseen_cards(rules: Rules[Any]) -> None:
    for state, seat, view, action, rng in decisions(rules, "secrecy"):
        if rules.acting(state):
            other = rules.view(rules.rebuild(view, redealt(view, rng)), seat)
            assert reason(other, action) == reason(view, action)


#: What is said of cards that can't win their trick, and of those that must.
LOSE = {
    "hearts.why": "stop_throw keep_stopper lead_under drop hold_back under_points under_highest under throw_loser "
    "throw_costly throw_costly_last throw_over_queen throw_last throw_high throw",
    "spades.why": "nil_lead nil_highest nil_under nil_throw throw no_cover attack lead_low made_low partner beaten_low "
    "beaten bag made keep",
}
WIN = {
    "hearts.why": "stop lead_alone bonus clean_highest clean must_top must_win takes",
    "spades.why": "top_spade top_sure make_sure set cheapest",
}


def said_of(keys: dict[str, str], key: str) -> bool:
    game, _, word = key.rpartition(".")
    return word in keys.get(game, "").split()


def check_need(contract: Contract | None, word: str, args: dict[str, Any]) -> None:
    """The view says by itself how many tricks the side needs; two partners who both bid nil need none."""
    if word in ("bag", "made", "made_low"):
        assert contract is None or contract.state == "made"
    if word in ("cheapest", "ruff", "win_need"):
        assert contract is not None and contract.state == "open"
        assert contract.text.args["missing"] == args["count"]


def check_truth(rules: Rules[Any], state: Any, seat: int, action: str, why: Text, rng: Rng) -> None:
    """What the sentence claims holds for the true cards, whatever the others play."""
    word, args, number = why.key.rpartition(".")[2], why.args, len(state.tricks)
    out = [card for other in range(4) if other != seat for card in cards_in(state.hands[other])]
    if word == "lead_fresh":
        assert sum(suit_of(card) == SUIT_LETTERS.index(args["suit"]) for card in out) == args["count"]
    if word == "avoid":
        assert not state.hands[args["seat"]] & SUIT_SETS[SUIT_LETTERS.index(args["other"])]
    if word in ("smoke", "smoke_known", "hold_back", "throw_over_queen"):
        assert QUEEN in out
    if word == "smoke_known":
        assert state.hands[args["seat"]] >> QUEEN & 1
    if word == "must_win":
        action = f"play {format_card(lowest(state.hands[seat] & SUIT_SETS[SUIT_LETTERS.index(args['suit'])]))}"
    if why.key.startswith("spades"):
        check_need(rules.view(state, seat).sides[seat if state.options.solo else seat % 2].contract, word, args)
    state, _ = rules.apply(state, seat, parse_action(action))
    while len(state.tricks) == number:
        state, _ = rules.apply(
            state, state.turn, rng.pick([a for a in rules.legal(state, state.turn) if a.verb == "play"])
        )
    trick = state.tricks[number]
    if said_of(LOSE, why.key):
        assert trick.winner != seat
    if said_of(WIN, why.key):
        assert trick.winner == seat
    if word in ("stop", "stop_throw"):
        assert trick.winner != args["seat"]
        assert any(card_values(state.options).costly >> card & 1 for card in trick.cards)
    if word == "throw_costly_last":
        assert trick.winner == args["seat"]
    if word.startswith("clean"):
        assert not any(card_values(state.options).costly >> card & 1 for card in trick.cards)
    if word == "set":
        rivals = rules.view(state, seat).sides[1 - seat % 2].contract
        assert rivals is not None and rivals.state == "lost"


@pytest.mark.parametrize("rules", [HEARTS_RULES, SPADES_RULES], ids=lambda rules: rules.name)
def test_what_a_reason_says_is_true(rules: Rules[Any]) -> None:
    checked = set()
    for state, seat, view, action, rng in decisions(rules, "truth"):
        if action.startswith("play"):
            why = reason(view, action)
            assert why is not None
            check_truth(rules, state, seat, action, why, rng)
            checked.add(why.key)
    assert len(checked) > 20
