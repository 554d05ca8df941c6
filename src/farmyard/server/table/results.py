"""What the hall remembers of a table: how its game ended, and which slips and rows it is shown in.

The result is written into the table's row when the game ends, so that nothing has to be laid out
again to say who has won. It is made of what everybody may know at the end.
"""

from dataclasses import dataclass, replace
from datetime import datetime
from typing import TYPE_CHECKING, Any

import msgspec

from farmyard.core.record import SPECTATOR
from farmyard.server.store.schema import CLOSED, OVER, PLAYING, Chair, TableRow, now_ms
from farmyard.server.web.drawing import hall_words as words

if TYPE_CHECKING:
    from farmyard.core.table import Table

SLIPS = 3  # open tables above the shelf; where there are more, the last slip leads to them
ROWS = 6  # of the earlier tables, before the rest is asked for
FRESH = 3  # boxes at most that are said to be new to somebody
Shown = dict[str, Any]


@dataclass(frozen=True)
class Result:
    """How a game ended: when (s since 1970), each seat's rank, and what was counted."""

    at: int
    ranks: list[int]
    counts: list[str]
    counted: str
    won: bool


def written(table: "Table") -> str:
    """The result of a game as it is stored; nothing while it goes on."""
    if not table.over:
        return ""
    view = table.seen(SPECTATOR)
    counts = [cells[0] for cells in table.game.words.counts(view)]
    counted, won = table.game.headings(view)[0], table.game.cheers(view)
    result = Result(now_ms() // 1000, list(table.ranks()), counts, counted, won)
    return msgspec.json.encode(result).decode()


def as_it_stands(row: TableRow, table: "Table") -> TableRow:
    """The row of a table for the hall; the very same one if nothing in it has changed."""
    stage, to_move = OVER if table.over else PLAYING, table.to_move
    if row.stage == CLOSED or (stage, to_move) == (row.stage, row.to_move):
        return row
    return replace(row, stage=stage, to_move=to_move, result=written(table))


def read(text: str) -> Result | None:
    """A stored result; None if there is none."""
    return msgspec.json.decode(text, type=Result) if text else None


def how_it_ended(row: TableRow, chairs: list[Chair], mine: list[Chair]) -> Shown:
    """What a row of the earlier tables says: who won and by how much, with whom, and when."""
    result, seats = read(row.result), {chair.seat for chair in mine}
    others = [c.name for c in chairs if c not in mine and c.name]
    won = result is not None and result.won and any(result.ranks[p] == 1 for p in seats)
    says = words.CLOSED if row.stage != OVER else words.FINISHED
    if result is not None and row.stage == OVER:
        says = _said(result, chairs, seats)
    when = datetime.fromtimestamp(row.opened if result is None else result.at)
    return {"says": says, "won": won, "with": words.company(others), "day": words.day(when),
            "date": when.date().isoformat()}  # fmt: skip


def _said(result: Result, chairs: list[Chair], mine: set[int]) -> str:
    if len(chairs) == 1:
        return words.one_result(result.won, result.counts[0], result.counted)
    order = sorted(range(len(chairs)), key=lambda p: result.ranks[p])
    best = [p for p in order if result.ranks[p] == 1]
    names = [words.YOU if p in mine else chairs[p].name for p in best]
    return words.result(names, [result.counts[p] for p in order], result.counted)


def arranged(tables: list[Shown], titles: dict[str, str]) -> Shown:
    """The slips above the shelf, and below it everything else, which is folded up."""
    running = [table for table in tables if not table["over"]]
    slips = running if len(running) <= SLIPS else running[: SLIPS - 1]
    rest = [table for table in tables if table not in slips]
    played = {table["key"] for table in tables}
    new = [key for key in titles if key not in played][-FRESH:] if tables else []
    return {"tables": slips, "more": len(running) - len(slips), "earlier": rest, "rows": ROWS,
            "filters": _filters(rest, titles), "last": _last(rest, titles), "new": new}  # fmt: skip


def _filters(rows: list[Shown], titles: dict[str, str]) -> list[Shown]:
    counts = {key: sum(row["key"] == key for row in rows) for key in titles}
    boxes = [{"word": key, "says": titles[key], "n": n} for key, n in counts.items() if n]
    running = sum(not row["over"] for row in rows)
    return boxes + ([{"word": "open", "says": words.OPEN_TABLES, "n": running}] if running else [])


def _last(rows: list[Shown], titles: dict[str, str]) -> str:
    """How the newest finished game ended, in a few words."""
    for row in rows:
        if row["over"]:
            return words.last_result(titles[row["key"]], row["says"])
    return ""
