"""Hearts by playouts: which card to play, and how to score a moon. What to pass stands in `hearts_passing`."""

from collections.abc import Generator, Sequence
from typing import Final, NamedTuple

from ...actions import CLAIM, format_action, play
from ...cards import Card, lowest, rank_of, suit_of
from ...games.hearts.values import card_values
from ...rng import Rng
from ...views import View
from ..base import EVERYBODY, Decision, Manner
from ..hearts.moon import shooting_chance
from ..hearts.playing import Choice
from ..hearts.reading import Reading
from ..playout import masks_of
from ..playout.hearts import BONUS, NOBODY, Course, playout
from ..worlds import Worlds
from .halving import WHOLE, Estimate, halve
from .hearts_passing import REPEATS, think_pass
from .hearts_worth import Worth
from .hunting import Suspects
from .neighbours import neighbours

__all__ = ["course_of", "think"]

#: From this chance on a seat that has lost no point yet thinks of a moon of its own.
HUNTS: Final = 0.05
#: By how much, in chances to win, a card has to be better than the one that rules of thumb would play.
MARGIN: Final = 0.002
#: Cards of a whole deal: what a playout costs is counted in deals.
DEAL: Final = 52


class _Plan(NamedTuple):
    """Cards of which any may be played, and the seat that hunts the moon with it (this one, or nobody)."""

    cards: list[Card]
    hunter: int


def think(
    view: View, rng: Rng, playouts: int, manners: Sequence[Manner] = EVERYBODY
) -> Generator[None, None, Decision]:
    """The action with the best chance to win the game, by playouts that cost as much as so many whole deals.

    Yields after every imagined deal. The view must ask its seat for something.
    """
    prompt = view.prompt
    assert prompt is not None
    if prompt.kind == "choice":
        return _choose_moon(view)
    if prompt.kind == "cards":
        return (yield from think_pass(view, rng, playouts))
    if view.claim is not None and view.claim.key == "claim.mine":
        return Decision(format_action(CLAIM))
    if prompt.cards.bit_count() == 1:
        return Decision(format_action(play(lowest(prompt.cards))))
    search = _Search(view, rng, manners)
    left = sum(seat.cards for seat in view.seats)
    best, estimates = yield from halve(
        len(search.plans), playouts * DEAL // left, search.draw, search.value, round(MARGIN * WHOLE), REPEATS
    )
    return Decision(format_action(play(search.plans[best].cards[-1])), search.values(estimates))


def _choose_moon(view: View) -> Decision:
    """The way of a moon that leaves the better chance to win."""
    assert view.prompt is not None
    worth = Worth(view)
    values = tuple((choice.action, worth.of_moon(choice.action.split()[1]) / WHOLE) for choice in view.prompt.choices)
    return Decision(max(values, key=lambda pair: pair[1])[0], values)


class _Search:
    """One decision: the plans, and what becomes of each in an imagined deal."""

    def __init__(self, view: View, rng: Rng, manners: Sequence[Manner]) -> None:
        assert view.seat is not None and view.trick is not None and view.prompt is not None
        self.random = rng.random
        self.me = view.seat
        self.suspects = Suspects(view, Worlds(view), rng, manners)
        self.worth = Worth(view)
        self.playout = playout(view.options)
        course = course_of(view)
        takers = [seat for seat in range(4) if course.counts[seat] % BONUS]
        runs = neighbours(view, view.prompt.cards, card_values(view.options).points)
        reading = Reading(view)
        usual = Choice(reading)
        runs.sort(key=lambda run: usual.cost(run[-1]))
        self.plans = [_Plan(run, NOBODY) for run in runs]
        may_hunt = view.options.moon != "none" and all(seat == self.me for seat in takers)
        if may_hunt and shooting_chance(view.hand, reading.out, leads=not view.trick.cards) > HUNTS:
            self.plans += [_Plan(run, self.me) for run in runs]
        self.courses = [course._replace(cards=(*course.cards, plan.cards[-1])) for plan in self.plans]
        self.places = [(4 * self.me + suit_of(run[-1]), 1 << rank_of(run[-1])) for run, _ in self.plans]

    def draw(self) -> tuple[list[int], int]:
        """An imagined deal, and the rival that hunts the moon in it."""
        hands, hunter = self.suspects.draw()
        return masks_of(hands), hunter

    def value(self, world: tuple[list[int], int], arm: int) -> int:
        """What a plan comes to in a world: the chance to win, in parts of `WHOLE`."""
        masks, rival = world
        masks = masks[:]
        place, bit = self.places[arm]
        masks[place] ^= bit
        hunter = self.plans[arm].hunter
        hunts = rival if hunter == NOBODY else hunter
        counts, winners = self.playout.play(masks, self.courses[arm], self.random, hunts, self.me)
        return self.worth.of(counts, winners)

    def values(self, estimates: tuple[Estimate, ...]) -> tuple[tuple[str, float], ...]:
        """Each card with the chance to win by the better plan for it."""
        best: dict[Card, float] = {}
        for plan, estimate in zip(self.plans, estimates, strict=True):
            for card in plan.cards:
                best[card] = max(best.get(card, 0.0), estimate.chance)
        return tuple((format_action(play(card)), value) for card, value in best.items())


def course_of(view: View) -> Course:
    """Where the deal stands."""
    worth = playout(view.options).worth
    assert view.trick is not None
    counts, winners = [0, 0, 0, 0], 0
    for trick in view.tricks:
        assert trick.winner is not None
        counts[trick.winner] += sum(worth[card] for card in trick.cards)
        winners |= 1 << trick.winner
    return Course(view.trick.leader, view.trick.cards, len(view.tricks), view.broken, tuple(counts), winners)
