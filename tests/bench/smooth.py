"""Whether the page stays smooth while opponents think, and how soon it hears the person meanwhile, in the built page."""

from __future__ import annotations

import json
import statistics
from dataclasses import dataclass
from typing import Any

from tests.bench.boot import Mounts
from tests.chrome import launch
from tests.web import saves
from tests.web.driving import Person
from tests.web.wire import ENDLESS, Wire

# Notes tasks of the main thread over 50 ms, the milliseconds from a click to the next paint (Event Timing, in steps of 8 ms, from
# 16), and those from a key to the first card that comes or goes after it.
WATCH = """
() => {
  window.long = [];
  new PerformanceObserver((list) => window.long.push(...list.getEntries().map((entry) => entry.duration)))
    .observe({ entryTypes: ["longtask"] });
  window.painted = [];
  new PerformanceObserver((list) => {
    window.painted.push(...list.getEntries().filter(({ name }) => name === "click").map(({ duration }) => duration));
  }).observe({ type: "event", durationThreshold: 16 });
  window.heard = [];
  let pressed = null;
  document.addEventListener("keydown", () => { pressed = performance.now(); }, true);
  new MutationObserver(() => {
    if (pressed !== null) window.heard.push(performance.now() - pressed);
    pressed = null;
  }).observe(document.querySelector("#hand"), { childList: true });
}
"""


#: What Chromium's compositor reports of each of its frames.
FRAMES = ["benchmark"]


@dataclass
class Smoothness:
    """How the page feels while Masters think and cards fly.

    Milliseconds of the page's tasks over 50, from a click to the next paint, and until an undo that interrupts them is on the
    table; and how many frames in a row weren't shown in time, at worst.
    """

    plays: int
    long_tasks: list[float]
    painted: list[float]
    dropped: int
    undone: list[float]

    @property
    def median(self) -> float:
        return statistics.median(self.undone)

    @property
    def click(self) -> float:
        return statistics.median(self.painted)

    @property
    def slowest(self) -> float:
        return max(self.undone)


def longest_drop(trace: dict[str, Any]) -> int:
    """Most frames in a row that the compositor dropped where that shows, in a trace of `FRAMES`."""
    reports = [e for e in trace["traceEvents"] if e["name"] == "PipelineReporter" and e["ph"] == "b"]
    longest = 0
    running: dict[int, int] = {}
    for report in sorted(reports, key=lambda each: float(each["ts"])):
        frame = report["args"].get("frame_reporter") or report["args"]["chrome_frame_reporter"]
        # Where nothing was to change, nothing can be late.
        if frame["state"] == "STATE_NO_UPDATE_DESIRED":
            continue
        host = frame["layer_tree_host_id"]
        lost = frame["state"] == "STATE_DROPPED" and frame["affects_smoothness"]
        running[host] = running.get(host, 0) + 1 if lost else 0
        longest = max(longest, running[host])
    return longest


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
            browser.start_tracing(page=page, categories=FRAMES)
        for _ in range(plays):
            person.play()
    long_tasks, painted = page.evaluate("[window.long, window.painted]")
    dropped = longest_drop(json.loads(browser.stop_tracing()))
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
    return Smoothness(deals * plays, long_tasks, painted, dropped, undone)
