"""A moon hunter, to measure how many moons an opponent lets through. It is no opponent for people: it always hunts."""

from typing import Final

from blacklady.actions import format_action, pass_cards, play
from blacklady.bots import Budget, find_bot
from blacklady.bots.hearts.moon import shooting_chance
from blacklady.bots.hearts.passing import pass_for_moon
from blacklady.bots.hearts.reading import Reading
from blacklady.cards import Card, cards_in
from blacklady.rng import Rng
from blacklady.views import View

__all__ = ["Hunter"]


class Hunter:
    """Passes what is likely to lose a trick, and takes every trick it can until another has a point; then plays as `thumb`."""

    name: Final = "hunter"

    def choose(self, view: View, rng: Rng, budget: Budget) -> str:
        """The text of a legal action."""
        prompt = view.prompt
        if prompt is None:
            raise ValueError("nothing is asked of this seat")
        if prompt.kind == "cards":
            return format_action(pass_cards(pass_for_moon(view.hand, prompt.count)[0]))
        reading = Reading(view)
        if prompt.kind == "card" and not any(points for seat, points in enumerate(reading.taken) if seat != reading.me):
            return format_action(play(max(cards_in(prompt.cards), key=lambda card: self._worth(reading, card))))
        return find_bot("thumb").choose(view, rng, budget)

    def _worth(self, reading: Reading, card: Card) -> tuple[float, float, int]:
        """Takes the trick for certain; leaves the better chance; costs the lower card."""
        trick, rest = reading.trick, reading.hand & ~(1 << card)
        loses = trick.cards and (card // 13 != trick.cards[0] // 13 or card < trick.best)
        wins = 0.0 if loses else reading.stays_highest(card)
        harmless = 0.0 if trick.points or reading.worth.points[card] > 0 else 0.7
        chance = wins * shooting_chance(rest, reading.out, leads=True)
        chance += (1 - wins) * harmless * shooting_chance(rest, reading.out, leads=False)
        return chance, wins, -(card % 13)
