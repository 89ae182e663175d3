"""What is true of all games in which cards are passed."""

from collections.abc import Sequence
from itertools import islice

from .actions import Action
from .cards import CardSet, card_set, cards_in, format_card
from .errors import IllegalAction, WrongTurn
from .texts import text
from .tricks import Hands, check_held
from .views import Event, Prompt, View

__all__ = ["check_pass", "exchange", "exchanged", "pass_prompt", "rebuilt_passes"]


def pass_prompt(hand: CardSet, count: int, to: int) -> Prompt:
    """The question for so many cards of a hand that go to another seat."""
    return Prompt("cards", text("prompt.pass", count=count, to=to), verb="pass", cards=hand, count=count, to=to)


def check_pass(hand: CardSet, passed: CardSet, action: Action, count: int) -> None:
    """Raise the `RulesError` that says why a seat may not pass this; `passed` is what it has passed already."""
    if passed:
        raise WrongTurn(text("error.passed"))
    if len(action.cards) != count:
        raise IllegalAction(text("error.pass_count", count=count, got=len(action.cards)))
    check_held(hand, action)


def exchanged(hands: Hands, passes: Hands, offset: int) -> Hands:
    """The hands after each seat has given its pass to the one `offset` seats to its left."""
    return tuple(hands[seat] & ~passes[seat] | passes[(seat - offset) % 4] for seat in range(4))


def exchange(hands: Hands, passes: Hands, offset: int) -> tuple[Hands, tuple[Event, ...]]:
    """The hands after an exchange (see `exchanged`), and what each seat is told of it."""
    events = []
    for seat in range(4):
        giver = (seat - offset) % 4
        got = tuple(cards_in(passes[giver]))
        if got:
            said = text("event.exchange", seat=giver, cards=[format_card(card) for card in got])
            events.append(Event("exchange", seat=giver, to=seat, cards=got, said=said, audience=(seat,)))
    return exchanged(hands, passes, offset), tuple(events)


def rebuilt_passes(seen: View, hands: Hands, receivers: Sequence[int | None], counts: Sequence[int]) -> Hands:
    """The passes of a deal rebuilt from a view, by giver; `receivers` and `counts` say to whom and how many.

    The viewer's own are known. Of the others' it is not: each gave the first cards that the receiver, or while passing
    the giver, holds or has played since.
    """
    held = list(hands)
    for trick in seen.all_tricks:
        for seat, card in trick.plays:
            held[seat] |= 1 << card
    passes = [0, 0, 0, 0]
    for seat, to in enumerate(receivers):
        if to is not None and seen.seats[seat].ready:
            source = held[seat if seen.phase == "pass" else to]
            passes[seat] = card_set(islice(cards_in(source), counts[seat]))
    if seen.seat is not None and seen.pass_from is not None:
        passes[seen.seat] = seen.passed
        if seen.phase != "pass":
            passes[seen.pass_from] = seen.received
    return tuple(passes)
