"""Words at least a third longer than the English ones, as a language may need that nobody has translated the game to."""

from __future__ import annotations

import math
import re
from collections.abc import Callable

import pytest
from blacklady.texts import CATALOGUE
from playwright.sync_api import BrowserContext

from tests.conftest import Site

from .driving import Person
from .test_messages import messages
from .tour import tour

LONGER = 0.3
#: The longest word that is put in to lengthen a message.
WORD = 8

# What shows less of itself than it has, or sticks out of the window: [class, text].
CUT = """
() => [...document.querySelectorAll("body *")].filter((it) => {
  const style = getComputedStyle(it);
  const box = it.getBoundingClientRect();
  // Words for screen readers only are 1 px wide; what scrolls isn't cut.
  if (box.width <= 2 || !it.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      || style.display === "inline" || it.closest("svg, .card, .unseen, [aria-hidden=true], option")) return false;
  const own = [...it.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== "");
  const clips = style.overflowX !== "visible" || it.matches("button, label, legend");
  const wide = it.scrollWidth > it.clientWidth + 1;
  return (own && (box.left < -1 || box.right > innerWidth + 1)) || (wide && (own || clips));
}).map((it) => [it.className || it.localName, it.textContent.slice(0, 60)])
"""


def visible(message: str) -> int:
    """How long a message is without what stands in braces: names and numbers, or the forms of a plural."""
    while message != (message := re.sub(r"\{[^{}]*\}", "", message)):
        pass
    return len(message)


def longer(message: str, english: str) -> str:
    """The message, with a word or more at its end if it isn't a third longer than the English one by itself."""
    more = math.ceil((1 + LONGER) * visible(english)) - visible(message)
    # What has no word in it is a sign, such as 3/5, and the same everywhere.
    if more <= 0 or visible(message) < 2:
        return message
    if " " not in message and len(message) + more <= WORD + 4:
        return message + "x" * more
    words = [WORD] * (more // WORD) + ([more % WORD] if more % WORD else [])
    return " ".join([message, *("x" * length for length in words)])


def test_messages_get_longer_than_the_english_ones() -> None:
    assert longer("Zurück", "Undo") == "Zurück"
    assert longer("Neu", "Undo") == "Neuxxx"
    assert longer("{name} gab dir etwas", "{name} leads the queen") == "{name} gab dir etwas xxxxxxx"
    assert (
        longer("{n, plural, one {# Karte} other {# Karten}}", "{n:card/cards}")
        == "{n, plural, one {# Karte} other {# Karten}}"
    )


@pytest.mark.parametrize(("width", "height"), [(320, 568), (390, 844), (844, 390)])
def test_no_word_is_cut(new_context: Callable[..., BrowserContext], site: Site, width: int, height: int) -> None:
    english = CATALOGUE | messages("en")
    long = {key: longer(message, english[key]) for key, message in messages("de").items()}
    page = new_context(viewport={"width": width, "height": height}).new_page()
    page.route("**/messages/de.json", lambda route: route.fulfill(json=long))
    person = Person(page, site.url).keep_settings(language="de")
    cut = {}
    for screen in tour(person):
        for what, text in page.evaluate(CUT):
            cut.setdefault((what, text), screen)
    assert cut == {}
