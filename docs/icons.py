"""Draws the icons of the app as PNG files, from their SVG drawings beside them.

``python -m docs.icons``: only who changes a drawing needs it.  Pictures of links are drawn by hand.
"""

from pathlib import Path

import typst

FOLDER = Path(__file__).parents[1] / "src/farmyard/server/web/static/icons"
DRAWN = {
    "any-192": ("icon-any", 192),
    "any-512": ("icon-any", 512),
    "maskable-512": ("icon-maskable", 512),
    "touch-180": ("icon-maskable", 180),
}
"""Of each file its drawing, and its width and height in points."""
PAGE = """#set page(width: {width}pt, height: {width}pt, margin: 0pt, fill: none)
#image("{drawing}.svg", width: 100%)"""


def main() -> None:
    for name, (drawing, width) in DRAWN.items():
        page = PAGE.format(width=width, drawing=drawing).encode()
        file = FOLDER / f"{name}.png"
        file.write_bytes(typst.compile(page, root=str(FOLDER), format="png", ppi=72))
        print(f"{file.name}: {file.stat().st_size} bytes")


if __name__ == "__main__":
    main()
