"""Positions of whist written as text, for tests that need just this one. East deals, so South leads first; hearts are trumps."""

from typing import Any

from blacklady.cards import DECK, SUIT_SETS, Card, CardSet, card_set, cards_in, parse_card, parse_set
from blacklady.games.whist import TRUMPS, WHIST_RULES, State, WhistOptions
from blacklady.tricks import with_card
from blacklady.views import DealScore, Trick

from .moves import Moves

_MOVES = Moves(WHIST_RULES)
after, choices, cards, refusal, points = _MOVES.after, _MOVES.choices, _MOVES.cards, _MOVES.refusal, _MOVES.points


def playing(
    hands: list[str],
    turn: int,
    trick: str = "",
    *,
    deal: int = 1,
    winners: tuple[int, ...] = (0, 1, 2, 3),
    before: tuple[int, ...] = (0, 0),
    **changes: Any,
) -> State:
    """A deal in which `turn` is to play and `trick` lies on the table; the rest has gone to the `winners`, by turns."""
    sets = tuple(map(parse_set, hands))
    table = [parse_card(word) for word in trick.split()]
    out = _fallen(DECK & ~(sets[0] | sets[1] | sets[2] | sets[3] | card_set(table)))
    assert len(out) % 4 == 0, "hands and trick must leave whole tricks"
    tricks = tuple(won(n + 1, winners[n % len(winners)], out[4 * n : 4 * n + 4]) for n in range(len(out) // 4))
    begun = Trick(len(tricks) + 1, (turn - len(table)) % 4)
    for card in table:
        begun = with_card(begun, card, 0, TRUMPS[(deal - 1) % 4])
    return State(WhistOptions(**changes), deal, 3, before, sets, begun, tricks)


def _fallen(gone: CardSet) -> list[Card]:
    """These cards, by four, so that whoever fails to follow shows itself void only in a suit that is gone, if there is one."""
    over = [suit for suit in SUIT_SETS if suit & DECK & ~gone == 0]
    dead = [card for suit in over for card in cards_in(gone & suit)]
    whole, mixed = [], []
    for suit in SUIT_SETS:
        live = [] if suit in over else list(cards_in(gone & suit))
        at = len(live) // 4 * 4
        whole += live[:at]
        mixed += live[at:]
    while mixed and dead:
        whole += [dead.pop(), *mixed[:3]]
        whole += [dead.pop() for _ in range(3 - len(mixed))]
        del mixed[:3]
    return [*whole, *mixed, *dead]


def won(number: int, winner: int, trick: list[int]) -> Trick:
    """A trick of these cards, led and won by `winner`; whether they could have fallen so isn't asked."""
    return Trick(number, winner, tuple(trick), winner)


def finished(tricks: tuple[int, ...], *, before: tuple[int, ...] = (0, 0), **changes: Any) -> State:
    """A deal that is over, in which the seats 0 to 3 took so many tricks."""
    assert sum(tricks) == 13
    winners = tuple(seat for seat in range(4) for _ in range(tricks[seat]))
    return playing(["", "", "", ""], 0, winners=winners, before=before, **changes)


def scored(tricks: tuple[int, ...], **how: Any) -> DealScore:
    """The score of such a deal."""
    score = WHIST_RULES.score(finished(tricks, **how))
    assert score is not None
    return score
