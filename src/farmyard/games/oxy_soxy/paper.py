"""The printed box of Oxy Soxy: for each player twenty animals and four score cards, and the cards
that mark the meadow."""

from farmyard.core.showing.printed import Contents, Deck, Face
from farmyard.games.oxy_soxy import text
from farmyard.games.oxy_soxy.box import (
    COLOURS,
    MEADOW_CARDS,
    SCORE_CARDS,
    SEXES,
    SPARE_MEADOW_CARDS,
    VALUES,
)

__all__ = ["contents"]

EMBLEMS = dict(zip(COLOURS, ("sun", "heart", "drop", "clover"), strict=True))
CARD = (63.0, 88.0)  # mm


def contents() -> Contents:
    """Return a deck for each player, and the meadow."""
    meadow = (Face("daisy", "", len(MEADOW_CARDS) + SPARE_MEADOW_CARDS),)
    decks = [Deck(colour, _title(colour), *CARD, tuple(_faces(colour))) for colour in COLOURS]
    return Contents((*decks, Deck("meadow", text("paper-meadow"), *CARD, meadow)))


def _title(colour: str) -> str:
    return text("paper-deck", colour=colour)


def _faces(colour: str) -> list[Face]:
    look = {"emblem": EMBLEMS[colour], "player": COLOURS.index(colour)}
    beasts = [
        Face("beast", text("paper-beast", sex=sex, value=n), 1, {**look, "sex": sex, "n": n})
        for sex in SEXES
        for n in VALUES
    ]
    scores = [
        Face("score", text("label-card", sex=sex), SCORE_CARDS, {**look, "sex": sex})
        for sex in SEXES
    ]
    return beasts + scores
