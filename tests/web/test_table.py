"""Passing, undo, claim, deals and games at the table."""

from __future__ import annotations

import json
import statistics

import pytest
from playwright.sync_api import Error, expect

from . import saves
from .driving import Person


def test_cards_to_pass_are_chosen_and_put_back(person: Person) -> None:
    person.open(seed="choose")
    confirm = person.command("pass")
    expect(confirm).to_be_disabled()
    expect(confirm).to_have_text("Choose 3 more cards")
    first, second, third, fourth = person.legal[:4]
    for card in (first, second, third):
        person.card(card).click()
    expect(confirm).to_be_enabled()
    assert set((confirm.get_attribute("data-action") or "").split()) == {"pass", first, second, third}
    person.card(fourth).click()
    expect(person.page.locator("#toast")).to_contain_text("Only 3 cards")
    expect(person.card(fourth)).to_have_attribute("aria-pressed", "false")
    person.card(second).click()
    expect(confirm).to_be_disabled()
    expect(confirm).to_have_text("Choose 1 more card")
    person.card(fourth).click()
    confirm.click()
    person.wait()
    assert set(person.log()[0].split()[2:]) == {first, third, fourth}


def test_undo_and_redo(person: Person) -> None:
    person.open(seed="undo").pass_cards()
    hand, log = person.hand, person.log()
    played = person.play()
    person.command("undo").click()
    expect(person.card(played)).to_have_count(1)
    person.wait()
    assert (person.hand, person.log()) == (hand, log)
    person.command("redo").click()
    expect(person.card(played)).to_have_count(0)
    person.wait()
    expect(person.command("redo")).to_have_count(0)


def test_a_hint_marks_a_card_and_says_so(person: Person) -> None:
    person.open(seed="hint").pass_cards()
    person.command("hint").click()
    marked = person.page.locator("#hand [data-hint]")
    expect(marked).to_have_count(1)
    assert marked.get_attribute("data-card") in person.legal
    assert person.said[-1] == ". ".join(person.page.locator(".prompt__hint > :not(:empty)").all_inner_texts())
    person.play()
    expect(marked).to_have_count(0)


def test_last_trick_says_why_it_was_won(person: Person) -> None:
    person.open().load(saves.before(8))
    person.page.keyboard.press("l")
    sheet = person.page.locator('[data-sheet="last-trick"]')
    expect(sheet.locator(".taken__play")).to_have_count(4)
    expect(sheet.locator(".taken__play[data-winning]")).to_have_count(1)
    expect(sheet.locator(".taken__reason")).to_contain_text("with the")
    expect(sheet.locator(".taken__title")).to_contain_text("Trick 2")
    sheet.get_by_role("button", name="Earlier").click()
    expect(sheet.locator(".taken__title")).to_contain_text("Trick 1")
    person.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_a_claim_ends_the_deal(person: Person) -> None:
    person.open().load(saves.claim())
    claim = person.command("claim")
    expect(claim).to_have_attribute("data-action", "claim")
    claim.click()
    person.wait("deal-over")
    assert sum(person.totals) in (26, 78)


def test_the_next_deal_is_dealt_once(person: Person) -> None:
    person.open().load(saves.before(52))
    person.command("next-deal").dblclick()
    person.wait("your-turn")
    assert person.log().count("deal") == 1
    person.page.keyboard.press("n")
    expect(person.page.locator('[data-sheet="new-game"]')).to_be_visible()
    assert person.log().count("deal") == 1


def test_the_score_of_a_deal_can_be_looked_at_again(person: Person) -> None:
    person.open().load(saves.before(52))
    rows = person.page.locator('[data-sheet="deal-over"] .reckoning__total')
    assert [int(text) for text in rows.all_inner_texts()] == person.totals
    person.page.keyboard.press("Escape")
    expect(person.command("next-deal")).to_have_count(1)
    person.page.keyboard.press("s")
    expect(person.page.locator(".scores tbody tr:not(.scores__why)")).to_have_count(1)
    cells = person.page.locator(".scores tfoot td").all_inner_texts()
    assert [int(text) for text in cells] == person.totals
    person.page.keyboard.press("Escape")
    person.page.keyboard.press("n")
    person.wait("your-turn")
    assert len(person.hand) == 13


def test_a_new_game_clears_the_score_at_once(person: Person) -> None:
    person.open().load(saves.before(52))
    assert any(person.totals)
    seed = person.save()["seed"]
    person.page.keyboard.press("Escape")
    person.page.keyboard.press("m")
    person.page.locator('dialog [data-command="new-game"]').click()
    person.page.locator('[data-command="start"]').click()
    person.page.locator('[data-choice="give-up"]').click()
    expect(person.page.locator('[data-total="0"]')).to_have_text("0")
    assert person.totals == [0, 0, 0, 0]
    person.wait("your-turn")
    assert person.save()["seed"] != seed
    expect(person.page.locator("dialog")).to_have_count(0)


def test_a_running_game_is_not_given_up_unasked(person: Person) -> None:
    person.open(seed="keep").pass_cards()
    log = person.log()
    person.page.keyboard.press("n")
    person.page.locator('[data-command="start"]').click()
    sheet = person.page.locator('[data-sheet="give-up"]')
    expect(sheet).to_be_visible()
    sheet.get_by_role("button", name="Keep playing").click()
    expect(sheet).to_have_count(0)
    assert person.log() == log


def test_a_save_goes_out_and_in(person: Person) -> None:
    person.open(seed="save").pass_cards()
    person.play()
    saved, hand = person.save(), person.hand
    person.open(seed="other")
    person.load(json.dumps(saved))
    assert (person.save(), person.hand) == (saved, hand)


def test_a_bad_save_is_refused_and_the_table_stays(person: Person) -> None:
    person.open(seed="bad").pass_cards()
    saved, hand = person.save(), person.hand
    for text, reason in (("nonsense", "not a saved game"), ('{"blacklady":99}', "newer version")):
        with pytest.raises(Error, match=reason):
            person.page.evaluate("text => window.blacklady.load(text)", text)
        assert (person.save(), person.hand, person.state) == (saved, hand, "your-turn")
    person.play()


def test_a_moon_is_celebrated_until_a_tap(person: Person) -> None:
    person.open(at_once=False).load(saves.moon_choice())
    person.page.locator('[data-action="moon add"]').click()
    moon = person.page.locator(".moment")
    expect(moon).to_be_visible()
    expect(moon).to_contain_text("You shot the moon: 26 to everybody else")
    person.page.wait_for_timeout(400)
    person.page.mouse.click(640, 300)
    expect(moon).to_have_count(0, timeout=1000)
    person.wait("deal-over")


def test_a_win_rains_confetti_all_over(person: Person) -> None:
    person.open(at_once=False).load(saves.won(), wait=False)
    scraps = person.page.locator('.moment[data-kind="won"] .moment__scrap')
    scraps.first.wait_for()
    places: list[list[float]] = scraps.evaluate_all(
        "all => all.map(({ style }) => ['--at', '--late'].map((name) => Number(style.getPropertyValue(name))))"
    )
    across, late = zip(*places, strict=True)
    assert abs(statistics.correlation(across, late)) < 0.2
    for quarter in range(4):
        assert 10 <= sum(quarter / 4 <= at < (quarter + 1) / 4 for at in across) <= 20
    person.wait("game-over")
