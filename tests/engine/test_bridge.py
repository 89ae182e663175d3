"""The bridge: JSON in, JSON out, and nothing in a snapshot that its seat may not know."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from blacklady.bots import BOTS, Budget
from blacklady.bridge import Bridge, handle
from blacklady.games import GAMES
from blacklady.rng import Rng
from blacklady.views import View

from .random_play import EVERY_GAME, random_options
from .tables import MOON, MOON_SEED, drive, first_action, seats, table

Answer = dict[str, Any]
CARD = re.compile(r"[2-9TJQKA][CDHS]|[LB]S")

pytestmark = pytest.mark.usefixtures("null_game")


def ask(bridge: Bridge, do: str, **fields: Any) -> Answer:
    answer: Answer = json.loads(bridge.handle(json.dumps({"do": do, **fields})))
    return answer


def new(*people: int, game: str = "hearts", seed: str = "tea", **options: Any) -> tuple[Bridge, Answer]:
    bridge = Bridge()
    fields = [seat._asdict() for seat in seats(*people)]
    return bridge, ask(bridge, "new", game=game, seats=fields, seed=seed, options=options)


def card_texts(value: Any) -> Iterator[str]:
    """Every text in JSON that is a card, the save text aside."""
    if isinstance(value, dict):
        for key, part in value.items():
            if key != "save":
                yield from card_texts(part)
    elif isinstance(value, list):
        for part in value:
            yield from card_texts(part)
    elif isinstance(value, str):
        yield from (word for word in re.split(r"[^0-9A-Za-z]", value) if CARD.fullmatch(word))


def may_know(answer: Answer, viewer: int) -> set[str]:
    """Cards in the own hand, on the table or gone, and those that the log says were passed by and to this seat."""
    view, log = answer["view"], json.loads(answer["save"])["log"]
    passes = {entry[0]: set(entry.split()[2:]) for entry in log if entry[2:6] == "pass"}
    passed = passes.get(str(viewer), set())
    received = passes.get(str(view["pass_from"]), set()) if view["phase"] != "pass" else set()
    tricks = [*view["tricks"], *([view["trick"]] if view["trick"] else [])]
    plays = {play["card"] for trick in tricks for play in trick["plays"]}
    return plays | set(view["hand"]) | passed | received


@pytest.mark.parametrize("rules", EVERY_GAME, ids=lambda rules: rules.name)
@pytest.mark.parametrize("viewer", range(4))
def test_no_card_in_a_snapshot_is_unknown_to_its_seat(rules: Any, viewer: int) -> None:
    rng = Rng(f"bridge/{viewer}")
    for _ in range(4):
        bridge, answer = new(game=rules.name, seed=f"s{rng.below(99999)}", **random_options(rules, rng)._asdict())
        while answer["table"]["waiting"] == "bot":
            answer = ask(bridge, "step", seat=viewer)
            assert set(card_texts(answer)) <= may_know(answer, viewer)
            assert answer["view"]["seat"] == viewer
            for event in answer["events"]:
                assert event["kind"] != "exchange" or event["to"] == viewer


def test_a_hint_says_what_to_pass_and_what_to_make_of_a_moon() -> None:
    bridge, _ = new(0)
    hint = ask(bridge, "hint", seat=0)
    assert hint["action"].startswith("pass ")
    assert hint["text"]["text"].startswith("Pass the ")
    match = drive(table(MOON_SEED, 0, **MOON), until=lambda match: match.view(0).phase == "moon")
    ask(bridge, "load", save=match.save())
    hint = ask(bridge, "hint", seat=0)
    assert (hint["action"], hint["text"]["text"]) in (
        ("moon add", "+26 for everybody else"),
        ("moon subtract", "−26 for yourself"),
    )


def test_a_hint_may_be_to_claim(monkeypatch: pytest.MonkeyPatch) -> None:
    class Claimer:
        name = "thumb"

        def choose(self, view: View, rng: Rng, budget: Budget) -> str:
            return "claim"

    monkeypatch.setitem(BOTS, "thumb", Claimer())
    match = drive(table("claim", 0), until=lambda match: match.waiting == "person" and "claim" in match.view(0).legal)
    bridge = Bridge()
    shown = ask(bridge, "load", save=match.save())["view"]["claim"]
    assert ask(bridge, "hint", seat=0)["text"]["text"] == shown["text"]["text"]


def test_the_snapshot_of_a_new_game() -> None:
    _, answer = new(0)
    assert answer["ok"]
    assert [event["kind"] for event in answer["events"]] == ["deal"]
    assert answer["view"]["prompt"]["count"] == 3
    shown = answer["table"]
    assert (shown["game"], shown["title"]["text"], shown["seed"], shown["ply"]) == ("hearts", "Hearts", "tea", 0)
    assert (shown["waiting"], shown["acting"], shown["can_undo"], shown["can_redo"]) == (
        "person",
        [0, 1, 2, 3],
        False,
        False,
    )
    assert [seat["bot"] for seat in shown["seats"]] == [None, "random", "random", "random"]
    assert shown["options"]["target"] == 100
    assert shown["sheet"] == []
    assert json.loads(answer["save"])["log"] == []


def test_a_snapshot_has_the_fields_that_the_architecture_lists() -> None:
    _, answer = new(0)
    assert set(answer) == {"ok", "events", "view", "table", "save"}
    assert set(answer["view"]) == {
        "game", "seat", "deal", "dealer", "phase", "title", "hand", "covered", "seats", "sides", "acting", "trick", "tricks",
        "broken", "passed", "pass_to", "received", "pass_from", "status", "prompt", "claim", "score",
    }  # fmt: skip
    assert set(answer["view"]["seats"][0]) == {
        "seat", "cards", "tricks", "points", "total", "ready", "bid", "contract", "covered",
    }  # fmt: skip
    assert set(answer["view"]["sides"][0]) == {"seats", "contract", "note"}
    assert set(answer["table"]) == {
        "game", "title", "seed", "options", "ply", "undone", "can_undo", "can_redo", "waiting", "acting", "seats", "sheet",
    }  # fmt: skip


@pytest.mark.parametrize("rules", EVERY_GAME, ids=lambda rules: rules.name)
def test_a_whole_deal_through_the_bridge(rules: Any) -> None:
    bridge, answer = new(0, game=rules.name)
    while answer["table"]["waiting"] in ("person", "bot"):
        if answer["table"]["waiting"] == "bot":
            answer = ask(bridge, "step")
        else:
            answer = ask(bridge, "act", seat=0, action=first_action(answer["view"]["prompt"]))
        assert answer["ok"]
    assert [event["kind"] for event in answer["events"]][-1] in ("score", "over")
    score, (row,) = answer["view"]["score"], answer["table"]["sheet"]
    assert row["deal"] == 1
    assert row["points"] == [seat["points"] for seat in score["seats"]]
    assert row["totals"] == [seat["total"] for seat in score["seats"]]
    assert row["lines"] == [seat["lines"] for seat in score["seats"]]
    if answer["table"]["waiting"] == "deal":
        answer = ask(bridge, "deal")
        assert answer["view"]["deal"] == 2
        assert answer["view"]["title"]["text"].startswith("Deal 2")


def test_undo_redo_and_load_give_the_same_table() -> None:
    bridge, answer = new(0)
    first = answer["view"]["prompt"]["cards"][:3]
    acted = ask(bridge, "act", action=f"pass {' '.join(first)}")
    undone = ask(bridge, "undo", seat=0)
    assert undone["view"] == answer["view"]
    assert (undone["table"]["undone"], undone["table"]["can_redo"]) == (1, True)
    assert ask(bridge, "redo", seat=0)["view"] == acted["view"]
    other = Bridge()
    assert ask(other, "load", save=acted["save"])["view"] == acted["view"]


def test_the_page_reads_of_a_moon_in_the_sheet() -> None:
    match = drive(table(MOON_SEED, 0, **MOON), until=lambda match: match.view(0).phase == "moon")
    bridge = Bridge()
    answer = ask(bridge, "load", save=match.save())
    assert answer["view"]["prompt"]["kind"] == "choice"
    assert [choice["action"] for choice in answer["view"]["prompt"]["choices"]] == ["moon add", "moon subtract"]
    answer = ask(bridge, "act", action="moon subtract")
    assert [event["kind"] for event in answer["events"]] == ["moon", "score"]
    assert [note["text"] for note in answer["table"]["sheet"][0]["notes"]] == ["You shot the moon and lose 26 points"]


def test_you_are_spoken_to_and_others_have_their_names() -> None:
    bridge, _ = new(0, pass_cycle="never")
    said = []
    while ask(bridge, "view", seat=1)["table"]["waiting"] == "bot":
        said += [event["text"]["text"] for event in ask(bridge, "step", seat=1)["events"]]
    joined = " ".join(said)
    assert "You play" in joined or "Player" in joined
    answer = ask(bridge, "act", seat=0, action="play 1X")
    error = {"code": "invalid", "key": "error.not_a_card", "args": {"said": "1X"}, "text": "“1X” is not a card"}
    assert answer["error"] == error, "with all that a translation needs"


@pytest.mark.parametrize(
    ("request_text", "code", "words"),
    [
        ("", "request", "object in JSON"),
        ("[]", "request", "object in JSON"),
        ("{}", "request", "not something to do"),
        ('{"do":"dance"}', "request", "“dance” is not something to do"),
        ('{"do":["act"]}', "request", "not something to do"),
        ('{"do":"act","seat":4,"action":"play QS"}', "request", "There is no seat “4”"),
        ('{"do":"act","seat":true,"action":"play QS"}', "request", "There is no seat"),
        ('{"do":"act","seat":"0","action":"play QS"}', "request", "There is no seat"),
        ('{"do":"act","seat":0}', "request", "needs “action” to be a text"),
        ('{"do":"act","seat":0,"action":7}', "request", "needs “action” to be a text"),
        ('{"do":"act","seat":0,"action":"play QS"}', "illegal", "No card can be played now"),
        ('{"do":"load"}', "request", "needs “save” to be a text"),
        ('{"do":"load","save":"x"}', "save", "not a saved game"),
        ('{"do":"new","game":"hearts","seats":[],"seed":"x"}', "request", "four seats"),
        ('{"do":"new"}', "request", "four seats"),
        ('{"do":"undo"}', "request", "nothing to undo"),
        ('{"do":"redo"}', "request", "nothing to redo"),
        ('{"do":"deal"}', "request", "isn’t over yet"),
    ],
)
def test_a_refusal_has_a_code_and_a_reason_and_changes_nothing(request_text: str, code: str, words: str) -> None:
    bridge, before = new(0)
    answer = json.loads(bridge.handle(request_text))
    assert (answer["ok"], answer["error"]["code"]) == (False, code)
    assert words in answer["error"]["text"]
    assert ask(bridge, "view")["view"] == before["view"]


@pytest.mark.parametrize("do", ["act", "step", "undo", "redo", "deal", "hint", "sit", "view", "explain"])
def test_without_a_table_there_is_nothing_to_do(do: str) -> None:
    answer = ask(Bridge(), do, action="play QS")
    assert answer["error"]["text"] == "No game has been started"


def test_the_catalog_describes_games_and_bots() -> None:
    answer = json.loads(handle('{"do":"catalog"}'))
    assert {game["name"] for game in answer["games"]} == {rules.name for rules in EVERY_GAME}
    assert {bot["name"] for bot in answer["bots"]} == set(BOTS)
    for game in answer["games"]:
        for preset in game["presets"]:
            assert ask(Bridge(), "new", game=game["name"], seed="x", options=preset["options"],
                       seats=[seat._asdict() for seat in seats()])["ok"]  # fmt: skip
    hearts = next(game for game in answer["games"] if game["name"] == "hearts")
    target = next(option for option in hearts["options"] if option["name"] == "target")
    assert (target["kind"], target["default"], target["low"], target["high"]) == ("int", 100, 50, 500)
    moon = next(option for option in hearts["options"] if option["name"] == "moon")
    assert moon["choices"][0]["value"] == moon["default"] == "others-add"


def test_answers_are_plain_ascii_so_that_every_transport_carries_them() -> None:
    bridge, _ = new(0)
    assert bridge.handle('{"do":"\\ud800♠"}').isascii()
    assert bridge.handle('{"do":"view"}').isascii()


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_a_legal_action_at_every_decision_of_a_deal(game: str) -> None:
    bridge, answer = new(0, game=game)
    while answer["table"]["waiting"] in ("person", "bot"):
        if answer["table"]["waiting"] == "bot":
            answer = ask(bridge, "step")
            continue
        hint, prompt = ask(bridge, "hint", seat=0, playouts=20), answer["view"]["prompt"]
        named = {choice["action"]: choice["text"] for choice in prompt.get("choices", [])}
        if named:
            assert hint["text"] == named[hint["action"]]
        answer = ask(bridge, "act", seat=0, action=hint["action"])
        assert answer["ok"]


def test_a_hint_is_a_legal_action_and_given_only_to_who_is_to_act() -> None:
    bridge, answer = new(0, pass_cycle="never")
    while answer["table"]["waiting"] == "bot":
        answer = ask(bridge, "step")
    assert ask(bridge, "hint", seat=2)["error"]["text"] == "There is nothing to choose now"
    hint = ask(bridge, "hint", seat=0)
    assert hint["text"]["text"].startswith("Play the ")
    assert hint["action"].removeprefix("play ") in answer["view"]["prompt"]["cards"]
    assert ask(bridge, "act", seat=0, action=hint["action"])["ok"]
