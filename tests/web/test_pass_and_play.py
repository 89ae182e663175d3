"""Several people at one device: nobody sees another's cards, and whoever leaves may come back."""

from __future__ import annotations

import json
import re

import pytest
from blacklady.cards import cards_in, format_card
from blacklady.table import Table
from playwright.sync_api import expect

from . import saves
from .driving import Person


def two(game: str = "spades", seed: str = "two people", entries: int = 0, **options: object) -> Table:
    """A match of You and Otto, opposite, with bots between them, after so many entries of the log."""
    seats = [seat if at in (0, 2) else seat._replace(bot="thumb") for at, seat in enumerate(saves.people())]
    table = Table(game, [seats[0]._replace(name="Ben"), *seats[1:]], seed, options)
    while len(table.log) < entries:
        if table.waiting == "bot":
            table.step()
        else:
            seat = next(seat for seat in table.acting if seats[seat].bot is None)
            table.act(seat, table.advice(seat, "thumb"))
    while table.waiting == "bot":
        table.step()
    return table


def cover(person: Person, name: str) -> None:
    """It is this person's turn, and nothing of anybody's cards is in the page."""
    sheet = person.page.locator('[data-sheet="handover"]')
    expect(sheet).to_contain_text(name)
    expect(person.page.locator("#hand [data-card]")).to_have_count(0)
    assert person.page.locator("#said p").count() == 0, "what was said to somebody else is gone"
    backdrop = "getComputedStyle(document.querySelector('dialog'), '::backdrop').backgroundColor"
    assert "rgba" not in person.page.evaluate(backdrop), "the screen is covered"


def ready(person: Person) -> None:
    person.page.locator('[data-command="ready"]').click()
    expect(person.page.locator('[data-sheet="handover"]')).to_have_count(0)


def hand_of(table: Table, seat: int) -> set[str]:
    return {format_card(card) for card in cards_in(table.view(seat).hand)}


def play(person: Person) -> str:
    card = person.legal[0]
    person.card(card).click()
    expect(person.card(card)).to_have_count(0)
    person.wait()
    return card


@pytest.fixture
def match(person: Person) -> Table:
    """Ben is to play a card, and then Otto in the same trick."""
    for entries in range(20, 60):
        table = two(entries=entries)
        trick = table.view(None).trick
        if table.acting == (0,) and trick is not None and len(trick.cards) < 2 and table.view(0).seats[0].cards > 4:
            person.open(game="spades").load(table.save())
            return table
    raise AssertionError("no such position")


def test_each_sees_their_own_cards_once_they_are_ready(person: Person, match: Table) -> None:
    cover(person, "Ben")
    person.page.keyboard.press("Escape")
    person.page.mouse.click(4, 4)
    cover(person, "Ben")
    ready(person)
    assert set(person.hand) == hand_of(match, 0)
    play(person)
    cover(person, "Otto")
    ready(person)
    assert set(person.hand) == hand_of(match, 2)
    expect(person.page.locator('[data-seat="2"]')).to_have_attribute("data-place", "south")
    expect(person.page.locator('[data-seat="0"]')).to_have_attribute("data-place", "north")


def test_leaving_in_a_trick_and_coming_back(person: Person, match: Table) -> None:
    ready(person)
    play(person)
    cover(person, "Otto")
    before = len(person.log())
    held = hand_of(match, 2)
    person.page.locator('[data-choice="leave"]').click()
    person.wait("your-turn")
    expect(person.page.locator('[data-sheet="handover"]')).to_have_count(0)
    assert [seat["bot"] for seat in person.save()["seats"]] == [None, "thumb", "thumb", "thumb"]
    played = [entry for entry in person.log()[before:] if entry.startswith("2 play ")]
    assert len(played) == 1 and played[0].split()[-1] in held, "a bot went on with the same cards"
    play(person)
    assert person.page.locator('[data-sheet="handover"]').count() == 0, "there is nobody to hand the device to"

    person.page.keyboard.press("m")
    person.page.locator('dialog [data-command="players"]').click()
    person.page.locator('[data-join="2"]').click()
    expect(person.page.locator("dialog")).to_have_count(0)
    person.wait("your-turn")
    play(person)
    cover(person, "Otto")
    ready(person)
    held -= {entry.split()[-1] for entry in person.log() if entry.startswith("2 play ")}
    assert set(person.hand) == held, "the same seat, the same cards"


