"""The engine for a page: `handle(json text) -> json text`. ARCHITECTURE.md describes requests and answers.

The only module that knows a page exists; it never imports `js` or `pyodide`.
"""

import json
from collections.abc import Callable, Generator, Sequence
from typing import Any, Final, TypeVar

from .adapting import assess, manners, opponents, overlook, read_profile, strength, words, write_profile
from .bots import ADVISER, Budget, Thinking
from .bots.rehearsal import rehearse
from .catalog import catalog, rules_in_force
from .errors import BlackLadyError, RequestError
from .games import find_game
from .hints import hint
from .rules import read_options
from .saves import Seat, read_seats
from .table import Table
from .texts import Text, english, text
from .views import DealScore, Event
from .wire import wire

__all__ = ["Bridge", "handle"]

T = TypeVar("T")

#: The longest request, in characters: a save text and a little more.
LIMIT: Final = 5_000_000

#: The most playouts that a request may ask for.
MOST: Final = 1_000_000
#: The answer of a bot that needs more time: the same request, made again, goes on.
THINKING: Final = {"thinking": True}

_NAMES: Final = {str: "a text", int: "a whole number", list: "a list", dict: "an object"}


class Bridge:
    """One page's engine: at most one table, and the requests about it."""

    def __init__(self) -> None:
        self._table: Table | None = None
        self._thought: tuple[object, Generator[None, None, Any]] | None = None
        self._told: dict[int, tuple[DealScore, object, dict[str, Any]]] = {}
        self._requests: dict[str, Callable[[dict[str, Any]], dict[str, Any]]] = {
            "catalog": lambda request: catalog(),
            "explain": self._explain,
            "new": self._new,
            "check": self._check,
            "act": self._act,
            "step": self._step,
            "speed": _speed,
            "undo": self._undo,
            "redo": lambda request: self._snapshot(request, self._current().redo(self._seat(request))),
            "deal": lambda request: self._snapshot(request, self._current().deal()),
            "hint": self._hint,
            "load": self._load,
            "sit": self._sit,
            "assess": self._assess,
            "overlook": self._overlook,
            "suggest": _suggest,
            "view": lambda request: self._snapshot(request, ()),
        }

    def handle(self, written: str) -> str:
        """The answer to a request, both JSON text. It never raises; a refused request changes nothing."""
        try:
            answer = {"ok": True, **self._answer(written)}
        except BlackLadyError as error:
            names = None if self._table is None else self._table.names()
            said = english(error.text, names) if names else str(error)
            answer = {
                "ok": False,
                "error": {"code": error.code, "key": error.text.key, "args": error.text.args, "text": said},
            }
        return json.dumps(answer, separators=(",", ":"))

    def _answer(self, written: str) -> dict[str, Any]:
        try:
            request = json.loads(written) if len(written) <= LIMIT else None
        except (ValueError, RecursionError):
            request = None
        if not isinstance(request, dict):
            raise RequestError(text("error.request_json"))
        do = request.get("do")
        if not isinstance(do, str) or do not in self._requests:
            raise RequestError(text("error.request_do", said=_brief(do)))
        for name in ("seat", "viewer"):
            if name in request:
                self._seat(request, name)
        return self._requests[do](request)

    # The requests

    def _explain(self, request: dict[str, Any]) -> dict[str, Any]:
        if not {"game", "options"} & request.keys():
            return rules_in_force(self._current().rules, self._current().options)
        rules, options = find_game(_field(request, "game", str)), request.get("options")
        return rules_in_force(rules, read_options(rules, {} if options is None else options))

    def _new(self, request: dict[str, Any]) -> dict[str, Any]:
        table = _new_table(request)
        self._table = table
        return self._snapshot(request, table.opening)

    def _check(self, request: dict[str, Any]) -> dict[str, Any]:
        _new_table(request)
        return {}

    def _act(self, request: dict[str, Any]) -> dict[str, Any]:
        return self._snapshot(request, self._current().act(self._seat(request), _field(request, "action", str)))

    def _undo(self, request: dict[str, Any]) -> dict[str, Any]:
        self._current().undo(self._seat(request))
        return self._snapshot(request, ())

    def _step(self, request: dict[str, Any]) -> dict[str, Any]:
        table = self._current()

        def begin(budget: Budget) -> Thinking:
            if "profile" in request:
                budget = budget._replace(manners=manners(read_profile(request["profile"]), self._seat(request)))
            return table.think(budget)

        decision = self._considered(request, begin)
        return THINKING if decision is None else self._snapshot(request, table.answer(decision.action))

    def _hint(self, request: dict[str, Any]) -> dict[str, Any]:
        table, seat = self._current(), self._seat(request)
        view = table.view(seat)
        if view.prompt is None:
            raise RequestError(text("error.no_hint"))
        decision = self._considered(request, lambda budget: table.consider(seat, ADVISER, budget))
        if decision is None:
            return THINKING
        return hint(view, decision, lambda said: english(said, table.names(), seat))

    def _assess(self, request: dict[str, Any]) -> dict[str, Any]:
        table, seat = self._current(), self._seat(request)
        profile = self._considered(
            request, lambda budget: assess(table, seat, read_profile(request.get("profile")), budget)
        )
        return THINKING if profile is None else {"profile": write_profile(profile)}

    def _overlook(self, request: dict[str, Any]) -> dict[str, Any]:
        known = read_profile(request.get("profile"))
        return {"profile": write_profile(overlook(self._current(), self._seat(request), known))}

    def _considered(self, request: dict[str, Any], begin: Callable[[Budget], Generator[None, None, T]]) -> T | None:
        """What a thought comes to, in as many imagined deals a request as it says; None as long as there are more to come.

        Another request about the table in between, and the thought is dropped; asked again, it begins anew.
        """
        budget = Budget(_count(request, "playouts")) if "playouts" in request else Budget()
        deals = _count(request, "slice") if "slice" in request else None
        table = self._current()
        about = (table, table.seats, table.log, {name: said for name, said in request.items() if name != "slice"})
        if self._thought is None or self._thought[0] != about:
            self._thought = about, begin(budget)
        thought, done = self._thought[1], 0
        try:
            while deals is None or done < deals:
                next(thought)
                done += 1
        except StopIteration as ended:
            self._thought = None
            result: T = ended.value
            return result
        except Exception:
            self._thought = None
            raise
        return None

    def _load(self, request: dict[str, Any]) -> dict[str, Any]:
        self._table = Table.load(_field(request, "save", str))
        return self._snapshot(request, ())

    def _sit(self, request: dict[str, Any]) -> dict[str, Any]:
        table, at = self._current(), self._seat(request)
        there: dict[str, Any] = table.seats[at]._asdict()
        table.sit(at, Seat(**{field: request.get(field, kept) for field, kept in there.items()}))
        return self._snapshot(request, ())

    # What they share

    def _current(self) -> Table:
        if self._table is None:
            raise RequestError(text("error.no_table"))
        return self._table

    def _viewer(self, request: dict[str, Any]) -> int:
        """The seat whose view is shown: the request's viewer, or the seat that it is about."""
        return self._seat(request, "viewer" if "viewer" in request else "seat")

    def _seat(self, request: dict[str, Any], name: str = "seat") -> int:
        """The seat in a request; without one the first person's, or South's."""
        if name not in request:
            people = [] if self._table is None else self._table.people
            return people[0] if people else 0
        seat = request[name]
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat <= 3:
            raise RequestError(text("error.seat", said=_brief(seat)))
        return seat

    def _snapshot(self, request: dict[str, Any], events: Sequence[Event]) -> dict[str, Any]:
        table, viewer = self._current(), self._viewer(request)
        names = table.names()
        # The score of a deal is read by all of several people, so nobody is "you".
        spoken_to = None if len(table.people) > 1 and table.waiting in ("deal", "over") else viewer

        def say(said: Text) -> str:
            return english(said, names, spoken_to)

        heard = [event for event in events if event.audience is None or viewer in event.audience]
        return {
            "events": [wire(event, say) for event in heard],
            "view": wire(table.view(viewer), say),
            "table": {
                "game": table.rules.name,
                "title": wire(text(f"{table.rules.name}.name"), say),
                "seed": table.seed,
                "options": table.options._asdict(),
                "ply": len(table.log),
                "undone": table.undone,
                "can_undo": table.undo_point(viewer) is not None,
                "can_redo": table.can_redo,
                "waiting": table.waiting,
                "acting": list(table.acting),
                "seats": [seat._asdict() for seat in table.seats],
                "sheet": self._sheet(table, say, (names, spoken_to)),
            },
            "save": table.save(),
        }

    def _sheet(self, table: Table, say: Callable[[Text], str], voice: object) -> list[dict[str, Any]]:
        """The deals that are over. Each is put into words once for a `voice`, for every snapshot has all of them."""
        rows = []
        for number, score in enumerate(table.sheet, 1):
            told = self._told.get(number)
            if told is None or told[0] is not score or told[1] != voice:
                told = self._told[number] = score, voice, _row(number, score, say)
            rows.append(told[2])
        return rows


