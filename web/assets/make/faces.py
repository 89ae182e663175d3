"""The 52 faces at full size and their compact twins for cards narrower than about 90 px."""

import json

from shapes import HERE, INK, rank, suit

WIDTH, HEIGHT = 250, 350
FIGURES = json.loads((HERE / "courts.json").read_text("utf-8"))

# Where the signs of a number card lie: column (-1, 0, 1) and height from 0 (top) to 1.
PAIR = [(-1, 0.0), (1, 0.0), (-1, 1.0), (1, 1.0)]
WAIST = [(-1, 0.5), (1, 0.5)]
FOUR_ROWS = [*PAIR, (-1, 1 / 3), (1, 1 / 3), (-1, 2 / 3), (1, 2 / 3)]
PIPS = {
    "2": [(0, 0.0), (0, 1.0)],
    "3": [(0, 0.0), (0, 0.5), (0, 1.0)],
    "4": PAIR,
    "5": [*PAIR, (0, 0.5)],
    "6": [*PAIR, *WAIST],
    "7": [*PAIR, *WAIST, (0, 0.25)],
    "8": [*PAIR, *WAIST, (0, 0.25), (0, 0.75)],
    "9": [*FOUR_ROWS, (0, 0.5)],
    "T": [*FOUR_ROWS, (0, 1 / 6), (0, 5 / 6)],
}

# The figures' layers, from the ground up. The Black Lady wears her own colours.
COURT = {
    "gold": "var(--court-gold,#edb84c)",
    "red": "var(--court-red,#c22a35)",
    "blue": "var(--court-blue,#2f4f9e)",
    "black": "var(--court-black,#1b1c24)",
    "line": "var(--court-line,#26386e)",
}
LADY = {
    "gold": "var(--lady-gold,#e2ad3f)",
    "red": "var(--lady-red,#7b2252)",
    "blue": "var(--lady-blue,#43307c)",
    "black": "var(--lady-black,#15121d)",
    "line": "var(--lady-line,#33265c)",
}

# The panel of a court card leaves two corners to the indices; point symmetric.
LEFT, TOP = 36, 24
PANEL_WIDTH, PANEL_HEIGHT = WIDTH - 2 * LEFT, HEIGHT - 2 * TOP
NOTCH_X, NOTCH_Y = 61, 122
PANEL = (
    f"M{NOTCH_X} {TOP}H{WIDTH - LEFT}V{HEIGHT - NOTCH_Y}H{WIDTH - NOTCH_X}V{HEIGHT - TOP}H{LEFT}V{NOTCH_Y}H{NOTCH_X}Z"
)
# The body of the spade sign without its stem, a little inside its edge.
INNER_SPADE = (
    "M0-41C10-21 40-8 40 17C40 29 31 37 21 37C12 37 5 31 0 21C-5 31-12 37-21 37C-31 37-40 29-40 17C-40-8-10-21 0-41Z"
)
FIGURE_WIDTH, FIGURE_HEIGHT = 1300, 2000
# Where the heads are, for the compact faces: left edge of a window 640 units wide.
HEADS = {
    "JS": 500, "QS": 110, "KS": 560, "JH": 420, "QH": 340, "KH": 310,
    "JC": 290, "QC": 260, "KC": 345, "JD": 400, "QD": 300, "KD": 320,
}  # fmt: skip
# Figures whose own large sign sits at the right of the head; the others have a sword or a flower there.
SIGN_AT_RIGHT = {"QS", "JH", "QC", "JC", "QD", "JD"}


def definitions() -> str:
    """The court figures and the outline which cuts them."""
    parts = [f'<clipPath id="cards-panel"><path d="{PANEL}"/></clipPath>']
    parts += [f'<g id="cards-figure-{card}">{figure(card)}</g>' for card in FIGURES]
    return "<defs>" + "".join(parts) + "</defs>"


def figure(card: str) -> str:
    """One half of a court figure, in units of 1300 x 2000."""
    layers, colours = FIGURES[card], LADY if card == "QS" else COURT
    parts = [f'<path fill="{colours[name]}" d="{layers[name]}"/>' for name in ("gold", "red", "blue", "black")]
    line = f'fill="none" stroke="{colours["line"]}" stroke-linecap="round" stroke-linejoin="round"'
    parts.append(f'<path {line} stroke-width="6" d="{layers["line"]}"/>')
    parts.append(f'<path {line} stroke-width="3.5" d="{layers["fine"]}"/>')
    for sign in layers["pips"]:
        size = sign["size"]
        inner = f'transform="translate({size / 2:g} {size / 2:g}) scale({size / 120:.3f})"'
        outline = f' stroke="{colours["line"]}" stroke-width="3"' if sign.get("outline") else ""
        parts.append(
            f'<g fill="{INK[card[1]]}"{outline} transform="{sign["transform"]}">'
            f'<use href="#cards-suit-{card[1]}" {inner}/></g>'
        )
    return "".join(parts)


