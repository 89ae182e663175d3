"""A whole match at the page, by mouse and by keyboard alone."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .driving import Person

SHORT = {"target": 50}


def check_places(person: Person) -> None:
    rows = person.page.locator('[data-sheet="game-over"] .reckoning__row')
    expect(rows).to_have_count(4)
    assert min(person.totals) < 50 <= max(person.totals)
    totals = [int(text.replace("−", "-")) for text in rows.locator(".reckoning__total").all_inner_texts()]
    assert totals == sorted(person.totals)


def test_by_mouse(person: Person) -> None:
    person.open(seed="mouse", options=SHORT)
    while person.state != "game-over":
        person.play_deal()
        if person.state == "deal-over":
            assert person.hand == []
            person.command("next-deal").click()
            person.wait("your-turn")
            assert len(person.hand) == 13
    check_places(person)
    deals = person.log().count("deal") + 1
    person.page.locator('dialog [data-command="score-sheet"]').click()
    expect(person.page.locator(".scores tbody tr:not(.scores__why)")).to_have_count(deals)


def focused(person: Person, attribute: str) -> str | None:
    found: str | None = person.page.evaluate(f"document.activeElement.getAttribute('{attribute}')")
    return found


def walk_to(person: Person, card: str) -> None:
    """Arrow keys, until the card has the focus."""
    for _ in range(15):
        person.page.keyboard.press("ArrowRight")
        if focused(person, "data-card") == card:
            return
    raise AssertionError(f"the arrow keys don't reach {card}")


def play_by_keys(person: Person) -> None:
    card = person.legal[0]
    walk_to(person, card)
    person.page.keyboard.press("Enter")
    expect(person.card(card)).to_have_count(0)
    person.wait()


def test_by_keyboard_alone(person: Person) -> None:
    person.open(seed="keys", options=SHORT)
    keyboard = person.page.keyboard
    while person.state != "game-over":
        if person.state == "deal-over":
            assert focused(person, "data-command") == "next-deal"
            keyboard.press("Enter")
            person.wait("your-turn")
        elif person.passing:
            for card in person.legal[:3]:
                walk_to(person, card)
                keyboard.press("Space")
            keyboard.press("Shift+Tab")
            assert focused(person, "data-command") == "pass"
            keyboard.press("Enter")
            expect(person.command("pass")).to_have_count(0)
            person.wait()
        else:
            play_by_keys(person)
    check_places(person)


def check_sides(person: Person) -> None:
    """The game is over, and its sheet has the two sides, the better one first."""
    rows = person.page.locator('[data-sheet="game-over"] .reckoning__row')
    expect(rows).to_have_count(2)
    totals = [int(text.replace("−", "-")) for text in rows.locator(".reckoning__total").all_inner_texts()]
    assert totals[0] >= 500 and totals == sorted(totals, reverse=True)
    assert sorted(person.totals) == sorted(totals * 2)


def test_spades_to_500_by_mouse(person: Person) -> None:
    person.open(game="spades", seed="mouse")
    while person.state != "game-over":
        person.play_deal()
        if person.state == "deal-over":
            person.command("next-deal").click()
            person.wait("your-turn")
    check_sides(person)
    deals = person.log().count("deal") + 1
    person.page.locator('dialog [data-command="score-sheet"]').click()
    expect(person.page.locator(".scores tbody tr:not(.scores__why)")).to_have_count(deals)


def test_spades_to_500_by_keyboard_alone(person: Person) -> None:
    person.open(game="spades", seed="keys")
    keyboard = person.page.keyboard
    while person.state != "game-over":
        if person.state == "deal-over":
            keyboard.press("Enter")
            person.wait("your-turn")
        elif person.bids:
            entries = len(person.log())
            keyboard.press("ArrowUp")
            assert focused(person, "data-action") == person.bids[0]
            keyboard.press("3")
            assert focused(person, "data-action") == "bid 3"
            keyboard.press("Enter")
            person.wait_for_log(entries + 1)
            person.wait()
        else:
            play_by_keys(person)
    check_sides(person)


def test_bots_play_by_themselves(person: Person) -> None:
    person.open(seed="alone", auto="1", options=SHORT, wait=False)
    person.wait("game-over")
    check_places(person)
    assert all(seat["bot"] for seat in person.save()["seats"])
    expect(person.page.locator("[data-sheet] h2")).to_have_text(re.compile("won|shared", re.IGNORECASE))
