"""What the tests share: the built site, a server for it, a browser, and a page that must stay clean."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, sync_playwright

from building import site as building_site
from building.paths import NODE_MODULES, ROOT
from building.server import Server
from tests.chrome import launch

# The site must work under any path.
PREFIX = "/games/black-lady/"


@pytest.fixture(scope="session")
def dist() -> Path:
    """The built site's folder; built now if its sources have changed."""
    return building_site.build()


@dataclass
class Site:
    """The built site on a server of this machine.

    Beside it lie a stock Pyodide at /pyodide/, a page that runs it at /stock/, an empty page at /blank/, the page's own
    modules, as they were written, at /source/, and what npm brought at /modules/.
    """

    url: str
    origin: str
    #: path and bytes sent of every answer so far
    log: list[tuple[str, int]] = field(default_factory=list)


@pytest.fixture(scope="session")
def site(dist: Path) -> Iterator[Site]:
    """A server for dist/."""
    log: list[tuple[str, int]] = []
    mounts = {
        PREFIX: dist,
        "/stock/": ROOT / "tests/data/stock",
        "/pyodide/": NODE_MODULES / "pyodide",
        "/source/": ROOT / "web",
        "/modules/": NODE_MODULES,
        "/blank/": ROOT / "tests/data/blank",
    }
    server = Server(mounts, on_request=lambda path, sent: log.append((path, sent))).start()
    origin = server.address.removesuffix("/")
    yield Site(url=origin + PREFIX, origin=origin, log=log)
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests of a process."""
    with sync_playwright() as playwright:
        chromium = launch(playwright)
        yield chromium
        chromium.close()


@dataclass
class Watch:
    """Notes what a page must not do: complain, fail, or ask another host."""

    origin: str
    complaints: list[str] = field(default_factory=list)
    #: a test that provokes a complaint names a part of it here
    expected: list[str] = field(default_factory=list)

    def over(self, page: Page) -> None:
        page.on("console", self.said)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("request", self.asked)
        page.on("crash", lambda _: self.complaints.append("the page crashed"))

    def said(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning", "assert"}:
            self.complaints.append(f"console {message.type}: {message.text}")

    def asked(self, request: Request) -> None:
        if not request.url.startswith((self.origin + "/", "data:", "blob:")):
            self.complaints.append(f"asked another host: {request.url}")

    def remaining(self) -> list[str]:
        return [line for line in self.complaints if not any(part in line for part in self.expected)]


@pytest.fixture
def watch(site: Site) -> Iterator[Watch]:
    """Fails the test at its end for everything that was noted and not expected."""
    noted = Watch(site.origin)
    yield noted
    assert noted.remaining() == []


@pytest.fixture
def new_context(browser: Browser, watch: Watch) -> Iterator[Callable[..., BrowserContext]]:
    """Makes a browser context with nothing stored; every page in it is watched. Takes Playwright's options."""
    contexts: list[BrowserContext] = []

    def make(**options: object) -> BrowserContext:
        context = browser.new_context(**{"viewport": {"width": 1280, "height": 800}, **options})  # type: ignore[arg-type]
        context.on("page", watch.over)
        contexts.append(context)
        return context

    yield make
    for context in contexts:
        context.close()


@pytest.fixture
def page(new_context: Callable[..., BrowserContext]) -> Page:
    """A page with nothing stored, 1280 × 800; the test fails when it complains or asks another host."""
    return new_context().new_page()
