"""Builds the engine's wheel, the same to the byte wherever it is built."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from building.environment import prepare_python
from building.paths import ENGINE, PYTHON, ROOT, run

# The first moment that a zip file can name.
EPOCH = "315532800"

BACKEND = """
import os, sys
from flit_core.buildapi import build_wheel
os.chdir(sys.argv[1])
print(build_wheel(sys.argv[2]))
"""


def build(folder: Path) -> Path:
    """Build the wheel into a folder, from a copy that has the licence beside it."""
    prepare_python("build")
    with tempfile.TemporaryDirectory() as name:
        copy = Path(name)
        shutil.copy(ENGINE / "pyproject.toml", copy)
        if (ROOT / "LICENSE").exists():
            shutil.copy(ROOT / "LICENSE", copy)
        shutil.copytree(ENGINE / "blacklady", copy / "blacklady", ignore=shutil.ignore_patterns("__pycache__"))
        env = {"SOURCE_DATE_EPOCH": EPOCH}
        printed = run(PYTHON, "-c", BACKEND, copy, folder, why="Building the engine's wheel", env=env)
    return folder / printed.strip().splitlines()[-1]
