"""The result of a finished game, as stored in its table's row.

The result is written when the game ends, so that the hall need not load a table to say who has won.
It contains only what everybody may know at the end.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

import msgspec

from farmyard.core.record import SPECTATOR
from farmyard.core.wording.messages import ENGLISH, speaking
from farmyard.server.store.schema import CLOSED, OVER, PLAYING, TableRow, now_ms

if TYPE_CHECKING:
    from farmyard.core.tables.table import Table


@dataclass(frozen=True)
class Result:
    """The result of a game: when it ended (s since 1970), each seat's rank, and its scores as its
    game words them; ``scores`` are numbers of which more is better (none in old results)."""

    at: int
    ranks: list[int]
    counts: list[str]
    counted: str
    won: bool
    scores: list[int] = field(default_factory=list)

    @property
    def falls(self) -> bool:
        """True if the game counts what a score lacks: the fewer, the better."""
        return any(self.scores) and self.counts == [str(-score) for score in self.scores]

    @property
    def score(self) -> int | None:
        """The number by which tries of the first seat are compared, more is better: what the page
        counts, for some scores hold more than one count."""
        if not self.scores:
            return None
        count = self.counts[0]
        return self.scores[0] if self.falls or not count.isdecimal() else int(count)


def written(table: "Table") -> str:
    """Return the result of a game as it is stored; empty while it goes on."""
    if not table.over:
        return ""
    view = table.views.of(SPECTATOR)
    counts = [cells[0] for cells in table.game.words.counts(view)]
    with speaking(ENGLISH):
        counted = table.game.headings(view)[0]
    won = table.game.cheers(view)
    result = Result(now_ms() // 1000, list(table.ranks()), counts, counted, won, table.scores())
    return msgspec.json.encode(result).decode()


def as_it_stands(row: TableRow, table: "Table") -> TableRow:
    """Return the row of a table, updated for the hall; the same object if nothing has changed."""
    stage, to_move = OVER if table.over else PLAYING, table.to_move
    if row.stage == CLOSED or (stage, to_move) == (row.stage, row.to_move):
        return row
    result = written(table)
    ended = read(result) if row.first_try else None
    score = ended.score if ended else None
    return replace(row, stage=stage, to_move=to_move, result=result, score=score)


def read(text: str) -> Result | None:
    """Parse a stored result; None if there is none."""
    return msgspec.json.decode(text, type=Result) if text else None


def points_of(ranks: Sequence[int]) -> list[float]:
    """Return the points of each seat: as many as there are seats for the first place, one for the
    last; seats with the same place share what their places are worth."""
    seats = len(ranks)
    return [
        sum(seats - place for place in range(rank - 1, rank - 1 + ranks.count(rank)))
        / ranks.count(rank)
        for rank in ranks
    ]
