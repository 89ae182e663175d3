"""Names, roles, focus, and what a screen reader is told."""

from __future__ import annotations

from playwright.sync_api import expect

from . import saves
from .driving import Person


def test_cards_and_controls_have_names(person: Person) -> None:
    person.open().load(saves.before(3))
    page = person.page
    hand = page.get_by_role("group", name="Your hand")
    expect(hand.get_by_role("button")).to_have_count(len(person.hand))
    words = {"QS": "queen of spades", "TD": "ten of diamonds", "2C": "two of clubs"}
    for card, name in words.items():
        if person.card(card).count():
            expect(person.card(card)).to_have_accessible_name(name)
    unnamed = [b for b in page.get_by_role("button").all() if not (b.get_attribute("aria-label") or b.inner_text())]
    assert unnamed == []
    for name in ("Menu", "Hint", "Last trick", "Score sheet", "Undo"):
        expect(page.get_by_role("button", name=name, exact=True)).to_have_count(1)
    yours = f"You: 0 points, {len(person.hand)} cards"
    expect(page.locator(".seat").first).to_have_attribute("aria-label", yours)


def test_one_card_is_reached_with_tab_and_arrows_go_round(person: Person) -> None:
    person.open(seed="rove")
    page = person.page
    expect(page.locator('#hand [tabindex="0"]')).to_have_count(1)
    page.keyboard.press("ArrowRight")
    focused = "document.activeElement.dataset.card"
    first = page.evaluate(focused)
    assert first == person.hand[0]
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(focused) == person.hand[-1]
    page.keyboard.press("ArrowRight")
    page.keyboard.press("End")
    assert page.evaluate(focused) == person.hand[-1]
    page.keyboard.press("Home")
    assert page.evaluate(focused) == person.hand[0]
    expect(page.locator('#hand [tabindex="0"]')).to_have_count(1)


def test_the_focus_stays_in_the_hand_after_a_card_is_played(person: Person) -> None:
    person.open().load(saves.before(20))
    while len(person.legal) < 2:
        person.play()
    person.card(person.legal[0]).focus()
    person.page.keyboard.press("Enter")
    person.wait()
    assert person.page.evaluate("document.activeElement.dataset.card") in person.hand


def test_the_focus_goes_into_a_sheet_and_comes_back(person: Person) -> None:
    person.open(seed="focus")
    page = person.page
    menu = person.command("menu")
    menu.focus()
    page.keyboard.press("Enter")
    sheet = page.get_by_role("dialog", name="Black Lady")
    expect(sheet).to_be_visible()
    assert page.evaluate("document.querySelector('dialog').contains(document.activeElement)")
    for _ in range(12):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement === document.body || !!document.activeElement.closest('dialog')")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(menu).to_be_focused()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.mouse.click(5, 5)
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_every_event_is_said_once_and_in_order(person: Person) -> None:
    person.open(seed="said").pass_cards()
    before = len(person.said)
    log_before = len(person.log())
    person.play()
    plays = [entry for entry in person.log()[log_before:] if " play " in entry]
    said = [sentence for sentence in person.said[before:] if " play" in sentence]
    assert len(said) == len(plays)
    names = {0: "You play ", 1: "Ada plays ", 2: "Otto plays ", 3: "Rosa plays "}
    for sentence, entry in zip(said, plays, strict=True):
        assert sentence.startswith(names[int(entry[0])])
    taken = [sentence for sentence in person.said[before:] if "the trick" in sentence]
    assert len(taken) == 1
    after = person.said[person.said.index(taken[0]) + 1]
    assert "the highest of" in after, "why the trick was won follows at once"


def test_reduced_motion_is_respected(person: Person) -> None:
    person.page.emulate_media(reduced_motion="reduce")
    person.open(seed="calm", at_once=False)
    person.choose()
    person.command("pass").click()
    person.wait("thinking")
    moving = "document.getAnimations().filter((a) => a.effect.getKeyframes().some((k) => k.transform)).length"
    assert person.page.evaluate(moving) == 0


def test_letters_with_shift_go_to_the_next_card_of_a_suit(person: Person) -> None:
    person.open().load(saves.before(20))
    page = person.page
    focused = "document.activeElement.dataset.card"
    for suit in "CDHS":
        held = [card for card in person.hand if card.endswith(suit)]
        for card in [*held, *held[:1]]:
            page.keyboard.press(f"Shift+{suit}")
            assert page.evaluate(focused) == card
    person.play(next(card for card in person.legal))


def test_a_suit_that_is_not_held_is_told(person: Person) -> None:
    person.open().load(saves.before(45))
    missing = next(suit for suit in "CDHS" if not any(card.endswith(suit) for card in person.hand))
    person.page.keyboard.press(f"Shift+{missing}")
    names = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}
    assert person.said[-1] == f"You have no {names[missing]}"


def test_the_table_is_told_to_whoever_asks(person: Person) -> None:
    person.open().load(saves.before(20))
    told = {}
    for key in "tpbcw":
        before = len(person.said)
        person.page.keyboard.press(key)
        (told[key],) = person.said[before:]
    trick = person.page.locator("[data-trick-card]").all()
    for card in trick:
        assert (card.get_attribute("aria-label") or "").split(", ")[0] in told["t"]
    assert told["p"].startswith("You: 0 points, +14 in this deal. Ada: 0 points.")
    assert told["b"] == "Nothing has been bid."
    assert told["c"].startswith(f"{len(person.hand)} cards. clubs: seven, nine; ")
    assert told["w"].startswith("Played so far: clubs: ")
    assert told["w"].endswith("queen, king, ace.")


def test_bids_are_told_to_whoever_asks(person: Person) -> None:
    person.open(game="spades", seed="told")
    person.say(person.bids[3])
    person.page.keyboard.press("b")
    assert person.said[-1].count("bid ") >= 4, person.said[-1]
