"""The rules sheet: what the engine says of the table that stands."""

from __future__ import annotations

import json
from typing import Any

from blacklady.bridge import Bridge
from playwright.sync_api import expect

from . import saves
from .driving import Person


def explained(game: str, options: dict[str, Any]) -> list[dict[str, Any]]:
    request = {"do": "explain", "game": game, "options": options}
    sections: list[dict[str, Any]] = json.loads(Bridge().handle(json.dumps(request)))["sections"]
    return sections


def test_the_rules_are_those_of_the_table(person: Person) -> None:
    options = {"target": 70, "black_maria": True}
    person.open(seed="rules", options=options)
    person.page.keyboard.press("m")
    person.page.locator('dialog [data-command="rules"]').click()
    sheet = person.page.locator('[data-sheet="rules"]')
    expect(sheet.get_by_role("heading", name="The rules of Hearts")).to_be_visible()
    sections = explained("hearts", options)
    expect(sheet.locator("h3")).to_have_text([section["title"]["text"] for section in sections])
    paragraphs = [paragraph for section in sections for paragraph in section["paragraphs"]]
    expect(sheet.locator(".rules p")).to_have_text([paragraph["text"]["text"] for paragraph in paragraphs])
    changed = [paragraph["text"]["text"] for paragraph in paragraphs if paragraph["changed"]]
    expect(sheet.locator(".rules p[data-changed]")).to_have_text(changed)
    expect(sheet.locator(".rules__key")).to_be_visible()


def test_nothing_is_marked_where_no_house_rule_is_in_force(person: Person) -> None:
    person.open(game="spades", seed="plain")
    person.page.keyboard.press("m")
    person.page.locator('dialog [data-command="rules"]').click()
    sheet = person.page.locator('[data-sheet="rules"]')
    expect(sheet.locator(".rules p").first).to_be_visible()
    expect(sheet.locator("[data-changed]")).to_have_count(0)
    expect(sheet.locator(".rules__key")).to_have_count(0)


def test_the_rules_are_scrolled_by_key(person: Person) -> None:
    person.page.set_viewport_size({"width": 844, "height": 390})
    person.open(seed="scroll")
    person.page.keyboard.press("m")
    person.page.locator('dialog [data-command="rules"]').click()
    body = person.page.locator('[data-sheet="rules"] .sheet__body')
    body.focus()
    person.page.keyboard.press("End")
    person.page.wait_for_function("() => document.querySelector('[data-sheet=rules] .sheet__body').scrollTop > 50")


def test_rules_of_a_table_that_is_gone_are_not_shown(person: Person) -> None:
    """And nothing is complained about: the page is watched."""
    person.open(seed="gone")
    person.page.keyboard.press("m")
    person.page.evaluate(
        """async (save) => {
          document.querySelector('dialog [data-command="rules"]').click();
          await window.blacklady.load(save);
        }""",
        saves.before(20),
    )
    person.wait("your-turn")
    expect(person.page.locator('[data-sheet="rules"]')).to_have_count(0)
