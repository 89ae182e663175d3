"""Write ../cards.svg, the sprite of all card faces and backs.

Run it with `python3 web/assets/make/cards.py`; it needs the standard library only, reads the two JSON files beside
it, and writes the same bytes every time.
"""

from pathlib import Path

import backs
import faces
import jokers
import shapes


def sprite() -> str:
    """The whole sprite as SVG text."""
    parts = ['<svg xmlns="http://www.w3.org/2000/svg">', *(part.definitions() for part in (shapes, faces, jokers))]
    for sign in shapes.SUITS:
        for rank in shapes.RANKS:
            card = rank + sign
            parts.append(symbol(card, faces.face(card)))
            parts.append(symbol(f"{card}-small", faces.small_face(card)))
    for card in jokers.COLOURS:
        parts.append(symbol(card, jokers.face(card, faces.PANEL)))
        parts.append(symbol(f"{card}-small", jokers.small_face(card)))
    for name, body in backs.all_backs().items():
        parts.append(symbol(name, body))
    return "\n".join([*parts, "</svg>\n"])


def symbol(name: str, body: str) -> str:
    """One symbol in the size all cards share."""
    return f'<symbol id="{name}" viewBox="0 0 {faces.WIDTH} {faces.HEIGHT}">{body}</symbol>'


if __name__ == "__main__":
    Path(__file__).parents[1].joinpath("cards.svg").write_text(sprite(), "utf-8")
