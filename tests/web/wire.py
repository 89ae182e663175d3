"""What passes between the page and the engine's worker, listened to from outside."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

# Notes every request, whether it was made while a decision of the person or another thought was on its way, and every
# answer. `wire.playouts`, where set, takes the place of the budget that the page gives.
TAP = """
(() => {
  const DECISIONS = ["act", "sit", "undo", "redo", "new", "load", "deal"];
  const THOUGHTS = ["step", "hint", "assess"];
  const wire = (window.wire = { asked: [], answers: [], crossed: [], playouts: null });
  const open = new Map();
  window.Worker = class extends window.Worker {
    constructor(...how) {
      super(...how);
      this.addEventListener("message", ({ data }) => {
        if (data.type === "res") {
          const { request } = open.get(data.id) ?? {};
          open.delete(data.id);
          wire.answers.push({ request, answer: JSON.parse(data.body) });
        }
      });
    }
    postMessage(message) {
      const body = JSON.parse(message.body);
      const busy = [...open.values()].map(({ request }) => request.do);
      if (THOUGHTS.includes(body.do) && busy.some((each) => [...DECISIONS, ...THOUGHTS].includes(each))) {
        wire.crossed.push([body.do, ...busy]);
      }
      if (THOUGHTS.includes(body.do) && wire.playouts !== null) {
        body.playouts = wire.playouts;
      }
      open.set(message.id, { request: body });
      wire.asked.push(body);
      super.postMessage({ ...message, body: JSON.stringify(body) });
    }
  };
})();
"""

#: More than any machine plays out while a test runs.
ENDLESS = 1_000_000


class Wire:
    """The requests and answers of a page that is opened after this."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.add_init_script(TAP)

    def asked(self, do: str) -> list[dict[str, Any]]:
        """The requests of a kind so far."""
        found: list[dict[str, Any]] = self.page.evaluate("kind => wire.asked.filter((each) => each.do === kind)", do)
        return found

    def answers(self, do: str) -> list[dict[str, Any]]:
        """The answers to requests of a kind so far."""
        answers = "kind => wire.answers.filter(({ request }) => request?.do === kind).map(({ answer }) => answer)"
        found: list[dict[str, Any]] = self.page.evaluate(answers, do)
        return found

    def think(self, playouts: int | None) -> None:
        """From now on thoughts have this budget; None: the page's own."""
        self.page.evaluate("playouts => { wire.playouts = playouts }", playouts)

    def wait_for_thought(self, do: str = "step", slices: int = 3) -> None:
        """Wait until something is being thought about: its request has been made again so many times."""
        self.page.wait_for_function(
            "([kind, slices]) => wire.answers.slice(-slices).filter(({ request, answer }) => "
            "request?.do === kind && answer.thinking).length === slices",
            arg=[do, slices],
        )

    @property
    def crossed(self) -> list[list[str]]:
        """Thoughts that were asked for while the answer to a decision, or to another thought, was still to come."""
        found: list[list[str]] = self.page.evaluate("wire.crossed")
        return found
