#!/usr/bin/env python3
"""Black Lady's one build entry: `python3 build.py play` or `test`; `build`, `check`, `bench` and `screens` besides.

Needs Python 3.11 or newer and the network the first time; sets up all else by itself, inside this folder.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import subprocess
import sys
import webbrowser

if sys.version_info < (3, 11):
    sys.exit("Black Lady needs Python 3.11 or newer; this is Python %d.%d." % sys.version_info[:2])

from building import browsers, chromium, environment, quality, server, site
from building.paths import DIST, PYTHON, ROOT, BuildError, say

PORT = 8613


def play(port: int, *, show: bool) -> int:
    """Build the game, serve it on this machine and open it in the browser."""
    site.build()
    try:
        served = server.Server({"/": DIST}, server.open_port(port))
    except OSError as error:
        raise BuildError(f"Nothing can be served on port {port}: {error}") from error
    print(
        f"\nYour cards are on the table: {served.address}\nPress Ctrl+C here when you have played enough.", flush=True
    )
    if show:
        open_page(served.address)
    try:
        served.serve_forever()
    except KeyboardInterrupt:
        print("\nGood game. See you soon.")
    return 0


def open_page(address: str) -> None:
    """Open a browser, where there is a display to show one."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return
    with contextlib.suppress(webbrowser.Error):
        webbrowser.open(address)


def test(arguments: list[str]) -> int:
    """Set up, build, and run every test; what is given besides goes to pytest."""
    environment.prepare_python("dev")
    site.build()
    browser = chromium.find()
    browsers.fetch()
    say(f"Testing with {browser} …")
    env = {**os.environ, chromium.VARIABLE: str(browser)}
    spread = [] if any(word.startswith("-n") for word in arguments) else ["-n", "auto"]
    return subprocess.run([str(PYTHON), "-m", "pytest", *spread, *arguments], cwd=ROOT, env=env).returncode


def build() -> int:
    """Make dist/, which any static host can serve."""
    folder = site.build()
    say(f"The site is in {folder.relative_to(ROOT)}/.")
    return 0


def check(*, fix: bool) -> int:
    """Format, lint, types and examples."""
    environment.prepare_python("dev")
    environment.prepare_node()
    return quality.check(fix=fix)


def bench(arguments: list[str]) -> int:
    """Measure the boot, the bytes of a first visit, and the bots' time, in Chromium."""
    return at_the_page("tests.bench", arguments)


def screens(arguments: list[str]) -> int:
    """Take pictures of every screen, at eight sizes, in a dark and in a light theme."""
    return at_the_page("tests.screens", arguments)


def at_the_page(module: str, arguments: list[str]) -> int:
    """Run a module of the tests that opens the built page in a browser."""
    environment.prepare_python("dev")
    site.build()
    env = {**os.environ, chromium.VARIABLE: str(chromium.find()), "PYTHONPATH": str(ROOT / "engine")}
    return subprocess.run([str(PYTHON), "-m", module, *arguments], cwd=ROOT, env=env).returncode


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="build.py", description=__doc__, allow_abbrev=False)
    verbs = parser.add_subparsers(dest="verb", required=True, metavar="VERB")
    player = verbs.add_parser("play", help=play.__doc__)
    player.add_argument("--port", type=int, default=PORT, help=f"port to serve on (default {PORT}, or any free one)")
    player.add_argument("--no-open", action="store_true", help="do not open a browser")
    verbs.add_parser("test", help=test.__doc__, add_help=False)
    verbs.add_parser("build", help=build.__doc__)
    verbs.add_parser("check", help=check.__doc__).add_argument("--fix", action="store_true", help="format first")
    verbs.add_parser("bench", help=bench.__doc__, add_help=False)
    verbs.add_parser("screens", help=screens.__doc__, add_help=False)
    given, rest = parser.parse_known_args(words)
    if rest and given.verb not in {"test", "bench", "screens"}:
        parser.error(f"not understood: {' '.join(rest)}")
    if given.verb == "play":
        return play(given.port, show=not given.no_open)
    if given.verb == "test":
        return test(rest)
    if given.verb == "check":
        return check(fix=given.fix)
    if given.verb == "screens":
        return screens(rest)
    return bench(rest) if given.verb == "bench" else build()


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except BuildError as problem:
        sys.exit(f"\n{problem}")
    except KeyboardInterrupt:
        sys.exit(130)
