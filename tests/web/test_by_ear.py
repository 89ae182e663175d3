"""Whole games by somebody who hears only: what the live region says and what has the focus, and nothing else."""

from __future__ import annotations

import re
from typing import NamedTuple

from playwright.sync_api import Page

from .driving import PATIENCE, Person

# Keeps everything that the live region says, from the first sentence on.
EAR = """
window.spoken = [];
new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes) {
    if (target.id === "said") window.spoken.push(...[...addedNodes].map(({ textContent }) => textContent));
  }
}).observe(document, { subtree: true, childList: true });
"""
FOCUS = """() => {
  const at = document.activeElement;
  const sheet = at.closest("dialog");
  const title = sheet && document.getElementById(sheet.getAttribute("aria-labelledby")).textContent;
  return [at.getAttribute("aria-label") ?? at.textContent, title ?? ""];
}"""
ASKS = "^(Your turn|Your lead|How many tricks|Pass three cards to )"
ASKED = """([from, asks]) => window.spoken.slice(from).some((said) => new RegExp(asks).test(said))
  || document.activeElement.closest("dialog") !== null"""


class Focus(NamedTuple):
    """What a screen reader says of the focus."""

    name: str
    sheet: str


class Listener:
    """Plays by ear: the first card that isn't told to be out of the question."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.heard = 0

    def focus(self) -> Focus:
        return Focus(*self.page.evaluate(FOCUS))

    def press(self, key: str) -> Focus:
        self.page.keyboard.press(key)
        return self.focus()

    def asked(self) -> str:
        """Wait until something is asked; gives the question, or nothing where a sheet has the focus."""
        self.page.wait_for_function(ASKED, arg=[self.heard, ASKS], timeout=PATIENCE)
        news: list[str] = self.page.evaluate("from => window.spoken.slice(from)", self.heard)
        self.heard += len(news)
        return next((said for said in reversed(news) if re.search(ASKS, said)), "")

    def answer(self, question: str) -> None:
        if question.startswith("Pass"):
            for _ in range(3):
                self.press("ArrowRight")
                self.press("Space")
            assert self.press("Shift+Tab").name == "Pass"
        elif question.startswith("How many tricks"):
            self.press("ArrowUp")
            assert "3" in self.press("3").name
        else:
            while "can't be played now" in self.press("ArrowRight").name:
                pass
        self.page.keyboard.press("Enter")

    def play(self) -> str:
        """Play to the end; gives the title of the last sheet."""
        for _ in range(600):
            question = self.asked()
            focus = self.focus()
            if question:
                self.answer(question)
            elif focus.name == "Next deal":
                assert "deal" in focus.sheet.lower() or ":" in focus.sheet, focus.sheet
                self.page.keyboard.press("Enter")
                self.page.locator("dialog").wait_for(state="detached")
            else:
                assert focus.name == "New game", focus
                return focus.sheet
        raise AssertionError("the game doesn't end")


def listen(person: Person, **address: object) -> Listener:
    person.page.add_init_script(EAR)
    person.open(**address)
    return Listener(person.page)


def test_hearts_by_ear(person: Person) -> None:
    title = listen(person, seed="ear", options={"target": 50}).play()
    assert re.search("won|shared", title, re.IGNORECASE)
    assert person.state == "game-over"


def test_spades_by_ear(person: Person) -> None:
    title = listen(person, game="spades", seed="ear", options={"target": 200}).play()
    assert "won" in title
    assert person.state == "game-over"
