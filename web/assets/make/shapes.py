"""Suit signs, rank letters and the placing of both: the small shapes which every face is made of."""

import json
from pathlib import Path

HERE = Path(__file__).parent
RANKS = "23456789TJQKA"
SUITS = "CDHS"

# Own drawings in a box of 100 x 100 around the origin.
SUIT_PATHS = {
    "S": "M0-50C9-27 45-11 45 17C45 32 34 42 22 42C14 42 8 38 4 31C5 41 9 47 16 50H-16C-9 47-5 41-4 31"
    "C-8 38-14 42-22 42C-34 42-45 32-45 17C-45-11-9-27 0-50Z",
    "H": "M0 49C-7 30-46 10-46-19C-46-36-34-47-21-47C-11-47-4-41 0-31"
    "C4-41 11-47 21-47C34-47 46-36 46-19C46 10 7 30 0 49Z",
    "D": "M0-50C9-30 24-12 39 0C24 12 9 30 0 50C-9 30-24 12-39 0C-24-12-9-30 0-50Z",
    "C": "M0-49A22.5 22.5 0 0 1 15-10A22.5 22.5 0 1 1 4 21C5 37 9 46 17 50H-17C-9 46-5 37-4 21"
    "A22.5 22.5 0 1 1-15-10A22.5 22.5 0 0 1 0-49Z",
}
# Custom properties let the page choose four colours; the fallback is the usual two.
INK = {
    "S": "var(--suit-spades,#17181d)",
    "H": "var(--suit-hearts,#c4162c)",
    "D": "var(--suit-diamonds,#c4162c)",
    "C": "var(--suit-clubs,#17181d)",
}
CAP = 650  # height of a capital in ranks.json
TEN_GAP = 52  # between the two figures of a ten
GLYPHS = json.loads((HERE / "ranks.json").read_text("utf-8"))


def number(value: float) -> str:
    """A coordinate with at most two decimals, without what SVG doesn't need."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    text = text.replace("-0.", "-.", 1) if text.startswith("-0.") else text
    return text[1:] if text.startswith("0.") else ("0" if text in ("", "-0", "-") else text)


def definitions() -> str:
    """The suit signs (`suit-S` …, as symbols the page can use too) and the rank shapes."""
    parts = [
        f'<symbol id="suit-{s}" viewBox="-50 -50 100 100"><path fill="{INK[s]}" d="{d}"/></symbol>'
        for s, d in SUIT_PATHS.items()
    ]
    parts.append("<defs>")
    parts += [f'<path id="cards-suit-{s}" d="{d}"/>' for s, d in SUIT_PATHS.items()]
    parts += [f'<path id="cards-rank-{r}" d="{GLYPHS[r]["d"]}"/>' for r in RANKS if r != "T"]
    one, nought = GLYPHS["1"], GLYPHS["0"]
    shift = one["box"][2] + TEN_GAP - nought["box"][0]
    parts.append(
        f'<g id="cards-rank-T"><path d="{one["d"]}"/>'
        f'<path transform="translate({shift})" d="{nought["d"]}"/></g></defs>'
    )
    return "".join(parts)


def rank_box(rank: str) -> tuple[float, float]:
    """Left and right edge of a rank's shape, in its own units."""
    if rank != "T":
        return GLYPHS[rank]["box"][0], GLYPHS[rank]["box"][2]
    one, nought = GLYPHS["1"]["box"], GLYPHS["0"]["box"]
    return one[0], one[2] + TEN_GAP + nought[2] - nought[0]


def rank(name: str, centre: float, baseline: float, height: float, widest: float) -> str:
    """A rank letter around `centre`, its capitals `height` high, narrowed where it would be wider than `widest`."""
    left, right = rank_box(name)
    scale = height / CAP
    across = min(scale, widest / (right - left))
    x = centre - across * (left + right) / 2
    matrix = f"matrix({across:.4f} 0 0 {scale:.4f} {number(x)} {number(baseline)})"
    return f'<use href="#cards-rank-{name}" transform="{matrix}"/>'


def suit(name: str, x: float, y: float, size: float, turned: bool = False) -> str:
    """A suit sign, `size` high, around (x, y)."""
    scale = number(size / 100)
    matrix = (
        f"matrix(-{scale} 0 0 -{scale} {number(x)} {number(y)})"
        if turned
        else (f"matrix({scale} 0 0 {scale} {number(x)} {number(y)})")
    )
    return f'<use href="#cards-suit-{name}" transform="{matrix}"/>'
