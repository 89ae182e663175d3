"""Opponents that adapt to the person, and what is known of how they play."""

from __future__ import annotations

import json
from typing import Any

import pytest
from blacklady.bridge import Bridge
from playwright.sync_api import Locator, Page, expect

from tests.conftest import Site

from . import saves
from .driving import Person
from .test_storage import FULL, THROWING
from .wire import ENDLESS, Wire

#: What the engine can't read.
DAMAGED = '{"match": 5}'
LOST = "can't be read and has been forgotten"
#: In a profile that was made of so many deals of one match.
JUDGED = "deals => JSON.parse(localStorage.getItem('blacklady/profile/hearts') ?? '{}').deals === deals"

# Who sits down when the engine suggests these, by the page's own module.
SEATED = """
async (seats) => {
  const { createAdapting } = await import("/source/adapting.mjs");
  const engine = { request: async () => ({ bots: ["left", "opposite", "right"] }) };
  return createAdapting({ engine }).seated("hearts", seats);
}
"""


@pytest.fixture
def wire(person: Person) -> Wire:
    return Wire(person.page)


def suggested(game: str = "hearts", profile: object = None) -> dict[str, Any]:
    """What the engine says to a profile, in Python."""
    request = {"do": "suggest", "game": game, "profile": profile}
    answer: dict[str, Any] = json.loads(Bridge().handle(json.dumps(request)))
    assert answer["ok"], answer
    return answer


def weak() -> dict[str, Any]:
    """The profile of somebody for whom others sit down than for a stranger."""
    empty = assessed()
    bots = ["random", "random", "random"]
    profile = {**empty, "games": [[bots, 0.0]] * 40}
    assert suggested(profile=profile)["bots"] != suggested()["bots"]
    return profile


def assessed() -> dict[str, Any]:
    """A profile after one deal."""
    bridge = Bridge()
    save = saves.with_bots(saves.play("known", {}, saves.greedy))
    bridge.handle(json.dumps({"do": "load", "save": save}))
    answer = json.loads(bridge.handle('{"do": "assess", "seat": 0, "playouts": 1}'))
    profile: dict[str, Any] = answer["profile"]
    return profile


def keep(person: Person, profile: str, game: str = "hearts") -> None:
    """From the next load on the browser has this profile, unless it has one already."""
    name = json.dumps(f"blacklady/profile/{game}")
    person.page.add_init_script(f"localStorage.getItem({name}) ?? localStorage.setItem({name}, {json.dumps(profile)})")


def kept(person: Person, game: str = "hearts") -> Any:
    return json.loads(person.page.evaluate(f"localStorage.getItem('blacklady/profile/{game}')") or "null")


def bots(person: Person) -> list[str | None]:
    return [seat["bot"] for seat in person.save()["seats"]]


def new_game(person: Person) -> Locator:
    person.page.keyboard.press("m")
    person.page.locator('dialog [data-command="new-game"]').click()
    return person.page.locator('[data-sheet="new-game"]')


def start(person: Person) -> None:
    before = person.save()["seed"]
    person.page.locator('[data-command="start"]').click()
    person.page.wait_for_function("seed => JSON.parse(window.blacklady.save()).seed !== seed", arg=before)
    person.wait("your-turn")


def your_play(person: Person) -> Locator:
    person.page.keyboard.press("m")
    person.page.locator('dialog [data-command="your-play"]').click()
    return person.page.locator('[data-sheet="your-play"]')


def finish(person: Person) -> None:
    """Play the last cards of a deal."""
    person.load(saves.before(44)).play()
    assert person.state == "deal-over"


def test_the_bots_that_the_engine_suggests_sit_down(person: Person, wire: Wire) -> None:
    profile = weak()
    keep(person, json.dumps(profile))
    person.open(seed="adapts")
    sheet = new_game(person)
    level = sheet.locator('[name="opponents"]')
    expect(level).to_have_value("thumb")
    level.select_option(label="Adapts to me")
    expect(sheet.locator(".opponents small")).to_contain_text("keep the game close")
    start(person)
    assert bots(person) == [None, *suggested(profile=profile)["bots"]]
    assert wire.asked("suggest") == [{"do": "suggest", "game": "hearts", "profile": profile}]


def test_they_are_chosen_anew_for_every_game(person: Person, wire: Wire) -> None:
    person.open(seed="adapts")
    new_game(person).locator('[name="opponents"]').select_option("adapts")
    start(person)
    assert bots(person) == [None, *suggested()["bots"]]
    profile = weak()
    keep(person, json.dumps(profile))
    person.reload()
    sheet = new_game(person)
    expect(sheet.locator('[name="opponents"] option:checked')).to_have_text("Adapts to me")
    start(person)
    assert bots(person) == [None, *suggested(profile=profile)["bots"]]
    sheet = new_game(person)
    sheet.locator('[name="opponents"]').select_option("novice")
    start(person)
    sheet = new_game(person)
    expect(sheet.locator('[name="opponents"]')).to_have_value("novice")


