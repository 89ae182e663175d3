"""The engine in the Pyodide that the site ships plays as it does here."""

from __future__ import annotations

import inspect
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from blacklady import GAMES

from tests.conftest import Site

Run = Callable[[str], Any]


def play(game: str, seed: str, bot: str) -> str:
    """The save text of a match played by four bots to its end."""
    from blacklady import Seat, Table

    table = Table(game, [Seat(f"Bot {seat}", "", bot) for seat in range(4)], seed)
    while table.waiting != "over":
        if table.waiting == "deal":
            table.deal()
        else:
            table.step()
    return table.save()


def test_every_module_imports(dist: Path, shipped: Run) -> None:
    with zipfile.ZipFile(dist / "py/engine.zip") as archive:
        paths = [name for name in archive.namelist() if name.endswith(".pyc")]
    modules = [path.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".") for path in paths]
    assert "blacklady.bridge" in modules
    shipped("import importlib")
    for module in modules:
        shipped(f"importlib.import_module({module!r}).__name__")


def test_nothing_is_compiled_on_the_page(shipped: Run) -> None:
    """Neither the engine nor what it needs of the standard library comes as source."""
    sources = shipped("""
import sys
import blacklady.bridge
zipped = [module for module in sys.modules.values() if type(module.__loader__).__name__ == "zipimporter"]
assert len(zipped) > 50
" ".join(module.__file__ for module in zipped if not module.__file__.endswith(".pyc"))
""")
    assert sources == ""


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("bot", ["random", "thumb"])
def test_a_seed_gives_the_same_game(shipped: Run, game: str, bot: str) -> None:
    shipped(inspect.getsource(play))
    for seed in ("tea", "Ünïcödé ♥"):
        assert shipped(f"play({game!r}, {seed!r}, {bot!r})") == play(game, seed, bot)


def test_micropip_is_part_of_the_site(dist: Path, site: Site, shipped: Run) -> None:
    """It installs, with the thinned-out standard library, a wheel that a player gives it."""
    wheel = next((dist / "py").glob("blacklady-*.whl")).name
    listed = shipped(f"""
import pyodide_js
await pyodide_js.loadPackage("micropip")
import micropip
await micropip.install({site.url + "py/" + wheel!r})
" ".join(sorted(micropip.list()))
""")
    assert listed == "blacklady micropip"
