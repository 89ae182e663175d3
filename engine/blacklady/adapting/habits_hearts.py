"""Habits in Hearts: what a person does where several things can well be done."""

from collections.abc import Iterator, Sequence

from ..cards import SPADES, SUIT_SETS, suit_of
from ..games.hearts.values import QUEEN
from ..tricks import played
from ..views import View
from .habits import Decided, share_of
from .profile import Share

__all__ = ["habits"]

#: Spades above the queen, with which one would not like to see them led.
_HIGH = SUIT_SETS[SPADES] & ~((1 << QUEEN) - 1)


def habits(decisions: Sequence[Decided], end: View) -> dict[str, Share]:
    """What one deal shows. `ducks`: stays under the best card where it could be beaten, too; `highest`: with the highest
    card that does; `spade_leads`: leads spades to drive Q♠ out; `moons`: has shot the moon."""
    plays = [decided for decided in decisions if decided.action.verb == "play"]
    return {
        "ducks": share_of(_ducks(plays)),
        "highest": share_of(_highest(plays)),
        "spade_leads": share_of(_spade_leads(plays)),
        "moons": share_of([end.score is not None and end.score.feat == end.seat]),
    }


def _follows(plays: Sequence[Decided]) -> Iterator[tuple[int, int, int]]:
    """Cards that could be played under the best one, over it, and the card played, where a suit was followed."""
    for view, action in plays:
        trick, prompt = view.trick, view.prompt
        if trick is None or not trick.cards or prompt is None or suit_of(action.cards[0]) != suit_of(trick.cards[0]):
            continue
        under = prompt.cards & ((1 << trick.best) - 1)
        yield under, prompt.cards & ~under, action.cards[0]


def _ducks(plays: Sequence[Decided]) -> Iterator[bool]:
    return (bool(under >> card & 1) for under, over, card in _follows(plays) if under and over)


def _highest(plays: Sequence[Decided]) -> Iterator[bool]:
    return (
        card == under.bit_length() - 1
        for under, _, card in _follows(plays)
        if under >> card & 1 and under.bit_count() > 1
    )


def _spade_leads(plays: Sequence[Decided]) -> Iterator[bool]:
    for view, action in plays:
        prompt, trick = view.prompt, view.trick
        if prompt is None or trick is None or trick.cards or played(view.tricks) >> QUEEN & 1 or view.hand & _HIGH:
            continue
        if prompt.cards & SUIT_SETS[SPADES] and prompt.cards & ~SUIT_SETS[SPADES]:
            yield suit_of(action.cards[0]) == SPADES
