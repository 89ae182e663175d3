"""What to pass in Hearts, by playouts: the safest passes, and the one for the moon, against passes of the others."""

from collections.abc import Generator
from typing import Final

from ...actions import format_action, pass_cards
from ...cards import HEARTS, SPADES, CardSet, cards_in, rank_of, suit_of
from ...games.hearts.deal import State, open_play
from ...games.hearts.options import PASS_OFFSETS
from ...passing import exchanged
from ...rng import Rng
from ...tricks import Hands
from ...views import View
from ..base import Decision
from ..hearts.passing import SHOOT, pass_for_moon, safest_passes
from ..playout import masks_of
from ..playout.hearts import NOBODY, Course, playout
from ..worlds import Worlds
from .halving import WHOLE, halve
from .hearts_worth import Worth
from .hunting import strongest

__all__ = ["REPEATS", "think_pass", "usual_pass"]

#: How many of the safest passes are tried.
TRIED: Final = 6
#: How often each plan is tried in a world: to imagine one takes as long as to play it out.
REPEATS: Final = 2
#: By how much, in chances to win, a pass has to be better than the first.
MARGIN: Final = 0.006
#: A pass for the moon is tried from this chance on.
HUNTS: Final = 0.08
#: In this share of the worlds the strongest rival hunts the moon.
RIVAL_HUNTS: Final = 0.5
#: With so many spades the high ones are guarded and stay.
GUARDED: Final = 5
#: How much each card of a suit, and each low one, takes off the danger of its high ones.
LENGTH: Final = 1.5
LOW: Final = 1.0


def usual_pass(hand: CardSet, count: int) -> CardSet:
    """What a player without much thought passes: Q♠ and what is above it unless guarded, then high cards of short suits."""
    lengths = [(hand >> 13 * suit & 0x1FFF).bit_count() for suit in range(4)]
    lows = [(hand >> 13 * suit & 0b1111).bit_count() for suit in range(4)]

    def danger(card: int) -> float:
        suit, rank = suit_of(card), rank_of(card)
        if suit == SPADES:
            return 20.0 + (rank == 10) if rank >= 10 and lengths[SPADES] < GUARDED else -float(rank < 10)
        return rank + 2 * (suit == HEARTS) - LENGTH * (lengths[suit] - 5) - LOW * lows[suit]

    passed = 0
    for card in sorted(cards_in(hand), key=danger)[-count:]:
        passed |= 1 << card
    return passed


def think_pass(view: View, rng: Rng, playouts: int) -> Generator[None, None, Decision]:
    """The pass with the best chance to win the game, as `hearts.think` finds plays."""
    prompt = view.prompt
    assert prompt is not None and view.seat is not None
    me, count = view.seat, prompt.count
    plans = [(cards, NOBODY) for cards in safest_passes(view, count)[:TRIED]]
    moon = view.options.moon != "none"
    if moon:
        losers, chance = pass_for_moon(view.hand, count)
        if chance > HUNTS:
            plans.insert(0 if chance >= SHOOT else len(plans), (losers, me))
    if len(plans) == 1:
        return Decision(format_action(pass_cards(plans[0][0])))
    worlds, worth, runs = Worlds(view), Worth(view), playout(view.options)
    offsets = PASS_OFFSETS[view.options.pass_cycle]
    offset = offsets[(view.deal - 1) % len(offsets)]
    before = tuple(worth.before)

    def draw() -> tuple[Hands, Hands]:
        hands = worlds.draw(rng)
        return hands, tuple(0 if seat == me else usual_pass(hand, count) for seat, hand in enumerate(hands))

    def value(world: tuple[Hands, Hands], arm: int) -> int:
        hands, passes = world
        cards, hunter = plans[arm]
        hands = exchanged(hands, (*passes[:me], cards, *passes[me + 1 :]), offset)
        opened = open_play(State(view.options, view.deal, view.dealer, before, offset, hands))
        if hunter == NOBODY and moon and rng.random() < RIVAL_HUNTS:
            hunter = strongest(hands, me)
        return worth.of(*runs.play(masks_of(hands), Course(opened.turn), rng.random, hunter))

    best, estimates = yield from halve(len(plans), playouts, draw, value, round(MARGIN * WHOLE), REPEATS)
    values = tuple(
        (format_action(pass_cards(cards)), estimate.chance)
        for (cards, _), estimate in zip(plans, estimates, strict=True)
    )
    return Decision(values[best][0], values)
