"""Pyodide without what only native packages use; that it still runs is for tests/pyodide and tests/web to see."""

from __future__ import annotations

from pathlib import Path

import pytest

from building.paths import NODE_MODULES, BuildError
from building.thin_pyodide import encoded, number, thin

PYODIDE = NODE_MODULES / "pyodide"


def test_most_exports_go(dist: Path) -> None:
    for name, share in (("pyodide.asm.mjs", 0.7), ("pyodide.asm.wasm", 0.98)):
        assert (dist / "py" / name).stat().st_size < share * (PYODIDE / name).stat().st_size


def test_another_pyodide_is_refused() -> None:
    script = (PYODIDE / "pyodide.asm.mjs").read_text("utf-8")
    with pytest.raises(BuildError, match="in another way"):
        thin(script.replace("wasmTable,wasmMemory;function", "wasmTable;var wasmMemory;function"), b"", "")
    with pytest.raises(BuildError, match="other functions"):
        thin(script, b"\0asm\1\0\0\0" + b"\7\1\0", "")


@pytest.mark.parametrize("value", [0, 127, 128, 624_485, 2**32 - 1])
def test_numbers_survive(value: int) -> None:
    data = encoded(value)
    assert number(b"?" + data + b"?", 1) == (value, 1 + len(data))
