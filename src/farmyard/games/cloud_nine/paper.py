"""The printed box of Cloud Nine: the cards of the largest table, Gold cards, the Owl, signs and
brackets, and score sheets."""

from collections.abc import Iterator
from itertools import groupby

from farmyard.core.showing.printed import Contents, Deck, Face
from farmyard.games.cloud_nine import text
from farmyard.games.cloud_nine.box import (
    FLESH,
    FLESH_DECK,
    GOLD,
    GOLD_DECK,
    MOST_CARDS,
    NINE,
    PLAYERS,
    SNAKE,
)
from farmyard.games.cloud_nine.page.hand import GROUNDS, label_of
from farmyard.games.cloud_nine.page.parts import FACES
from farmyard.games.cloud_nine.words.naming import gold_title

__all__ = ["contents"]

CARD, SMALL = (63.0, 88.0), (38.0, 54.0)  # mm
DAYS = 9  # of a score sheet and of the Owl
BEFORE_THE_TURN = 5  # days on the Owl's front; the others are behind
HEADS = ("day", "eggs", "level", "date", "count")
COUNTED = ("tricks", "easter", "fox", "out", "zero")
SIGNS = {"box": "?", "fox": "−10", "nests": "+"}  # of the flesh cards that are no numbers
SIGN_CARDS = {
    **dict.fromkeys("+−×÷", MOST_CARDS - 1), "=": 1,
    **dict.fromkeys("()", MOST_CARDS - 2), "((": 1, "))": 1,
}  # fmt: skip
"""Signs and brackets for the longest trick; how many the printed game has is not known."""


def contents() -> Contents:
    """Return as many cards of each kind as any table takes, and score sheets."""
    flesh = tuple(
        Face(FACES[kind], label_of(kind), count, {**_look(kind), "for": mark})
        for kind in range(len(FLESH))
        for mark, count in _marks(FLESH_DECK, kind)
    )
    gold = tuple(face for kind in range(len(GOLD)) for face in _gold(kind))
    return Contents(
        (
            Deck("flesh", text("paper-flesh"), *CARD, flesh),
            Deck("gold", text("paper-gold"), *CARD, gold, "back-gold"),
            Deck("signs", text("paper-signs"), *SMALL, tuple(_signs()), "signs"),
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


def _signs() -> Iterator[Face]:
    """Yield the Owl, which counts the days, and the cards that show how a trick makes nine."""
    days = range(1, DAYS + 1)
    yield Face(
        "owl", "", 1, {"days": [*days[:BEFORE_THE_TURN]], "behind": [*days[BEFORE_THE_TURN:]]}
    )
    for sign, count in SIGN_CARDS.items():
        yield Face("sign", sign, count, {"behind": str(NINE) if sign == "=" else ""})


def _gold(kind: int) -> Iterator[Face]:
    """Yield the faces of a kind of Gold card; Snake i carries i eggs (CN-R71)."""
    title = gold_title(kind)
    more, before = {"does": _does(title)}, 0
    for mark, count in _marks(GOLD_DECK, kind):
        if kind == SNAKE:
            for eggs in range(before + 1, before + count + 1):
                yield Face(GOLD[kind], title, 1, {**more, "eggs": eggs, "for": mark})
        else:
            yield Face(GOLD[kind], title, count, {**more, "for": mark})
        before += count


def _marks(decks: tuple[tuple[int, ...], ...], kind: int) -> list[tuple[str, int]]:
    """Return the marks on the cards of a kind, for how many breeders each is, and their counts."""
    most = max(deck[kind] for deck in decks)
    marks = [_mark([n for n in range(2, PLAYERS + 1) if decks[n][kind] > i]) for i in range(most)]
    return [(mark, len([*same])) for mark, same in groupby(marks)]


def _mark(breeders: list[int]) -> str:
    """Return numbers of breeders as a card says them, as "4, 6+"; nothing for any number."""
    runs: list[list[int]] = []
    for n in breeders:
        if runs and runs[-1][-1] == n - 1:
            runs[-1].append(n)
        else:
            runs.append([n])
    if runs == [[*range(2, PLAYERS + 1)]]:
        return ""
    return ", ".join(
        f"{run[0]}+" if run[-1] == PLAYERS else "–".join(map(str, dict.fromkeys((run[0], run[-1]))))
        for run in runs
    )


def _does(title: str) -> str:
    """Return what the rules say that a Gold card does."""
    rows = (line.strip("| ").split(" | ") for line in text.document().splitlines() if "|" in line)
    return next((cells[1].strip("| ") for cells in rows if cells[0] == title), "")
