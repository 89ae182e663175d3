"""The bridge where several people play: who sits where, who looks, and which options a page may offer them."""

import json
from typing import Any

import pytest
from blacklady.bridge import Bridge
from blacklady.games import GAMES
from blacklady.rules import conflict

from .tables import first_action, seats

Answer = dict[str, Any]
every_game = pytest.mark.parametrize("game", GAMES)


def ask(bridge: Bridge, do: str, **fields: Any) -> Answer:
    answer: Answer = json.loads(bridge.handle(json.dumps({"do": do, **fields})))
    return answer


def new(game: str, *people: int) -> tuple[Bridge, Answer]:
    bridge = Bridge()
    fields = [seat._asdict() for seat in seats(*people)]
    return bridge, ask(bridge, "new", game=game, seats=fields, seed="people")


def going_on(bridge: Bridge, answer: Answer, steps: int) -> Answer:
    """Some bots' actions later."""
    for _ in range(steps):
        answer = ask(bridge, "step")
    return answer


@every_game
def test_a_bot_takes_over_in_the_middle_of_a_trick_and_the_person_comes_back(game: str) -> None:
    bridge, answer = new(game)
    answer = going_on(bridge, answer, 14)
    held, save, log = answer["view"], json.loads(answer["save"]), json.loads(answer["save"])["log"]
    sat = ask(bridge, "sit", seat=1, name="Ida", bot=None, viewer=0)
    assert sat["table"]["seats"][1] == {"name": "Ida", "picture": "", "bot": None}
    assert (sat["view"]["hand"], sat["view"]["trick"], sat["view"]["seats"]) == (
        held["hand"],
        held["trick"],
        held["seats"],
    )
    assert json.loads(sat["save"]) == {**save, "seats": sat["table"]["seats"]}
    assert json.loads(sat["save"])["log"] == log
    left = ask(bridge, "sit", seat=1, bot="random")
    assert left["table"]["seats"][1] == {"name": "Ida", "picture": "", "bot": "random"}
    assert left["view"]["seat"] == 1
    back = ask(bridge, "sit", seat=1, bot=None)
    assert back["view"] == left["view"]
    assert ask(bridge, "load", save=back["save"])["table"]["seats"] == back["table"]["seats"]


@every_game
@pytest.mark.parametrize(
    "fields",
    [
        {"bot": "magic"},
        {"bot": 7},
        {"bot": []},
        {"bot": {}},
        {"name": ""},
        {"name": None},
        {"name": ["x"]},
        {"name": "x" * 41},
        {"name": "a\nb"},
        {"picture": 3},
        {"seat": 4},
        {"seat": "1"},
        {"viewer": 7},
        {"viewer": None},
        {"viewer": True},
    ],
)
def test_who_cannot_sit_is_refused_and_nothing_changes(game: str, fields: dict[str, Any]) -> None:
    bridge, before = new(game, 0)
    answer = ask(bridge, "sit", **{"seat": 1, **fields})
    assert (answer["ok"], answer["error"]["code"]) == (False, "request")
    assert ask(bridge, "view")["view"] == before["view"]
    assert ask(bridge, "view")["save"] == before["save"]


@every_game
def test_the_view_is_of_the_viewer_and_the_action_of_the_seat(game: str) -> None:
    bridge, answer = new(game, 0, 1, 2, 3)
    seat = answer["table"]["acting"][0]
    other = (seat + 1) % 4
    prompt = ask(bridge, "view", seat=seat)["view"]["prompt"]
    done = ask(bridge, "act", seat=seat, action=first_action(prompt), viewer=other)
    assert done["ok"]
    assert done["view"]["seat"] == other
    assert done["view"] == ask(bridge, "view", viewer=other)["view"] == ask(bridge, "view", seat=other)["view"]
    assert done["view"]["hand"] != ask(bridge, "view", seat=seat)["view"]["hand"]


def test_the_catalog_says_which_options_exclude_each_other() -> None:
    for game in ask(Bridge(), "catalog")["games"]:
        rules = GAMES[game["name"]]
        assert len(game["exclusions"]) == len(rules.exclusions)
        for excluded, exclusion in zip(game["exclusions"], rules.exclusions, strict=True):
            assert set(excluded) == {"fields", "text"}
            changes = {name: values[0] for name, values in excluded["fields"].items()}
            reason = conflict(rules, rules.options(**changes))
            assert reason is not None
            assert excluded["text"]["text"] == str(reason)
            assert {name: tuple(values) for name, values in excluded["fields"].items()} == exclusion.fields


@every_game
def test_what_would_do_is_known_without_giving_up_the_table(game: str) -> None:
    bridge, answer = new(game, 0)
    fields = {"game": game, "seats": answer["table"]["seats"], "seed": "another"}
    assert ask(bridge, "check", **fields, options={}) == {"ok": True}
    for wrong in ({"options": {"target": -1}}, {"seats": []}, {"game": "chess"}, {"seed": ""}):
        refused = ask(bridge, "check", **{**fields, **wrong})
        assert refused == ask(Bridge(), "new", **{**fields, **wrong}), "the same reason"
        assert not refused["ok"]
    assert ask(bridge, "view")["save"] == answer["save"]


def test_the_score_sheet_is_told_in_the_names_that_are_there_now() -> None:
    """Its rows are kept in words from one snapshot to the next, but not beyond a name or a listener."""
    bridge, answer = new("spades")
    while answer["table"]["waiting"] != "deal" or "nil" not in json.dumps(answer["table"]["sheet"]):
        answer = ask(bridge, "deal" if answer["table"]["waiting"] == "deal" else "step")
    ask(bridge, "deal")
    for seat, name in enumerate(("Ida", "Jan", "Kim", "Lea")):
        ask(bridge, "sit", seat=seat, name=name, bot="random")
    for viewer in (0, 1, 0):
        shown = ask(bridge, "view", seat=viewer)["table"]["sheet"]
        fresh = Bridge()
        assert shown == ask(fresh, "load", save=ask(bridge, "view")["save"], seat=viewer)["table"]["sheet"]
        assert "Player" not in json.dumps(shown)
