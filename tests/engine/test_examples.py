"""The examples in docstrings and in the README do what they show."""

import doctest
import importlib
import pkgutil

import blacklady
import pytest

from building.paths import ROOT

MODULES = [
    name
    for _, name, _ in pkgutil.walk_packages(blacklady.__path__, "blacklady.")
    if not name.endswith("__main__")  # running it is its only purpose
]


@pytest.mark.parametrize("name", ["blacklady", *MODULES])
def test_docstrings(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_readme() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted >= 5
    assert result.failed == 0
