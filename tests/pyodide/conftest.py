"""Python as the site ships it, run in Node."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from building import site
from building.environment import node
from building.paths import ROOT


@pytest.fixture(scope="session")
def shipped(dist: Path) -> Iterator[Callable[[str], Any]]:
    """Runs Python code with the standard library and the engine of dist/; gives the value of its last expression."""
    script = ROOT / "tests/pyodide/shipped.mjs"
    command = [str(node()), str(script), str(dist / "py"), json.dumps(site.lock_file(dist / "py"))]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None

        def answer() -> Any:
            line = json.loads(process.stdout.readline())
            assert "error" not in line, line["error"]
            return line.get("value")

        def run(code: str) -> Any:
            process.stdin.write(json.dumps(code) + "\n")
            process.stdin.flush()
            return answer()

        assert answer() == "ready"
        yield run
        process.stdin.close()
        process.wait(30)
