"""What is remembered of a finished game: how it ended, and who has won.

The result is written into the table's row when the game ends, so that nothing has to be laid out
again to say who has won. It is made of what everybody may know at the end.
"""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import msgspec

from farmyard.core.record import SPECTATOR
from farmyard.server.store.schema import CLOSED, OVER, PLAYING, TableRow, now_ms

if TYPE_CHECKING:
    from farmyard.core.table import Table


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