def test_the_other_game_begins_with_a_match_for_the_person_too(person: Person) -> None:
    person.open(seed="adapts")
    new_game(person).locator('[name="opponents"]').select_option("adapts")
    start(person)
    person.page.keyboard.press("m")
    person.page.locator('dialog [data-game="spades"]').click()
    person.page.wait_for_function("() => JSON.parse(window.blacklady.save()).game === 'spades'")
    assert bots(person) == [None, *suggested("spades")["bots"]]
    person.page.evaluate("localStorage.removeItem('blacklady/game'); localStorage.removeItem('blacklady/game/hearts')")
    person.open()
    assert bots(person) == [None, *suggested()["bots"]]


@pytest.mark.parametrize("at", range(4))
def test_left_and_opposite_are_seen_from_the_person(page: Page, site: Site, at: int) -> None:
    page.goto(f"{site.origin}/blank/")
    seats = page.evaluate(SEATED, [{"bot": None if seat == at else "adapts"} for seat in range(4)])
    assert [seats[(at + n) % 4]["bot"] for n in range(4)] == [None, "left", "opposite", "right"]


def test_who_chooses_one_opponent_chooses_them_all(person: Person) -> None:
    person.open(seed="adapts")
    sheet = new_game(person)
    level, seat = sheet.locator('[name="opponents"]'), sheet.locator('[name="seat-2"]')
    level.select_option("adapts")
    expect(seat.locator("option:checked")).to_have_text("Adapts to me")
    seat.select_option("veteran")
    expect(level.locator("option:checked")).to_have_text("Mixed")
    start(person)
    assert bots(person) == [None, "thumb", "veteran", "thumb"]


def test_several_people_are_not_adapted_to(person: Person) -> None:
    person.open(seed="adapts")
    sheet = new_game(person)
    level = sheet.locator('[name="opponents"]')
    entry = level.locator('[value="adapts"]')
    expect(entry).not_to_have_attribute("hidden", "")
    level.select_option("adapts")
    sheet.locator('[name="seat-1"]').select_option("person")
    expect(level).to_have_value("thumb")
    expect(entry).to_have_attribute("hidden", "")
    sheet.locator('[name="seat-1"]').select_option("thumb")
    expect(entry).not_to_have_attribute("hidden", "")
    sheet.locator('[name="seat-0"]').select_option("thumb")
    expect(entry).to_have_attribute("hidden", "")


def test_where_bots_play_by_themselves_nobody_is_adapted_to(person: Person, wire: Wire) -> None:
    person.page.add_init_script("""localStorage.setItem("blacklady/settings", '{"adapts":true}')""")
    person.open(auto="1", wait=False)
    person.page.wait_for_function("() => wire.asked.some((each) => each.do === 'deal')")
    sheet = new_game(person)
    sheet.locator('[name="seat-0"]').select_option("person")
    expect(sheet.locator('[name="opponents"] [value="adapts"]')).to_have_attribute("hidden", "")
    assert wire.asked("suggest") == wire.asked("assess") == []


def test_a_finished_deal_tells_how_the_person_plays(person: Person, wire: Wire) -> None:
    person.open()
    sheet = your_play(person)
    for game in ("hearts", "spades"):
        expect(sheet).to_contain_text(suggested(game)["words"][0]["text"])
    expect(sheet.locator('[data-choice="forget"]')).to_be_disabled()
    sheet.locator('[data-command="close"]').click()
    finish(person)
    person.page.wait_for_function(JUDGED, arg=1)
    assert {each["playouts"] for each in wire.asked("assess")} == {300}
    assert len(wire.asked("assess")) > 1, "in slices"
    words = suggested(profile=kept(person))["words"]
    assert words != suggested()["words"]
    sheet = your_play(person)
    expect(sheet.locator(".known").first.locator("li")).to_have_text([said["text"] for said in words])
    expect(sheet).to_contain_text(suggested("spades")["words"][0]["text"])
    assert kept(person, "spades") is None


def test_who_does_not_want_it_teaches_nothing(person: Person, wire: Wire) -> None:
    profile = weak()
    keep(person, json.dumps(profile))
    person.open()
    sheet = your_play(person)
    expect(sheet.locator('[name="learns"]')).to_be_checked()
    sheet.locator('[name="learns"]').uncheck()
    sheet.locator('[data-command="close"]').click()
    person.reload()
    finish(person)
    assert kept(person) == profile, "what is known stays"
    person.command("next-deal").click()
    person.wait("your-turn")
    assert wire.asked("assess") == []


