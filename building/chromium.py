"""Finds, or else gets, the Chromium that the browser tests drive."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from building.environment import apt_install, can_apt, prepare_python
from building.paths import CACHE, PYTHON, BuildError, run, say

VARIABLE = "BLACKLADY_BROWSER"
NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome", "msedge")


def find() -> Path:
    """The browser's program: the one named by the variable, Playwright's own, the machine's, or one fetched now."""
    named = os.environ.get(VARIABLE)
    if named:
        if not Path(named).exists():
            raise BuildError(f"{VARIABLE} names a browser that isn't there: {named}")
        return Path(named)
    return playwrights() or installed() or fetched()


def playwrights() -> Path | None:
    code = (
        "from playwright.sync_api import sync_playwright\n"
        "with sync_playwright() as p: print(p.chromium.executable_path)"
    )
    path = Path(run(PYTHON, "-c", code, why="Asking Playwright for its browser").strip())
    return path if path.exists() else None


def installed() -> Path | None:
    found = (shutil.which(name) for name in NAMES)
    return next((Path(path) for path in found if path), None)


def fetched() -> Path:
    prepare_python("dev")
    say("No Chromium here yet: fetching one …")
    try:
        options = ("--with-deps",) if can_apt() else ()
        run(PYTHON, "-m", "playwright", "install", *options, "chromium", why="Fetching Chromium", timeout=600)
    except BuildError as error:
        CACHE.mkdir(exist_ok=True)
        (CACHE / "chromium.log").write_text(str(error))
        if can_apt():
            apt_install("chromium")
    browser = playwrights() or installed()
    if browser is None:
        raise BuildError(
            f"No Chromium was found and none could be fetched. Install Chromium or Chrome, or name one in {VARIABLE}."
        )
    return browser