def _row(number: int, score: DealScore, say: Callable[[Text], str]) -> dict[str, Any]:
    return {
        "deal": number,
        "points": [seat.points for seat in score.seats],
        "totals": [seat.total for seat in score.seats],
        "lines": [[wire(line, say) for line in seat.lines] for seat in score.seats],
        "notes": [] if score.feat is None else [wire(score.text, say)],
    }


def _new_table(request: dict[str, Any]) -> Table:
    seats = read_seats(request.get("seats"))
    if seats is None:
        raise RequestError(text("error.seats"))
    return Table(_field(request, "game", str), seats, _field(request, "seed", str), request.get("options", {}))


def _suggest(request: dict[str, Any]) -> dict[str, Any]:
    game, profile = _field(request, "game", str), read_profile(request.get("profile"))
    person = strength(game, profile)
    said = [wire(sentence, english) for sentence in words(game, profile, person)]
    return {"bots": opponents(game, person), "known": profile.decisions > 0, "words": said}


def _speed(request: dict[str, Any]) -> dict[str, Any]:
    """Playouts, to be timed by whoever asks."""
    rehearse(_field(request, "game", str), _count(request, "playouts"))
    return {}


def _count(request: dict[str, Any], name: str) -> int:
    """A whole number from 1 on."""
    value = _field(request, name, int)
    if isinstance(value, bool) or not 1 <= value <= MOST:
        raise RequestError(text("error.request_count", do=request["do"], field=name, most=MOST))
    return int(value)


def _field(request: dict[str, Any], name: str, kind: type) -> Any:
    value = request.get(name)
    if not isinstance(value, kind):
        raise RequestError(text("error.request_field", do=request["do"], field=name, what=_NAMES[kind]))
    return value


def _brief(said: object) -> str:
    """The beginning of what was said; lists and objects can be too deep to be written out."""
    return "…" if isinstance(said, list | dict) else str(said)[:40]


handle = Bridge().handle
