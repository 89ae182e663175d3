"""What opponents may expect of a person when they imagine the hidden cards."""

from typing import Final

from ..bots import EVERYBODY, Manner
from .profile import Profile, Share

__all__ = ["manners"]

#: What most people do counts as much as so many cases seen.
PRIOR: Final = 10
#: Nobody is taken to do a thing always or never, nor to bid without any sense.
HIGHEST: Final = (0.4, 0.95)
TAKES: Final = (0.75, 1.35)


def manners(profile: Profile, seat: int) -> tuple[Manner, ...]:
    """How the players of the four seats play when this profile is of the one in `seat`."""
    usual = EVERYBODY[seat]
    known = Manner(
        _between(HIGHEST, profile.habits.get("highest", Share()), usual.highest),
        _between(TAKES, profile.habits.get("takes", Share()), usual.takes),
    )
    return (*EVERYBODY[:seat], known, *EVERYBODY[seat + 1 :])


def _between(limits: tuple[float, float], seen: Share, usual: float) -> float:
    low, high = limits
    return round(min(high, max(low, (seen.done + PRIOR * usual) / (seen.times + PRIOR))), 3)
