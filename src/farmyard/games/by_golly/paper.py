"""The printed box of By Golly!: 19 tiles of the yard and 45 animal cards."""

from farmyard.core.showing.printed import Contents, Deck, Face
from farmyard.games.by_golly import text
from farmyard.games.by_golly.box import ANIMALS, COPIES, YARD, YARD_CARDS

__all__ = ["contents"]

TILE, POINTED = 58.0, 67.0  # mm between two sides of a tile, and between two points


def contents() -> Contents:
    """Return the tiles and the cards."""
    tiles = tuple(_face(name, YARD.count(name)) for name in YARD_CARDS)
    animals = tuple(_face(name, COPIES) for name in ANIMALS)
    return Contents(
        (
            Deck("yard", text("paper-yard"), TILE, POINTED, tiles, "print", "hexagon"),
            Deck("animals", text("paper-animals"), 63.0, 88.0, animals),
        ),
    )


def _face(name: str, count: int) -> Face:
    return Face(name, text("label-card", card=name), count)
