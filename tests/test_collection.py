"""The test command runs every test there is."""

from __future__ import annotations

from fnmatch import fnmatch

import pytest

from building.paths import ROOT


def test_no_folder_of_tests_is_passed_over(request: pytest.FixtureRequest) -> None:
    """pytest goes into no folder whose name it takes for a build's, unless told otherwise."""
    folders = {path.parent.relative_to(ROOT) for path in (ROOT / "tests").rglob("test_*.py")}
    passed_over = request.config.getini("norecursedirs")
    assert [
        folder for folder in folders if any(fnmatch(part, name) for part in folder.parts for name in passed_over)
    ] == []
