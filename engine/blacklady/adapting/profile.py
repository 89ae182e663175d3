"""What is known of how a person plays one game, as it is kept from one match to the next."""

import math
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from ..bots import BOTS
from ..errors import ProfileError
from ..rng import SEED_LIMIT
from ..texts import text

__all__ = ["GAMES", "Played", "Profile", "Share", "read_profile", "write_profile"]

#: So many matches are remembered.
GAMES: Final = 40
#: More habits than any game has.
MOST_HABITS: Final = 40


class Share(NamedTuple):
    """How often something was done of the times that it could have been; both fade with time, so they are no whole numbers."""

    done: float = 0.0
    times: float = 0.0


class Played(NamedTuple):
    """A match that is over: the bots to the left, opposite and to the right, and the person's share of the win, 0 to 1."""

    bots: tuple[str, ...]
    won: float


class Profile(NamedTuple):
    """What a person's play of one game has shown.

    `loss` is what their decisions gave away, of what picking blindly would have, in chances to win the game; a game that is
    all but lost has little to give away, so it counts little. `decisions` is how many they were; they fade with time, too.
    `match` names the match that was looked at last, `deals` is how many of its deals were.
    """

    loss: Share = Share()
    decisions: float = 0.0
    habits: Mapping[str, Share] = MappingProxyType({})
    games: tuple[Played, ...] = ()
    match: str = ""
    deals: int = 0


def write_profile(profile: Profile) -> dict[str, Any]:
    """The profile as JSON data; `read_profile` reads it."""
    return {
        "loss": [round(number, 6) for number in profile.loss],
        "decisions": round(profile.decisions, 3),
        "habits": {name: [round(number, 3) for number in share] for name, share in sorted(profile.habits.items())},
        "games": [[list(game.bots), round(game.won, 3)] for game in profile.games],
        "match": profile.match,
        "deals": profile.deals,
    }


def read_profile(given: object) -> Profile:
    """The profile in JSON data; None is one of which nothing is known. Raises `ProfileError` for anything else."""
    if given is None:
        return Profile()
    if not isinstance(given, dict) or set(given) != set(Profile._fields):
        raise _damaged()
    habits, games, match, deals = given["habits"], given["games"], given["match"], given["deals"]
    if not isinstance(habits, dict) or len(habits) > MOST_HABITS or not isinstance(games, list) or len(games) > GAMES:
        raise _damaged()
    if not _is_amount(given["decisions"]):
        raise _damaged()
    if not isinstance(match, str) or len(match) > SEED_LIMIT:
        raise _damaged()
    if not isinstance(deals, int) or isinstance(deals, bool) or deals < 0:
        raise _damaged()
    return Profile(
        _share(given["loss"]),
        float(given["decisions"]),
        {str(name): _share(share) for name, share in habits.items()},
        tuple(map(_played, games)),
        match,
        deals,
    )


def _share(given: object) -> Share:
    if not isinstance(given, list) or len(given) != 2 or not all(map(_is_amount, given)):
        raise _damaged()
    return Share(*map(float, given))


def _played(given: object) -> Played:
    if not isinstance(given, list) or len(given) != 2 or not _is_amount(given[1]) or given[1] > 1:
        raise _damaged()
    bots = given[0]
    if not isinstance(bots, list) or len(bots) != 3 or not all(isinstance(bot, str) and bot in BOTS for bot in bots):
        raise _damaged()
    return Played(tuple(bots), float(given[1]))


def _is_amount(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value) and 0 <= value < 1e9


def _damaged() -> ProfileError:
    return ProfileError(text("error.profile"))
