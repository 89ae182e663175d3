"""Views, events and texts as the JSON that ARCHITECTURE.md describes."""

from collections.abc import Callable, Iterable
from typing import Any

from .cards import Card, CardSet, display_order, format_card
from .texts import Text
from .views import Contract, DealScore, Event, Prompt, Trick, View

__all__ = ["wire"]

Say = Callable[[Text], str]


def wire(value: View | Event | Text, say: Say) -> dict[str, Any]:
    """The JSON form of a view, an event or a text; `say` makes its sentences."""
    if isinstance(value, Text):
        return {"key": value.key, "args": value.args, "text": say(value)}
    if isinstance(value, Event):
        return {
            "kind": value.kind,
            "seat": value.seat,
            "to": value.to,
            "cards": _cards(value.cards),
            "points": value.points,
            "text": wire(value.text, say),
        }
    return {
        "game": value.game,
        "seat": value.seat,
        "deal": value.deal,
        "dealer": value.dealer,
        "phase": value.phase,
        "title": wire(value.title, say),
        "hand": _hand(value.hand),
        "covered": value.covered,
        "seats": [{**seat._asdict(), "contract": _contract(seat.contract, say)} for seat in value.seats],
        "sides": [
            {
                "seats": list(side.seats),
                "contract": _contract(side.contract, say),
                "note": None if side.note is None else wire(side.note, say),
            }
            for side in value.sides
        ],
        "acting": list(value.acting),
        "trick": None if value.trick is None else {**_trick(value.trick), "winning": value.trick.winner},
        "tricks": [
            {**_trick(trick), "winner": trick.winner, "points": trick.points, "reason": wire(trick.reason, say)}
            for trick in value.tricks
        ],
        "broken": value.broken,
        "passed": _hand(value.passed),
        "pass_to": value.pass_to,
        "received": _hand(value.received),
        "pass_from": value.pass_from,
        "status": [wire(status, say) for status in value.status],
        "prompt": None if value.prompt is None else _prompt(value.prompt, say),
        "claim": None if value.claim is None else {"action": "claim", "text": wire(value.claim, say)},
        "score": None if value.score is None else _score(value.score, say),
    }


def _cards(cards: Iterable[Card]) -> list[str]:
    return [format_card(card) for card in cards]


def _hand(cards: CardSet) -> list[str]:
    return _cards(display_order(cards))


def _trick(trick: Trick) -> dict[str, Any]:
    plays = [{"seat": seat, "card": format_card(card)} for seat, card in trick.plays]
    return {"number": trick.number, "leader": trick.leader, "plays": plays}


def _contract(contract: Contract | None, say: Say) -> dict[str, Any] | None:
    if contract is None:
        return None
    return {"label": wire(contract.label, say), "text": wire(contract.text, say), "state": contract.state}


def _prompt(prompt: Prompt, say: Say) -> dict[str, Any]:
    common = {"kind": prompt.kind, "text": wire(prompt.text, say)}
    if prompt.choices:
        choices = [
            {"action": choice.action, "text": wire(choice.text, say), "label": wire(choice.label or choice.text, say)}
            for choice in prompt.choices
        ]
        return {**common, "choices": choices}
    cards = {**common, "verb": prompt.verb, "cards": _hand(prompt.cards)}
    if prompt.kind == "cards":
        return {**cards, "count": prompt.count, "to": prompt.to}
    return {**cards, "auto": prompt.auto}


def _score(score: DealScore, say: Say) -> dict[str, Any]:
    seats = [{**seat._asdict(), "lines": [wire(line, say) for line in seat.lines]} for seat in score.seats]
    return {
        "seats": seats,
        "text": wire(score.text, say),
        "feat": score.feat,
        "over": score.over,
        "result": None if score.result is None else wire(score.result, say),
        "places": None if score.places is None else list(score.places),
    }
