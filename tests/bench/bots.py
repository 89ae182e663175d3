"""How long a bot's decision takes in the built worker: from the page's request to the answer with the new snapshot."""

from __future__ import annotations

import statistics
from dataclasses import dataclass
from typing import Any

from tests.bench.boot import Mounts
from tests.chrome import launch

PLAY = """
async ([base, game, bot, deals]) => {
  const { createEngine } = await import("/source/engine-client.mjs");
  const { createBudget } = await import("/source/budget.mjs");
  const engine = createEngine({ base, onFatal: (failure) => { throw new Error(failure.reason); } });
  const seats = ["South", "West", "North", "East"].map((name) => ({ name, picture: "", bot }));
  const playouts = await createBudget(engine, false)(game);
  let shown = await engine.request({ do: "new", game, seats, seed: "bench" });
  const times = [];
  for (let played = 0; played < deals; ) {
    if (shown.table.waiting !== "bot") {
      played += 1;
      const over = shown.table.waiting === "over";
      shown = await engine.request(over ? { do: "new", game, seats, seed: `bench ${played}` } : { do: "deal" });
      continue;
    }
    const began = performance.now();
    shown = await engine.request({ do: "step", playouts });
    times.push(performance.now() - began);
  }
  return { times, playouts };
}
"""


@dataclass
class Answers:
    """Milliseconds a decision, and the playouts that it may take on this machine, as the page measures them."""

    decisions: int
    median: float
    most: float
    slowest: float
    playouts: int


def measure(playwright: Any, game: str, bot: str, deals: int) -> Answers:
    """Bots of one kind in all seats."""
    mounts = Mounts()
    browser = launch(playwright)
    page = browser.new_page()
    page.goto(f"{mounts.server.address}blank/")
    answer = page.evaluate(PLAY, [f"{mounts.server.address}site/", game, bot, deals])
    browser.close()
    mounts.server.shutdown()
    times = sorted(answer["times"])
    return Answers(len(times), statistics.median(times), times[len(times) * 95 // 100], times[-1], answer["playouts"])
