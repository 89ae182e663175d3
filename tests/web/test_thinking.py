"""Opponents that think: in slices, so that the person is heard in between."""

from __future__ import annotations

import json

import pytest
from blacklady import Table
from blacklady.cards import cards_in, format_card
from playwright.sync_api import expect

from . import saves
from .driving import Person
from .wire import ENDLESS, Wire


@pytest.fixture
def wire(person: Person) -> Wire:
    return Wire(person.page)


def steps(wire: Wire) -> int:
    """How often a bot has acted."""
    return sum("save" in answer for answer in wire.answers("step"))


def by_bots(log: list[str]) -> int:
    return sum(not entry.startswith("0 ") for entry in log)


def stands(person: Person) -> None:
    """The log is one that the rules allow, and what is on the screen is what it comes to."""
    view = Table.load(json.dumps(person.save())).view(0)
    assert set(person.hand) == {format_card(card) for card in cards_in(view.hand)}


def test_masters_play(person: Person, wire: Wire) -> None:
    person.open(seed="masters")
    person.page.keyboard.press("n")
    person.page.locator('[name="opponents"]').select_option("master")
    person.page.locator('[data-command="start"]').click()
    expect(person.page.locator("dialog")).to_have_count(0)
    person.wait("your-turn")
    person.pass_cards()
    for _ in range(3):
        person.play()
    log = person.log()
    assert [seat["bot"] for seat in person.save()["seats"]] == [None, "master", "master", "master"]
    assert sum(entry.startswith("0 play") for entry in log) == 3
    assert wire.crossed == []
    stands(person)


def test_undo_is_obeyed_while_a_bot_thinks(person: Person, wire: Wire) -> None:
    person.open().load(saves.before_masters())
    hand, log = person.hand, person.log()
    wire.think(ENDLESS)
    person.card(person.legal[0]).click()
    wire.wait_for_thought()
    person.page.evaluate("window.pressed = performance.now()")
    person.page.keyboard.press("u")
    person.wait("your-turn")
    assert person.page.evaluate("performance.now() - window.pressed") < 1000
    assert (person.hand, person.log()) == (hand, log)
    wire.think(None)
    person.play(person.legal[-1])
    assert len(person.log()) > len(log) + 1
    assert steps(wire) == by_bots(person.log()[len(log) :]), "each step is on the table"
    assert wire.crossed == []
    stands(person)


def test_redo_and_undo_again_while_a_bot_thinks(person: Person, wire: Wire) -> None:
    person.open().load(saves.before_masters())
    log = person.log()
    person.play()
    after = person.log()
    wire.think(ENDLESS)
    for _ in range(3):
        person.command("undo").click()
        person.wait("your-turn")
        assert person.log() == log
        person.command("redo").click()
        person.wait("your-turn")
        assert person.log() == after
    assert wire.crossed == []


def test_an_undo_that_is_refused_leaves_the_thought_going(person: Person, wire: Wire) -> None:
    save = json.loads(saves.bidding())
    save["log"] = []
    for seat in save["seats"][1:]:
        seat["bot"] = "master"
    person.open()
    wire.think(ENDLESS)
    person.load(json.dumps(save), wait=False)
    wire.wait_for_thought()
    person.page.keyboard.press("u")
    expect(person.page.locator("#toast")).not_to_be_empty()
    assert person.state == "thinking"
    wire.think(None)
    person.wait("your-turn")
    assert wire.crossed == []
    assert steps(wire) == len(person.log())


def test_other_opponents_sit_down_while_one_thinks(person: Person, wire: Wire) -> None:
    person.open().load(saves.before_masters())
    log = person.log()
    wire.think(ENDLESS)
    person.card(person.legal[0]).click()
    wire.wait_for_thought()
    person.page.keyboard.press("m")
    person.page.locator('dialog [data-command="players"]').click()
    person.page.locator('[name="opponents"]').select_option("thumb")
    person.wait("your-turn")
    assert [seat["bot"] for seat in person.save()["seats"]] == [None, "thumb", "thumb", "thumb"]
    assert steps(wire) == by_bots(person.log()[len(log) :])
    assert wire.crossed == []
    stands(person)


def test_a_new_game_begins_while_a_bot_thinks(person: Person, wire: Wire) -> None:
    person.open().load(saves.before_masters())
    wire.think(ENDLESS)
    person.card(person.legal[0]).click()
    wire.wait_for_thought()
    person.page.keyboard.press("n")
    person.page.locator("[data-preset]").first.click()
    person.page.locator('[data-command="start"]').click()
    person.page.locator('[data-choice="give-up"]').click()
    expect(person.page.locator("dialog")).to_have_count(0)
    person.wait("your-turn")
    wire.think(None)
    assert person.passing
    assert person.log() == []
    assert wire.crossed == []
    person.pass_cards()
    assert wire.crossed == []


def test_what_a_bot_may_think_is_measured_once_after_the_cards_are_dealt(person: Person, wire: Wire) -> None:
    person.open(at_once=False, seed="budget").pass_cards()
    order = [each["do"] for each in person.page.evaluate("wire.asked") if each["do"] in ("new", "speed", "step")]
    assert order[:2] == ["new", "speed"]
    assert "speed" not in order[order.index("step") :]
    assert order.count("speed") <= 4
    (playouts,) = {each["playouts"] for each in wire.asked("step")}
    assert 40 <= playouts <= 3000


def test_nothing_is_measured_where_nothing_waits(person: Person, wire: Wire) -> None:
    person.open(seed="budget").pass_cards()
    assert wire.asked("speed") == []
    assert {each["playouts"] for each in wire.asked("step")} == {60}
