"""Card backs: a lattice of lozenges and a medallion with the crowned spade, in two colourings."""

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


def back(ground: str, deep: str, light: str) -> str:
    """One back from its three colours."""
    line = f'fill="none" stroke="{light}"'
    return (
        f'<rect width="250" height="350" fill="var(--back-edge,#fffdf8)"/>'
        f'<rect x="9" y="9" width="232" height="332" rx="10" fill="{ground}"/>'
        f'<path {line} stroke-width="1.3" opacity=".6" d="{lattice()}"/>'
        f'<path fill="{light}" opacity=".9" d="{seeds()}"/>'
        f'<rect x="14" y="14" width="222" height="322" rx="7" {line} stroke-width="2"/>'
        f'<ellipse cx="125" cy="175" rx="80" ry="100" fill="{deep}" stroke="{light}" stroke-width="2.4"/>'
        f'<ellipse cx="125" cy="175" rx="73.5" ry="93.5" {line} stroke-width="3" stroke-linecap="round" '
        f'stroke-dasharray="0 9.29"/>'
        f'<ellipse cx="125" cy="175" rx="67" ry="87" {line} stroke-width="1"/>'
        f'<g fill="{light}">{suit("S", 125, 194, 92)}<path transform="translate(125 138) scale(.84)" d="{CROWN}"/></g>'
        f'<g fill="{deep}">{suit("S", 125, 200, 40)}</g>'
    )


def all_backs() -> dict[str, str]:
    """The bodies of the back symbols by id."""
    return {
        "back": back("var(--back-ground,#3b2a5e)", "var(--back-deep,#2a1c47)", "var(--back-light,#e9c67a)"),
        "back-red": back("var(--back-ground,#8a1f2f)", "var(--back-deep,#6d1524)", "var(--back-light,#f4dcae)"),
    }