def corners(card: str) -> str:
    """The indices: rank over suit, in two corners."""
    one = rank(card[0], 32, 64, 50, 45) + suit(card[1], 32, 96, 40)
    return f'{one}<g transform="rotate(180 125 175)">{one}</g>'


def number_face(card: str) -> str:
    """Signs in the classical order; those in the lower half stand on their heads."""
    signs = [suit(card[1], 125 + 43 * column, 64 + 222 * y, 48, y > 0.5) for column, y in PIPS[card[0]]]
    return f'<g fill="{INK[card[1]]}">{corners(card)}{"".join(signs)}</g>'


def ace_face(card: str) -> str:
    """One large sign; the ace of spades carries the ornament printers used to sign with."""
    if card[1] != "S":
        return f'<g fill="{INK[card[1]]}">{corners(card)}{suit(card[1], 125, 175, 124)}</g>'
    light = 'fill="none" stroke="var(--card-face,#fffdf8)" stroke-linejoin="round"'
    body = (
        f'{suit("S", 125, 175, 172)}<g transform="translate(125 175) scale(1.72)">'
        f'<path {light} stroke-width="1" d="{INNER_SPADE}"/>'
        f'<path {light} stroke-width=".6" transform="translate(0 4.6) scale(.79)" d="{INNER_SPADE}"/></g>'
        f'<g fill="var(--card-face,#fffdf8)">{suit("S", 125, 188, 50)}</g>'
    )
    return f'<g fill="{INK["S"]}">{corners(card)}{body}</g>'


def court_face(card: str) -> str:
    """The figure twice, head to head, inside the notched panel."""
    scale_x, scale_y = PANEL_WIDTH / FIGURE_WIDTH, PANEL_HEIGHT / FIGURE_HEIGHT
    place = f'transform="matrix({scale_x:.5f} 0 0 {scale_y:.5f} {LEFT} {TOP})"'
    half = f'<use href="#cards-figure-{card}" {place}/>'
    if card in SIGN_AT_RIGHT:
        half += f'<g fill="{INK[card[1]]}">{suit(card[1], WIDTH - LEFT - 30, TOP + 30, 46)}</g>'
    lady = card == "QS"
    ground = "var(--lady-panel,#f6edf4)" if lady else "var(--court-panel,#fbf0d8)"
    edge = "var(--lady-edge,#b98a2b)" if lady else COURT["line"]
    body = (
        f'<path fill="{ground}" d="{PANEL}"/><g clip-path="url(#cards-panel)">{half}'
        f'<g transform="rotate(180 125 175)">{half}</g></g>'
        f'<path fill="none" stroke="{edge}" stroke-width="{2.4 if lady else 1.4}" stroke-linejoin="round" d="{PANEL}"/>'
    )
    return f'{body}<g fill="{INK[card[1]]}">{corners(card)}</g>'


def face(card: str) -> str:
    """The inside of the symbol of a card such as "QS"."""
    if card[0] in PIPS:
        return number_face(card)
    return ace_face(card) if card[0] == "A" else court_face(card)


def small_face(card: str) -> str:
    """A compact face: a rank to be read at arm's length and one large sign, or a court card's head."""
    name, sign = card
    index = rank(name, 63, 118, 100, 98)
    if card not in FIGURES:
        return f'<g fill="{INK[sign]}">{index}{suit(sign, 63, 170, 74)}{suit(sign, 168, 262, 136)}</g>'
    return f'{bust(card)}<g fill="{INK[sign]}">{index}{suit(sign, 62, 176, 82)}</g>'


def bust(card: str) -> str:
    """Head and shoulders in the lower right corner, running off the edges of the card."""
    lady = card == "QS"
    ground = "var(--lady-panel,#f6edf4)" if lady else "var(--court-panel,#fbf0d8)"
    edge = "var(--lady-edge,#b98a2b)" if lady else COURT["line"]
    half = f'<use href="#cards-figure-{card}"/>'
    return (
        f'<path fill="{ground}" d="M118 136H250V350H118Z"/>'
        f'<svg x="118" y="136" width="132" height="214" viewBox="{HEADS[card]} 0 640 960" preserveAspectRatio="none">'
        f'{half}<g transform="rotate(180 650 1000)">{half}</g></svg>'
        f'<path fill="none" stroke="{edge}" stroke-width="{4 if lady else 2.5}" d="M250 136H118V350"/>'
    )
