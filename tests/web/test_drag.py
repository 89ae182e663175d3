"""Cards are dragged to the table with the mouse or a finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from . import saves
from .driving import Person


def drag(person: Person, card: str, right: float, up: float, *, let_go: bool = True) -> None:
    """Take a card at its left edge, and move it."""
    box = person.card(card).bounding_box()
    assert box is not None
    x, y = box["x"] + 12, box["y"] + 24
    mouse = person.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + right, y - up, steps=5)
    if let_go:
        mouse.up()


def test_a_card_that_is_dragged_to_the_table_is_played(person: Person) -> None:
    person.open().load(saves.before(20))
    card, entries = person.legal[0], len(person.log())
    drag(person, card, 30, 160, let_go=False)
    assert person.card(card).evaluate("({ style }) => style.translate") == "30px -160px"
    person.page.mouse.up()
    assert person.wait_for_log(entries + 1)[entries].endswith(f"play {card}")


def test_once_is_enough_where_taps_need_two(person: Person) -> None:
    person.keep_settings(tap="twice").open().load(saves.before(20))
    card, entries = person.legal[0], len(person.log())
    drag(person, card, 0, 160)
    assert person.wait_for_log(entries + 1)[entries].endswith(f"play {card}")


@pytest.mark.parametrize(("right", "up"), [(60, 10), (0, -30), (-40, 25)])
def test_a_card_that_is_let_go_over_the_hand_stays_there(person: Person, right: float, up: float) -> None:
    person.open().load(saves.before(20))
    card, entries = person.legal[0], len(person.log())
    drag(person, card, right, up)
    assert person.card(card).evaluate("({ style }) => style.translate") == ""
    assert len(person.log()) == entries
    person.play(card)


def test_a_card_that_may_not_be_played_stays(person: Person) -> None:
    person.open().load(saves.before(20))
    card = next(card for card in person.hand if card not in person.legal)
    drag(person, card, 0, 160, let_go=False)
    assert person.card(card).evaluate("({ style }) => style.translate") == ""
    person.page.mouse.up()
    expect(person.card(card)).to_have_count(1)


def test_cards_to_pass_are_dragged_up_and_lie_raised(person: Person) -> None:
    person.open(seed="drag to pass")
    card = person.legal[4]
    drag(person, card, 20, 120)
    expect(person.card(card)).to_have_attribute("aria-pressed", "true")
    drag(person, card, 20, 120)
    expect(person.card(card)).to_have_attribute("aria-pressed", "true")
    person.card(card).click()
    expect(person.card(card)).to_have_attribute("aria-pressed", "false")
