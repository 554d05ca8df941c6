"""Positions of Oxy Soxy as the ledger writes them: ``YB3 . RC9`` for a line, seats Y, R, L, G."""

from typing import Any

import farmyard
from farmyard.core.tables.table import Table
from farmyard.games.oxy_soxy.box import BOXES, COLOURS, LINES

SEATS = "YRLG"  # yellow, red, blue, green
SEXES = {"B": "bullock", "C": "cow"}
NAMES = ("Ada", "Ben", "Cleo", "Dot")
COWS, BULLOCKS = "C", "B"


def beast(mark: str) -> str:
    """Return the full name of a mark, such as "red cow 9" for ``RC9``."""
    return f"{COLOURS[SEATS.index(mark[0])]} {own(mark)}"


def own(mark: str) -> str:
    """Return a beast's name as in its owner's hand or pile, such as "cow 9"."""
    return f"{SEXES[mark[1]]} {mark[2:]}"


def meadow(rows: dict[int, str]) -> list[str | None]:
    """Return the meadow from rows 0 to 4 of five boxes each; missing rows are empty."""
    lines = [rows.get(row, ". . . . .").split() for row in range(5)]
    assert all(len(line) == 5 for line in lines)
    return [None if mark == "." else beast(mark) for line in lines for mark in line]


def boxes(marks: dict[int, str]) -> list[str | None]:
    """Return the meadow as a list by the number of the box."""
    return [beast(marks[box]) if box in marks else None for box in range(25)]


def score_cards(text: str) -> list[str]:
    """Return the score cards that a player has left from a mark such as ``B2 C0``."""
    return [SEXES[each[0]] for each in text.split() for _ in range(int(each[1:]))]


def table(
    lying: list[str | None] | dict[int, str] | None = None,
    seats: int = 4,
    turn: str = "Y",
    hands: dict[str, str] | None = None,
    piles: dict[str, str] | None = None,
    captured: dict[str, str] | None = None,
    left: dict[str, str] | None = None,
    **options: str,
) -> Table:
    """Open a table with these beasts on the meadow. Hands and piles are empty and score cards two
    of each sex, unless given by seat letter."""
    each = SEATS[:seats]
    position: dict[str, Any] = {
        "turn": SEATS.index(turn),
        "meadow": meadow(lying or {}) if lying is None or isinstance(lying, dict) else lying,
        "hands": [[own(m) for m in (hands or {}).get(p, "").split()] for p in each],
        "piles": [[own(m) for m in (piles or {}).get(p, "").split()] for p in each],
        "captured": [[beast(m) for m in (captured or {}).get(p, "").split()] for p in each],
        "unplayed": [score_cards((left or {}).get(p, "B2 C2")) for p in each],
        "options": options,
    }
    return farmyard.table("oxy_soxy", seats=list(NAMES[:seats]), seed=1, position=position)


def dealt(seats: int = 4, seed: int = 1, **options: str) -> Table:
    return farmyard.table("oxy_soxy", seats=list(NAMES[:seats]), seed=seed, options=options)


def place(mark: str, box: int) -> int:
    """Return the number of the choice to lay this card on that box."""
    sex, value = "BC".index(mark[-2 if mark[-1] != "0" else -3]), int(mark.lstrip("YRLGBC"))
    return 25 * (10 * sex + value - 1) + box


def lays(t: Table) -> list[int]:
    return [c for c in t.legal() if c < 500]


def scorings(t: Table) -> list[int]:
    return [c for c in t.legal() if 500 <= c < 520]


def lying(t: Table) -> dict[str, str]:
    """Return the beasts on the meadow, by box."""
    found = t.position()["meadow"]
    return {box: name for box, name in zip(BOXES, found, strict=False) if name is not None}


def away(t: Table) -> set[str]:
    """Return every beast that has been put away, by its full name."""
    sets = zip(COLOURS, t.view()["away"], strict=False)
    return {f"{colour} {name}" for colour, names in sets for name in names}


def captured(t: Table, seat: int) -> set[str]:
    return set(t.position()["captured"][seat])


def left(t: Table, seat: int) -> list[str]:
    """Return the score cards that a seat has left."""
    return list(t.position()["unplayed"][seat])


def sizes(t: Table, seat: int) -> tuple[int, int]:
    """Return the numbers of cards in the hand and in the pile."""
    return t.view()["held"][seat], t.view()["left"][seat]


def line_of(choice: int) -> str:
    return LINES[(choice - 500) % 10]
