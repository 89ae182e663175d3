"""Spades by playouts: what to do is tried in imagined deals, played to the end, and valued by the chance to win the game."""

from collections.abc import Callable, Generator, Sequence
from typing import Final

from ...actions import CLAIM, format_action, play
from ...rng import Rng
from ...views import View
from ..base import EVERYBODY, Decision, Manner
from ..playout.spades import Playout, start
from ..playout.spades_roles import COVER, HUNT, KEEN
from ..spades import choose
from .halving import halve
from .neighbours import neighbours
from .spades_bidding import think_bid
from .spades_exchange import think_exchange
from .spades_worlds import World, worlds_of
from .spades_worth import Worth

__all__ = ["think"]

#: By how much, in parts of `WHOLE`, a card has to be better than the one that rules of thumb would play.
MARGIN: Final = 2_000


def think(
    view: View, rng: Rng, playouts: int, manners: Sequence[Manner] = EVERYBODY
) -> Generator[None, None, Decision]:
    """The action with the best chance to win the game; yields after every world, so that a caller may do something else.

    `playouts` is the budget in whole deals: one that begins with fewer cards costs less. The same view, generator and budget
    give the same answer. Raises `ValueError` if nothing is asked of the seat.
    """
    prompt = view.prompt
    if prompt is None:
        raise ValueError("nothing is asked of this seat")
    if view.claim is not None:
        return Decision(format_action(CLAIM))
    if prompt.kind != "cards" and len(view.legal) == 1:
        return Decision(view.legal[0])
    try:
        worlds = worlds_of(view, rng, manners)
    except ValueError:
        # What the others did can't have been; no real deal is like that.
        return Decision(choose(view))
    if prompt.kind == "cards":
        return (yield from think_exchange(view, worlds, playouts))
    think_about = think_bid if prompt.choices else _think_card
    return (yield from think_about(view, worlds, rng, playouts))


def _think_card(view: View, worlds: Callable[[], World], rng: Rng, playouts: int) -> Generator[None, None, Decision]:
    prompt, seat = view.prompt, view.seat
    assert prompt is not None and seat is not None
    bids = [each.bid for each in view.seats]
    playout, worth, begun = Playout(view.options, bids), Worth(view, seat, bids), start(view, seat)
    runs = neighbours(view, prompt.cards)
    # Of neighbours who wants tricks plays the lowest, others the highest.
    wants = playout.find(begun.taken)[seat] in (KEEN, COVER + KEEN, HUNT + KEEN)
    if len(runs) == 1:
        return Decision(format_action(play(runs[0][0 if wants else -1])))
    usual = choose(view)
    runs.sort(key=lambda run: all(format_action(play(card)) != usual for card in run))
    cards = [run[0 if wants else -1] for run in runs]

    def value(world: World, arm: int) -> int:
        return worth(playout.run(begun, world.masks[:], cards[arm], world.luck()))

    whole, left = view.deck.bit_count(), sum(each.cards for each in view.seats)
    best, estimates = yield from halve(len(cards), playouts * whole // left, worlds, value, MARGIN)
    values = tuple(
        (format_action(play(card)), estimate.chance)
        for run, estimate in zip(runs, estimates, strict=True)
        for card in run
    )
    return Decision(format_action(play(cards[best])), values)
