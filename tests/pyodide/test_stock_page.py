"""The wheel of the built site installs from any page that runs Pyodide."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import quote

from playwright.sync_api import Page

from tests.conftest import Site


def test_micropip_installs_the_wheel_in_a_stock_page(dist: Path, site: Site, page: Page) -> None:
    page.goto(f"{site.origin}/stock/")
    page.wait_for_selector("[data-state=ready]", state="attached")
    wheels = {path.name.split("-")[0]: f"{site.url}py/{quote(path.name)}" for path in (dist / "py").glob("*.whl")}
    answer = page.evaluate(
        "code => window.python(code)",
        f"""
import pyodide_js
await pyodide_js.loadPackage({wheels["micropip"]!r})
import micropip
await micropip.install({wheels["blacklady"]!r})
import importlib, json, pkgutil
import blacklady
from blacklady.bridge import handle
names = [module.name for module in pkgutil.walk_packages(blacklady.__path__, "blacklady.")]
for name in names:
    if not name.endswith("__main__"):
        importlib.import_module(name)
assert json.loads(handle('{{"do":"catalog"}}'))["ok"]
blacklady.__version__
""",
    )
    assert answer == (dist / "py").glob("blacklady-*.whl").__next__().name.split("-")[1]
