"""Words and signs can be read in every theme: WCAG 2.2, contrast of at least 4.5:1, worst ground of each."""

from __future__ import annotations

import pytest

from .driving import THEMES, Person

FELT = ["felt-light", "felt", "felt-deep"]
SHEET = ["sheet", "sheet-raised"]
# What is written, and on what; what lies over the felt half transparent is named with a plus sign.
WORDS = [
    ("ink", [*FELT, *SHEET, "well", "button", "button-hover"]),
    ("ink-soft", [*FELT, *SHEET]),
    ("ink", [f"shade+{felt}" for felt in FELT] + [f"shade-deep+{felt}" for felt in FELT]),
    ("ink-soft", [f"shade+{felt}" for felt in FELT]),
    ("accent", [f"shade-deep+{felt}" for felt in FELT]),
    ("accent-ink", ["accent", "accent-hover"]),
    ("ink-inverse", ["ink", "ink-strong"]),
    ("alarm", SHEET),
    ("paper-ink", ["paper"]),
    ("made-ink", ["made"]),
    ("on-colour", ["lost", "points"]),
]
SUITS = {"two": ["#17181d", "#c4162c"], "four": ["#17181d", "#c4162c", "--suit-clubs", "--suit-diamonds"]}

# Colours as the browser computes them, laid over each other, and the ratio of WCAG 2.2.
RATIO = """([word, grounds]) => {
  const probe = document.body.appendChild(document.createElement("i"));
  const rgba = (name) => {
    probe.style.color = name.startsWith("#") ? name : `var(--${name.replace(/^--/, "")})`;
    const parts = getComputedStyle(probe).color.match(/[\\d.]+/g).map(Number);
    return parts.length === 3 ? [...parts, 1] : parts;
  };
  const over = ([r, g, b, a], under) => [r, g, b].map((part, i) => part * a + under[i] * (1 - a));
  const light = (colour) => colour
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, i) => sum + part * [0.2126, 0.7152, 0.0722][i], 0);
  const found = grounds.map((ground) => {
    const layers = ground.split("+").map(rgba);
    const flat = layers.reduceRight((under, layer) => over(layer, under), [0, 0, 0]);
    const [low, high] = [light(over(rgba(word), flat)), light(flat)].sort((a, b) => a - b);
    return [ground, (high + 0.05) / (low + 0.05)];
  });
  probe.remove();
  return found;
}"""


@pytest.mark.parametrize("theme", THEMES)
def test_words_can_be_read_on_whatever_they_stand(person: Person, theme: str) -> None:
    person.keep_settings(theme=theme).open(wait=False)
    person.page.locator(f'html[data-theme="{theme}"]').wait_for()
    for word, grounds in WORDS:
        for ground, ratio in person.page.evaluate(RATIO, [word, grounds]):
            assert ratio >= 4.5, f"{word} on {ground} in {theme}"


@pytest.mark.parametrize("colours", SUITS)
def test_suits_can_be_read_on_the_cards(person: Person, colours: str) -> None:
    person.keep_settings(fourColours=colours == "four").open(wait=False)
    person.page.locator(f'html[data-suits="{colours}"]').wait_for()
    for suit in SUITS[colours]:
        [[_, ratio]] = person.page.evaluate(RATIO, [suit, ["card-face"]])
        assert ratio >= 4.5, suit
