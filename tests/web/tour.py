"""A walk through every screen of the page, for whoever looks at all of them."""

from __future__ import annotations

from collections.abc import Iterator

from . import saves
from .driving import Person

SHEETS = ["menu", "players", "score-sheet", "last-trick", "your-play", "rules", "settings", "keys", "new-game"]


def tour(person: Person) -> Iterator[str]:
    """Go from screen to screen; gives the name of each while it stands there."""
    yield from _hearts(person)
    yield from _sheets(person)
    yield from _spades(person)
    yield from _several_people(person)


def _hearts(person: Person) -> Iterator[str]:
    person.open(seed="tour")
    yield "pass"
    person.choose(3)
    yield "pass-chosen"
    person.command("pass").click()
    person.wait()
    yield "first-trick"
    person.load(saves.before(20))
    yield "play"
    person.page.keyboard.press("h")
    person.page.locator(".prompt__hint").wait_for()
    yield "hint"
    person.load(saves.claim())
    yield "claim"
    person.load(saves.moon_choice())
    yield "moon-choice"
    # The last card plays itself.
    person.load(saves.last_trick()).wait("deal-over")
    yield "deal-over"
    person.load(saves.before(20))


def _sheets(person: Person) -> Iterator[str]:
    page = person.page
    for sheet in SHEETS:
        page.keyboard.press("m")
        if sheet != "menu":
            page.locator(f'dialog [data-command="{sheet}"]').click()
        page.locator(f'[data-sheet="{sheet}"]').wait_for()
        parts = page.locator('[name="part"]').all()
        for part in parts:
            part.check()
            yield f"{sheet}-{part.get_attribute('value')}"
        if not parts:
            yield sheet
        if sheet == "new-game":
            page.locator("summary:visible").click()
            yield "new-game-options"
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")


def _spades(person: Person) -> Iterator[str]:
    person.load(saves.bids_first_next())
    yield "spades-deal-over"
    person.page.keyboard.press("s")
    person.page.locator('[data-sheet="score-sheet"]').wait_for()
    yield "spades-score-sheet"
    person.page.keyboard.press("Escape")
    person.page.locator("dialog").wait_for(state="detached")
    person.page.keyboard.press("n")
    person.wait("your-turn")
    yield "spades-bid"
    person.say(person.bids[3])
    yield "spades-play"


def _several_people(person: Person) -> Iterator[str]:
    person.load(saves.before(20))
    person.page.keyboard.press("m")
    person.page.locator('dialog [data-command="players"]').click()
    person.page.locator("[data-join]").first.click()
    person.page.locator("dialog").wait_for(state="detached")
    person.wait("your-turn").play()
    person.page.locator('[data-sheet="handover"]').wait_for()
    yield "handover"
