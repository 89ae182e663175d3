"""Nothing is cut, nothing overlaps, every card can be hit, at every size."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Locator

from tests.conftest import Site

from . import saves
from .driving import Person

SIZES = [
    (320, 568),
    (390, 844),
    (568, 320),
    (640, 400),
    (844, 390),
    (600, 960),
    (820, 1180),
    (1280, 800),
    (2560, 1440),
]

#: The part of each card that a click reaches: [left, top, right, bottom] of its button, and what lies at its middle.
REACH = """
(cards) => cards.map((card) => {
  const box = card.getBoundingClientRect();
  const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  return { card: card.dataset.card, box: [box.left, box.top, box.right, box.bottom], hit: hit?.dataset?.card ?? null };
})
"""

#: Where each card's face is seen.
FACES = """
(cards) => cards.map((card) => {
  const box = card.querySelector(".card__face").getBoundingClientRect();
  return [box.left, box.top, box.right, box.bottom];
})
"""

#: What has a place on the table.
PLACED = "#bar :is(button, h1):visible, .seat:visible, .board__side:visible, #prompt > *, #hand .card__face, [data-trick-card]"

Box = tuple[float, float, float, float]


def overlap(a: Box, b: Box) -> bool:
    return a[0] < b[2] - 1 and b[0] < a[2] - 1 and a[1] < b[3] - 1 and b[1] < a[3] - 1


def box_of(element: Locator) -> Box:
    box = element.bounding_box()
    assert box is not None
    return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]


@pytest.mark.parametrize(("width", "height"), SIZES, ids=[f"{w}x{h}" for w, h in SIZES])
def test_all_is_in_sight_and_in_reach(
    new_context: Callable[..., BrowserContext], site: Site, width: int, height: int
) -> None:
    context = new_context(viewport={"width": width, "height": height})
    person = Person(context.new_page(), site.url).open(seed="size")
    page = person.page

    def check() -> None:
        cards = page.locator("#hand [data-card]")
        for one in cards.evaluate_all(REACH):
            left, top, right, bottom = one["box"]
            assert one["hit"] == one["card"], f"{one['card']} is covered"
            assert right - left >= 32 and bottom - top >= 32, f"{one['card']} is too small to hit"
        faces = cards.evaluate_all(FACES)
        for left, top, right, bottom in faces:
            assert left >= 0 and top >= 0 and right <= width and bottom <= height, "a card is cut"
        controls = page.locator("#bar button:visible, #prompt button:visible, .seat__portrait")
        for control in controls.all():
            box = box_of(control)
            assert box[0] >= 0 and box[1] >= 0 and box[2] <= width and box[3] <= height
            assert not any(overlap(box, face) for face in faces), f"{control} lies on a card"
        for first in page.locator("#bar button:visible, #prompt button:visible").all():
            assert min(box_of(first)[3] - box_of(first)[1], box_of(first)[2] - box_of(first)[0]) >= 40
        scrolls = "[document.scrollingElement.scrollWidth, document.scrollingElement.scrollHeight]"
        assert page.evaluate(scrolls) == [width, height]

    check()
    person.choose()
    check()
    person.command("pass").click()
    person.wait()
    check()
    person.load(saves.before(22))
    check()
    for card in page.locator("[data-trick-card]").all():
        box = box_of(card)
        assert box[0] >= 0 and box[1] >= 0 and box[2] <= width and box[3] <= height
        for portrait in page.locator('.seat:not([data-place="south"]) .seat__portrait').all():
            assert not overlap(box, box_of(portrait))
    sizes = page.evaluate(
        """() => [...document.querySelectorAll("body *")]
          .filter((e) => [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim()) && e.checkVisibility())
          .map((e) => parseFloat(getComputedStyle(e).fontSize))"""
    )
    assert min(sizes) >= 14


@pytest.mark.parametrize(("width", "height"), SIZES, ids=[f"{w}x{h}" for w, h in SIZES])
def test_bids_sides_and_trick_keep_clear_of_each_other(
    new_context: Callable[..., BrowserContext], site: Site, width: int, height: int
) -> None:
    context = new_context(viewport={"width": width, "height": height})
    person = Person(context.new_page(), site.url).open(game="spades", seed="size")
    page = person.page

    def boxes(selector: str) -> list[Box]:
        return [box_of(element) for element in page.locator(selector).all() if element.is_visible()]

    def check(apart: str) -> None:
        sides, players = boxes(".board__side"), boxes(".seat__portrait, .contract[data-contract]")
        others = boxes(apart)
        assert len(sides) == 2 and others
        for box in [*sides, *players, *others]:
            assert box[0] >= 0 and box[1] >= 0 and box[2] <= width and box[3] <= height
        for box in sides:
            assert not any(overlap(box, other) for other in [*players, *others, *boxes("#bar button, #bar h1")])
        for box in others:
            assert not any(overlap(box, player) for player in players)

    person.load(saves.bidding())
    check(".pad button")
    for box in boxes(".pad button"):
        assert box[2] - box[0] >= 40 and box[3] - box[1] >= 40, "a bid is too small to hit"
    person.load(saves.with_bots(saves.spades(("4", "2", "nil", "3"), cards=27)))
    check("[data-trick-card]")


@pytest.mark.parametrize(
    ("width", "height", "insets"),
    [(390, 844, {"top": 47, "bottom": 34}), (844, 390, {"left": 47, "right": 47, "bottom": 21})],
    ids=["upright", "on its side"],
)
def test_nothing_lies_under_a_notch(
    new_context: Callable[..., BrowserContext], site: Site, width: int, height: int, insets: dict[str, int]
) -> None:
    page = new_context(viewport={"width": width, "height": height}).new_page()
    page.context.new_cdp_session(page).send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    person = Person(page, site.url).open(game="spades", seed="notch")
    for table in (saves.bidding(), saves.before(22), saves.with_bots(saves.spades(("4", "2", "nil", "3"), cards=27))):
        person.load(table)
        for shown in page.locator(PLACED).all():
            left, top, right, bottom = box_of(shown)
            assert left >= insets.get("left", 0) and top >= insets.get("top", 0), shown
            assert right <= width - insets.get("right", 0) and bottom <= height - insets.get("bottom", 0), shown
