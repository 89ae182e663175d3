"""A "person" of known strength plays game after game against opponents that adapt to it."""

from typing import Any

from blacklady.adapting import Profile, assess, opponents, strength
from blacklady.adapting.scale import scale_of
from blacklady.bots import BOTS, Budget, finish
from blacklady.saves import Seat
from blacklady.table import Table
from measuring import interval

__all__ = ["adapt"]

#: As the page judges people.
JUDGED = Budget(300)
#: Guessers find no end at Spades unless who is far below zero has lost.
OPTIONS: dict[str, dict[str, Any]] = {"hearts": {}, "spades": {"floor": "500"}}
#: Games until the opponents should have adapted.
LEARNT = 30


def adapt(game: str, person: str, games: int, seed: int, playouts: int) -> dict[str, Any]:
    """The share of its games that the person wins after the first thirty, and whom it meets, by level."""
    profile, won = Profile(), []
    met = dict.fromkeys(BOTS, 0)
    for number in range(games):
        bots = opponents(game, strength(game, profile))
        table = Table(
            game,
            [Seat("Person", "", person), *(Seat("Bot", "", bot) for bot in bots)],
            f"adapt/{seed}/{number}",
            OPTIONS[game],
        )
        while table.waiting != "over":
            if table.waiting == "bot":
                table.step(Budget(playouts))
            else:
                table.deal()
        profile = finish(assess(table, 0, profile, JUDGED))
        if number >= LEARNT:
            won.append(profile.games[-1].won)
            for bot in bots:
                met[bot] += 1
    share, half = interval(won, 3)
    return {
        "game": game,
        "person": person,
        "games": len(won),
        "won": (share, half),
        "target": scale_of(game).target,
        "place": round(strength(game, profile).place, 2),
        "loss": round(profile.loss.done / max(profile.loss.times, 1e-9), 3),
        "met": {bot: count for bot, count in met.items() if count},
    }