def test_what_is_known_is_forgotten_when_that_is_sure(person: Person, wire: Wire) -> None:
    profile = weak()
    keep(person, json.dumps(profile))
    person.open()
    sheet = your_play(person)
    sheet.locator('[data-choice="forget"]').click()
    person.page.locator('[data-sheet="forget"] [data-main]').click()
    expect(sheet).to_be_visible()
    assert kept(person) == profile
    sheet.locator('[data-choice="forget"]').click()
    person.page.locator('[data-sheet="forget"] [data-choice="forget"]').click()
    expect(sheet.locator('[data-choice="forget"]')).to_be_disabled()
    expect(sheet).to_contain_text(suggested()["words"][0]["text"])
    assert kept(person) is None


def test_what_is_forgotten_while_a_deal_is_judged_stays_so(person: Person, wire: Wire) -> None:
    keep(person, json.dumps(weak()))
    person.open().load(saves.before(44))
    wire.think(ENDLESS)
    person.play()
    wire.wait_for_thought("assess")
    person.page.keyboard.press("Escape")
    your_play(person).locator('[data-choice="forget"]').click()
    person.page.locator('[data-choice="forget"]').click()
    expect(person.page.locator('[data-sheet="your-play"] [data-choice="forget"]')).to_be_disabled()
    asked = len(wire.asked("assess"))
    wire.think(1)
    person.page.locator('[data-sheet="your-play"] [data-command="close"]').click()
    expect(your_play(person)).to_be_visible()
    assert len(wire.asked("assess")) == asked
    assert (kept(person)["decisions"], kept(person)["deals"]) == (0, 1), "nor will this deal be judged later"


@pytest.mark.parametrize("where", ["sheet", "new game", "deal"])
def test_a_damaged_profile_is_told_and_forgotten(person: Person, where: str) -> None:
    keep(person, DAMAGED)
    person.open(seed="damaged")
    if where == "sheet":
        sheet = your_play(person)
        expect(sheet.get_by_role("alert")).to_contain_text(LOST)
        expect(sheet).to_contain_text(suggested()["words"][0]["text"])
        assert kept(person) is None
    elif where == "new game":
        new_game(person).locator('[name="opponents"]').select_option("adapts")
        start(person)
        expect(person.page.locator(".notice")).to_contain_text(LOST)
        assert bots(person) == [None, *suggested()["bots"]]
        assert kept(person) is None
    else:
        finish(person)
        expect(person.page.locator(".notice")).to_contain_text(LOST)
        person.page.wait_for_function(JUDGED, arg=1)


def test_who_goes_on_waits_for_nothing_and_is_judged_later(person: Person, wire: Wire) -> None:
    person.open().load(saves.before(44))
    wire.think(ENDLESS)
    person.play()
    wire.wait_for_thought("assess")
    person.page.evaluate("window.pressed = performance.now()")
    person.command("next-deal").click()
    person.wait("your-turn")
    assert person.page.evaluate("performance.now() - window.pressed") < 1000
    wire.think(None)
    assert kept(person) is None
    person.play_deal()
    person.page.wait_for_function(JUDGED, arg=2)
    assert wire.crossed == []


def test_undo_ends_the_judging(person: Person, wire: Wire) -> None:
    person.open().load(saves.before(44))
    log = person.log()
    wire.think(ENDLESS)
    person.play()
    wire.wait_for_thought("assess")
    person.page.keyboard.press("u")
    person.wait("your-turn")
    assert person.log() == log
    asked = len(wire.asked("assess"))
    sheet = your_play(person)
    sheet.locator('[data-command="close"]').click()
    assert len(wire.asked("assess")) == asked
    assert wire.crossed == []
    wire.think(None)
    person.play()
    person.page.wait_for_function(JUDGED, arg=1)


@pytest.mark.parametrize("script", [THROWING, FULL], ids=["refused", "full"])
def test_without_storage_it_is_known_until_the_page_is_left(person: Person, wire: Wire, script: str) -> None:
    person.page.add_init_script(script)
    person.open()
    finish(person)
    person.page.wait_for_function("() => wire.answers.some(({ answer }) => answer.profile)")
    profile = wire.answers("assess")[-1]["profile"]
    sheet = your_play(person)
    expect(sheet).to_contain_text(suggested(profile=profile)["words"][0]["text"])
    sheet.locator('[data-choice="forget"]').click()
    person.page.locator('[data-sheet="forget"] [data-choice="forget"]').click()
    expect(sheet.locator(".known").first).to_contain_text(suggested()["words"][0]["text"])
