"""A reload finds the table exactly as it was."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from . import saves
from .driving import Person


def what_stands(person: Person) -> dict[str, object]:
    page = person.page
    return {
        "state": person.state,
        "hand": person.hand,
        "legal": person.legal,
        "trick": person.trick,
        "totals": person.totals,
        "title": page.locator("#bar h1").inner_text(),
        "save": person.save(),
    }


def check_reload(person: Person) -> None:
    before = what_stands(person)
    person.reload()
    assert what_stands(person) == before


def test_in_a_pass(person: Person) -> None:
    person.open(seed="pass")
    assert person.passing
    check_reload(person)


def test_in_a_pass_that_the_others_are_still_choosing(person: Person) -> None:
    person.open(seed="pass", at_once=False)
    passed = person.choose()
    person.command("pass").click()
    assert person.wait_for_log(1)[0].startswith("0 pass ")
    assert person.state == "thinking"
    person.reload()
    assert person.command("go-on").is_visible()
    assert not set(passed) & set(person.hand)


def test_before_and_after_looking_at_what_was_received(person: Person) -> None:
    person.open(seed="received", at_once=False)
    person.choose()
    person.command("pass").click()
    raised = person.page.locator("#hand [data-raised]")
    expect(raised).to_have_count(3)
    assert person.state == "your-turn"
    log = person.log()
    check_reload(person)
    expect(raised).to_have_count(3)
    assert person.log() == log, "the bots wait"

    person.command("go-on").click()
    expect(raised).to_have_count(0)
    person.wait()
    person.reload()
    expect(person.command("go-on")).to_have_count(0)


def test_a_tap_on_a_received_card_goes_on(person: Person) -> None:
    person.open(seed="received", at_once=False)
    person.choose()
    person.command("pass").click()
    raised = person.page.locator("#hand [data-raised][data-legal]")
    expect(raised).to_have_count(3)
    log = person.log()
    raised.first.click()
    expect(raised).to_have_count(0)
    person.wait()
    assert person.log()[: len(log)] == log
    assert not [entry for entry in person.log()[len(log) :] if entry.startswith("0 ")], "nothing has been played by it"


def test_in_the_middle_of_a_trick(person: Person) -> None:
    person.open(seed="trick").pass_cards()
    for _ in range(4):
        person.play()
        if person.trick:
            break
    assert person.trick and person.state == "your-turn"
    check_reload(person)


def test_at_the_choice_after_a_moon(person: Person) -> None:
    person.open().load(saves.moon_choice())
    choice = person.page.locator('[data-action="moon subtract"]')
    expect(choice).to_be_visible()
    check_reload(person)
    expect(choice).to_be_visible()
    choice.click()
    person.wait("deal-over")
    assert person.totals == [-26, 0, 0, 0]
    check_reload(person)


def test_undo_right_after_the_choice_goes_back_before_it(person: Person) -> None:
    person.open().load(saves.moon_choice())
    person.page.locator('[data-action="moon add"]').click()
    person.wait("deal-over")
    assert person.totals == [0, 26, 26, 26]
    person.page.keyboard.press("Escape")
    person.command("undo").click()
    person.wait("your-turn")
    assert person.totals == [0, 0, 0, 0]
    person.page.locator('[data-action="moon subtract"]').click()
    person.wait("deal-over")
    assert person.totals == [-26, 0, 0, 0]


def test_in_the_bidding(person: Person) -> None:
    person.open(game="spades").load(saves.bidding())
    assert len(person.bids) == 14
    check_reload(person)
    assert len(person.bids) == 14
    person.say("bid nil")
    check_reload(person)
    expect(person.page.locator('[data-contract="0"]')).to_have_text("Nil")


def test_before_and_after_looking_at_the_cards_where_nil_may_be_blind(person: Person) -> None:
    person.open(game="spades").load(saves.bidding(blind_nil="always", bid=0))
    assert person.bids == ["look", "bid blind"] and person.hand == []
    backs = person.page.locator("#hand [data-back]")
    expect(backs).to_have_count(13)
    check_reload(person)
    assert person.bids == ["look", "bid blind"] and person.hand == []
    expect(backs).to_have_count(13)

    person.say("look")
    hand = person.hand
    assert len(hand) == 13 and "bid blind" not in person.bids and "bid 4" in person.bids
    check_reload(person)
    assert person.hand == hand and "bid blind" not in person.bids, "who has looked has looked"


def test_after_a_blind_nil(person: Person) -> None:
    person.open(game="spades").load(saves.bidding(blind_nil="always", bid=0))
    person.say("bid blind")
    assert len(person.hand) >= 12
    expect(person.page.locator('[data-contract="0"]')).to_contain_text("Blind nil")
    check_reload(person)


def test_after_a_deal(person: Person) -> None:
    person.open().load(saves.before(52))
    assert person.state == "deal-over"
    check_reload(person)


def test_an_address_with_a_seed_deals_that_seed_unless_it_is_on_the_table(person: Person) -> None:
    person.open(seed="one").pass_cards()
    log = person.log()
    person.open(seed="one")
    assert person.log() == log
    person.open(seed="one", options={"target": 60})
    assert person.log() == [] and person.save()["options"]["target"] == 60
    person.open(seed="two")
    assert person.save()["seed"] == "two" and person.log() == []
    person.pass_cards()
    person.open()
    assert person.save()["seed"] == "two" and person.log(), "without a seed the kept game goes on"


def test_two_new_games_have_different_seeds(person: Person) -> None:
    seeds = set()
    for _ in range(2):
        person.open()
        seeds.add(person.save()["seed"])
        person.page.evaluate("localStorage.clear()")
    assert len(seeds) == 2 and all(len(seed) >= 16 for seed in seeds)


def test_a_kept_game_that_is_damaged_makes_room_for_a_new_one(person: Person) -> None:
    person.open(seed="damaged")
    kept = json.dumps({"save": '{"blacklady":1}', "shown": "", "cards": 13})
    person.page.evaluate("text => localStorage.setItem('blacklady/game', text)", kept)
    person.open()
    assert person.passing and len(person.hand) == 13
    expect(person.page.locator(".notice")).to_contain_text("can't be opened")