def test_leaving_before_the_screen_covers_the_cards(person: Person, match: Table) -> None:
    ready(person)
    person.page.keyboard.press("m")
    person.page.locator('dialog [data-command="players"]').click()
    person.page.locator('[data-leave="0"]').click()
    cover(person, "Otto")


def test_nobody_undoes_what_another_person_did(person: Person, match: Table) -> None:
    ready(person)
    undo = person.command("undo")
    play(person)
    cover(person, "Otto")
    expect(undo).to_be_disabled()
    ready(person)
    log = person.log()
    expect(undo).to_be_disabled()
    person.page.keyboard.press("u")
    expect(person.page.locator("#toast")).to_contain_text("nothing to undo")
    assert person.log() == log


def test_whoever_comes_to_the_screen_sees_the_trick_they_missed(person: Person, match: Table) -> None:
    person.open(game="spades", at_once=False)
    cover(person, "Ben")
    ready(person)
    while person.page.locator('[data-sheet="handover"]').count() == 0:
        person.wait("your-turn")
        person.card(person.legal[0]).click()
        person.page.locator('[data-sheet="handover"], html[data-state="your-turn"] [data-legal]').first.wait_for()
    cover(person, "Otto")
    tricks = Table.load(json.dumps(person.save())).view(2).tricks
    person.page.locator('[data-command="ready"]').click()
    taken = person.page.locator("#trick[data-taken]")
    expect(taken.locator("[data-trick-card]")).to_have_count(4)
    assert set(person.trick) == {format_card(card) for card in tricks[-1].cards}
    expect(person.page.locator("#trick[data-taken]")).to_have_count(0)
    person.wait("your-turn")
    assert set(person.hand) == hand_of(Table.load(json.dumps(person.save())), 2)


def test_the_menu_is_in_reach_while_the_cards_are_covered(person: Person, match: Table) -> None:
    person.page.locator('[data-sheet="handover"] [data-command="menu"]').click()
    person.page.locator('[data-sheet="menu"] [data-command="score-sheet"]').click()
    person.page.keyboard.press("Escape")
    expect(person.page.locator("dialog")).to_have_count(0)
    expect(person.page.locator("#hand [data-card]")).to_have_count(0)
    expect(person.page.locator("#prompt")).to_contain_text("Ben")
    person.page.locator('#prompt [data-command="ready"]').click()
    assert set(person.hand) == hand_of(match, 0)


def test_a_reload_asks_who_is_there(person: Person, match: Table) -> None:
    ready(person)
    person.reload()
    cover(person, "Ben")
    ready(person)
    assert set(person.hand) == hand_of(match, 0)


def test_a_pass_is_chosen_by_each_in_turn(person: Person) -> None:
    person.open().load(two("hearts").save())
    for name in ("Ben", "Otto"):
        cover(person, name)
        ready(person)
        person.choose()
        person.command("pass").click()
        person.wait()
    passes = [entry for entry in person.log() if " pass " in entry]
    assert len(passes) == 4


def test_each_is_shown_what_they_received(person: Person) -> None:
    person.open(at_once=False).load(two("hearts").save())
    for _ in range(2):
        ready(person)
        person.choose()
        person.command("pass").click()
    person.page.locator('[data-command="go-on"], [data-command="ready"]').first.wait_for()
    seen = set()
    while len(seen) < 2:
        if person.page.locator('[data-command="ready"]').count():
            ready(person)
            continue
        person.wait("your-turn")
        if person.page.locator('[data-command="go-on"]').count():
            seen.add(person.page.locator('[data-place="south"]').get_attribute("data-seat"))
            expect(person.page.locator("#hand [data-raised]")).to_have_count(3)
            person.command("go-on").click()
            expect(person.page.locator("#hand [data-raised]")).to_have_count(0)
        else:
            person.card(person.legal[0]).click()
        person.wait()
    assert seen == {"0", "2"}


def test_the_last_card_of_somebody_else_plays_itself(person: Person) -> None:
    table = two(entries=48)
    while table.view(None).seats[0].cards > 1 or table.view(None).trick.cards:  # type: ignore[union-attr]
        seat = table.acting[0]
        table.act(seat, table.advice(seat, "thumb"))
    person.open(game="spades").load(table.save(), wait=False)
    person.wait("deal-over")
    assert person.page.locator('[data-sheet="handover"]').count() == 0


