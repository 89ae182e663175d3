"""Everything plays where the browser keeps nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.conftest import Site

from .driving import Person

THROWING = """
Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("denied", "SecurityError"); },
});
"""
ABSENT = "Object.defineProperty(window, 'localStorage', { value: undefined });"
FULL = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };"


@pytest.mark.parametrize("script", [THROWING, ABSENT, FULL], ids=["refused", "absent", "full"])
def test_a_deal_is_played_without_storage(new_context: Callable[..., BrowserContext], site: Site, script: str) -> None:
    context = new_context()
    context.add_init_script(script)
    person = Person(context.new_page(), site.url).open(seed="nothing kept")
    person.pass_cards()
    person.play()
    person.open_settings("look")
    person.page.locator('[name="fourColours"]').check()
    expect(person.page.locator('html[data-suits="four"]')).to_have_count(1)
    person.page.keyboard.press("Escape")
    person.play()
    person.reload()
    assert person.passing


@pytest.mark.parametrize("script", [THROWING, ABSENT, FULL], ids=["refused", "absent", "full"])
def test_the_other_game_costs_none_without_storage(
    new_context: Callable[..., BrowserContext], site: Site, script: str
) -> None:
    context = new_context()
    context.add_init_script(script)
    person = Person(context.new_page(), site.url).open(seed="two games")
    person.pass_cards()
    kept = person.save()
    for game in ("spades", "hearts"):
        person.page.keyboard.press("m")
        person.page.locator(f'dialog [data-game="{game}"]').click()
        person.page.wait_for_function("game => JSON.parse(window.blacklady.save()).game === game", arg=game)
    assert person.save() == kept
