"""Firefox and WebKit as the tests start them, or the reason why they can't."""

from __future__ import annotations

import contextlib
import os
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from selenium.common.exceptions import WebDriverException
from selenium.webdriver import Firefox, FirefoxOptions, WebKitGTK, WebKitGTKOptions
from selenium.webdriver.firefox.service import Service as FirefoxService
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.webkitgtk.service import Service as WebKitService
from urllib3.exceptions import HTTPError

from building import browsers

SIZE = (1280, 800)
# Nothing of the browser's own may call out.
QUIET = {
    "app.normandy.enabled": False,
    "app.update.auto": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "messaging-system.rsexperimentloader.enabled": False,
    "network.captive-portal-service.enabled": False,
}


@contextlib.contextmanager
def firefox(logs: Path) -> Iterator[WebDriver]:
    """A Firefox without a window and with nothing stored."""
    program, driver = browsers.firefox(), browsers.geckodriver()
    if program is None:
        pytest.skip("Firefox is not installed: apt-get install firefox-esr")
    if driver is None:
        pytest.skip("No geckodriver for this kind of machine; one on the search path will be used")
    options = FirefoxOptions()
    options.binary_location = str(program)
    options.add_argument("-headless")
    for name, value in QUIET.items():
        options.set_preference(name, value)
    service = FirefoxService(str(driver), log_output=str(logs / "geckodriver.log"))
    with started("Firefox", lambda: Firefox(options=options, service=service)) as browser:
        yield browser


@contextlib.contextmanager
def webkit(logs: Path) -> Iterator[WebDriver]:
    """WebKit in its own small browser, with nothing stored, on a display of its own."""
    program, driver = browsers.minibrowser(), browsers.program(browsers.WEBKIT_DRIVER)
    if program is None or driver is None:
        pytest.skip("WebKit is not installed: apt-get install webkit2gtk-driver xvfb")
    options = WebKitGTKOptions()
    options.binary_location = str(program)
    options.add_argument("--automation")
    with display() as name:
        env = {**os.environ, "DISPLAY": name, "GDK_BACKEND": "x11"}
        if hasattr(os, "geteuid") and os.geteuid() == 0:
            env["WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS"] = "1"
        service = WebKitService(str(driver), log_output=str(logs / "webkit.log"), env=env)
        with started("WebKit", lambda: WebKitGTK(options=options, service=service)) as browser:
            yield browser


@contextlib.contextmanager
def display() -> Iterator[str]:
    """A display without a screen, which a test has for itself; its name."""
    program = browsers.program(browsers.DISPLAY)
    if program is None:
        pytest.skip("WebKit needs a display, and Xvfb is not installed: apt-get install xvfb")
    screen = f"{SIZE[0]}x{SIZE[1]}x24"
    command = [str(program), "-displayfd", "1", "-screen", "0", screen, "-nolisten", "tcp"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        try:
            assert server.stdout is not None
            number = server.stdout.readline().strip()
            if not number:
                pytest.skip("WebKit needs a display, and Xvfb does not start")
            yield f":{number}"
        finally:
            server.terminate()


@contextlib.contextmanager
def started(title: str, start: Callable[[], WebDriver]) -> Iterator[WebDriver]:
    """A browser that is closed in the end. One that doesn't even start tells nothing of the page."""
    try:
        browser = start()
    except (WebDriverException, HTTPError) as problem:
        pytest.skip(f"{title} is there, but does not start: {problem}")
    try:
        browser.set_window_rect(0, 0, *SIZE)
        yield browser
    finally:
        browser.quit()


STARTERS = {"Firefox": firefox, "WebKit": webkit}
