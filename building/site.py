"""Assembles dist/: exactly what a host serves, the same to the byte for the same sources."""

from __future__ import annotations

import contextlib
import hashlib
import json
import re
import shutil
import time
from collections.abc import Iterator
from pathlib import Path

from building import wheel
from building.environment import digest, node, page_wheels, prepare_node
from building.paths import CACHE, DIST, NODE_MODULES, ROOT, WEB, run, say
from building.thin_pyodide import thin

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

PYODIDE = NODE_MODULES / "pyodide"
#: What Pyodide's WebAssembly uses beyond the first version, and no more: an encoding that browsers don't know would be no use.
WASM_FEATURES = (
    *("bulk-memory", "bulk-memory-opt", "exception-handling", "multivalue", "mutable-globals"),
    *("nontrapping-float-to-int", "reference-types", "sign-ext"),
)
# What the worker loads, beside itself.
WORKER_PARTS = ("pyodide.asm.mjs", "pyodide.asm.wasm", "python.img.zst")
WORKER = "web/worker.mjs"
TEXTS = ("LICENSE", "NOTICES.md")
# Sources that are bundled, and therefore don't go out as they are.
SOURCES = {".mjs", ".js", ".ts", ".css", ".md"}
# The words that the bundle has inside.
BUNDLED = WEB / "messages/en.json"
# Folders of programs that draw the assets.
NOT_SERVED = {"make", "__pycache__"}


def sources() -> list[Path]:
    """Every file that dist/ is made from."""
    folders = ("engine/blacklady", "web", "building")
    files = [path for folder in folders for path in (ROOT / folder).rglob("*") if path.is_file()]
    files = [path for path in files if "__pycache__" not in path.parts]
    named = (
        "index.html",
        "engine/pyproject.toml",
        "package-lock.json",
        "requirements-page.txt",
        "requirements-build.txt",
    )
    files += [path for path in (ROOT / name for name in (*named, *TEXTS)) if path.exists()]
    return sorted(files)


def build(target: Path = DIST) -> Path:
    """Build the site, unless it stands there already for these very sources."""
    prepare_node()
    with only_one():
        mark = digest(sources())
        stamp = CACHE / "dist.stamp"
        if target == DIST and DIST.is_dir() and stamp.is_file() and stamp.read_text() == mark:
            return target
        say("Building the site …")
        began = time.monotonic()
        stamp.unlink(missing_ok=True)
        fresh = CACHE / "dist.new"
        shutil.rmtree(fresh, ignore_errors=True)
        assemble(fresh)
        shutil.rmtree(target, ignore_errors=True)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.move(fresh, target)
        if target == DIST:
            stamp.write_text(mark)
        say(f"Built in {time.monotonic() - began:.1f} s.")
    return target


@contextlib.contextmanager
def only_one() -> Iterator[None]:
    """Wait until no other process builds here."""
    CACHE.mkdir(exist_ok=True)
    with (CACHE / "build.lock").open("w") as lock:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX)  # given back by the system even when the process is killed
        yield


def assemble(folder: Path) -> None:
    python_parts(folder / "py")
    copy_page(folder)
    bundle(folder)
    notices(folder)
    for path in folder.rglob("*"):
        path.chmod(0o755 if path.is_dir() else 0o644)


def python_parts(folder: Path) -> None:
    """The interpreter and what its memory holds when it has started; its library and the wheels, for who wants more."""
    folder.mkdir(parents=True)
    glue, module, loader = (PYODIDE / name for name in ("pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide.mjs"))
    thinner, wasm = thin(glue.read_text("utf-8"), module.read_bytes(), loader.read_text("utf-8"))
    (folder / glue.name).write_text(thinner, "utf-8")
    (folder / module.name).write_bytes(wasm)
    strip(folder / module.name)
    engine = wheel.build(folder)
    for path in page_wheels():
        shutil.copyfile(path, folder / path.name)
    micropip = next(folder.glob("micropip-*.whl"))
    library, compiled = folder / "stdlib.zip", CACHE / "engine.zip"
    script = ROOT / "building/compile_python.mjs"
    run(node(), script, library, compiled, engine, micropip, why="Compiling Python's standard library with Pyodide")
    run(node(), ROOT / "building/memory_image.mjs", folder, compiled, why="Making the memory image")


def strip(module: Path) -> None:
    """Take off what nothing reaches any more since the exports are gone; no more than that, for it takes seconds."""
    tool = NODE_MODULES / "binaryen/bin/wasm-opt"
    features = (f"--enable-{feature}" for feature in WASM_FEATURES)
    passes = ("--remove-unused-module-elements", "--strip-producers")
    run(node(), tool, module, *features, *passes, "-o", module, why="Taking unused code off Pyodide")


def copy_page(folder: Path) -> None:
    """The page itself, and all that lies beside it and isn't bundled."""
    shutil.copyfile(ROOT / "index.html", folder / "index.html")
    for path in sorted(WEB.rglob("*")):
        if (
            path.is_file()
            and path.suffix not in SOURCES
            and path != BUNDLED
            and not NOT_SERVED.intersection(path.parts)
        ):
            target = folder / path.relative_to(ROOT)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)


def entries(html: str) -> list[str]:
    """Relative addresses of the scripts and style sheets that a page names."""
    scripts = re.findall(r'<script\b[^>]*\bsrc="([^"]+)"', html)
    styles = re.findall(r'<link\b[^>]*\brel="stylesheet"[^>]*\bhref="([^"]+)"', html)
    return [address.removeprefix("./") for address in [*scripts, *styles]]


def bundle(folder: Path) -> None:
    html = (ROOT / "index.html").read_text(encoding="utf-8")
    arguments = {
        "outdir": str(folder),
        "entries": [*entries(html), WORKER],
        "constants": {"PARTS": parts(folder / "py"), "LOCK_FILE": lock_file(folder / "py")},
    }
    run(node(), ROOT / "building/bundle.mjs", json.dumps(arguments), why="Bundling the page")


def parts(folder: Path) -> dict[str, dict[str, object]]:
    """Size and mark of each part that the worker loads."""
    contents = {name: (folder / name).read_bytes() for name in WORKER_PARTS}
    return {name: {"bytes": len(data), "mark": hashlib.sha256(data).hexdigest()[:8]} for name, data in contents.items()}


def lock_file(folder: Path) -> dict[str, object]:
    """What Pyodide's package loader may load: micropip alone, from beside it."""
    stock = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    path = next(folder.glob("micropip-*.whl"))
    package = stock["packages"]["micropip"] | {
        "file_name": path.name,
        "version": path.name.split("-")[1],
        "sha256": hashlib.sha256(path.read_bytes()).hexdigest(),
    }
    return {"info": stock["info"], "packages": {"micropip": package}}


def notices(folder: Path) -> None:
    for name in TEXTS:
        if (ROOT / name).exists():
            shutil.copyfile(ROOT / name, folder / name)
