"""The page in another language: chosen or the browser's, in every word, from right to left where it is written so."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, expect

from building.paths import WEB
from tests.conftest import Site, Watch

from . import saves
from .driving import Person
from .test_messages import LANGUAGES, messages

#: Words that an English sentence can hardly do without.
ENGLISH = re.compile(r"\b(the|your|you|tricks?|cards?|deals?|hearts are|pass)\b", re.IGNORECASE)


def speaking(new_context: Callable[..., BrowserContext], site: Site, locale: str) -> Person:
    """A person whose browser asks for that language."""
    return Person(new_context(locale=locale).new_page(), site.url)


def test_the_list_of_languages_is_that_of_the_files() -> None:
    listed = re.search(r"LANGUAGES = Object.freeze\(\{(.*?)\}", (WEB / "phrases.mjs").read_text("utf-8"), re.DOTALL)
    assert listed is not None
    assert sorted(re.findall(r"^  (\w\w):", listed[1], re.MULTILINE)) == sorted(["en", *LANGUAGES])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_in_the_language_of_the_browser(
    new_context: Callable[..., BrowserContext], site: Site, language: str
) -> None:
    person = speaking(new_context, site, f"{language}-XX").open(seed="words")
    page = person.page
    words = messages(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(person.command("menu")).to_have_attribute("aria-label", words["menu"])
    # The name in the save is that of whoever kept it.
    person.load(saves.before(20).replace('"You"', '"Kim"'))
    page.keyboard.press("h")
    page.locator(".prompt__hint").wait_for()
    for key in "tpbcw":
        page.keyboard.press(key)
    for sheet in ("menu", "score-sheet", "last-trick", "rules", "settings", "keys", "new-game"):
        page.keyboard.press("m")
        if sheet != "menu":
            page.locator(f'dialog [data-command="{sheet}"]').click()
        if sheet == "new-game":
            page.locator("summary:visible").click()
        shown = page.locator(f'[data-sheet="{sheet}"]').inner_text()
        assert not ENGLISH.search(shown.replace("English", "")), shown
        page.keyboard.press("Escape")
    table = page.locator("body").inner_text() + "\n".join(person.said)
    assert not ENGLISH.search(table), table
    assert "undefined" not in table and "{" not in table


def test_a_language_is_chosen_and_stays(person: Person) -> None:
    person.open().load(saves.before(20))
    before = person.save()
    person.open_settings("look").locator('[name="language"]').select_option("de")
    words = messages("de")
    expect(person.page.locator(".sheet__title")).to_have_text(words["settings"])
    expect(person.command("hint")).to_have_attribute("aria-label", words["hint"])
    expect(person.page.locator("#prompt")).to_have_text(words["prompt.follow"])
    assert person.save()["log"] == before["log"]
    person.reload()
    expect(person.command("hint")).to_have_attribute("aria-label", words["hint"])
    person.open_settings("look").locator('[name="language"]').select_option("en")
    expect(person.page.locator("#prompt")).to_have_text("Your turn")
    expect(person.page.locator("html")).to_have_attribute("lang", "en")


def test_hebrew_runs_from_right_to_left_but_the_seats_stay(
    new_context: Callable[..., BrowserContext], site: Site
) -> None:
    person = speaking(new_context, site, "he-IL").open(seed="right to left")
    page = person.page
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    west, east = (page.locator(f'[data-seat="{seat}"]').bounding_box() for seat in (1, 3))
    assert west is not None and east is not None and west["x"] < east["x"]
    page.evaluate("text => window.blacklady.load(text)", saves.bids_first_next())
    totals = page.locator(".reckoning__total")
    expect(totals.last).to_have_text(re.compile("^\u200e\u2212"))
    person.load(saves.before(20))
    page.keyboard.press("m")
    entry = page.locator(".menu__entry").first
    picture, whole = entry.locator("svg").bounding_box(), entry.bounding_box()
    assert picture is not None and whole is not None
    assert picture["x"] > whole["x"] + whole["width"] / 2, "the picture stands before the word, on the right"


def test_words_that_cannot_be_loaded_leave_english(
    new_context: Callable[..., BrowserContext], site: Site, watch: Watch
) -> None:
    watch.expected.append("404")
    person = speaking(new_context, site, "de-DE")
    person.page.route("**/messages/de.json", lambda route: route.fulfill(status=404))
    person.open(seed="lost words")
    expect(person.page.locator(".notice")).to_contain_text("could not be loaded")
    expect(person.command("menu")).to_have_attribute("aria-label", "Menu")
    person.pass_cards()


@pytest.mark.parametrize("tags", [["xx", "fr-CA"], ["fr"], ["FR-fr", "de"]])
def test_the_first_language_that_is_spoken_here_is_taken(
    new_context: Callable[..., BrowserContext], site: Site, tags: list[str]
) -> None:
    context = new_context()
    context.add_init_script(f"Object.defineProperty(navigator, 'languages', {{ get: () => {json.dumps(tags)} }})")
    person = Person(context.new_page(), site.url).open(seed="tags")
    expect(person.page.locator("html")).to_have_attribute("lang", "fr")


def test_a_refusal_is_in_the_language(new_context: Callable[..., BrowserContext], site: Site) -> None:
    person = speaking(new_context, site, "de-DE").open(seed="refused")
    page = person.page
    page.keyboard.press("m")
    page.locator('dialog [data-command="new-game"]').click()
    page.locator("summary:visible").click()
    page.locator('[name="target"]').fill("20")
    page.locator('[data-command="start"]').click()
    problem = page.locator(".problem")
    expect(problem).not_to_be_empty()
    assert not ENGLISH.search(problem.inner_text()), problem.inner_text()
