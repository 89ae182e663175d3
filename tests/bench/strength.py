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

Prints one JSON object. Hearts: mean points a deal of the bot and of the others, the difference, each with a 95 % interval
(over deals, the seatings of one deal taken together), moons, and milliseconds a decision. Fewer points are better; 6.5 is
par. Spades: the share of the games that the bot's side wins, with its interval (over pairs of games).
"""

import argparse
import json
import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parents[2] / "engine"), str(Path(__file__).resolve().parent)]

import hearts_strength
import spades_strength
from blacklady.bots import BOTS, Bot
from hunter import Hunter

PLAYERS: dict[str, Bot] = {**BOTS, "hunter": Hunter()}


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("mode", choices=("match", "neutral"))
    parser.add_argument("bot", choices=sorted(PLAYERS))
    parser.add_argument("rival", nargs="?", default="random", choices=sorted(PLAYERS))
    parser.add_argument("--game", choices=("hearts", "spades"), default="hearts")
    parser.add_argument("--table", type=Path, help="the file of the neutral table")
    parser.add_argument("--deals", "--games", dest="number", type=int, default=400)
    parser.add_argument("--seed", type=int, default=12345)
    parser.add_argument("--playouts", type=int, default=0, help="budget of each decision")
    parser.add_argument("--options", type=json.loads, default={}, help="house rules, as JSON (our table only)")
    given = parser.parse_args()
    measured = hearts_strength if given.game == "hearts" else spades_strength
    bot, rival = PLAYERS[given.bot], PLAYERS[given.rival]
    if given.mode == "neutral":
        if given.table is None:
            parser.error("--table is needed")
        result = measured.neutral(bot, given.table, given.number, given.seed, given.playouts)
    else:
        result = measured.match(bot, rival, given.number, given.seed, given.playouts, given.options)
    print(json.dumps(result))


if __name__ == "__main__":
    main()
