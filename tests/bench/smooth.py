"""Whether the page stays smooth while opponents think, and how soon it hears the person meanwhile, in the built page."""

from __future__ import annotations

import statistics
from dataclasses import dataclass
from typing import Any

from tests.bench.boot import Mounts
from tests.chrome import launch
from tests.web import saves
from tests.web.driving import Person
from tests.web.wire import ENDLESS, Wire

# Notes tasks of the main thread over 50 ms, and the milliseconds from a key to the first card that comes or goes after it.
WATCH = """
() => {
  window.long = [];
  new PerformanceObserver((list) => window.long.push(...list.getEntries().map((entry) => entry.duration)))
    .observe({ entryTypes: ["longtask"] });
  window.heard = [];
  let pressed = null;
  document.addEventListener("keydown", () => { pressed = performance.now(); }, true);
  new MutationObserver(() => {
    if (pressed !== null) window.heard.push(performance.now() - pressed);
    pressed = null;
  }).observe(document.querySelector("#hand"), { childList: true });
}
"""


@dataclass
class Smoothness:
    """Milliseconds of the page's tasks over 50 while Masters think, and until an undo that interrupts them is on the table."""

    plays: int
    long_tasks: list[float]
    undone: list[float]

    @property
    def median(self) -> float:
        return statistics.median(self.undone)

    @property
    def slowest(self) -> float:
        return max(self.undone)


def measure(playwright: Any, deals: int, plays: int = 5) -> Smoothness:
    """Some plays of each of some deals among Masters, at the page's own pace and budget; then as many plays taken back."""
    mounts = Mounts()
    browser = launch(playwright)
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    person = Person(page, f"{mounts.server.address}site/")
    wire = Wire(page)
    person.open(seed="smooth", at_once=False)
    for deal in range(deals + 1):
        person.load(saves.before_masters(f"smooth {deal}"))
        if deal == 1:
            # The first deal warms the engine up: the browser compiles what is used often.
            page.evaluate(WATCH)
        for _ in range(plays):
            person.play()
    long_tasks = page.evaluate("window.long")
    person.load(saves.before_masters())
    wire.think(ENDLESS)
    for _ in range(deals * plays):
        # Sooner it would be taken for the second half of a double click.
        page.wait_for_timeout(400)
        person.card(person.legal[0]).click()
        wire.wait_for_thought()
        page.keyboard.press("u")
        person.wait("your-turn")
    undone = page.evaluate("window.heard")
    browser.close()
    mounts.server.shutdown()
    return Smoothness(deals * plays, long_tasks, undone)
