"""Card backs: a lattice of lozenges, or rays, under a medallion with the crowned spade."""

import math

from shapes import number, suit

LEFT, TOP, RIGHT, BOTTOM = 14, 14, 236, 336
STEP_X, STEP_Y = 18.5, 23


def lattice() -> str:
    """The lattice's diagonals; the border is a multiple of the step, so that every line ends in it."""
    path = []
    columns, rows = round((RIGHT - LEFT) / STEP_X), round((BOTTOM - TOP) / STEP_Y)
    for k in range(1, columns + rows):
        x0, y0 = min(k, columns), max(0, k - columns)
        x1, y1 = max(0, k - rows), min(k, rows)
        path.append(line(x0, y0, x1, y1))
        path.append(line(columns - x0, y0, columns - x1, y1))
    return "".join(path)


def line(x0: int, y0: int, x1: int, y1: int) -> str:
    """A line between two crossings of the lattice, counted from its left top corner."""
    start = f"{number(LEFT + x0 * STEP_X)} {number(TOP + y0 * STEP_Y)}"
    end = f"{number(LEFT + x1 * STEP_X)} {number(TOP + y1 * STEP_Y)}"
    return f"M{start}L{end}"


def seeds() -> str:
    """A small lozenge in the middle of every field."""
    path = []
    columns, rows = round((RIGHT - LEFT) / STEP_X), round((BOTTOM - TOP) / STEP_Y)
    for i in range(columns + 1):
        for j in range(rows + 1):
            if (i + j) % 2 and 0 < i < columns and 0 < j < rows:
                x, y = LEFT + i * STEP_X, TOP + j * STEP_Y
                path.append(f"M{number(x)} {number(y - 5)}l4 5-4 5-4-5z")
    return "".join(path)


CROWN = (
    "M-30 0C-20-3 20-3 30 0L37-30C37-31 36-32 35-31L19-18L2-41C1-42-1-42-2-41L-19-18L-35-31C-36-32-37-31-37-30Z"
    "M-29 4C-19 1 19 1 29 4V10C19 7-19 7-29 10Z"
    "M-37-32A4.5 4.5 0 1 1-36.9-32ZM-4.5-46A4.5 4.5 0 1 1 4.5-46A4.5 4.5 0 1 1-4.5-46ZM37-32A4.5 4.5 0 1 0 36.9-32Z"
)


# The page's themes set them; the fallback is crimson and gold.
GROUND, DEEP, LIGHT = "var(--back-ground,#8a1f2f)", "var(--back-deep,#6d1524)", "var(--back-light,#f4dcae)"
LINE = f'fill="none" stroke="{LIGHT}"'


def rays() -> str:
    """Wedges from the middle to the border, every second one dark."""
    wedges = 48
    path = []
    for k in range(0, wedges, 2):
        (x0, y0), (x1, y1) = (border(2 * math.pi * turn / wedges) for turn in (k - 0.5, k + 0.5))
        path.append(f"M125 175L{number(x0)} {number(y0)}L{number(x1)} {number(y1)}z")
    return "".join(path)


def border(angle: float) -> tuple[float, float]:
    """Where a ray from the middle at `angle` (radians) leaves the field."""
    x, y = math.cos(angle), math.sin(angle)
    reach = min((RIGHT - 125) / max(abs(x), 1e-9), (BOTTOM - 175) / max(abs(y), 1e-9))
    return 125 + x * reach, 175 + y * reach


def lozenges() -> str:
    """The pattern of the lattice."""
    return (
        f'<path {LINE} stroke-width="1.3" opacity=".6" d="{lattice()}"/>'
        f'<path fill="{LIGHT}" opacity=".9" d="{seeds()}"/>'
    )


def sun() -> str:
    """The pattern of the rays, with rings of beads."""
    rings = "".join(
        f'<ellipse cx="125" cy="175" rx="{rx}" ry="{rx + 28}" {LINE} stroke-width="2.6" stroke-linecap="round" '
        f'stroke-dasharray="0 {gap}" opacity=".85"/>'
        for rx, gap in ((94, 11.3), (108, 12.9))
    )
    return f'<path fill="{DEEP}" opacity=".75" d="{rays()}"/>{rings}'


def back(pattern: str) -> str:
    """One back: its pattern under the medallion."""
    return (
        f'<rect width="250" height="350" fill="var(--back-edge,#fffdf8)"/>'
        f'<rect x="9" y="9" width="232" height="332" rx="10" fill="{GROUND}"/>'
        f"{pattern}"
        f'<rect x="14" y="14" width="222" height="322" rx="7" {LINE} stroke-width="2"/>'
        f'<ellipse cx="125" cy="175" rx="80" ry="100" fill="{DEEP}" stroke="{LIGHT}" stroke-width="2.4"/>'
        f'<ellipse cx="125" cy="175" rx="73.5" ry="93.5" {LINE} stroke-width="3" stroke-linecap="round" '
        f'stroke-dasharray="0 9.29"/>'
        f'<ellipse cx="125" cy="175" rx="67" ry="87" {LINE} stroke-width="1"/>'
        f'<g fill="{LIGHT}">{suit("S", 125, 194, 92)}<path transform="translate(125 138) scale(.84)" d="{CROWN}"/></g>'
        f'<g fill="{DEEP}">{suit("S", 125, 200, 40)}</g>'
    )


def all_backs() -> dict[str, str]:
    """The bodies of the back symbols by id."""
    return {"back-lattice": back(lozenges()), "back-sun": back(sun())}
