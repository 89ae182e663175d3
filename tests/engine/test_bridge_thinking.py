"""Bots that think for a while: in pieces, dropped when the table changes, and never twice."""

import json
from typing import Any

import pytest
from blacklady.bridge import Bridge

from .test_bridge import Answer, ask

FOUR = [{"name": name, "picture": "", "bot": bot} for name, bot in zip("ABCD", (None, *["master"] * 3), strict=True)]


def begun(game: str = "hearts", **options: Any) -> tuple[Bridge, Answer]:
    """A table of three masters, who are to act: the person has done what there was to do first."""
    bridge = Bridge()
    answer = ask(bridge, "new", game=game, seats=FOUR, seed="thought", options=options)
    while answer["table"]["waiting"] == "person":
        answer = ask(bridge, "act", seat=0, action=first(answer))
    return bridge, answer


def first(answer: Answer) -> str:
    prompt = answer["view"]["prompt"]
    if "choices" in prompt:
        return str(prompt["choices"][0]["action"])
    return " ".join([prompt["verb"], *prompt["cards"][: prompt.get("count", 1)]])


def through(bridge: Bridge, do: str, **fields: Any) -> tuple[Answer, int]:
    """The answer at the end of a thought, and how many requests it took."""
    count = 1
    while (answer := ask(bridge, do, **fields)).get("thinking"):
        assert answer == {"ok": True, "thinking": True}
        count += 1
    return answer, count


@pytest.mark.parametrize("game", ["hearts", "spades"])
def test_a_step_in_pieces_is_the_step_at_once(game: str) -> None:
    bridge, _ = begun(game)
    other, _ = begun(game)
    counts = []
    for _ in range(3):
        pieces, count = through(bridge, "step", playouts=150, slice=3)
        assert pieces == ask(other, "step", playouts=150)
        counts.append(count)
    assert max(counts) > 3


def test_a_thought_ends_with_the_table_that_it_was_about() -> None:
    bridge, answer = begun()
    assert ask(bridge, "step", playouts=1000, slice=1) == {"ok": True, "thinking": True}
    before = json.loads(answer["save"])["log"]
    back = ask(bridge, "undo", seat=0)
    assert len(json.loads(back["save"])["log"]) < len(before)
    again = ask(bridge, "redo", seat=0)
    assert json.loads(again["save"])["log"] == before
    done, _ = through(bridge, "step", playouts=40, slice=5)
    assert len(json.loads(done["save"])["log"]) == len(before) + 1


def test_a_thought_about_another_play_is_not_gone_on_with() -> None:
    """After an undo and another play the log is as long as before; what the bot does then follows from what lies there now."""
    for number in range(12):
        bridge, fresh = Bridge(), Bridge()
        for there in (bridge, fresh):
            answer = ask(
                there, "new", game="hearts", seats=FOUR, seed=f"stale {number}", options={"pass_cycle": "never"}
            )
            while answer["table"]["waiting"] == "bot":
                answer = ask(there, "step", playouts=10)
        cards = answer["view"]["prompt"]["cards"]
        ask(bridge, "act", seat=0, action=f"play {cards[0]}")
        ask(bridge, "step", playouts=60, slice=2)
        ask(bridge, "undo", seat=0)
        for there in (bridge, fresh):
            answer = ask(there, "act", seat=0, action=f"play {cards[-1]}")
        if answer["table"]["waiting"] == "bot":
            assert through(bridge, "step", playouts=60, slice=12)[0]["save"] == ask(fresh, "step", playouts=60)[
                "save"
            ].replace('"undone":0', '"undone":1')


def test_a_hint_in_between_costs_no_step_and_doubles_none() -> None:
    bridge, answer = begun()
    log = json.loads(answer["save"])["log"]
    ask(bridge, "step", playouts=1000, slice=1)
    assert not ask(bridge, "hint", seat=0)["ok"], "the person isn't to act"
    done, _ = through(bridge, "step", playouts=30, slice=2)
    assert len(json.loads(done["save"])["log"]) == len(log) + 1


def test_a_hint_tells_what_everything_is_worth_and_why() -> None:
    bridge = Bridge()
    ask(bridge, "new", game="hearts", seats=FOUR, seed="thought", options={"pass_cycle": "never"})
    while (answer := ask(bridge, "step", playouts=20))["table"]["waiting"] == "bot":
        pass
    hint, count = through(bridge, "hint", seat=0, playouts=200, slice=4)
    assert count > 3
    assert hint["action"].removeprefix("play ") in answer["view"]["prompt"]["cards"]
    assert set(hint["values"]) == {f"play {card}" for card in answer["view"]["prompt"]["cards"]}
    assert all(0 <= value <= 1 for value in hint["values"].values())
    assert "{" not in hint["reason"]["text"]


@pytest.mark.parametrize(
    "fields",
    [
        {"playouts": 0},
        {"playouts": -5},
        {"playouts": "many"},
        {"playouts": True},
        {"slice": 0},
        {"slice": 2.5},
        {"playouts": 10**9},
    ],
)
def test_a_budget_is_a_sensible_number(fields: dict[str, Any]) -> None:
    bridge, answer = begun()
    refused = ask(bridge, "step", **fields)
    assert not refused["ok"]
    assert next(iter(fields)) in refused["error"]["text"]
    assert ask(bridge, "view", seat=0)["save"] == answer["save"]


def test_the_speed_is_measured_without_a_table() -> None:
    bridge = Bridge()
    for game in ("hearts", "spades"):
        assert ask(bridge, "speed", game=game, playouts=20) == {"ok": True}
    assert not ask(bridge, "speed", game="chess", playouts=20)["ok"]
    assert not ask(bridge, "speed", game="hearts")["ok"]
