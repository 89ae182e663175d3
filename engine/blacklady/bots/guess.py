"""The simplest opponent: it guesses, is checked, and guesses again."""

from typing import Final

from ..actions import format_action, pass_cards, play
from ..cards import card_set, cards_in
from ..rng import Rng
from ..views import View
from .base import Budget

__all__ = ["Guesser"]


class Guesser:
    """Takes any card of its hand; if the rules refuse it, another. Every legal card is equally likely."""

    name: Final = "random"

    def choose(self, view: View, rng: Rng, budget: Budget) -> str:
        """A legal action, each of the same kind with the same chance; it never ends a deal early."""
        prompt = view.prompt
        if prompt is None:
            raise ValueError("nothing is asked of this seat")
        if prompt.choices:
            return rng.pick(prompt.choices).action
        hand = list(cards_in(view.hand))
        rng.shuffle(hand)
        if prompt.kind == "cards":
            return format_action(pass_cards(card_set(hand[: prompt.count])))
        return format_action(play(next(card for card in hand if prompt.cards >> card & 1)))