def test_people_sit_down_with_names_when_a_game_is_started(person: Person) -> None:
    person.open(seed="names")
    person.page.keyboard.press("m")
    person.page.locator('dialog [data-command="new-game"]').click()
    sheet = person.page.locator('[data-sheet="new-game"]')
    sheet.locator('[name="game"][value="spades"]').check(force=True)
    sheet.locator('[name="seat-2"]').select_option("person")
    expect(sheet.locator('[name="name-0"]')).to_have_value("Player 1")
    sheet.locator('[name="name-2"]').fill("")
    sheet.locator('[data-command="start"]').click()
    expect(sheet.get_by_role("alert")).to_contain_text("name of 1 to 40 characters")
    sheet.locator('[name="name-2"]').fill("<b>Zoë</b>")
    sheet.locator('[data-command="start"]').click()
    expect(sheet).to_have_count(0)
    expect(person.page.locator('[data-sheet="handover"]')).to_have_count(1)
    names = [seat["name"] for seat in person.save()["seats"]]
    assert names == ["Player 1", "Ada", "<b>Zoë</b>", "Rosa"]


def test_joining_gives_the_first_person_a_name(person: Person) -> None:
    person.open(game="spades").load(saves.with_bots(two(entries=20), "thumb").replace('"Ben"', '"You"'))
    person.page.keyboard.press("m")
    person.page.locator('dialog [data-command="players"]').click()
    person.page.locator('[data-join="2"]').click()
    joined = "() => JSON.parse(window.blacklady.save()).seats[2].bot === null"
    person.page.wait_for_function(joined)
    person.wait("your-turn")
    seats = person.save()["seats"]
    assert [seat["bot"] for seat in seats] == [None, "thumb", None, "thumb"]
    assert seats[0]["name"] == "Player 1"
    assert json.loads(person.page.evaluate("window.blacklady.save()"))["log"], "the match goes on"


def test_a_new_deal_lies_face_down_for_everybody(person: Person) -> None:
    table = two(entries=4)
    while table.waiting != "deal":
        if table.waiting == "bot":
            table.step()
        else:
            table.act(table.acting[0], table.advice(table.acting[0], "thumb"))
    person.open(game="spades", at_once=False).load(table.save(), wait=False)
    person.wait("deal-over")
    assert "You" not in person.page.locator('[data-sheet="deal-over"]').inner_text(), "the score is for all of them"
    person.command("next-deal").click()
    expect(person.page.locator("#hand [data-back]")).to_have_count(13)
    for _ in range(20):
        assert person.page.locator("#hand [data-card]").count() == 0
        if person.page.locator('[data-sheet="handover"]').count():
            break
        person.page.wait_for_timeout(100)
    person.page.locator('[data-sheet="handover"]').wait_for()


def test_who_leaves_takes_the_cards_from_the_screen_at_once(person: Person, match: Table) -> None:
    person.open(game="spades", at_once=False)
    ready(person)
    person.wait("your-turn")
    person.page.keyboard.press("m")
    person.page.locator('dialog [data-command="players"]').click()
    person.page.locator('[data-leave="0"]').click()
    expect(person.page.locator("#hand [data-card]")).to_have_count(0)
    expect(person.command("undo")).to_be_disabled()
    person.page.locator('[data-sheet="handover"]').wait_for()


HEAR = """
() => {
  window.heard = [];
  const note = (changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach((one) => window.heard.push(one.textContent)));
  new MutationObserver(note).observe(document.querySelector("#said"), { childList: true });
}
"""


def test_leaving_and_coming_back_while_bots_play_loses_nothing(person: Person) -> None:
    """Every play in the log has been said, whatever was under way when somebody left or came back."""
    person.open(game="spades", at_once=False).load(saves.with_bots(two(entries=8), "thumb"))
    before = person.log()
    person.page.evaluate(HEAR)
    for _ in range(3):
        for button in ('[data-leave="0"]', '[data-join="0"]'):
            person.page.keyboard.press("m")
            person.page.locator('dialog [data-command="players"]').click()
            person.page.locator(button).click()
            sits = "null" if "join" in button else '"thumb"'
            person.page.wait_for_function(f"() => JSON.parse(window.blacklady.save()).seats[0].bot === {sits}")
    person.wait("your-turn")
    played = [entry for entry in person.log()[len(before) :] if " play " in entry]
    heard = [said for said in person.page.evaluate("window.heard") if re.match(r"\w+ plays? the \w+ of", said)]
    assert len(heard) == len(played)
