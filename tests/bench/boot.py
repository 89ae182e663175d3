"""Time from navigation to the first card that can be chosen, against a page that only runs stock `loadPyodide()`."""

from __future__ import annotations

import statistics
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser

from building.paths import DIST, NODE_MODULES, ROOT
from building.server import Server
from tests.chrome import launch

# Run in every page before its own scripts: notes when the selector first matches, in ms since navigation.
WATCH = """
(selector) => {
  const look = () => {
    if (window.seenAt === undefined && document.querySelector(selector)) window.seenAt = performance.now();
  };
  new MutationObserver(look).observe(document, {subtree: true, childList: true, attributes: true});
}
"""


@dataclass
class Boot:
    """Medians in milliseconds, and what one first visit takes over the wire."""

    page: float
    stock: float
    sent: int
    requests: int

    @property
    def ratio(self) -> float:
        return self.page / self.stock


class Mounts:
    """A server with the site at /site/ and a stock Pyodide page at /stock/, which counts what it sends."""

    def __init__(self) -> None:
        mounts = {
            "/site/": DIST,
            "/stock/": ROOT / "tests/data/stock",
            "/pyodide/": NODE_MODULES / "pyodide",
            "/blank/": ROOT / "tests/data/blank",
            "/source/": ROOT / "web",
        }
        self.log: list[tuple[str, int]] = []
        self.server = Server(mounts, on_request=lambda path, sent: self.log.append((path, sent))).start()
        # Packing the files takes long; it belongs to no measurement.
        for prefix, folder in mounts.items():
            for path in folder.rglob("*"):
                if path.is_file():
                    self.server.find(prefix + path.relative_to(folder).as_posix())


def visit(browser: Browser, address: str, selector: str) -> float:
    """One first visit, in a context that has nothing cached."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    page = context.new_page()
    page.add_init_script(f"({WATCH})({selector!r})")
    page.goto(address)
    page.wait_for_selector(selector, state="attached", timeout=120_000)
    took = float(page.evaluate("window.seenAt"))
    context.close()
    return took


def measure(playwright: Any, runs: int, query: str = "?game=hearts&seed=bench") -> Boot:
    """Interleaved first visits to both pages, each in a context and a renderer of its own; the first of each isn't counted.

    The browser is started once: what it does by itself when it starts would be added to whatever is visited then.
    """
    mounts = Mounts()
    address = mounts.server.address
    page: list[float] = []
    stock: list[float] = []
    sent: list[tuple[str, int]] = []
    browser = launch(playwright)
    for _ in range(runs + 1):
        stock.append(visit(browser, f"{address}stock/", "[data-state=ready]"))
        mounts.log.clear()
        page.append(visit(browser, f"{address}site/{query}", "[data-card][data-legal]"))
        sent = [entry for entry in mounts.log if entry[0].startswith("/site/")]
    browser.close()
    mounts.server.shutdown()
    return Boot(
        page=statistics.median(page[1:]),
        stock=statistics.median(stock[1:]),
        sent=sum(size for _, size in sent),
        requests=len(sent),
    )
