"""The table: the log, undo and redo, deals, and who is waited for."""

import json
from typing import Any

import pytest
from blacklady import Table
from blacklady.bots import BOTS
from blacklady.errors import (
    BotError,
    GameOver,
    InvalidAction,
    RequestError,
    RulesError,
    SaveError,
    WrongTurn,
)
from blacklady.rng import Rng
from blacklady.rules import Rules

from .random_play import EVERY_GAME, random_options
from .tables import MOON, MOON_SEED, drive, seats, step, table

pytestmark = pytest.mark.usefixtures("null_game")
every_game = pytest.mark.parametrize("rules", EVERY_GAME, ids=lambda rules: rules.name)


def random_table(rules: Rules[Any], rng: Rng) -> Table:
    options = random_options(rules, rng)._asdict()
    match = Table(rules.name, seats(0, 2), f"table {rng.below(10**6)}", options)
    return drive(match, steps=rng.below(200))


@every_game
def test_a_save_loads_to_the_same_save_and_the_same_sight(rules: Rules[Any]) -> None:
    rng = Rng("saves")
    for _ in range(25):
        match = random_table(rules, rng)
        if rng.below(2) and match.undo_point(0) is not None:
            match.undo(0)
        again = Table.load(match.save())
        assert again.save() == match.save()
        assert again.sheet == match.sheet
        assert [again.view(seat) for seat in range(4)] == [match.view(seat) for seat in range(4)]
        assert drive(again, steps=30).save() == drive(match, steps=30).save(), "and goes on alike"


@every_game
def test_undoing_all_and_redoing_all_changes_nothing_but_the_count(rules: Rules[Any]) -> None:
    rng = Rng("undo")
    for _ in range(20):
        match = random_table(rules, rng)
        log, views, sheet = match.log, [match.view(seat) for seat in range(4)], match.sheet
        undone = 0
        while match.undo_point(0) is not None:
            before = match.log
            match.undo(0)
            undone += 1
            assert match.log == before[: len(match.log)]
            assert len(match.log) < len(before)
            assert match.view(0).prompt is not None or match.view(0).claim is not None
        while match.can_redo:
            match.redo(0)
        assert match.log == log
        assert [match.view(seat) for seat in range(4)] == views
        assert (match.sheet, match.undone) == (sheet, undone)


@every_game
def test_the_same_seed_gives_the_same_log(rules: Rules[Any]) -> None:
    choices: list[dict[str, Any]] = [{}, random_options(rules, Rng("log"))._asdict()]
    for options in choices:
        matches = [drive(Table(rules.name, seats(), "seed", options), steps=400) for _ in range(2)]
        assert matches[0].log == matches[1].log
        assert drive(Table(rules.name, seats(), "seeds", options), steps=400).log != matches[0].log


def test_undo_goes_to_the_last_decision_and_skips_a_play_that_made_itself() -> None:
    match = drive(table("tea", 0), until=lambda match: match.waiting == "deal")
    last = [entry for entry in match.log if entry.startswith("0 ")]
    match.undo(0)
    prompt = match.view(0).prompt
    assert prompt is not None
    assert prompt.cards.bit_count() >= 1
    assert match.view(0).hand.bit_count() == 2, "the thirteenth card was no decision"
    assert [entry for entry in match.log if entry.startswith("0 ")] == last[:-2]


def test_redo_stops_at_the_next_decision() -> None:
    match = drive(table("tea", 0), steps=40)
    for _ in range(3):
        match.undo(0)
    at = [len(match.log)]
    while match.can_redo:
        match.redo(0)
        at.append(len(match.log))
    assert len(at) == 4
    with pytest.raises(RequestError, match="nothing to redo"):
        match.redo(0)


