"""The save text: what a match is made of, written and read. ARCHITECTURE.md has the format."""

import json
import re
from typing import Any, Final, NamedTuple

from .errors import SaveError
from .texts import text

__all__ = ["LIMIT", "Record", "Seat", "is_line", "is_seat", "read_record", "read_seats", "write_record"]

VERSION: Final = 1

#: The longest save text, in characters; a game of a thousand deals fits.
LIMIT: Final = 2_000_000

#: The largest count, the last that JavaScript holds exactly.
_MOST: Final = 2**53 - 1

#: What no line of text has: controls, breaks, marks that turn the direction of what follows, halves of characters.
_NOT_IN_LINE: Final = re.compile("[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")


class Seat(NamedTuple):
    """Who sits there: a name, a picture's name, and the bot that plays, or None for a person."""

    name: str
    picture: str
    bot: str | None


class Record(NamedTuple):
    """All that a match is made of; everything else follows from it."""

    game: str
    options: dict[str, Any]
    seed: str
    seats: tuple[Seat, ...]
    log: tuple[str, ...]
    future: tuple[str, ...] = ()
    undone: int = 0


def write_record(record: Record) -> str:
    """The save text of a record: JSON with sorted keys and no white space."""
    fields = {**record._asdict(), "seats": [seat._asdict() for seat in record.seats], "blacklady": VERSION}
    return json.dumps(fields, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def read_record(written: str) -> Record:
    """The record in a save text, its shape checked, its contents not yet; raises `SaveError` that says what is wrong."""
    if len(written) > LIMIT:
        raise SaveError(text("error.save_size"))
    try:
        fields = json.loads(written)
    except (ValueError, RecursionError):
        raise SaveError(text("error.save_json")) from None
    if not isinstance(fields, dict) or not _is_count(fields.get("blacklady")) or not fields["blacklady"]:
        raise SaveError(text("error.save_json"))
    if fields.pop("blacklady") > VERSION:
        raise SaveError(text("error.save_version"))
    if set(fields) != set(Record._fields):
        raise _damaged("its fields are not the right ones")
    seats = read_seats(fields["seats"])
    if seats is None:
        raise _damaged("its seats can’t be read")
    if (
        not isinstance(fields["game"], str)
        or not isinstance(fields["seed"], str)
        or not isinstance(fields["options"], dict)
    ):
        raise _damaged("its game, seed or options can’t be read")
    if not _is_count(fields["undone"]) or not _are_texts(fields["log"]) or not _are_texts(fields["future"]):
        raise _damaged("its log can’t be read")
    return Record(**{**fields, "seats": seats, "log": tuple(fields["log"]), "future": tuple(fields["future"])})


def read_seats(given: object) -> tuple[Seat, ...] | None:
    """The four seats in JSON data, or None when they aren't well formed. Whether the bots exist isn't looked at."""
    if not isinstance(given, list) or len(given) != 4:
        return None
    seats = []
    for fields in given:
        if not isinstance(fields, dict) or set(fields) != set(Seat._fields):
            return None
        seat = Seat(**fields)
        if not is_seat(seat):
            return None
        seats.append(seat)
    return tuple(seats)


def is_seat(seat: Seat) -> bool:
    """Whether a seat is well formed: a name of 1 to 40 characters, a picture of up to 40, a bot or none."""
    named = is_line(seat.name) and seat.name.strip() != "" and len(seat.name) <= 40
    pictured = is_line(seat.picture) and len(seat.picture) <= 40
    return named and pictured and (seat.bot is None or isinstance(seat.bot, str))


def is_line(value: object) -> bool:
    """Whether this is text that can stand in a line and be written as UTF-8."""
    return isinstance(value, str) and not _NOT_IN_LINE.search(value)


def _is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= _MOST


def _are_texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(entry, str) for entry in value)


def _damaged(what: str) -> SaveError:
    return SaveError(text("error.save_fields", what=what))
