"""Readable records of matches: what was dealt, said, seen and scored.

A record begins with what it follows from, so it can be made again:

    game: hearts
    seed: tea
    options: {"target":50}
    bots: random random random random
    deals: 2

`PYTHONPATH=engine python -m tests.engine.playthrough` writes all of `tests/data/playthroughs` anew. It needs nothing but
the engine, so that the same runs in Pyodide.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from blacklady import Seat, Table
from blacklady.cards import display_order, format_card
from blacklady.texts import SEATS, english
from blacklady.views import Contract, Event, Side, View

FOLDER = Path(__file__).parents[1] / "data" / "playthroughs"


class Header(NamedTuple):
    """What a record follows from; `deals` is how many are played at most."""

    game: str
    seed: str
    options: dict[str, object]
    bots: list[str]
    deals: int


def read_header(record: str) -> Header:
    """The header of a record; raises `ValueError` if it has none."""
    fields = dict(line.split(": ", 1) for line in record.split("\n\n", 1)[0].splitlines())
    options, bots = json.loads(fields["options"]), fields["bots"].split(" ")
    return Header(fields["game"], fields["seed"], options, bots, int(fields["deals"]))


def play(header: Header) -> str:
    """The record that follows from the header."""
    seats = [Seat(name, "", bot) for name, bot in zip(SEATS, header.bots, strict=True)]
    table = Table(header.game, seats, header.seed, header.options)
    options = json.dumps(header.options, sort_keys=True, separators=(",", ":"))
    lines = [f"game: {header.game}", f"seed: {header.seed}", f"options: {options}"]
    lines += [f"bots: {' '.join(header.bots)}", f"deals: {header.deals}", ""]
    lines += [*_dealt(table, table.opening)]
    while table.waiting == "bot" or (table.waiting == "deal" and len(table.sheet) < header.deals):
        if table.waiting == "deal":
            lines += [*_dealt(table, table.deal())]
            continue
        seen = [*_asked(table)]
        events = table.step()
        lines += [*seen, f"[{len(table.log)}] {table.log[-1]}", *(f"    {_said(event)}" for event in events)]
        if table.waiting != "bot":
            lines += [*_scored(table.view(None))]
    return "\n".join(lines).rstrip() + "\n"


def _dealt(table: Table, events: tuple[Event, ...]) -> Iterator[str]:
    yield english(table.view(None).title)
    for seat in range(4):
        yield f"    {SEATS[seat]}: {_hand(table.view(seat))}"
    yield from (f"    {_said(event)}" for event in events)


def _said(event: Event) -> str:
    hearer = "" if event.audience is None else f"(to {SEATS[event.audience[0]]}) "
    return hearer + english(event.text)


def _asked(table: Table) -> Iterator[str]:
    """What South is asked and shown, when South is to act."""
    view = table.view(0)
    if view.prompt is None:
        return
    yield f"    South is asked: {english(view.prompt.text)}"
    yield f"    hand {_hand(view)}; may: {_may(view)}; auto: {view.prompt.auto}"
    table_cards = " ".join(format_card(card) for card in view.trick.cards) if view.trick else ""
    points = " ".join(str(seat.points) for seat in view.seats)
    status = "".join(f"; {english(status)}" for status in view.status)
    claim = f"; {english(view.claim)}" if view.claim else ""
    yield f"    on the table {table_cards or '-'}; points {points}{status}{claim}"
    if any(seat.contract for seat in view.seats):
        yield f"    contracts {', '.join(_contract(seat.contract) for seat in view.seats)}; {_sides(view)}"


def _contract(contract: Contract | None) -> str:
    return "-" if contract is None else f"{english(contract.label)} {contract.state}"


def _sides(view: View) -> str:
    """The contracts of sides that have more than one seat, and what there is to note of each side."""
    said = []
    for side in view.sides:
        together = "" if side.contract is None else f" {_contract(side.contract)} ({english(side.contract.text)})"
        note = "" if side.note is None else f" {english(side.note)}"
        said.append(f"{_names(side)}:{together if len(side.seats) > 1 else ''}{note}")
    return "; ".join(said)


def _names(side: Side) -> str:
    return " and ".join(SEATS[seat] for seat in side.seats)


def _may(view: View) -> str:
    assert view.prompt is not None
    if view.prompt.kind == "pad":
        return ", ".join(view.legal)
    if view.prompt.choices:
        return ", ".join(f"{choice.action} ({english(choice.text)})" for choice in view.prompt.choices)
    return f"{view.prompt.verb} {view.prompt.count} of {_cards(view.prompt.cards)}"


def _scored(view: View) -> Iterator[str]:
    score = view.score
    assert score is not None
    yield english(score.text)
    for side in view.sides:
        seat = score.seats[side.seats[0]]
        why = ", ".join(map(english, seat.lines)) or "nothing"
        note = "" if side.note is None else f"; {english(side.note)}"
        yield f"    {_names(side)}: {seat.points} makes {seat.total} ({why}){note}"
    if score.result is not None:
        yield f"    {english(score.result)}; places {' '.join(map(str, score.places or ()))}"
    yield ""


def _hand(view: View) -> str:
    return "covered" if view.covered else _cards(view.hand)


def _cards(cards: int) -> str:
    return " ".join(format_card(card) for card in display_order(cards)) or "-"


def main() -> None:
    """Write every record anew from its header."""
    from .null_game import null_game

    with null_game():
        for path in sorted(FOLDER.glob("*.txt")):
            path.write_text(play(read_header(path.read_text(encoding="utf-8"))), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
