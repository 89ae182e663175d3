"""A flat Monte Carlo player of Hearts, the usual way to write one, to measure what more than that is worth.

Uniform worlds, each candidate in each of them once, the least points on average; the same playouts as our search, but nobody
in them hunts or stops a moon, nothing is inferred from plays, and neither score nor game count. It passes by the rules
of thumb of a table without moons.
"""

from typing import Final

from blacklady.actions import CLAIM, format_action, play
from blacklady.bots import Budget, find_bot
from blacklady.bots.playout import masks_of
from blacklady.bots.playout.hearts import Playout
from blacklady.bots.search.hearts import course_of
from blacklady.bots.worlds import Worlds
from blacklady.cards import cards_in
from blacklady.games.hearts import HeartsOptions
from blacklady.rng import Rng
from blacklady.views import View

__all__ = ["Flat"]


class Unsuspecting(Playout):
    """Playouts in which nobody thinks of a moon."""

    def __init__(self, options: HeartsOptions) -> None:
        super().__init__(options)
        self.alert = self.all_points + 1


class Flat:
    """Plays the card with the fewest points on average."""

    name: Final = "flat"

    def choose(self, view: View, rng: Rng, budget: Budget) -> str:
        """The text of a legal action."""
        prompt, me = view.prompt, view.seat
        if prompt is None or me is None:
            raise ValueError("nothing is asked of this seat")
        cards = list(cards_in(prompt.cards))
        if prompt.kind == "cards":
            return find_bot("thumb").choose(view._replace(options=view.options._replace(moon="none")), rng, budget)
        if prompt.kind != "card" or len(cards) == 1:
            return find_bot("thumb").choose(view, rng, budget)
        if view.claim is not None:
            return format_action(CLAIM)
        worlds, course, playout = Worlds(view), course_of(view), Unsuspecting(view.options)
        totals = [0] * len(cards)
        left = sum(seat.cards for seat in view.seats)
        for _ in range(max(1, budget.playouts * 52 // (left * len(cards)))):
            masks = masks_of(worlds.draw(rng))
            for at, card in enumerate(cards):
                held = masks[:]
                held[4 * me + card // 13] ^= 1 << card % 13
                counts, _ = playout.play(held, course._replace(cards=(*course.cards, card)), rng.random)
                totals[at] += 0 if counts[me] == playout.all_points else counts[me]
                totals[at] += playout.all_points if playout.all_points in counts and not counts[me] else 0
        return format_action(play(cards[totals.index(min(totals))]))
