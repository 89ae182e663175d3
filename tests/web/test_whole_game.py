"""A whole match at the page, by mouse and by keyboard alone."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .driving import Person, cards

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


def pass_by_keys(person: Person, chosen: list[str], to_button: str) -> None:
    """Cards chosen with Space, then the button, which a key leads to from the last of them."""
    for card in chosen:
        walk_to(person, card)
        person.page.keyboard.press("Space")
    person.page.keyboard.press(to_button)
    assert focused(person, "data-command") == "pass"
    person.page.keyboard.press("Enter")
    expect(person.command("pass")).to_have_count(0)
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
            pass_by_keys(person, person.legal[:3], "Shift+Tab")
        else:
            play_by_keys(person)
    check_places(person)


def tab_to(person: Person, selector: str) -> None:
    """Tab, until what is meant has the focus."""
    for _ in range(60):
        person.page.keyboard.press("Tab")
        if person.page.evaluate("what => document.activeElement.matches(what)", selector):
            return
    raise AssertionError(f"Tab doesn't reach {selector}")


def start_by_keys(person: Person) -> None:
    """From the sheet of a new game to its first question."""
    tab_to(person, '[data-command="start"]')
    person.page.keyboard.press("Enter")
    expect(person.page.locator("dialog")).to_have_count(0)
    person.wait("your-turn")


def look_and_close(person: Person, key: str, sheet: str) -> None:
    """A sheet comes with its key, and goes with Escape, which gives the focus back to the hand."""
    card = focused(person, "data-card")
    person.page.keyboard.press(key)
    expect(person.page.locator(f'[data-sheet="{sheet}"]')).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(person.page.locator("dialog")).to_have_count(0)
    assert focused(person, "data-card") == card


def play_as_advised(person: Person) -> str | None:
    """From the suit's first card to the advised one, and that played; gives the card, or nothing where a claim is advised."""
    keyboard = person.page.keyboard
    suit = person.legal[0][-1]
    keyboard.press(f"Shift+{suit}")
    at = focused(person, "data-card")
    assert at is not None and at[-1] == suit
    keyboard.press("h")
    expect(person.page.locator("[data-hint]")).to_be_focused()
    card = focused(person, "data-card")
    entries = len(person.log())
    if card is None:
        assert focused(person, "data-command") == "claim"
    else:
        assert card in person.legal
    keyboard.press("Enter")
    person.wait_for_log(entries + 1)
    person.wait()
    return card


def test_from_the_menu_to_the_next_game_by_keyboard_with_every_command(person: Person) -> None:
    person.open(seed="commands")
    keyboard = person.page.keyboard
    keyboard.press("m")
    tab_to(person, 'dialog [data-command="new-game"]')
    keyboard.press("Enter")
    tab_to(person, '[data-preset="quick"]')
    keyboard.press("Enter")
    start_by_keys(person)
    looked = False
    while person.state != "game-over":
        if person.state == "deal-over":
            keyboard.press("n")
            person.wait("your-turn")
        elif person.passing:
            keyboard.press("h")
            advised = person.page.locator("#hand [data-hint]")
            expect(advised).to_have_count(3)
            pass_by_keys(person, cards(advised), "ArrowUp")
        else:
            hand = person.hand
            card = play_as_advised(person)
            if not looked and card is not None and person.state == "your-turn":
                keyboard.press("u")
                expect(person.card(card)).to_be_visible()
                assert person.hand == hand
                keyboard.press("r")
                expect(person.card(card)).to_have_count(0)
                person.wait()
                keyboard.press("Home")
                look_and_close(person, "l", "last-trick")
                look_and_close(person, "s", "score-sheet")
                look_and_close(person, "?", "keys")
                looked = True
    assert looked
    check_places(person)
    keyboard.press("n")
    start_by_keys(person)
    assert person.totals == [0, 0, 0, 0]


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
    # A seed with which somebody who bids three each time loses soon.
    person.open(game="spades", seed="k1")
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
