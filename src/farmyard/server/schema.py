"""What is kept: tables, the chairs around them, and the log of each game.

The log is the truth: a row a decision, numbered from 0 without gaps, and (table, n) can be there
once only. Taking back is a row too. Everything else about a running game is worked out from it;
`stage` and `to_move` are notes for the hall, put right whenever a table is opened.
"""

from dataclasses import dataclass

from sqlalchemy import Column, ForeignKey, Integer, MetaData, Table, Text

MARK = 0x4641524D  # "FARM": SQLite keeps it in the file's header
VERSION = 1

meta = MetaData()
tables = Table(
    "tables", meta,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON: words by name
    Column("key", Text, nullable=False),  # 32 hexadecimal digits; never leaves the server
    Column("opener", Text, nullable=False),
    Column("opened", Integer, nullable=False),  # seconds since 1970
    Column("stage", Text, nullable=False),
    Column("to_move", Integer),
    Column("next", Text),  # the rematch
)  # fmt: skip
chairs = Table(
    "chairs", meta,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("person", Text, nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("level", Text, nullable=False),
)  # fmt: skip
events = Table(
    "events", meta,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("choice", Integer, nullable=False),
    sqlite_with_rowid=False,
)  # fmt: skip

WAITING, PLAYING, OVER = "waiting", "playing", "over"
PERSON, GUEST, BOT, OPEN = "person", "guest", "bot", "open"


@dataclass(frozen=True)
class Chair:
    """A seat and who has it. A guest is somebody else at the screen of `person`."""

    seat: int
    kind: str
    person: str = ""
    name: str = ""
    level: str = ""


@dataclass(frozen=True)
class TableRow:
    """A table as it is stored, without its chairs and its log."""

    id: str
    name: str
    game: str
    rules_version: int
    options: dict[str, str]
    key: tuple[int, int]
    opener: str
    opened: int
    stage: str
    to_move: int | None = None
    next: str | None = None


def undone(left: int) -> int:
    """The log entry for taking back: from here on only the first `left` moves count."""
    return -1 - left


def moves_of(log: list[int]) -> list[int]:
    """The moves that count, from a log in which some were taken back."""
    moves: list[int] = []
    for choice in log:
        if choice >= 0:
            moves.append(choice)
        else:
            del moves[-1 - choice :]
    return moves
