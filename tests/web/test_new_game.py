"""The sheet that starts a game."""

from __future__ import annotations

import json
from typing import Any

import pytest
from blacklady.bridge import Bridge
from playwright.sync_api import Locator, expect

from .driving import Person


def catalog() -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(Bridge().handle('{"do":"catalog"}'))
    return answer


@pytest.fixture
def sheet(person: Person) -> Locator:
    person.open(seed="new game")
    person.page.keyboard.press("m")
    person.page.locator('dialog [data-command="new-game"]').click()
    return person.page.locator('[data-sheet="new-game"]')


def start(person: Person) -> None:
    person.page.locator('[data-command="start"]').click()
    expect(person.page.locator("dialog")).to_have_count(0)
    person.wait("your-turn")


@pytest.mark.parametrize("name", ["hearts", "spades"])
def test_every_option_of_the_catalog_is_there(sheet: Locator, name: str) -> None:
    game = next(game for game in catalog()["games"] if game["name"] == name)
    sheet.locator(f'[name="game"][value="{name}"]').check(force=True)
    sheet.locator("summary:visible").click()
    for option in game["options"]:
        control = sheet.locator(f'[name="{option["name"]}"]')
        expect(control).to_be_visible()
        expect(sheet.locator(".fields")).to_contain_text(option["title"]["text"])
        expect(sheet.locator(".fields")).to_contain_text(option["help"]["text"])
    for preset in game["presets"]:
        expect(sheet.locator(f'[data-preset="{preset["name"]}"]')).to_have_text(preset["title"]["text"])
    levels = [bot["name"] for bot in catalog()["bots"]]
    for select in ("seat-1", "opponents"):
        options = sheet.locator(f'[name="{select}"] option')
        values = options.evaluate_all("(all) => all.map(({ value }) => value)")
        assert values[1:] == ["adapts", *levels], "from the weakest to the strongest"


def test_what_is_chosen_is_played(person: Person, sheet: Locator) -> None:
    sheet.locator('[data-preset="quick"]').click()
    expect(sheet.locator('[data-preset="quick"]')).to_have_attribute("aria-pressed", "true")
    sheet.locator("summary").click()
    expect(sheet.locator('[name="target"]')).to_have_value("50")
    sheet.locator('[name="pass_count"]').fill("2")
    sheet.locator('[name="first_trick_points"]').check()
    expect(sheet.locator(".preset--own")).to_be_visible()
    sheet.locator('[name="moon"]').select_option(label="The shooter chooses")
    sheet.locator('[name="seat-2"]').select_option("random")
    start(person)
    options, seats = person.save()["options"], person.save()["seats"]
    chosen = {name: options[name] for name in ("target", "pass_count", "first_trick_points", "moon")}
    assert chosen == {"target": 50, "pass_count": 2, "first_trick_points": True, "moon": "shooter-chooses"}
    assert [seat["bot"] for seat in seats] == [None, "thumb", "random", "thumb"]


def test_all_opponents_are_set_at_once(person: Person, sheet: Locator) -> None:
    level = sheet.locator('[name="opponents"]')
    expect(level).to_have_value("thumb")
    level.select_option("veteran")
    manners = {bot["name"]: bot["manner"]["text"] for bot in catalog()["bots"]}
    expect(sheet.locator(".opponents small")).to_have_text(manners["veteran"])
    for seat in (1, 2, 3):
        expect(sheet.locator(f'[name="seat-{seat}"]')).to_have_value("veteran")
    expect(sheet.locator('[name="seat-0"]')).to_have_value("person")
    expect(sheet.locator(".rival__manner:visible")).to_have_count(0)
    sheet.locator('[name="seat-3"]').select_option("novice")
    expect(level.locator("option:checked")).to_have_text("Mixed")
    expect(sheet.locator(".rival__manner:visible").last).to_have_text(manners["novice"])
    sheet.locator('[name="seat-1"]').select_option("person")
    level.select_option("learner")
    sheet.locator('[data-command="start"]').click()
    expect(person.page.locator('[data-sheet="handover"]')).to_be_visible()
    assert [seat["bot"] for seat in person.save()["seats"]] == [None, None, "learner", "learner"]


