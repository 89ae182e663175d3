"""20,000 arbitrary and mutated texts into `Table.load` and `Bridge.handle`.

Nothing but the named errors comes out, and what is refused changes nothing.
"""

import json
from typing import Any

import pytest
from blacklady import Seat, Table
from blacklady.bridge import Bridge
from blacklady.errors import SaveError
from blacklady.games import GAMES
from blacklady.rng import Rng

from .random_play import EVERY_GAME, random_options

TEXTS = 20_000
PARTS = 4
ROUNDS = TEXTS // 2 // PARTS

#: The games that have bots; the null game, registered for these tests, has none to give a hint.
PLAYED = tuple(GAMES)

LETTERS = '{}[]":,.0123456789-+eE \n\t\\/abcdefgQSpassplay♠é１٣\x00\x1f\u2028\ud800\udfff😀'
DEEP = [json.loads("[" * depth + "]" * depth) for depth in (30, 300)]
ODD: list[Any] = [
    None, True, False, -1, 0, 1, 3, 4, 7, 2.5, float("nan"), float("inf"), 1e308, 2**31, 2**63, 10**4200, -(10**30),
    "", " ", "x", "x" * 50, "x" * 3000, "\ud800", "\x00", "１", "٣", "0", "1 play QS", "deal", "0 claim", "4 play 2C",
    "0 pass 2C 2C 2C", "play QS", "pass", "moon", "moon add", "moon subtract", "bid NaN", "bid nil",
    "bid blind", "look", "0 look", "0 bid 4", "hearts", "spades", "template", "random",
    "toString", "__class__", "{0}", "{seat:name}", "%s", [], {}, [0], ["hearts"], [[]], {"a": 1}, {"name": "x"}, [None] * 4,
    ["deal"] * 300, *DEEP, {"deep": DEEP[0]},
]  # fmt: skip

pytestmark = pytest.mark.usefixtures("null_game")


def seats(person: bool) -> list[Seat]:
    return [Seat("You", "owl", None if person else "random"), *(Seat(name, "", "random") for name in "ABC")]


def some_table(rng: Rng) -> Table:
    """A random match, somewhere on its way, with something undone now and then."""
    rules = rng.pick(EVERY_GAME)
    table = Table(rules.name, seats(False), f"fuzz {rng.below(10**6)}", random_options(rules, rng)._asdict())
    for _ in range(rng.below(70)):
        if table.waiting == "bot":
            table.step()
        elif table.waiting == "deal":
            table.deal()
    for _ in range(rng.below(3)):
        if table.undo_point(1) is not None:
            table.undo(1)
    return table


def mutated(value: Any, rng: Rng) -> Any:
    """The JSON value with one part of it replaced, removed, added or repeated."""
    if isinstance(value, dict) and value and rng.below(8):
        key = rng.pick(list(value))
        if rng.below(10) == 0:
            return {name: part for name, part in value.items() if name != key}
        if rng.below(10) == 0:
            return {**value, str(rng.pick(ODD))[:20]: rng.pick(ODD)}
        return {**value, key: mutated(value[key], rng)}
    if isinstance(value, list) and value and rng.below(8):
        at = rng.below(len(value))
        if rng.below(6) == 0:
            return value[:at] + value[at + 1 :]
        if rng.below(6) == 0:
            return value[: at + 1] + value[at:]
        return [*value[:at], mutated(value[at], rng), *value[at + 1 :]]
    if isinstance(value, str) and rng.below(2):
        return scrambled(value, rng)
    return rng.pick(ODD)


def scrambled(written: str, rng: Rng) -> str:
    """The text with a piece cut out, doubled, or overwritten."""
    for _ in range(1 + rng.below(3)):
        start = rng.below(len(written) + 1)
        end = min(len(written), start + rng.below(12))
        new = "".join(rng.pick(LETTERS) for _ in range(rng.below(4)))
        written = written[:start] + rng.pick(["", written[start:end] * 2, new]) + written[end:]
    return written


def broken(value: Any, rng: Rng) -> str:
    """A text that was, or may still be, the JSON of this value."""
    if rng.below(10) == 0:
        return "".join(rng.pick(LETTERS) for _ in range(rng.below(80)))
    if rng.below(4) == 0:
        return scrambled(json.dumps(value), rng)
    for _ in range(1 + rng.below(2)):
        value = mutated(value, rng)
    return json.dumps(value, ensure_ascii=rng.below(2) == 0)


