"""Positions of Spades written as text, for tests that need just this one. East deals, so South speaks first."""

from typing import Any

from blacklady.cards import SPADES, card_set, cards_in, parse_card, parse_set
from blacklady.games.spades import SPADES_RULES, SpadesOptions, State
from blacklady.games.spades.deal import deck_of
from blacklady.tricks import with_card
from blacklady.views import DealScore, Trick

from .moves import Moves

_MOVES = Moves(SPADES_RULES)
after, choices, cards, refusal, points = _MOVES.after, _MOVES.choices, _MOVES.cards, _MOVES.refusal, _MOVES.points

#: Two cards each, for what doesn't depend on the cards.
FEW = ["2C 2S", "3C 3S", "4C 4S", "5C 5S"]


def options(**changes: Any) -> SpadesOptions:
    """The default options but for these."""
    return SpadesOptions(**changes)


def opening(rules: SpadesOptions) -> tuple[int, ...]:
    """Nobody has points or bags."""
    return SPADES_RULES.opening(rules)


def bidding(
    hands: list[str] = FEW, said: str = "", *, dealer: int = 3, before: tuple[int, ...] | None = None, **changes: Any
) -> State:
    """A deal in which these bids have been said, from the dealer's left on, and the next is due."""
    rules, words = options(**changes), said.split()
    bids = ["", "", "", ""]
    for n, word in enumerate(words, 1):
        bids[(dealer + n) % 4] = word
    turn = (dealer + 1 + len(words)) % 4
    held = tuple(map(parse_set, hands))
    return State(rules, 1, dealer, opening(rules) if before is None else before, held, tuple(bids), turn=turn)


def playing(
    hands: list[str],
    turn: int,
    trick: str = "",
    *,
    bids: str = "3 3 3 3",
    broken: bool = False,
    winners: tuple[int, ...] = (0, 1, 2, 3),
    before: tuple[int, ...] | None = None,
    **changes: Any,
) -> State:
    """A deal in which `turn` is to play and `trick` lies on the table; the rest has gone to the `winners`, by turns."""
    rules, sets = options(**changes), tuple(map(parse_set, hands))
    table = [parse_card(word) for word in trick.split()]
    out = list(cards_in(deck_of(rules) & ~(sets[0] | sets[1] | sets[2] | sets[3] | card_set(table))))
    assert len(out) % 4 == 0, "hands and trick must leave whole tricks"
    tricks = tuple(won(n + 1, winners[n % len(winners)], out[4 * n : 4 * n + 4]) for n in range(len(out) // 4))
    begun = Trick(len(tricks) + 1, (turn - len(table)) % 4)
    for card in table:
        begun = with_card(begun, card, 0, SPADES)
    standing = opening(rules) if before is None else before
    return State(
        rules, 1, 3, standing, sets, tuple(bids.split()), phase="play", turn=turn, trick=begun, tricks=tricks, broken=broken
    )  # fmt: skip


def first_trick(hands: list[str], turn: int = 0, trick: str = "", **how: Any) -> State:
    """A small deal's first trick."""
    return playing(hands, turn, trick, **how)._replace(tricks=())


def won(number: int, winner: int, trick: list[int]) -> Trick:
    """A trick of these cards, led and won by `winner`; whether they could have fallen so isn't asked."""
    return Trick(number, winner, tuple(trick), winner)


def finished(bids: str, tricks: tuple[int, ...], *, before: tuple[int, ...] | None = None, **changes: Any) -> State:
    """A deal that is over: the bids of the seats 0 to 3, and the tricks that each took."""
    assert sum(tricks) == 13
    rules = options(**changes)
    out = list(cards_in(deck_of(rules)))
    takers = [seat for seat in range(4) for _ in range(tricks[seat])]
    made = tuple(won(n + 1, seat, out[4 * n : 4 * n + 4]) for n, seat in enumerate(takers))
    standing = opening(rules) if before is None else before
    return State(rules, 1, 3, standing, (0, 0, 0, 0), tuple(bids.split()), phase="over", tricks=made)


def scored(bids: str, tricks: tuple[int, ...], **how: Any) -> DealScore:
    """The score of such a deal."""
    score = SPADES_RULES.score(finished(bids, tricks, **how))
    assert score is not None
    return score
