"""Format, lint, types and examples, for Python and JavaScript."""

from __future__ import annotations

import subprocess

from building.environment import node
from building.paths import NODE_MODULES, PYTHON, ROOT, say


def check(*, fix: bool) -> int:
    """Run every check, and fail when one has failed; with `fix`, put right first what can be."""
    ruff = (str(PYTHON), "-m", "ruff")
    biome = (str(node()), str(NODE_MODULES / "@biomejs/biome/bin/biome"))
    checks: list[tuple[str, tuple[str, ...]]] = [
        ("Python format", (*ruff, "format", *(() if fix else ("--check",)), ".")),
        ("Python lint", (*ruff, "check", *(("--fix",) if fix else ()), ".")),
        ("Python types", (str(PYTHON), "-m", "mypy")),
        ("JavaScript and CSS", (*biome, "check", *(("--write",) if fix else ()), ".")),
        ("JavaScript types", (str(node()), str(NODE_MODULES / "typescript/bin/tsc"), "--project", "tsconfig.json")),
        ("Examples", (str(PYTHON), "-m", "pytest", "-q", "--doctest-modules", "-p", "no:cacheprovider", "engine")),
    ]
    failed = []
    for name, command in checks:
        say(f"\n{name}")
        if subprocess.run(command, cwd=ROOT).returncode != 0:
            failed.append(name)
    say(f"\nNot clean: {', '.join(failed)}" if failed else "\nAll clean.")
    return 1 if failed else 0
