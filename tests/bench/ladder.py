"""The rating table: each opponent against the next weaker one, and what that makes of all of them."""

import math
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from blacklady.bots import BOTS

__all__ = ["climb"]


def climb(game: str, match: Callable[[str, str], dict[str, Any]], first: str) -> None:
    """Print the table, in Markdown, from the level `first` to the strongest; one line as soon as it is known.

    The rating is Elo's, 0 for the first: 400 points more are ten times as many wins, here of one deal of Hearts (fewer
    points than a rival) or one game of Spades.
    """
    names = list(BOTS)[list(BOTS).index(first) :]
    what = "points a deal less than the one below" if game == "hearts" else "games won against the one below"
    print(f"| opponent | {what} | rating |\n|---|---|---|\n| `{names[0]}` | – | 0 |", flush=True)
    rating = 0.0
    for below, bot in pairwise(names):
        result = match(bot, below)
        if game == "hearts":
            (less, half), share = result["difference"], result["ahead"][0]
            told = f"{-less:.2f} ± {half:.2f} ({result['deals']} deals)"
        else:
            share, half = result["won"]
            told = f"{100 * share:.1f} ± {100 * half:.1f} % ({result['games']} games)"
        share = min(max(share, 0.001), 0.999)
        rating += 400 * math.log10(share / (1 - share))
        print(f"| `{bot}` | {told} | {rating:.0f} |", flush=True)
