"""Spades at the page: bids, contracts, sides, and the score sheet that explains itself."""

from __future__ import annotations

import json
import re

import pytest
from blacklady.table import Table
from blacklady.texts import Text, english
from playwright.sync_api import Locator, expect

from . import saves
from .driving import Person


def contract(person: Person, seat: int) -> Locator:
    return person.page.locator(f'[data-contract="{seat}"]')


def test_the_pad_offers_every_bid_and_the_bids_so_far_stand_beside_the_players(person: Person) -> None:
    person.open(game="spades").load(saves.bidding())
    assert person.bids == ["bid nil", *(f"bid {n}" for n in range(1, 14))]
    expect(person.page.locator(".prompt__text")).to_have_text("How many tricks? The others bid 3")
    for seat in (1, 2, 3):
        expect(contract(person, seat)).to_have_text("1")
    expect(contract(person, 0)).to_be_hidden()
    assert len(person.hand) == 13, "the hand is in sight"
    person.say("bid 4")
    expect(contract(person, 0)).to_have_text("0/4")
    assert not person.bids


def test_the_pad_offers_only_what_may_be_bid(person: Person) -> None:
    person.open(game="spades").load(saves.bidding(bid=2, board=4, no_thirteen=True))
    # The partner's bid lacks 2 of the board's 4, and 7 would make 13.
    assert person.bids == [f"bid {n}" for n in range(2, 14) if n != 7]


def test_tricks_against_the_bid_and_sides_and_broken_spades(person: Person) -> None:
    table = saves.spades(("4", "2", "nil", "3"), cards=28)
    person.open(game="spades").load(saves.with_bots(table))
    view = table.view(0)
    for seat in range(4):
        said = view.seats[seat].contract
        assert said is not None
        expect(contract(person, seat)).to_have_text(str(said.label))
        expect(contract(person, seat)).to_have_attribute("data-state", said.state)
    expect(contract(person, 2)).to_contain_text("Nil")
    teams = [person.page.locator(f'[data-seat="{seat}"]').get_attribute("data-team") for seat in range(4)]
    assert teams == ["us", "them", "us", "them"]
    board = person.page.locator('[data-board="0"]')
    expect(board).to_contain_text("You & Otto")
    side = view.sides[0].contract
    assert side is not None
    expect(board).to_contain_text(str(side.label))
    expect(board).to_contain_text("0 bags")
    assert view.broken
    expect(person.page.locator("#bar h1")).to_contain_text("Spades are broken")


def test_nil_and_blind_nil_have_labels_of_their_own(person: Person) -> None:
    table = saves.spades(("4", "blind", "nil", "3"), options={"blind_nil": "always"}, cards=0)
    person.open(game="spades").load(saves.with_bots(table))
    expect(contract(person, 1)).to_have_text("Blind nil")
    expect(contract(person, 2)).to_have_text("Nil")


def test_the_score_of_a_deal_and_the_sheet_explain_every_line(person: Person) -> None:
    table = saves.spades(("3", "2", "nil", "3"))
    person.open(game="spades").load(saves.with_bots(table))
    assert person.state == "deal-over"
    score = table.view(0).score
    assert score is not None
    names = [seat.name for seat in table.seats]
    rows = person.page.locator('[data-sheet="deal-over"] .reckoning__row')
    expect(rows).to_have_count(2)
    for row, first in zip(rows.all(), (0, 1), strict=True):
        for line in score.seats[first].lines:
            expect(row).to_contain_text(said(line, names))
    person.page.locator('dialog [data-command="score-sheet"]').click()
    sheet = person.page.locator(".scores")
    expect(sheet.locator("thead th")).to_have_count(3)
    for first in (0, 1):
        for line in score.seats[first].lines:
            expect(sheet).to_contain_text(said(line, names))
    totals = sheet.locator("tfoot td").all_inner_texts()
    assert totals == [str(score.seats[first].total).replace("-", "−") for first in (0, 1)]


def said(line: Text, names: list[str]) -> str:
    return english(line, names, viewer=0)


def test_each_for_themselves_has_no_board_but_bags_and_reasons_for_each(person: Person) -> None:
    table = saves.spades(("1", "2", "nil", "3"), options={"solo": True})
    person.open(game="spades").load(saves.with_bots(table))
    expect(person.page.locator("#board")).to_be_hidden()
    expect(person.page.locator('[data-sheet="deal-over"] .reckoning__row')).to_have_count(4)
    person.page.locator('dialog [data-command="score-sheet"]').click()
    person.page.locator(".scores__why summary").click()
    expect(person.page.locator(".scores__why")).to_contain_text("Otto")


