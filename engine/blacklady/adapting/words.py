"""What is believed of a person's play, in words."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from ..texts import Text, text
from .profile import Profile, Share
from .scale import LEVELS, scale_of
from .strength import Strength, opponents

__all__ = ["words"]

#: From this doubt on, in levels, little can be said yet.
VAGUE: Final = 1.3
#: Fewer cases than this show no habit.
ENOUGH: Final = 8
#: Shares up to which, and from which on, somebody does a thing seldom or mostly.
SELDOM: Final = 0.35
MOSTLY: Final = 0.65
#: Tricks for each that was bid, below and above which bids are too high or too low.
TOO_HIGH: Final = 0.93
TOO_LOW: Final = 1.12


def words(game: str, profile: Profile, person: Strength) -> tuple[Text, ...]:
    """Sentences on the person's strength, on their habits, and on who is a match for them.

    Raises `RequestError` for a game that has no scale.
    """
    scale, bots = scale_of(game), opponents(game, person)
    there = [level for level in LEVELS if level in bots]
    decisions = round(profile.decisions)
    if not decisions:
        return (text("adapting.unknown"), text("adapting.match", bots=there))
    sure = "strength" if person.doubt < VAGUE else "guess"
    won = round(100 * scale.expected(person.place, bots))
    return (
        text(f"adapting.{sure}", bot=LEVELS[round(person.place)], decisions=decisions),
        *(said for name, share in sorted(profile.habits.items()) if name in _TOLD for said in _TOLD[name](name, share)),
        text("adapting.match_won", bots=there, won=won),
    )


def _often(name: str, share: Share) -> Iterator[Text]:
    if share.times >= ENOUGH:
        part = share.done / share.times
        how = "mostly" if part >= MOSTLY else "seldom" if part <= SELDOM else "even"
        yield text(f"adapting.{name}.{how}", percent=round(100 * part))


def _takes(name: str, share: Share) -> Iterator[Text]:
    if share.times >= ENOUGH:
        part = share.done / share.times
        how = "high" if part < TOO_HIGH else "low" if part > TOO_LOW else "right"
        yield text(f"adapting.{name}.{how}", percent=round(100 * part))


def _percent(name: str, share: Share) -> Iterator[Text]:
    if share.done:
        yield text(f"adapting.{name}", percent=round(100 * share.done / share.times))


_TOLD: Final[Mapping[str, Callable[[str, Share], Iterator[Text]]]] = {
    "ducks": _often,
    "highest": _often,
    "spade_leads": _often,
    "moons": _percent,
    "takes": _takes,
    "nils": _percent,
    "nils_made": _percent,
}
