"""axe-core finds nothing against WCAG 2.2 AA, or its own best practice, on any screen, in any theme."""

from __future__ import annotations

import pytest

from building.paths import NODE_MODULES

from .driving import THEMES, Person
from .tour import tour

AXE = NODE_MODULES / "axe-core/axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
SETTLED = """() => document.getAnimations().every(
  (one) => one.playState !== "running" || one.effect.getComputedTiming().iterations === Infinity)"""
RUN = """(rules) => axe.run(document, {runOnly: rules}).then(({violations}) =>
  violations.flatMap(({id, nodes}) => nodes.map(({target, failureSummary}) => `${id}: ${target} ${failureSummary}`)))"""


@pytest.mark.parametrize("theme", THEMES)
def test_no_screen_has_a_barrier(person: Person, theme: str) -> None:
    page = person.page
    found: list[str] = []
    for screen in tour(person.keep_settings(theme=theme)):
        page.wait_for_function(SETTLED)
        if not page.evaluate("'axe' in window"):
            page.evaluate(f"{AXE.read_text('utf-8')};0")
        found += [f"{screen}: {each}" for each in page.evaluate(RUN, RULES)]
    assert found == []
