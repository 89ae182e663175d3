"""Measure how strong a bot is, on deals that every seating plays.

    python tests/bench/strength.py match thumb random --deals 400
        one `thumb` among three `random` at our own table, each deal with the `thumb` in each seat in turn

    python tests/bench/strength.py neutral thumb --table path/to/hearts.py --deals 1000
        the same against the yardstick bot of a neutral table: a file with `play_deal`, `deals`, `interval` and a bot class
        `Yardstick`, independent of this engine

    python tests/bench/strength.py match hunter thumb --deals 400
        how many moons three `thumb` concede to a hunter that always tries

    python tests/bench/strength.py match thumb random --game spades --games 1000
        whole games of two `thumb` against two `random`, half of them the same deals with the sides exchanged

    python tests/bench/strength.py neutral thumb --game spades --table path/to/spades.py --games 1000
        the same against the yardstick bot of a neutral table: a file with `match` and a bot class `Yardstick`

    python tests/bench/strength.py match master flat --pairs --deals 400 --playouts 400 --rival-playouts 600
        Hearts, two against two opposite each other, with as much time for both

    python tests/bench/strength.py ladder --game hearts --deals 400
        each opponent against the next weaker one, as the table in docs/strength.md

    python tests/bench/strength.py scale --game hearts --deals 30
        what the decisions of each level give away, for engine/blacklady/adapting/scale.py

    python tests/bench/strength.py adaptive thumb --game spades --games 330
        how many games a "person" wins who plays like `thumb`, once opponents that adapt to it have had thirty games to do so

Prints JSON. Hearts: mean points a deal of the bot and of the others, the difference, each with a 95 % interval (over deals, the
seatings of one deal taken together), moons, the share of rivals who have more points, and milliseconds a decision. Fewer
points are better; 6.5 is par. Spades: the share of the games that the bot's side wins, with its interval (over pairs of
games), nils, and the share of deals in which it is set. With --stop a match ends as soon as it is clear who is better.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

sys.path[:0] = [str(Path(__file__).resolve().parents[2] / "engine"), str(Path(__file__).resolve().parent)]

import adaptive
import hearts_strength
import ladder
import scale
import spades_strength
from blacklady.bots import BOTS
from players import PLAYERS


def matched(given: argparse.Namespace, bot: str, rival: str) -> dict[str, Any]:
    """A match at our own table."""
    how = (bot, rival, given.seed, given.playouts, given.rival_playouts or given.playouts, given.options)
    if given.game == "spades":
        return spades_strength.match(spades_strength.Match(*how), given.number, given.jobs, given.stop)
    seatings = hearts_strength.TOGETHER if given.pairs else hearts_strength.ALONE
    return hearts_strength.match(hearts_strength.Match(*how, seatings), given.number, given.jobs, given.stop)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("mode", choices=("match", "neutral", "ladder", "scale", "adaptive"))
    parser.add_argument("bot", nargs="?", default="master", choices=sorted(PLAYERS))
    parser.add_argument("rival", nargs="?", default="random", choices=sorted(PLAYERS))
    parser.add_argument("--game", choices=("hearts", "spades"), default="hearts")
    parser.add_argument("--table", type=Path, help="the file of the neutral table")
    parser.add_argument("--deals", "--games", dest="number", type=int, default=400)
    parser.add_argument("--seed", type=int, default=12345)
    parser.add_argument("--playouts", type=int, default=400, help="the most that a decision may take (default 400)")
    parser.add_argument("--rival-playouts", type=int, help="the same for the rivals (default: as many)")
    parser.add_argument("--options", type=json.loads, default={}, help="house rules, as JSON (our table only)")
    parser.add_argument("--pairs", action="store_true", help="Hearts: two against two")
    parser.add_argument("--first", choices=list(BOTS), default=next(iter(BOTS)), help="where the ladder begins")
    parser.add_argument("--stop", action="store_true", help="end as soon as it is clear who is better")
    parser.add_argument("--jobs", type=int, default=1, help="processes (our table only)")
    given = parser.parse_args()
    if given.mode == "ladder":
        ladder.climb(given.game, lambda bot, rival: matched(given, bot, rival), given.first)
    elif given.mode == "scale":
        scale.print_scale(given.game, given.number, given.seed, given.playouts)
    elif given.mode == "adaptive":
        print(json.dumps(adaptive.adapt(given.game, given.bot, given.number, given.seed, given.playouts)))
    elif given.mode == "match":
        print(json.dumps(matched(given, given.bot, given.rival)))
    elif given.table is None:
        parser.error("--table is needed")
    else:
        measured = hearts_strength if given.game == "hearts" else spades_strength
        print(json.dumps(measured.neutral(PLAYERS[given.bot], given.table, given.number, given.seed, given.playouts)))


if __name__ == "__main__":
    main()
