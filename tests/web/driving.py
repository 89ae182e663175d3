"""A person at the built page, who sees what the page promises to outside tools and nothing else."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import urlencode

from playwright.sync_api import Locator, Page, expect

# Milliseconds; a loaded machine takes its time to boot the engine.
PATIENCE = 60_000

THEMES = ["lagoon", "forest", "midnight", "plum", "linen", "mist"]

RESTING = ("your-turn", "deal-over", "game-over")


class Person:
    """Sits at the page and plays."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url

    def open(self, *, at_once: bool = True, wait: bool = True, **address: object) -> Person:
        """Load the page; `at_once` is speed=0. Values that aren't text become JSON."""
        asked = {"speed": "0"} if at_once else {}
        asked |= {k: v if isinstance(v, str) else json.dumps(v) for k, v in address.items()}
        self.page.goto(f"{self.url}?{urlencode(asked)}")
        if wait:
            self.wait()
        return self

    def keep_settings(self, **settings: object) -> Person:
        """Settings that a page opened from now on finds in its storage."""
        kept = json.dumps(json.dumps(settings))
        self.page.add_init_script(f"try {{ localStorage.setItem('blacklady/settings', {kept}) }} catch {{}}")
        return self

    def reload(self) -> Person:
        self.page.reload()
        return self.wait()

    # What stands there

    def wait(self, *states: str) -> Person:
        """Wait until the table is in one of the states; else until it waits for the person."""
        alternatives = ", ".join(f'html[data-state="{state}"]' for state in states or RESTING)
        self.page.locator(alternatives).wait_for(timeout=PATIENCE)
        return self

    @property
    def state(self) -> str:
        return self.page.locator("html").get_attribute("data-state") or ""

    @property
    def hand(self) -> list[str]:
        return cards(self.page.locator("#hand [data-card]"))

    @property
    def legal(self) -> list[str]:
        return cards(self.page.locator("#hand [data-card][data-legal]"))

    @property
    def trick(self) -> list[str]:
        return [text or "" for text in attributes(self.page.locator("[data-trick-card]"), "data-trick-card")]

    @property
    def totals(self) -> list[int]:
        texts = [self.page.locator(f'[data-total="{seat}"]').inner_text() for seat in range(4)]
        return [int(text.replace("−", "-")) for text in texts]

    @property
    def said(self) -> list[str]:
        """Everything that the screen reader was told, in order."""
        return self.page.locator("#said p").all_inner_texts()

    def save(self) -> dict[str, Any]:
        return json.loads(self.page.evaluate("window.blacklady.save()"))

    def log(self) -> list[str]:
        return self.save()["log"]

    def wait_for_log(self, entries: int) -> list[str]:
        """Wait until the match has so many entries; gives all it has."""
        self.page.wait_for_function("n => JSON.parse(window.blacklady.save()).log.length >= n", arg=entries)
        return self.log()

    def load(self, save: str, *, wait: bool = True) -> Person:
        self.page.evaluate("text => window.blacklady.load(text)", save)
        return self.wait() if wait else self

    # What a person does

    def card(self, card: str) -> Locator:
        return self.page.locator(f'#hand [data-card="{card}"]')

    def command(self, command: str) -> Locator:
        return self.page.locator(f'[data-command="{command}"]:visible')

    def open_settings(self, part: str) -> Locator:
        """Open a part of the settings; gives the sheet."""
        self.page.keyboard.press("m")
        self.page.locator('dialog [data-command="settings"]').click()
        self.page.locator(f'[name="part"][value="{part}"]').check()
        return self.page.locator('[data-sheet="settings"]')

    def choose(self, count: int = 3) -> list[str]:
        chosen = self.legal[:count]
        for card in chosen:
            self.card(card).click()
        return chosen

    def pass_cards(self) -> list[str]:
        chosen = self.choose()
        self.command("pass").click()
        expect(self.page.locator('#hand [aria-pressed="true"]')).to_have_count(0)
        self.wait()
        return chosen

    def play(self, card: str | None = None) -> str:
        """Play a card, the first that may be played unless named, and wait for the next turn."""
        card = card or self.legal[0]
        self.card(card).click()
        expect(self.card(card)).to_have_count(0)
        self.wait()
        return card

    @property
    def bids(self) -> list[str]:
        """What the pad offers, such as `bid 4`."""
        return [action or "" for action in attributes(self.page.locator(".pad [data-action]"), "data-action")]

    def say(self, action: str) -> None:
        """Press the button of an action, and wait for the next turn."""
        entries = len(self.log())
        self.page.locator(f'[data-action="{action}"]').click()
        self.wait_for_log(entries + 1)
        self.wait()

    @property
    def passing(self) -> bool:
        return self.page.locator('[data-command="pass"]').count() > 0

    def play_deal(self) -> None:
        """Play on until the deal is over."""
        while self.state == "your-turn":
            if self.bids:
                self.say("bid 3")
            elif self.passing:
                self.pass_cards()
            else:
                self.play()


def cards(buttons: Locator) -> list[str]:
    return [card or "" for card in attributes(buttons, "data-card")]


def attributes(elements: Locator, name: str) -> list[str | None]:
    found: list[str | None] = elements.evaluate_all(f"all => all.map((one) => one.getAttribute('{name}'))")
    return found
