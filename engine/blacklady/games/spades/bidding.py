"""The bidding: when the cards are looked at, what may be bid, and which cards a nil exchanges."""

from collections.abc import Iterator, Sequence
from typing import Final

from ...actions import Action
from ...cards import SPADES, SUIT_SETS
from ...errors import IllegalAction, InvalidAction
from ...texts import Text, text
from .options import SpadesOptions
from .state import BLIND, LEFT_TO_BID, NIL, ZERO, State, is_nil, partner_of, total_of, tricks_bid

__all__ = ["BEHIND", "bids", "check_bid", "covered", "exchange_count"]

_NUMBERS: Final = tuple(map(str, range(1, 14)))
#: How far behind a side must be for a blind nil, in points, where that is asked.
BEHIND: Final = 100


def covered(state: State, seat: int) -> bool:
    """Whether the seat has not looked at its cards, since it may still bid a blind nil."""
    waits = state.phase == "bid" and state.bids[seat] == LEFT_TO_BID and seat not in state.looked
    return waits and _no_blind_nil(state, seat) is None


def _no_blind_nil(state: State, seat: int) -> Text | None:
    """Why the seat may not bid a blind nil even without having looked, or None."""
    options, partner = state.options, partner_of(state.options, seat)
    if options.blind_nil == "none":
        return text("spades.error.no_blind")
    totals = state.before[: len(state.before) // 2]
    if options.blind_nil == "behind" and total_of(options, state.before, seat) + BEHIND > max(totals):
        return text("spades.error.blind_behind", points=BEHIND)
    partners = LEFT_TO_BID if partner is None else state.bids[partner]
    if partners and options.one_nil_a_side and is_nil(partners):
        return text("spades.error.one_nil")
    if partners and tricks_bid(partners) < options.board:
        return text("spades.error.board", count=options.board, least=options.board - tricks_bid(partners))
    if options.no_thirteen and _missing_to_thirteen(state) == 0:
        return text("spades.error.thirteen")
    return None


def _missing_to_thirteen(state: State) -> int | None:
    """What the last bid would have to be, or count as, for the four to add up to 13; None before it is the last one's turn."""
    said = state.bids
    return 13 - sum(map(tricks_bid, said)) if sum(map(bool, said)) == 3 else None


def _narrowed(state: State) -> Iterator[tuple[tuple[str, ...], Text]]:
    """The rules that bind the bid of the seat on turn, in order: what each leaves to be said, and why.

    The one place where it is decided what may be bid: legality and its reason can't disagree.
    """
    options, seat, said = state.options, state.turn, state.bids
    nothing = NIL if options.zero == "nil" else ZERO
    words: tuple[str, ...] = (nothing, *_NUMBERS)
    yield words, text("spades.error.zero_is_nil" if options.zero == "nil" else "spades.error.no_nil")
    partner = partner_of(options, seat)
    partners = LEFT_TO_BID if partner is None else said[partner]
    if options.bidding in ("mirror", "whiz"):
        held = (state.hands[seat] & SUIT_SETS[SPADES]).bit_count()
        mirrored = str(held) if held else NIL
        words = tuple(word for word in words if word == mirrored or (word == NIL and options.bidding == "whiz"))
        yield words, text(f"spades.error.{options.bidding}", count=held)
    if options.bidding == "suicide" and tricks_bid(partners):
        words = (NIL,)
        yield words, text("spades.error.suicide")
    if options.one_nil_a_side and is_nil(partners):
        words = tuple(word for word in words if word != NIL)
        yield words, text("spades.error.one_nil")
    if options.board and partners:
        least = options.board - tricks_bid(partners)
        words = tuple(word for word in words if tricks_bid(word) >= least)
        yield words, text("spades.error.board", count=options.board, least=least)
    if options.no_thirteen:
        words = tuple(word for word in words if tricks_bid(word) != _missing_to_thirteen(state))
        yield words, text("spades.error.thirteen")


def bids(state: State) -> tuple[str, ...]:
    """The bids that the seat on turn may make, having looked at its cards."""
    words: tuple[str, ...] = ()
    for words, _ in _narrowed(state):  # noqa: B007 - the last one counts
        pass
    return words


def check_bid(state: State, seat: int, action: Action) -> None:
    """Raise the `RulesError` that says why the seat on turn may not bid this."""
    word = action.word
    if word == BLIND:
        refusal = _no_blind_nil(state, seat)
        if refusal is None and seat in state.looked:
            refusal = text("spades.error.looked")
        if refusal is not None:
            raise IllegalAction(refusal)
        return
    if word not in (NIL, ZERO, *_NUMBERS):
        raise InvalidAction(text("spades.error.bid", said=word[:20]))
    if covered(state, seat):
        raise IllegalAction(text("spades.error.look_first"))
    for words, reason in _narrowed(state):
        if word not in words:
            raise IllegalAction(reason)


def exchange_count(options: SpadesOptions, said: Sequence[str], seat: int) -> int:
    """How many cards the seat exchanges with its partner after these bids: as many as the nil of either asks for."""
    partner = partner_of(options, seat)
    if partner is None:
        return 0
    worth = {NIL: options.nil_exchange, BLIND: options.blind_nil_exchange}
    return max(worth.get(said[s], 0) for s in (seat, partner))
