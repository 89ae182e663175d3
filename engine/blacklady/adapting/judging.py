"""Learn from the deals of a match that are over: what each decision gave away, which habits it shows, who won."""

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from functools import reduce
from itertools import islice
from typing import Any, Final

from ..actions import Action, parse_action
from ..bots import ADVISER, Budget, Decision, find_bot, thinking
from ..rng import SEED_LIMIT, Rng
from ..table import DEAL, Entry, Table
from ..views import View
from . import habits_hearts, habits_spades
from .habits import Decided
from .profile import GAMES, Played, Profile, Share
from .scale import Scale, scale_of

__all__ = ["assess", "loss_of", "overlook"]

#: What is left of the weight of everything known after one more deal: people change.
KEEP: Final = 0.98
#: A decision counts for no more than this, or a single moon would say more than all else in a dozen deals.
MOST: Final = 0.04

_HABITS: Final[Mapping[str, Callable[[Sequence[Decided], View], dict[str, Share]]]] = {
    "hearts": habits_hearts.habits,
    "spades": habits_spades.habits,
}


def assess(table: Table, seat: int, profile: Profile, budget: Budget) -> Generator[None, None, Profile]:
    """The profile with the deals of this match that are over and weren't looked at before.

    Yields after every imagined deal. A decision is judged by the view that the seat had: against the best that could be found
    with what it could know, not with the cards as they lay. Raises `RequestError` for a game that has no scale.
    """
    scale, match = scale_of(table.rules.name), _name(table, seat)
    seen = profile.deals if profile.match == match else 0
    profile = profile._replace(match=match, deals=seen)
    for number, (entries, end) in islice(enumerate(_deals(table), 1), seen, None):
        decisions = list(_decisions(table, seat, entries))
        losses = []
        for at, decided in enumerate(decisions):
            luck = Rng(f"{match}/{number}/{at}")
            decision = yield from thinking(find_bot(ADVISER), decided.view, luck, budget)
            losses.append(loss_of(decision, decided.action))
        shown = _HABITS[table.rules.name](decisions, table.rules.view(end, seat))
        profile = _with_deal(profile, [loss for loss in losses if loss is not None], shown)._replace(deals=number)
        score = table.rules.score(end)
        if score is not None and score.places is not None:
            games = (*profile.games, *_played(table, seat, score.places, scale))
            profile = profile._replace(games=games[-GAMES:])
    return profile


def overlook(table: Table, seat: int, profile: Profile) -> Profile:
    """The profile as it is, but the deals of this match that are over now will never be looked at."""
    return profile._replace(match=_name(table, seat), deals=len(_deals(table)))


def _name(table: Table, seat: int) -> str:
    return f"{table.seed}/{seat}"[-SEED_LIMIT:]


def loss_of(decision: Decision, action: Action) -> Share | None:
    """What an action gives away against the best, and what one picked blindly would, in chances to win.

    None when there was nothing to compare it with.
    """
    values = {parse_action(written): value for written, value in decision.values}
    if action not in values or len(values) < 2:
        return None
    best = max(values.values())
    blindly = best - sum(values.values()) / len(values)
    return Share(min(MOST, best - values[action]), min(MOST, blindly))


def _deals(table: Table) -> list[tuple[list[Entry], Any]]:
    """The deals that are over: their entries, and the state in which they ended."""
    deals: list[tuple[list[Entry], Any]] = []
    entries: list[Entry] = []
    for entry in table.entries:
        if entry.written == DEAL:
            deals.append((entries, entry.before))
            entries = []
        else:
            entries.append(entry)
    return deals if table.waiting not in ("deal", "over") else [*deals, (entries, table.state)]


def _decisions(table: Table, seat: int, entries: list[Entry]) -> Generator[Decided, None, None]:
    """What the seat decided itself: no play that made itself."""
    for entry in entries:
        who, _, written = entry.written.partition(" ")
        if int(who) == seat:
            view = table.rules.view(entry.before, seat)
            if view.prompt is not None and view.prompt.auto is None:
                yield Decided(view, parse_action(written))


def _with_deal(profile: Profile, losses: Sequence[Share], shown: Mapping[str, Share]) -> Profile:
    habits = {name: _faded(share) for name, share in profile.habits.items()}
    for name, share in shown.items():
        habits[name] = _sum(habits.get(name, Share()), share)
    loss = reduce(_sum, losses, _faded(profile.loss))
    return profile._replace(loss=loss, decisions=KEEP * profile.decisions + len(losses), habits=habits)


def _faded(share: Share) -> Share:
    return Share(KEEP * share.done, KEEP * share.times)


def _sum(a: Share, b: Share) -> Share:
    return Share(a.done + b.done, a.times + b.times)


def _played(table: Table, seat: int, places: Sequence[int], scale: Scale) -> Iterator[Played]:
    """The match as a game against bots. None if another person was in it, or not the sides for which the scale was made."""
    bots = tuple(bot for bot in (table.seats[(seat + n) % 4].bot for n in (1, 2, 3)) if bot is not None)
    together = next(len(side.seats) for side in table.view(seat).sides if seat in side.seats)
    if len(bots) == 3 and (together == 2) == scale.partners:
        yield Played(bots, together * (places[seat] == 1) / places.count(1))
