"""The printed box of Cloud Nine: the cards of the largest table, Gold cards, and score sheets."""

from farmyard.core.printed import Contents, Deck, Face
from farmyard.games.cloud_nine import text
from farmyard.games.cloud_nine.box import FLESH, FLESH_DECK, GOLD, GOLD_DECK, PLAYERS, SNAKE
from farmyard.games.cloud_nine.page.hand import GROUNDS, label_of
from farmyard.games.cloud_nine.page.parts import FACES
from farmyard.games.cloud_nine.words.naming import gold_title

__all__ = ["contents"]

CARD = (63.0, 88.0)  # mm
DAYS = 9  # of a score sheet
HEADS = ("day", "eggs", "level", "date", "count")
COUNTED = ("tricks", "easter", "fox", "out", "zero")
SIGNS = {"box": "?", "fox": "−10", "nests": "+"}  # of the flesh cards that are no numbers


def contents() -> Contents:
    """Return as many cards of each kind as any table takes, and score sheets."""
    flesh = tuple(
        Face(FACES[kind], label_of(kind), count, _look(kind))
        for kind, count in enumerate(map(max, *FLESH_DECK))
    )
    gold = tuple(
        face for kind, count in enumerate(map(max, *GOLD_DECK)) for face in _gold(kind, count)
    )
    return Contents(
        (
            Deck("flesh", text("paper-flesh"), *CARD, flesh),
            Deck("gold", text("paper-gold"), *CARD, gold, "back-gold"),
        ),
        more={
            "days": DAYS,
            "breeders": PLAYERS,
            "told": [text("paper-scores")],
            "scores": text("paper-scores"),
            "score": {id: text(f"paper-{id}") for id in HEADS},
            "count": [
                text(f"paper-count-{id}") for id in ("tricks", "easter", "fox", "out", "zero")
            ],
        },
    )


def _look(kind: int) -> dict[str, str]:
    return {"ground": GROUNDS[kind], "sign": SIGNS.get(FLESH[kind], FLESH[kind])}


def _gold(kind: int, count: int) -> list[Face]:
    """Return the faces of a kind of Gold card; Snake i carries i eggs (CN-R71)."""
    title, does = gold_title(kind), {"does": _does(gold_title(kind))}
    if kind == SNAKE:
        return [Face(GOLD[kind], title, 1, {**does, "eggs": i}) for i in range(1, count + 1)]
    return [Face(GOLD[kind], title, count, does)]


def _does(title: str) -> str:
    """Return what the rules say that a Gold card does."""
    rows = (line.strip("| ").split(" | ") for line in text.document().splitlines() if "|" in line)
    return next((cells[1].strip("| ") for cells in rows if cells[0] == title), "")
