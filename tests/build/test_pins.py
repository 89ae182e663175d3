"""Everything that is fetched is pinned by hash, and nothing tracked names where it is fetched from."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

from building.paths import ROOT
from tests.build.test_site import HOSTS

REQUIREMENTS = sorted(ROOT.glob("requirements-*.txt"))


def tracked() -> list[Path]:
    done = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True)
    return [ROOT / name for name in done.stdout.decode().split("\0") if name and (ROOT / name).is_file()]


@pytest.mark.parametrize("path", REQUIREMENTS, ids=lambda path: path.name)
def test_python_packages_are_pinned_by_hash(path: Path) -> None:
    lines = path.read_text().replace("\\\n", " ").splitlines()
    assert lines
    for line in lines:
        assert re.match(r"[\w.-]+==[\w.]+( ; [^-]+)?(\s+--hash=sha256:[0-9a-f]{64})+\s*$", line), line


def test_npm_packages_are_pinned_by_hash() -> None:
    packages = json.loads((ROOT / "package-lock.json").read_text())["packages"]
    own = packages.pop("")
    for version in {**own["dependencies"], **own["devDependencies"]}.values():
        assert re.fullmatch(r"\d+\.\d+\.\d+", version)
    for name, package in packages.items():
        assert package["integrity"].startswith("sha512-"), name
        assert "resolved" not in package, name


def test_nothing_tracked_names_a_registry_or_a_machine() -> None:
    places = re.compile(rb"/(?:home|root|Users)/|(?<![\w.{])/(?:tmp|work)/")
    for path in tracked():
        # The first is Pyodide's own home directory inside the page.
        data = path.read_bytes().replace(b"/home/pyodide", b"")
        if path.name in {"test_site.py", "test_pins.py"}:
            continue
        assert not HOSTS.search(data), path
        assert not places.search(data), path