@pytest.mark.parametrize("part", range(PARTS))
def test_a_damaged_save_loads_or_says_what_is_wrong(part: int) -> None:
    rng, loaded, refused = Rng(f"fuzz/load/{part}"), 0, 0
    for n in range(ROUNDS):
        if n % 50 == 0:
            save = json.loads(some_table(rng).save())
        written = broken(save, rng)
        try:
            table = Table.load(written)
        except SaveError:
            refused += 1
        else:
            assert Table.load(table.save()).save() == table.save()
            table.save().encode()
            loaded += 1
    assert loaded > ROUNDS // 100
    assert refused > ROUNDS // 2


def requests(table: dict[str, Any], rng: Rng) -> dict[str, Any]:
    """A request that would do, at this table, for what is mutated from it."""
    prompt = table["view"]["prompt"] or {}
    cards = prompt.get("cards", ["QS"])
    action = f"{prompt.get('verb', 'play')} {' '.join(cards[: prompt.get('count', 1)])}"
    if "choices" in prompt:
        action = rng.pick(prompt["choices"])["action"]
    game = rng.pick(PLAYED)
    wanted = {"game": game, "seats": [seat._asdict() for seat in seats(True)], "options": {}, "seed": "x"}
    fields: dict[str, dict[str, Any]] = {
        "new": wanted,
        "check": wanted,
        "explain": {"game": game, "options": {}},
        "act": {"seat": 0, "action": action},
        "load": {"save": table["save"]},
        "undo": {"seat": 0},
        "redo": {"seat": 0},
        "hint": {"seat": 0, "playouts": 5},
        "sit": {"seat": 1, "name": "Ida", "picture": "owl", "bot": "random", "viewer": 0},
        "view": {"seat": 2, "viewer": 3},
    }
    do = rng.pick("catalog explain new check act act step undo redo deal hint load sit view".split())
    return {"do": do, **fields.get(do, {})}


@pytest.mark.parametrize("part", range(PARTS))
def test_a_bridge_answers_everything_and_a_refusal_changes_nothing(part: int) -> None:
    rng, bridge, refused = Rng(f"fuzz/handle/{part}"), Bridge(), 0
    fresh = {"do": "new", "game": "", "seats": [seat._asdict() for seat in seats(True)], "seed": "fuzz"}
    view = json.dumps({"do": "view", "seat": 0})
    for n in range(ROUNDS):
        if n % 60 == 0:
            fresh["game"] = PLAYED[n // 60 % len(PLAYED)]
            assert json.loads(bridge.handle(json.dumps(fresh)))["ok"]
            before = bridge.handle(view)
        request = requests(json.loads(before), rng)
        written = json.dumps(request) if rng.below(4) == 0 else broken(request, rng)
        said = bridge.handle(written)
        answer = json.loads(said)
        said.encode()
        if not answer["ok"]:
            assert answer["error"]["text"]
            assert bridge.handle(view) == before, written
            refused += 1
        before = bridge.handle(view)
    assert refused > ROUNDS // 4


@pytest.mark.parametrize("depth", [10, 100, *range(300, 1100, 37), 100_000])
def test_nesting_of_any_depth_is_refused(depth: int) -> None:
    deep = "[" * depth + "]" * depth
    bridge = Bridge()
    for written in (
        deep,
        f'{{"do":{deep}}}',
        f'{{"do":"view","seat":{deep}}}',
        f'{{"do":"new","game":"hearts","seed":{deep}}}',
    ):
        assert json.loads(bridge.handle(written))["ok"] is False
    save = json.loads(Table("hearts", seats(True), "deep").save())
    for field in save:
        written = json.dumps({**save, field: "DEEP"}).replace('"DEEP"', deep)
        with pytest.raises(SaveError):
            Table.load(written)


def test_counts_that_are_too_large_are_refused() -> None:
    save = json.loads(Table("hearts", seats(True), "big").save())
    for field, value in (
        ("undone", 10**4299),
        ("blacklady", 10**4299),
        ("undone", -1),
        ("undone", True),
        ("blacklady", 0),
    ):
        with pytest.raises(SaveError):
            Table.load(json.dumps({**save, field: value}))
    with pytest.raises(SaveError):
        Table.load(json.dumps({**save, "undone": 1}).replace('"undone": 1', f'"undone": {"9" * 5000}'))


def test_a_very_long_log_is_refused_or_read() -> None:
    save = json.loads(Table("hearts", seats(True), "long").save())
    for entry in ("deal", "0 claim", "x" * 100):
        with pytest.raises(SaveError):
            Table.load(json.dumps({**save, "log": [entry] * 10_000}))
    with pytest.raises(SaveError, match="too long"):
        Table.load(json.dumps({**save, "log": ["x"] * 1_000_000}))
