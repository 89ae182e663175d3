"""Settings: each is kept, and shows at once on the table behind the sheet."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from . import saves
from .driving import Person


def drawing(card: Locator) -> str:
    """Which drawing a card shows."""
    return card.locator(".card__face use").get_attribute("href") or ""


def test_settings_are_kept(person: Person) -> None:
    person.open(seed="settings", at_once=False).open_settings("play")
    person.page.locator('[name="speed"][value="fast"]').check()
    person.page.locator('[name="hidePoints"]').check()
    person.reload().open_settings("play")
    expect(person.page.locator('[name="speed"][value="fast"]')).to_be_checked()
    expect(person.page.locator('[name="hidePoints"]')).to_be_checked()


@pytest.mark.parametrize("kept", ["[]", '{"theme":"no such","sounds":7,"picture":"../x","name":3,"tap":null}', "{"])
def test_settings_that_make_no_sense_are_the_usual_ones(person: Person, kept: str) -> None:
    person.page.add_init_script(f"localStorage.setItem('blacklady/settings', '{kept}')")
    person.open(seed="odd")
    expect(person.page.locator("html")).to_have_attribute("data-theme", "lagoon")
    assert person.save()["seats"][0] == {"bot": None, "name": "You", "picture": "you"}


def test_points_of_the_deal_can_be_hidden(person: Person) -> None:
    person.open().load(saves.before(30))
    shown = person.page.locator("[data-points]")
    assert any(shown.all_inner_texts())
    person.open_settings("play")
    person.page.locator('[name="hidePoints"]').check()
    assert not any(shown.all_inner_texts())


def test_a_theme_is_there_at_once_and_after_a_reload(person: Person) -> None:
    person.open(seed="theme").open_settings("look")
    felt = "getComputedStyle(document.querySelector('#table')).backgroundImage"
    before = person.page.evaluate(felt)
    person.page.locator('[name="theme"][value="linen"]').check()
    light = person.page.evaluate(felt)
    assert light != before
    assert person.page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light"
    around = person.page.locator('meta[name="theme-color"]').get_attribute("content")
    assert around == person.page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--felt')")
    person.reload()
    assert person.page.evaluate(felt) == light


def test_faces_fit_the_cards_unless_a_deck_is_chosen(person: Person) -> None:
    person.page.set_viewport_size({"width": 1280, "height": 800})
    person.open().load(saves.before(20))
    card = person.card(person.hand[0])
    laid = person.page.locator("[data-trick-card]").first
    assert "small" not in drawing(card) + drawing(laid)
    person.open_settings("look")
    person.page.locator('[name="deck"][value="large"]').check()
    assert drawing(card).endswith("-small") and drawing(laid).endswith("-small")
    person.page.set_viewport_size({"width": 390, "height": 844})
    person.page.locator('[name="deck"][value="fit"]').check()
    assert drawing(card).endswith("-small")
    person.page.locator('[name="deck"][value="classic"]').check()
    assert "small" not in drawing(card) + drawing(laid)


def test_backs_change_where_they_lie(person: Person) -> None:
    person.open(at_once=False, wait=False, seed="backs")
    back = person.page.locator("#hand [data-back] use").first
    back.wait_for(state="attached")
    person.wait().open_settings("look")
    ground = "getComputedStyle(document.querySelector('.back')).backgroundImage"
    before = person.page.evaluate(ground)
    person.page.locator('[name="back"][value="navy"]').check()
    assert person.page.evaluate(ground) != before


def test_two_taps_play_a_card_where_that_is_chosen(person: Person) -> None:
    person.keep_settings(tap="twice").open().load(saves.before(20))
    first, second = person.legal[:2]
    entries = len(person.log())
    person.card(first).click()
    expect(person.card(first)).to_have_attribute("data-raised", "")
    assert len(person.log()) == entries
    person.card(second).click()
    expect(person.card(first)).not_to_have_attribute("data-raised", "")
    person.card(second).click()
    assert person.wait_for_log(entries + 1)[entries].endswith(f"play {second}")


def test_a_key_plays_at_once_whatever_taps_do(person: Person) -> None:
    person.keep_settings(tap="twice").open().load(saves.before(20))
    entries = len(person.log())
    card = person.legal[0]
    person.card(card).focus()
    person.page.keyboard.press("Enter")
    assert person.wait_for_log(entries + 1)[entries].endswith(f"play {card}")


def test_the_person_has_a_name_and_a_picture_of_their_own(person: Person) -> None:
    person.open(seed="who")
    person.choose(2)
    sheet = person.open_settings("you")
    sheet.locator('[name="picture"][value="fox"]').check()
    sheet.locator('[name="person"]').fill("  Kim ")
    person.page.keyboard.press("Tab")
    expect(person.page.locator('[data-seat="0"] .seat__name')).to_have_text("Kim")
    expect(person.page.locator('[data-seat="0"] img')).to_have_attribute(
        "src", f"{person.url}web/assets/portraits/fox.svg"
    )
    assert person.save()["seats"][0] == {"bot": None, "name": "Kim", "picture": "fox"}
    person.page.keyboard.press("Escape")
    expect(person.page.locator('#hand [aria-pressed="true"]')).to_have_count(2)
    person.open(seed="another")
    assert person.save()["seats"][0] == {"bot": None, "name": "Kim", "picture": "fox"}
    person.open_settings("you").locator('[name="person"]').fill("")
    person.page.keyboard.press("Tab")
    expect(person.page.locator('[data-seat="0"] .seat__name')).to_have_text("You")


def test_every_picture_to_choose_from_is_there(person: Person) -> None:
    sheet = person.open(seed="pictures").open_settings("you")
    pictures = sheet.locator(".swatch__portrait")
    assert pictures.count() >= 24
    for picture in pictures.locator("img").all():
        expect(picture).to_have_js_property("complete", True)
        assert picture.evaluate("({ naturalWidth }) => naturalWidth") > 0
    expect(pictures.locator(".seat__initial")).to_have_count(0)


def test_buttons_are_near_the_thumb_of_the_left_hand(person: Person) -> None:
    person.page.set_viewport_size({"width": 390, "height": 844})
    person.keep_settings(thumb="left").open().load(saves.before(20))
    hint, seat = person.command("hint").bounding_box(), person.page.locator('[data-seat="0"]').bounding_box()
    assert hint is not None and seat is not None
    assert hint["x"] + hint["width"] < seat["x"]
