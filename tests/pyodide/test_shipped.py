"""The engine in the Pyodide that the site ships plays as it does here."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from blacklady import GAMES

from building.slim_stdlib import walk
from tests.conftest import Site

Run = Callable[[str], Any]


def play(game: str, seed: str, bot: str) -> str:
    """The save text of a match played by four bots to its end, or for ten deals: bids at random lead to no end."""
    from blacklady import Seat, Table

    table = Table(game, [Seat(f"Bot {seat}", "", bot) for seat in range(4)], seed)
    while table.waiting != "over" and len(table.sheet) < 10:
        if table.waiting == "deal":
            table.deal()
        else:
            table.step()
    return table.save()


def test_the_engine_is_imported_already(shipped: Run) -> None:
    """Every module of it but the terminal's, without a file to import it from."""
    loaded = shipped('import sys; " ".join(name for name in sys.modules if name.split(".")[0] == "blacklady")')
    assert set(loaded.split()) == set(walk("blacklady"))
    assert not shipped("import os; os.listdir('/lib').count('engine.zip')")


def test_chance_is_not_the_same_for_everybody(shipped: Run) -> None:
    """The image's own seed is known to all; whoever starts from it has to ask for another, and can."""
    assert shipped("import random; state = random.getstate(); random.seed(0); random.getstate() == state")
    assert not shipped("random.seed(); random.getstate() == state")


def test_errors_name_their_lines(shipped: Run) -> None:
    """Compiled without columns, to be small; not without lines."""
    told = shipped("""
import traceback
from blacklady.bridge import Bridge
try:
    Bridge.handle(None, 1)
except Exception:
    told = traceback.format_exc()
told
""")
    assert re.search(r'bridge\.py", line \d+, in handle', told), told


def test_a_wheel_of_the_player_can_be_installed(dist: Path, site: Site, shipped: Run) -> None:
    """micropip finds what it needs in the thinned-out standard library, once that is there."""
    wheel = next((dist / "py").glob("blacklady-*.whl")).name
    listed = shipped(f"""
import importlib
import library
import pyodide_js
library.add()
importlib.invalidate_caches()
await pyodide_js.loadPackage("micropip")
import micropip
await micropip.install({site.url + "py/" + wheel!r})
" ".join(sorted(micropip.list()))
""")
    assert listed == "blacklady micropip"


def test_nothing_is_compiled_on_the_page(shipped: Run) -> None:
    """What the library adds comes compiled, too."""
    sources = shipped("""
import importlib
import sys
import library
library.add()
importlib.invalidate_caches()
import statistics, decimal, csv
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
