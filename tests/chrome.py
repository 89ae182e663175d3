"""Chromium as the tests and the measurements start it."""

from __future__ import annotations

import os

from playwright.sync_api import Browser, Playwright

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
    """Start the Chromium that BLACKLADY_BROWSER names, or Playwright's own."""
    sandbox = ("--no-sandbox",) if hasattr(os, "geteuid") and os.geteuid() == 0 else ()
    program = os.environ.get("BLACKLADY_BROWSER")
    return playwright.chromium.launch(executable_path=program or None, args=[*ARGUMENTS, *sandbox])
