"""What `build.py` starts besides the tests finds all that it needs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from building.paths import ROOT


@pytest.mark.parametrize("verb", ["bench", "screens"])
def test_a_verb_starts(dist: Path, verb: str) -> None:
    """Not the measuring itself, nor the pictures: its own help."""
    ran = subprocess.run([sys.executable, "build.py", verb, "--help"], cwd=ROOT, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    assert f"usage: build.py {verb}" in ran.stdout
