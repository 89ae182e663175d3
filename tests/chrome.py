"""Chromium as the tests and the measurements start it."""

from __future__ import annotations

import os
from pathlib import Path

from playwright.sync_api import Browser, Playwright

from building import chromium

# Nothing of the browser's own may call out, and no graphics card is needed.
ARGUMENTS = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def launch(playwright: Playwright) -> Browser:
    """Start the Chromium that BLACKLADY_BROWSER names, Playwright's own, or the machine's."""
    sandbox = ("--no-sandbox",) if hasattr(os, "geteuid") and os.geteuid() == 0 else ()
    own = Path(playwright.chromium.executable_path)
    program = os.environ.get(chromium.VARIABLE) or (None if own.exists() else chromium.installed())
    return playwright.chromium.launch(executable_path=program, args=[*ARGUMENTS, *sandbox])
