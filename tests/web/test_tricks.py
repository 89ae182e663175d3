"""What is seen of a trick, and what a click at the wrong moment does."""

from __future__ import annotations

import json
import time

import pytest
from playwright.sync_api import Locator, expect

from . import saves
from .driving import PATIENCE, Person


def lay_four_cards(person: Person, save: str) -> Locator:
    """Load a table, play on when it is the person's turn, and wait for the fourth card of the trick."""
    person.open(at_once=False).load(save, wait=False)
    taken = person.page.locator("#trick[data-taken]")
    yours = person.page.locator('html[data-state="your-turn"]')
    yours.or_(taken).first.wait_for(state="attached", timeout=PATIENCE)
    if yours.count() > 0:
        person.card(person.legal[0]).click()
    expect(taken).to_have_count(1, timeout=PATIENCE)
    return taken


@pytest.mark.parametrize("save", [saves.before(3), saves.last_trick()], ids=["first", "thirteenth"])
def test_the_fourth_card_is_seen_and_the_trick_stays_until_a_tap(person: Person, save: str) -> None:
    person.keep_settings(stay="tap", speed="fast")
    taken = lay_four_cards(person, save)
    assert len(person.trick) == 4
    expect(person.page.locator("[data-trick-card][data-winning]")).to_have_count(1)
    # Longer than any setting but "until you tap" would leave it there.
    person.page.wait_for_timeout(2500)
    assert len(person.trick) == 4 and person.state == "animating"
    person.page.mouse.click(640, 300)
    expect(taken).to_have_count(0)
    person.wait()


def test_a_trick_goes_by_itself_after_its_time(person: Person) -> None:
    person.keep_settings(stay="short", speed="fast")
    expect(lay_four_cards(person, saves.before(3))).to_have_count(0)


def test_a_key_shortens_the_wait(person: Person) -> None:
    person.keep_settings(stay="tap", speed="fast")
    taken = lay_four_cards(person, saves.before(3))
    # Not within the time of a double click after the card that was just played.
    person.page.wait_for_timeout(300)
    person.page.keyboard.press("x")
    expect(taken).to_have_count(0)


def test_a_card_clicked_out_of_turn_stays(person: Person) -> None:
    person.keep_settings(speed="slow")
    person.open(at_once=False).load(saves.others_to_play(), wait=False)
    person.wait("thinking")
    hand, log = person.hand, person.log()
    clicked = person.page.evaluate(
        """() => {
            const out = document.documentElement.dataset.state === "thinking";
            document.querySelectorAll("#hand [data-card]").forEach((card) => card.click());
            return out;
        }"""
    )
    assert clicked, "it is nobody else's turn any more"
    person.wait()
    assert person.hand == hand
    assert [entry for entry in person.log() if entry.startswith("0 ")] == [e for e in log if e.startswith("0 ")]


def test_a_double_click_plays_one_card(person: Person) -> None:
    person.open().load(saves.before(20))
    while len(person.legal) < 2:
        person.play()
    person.card(person.legal[0]).dblclick()
    person.wait()
    count = len(person.hand)
    assert count == 13 - sum(entry.startswith("0 ") for entry in person.log())
    # The turn has come round before the second half of the double click arrives.
    card = person.card(person.legal[0]).bounding_box()
    assert card is not None
    mouse = person.page.mouse
    mouse.move(card["x"] + card["width"] / 2, card["y"] + card["height"] / 2)
    mouse.down(click_count=2)
    mouse.up(click_count=2)
    person.wait()
    assert len(person.hand) == count
    mouse.down(click_count=1)
    mouse.up(click_count=1)
    expect(person.page.locator("#hand [data-card]")).to_have_count(count - 1)


