"""The built site is what any host can serve under any path, and the same to the byte every time."""

from __future__ import annotations

import gzip
import hashlib
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from building import paths, site
from building.environment import node

# In our own files and in what is built: no address of a registry, no path of the machine that built.
HOSTS = re.compile(rb"registry\.npmjs|pypi\.org|pythonhosted|deb\.debian|jsdelivr|unpkg\.com|cdnjs", re.IGNORECASE)
# Where Pyodide itself was built, which it tells in its configuration.
PYODIDES_OWN = b"/root/repo"
FIRST_VISIT = 6_000_000
UNPACK = """
import { readFileSync, writeSync } from "node:fs";
import { decompress } from "fzstd";
const data = decompress(readFileSync(process.argv[1]));
for (let at = 0; at < data.length; ) at += writeSync(1, data, at);
"""


def hashes(folder: Path) -> dict[str, str]:
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


def test_a_build_elsewhere_is_the_same(dist: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "another place"
    for path in [*site.sources(), *paths.ROOT.glob("package*.json"), *paths.ROOT.glob("requirements-*.txt")]:
        target = elsewhere / path.relative_to(paths.ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
    shutil.copyfile(paths.ROOT / "build.py", elsewhere / "build.py")
    (elsewhere / ".cache").mkdir()
    for name in ("node_modules", ".venv", ".cache/wheels"):
        (elsewhere / name).symlink_to(paths.ROOT / name)
    subprocess.run([sys.executable, "build.py", "build"], cwd=elsewhere, check=True)
    assert hashes(elsewhere / "dist") == hashes(dist)


def test_index_names_only_relative_addresses(dist: Path) -> None:
    html = (dist / "index.html").read_text(encoding="utf-8")
    addresses = re.findall(r'(?:src|href)="([^"]*)"', html)
    assert addresses
    for address in addresses:
        assert not re.match(r"/|[a-z]+:", address), address
        assert (dist / address).is_file(), address


def test_style_sheets_name_only_what_is_there(dist: Path) -> None:
    for sheet in dist.rglob("*.css"):
        for address in re.findall(r"url\(\s*[\"']?([^\"')]+)", sheet.read_text(encoding="utf-8")):
            if not address.startswith(("data:", "#")):
                assert (sheet.parent / address.split("#")[0]).is_file(), address


def test_no_host_and_no_path_of_this_machine_gets_out(dist: Path) -> None:
    machine = [str(paths.ROOT).encode(), str(Path.home()).encode() + b"/"]
    for path in dist.rglob("*"):
        if path.is_file():
            for name, data in contents(path):
                assert not HOSTS.search(data), name
                assert not any(place in data.replace(PYODIDES_OWN, b"") for place in machine), name


def contents(path: Path) -> list[tuple[str, bytes]]:
    """The bytes of a file, and of what a packed file of our own making holds."""
    if path.suffix == ".zst":
        done = subprocess.run([node(), "--input-type=module", "-e", UNPACK, path], capture_output=True, check=True)
        return [(path.name, done.stdout)]
    if path.suffix == ".zip":
        with zipfile.ZipFile(path) as archive:
            return [(f"{path.name}/{name}", archive.read(name)) for name in archive.namelist()]
    if path.name.startswith(("blacklady", "index", "main", "worker")) or path.suffix in {".css", ".svg"}:
        return [(path.name, path.read_bytes())]
    return []


def test_the_page_has_a_strict_policy(dist: Path) -> None:
    html = (dist / "index.html").read_text(encoding="utf-8")
    policy = re.search(r'http-equiv="Content-Security-Policy"\s+content="([^"]+)"', html)
    assert policy is not None
    assert "unsafe-inline" not in policy[1]
    assert "'unsafe-eval'" not in policy[1]
    assert "http" not in policy[1]


def test_a_first_visit_is_small(dist: Path) -> None:
    """An upper bound: everything but the wheels and the library for them, which a game doesn't need, and one language."""
    files = [path for path in dist.rglob("*") if path.is_file() and path.suffix not in {".whl", ".zip"}]
    bytes_of = {path: len(gzip.compress(path.read_bytes(), 9)) for path in files}
    languages = [bytes_of.pop(path) for path in files if path.parent.name == "messages"]
    sent = sum(bytes_of.values()) + max(languages)
    assert sent < FIRST_VISIT, f"{sent:,} bytes"
