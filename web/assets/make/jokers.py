"""The two jokers, the highest spades: a star for a rank and a jester, the big one in colour, the little one in greys."""

from shapes import INK, number, suit

# The right half of the jester's cap, the left half, its trimmings, lines, and the ground of the panel.
COLOURS = {
    "LS": (
        "var(--joker-dark,#50535f)",
        "var(--joker-middle,#9093a1)",
        "var(--joker-light,#dfe1e7)",
        INK["S"],
        "var(--joker-panel,#f1f1f4)",
    ),
    "BS": (
        "var(--court-red,#c22a35)",
        "var(--court-blue,#2f4f9e)",
        "var(--court-gold,#edb84c)",
        "var(--court-line,#26386e)",
        "var(--court-panel,#fbf0d8)",
    ),
}
PAPER = "var(--card-face,#fffdf8)"
# In a box of 52 around the origin.
STAR = "M0-26L7.2-8.4 26-7.2 11.6 5 16.2 23.2 0 13.4-16.2 23.2-11.6 5-26-7.2-7.2-8.4Z"

# The jester, about 170 x 230 around the origin. What isn't alike on both sides:
PEAK = "M-28-70C-28-98-10-117 18-111C9-102 15-86 28-70ZM30-112A6.5 6.5 0 1 1 17-112A6.5 6.5 0 1 1 30-112Z"
FACE = "M0-38C4-46 37-46 41-18C42 10 22 40 0 46C-22 40-42 10-41-18C-37-46-4-46 0-38Z"
LIPS = "M-14 21C-8 21-4 18 0 20C4 18 8 21 14 21C8 30-8 30-14 21Z"
NOSE_AND_SMILE = "M4-14C4-3 9 6 6 10C3 12-2 12-4 10M-18 17L-14 21C-6 24 6 24 14 21L18 17"
PEAK_LINES = "M-25-85C-12-90 6-90 17-86M-21-97C-10-102 4-102 13-97"
PUPILS = "M-16-10.5h0M21-10.5h0"
# Its right half, from the ground up; the left one mirrors it.
COLLAR = "M20 54C36 50 48 56 58 70C49 70 38 74 28 78ZM0 60H12C14 82 9 95 0 106Z"
COLLAR_TRIM = (
    "M29 64C36 73 36 81 33 92C26 84 17 80 8 74Z"
    "M64 74A5.5 5.5 0 1 1 53 74A5.5 5.5 0 1 1 64 74ZM39 95A5.5 5.5 0 1 1 28 95A5.5 5.5 0 1 1 39 95Z"
)
RUFF = "M-1 58L32 42C40 44 42 54 35 57C35 65 26 68 21 63C18 70 9 70 6 65C5 68 3 69-1 69"
CAP = (
    "M0-76C24-88 58-84 71-56C79-38 81-18 79 4C73-14 66-32 58-34C51-35 53-14 51 0C48 20 42 38 29 50C20 56 10 57 0 57V50"
    "C24 43 46 10 44-18C40-51 5-51 0-42ZM21 1l3.5 6-3.5 6-3.5-6Z"
)
CAP_TRIM = (
    "M0-42C5-51 40-51 44-18C46 10 24 43 0 50V44C21 38 41 10 39-18C36-44 4-44 0-35Z"
    "M86 10A7 7 0 1 1 72 10A7 7 0 1 1 86 10Z"
)
FOLDS = "M12-77C38-75 56-60 62-40M8-67C26-65 44-54 51-36"
EYE = "M9-9C13-16 23-16 28-9C23-5 14-5 9-9ZM8-20C13-28 25-28 32-19"
LINES = "M28 50L35 57M18 54L21 63M6 56V65M73 11H85"


def definitions() -> str:
    """The star and the jester, who takes `fill`, `color` (trimmings) and `stroke` from where he is used."""
    line = 'fill="none" stroke-linecap="round"'
    shared = (
        f'<path id="cards-star" d="{STAR}"/>'
        f'<g id="cards-joker-signs" fill="{INK["S"]}">{suit("S", 32, 96, 40)}{suit("S", 184, 54, 46)}</g>'
        f'<g id="cards-jester"><path fill="currentColor" d="{PEAK}"/><path fill="{PAPER}" d="{FACE}"/>'
        f'<path stroke="none" d="{LIPS}"/><path {line} d="{PEAK_LINES}{NOSE_AND_SMILE}"/>'
        f'<path stroke-width="6.5" stroke-linecap="round" d="{PUPILS}"/></g>'
        f'<g id="cards-jester-half"><path d="{COLLAR}"/><path fill="currentColor" d="{COLLAR_TRIM}"/>'
        f'<path fill="{PAPER}" d="{RUFF}"/><path d="{CAP}"/><path fill="currentColor" d="{CAP_TRIM}"/>'
        f'<path {line} stroke="currentColor" d="{FOLDS}"/><path {line} d="{EYE}{LINES}"/></g>'
    )
    figures = [f'<g id="cards-figure-{card}">{figure(card)}</g>' for card in COLOURS]
    return f"<defs>{shared}{''.join(figures)}</defs>"


def figure(card: str) -> str:
    """The jester in a joker's colours."""
    right, left, trim, line, _ = COLOURS[card]
    half = '<use href="#cards-jester-half"/>'
    return (
        f'<g fill="{right}" color="{trim}" stroke="{line}" stroke-width="1.4" stroke-linejoin="round">'
        f'<use href="#cards-jester"/>{half}<g fill="{left}" transform="scale(-1 1)">{half}</g></g>'
    )


def star(card: str, x: float, y: float, size: float) -> str:
    """The star of the index, `size` wide: full for the big joker, hollow for the little one."""
    if card == "BS":
        ink, box = f'fill="{COLOURS[card][0]}"', 52
    else:
        ink, box = f'fill="none" stroke="{INK["S"]}" stroke-width="6"', 66
    return f'<use href="#cards-star" {ink} transform="translate({x} {y}) scale({number(size / box)})"/>'


def face(card: str, outline: str) -> str:
    """A full face: the jester in the panel of a court card, which `outline` draws."""
    line, ground = COLOURS[card][3:]
    signs = f'{star(card, 32, 40, 50)}<use href="#cards-joker-signs"/>'
    return (
        f'<path fill="{ground}" stroke="{line}" stroke-width="1.4" stroke-linejoin="round" d="{outline}"/>'
        f'<use href="#cards-figure-{card}" transform="translate(125 178)"/>'
        f'{signs}<g transform="rotate(180 125 175)">{signs}</g>'
    )


def small_face(card: str) -> str:
    """A compact face: the index and the same jester, who looks out of his panel."""
    line, ground = COLOURS[card][3:]
    return (
        f'<path fill="{ground}" stroke="{line}" stroke-width="2.5" d="M252 136H118V352H252Z"/>'
        f'<use href="#cards-figure-{card}" transform="translate(178 247) scale(.87)"/>'
        f'{star(card, 63, 70, 100)}<g fill="{INK["S"]}">{suit("S", 62, 176, 82)}</g>'
    )