def test_a_refused_card_says_why_and_the_next_click_counts(person: Person) -> None:
    person.open().load(saves.before(3))
    while not person.trick or len(person.legal) == len(person.hand):
        person.play()
    log, hand, legal = person.log(), person.hand, person.legal
    refused = person.card(next(card for card in hand if card not in legal))
    expect(refused).to_have_attribute("aria-disabled", "true")
    assert "can't be played now" in (refused.get_attribute("aria-label") or "")
    refused.click(force=True)
    toast = person.page.locator("#toast")
    expect(toast).to_have_attribute("role", "alert")
    expect(toast).to_contain_text("must follow")
    person.wait("your-turn")
    assert (person.log(), person.hand, person.legal) == (log, hand, legal)
    person.play(legal[0])
    assert len(person.log()) > len(log)


def test_cards_are_darkened_on_your_turn_alone(person: Person) -> None:
    person.keep_settings(speed="slow")
    person.open(at_once=False).load(saves.before(3))
    while len(person.legal) == len(person.hand):
        person.play()
    assert person.page.locator("#hand[data-choosing]").count() == 1
    person.card(person.legal[0]).click()
    person.wait("thinking", "animating")
    assert person.page.locator("#hand[data-choosing]").count() == 0
    assert person.legal == []


def test_undo_ends_a_running_movement_cleanly(person: Person) -> None:
    person.keep_settings(speed="slow")
    person.open(seed="cut", at_once=False)
    chosen = person.choose()
    hand = person.hand
    person.command("pass").click()
    person.wait("thinking")
    person.command("undo").click()
    person.wait("your-turn")
    assert person.hand == hand and person.passing
    for card in chosen:
        person.card(card).click()
    expect(person.page.locator('#hand [aria-pressed="true"]')).to_have_count(3)
    # No ghost of a card is left behind once the movements are over.
    expect(person.page.locator("#trick .card")).to_have_count(0)
    expect(person.page.locator("#hand .card")).to_have_count(13)


def test_with_speed_0_nothing_waits(person: Person) -> None:
    person.open(seed="fast").pass_cards()
    begun = time.monotonic()
    animations = 0
    for _ in range(5):
        person.play()
        animations += person.page.evaluate(
            "document.getAnimations().filter((a) => !(a instanceof CSSTransition)).length"
        )
    assert animations == 0
    assert time.monotonic() - begun < 15


def test_earlier_tricks_are_in_reach_on_the_smallest_phone(person: Person) -> None:
    person.page.set_viewport_size({"width": 320, "height": 568})
    save = json.loads(saves.before(22))
    for seat, name in zip(
        save["seats"], ["Maximiliane-Luis", "Bartholomäus III", "Wilhelmine Weber", "Q"], strict=True
    ):
        seat["name"] = name
    person.open().load(json.dumps(save))
    person.command("last-trick").click()
    sheet = person.page.locator('[data-sheet="last-trick"]')
    title = sheet.locator(".taken__title")
    late = title.inner_text()
    sheet.get_by_role("button", name="Earlier").click()
    expect(title).not_to_have_text(late)
    sheet.get_by_role("button", name="Later").click()
    expect(title).to_have_text(late)
    assert sheet.locator(".taken__row").evaluate("(row) => row.scrollWidth <= row.clientWidth")


def test_cards_that_nobody_played_are_not_drawn_anew(person: Person) -> None:
    person.open().load(saves.before(3))
    backs = person.page.locator(".back").element_handles()
    person.play()
    # One of each opponent's at most: what else went was thrown away to be made again.
    gone = sum(not back.evaluate("back => back.isConnected") for back in backs)
    assert 0 < gone <= 3


def test_style_sheets_do_not_look_into_the_table(person: Person) -> None:
    # A rule that asks what is in an element has the browser style the whole table at each card.
    asking = person.open().page.evaluate(
        """() => {
          const rulesOf = (rule) => [rule, ...[...(rule.cssRules ?? [])].flatMap(rulesOf)];
          const asking = [...document.styleSheets].flatMap(rulesOf)
            .flatMap(({ selectorText = "" }) => selectorText.split(","))
            .filter((selector) => selector.includes(":has("))
            .map((selector) => selector.slice(0, selector.indexOf(":has(")).trim() || "*");
          const table = document.querySelector("#table");
          return asking.filter((asks) => document.documentElement.matches(asks)
            || table.matches(asks) || table.querySelector(asks) !== null);
        }"""
    )
    assert asking == []
