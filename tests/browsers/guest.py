"""A person at the built page in any browser that speaks WebDriver; sees what the page promises to outside tools, and clicks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from urllib.parse import urlencode

from selenium.common.exceptions import TimeoutException
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.support.wait import WebDriverWait

# Seconds; a loaded machine takes its time to boot the engine.
PATIENCE = 60

# Begins to note what the page must not do, and what it says to nobody but the console.
WATCH = """
window.noted = [];
window.addEventListener("error", (event) => window.noted.push(`error: ${event.message}`));
window.addEventListener("unhandledrejection", (event) => window.noted.push(`rejected: ${event.reason}`));
for (const kind of ["error", "warn", "assert"]) {
  console[kind] = (...words) => window.noted.push(`console ${kind}: ${words.join(" ")}`);
}
"""

LOOK = """
const seen = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
const all = (selector, name) => seen(selector).map((one) => one.getAttribute(name));
const save = window.blacklady?.save() ?? null;
return {
  state: document.documentElement.getAttribute("data-state"),
  hand: all("#hand [data-card]", "data-card"),
  legal: all("#hand [data-card][data-legal]", "data-card"),
  chosen: all("#hand [data-card][aria-pressed=true]", "data-card"),
  bids: all(".pad [data-action]", "data-action"),
  commands: all("[data-command]", "data-command"),
  sheets: all("[data-sheet]", "data-sheet"),
  log: save ? JSON.parse(save).log : [],
  errors: [
    ...seen("[role=alertdialog], [role=alert] p, .notice").map((one) => `shown: ${one.textContent}`),
    ...(window.noted ?? []),
  ],
};
"""


@dataclass(frozen=True)
class Sight:
    """All that a look at the page tells."""

    state: str | None
    hand: list[str]
    #: cards that may be chosen
    legal: list[str]
    #: cards that are about to be passed
    chosen: list[str]
    #: what the pad offers, such as `bid 4`
    bids: list[str]
    #: what the other controls in sight do
    commands: list[str]
    sheets: list[str]
    log: list[str]
    #: what was shown as an error, or noted by the watch
    errors: list[str]

    @property
    def resting(self) -> bool:
        return self.state in {"your-turn", "deal-over", "game-over"}


class Guest:
    """Sits at the page and plays; every look fails at the first sign of an error."""

    def __init__(self, browser: WebDriver, url: str) -> None:
        self.browser = browser
        self.url = url
        self.waiting = WebDriverWait(browser, PATIENCE, poll_frequency=0.02)

    def open(self, **address: str) -> Sight:
        self.browser.get(f"{self.url}?{urlencode({'speed': '0', **address})}")
        self.browser.execute_script(WATCH)
        return self.wait("a table", lambda sight: sight.resting)

    def look(self) -> Sight:
        sight = Sight(**self.browser.execute_script(LOOK))
        assert not sight.errors and sight.state != "error", sight
        return sight

    def wait(self, what: str, seen: Callable[[Sight], bool]) -> Sight:
        """Look until it is seen."""

        def attempt(_: WebDriver) -> Sight | None:
            sight = self.look()
            return sight if seen(sight) else None

        try:
            return self.waiting.until(attempt)
        except TimeoutException as error:
            raise AssertionError(f"{what} was not seen, but {self.look()}") from error

    def click(self, selector: str) -> None:
        self.browser.find_element("css selector", selector).click()

    def click_card(self, card: str) -> None:
        self.click(f'#hand [data-card="{card}"]')

    def play_deal(self) -> Sight:
        """Do what the page asks for, until it asks no more."""
        sight = self.look()
        while sight.state == "your-turn":
            if "pass" in sight.commands:
                sight = self.pass_cards(sight)
            elif sight.bids:
                sight = self.say("bid 3")
            else:
                sight = self.play(sight)
        return sight

    def pass_cards(self, sight: Sight) -> Sight:
        chosen = sight.legal[:3]
        for number, card in enumerate(chosen):
            self.click_card(card)
            self.wait("a chosen card", lambda sight, until=number + 1: len(sight.chosen) == until)
        self.click('[data-command="pass"]')
        return self.wait("the end of passing", lambda sight: sight.resting and "pass" not in sight.commands)

    def say(self, bid: str) -> Sight:
        self.click(f'.pad [data-action="{bid}"]')
        return self.wait("the end of bidding", lambda now: now.resting and not now.bids)

    def play(self, sight: Sight) -> Sight:
        card = sight.legal[0]
        self.click_card(card)
        return self.wait(f"a table without {card}", lambda now: now.resting and card not in now.hand)
