"""Positions of Hearts written as text, for tests that need just this one."""

from typing import Any

from blacklady.cards import DECK, card_set, cards_in, parse_card, parse_set
from blacklady.games.hearts import HEARTS_RULES, HeartsOptions, State
from blacklady.games.hearts.values import card_values
from blacklady.tricks import with_card
from blacklady.views import Trick

from .moves import Moves

HOLD = 0

_MOVES = Moves(HEARTS_RULES)
after, choices, cards, refusal, points = _MOVES.after, _MOVES.choices, _MOVES.cards, _MOVES.refusal, _MOVES.points


def options(**changes: Any) -> HeartsOptions:
    """The default options but for these."""
    return HeartsOptions(**changes)


def won(number: int, winner: int, cards: list[int], rules: HeartsOptions) -> Trick:
    """A trick of these cards, led and won by `winner`; whether they could have fallen so isn't asked."""
    points = card_values(rules).points
    return Trick(number, winner, tuple(cards), winner, sum(points[card] for card in cards))


def passing(hands: list[str], offset: int = 1, **changes: Any) -> State:
    """A deal that waits for the passes."""
    return State(options(**changes), 1, 3, (0, 0, 0, 0), offset, tuple(map(parse_set, hands)))


def playing(
    hands: list[str],
    turn: int,
    trick: str = "",
    *,
    broken: bool = False,
    winners: tuple[int, ...] = (0, 1, 2, 3),
    before: tuple[int, ...] = (0, 0, 0, 0),
    **changes: Any,
) -> State:
    """A deal in which `turn` is to play and `trick` lies on the table; the rest has gone to the `winners`, by turns."""
    rules, sets = options(**changes), tuple(map(parse_set, hands))
    table = [parse_card(word) for word in trick.split()]
    out = list(cards_in(DECK & ~(sets[0] | sets[1] | sets[2] | sets[3] | card_set(table))))
    assert len(out) % 4 == 0, "hands and trick must leave whole tricks"
    tricks = tuple(won(n + 1, winners[n % len(winners)], out[4 * n : 4 * n + 4], rules) for n in range(len(out) // 4))
    leader = (turn - len(table)) % 4
    begun = Trick(len(tricks) + 1, leader)
    for card in table:
        begun = with_card(begun, card, card_values(rules).points[card])
    return State(rules, 1, 3, before, HOLD, sets, phase="play", turn=turn, trick=begun, tricks=tricks, broken=broken)


def finished(
    taken: list[str], *, tricks: tuple[int, ...] = (4, 3, 3, 3), before: tuple[int, ...] = (0, 0, 0, 0), **changes: Any
) -> State:
    """A deal that is over: each seat has these cards among its `tricks`, and cards that nobody names fill them up."""
    rules, sets = options(**changes), list(map(parse_set, taken))
    spare = list(cards_in(DECK & ~(sets[0] | sets[1] | sets[2] | sets[3])))
    made: list[Trick] = []
    for seat in range(4):
        cards = list(cards_in(sets[seat]))
        while len(cards) < 4 * tricks[seat]:
            cards.append(spare.pop(0))
        assert len(cards) == 4 * tricks[seat], "more cards than tricks"
        made += [won(len(made) + n + 1, seat, cards[4 * n : 4 * n + 4], rules) for n in range(tricks[seat])]
    return State(rules, 1, 3, before, HOLD, (0, 0, 0, 0), phase="over", tricks=tuple(made))
