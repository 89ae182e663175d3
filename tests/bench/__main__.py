"""`python3 build.py bench [--runs N] [--deals N]`: the figures of the built page, and whether they keep the limits."""

from __future__ import annotations

import argparse
import sys

from playwright.sync_api import sync_playwright

from tests.bench import boot, bots, smooth

RATIO = 0.45
BYTES = 6_000_000
#: Milliseconds of a decision, median and 95th percentile.
LIMITS = {"thumb": (15.0, 50.0), "master": (250.0, 500.0)}
#: Milliseconds until what the person wants stands on the table, while an opponent thinks; and from a click to the next paint.
HEARD = 100.0
#: Frames in a row that may be late.
DROPPED = 3


def main() -> int:
    parser = argparse.ArgumentParser(prog="build.py bench", description=__doc__)
    parser.add_argument("--runs", type=int, default=9, help="visits to each page (default 9)")
    parser.add_argument("--deals", type=int, default=20, help="deals that bots play (default 20)")
    given = parser.parse_args()
    with sync_playwright() as playwright:
        started = boot.measure(playwright, given.runs)
        decided = {
            (bot, game): bots.measure(
                playwright, game, bot, given.deals if bot == "thumb" else max(1, given.deals // 5)
            )
            for bot in LIMITS
            for game in ("hearts", "spades")
        }
        page = smooth.measure(playwright, max(1, given.deals // 5))
    print(f"first card to choose  {started.page:7.0f} ms")
    print(f"stock loadPyodide()   {started.stock:7.0f} ms")
    print(f"ratio                 {started.ratio:7.2f}     limit {RATIO}")
    print(f"first visit           {started.sent / 1e6:7.2f} MB  limit {BYTES / 1e6:.1f}, {started.requests} requests")
    for (bot, game), answers in decided.items():
        limits = "median {:.0f}, 95 % {:.0f}".format(*LIMITS[bot])
        slowest = f"slowest {answers.slowest:.0f} of {answers.decisions}, {answers.playouts} playouts"
        print(f"{bot} in {game:<8} {answers.median:7.1f} ms, 95 % {answers.most:.0f}; limits {limits}; {slowest}")
    print(f"tasks over 50 ms      {len(page.long_tasks):7d}     limit 0, in {page.plays} plays among Masters")
    print(f"click to paint        {page.click:7.0f} ms  slowest {max(page.painted):.0f}, limit {HEARD:.0f}")
    print(f"late frames in a row  {page.dropped:7d}     limit {DROPPED}")
    print(f"undo while they think {page.median:7.0f} ms  slowest {page.slowest:.0f}, limit {HEARD:.0f}")
    quick = all(a.median <= LIMITS[bot][0] and a.most <= LIMITS[bot][1] for (bot, _), a in decided.items())
    heard = max(page.slowest, *page.painted) <= HEARD
    smoothly = not page.long_tasks and heard and page.dropped <= DROPPED
    kept = started.ratio <= RATIO and started.sent <= BYTES and quick and smoothly
    print("within the limits" if kept else "NOT within the limits")
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
