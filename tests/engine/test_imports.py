"""Which way imports point, and what the engine keeps its hands off."""

import ast
from collections.abc import Iterator
from pathlib import Path

import blacklady
import pytest

PACKAGE = Path(blacklady.__file__).parent

#: From the top down; a module imports from its own layer (not in a circle, which Python would refuse) or a lower one.
LAYERS = [
    {"cli", "__main__"},
    {"bridge", "__init__"},
    {"catalog", "hints", "adapting"},
    {"table"},
    {"bots", "saves"},
    {"games"},
    {"tricks", "passing"},
    {"rules"},
    {"views", "wire"},
    {"actions"},
    {"errors"},
    {"texts"},
    {"cards", "rng", "_version"},
]
HEIGHT = {name: len(LAYERS) - n for n, layer in enumerate(LAYERS) for name in layer}

#: What tells the time, reaches out, starts something, or is different in every run.
FORBIDDEN = {
    "asyncio", "datetime", "glob", "http", "io", "js", "logging", "multiprocessing", "os", "pathlib", "pickle", "pyodide",
    "requests", "secrets", "shutil", "socket", "sqlite3", "subprocess", "sys", "tempfile", "threading", "time", "urllib", "uuid",
}  # fmt: skip
PLACES = {"open", "print", "input", "eval", "exec", "breakpoint", "__import__", "hash", "id"}

SOURCES = sorted(PACKAGE.rglob("*.py"))
BELOW_CLI = [path for path in SOURCES if path.relative_to(PACKAGE).parts[0] not in ("cli.py", "cli", "__main__.py")]


def layer(path: Path) -> str:
    """The first part of a module's name below the package."""
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def imported(path: Path) -> Iterator[tuple[str, bool]]:
    """What a module imports: a name at the package's top, or (False) a module from outside."""
    package = path.relative_to(PACKAGE).parent.parts
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((alias.name.split(".")[0], False) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield (node.module or "").split(".")[0], False
        elif isinstance(node, ast.ImportFrom):
            base = [*package[: len(package) - node.level + 1], *(node.module.split(".") if node.module else [])]
            yield from ([(base[0], True)] if base else [(alias.name, True) for alias in node.names])


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_point_down(path: Path) -> None:
    for name, inside in imported(path):
        assert name != "blacklady", "inside the package, imports are relative"
        if inside:
            assert HEIGHT[name] <= HEIGHT[layer(path)], f"{layer(path)} must not import {name}"


def test_a_game_knows_no_other_game() -> None:
    """A game is a package or one module; neither imports from beside itself."""
    for path in PACKAGE.glob("games/**/*.py"):
        depth = len(path.relative_to(PACKAGE / "games").parts)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.level == depth and path != PACKAGE / "games" / "__init__.py":
                raise AssertionError(f"{path.relative_to(PACKAGE)} imports from beside itself")


@pytest.mark.parametrize("path", BELOW_CLI, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_nothing_below_the_command_line_tells_the_time_or_reaches_out(path: Path) -> None:
    assert not {name for name, inside in imported(path) if not inside} & FORBIDDEN
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in PLACES, f"line {node.lineno}"


def test_only_the_generator_uses_python_s_random_and_only_seeded() -> None:
    users = [layer(path) for path in SOURCES if ("random", False) in imported(path)]
    assert users == ["rng"]


def undocumented(body: list[ast.stmt]) -> Iterator[str]:
    """Public classes, functions and methods that don't say what they are."""
    for node in body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and not node.name.startswith("_"):
            if not ast.get_docstring(node):
                yield node.name
            if isinstance(node, ast.ClassDef):
                yield from undocumented(node.body)


def test_every_module_says_what_it_is_and_every_public_name_too() -> None:
    for path in SOURCES:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        assert ast.get_docstring(tree), path
        assert not list(undocumented(tree.body)), path


def test_files_stay_small() -> None:
    for path in SOURCES:
        lines = len(path.read_text(encoding="utf-8").splitlines())
        assert lines < 300, f"{path.relative_to(PACKAGE)} has {lines} lines"
