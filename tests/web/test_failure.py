"""What the person is told when a part of the page can't be had, and that the game is kept."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.conftest import Watch

from .driving import PATIENCE, Person


@pytest.mark.parametrize("part", ["**/python.img.zst*", "**/assets/cards.svg"])
def test_a_missing_part_is_told_and_loading_again_goes_on(person: Person, watch: Watch, part: str) -> None:
    watch.expected += ["ERR_FAILED", "preload"]
    person.open(seed="lost").pass_cards()
    log = person.log()
    person.page.route(part, lambda route: route.abort())
    person.page.reload()
    panel = person.page.get_by_role("alertdialog")
    expect(panel).to_be_visible(timeout=PATIENCE)
    expect(panel).to_contain_text("Your game is kept")
    assert person.state == "error"
    assert "blacklady" not in panel.locator("p").first.inner_text().lower()
    person.page.unroute(part)
    panel.get_by_role("button", name="Load again").click()
    person.wait("your-turn")
    assert person.log() == log


def test_the_first_thing_seen_is_the_table(person: Person) -> None:
    """Cards are dealt while the engine is still loading."""
    person.page.route("**/python.img.zst*", lambda route: None)
    person.open(seed="first", at_once=False, wait=False)
    expect(person.page.locator("#hand [data-back]")).to_have_count(13)
    expect(person.page.locator(".seat__portrait img")).to_have_count(4)
    assert person.state == "booting"
    assert person.hand == []
    expect(person.page.locator(".prompt__text")).to_contain_text("Shuffling", timeout=PATIENCE)
