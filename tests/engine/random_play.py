"""Random options and random play of any game on the contract."""

from collections.abc import Callable
from typing import Any, Final

from blacklady.actions import CLAIM, Action
from blacklady.cards import CardSet, card_set, cards_in
from blacklady.games import GAMES
from blacklady.games.template import TEMPLATE_RULES
from blacklady.rng import Rng
from blacklady.rules import OptionField, Rules, conflict
from blacklady.tricks import played
from blacklady.views import View

#: Every game that the tests of the contract run over: the registered ones and the null game.
EVERY_GAME: Final[tuple[Rules[Any], ...]] = (*GAMES.values(), TEMPLATE_RULES)


def random_value(field: OptionField, rng: Rng) -> Any:
    """A value that the field may have."""
    if field.kind == "bool":
        return rng.below(2) == 1
    if field.kind == "choice":
        return rng.pick(field.choices)
    return field.low + rng.below(field.high - field.low + 1)


def random_options(rules: Rules[Any], rng: Rng, **fixed: Any) -> Any:
    """Options with each field at its default or, as often, at random; drawn again while they exclude each other."""
    while True:
        changes = {field.name: random_value(field, rng) for field in rules.fields if rng.below(2)}
        options = rules.options(**{**changes, **fixed})
        if conflict(rules, options) is None:
            return options


def random_standing(rules: Rules[Any], options: Any, rng: Rng) -> tuple[int, ...]:
    """What a deal may start with: the opening, moved by a few points or by many."""
    reach = rng.pick((1, 40, 40, 250))
    return tuple(count + rng.below(reach) for count in rules.opening(options))


def random_action(rules: Rules[Any], state: Any, rng: Rng, claims: bool = False) -> tuple[int, Action]:
    """A seat that is to act, and one of its actions; a claim only if asked for."""
    seat = rng.pick(rules.acting(state))
    actions = rules.legal(state, seat)
    return seat, rng.pick([action for action in actions if claims or action != CLAIM])


def deal_state(rules: Rules[Any], options: Any, rng: Rng, until: Callable[[Any], bool]) -> Any:
    """A random deal, played at random until a state is met, or over."""
    standing = random_standing(rules, options, rng)
    state, _ = rules.start(options, rng.fork(str(rng.below(10**9))), 1 + rng.below(4), standing)
    while rules.acting(state) and not until(state):
        state, _ = rules.apply(state, *random_action(rules, state, rng))
    return state


def redealt(view: View, rng: Rng) -> tuple[CardSet, ...]:
    """Hands in which the seat holds its own, once it has looked at it, and the others whatever it can't see."""
    out = played((*view.tricks, *([view.trick] if view.trick else [])))
    unseen = list(cards_in(view.deck & ~out & ~view.hand))
    rng.shuffle(unseen)
    hands = []
    for seat in view.seats:
        knows = seat.seat == view.seat and not seat.covered
        count = 0 if knows else seat.cards
        hands.append(view.hand if knows else card_set(unseen[:count]))
        del unseen[:count]
    assert not unseen
    return tuple(hands)
