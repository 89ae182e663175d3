"""How strong a person is by what is known, and which bots are a match."""

import math
from collections.abc import Iterator
from typing import Final, NamedTuple

from .profile import Profile
from .scale import LEVELS, Scale, scale_of

__all__ = ["Strength", "opponents", "strength"]

#: Before anything is known a person is taken for this level, give or take so many.
UNKNOWN: Final = LEVELS.index("casual")
WIDE: Final = 2.0
#: Nobody errs quite as a bot does, so the loss tells the place only to within this part of it.
UNLIKE: Final = 0.2
#: The place is looked for in so many steps from one level to the next.
STEPS: Final = 10


class Strength(NamedTuple):
    """A place on the game's scale, and its standard deviation."""

    place: float
    doubt: float


def strength(game: str, profile: Profile) -> Strength:
    """What is believed of a person's strength: the mean of Bayes' posterior, from decisions and from games won.

    Raises `RequestError` for a game that has no scale.
    """
    scale = scale_of(game)
    grid = [step / STEPS for step in range(STEPS * (len(LEVELS) - 1) + 1)]
    logs = [_log_likelihood(scale, profile, place) for place in grid]
    best = max(logs)
    weights = [math.exp(log - best) for log in logs]
    whole = sum(weights)
    mean = sum(weight * place for weight, place in zip(weights, grid, strict=True)) / whole
    square = sum(weight * (place - mean) ** 2 for weight, place in zip(weights, grid, strict=True)) / whole
    return Strength(mean, math.sqrt(square))


def _log_likelihood(scale: Scale, profile: Profile, place: float) -> float:
    log = -(((place - UNKNOWN) / WIDE) ** 2) / 2
    if profile.loss.times and profile.decisions:
        mean, spread = scale.loss(place)
        variance = spread**2 / profile.decisions + (UNLIKE * mean) ** 2
        log -= (profile.loss.done / profile.loss.times - mean) ** 2 / variance / 2 + math.log(variance) / 2
    for game in profile.games:
        share = scale.expected(place, game.bots)
        log += game.won * math.log(share) + (1 - game.won) * math.log(1 - share)
    return log


def opponents(game: str, person: Strength) -> tuple[str, ...]:
    """The bots to the left, opposite and to the right with whom such a person wins as often as they should.

    Raises `RequestError` for a game that has no scale.
    """
    scale = scale_of(game)
    return min(_tables(scale), key=lambda bots: abs(scale.expected(person.place, bots) - scale.target))


def _tables(scale: Scale) -> Iterator[tuple[str, ...]]:
    """Tables of bots that are no more than one level apart; where two play together, the partner is no weaker."""
    for at, level in enumerate(LEVELS):
        above = LEVELS[min(at + 1, len(LEVELS) - 1)]
        yield level, level, level
        yield level, above, level
        if not scale.partners:
            yield above, level, above
