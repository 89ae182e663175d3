"""`python3 build.py screens [FOLDER]`: pictures of every screen, at eight sizes, in a dark and in a light theme."""

from __future__ import annotations

import argparse
from pathlib import Path

from playwright.sync_api import sync_playwright

from building.paths import DIST
from building.server import Server
from tests.chrome import launch
from tests.web.driving import Person
from tests.web.tour import tour

SIZES = [
    (320, 568),
    (390, 844),
    (844, 390),
    (820, 1180),
    (1024, 768),
    (1280, 800),
    (1920, 1080),
    (2560, 1440),
]
LOADED = "() => [...document.images].every(({ complete }) => complete)"
THEMES = ["lagoon", "linen"]


def main() -> None:
    parser = argparse.ArgumentParser(prog="build.py screens", description=__doc__)
    parser.add_argument(
        "folder", nargs="?", type=Path, default=Path("screens"), help="where they go (default screens/)"
    )
    folder: Path = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    server = Server({"/": DIST}).start()
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for theme in THEMES:
            for width, height in SIZES:
                context = browser.new_context(viewport={"width": width, "height": height})
                person = Person(context.new_page(), server.address).keep_settings(theme=theme)
                for screen in tour(person):
                    person.page.wait_for_function(LOADED)
                    person.page.screenshot(
                        path=folder / f"{screen}-{width}x{height}-{theme}.png", animations="disabled"
                    )
                context.close()
                print(f"{width}×{height}, {theme}", flush=True)
        browser.close()
    server.shutdown()


if __name__ == "__main__":
    main()
