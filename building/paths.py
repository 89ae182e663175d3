"""Where things are, and how commands are run."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ENGINE = ROOT / "engine"
WEB = ROOT / "web"
DIST = ROOT / "dist"
CACHE = ROOT / ".cache"
VENV = ROOT / ".venv"
NODE_MODULES = ROOT / "node_modules"

PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


class BuildError(Exception):
    """Something that whoever runs the build can put right; the message says how."""


def say(text: str) -> None:
    """Tell the person at the terminal what is being done."""
    print(text, file=sys.stderr, flush=True)


def run(*command: str | Path, why: str, env: dict[str, str] | None = None, timeout: float | None = None) -> str:
    """Run a command and give back what it printed; raises BuildError with its output when it fails."""
    words = [str(word) for word in command]
    try:
        done = subprocess.run(
            words,
            cwd=ROOT,
            env={**os.environ, **(env or {})},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
            timeout=timeout,
        )
    except OSError as error:
        raise BuildError(f"{why} did not work: {error}") from error
    except subprocess.TimeoutExpired as error:
        raise BuildError(f"{why} did not end within {timeout:.0f} seconds.") from error
    if done.returncode != 0:
        tail = "\n".join(done.stdout.strip().splitlines()[-25:])
        raise BuildError(f"{why} did not work. The command was\n    {' '.join(words[:6])}\nand it said\n{tail}")
    return done.stdout