def test_opponents_are_changed_in_the_middle_of_a_game(person: Person) -> None:
    person.open(seed="stronger").pass_cards()
    log = person.log()
    person.page.keyboard.press("m")
    person.page.locator('dialog [data-command="players"]').click()
    sheet = person.page.locator('[data-sheet="players"]')
    sheet.locator('[name="opponents"]').select_option("master")
    seats = "() => JSON.parse(window.blacklady.save()).seats.map(({ bot }) => bot).join()"
    person.page.wait_for_function(f"{seats} === ',master,master,master'")
    sheet.locator('[name="seat-2"]').select_option("novice")
    person.page.wait_for_function(f"{seats} === ',master,novice,master'")
    expect(sheet.locator('[name="opponents"] option:checked')).to_have_text("Mixed")
    sheet.locator('[data-command="close"]').click()
    assert person.log() == log
    person.play()


def test_a_value_that_cannot_be_is_refused_in_place(person: Person, sheet: Locator) -> None:
    seed = person.save()["seed"]
    sheet.locator("summary").click()
    sheet.locator('[name="target"]').fill("7")
    sheet.locator('[data-command="start"]').click()
    expect(sheet.get_by_role("alert")).to_contain_text("from 50 to 500")
    assert person.save()["seed"] == seed
    sheet.locator('[name="target"]').fill("60")
    start(person)
    assert person.save()["options"]["target"] == 60


def test_options_that_exclude_each_other_are_refused_with_the_reason(person: Person, sheet: Locator) -> None:
    sheet.locator('[name="game"][value="spades"]').check(force=True)
    sheet.locator("summary:visible").click()
    alert = sheet.locator('.problem[role="alert"]')
    sheet.locator('[name="solo"]').check()
    expect(alert).to_be_empty()
    sheet.locator('[name="bidding"]').select_option(label="Suicide: one partner of each side must bid nil")
    expect(alert).to_have_text("Suicide needs partners")
    expect(sheet.locator("[data-excluded]")).to_have_count(2)
    seed = person.save()["seed"]
    sheet.locator('[data-command="start"]').click()
    expect(alert).to_have_text("Suicide needs partners")
    assert person.save()["seed"] == seed, "the table is as it was"
    assert person.page.locator('[data-sheet="give-up"]').count() == 0
    sheet.locator('[name="solo"]').uncheck()
    expect(alert).to_be_empty()
    expect(sheet.locator("[data-excluded]")).to_have_count(0)
    start(person)
    assert person.save()["game"] == "spades" and person.save()["options"]["bidding"] == "suicide"


def test_nobody_is_asked_to_give_up_a_game_for_one_that_cannot_be_dealt(person: Person) -> None:
    person.open(game="spades", seed="in hand")
    person.say(person.bids[3])
    kept = person.save()
    person.page.keyboard.press("n")
    sheet = person.page.locator('[data-sheet="new-game"]')
    sheet.locator("summary").click()
    sheet.locator('[name="solo"]').check()
    sheet.locator('[name="board"]').fill("4")
    sheet.locator('[data-command="start"]').click()
    expect(sheet.locator(".problem")).to_have_text("A minimum for a side needs partners")
    sheet.locator('[name="board"]').fill("99")
    sheet.locator('[data-command="start"]').click()
    expect(sheet.locator(".problem")).to_contain_text("from 0 to 6")
    assert person.page.locator('[data-sheet="give-up"]').count() == 0
    assert person.save() == kept


def test_a_game_in_hand_is_not_given_up_unasked(person: Person) -> None:
    person.open(game="spades", seed="in hand")
    person.say(person.bids[3])
    kept = person.save()
    person.page.keyboard.press("m")
    person.page.locator('dialog [data-game="hearts"]').click()
    expect(person.command("pass")).to_be_visible()
    person.page.keyboard.press("m")
    person.page.locator('dialog [data-command="new-game"]').click()
    person.page.locator('[name="game"][value="spades"]').check(force=True)
    person.page.locator('[data-command="start"]').click()
    expect(person.page.locator('[data-sheet="give-up"]')).to_be_visible()
    person.page.locator('[data-sheet="give-up"] [data-main]').click()
    person.open(game="spades")
    assert person.save() == kept