def test_doing_the_same_again_keeps_what_can_be_redone_and_something_else_drops_it() -> None:
    match = drive(table("tea", 0), until=lambda match: match.waiting == "person" and len(match.view(0).tricks) == 5)
    log = match.log
    for _ in range(3):
        match.undo(0)
    match.act(0, log[len(match.log)][2:])
    assert match.can_redo
    drive(match, until=lambda match: match.waiting == "person")
    other = next(action for action in match.view(0).legal if action != log[len(match.log)][2:])
    match.act(0, other)
    assert not match.can_redo


def test_undo_reaches_back_into_the_last_deal() -> None:
    match = drive(table("tea", 0, pass_cycle="never"), until=lambda match: len(match.sheet) == 1)
    match.deal()
    while match.undo_point(0) is not None and match.view(0).deal == 2:
        match.undo(0)
    assert (match.view(0).deal, match.sheet) == (1, ())
    while match.can_redo:
        match.redo(0)
    assert (match.view(0).deal, len(match.sheet)) == (2, 1)


def test_nothing_can_be_undone_before_the_first_decision() -> None:
    with pytest.raises(RequestError, match="nothing to undo"):
        table("tea", 0).undo(0)


def test_a_deal_begins_only_when_the_last_is_over_and_only_once() -> None:
    match = table()
    with pytest.raises(RequestError, match="isn’t over yet"):
        match.deal()
    drive(match, until=lambda match: match.waiting == "deal")
    match.deal()
    for _ in range(2):
        with pytest.raises(RequestError, match="isn’t over yet"):
            match.deal()
    assert match.log.count("deal") == 1


def test_after_the_game_nothing_more_is_done() -> None:
    match = drive(table(target=50))
    assert match.waiting == "over"
    assert match.acting == ()
    save = match.save()
    for attempt in (match.deal, match.step, lambda: match.act(0, "play 2C"), lambda: match.act(0, "nonsense")):
        with pytest.raises(GameOver, match="The game is over"):
            attempt()
    assert match.save() == save


def test_it_waits_for_people_then_bots() -> None:
    match = table("tea", 0, 2)
    assert match.waiting == "person"
    match.act(0, match.advice(0, "random"))
    assert match.waiting == "person"
    match.act(2, match.advice(2, "random"))
    assert match.waiting == "bot"
    with pytest.raises(RequestError, match="No bot is to act"):
        drive(match, until=lambda match: match.waiting == "person").step()


@pytest.mark.parametrize("seat", [-1, 4, 7, True, "0 ", None, 1.0, "１"])
def test_seats_are_0_to_3(seat: Any) -> None:
    match = drive(table("tea", 0, pass_cycle="never"), until=lambda match: match.waiting == "person")
    save = match.save()
    with pytest.raises(RulesError):
        match.act(seat, match.view(0).legal[0])
    assert match.save() == save


@pytest.mark.parametrize(
    "written", ["", " ", "play", "play QS QS", "PLAY QS", "play qs", "play 10S", "pass 2C", "deal", "0 play QS"]
)
def test_what_is_no_action_is_refused(written: str) -> None:
    match = drive(table("tea", 0, pass_cycle="never"), until=lambda match: match.waiting == "person")
    save = match.save()
    with pytest.raises(RulesError):
        match.act(0, written)
    assert match.save() == save


def test_only_the_seat_on_turn_acts() -> None:
    match = drive(table("tea", 0, pass_cycle="never"), until=lambda match: match.waiting == "person")
    with pytest.raises(WrongTurn):
        match.act(1, "play 2S")


@pytest.mark.parametrize("seed", ["", "x" * 201, "\ud800", "a\nb", "\x00"])
def test_a_seed_is_a_line_of_text(seed: str) -> None:
    with pytest.raises(RequestError, match="A seed is"):
        table(seed)


@pytest.mark.parametrize("name", ["", " ", "x" * 41, "a\nb", "\ud800", "\u202eevil"])
def test_names_are_lines_of_text(name: str) -> None:
    with pytest.raises(RequestError, match="each with a name"):
        Table("hearts", [seats()[0]._replace(name=name), *seats()[1:]], "tea")


