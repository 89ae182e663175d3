"""What every bot must keep to: legal actions under any options, and the same answer to the same view."""

from copy import deepcopy
from typing import Any

import pytest
from blacklady.bots import BOTS, Bot, Budget
from blacklady.bots.base import Thinker
from blacklady.cards import CardSet, card_set, cards_in
from blacklady.games import GAMES
from blacklady.rng import Rng
from blacklady.rules import Rules
from blacklady.tricks import played
from blacklady.views import View

from .random_play import deal_state, random_action, random_options

DEALS = 100  # about 5000 positions
#: A bot that thinks is asked less often, and thinks no more than it must.
THOUGHTFUL = 12
LITTLE = Budget(6)

pytestmark = pytest.mark.parametrize("bot", BOTS.values(), ids=list(BOTS))


@pytest.mark.parametrize("rules", GAMES.values(), ids=list(GAMES))
def test_actions_are_legal_under_random_options(rules: Rules[Any], bot: Bot) -> None:
    """Deals in which the bot and random players alternate at random, so that it sees positions it would never bring about."""
    rng = Rng(f"bots/{rules.name}/{bot.name}")
    for number in range(THOUGHTFUL if isinstance(bot, Thinker) else DEALS):
        options = random_options(rules, rng)
        state, _ = rules.start(options, rng.fork(str(number)), 1 + number % 4, rules.opening(options))
        while rules.acting(state):
            seat = rng.pick(rules.acting(state))
            view = rules.view(state, seat)
            said = bot.choose(view, rng.fork("luck"), LITTLE)
            assert said in view.legal
            if rng.below(3):
                action = next(
                    action for action, text in zip(rules.legal(state, seat), view.legal, strict=True) if text == said
                )
                state, _ = rules.apply(state, seat, action)
            else:
                state, _ = rules.apply(state, *random_action(rules, state, rng))


@pytest.mark.parametrize("rules", GAMES.values(), ids=list(GAMES))
def test_the_same_view_and_luck_give_the_same_action(rules: Rules[Any], bot: Bot) -> None:
    """Another position in between, or a copy of the view that shares nothing with it, changes nothing."""
    rng = Rng(f"again/{rules.name}/{bot.name}")
    for number in range(60):
        view, other = some_view(rules, rng), some_view(rules, rng)
        first = bot.choose(view, Rng(f"luck/{number}"), LITTLE)
        bot.choose(other, Rng("another"), LITTLE)
        assert bot.choose(deepcopy(view), Rng(f"luck/{number}"), LITTLE) == first


@pytest.mark.parametrize("rules", GAMES.values(), ids=list(GAMES))
def test_how_the_hidden_cards_lie_changes_nothing(rules: Rules[Any], bot: Bot) -> None:
    rng = Rng(f"hidden/{rules.name}/{bot.name}")
    for number in range(60):
        view = some_view(rules, rng)
        assert view.seat is not None
        if view.phase == "play":
            other = rules.view(rules.rebuild(view, shuffled(view, rng)), view.seat)
            first = bot.choose(view, Rng(f"luck/{number}"), LITTLE)
            assert bot.choose(other, Rng(f"luck/{number}"), LITTLE) == first


def test_a_bot_that_is_not_asked_says_so(bot: Bot) -> None:
    rules = GAMES["hearts"]
    state, _ = rules.start(rules.options(pass_cycle="never"), Rng("idle"), 1, (0, 0, 0, 0))
    idle = next(seat for seat in range(4) if seat not in rules.acting(state))
    with pytest.raises(ValueError):
        bot.choose(rules.view(state, idle), Rng("luck"), LITTLE)


def some_view(rules: Rules[Any], rng: Rng) -> View:
    """The view of a seat that is to act, in a random position under random options."""
    while True:
        state = deal_state(rules, random_options(rules, rng), rng, lambda _: rng.below(20) == 0)
        if rules.acting(state):
            return rules.view(state, rng.pick(rules.acting(state)))


def shuffled(view: View, rng: Rng) -> tuple[CardSet, ...]:
    """Hands in which the cards that the seat can't see lie another way."""
    hidden = list(cards_in(view.deck & ~view.hand & ~played((*view.tricks, *([view.trick] if view.trick else [])))))
    rng.shuffle(hidden)
    return tuple(
        view.hand if seat.seat == view.seat else card_set([hidden.pop() for _ in range(seat.cards)])
        for seat in view.seats
    )