def test_the_pad_is_there_as_soon_as_it_is_the_persons_turn(person: Person) -> None:
    """Also when nobody bids before them, so that the sheet of the last deal has only just been closed."""
    person.open(game="spades").load(saves.bids_first_next())
    assert person.state == "deal-over"
    # What stands there at the moment of the turn, before the browser does anything else.
    person.page.evaluate("""
        () => new MutationObserver(() => {
            const root = document.documentElement;
            if (root.dataset.state === "your-turn") {
                root.dataset.seenPads = document.querySelectorAll(".pad").length;
            }
        }).observe(document.documentElement, { attributeFilter: ["data-state"] })
    """)
    person.command("next-deal").click()
    person.wait("your-turn")
    expect(person.page.locator("html")).to_have_attribute("data-seen-pads", "1")


def test_a_boston_is_announced(person: Person) -> None:
    person.open(game="spades", at_once=False).load(saves.boston(), wait=False)
    moment = person.page.locator('.moment[data-kind="boston"]')
    expect(moment).to_contain_text("all 13 tricks")
    person.page.mouse.click(5, 300)
    expect(moment).to_have_count(0)
    person.wait("deal-over")
    assert any("a Boston" in sentence for sentence in person.said)


def test_jokers_are_shown_and_named(person: Person) -> None:
    for n in range(100):
        table = Table("spades", saves.people(), f"jokers {n}", {"jokers": True})
        if table.view(0).hand >> 52 == 3:
            break
    person.open(game="spades").load(saves.with_bots(table))
    expect(person.card("BS")).to_have_accessible_name("big joker")
    expect(person.card("LS")).to_have_accessible_name("little joker")
    assert person.hand[:2] == ["BS", "LS"]
    drawn = "card => document.querySelector(`#hand [data-card=${card}] svg`).getBBox().width > 100"
    assert person.page.evaluate(drawn, "BS") and person.page.evaluate(drawn, "LS")


def test_bags_that_cost_are_shown_as_they_were_applied(person: Person) -> None:
    table = saves.spades(("1", "1", "1", "1"), options={"bag_limit": 3, "bag_penalty": 70})
    person.open(game="spades").load(saves.with_bots(table))
    score = table.view(0).score
    assert score is not None
    penalties = [
        line.args["points"] for seat in (0, 1) for line in score.seats[seat].lines if line.key == "spades.line.bags"
    ]
    assert penalties and all(points % 70 == 0 for points in penalties)
    for points in penalties:
        expect(person.page.locator('[data-sheet="deal-over"]')).to_contain_text(f"collected: −{-points}")


@pytest.mark.parametrize("hinted", [True, False])
def test_a_hint_marks_the_bid(person: Person, hinted: bool) -> None:
    person.open(game="spades").load(saves.bidding(bot="thumb"))
    if hinted:
        person.command("hint").click()
    marked = person.page.locator(".pad [data-hint]")
    expect(marked).to_have_count(1 if hinted else 0)


def test_going_to_the_other_game_and_back_keeps_both(person: Person) -> None:
    person.open(seed="two games").pass_cards()
    hearts = person.save()
    person.page.keyboard.press("m")
    person.page.locator('dialog [data-game="spades"]').click()
    expect(person.page.locator(".pad")).to_be_visible()
    person.say(person.bids[3])
    spades = person.save()
    assert spades["game"] == "spades"
    assert person.totals == [0, 0, 0, 0], "the other score is gone at once"
    person.page.keyboard.press("m")
    person.page.locator('dialog [data-game="hearts"]').click()
    expect(person.page.locator("#board")).to_be_hidden()
    person.wait("your-turn")
    assert person.save() == hearts
    person.open(game="spades")
    assert person.save() == spades
    person.open()
    assert json.loads(person.page.evaluate("localStorage.getItem('blacklady/game')"))["save"] == json.dumps(
        spades, separators=(",", ":"), ensure_ascii=False
    ), "what was played last is opened"


def test_the_dealer_is_marked(person: Person) -> None:
    table = saves.spades(("4", "2", "nil", "3"), cards=27)
    person.open(game="spades").load(saves.with_bots(table))
    dealer = table.view(0).dealer
    marked = person.page.locator(".seat:has(.seat__dealer:visible)")
    expect(marked).to_have_count(1)
    expect(marked).to_have_attribute("data-seat", str(dealer))
    expect(marked).to_have_attribute("aria-label", re.compile("dealer"))