@pytest.mark.parametrize("name", ["Ann", "Zoë", "عليرضا", "می‌خواهم", "👩‍👩‍👧", "x" * 40])
def test_names_may_be_in_any_script(name: str) -> None:
    match = Table("hearts", [seats()[0]._replace(name=name), *seats()[1:]], "tea")
    assert Table.load(match.save()).names()[0] == name


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"game": "chess"}, "There is no game “chess”"),
        ({"seats": [*seats()[:3], seats()[3]._replace(bot="magic")]}, "There is no bot “magic”"),
        ({"seats": seats()[:3]}, "four seats"),
    ],
)
def test_a_table_needs_a_game_and_four_seats(fields: dict[str, Any], reason: str) -> None:
    with pytest.raises(RequestError, match=reason):
        Table(**{"game": "hearts", "seats": seats(), "seed": "tea", **fields})


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"blacklady": 2}, "newer version"),
        ({"blacklady": 0}, "not a saved game"),
        ({"extra": 1}, "fields"),
        ({"game": "chess"}, "no game “chess”"),
        ({"options": {"target": 5}}, "from 50 to 500"),
        ({"log": ["0 pass 2C"]}, "entry 1, “0 pass 2C”: Choose 3 cards"),
        ({"log": ["deal"]}, "entry 1, “deal”: The deal isn’t over yet"),
        ({"log": ["7 pass 2C 3C 4C"]}, "no seat “7”"),
        ({"log": ["0 pass AH 2C QS"]}, "not an action"),
        ({"future": ["0 moon add"]}, "entry 1"),
        ({"seats": [{}] * 4}, "seats"),
        ({"undone": -1}, "log"),
    ],
)
def test_a_damaged_save_says_what_is_wrong(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(SaveError, match=reason):
        Table.load(json.dumps({**json.loads(table().save()), **changes}))


def test_a_bot_that_answers_nonsense_is_named_and_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    class Fool:
        name = "fool"
        answers = iter(["play the queen", "pass 2C", 7, None])

        def choose(self, view: object, rng: object, budget: object) -> Any:
            return next(self.answers)

    monkeypatch.setitem(BOTS, "fool", Fool())
    match = Table("hearts", [seat._replace(bot="fool") for seat in seats()], "tea")
    save = match.save()
    for reason in ("takes one card", "Choose 3 cards", "an action is a text", "an action is a text"):
        with pytest.raises(BotError, match=reason):
            match.step()
    assert match.save() == save


def test_the_choice_of_a_moon_is_undone_and_made_anew() -> None:
    match = drive(table(MOON_SEED, 0, **MOON), until=lambda match: match.view(0).phase == "moon")
    match.act(0, "moon subtract")
    assert [score.total for score in match.sheet[0].seats] == [-26, 0, 0, 0]
    match.undo(0)
    assert (match.view(0).phase, match.waiting, match.sheet) == ("moon", "person", ())
    match.act(0, "moon add")
    assert [score.total for score in match.sheet[0].seats] == [0, 26, 26, 26]
    with pytest.raises(GameOver):
        match.act(0, "moon add")


def test_an_event_is_returned_for_everything_that_happens() -> None:
    match = table(pass_cycle="never", target=50)
    kinds: set[str] = {event.kind for event in match.opening}
    while match.waiting != "over":
        kinds |= {event.kind for event in step(match)}
    assert kinds >= {"deal", "play", "broken", "trick", "score", "over"}


def test_actions_are_written_down_in_one_way() -> None:
    match = table("tea", 0)
    cards = match.view(0).legal[0].split()[1:]
    match.act(0, f"pass {' '.join(reversed(cards))}")
    assert match.log == (f"0 pass {' '.join(cards)}",)
    with pytest.raises(InvalidAction):
        match.act(0, "fold")
