"""The QR code of a link."""

from functools import lru_cache

import segno


@lru_cache(256)
def qr(link: str) -> str:
    """Return a link as a QR code in SVG, in the colour of the text."""
    rows = list(segno.make(link, error="m", micro=False).matrix_iter(border=0))
    dark = (f"M{x} {y}h1v1h-1z" for y, row in enumerate(rows) for x, bit in enumerate(row) if bit)
    box = f"0 0 {len(rows)} {len(rows)}"
    return f'<svg viewBox="{box}"><path fill="currentColor" d="{"".join(dark)}"/></svg>'
