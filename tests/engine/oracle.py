"""Recorded games of an independent engine, and where they lie.

The full set is in the folder that the environment variable `BLACKLADY_ORACLE` names or in `shared/oracle` beside the
repository; a sample of it in `tests/data/oracle`.
"""

import gzip
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
SAMPLE = ROOT / "tests" / "data" / "oracle"
FULL = Path(os.environ.get("BLACKLADY_ORACLE") or ROOT.parent / "shared" / "oracle")

Game = dict[str, Any]


def folder(name: str) -> Path:
    """Where these games are: in full if they can be had, else in the sample."""
    return FULL if (FULL / name).exists() else SAMPLE


def games(place: Path, name: str) -> Iterator[Game]:
    """The games of a file, one after the other."""
    with gzip.open(place / name, "rt", encoding="utf-8") as lines:
        yield from map(json.loads, lines)
