"""What is heard, and what is switched off; a recorder stands where the loudspeaker would."""

from __future__ import annotations

from collections import Counter

from . import saves
from .driving import Person

RECORDER = """
window.heard = [];
for (const kind of ["AudioBufferSourceNode", "OscillatorNode"]) {
  const { start } = window[kind].prototype;
  window[kind].prototype.start = function (...when) {
    window.heard.push(kind);
    return start.apply(this, when);
  };
}
"""
NOISE, TONE = "AudioBufferSourceNode", "OscillatorNode"


def listen(person: Person, **sounds: bool) -> Person:
    person.page.add_init_script(RECORDER)
    return person.keep_settings(sounds=sounds, speed="none", stay="short").open(at_once=False)


def play(person: Person, save: str, entries: int) -> Counter[str]:
    """Load a table, touch it, and play until the log has so many entries more."""
    person.load(save)
    person.page.mouse.click(4, 300)
    person.page.wait_for_function("navigator.userActivation.hasBeenActive")
    there = len(person.log())
    person.page.evaluate("window.heard.length = 0")
    person.card(person.legal[0]).click()
    person.wait_for_log(there + entries)
    person.wait()
    return Counter(person.page.evaluate("window.heard"))


def test_cards_and_tricks_are_heard(person: Person) -> None:
    heard = play(listen(person), saves.before(20), 1)
    assert heard[NOISE] >= 2


def test_each_sound_can_be_switched_off(person: Person) -> None:
    heard = play(listen(person, card=False, trick=False), saves.before(20), 1)
    assert heard[NOISE] == 0


def test_nothing_is_heard_before_the_page_is_touched(person: Person) -> None:
    listen(person).load(saves.before(20))
    assert person.page.evaluate("window.heard") == []


def test_a_switch_works_at_once(person: Person) -> None:
    listen(person)
    person.page.mouse.click(4, 300)
    sheet = person.open_settings("sound")
    sheet.locator('[name="sound-all"]').uncheck()
    assert not any(sound.is_checked() for sound in sheet.locator('[name^="sound-"]').all())
    person.page.keyboard.press("Escape")
    assert not play(person, saves.before(20), 1)
