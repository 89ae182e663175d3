"""Hints: what to do, why, and what it gains over what the person has in mind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.conftest import Site

from . import saves
from .driving import Person
from .test_sizes import SIZES, box_of, overlap
from .wire import ENDLESS, Wire

# What a hint gains over a choice, by the page's own module.
GAIN = """
async ([prompt, hand, hint, considered, chosen]) => {
  const { gainOf } = await import("/source/advice.mjs");
  return gainOf({ view: { prompt, hand } }, { hint, considered, chosen });
}
"""

HAND = ["QS", "JS", "KD", "8D", "7D", "4D"]
PLAY = {"kind": "card", "verb": "play"}
VALUES = {"play QS": 0.2, "play JS": 0.31, "play KD": 0.26, "play 7D": 0.3, "play 4D": 0.306}


@pytest.fixture
def gain(page: Page, site: Site) -> Callable[..., str]:
    page.goto(f"{site.origin}/blank/")

    def of(
        prompt: dict[str, Any],
        action: str,
        values: dict[str, float],
        considered: str | None = None,
        chosen: tuple[str, ...] = (),
    ) -> str:
        said: str = page.evaluate(GAIN, [prompt, HAND, {"action": action, "values": values}, considered, list(chosen)])
        return said

    return of


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("KD", "The king of diamonds wins 5 games fewer in 100"),
        ("7D", "The seven of diamonds wins 1 game fewer in 100"),
        # It stands for its neighbour, the next lower card.
        ("8D", "The eight of diamonds wins 1 game fewer in 100"),
        ("4D", "The four of diamonds is about as good"),
        ("QS", "The queen of spades wins 11 games fewer in 100"),
    ],
)
def test_what_a_play_gains(gain: Callable[..., str], card: str, said: str) -> None:
    assert gain(PLAY, "play JS", VALUES, card) == said


def test_of_what_is_not_known_nothing_is_said(gain: Callable[..., str]) -> None:
    assert gain(PLAY, "play JS", VALUES) == ""
    assert gain(PLAY, "play JS", {}, "KD") == ""
    assert gain(PLAY, "claim", VALUES, "KD") == ""
    assert gain(PLAY, "play JS", {"play JS": 0.3, "play QS": 0.2}, "KD") == ""


def test_what_a_pass_gains(gain: Callable[..., str]) -> None:
    prompt = {"kind": "cards", "verb": "pass"}
    values = {"pass QS KD 8D": 0.3, "pass QS JS KD": 0.27}
    assert gain(prompt, "pass QS KD 8D", values, chosen=("KD", "QS", "JS")) == "Your choice wins 3 games fewer in 100"
    assert gain(prompt, "pass QS KD 8D", values, chosen=("KD", "QS")) == ""
    assert gain(prompt, "pass QS KD 8D", values, chosen=("8D", "KD", "QS")) == "", "it is what was advised"


def test_what_a_bid_gains(gain: Callable[..., str]) -> None:
    prompt = {"kind": "pad", "choices": [{"action": "bid 4", "text": {"text": "Bid 4"}}]}
    assert gain(prompt, "bid 3", {"bid 3": 0.6, "bid 4": 0.5}, "bid 4") == "“Bid\u00a04” wins 10 games fewer in 100"
    assert gain(prompt, "bid 3", {"bid 3": 0.6}, "bid 4") == ""


def in_doubt(wire: Wire) -> tuple[str, dict[str, float]]:
    """The action that the last hint gave, and the values of the others."""
    hint = wire.answers("hint")[-1]
    return hint["action"], {action: value for action, value in hint["values"].items() if action != hint["action"]}


def test_a_hint_says_why_and_what_it_gains(person: Person) -> None:
    wire = Wire(person.page)
    person.open(seed="why").pass_cards()
    while len(person.legal) < 4:
        person.play()
    person.command("hint").click()
    hint = person.page.locator(".prompt__hint")
    expect(hint).to_be_visible()
    action, others = in_doubt(wire)
    answer = wire.answers("hint")[-1]
    expect(hint.locator("b")).to_have_text(answer["text"]["text"])
    expect(hint).to_contain_text(answer["reason"]["text"])
    assert person.said[-1].startswith(f"{answer['text']['text']}. {answer['reason']['text']}")
    gained = hint.locator(".prompt__gain")
    expect(gained).to_be_empty()
    worst = min(others, key=lambda each: others[each]).split()[1]
    person.card(worst).hover()
    expect(gained).to_contain_text("in 100" if others[f"play {worst}"] < answer["values"][action] - 0.01 else "as good")
    said = gained.inner_text()
    person.page.mouse.move(640, 300)
    expect(gained).to_have_text(said)
    # The advised card is no other choice; by keyboard, what is one is read out, too.
    person.card(action.split()[1]).focus()
    expect(gained).to_have_text(said)
    other = max(others, key=lambda each: others[each]).split()[1]
    assert other != worst
    person.card(other).focus()
    expect(gained).not_to_have_text(said)
    assert person.said[-1] == gained.inner_text()


def test_a_second_press_does_not_ask_again(person: Person) -> None:
    wire = Wire(person.page)
    person.open().load(saves.bidding())
    button = person.command("hint")
    box, prompt = button.bounding_box(), person.page.locator("#prompt").bounding_box()
    wire.think(ENDLESS)
    button.click()
    expect(button).to_have_attribute("aria-busy", "true")
    wire.wait_for_thought("hint")
    button.click()
    wire.wait_for_thought("hint")
    assert (button.bounding_box(), person.page.locator("#prompt").bounding_box()) == (box, prompt)
    assert wire.crossed == [], "one thought at a time"
    # What is decided meanwhile is obeyed, and nobody waits for the hint any more.
    person.say("bid 3")
    expect(button).not_to_have_attribute("aria-busy", "true")
    expect(person.page.locator("[data-hint], .prompt__hint")).to_have_count(0)
    assert wire.crossed == []


def test_a_hint_for_a_pass_is_compared_with_what_is_chosen(person: Person) -> None:
    wire = Wire(person.page)
    person.open(seed="hint")
    person.command("hint").click()
    hint = person.page.locator(".prompt__hint")
    expect(hint).to_be_visible()
    arrow = box_of(person.page.locator(".prompt__arrow"))
    height = box_of(hint)[3] - box_of(hint)[1]
    _, others = in_doubt(wire)
    other = min(others, key=lambda each: others[each])
    for card in other.split()[1:]:
        person.card(card).click()
    expect(hint.locator(".prompt__gain")).to_contain_text("Your choice")
    assert box_of(hint)[3] - box_of(hint)[1] == pytest.approx(height, abs=1.5)
    assert box_of(person.page.locator(".prompt__arrow"))[0] == arrow[0]


@pytest.mark.parametrize(("width", "height"), SIZES, ids=[f"{w}x{h}" for w, h in SIZES])
def test_a_hint_covers_nothing(new_context: Callable[..., BrowserContext], site: Site, width: int, height: int) -> None:
    context = new_context(viewport={"width": width, "height": height})
    person = Person(context.new_page(), site.url).open(seed="hint")
    page = person.page

    def check() -> None:
        person.command("hint").click()
        hint = page.locator(".prompt__hint")
        expect(hint).to_be_visible()
        box = box_of(hint)
        assert box[0] >= 0 and box[1] >= 0 and box[2] <= width and box[3] <= height
        assert hint.evaluate("(it) => it.scrollWidth <= it.clientWidth && it.scrollHeight <= it.clientHeight + 1")
        others = "#bar button:visible, #prompt button, #prompt .prompt__arrow, #hand [data-card], .seat__portrait, .seat__plate"
        for other in page.locator(others).all():
            assert not overlap(box, box_of(other)), f"{other} is covered"

    check()
    person.pass_cards()
    check()
    person.open(game="spades", seed="hint").load(saves.bidding())
    check()


def test_a_claim_that_is_advised_gets_the_focus(person: Person) -> None:
    person.open().load(saves.claim("claim.mine"))
    person.card(person.legal[0]).focus()
    person.page.keyboard.press("h")
    expect(person.command("claim")).to_be_focused()
    person.page.keyboard.press("Enter")
    person.wait("deal-over")
