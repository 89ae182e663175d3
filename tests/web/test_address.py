"""What the address asks for, and what it can't have."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .driving import Person


@pytest.mark.parametrize(
    ("address", "complaint"),
    [
        ({"game": "chess"}, "There is no game called “chess”"),
        ({"options": "{"}, "not a JSON object"),
        ({"options": "[1]"}, "not a JSON object"),
        ({"options": {"target": 7}}, "from 50 to 500"),
        ({"options": {"colour": True}}, "“colour”"),
        ({"seed": ""}, "can't be dealt"),
        ({"auto": "yes"}, "“auto=yes”"),
    ],
)
def test_a_bad_address_is_told_and_an_ordinary_game_stands(
    person: Person, address: dict[str, object], complaint: str
) -> None:
    person.open(**address)
    notice = person.page.locator(".notice")
    expect(notice).to_contain_text(complaint)
    assert person.passing and len(person.hand) == 13
    assert person.save()["options"]["target"] == 100
    assert any(complaint in sentence for sentence in person.said)
    notice.get_by_role("button").click()
    expect(notice).to_have_count(0)
    person.pass_cards()


def test_a_bad_speed_is_told(person: Person) -> None:
    person.open(at_once=False, speed="11")
    expect(person.page.locator(".notice")).to_contain_text("“speed=11”")


def test_options_and_seed_are_taken(person: Person) -> None:
    person.open(game="hearts", seed="mine", options={"pass_count": 2, "target": 75})
    saved = person.save()
    assert (saved["game"], saved["seed"]) == ("hearts", "mine")
    assert (saved["options"]["pass_count"], saved["options"]["target"]) == (2, 75)
    expect(person.command("pass")).to_have_text("Choose 2 more cards")
    expect(person.page.locator(".notice")).to_have_count(0)


def test_the_same_seed_deals_the_same_cards(person: Person) -> None:
    hands = []
    for _ in range(2):
        person.open(seed="same")
        hands.append(person.hand)
        person.page.evaluate("localStorage.clear()")
    assert hands[0] == hands[1]
