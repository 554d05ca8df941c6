"""The schema of the database: tables, the chairs around them, and the log of each game.

The log is authoritative: one row a decision, numbered from 0 without gaps, each (table, n) once.
Taking back is a row too, and so are notes (table/log.py): leaving and coming back, a pause.
Everything else about a running game is computed from it; `stage` and `to_move` are copies for the
hall, corrected whenever a table is loaded. The chairs are those at the start of the game.

A change here needs a migration that does the same (`migrations`).
"""

import time
from dataclasses import dataclass, field

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
)

MARK = 0x4641524D  # "FARM": SQLite keeps it in the file's header
LONG = BigInteger().with_variant(Integer(), "sqlite")  # which has one integer type

meta = MetaData()
tables = Table(
    "tables", meta,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON: words by name
    Column("key", Text, nullable=False),  # 32 hexadecimal digits; never leaves the server
    Column("opener", Text, nullable=False, index=True),
    Column("opened", LONG, nullable=False),  # seconds since 1970
    Column("stage", Text, nullable=False),
    Column("to_move", Integer),
    Column("next", Text),  # the rematch
    Column("customs", Text, nullable=False, key="table_settings"),  # JSON: words by name
    Column("secret", Text, nullable=False),  # of the seal; leaves the server when the game is over
    Column("day", Text, nullable=False),  # of a deal of the day: `DayDeal.mark`
    Column("branched", Text, nullable=False),  # where it branched off: sealing.branches
    Column("result", Text, nullable=False),  # JSON of how it ended: table/results.py
    Column("deal", Integer, nullable=False),  # how its key is made: docs/fair-shuffles.md
    Column("seals", Text, nullable=False),  # of the games it branched off: sealing.left
    Column("first_try", Boolean, nullable=False),  # the opener's of a deal of the day
    Column("score", Integer),  # of a first try that is over: `Result.score`
)  # fmt: skip
SCORED = tables.c.score.is_not(None)
Index(
    "ix_tables_score", *(tables.c[name] for name in ("day", "game", "score", "opener")),
    sqlite_where=SCORED, postgresql_where=SCORED,
)  # fmt: skip
chairs = Table(
    "chairs", meta,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("person", Text, nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("level", Text, nullable=False),
    Column("lot", Text, nullable=False),  # the seat's contribution to the shuffle
)  # fmt: skip
events = Table(
    "events", meta,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("choice", Integer, nullable=False),
    Column("at", LONG, nullable=False),  # milliseconds since 1970
    Column("note", Text, nullable=False),  # JSON of a note, else empty
    sqlite_with_rowid=False,
)  # fmt: skip
codes = Table(
    "codes",
    meta,
    Column("code", Text, primary_key=True),  # a hash of what is taken along
    Column("person", Text, nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("until", LONG, nullable=False),  # seconds since 1970
    Column("used", LONG, nullable=False),  # likewise; 0: not yet
)
moved = Table(
    "moved",
    meta,
    Column("person", Text, primary_key=True),  # whose it was before it came along
    Column("table_id", Text, primary_key=True),
    Column("until", LONG, nullable=False),  # seconds since 1970: then it can no longer go back
)
people = Table(
    "people",
    meta,
    Column("person", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("at", LONG, nullable=False),  # seconds since 1970: when the name was given
)

tries = Table(
    "tries", meta,
    Column("person", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("puzzle", Text, primary_key=True),
    Column("solved", Boolean, nullable=False),  # at the first try, which alone counts
    Column("at", LONG, nullable=False, index=True),  # milliseconds since 1970
    Column("rating", Float, nullable=False),  # of the person after it, on Glicko's scale ...
    Column("deviation", Float, nullable=False),  # ... with its deviation ...
    Column("volatility", Float, nullable=False),  # ... and volatility
)  # fmt: skip

rated = Table(
    "rated", meta,  # puzzles that people have tried
    Column("game", Text, primary_key=True),
    Column("puzzle", Text, primary_key=True),
    *(Column(name, Float, nullable=False) for name in ("rating", "deviation", "volatility")),
)  # fmt: skip

pupils = Table(
    "pupils", meta,
    Column("code", Text, primary_key=True),  # of a class that solves puzzles
    Column("person", Text, primary_key=True),
    Column("name", Text, nullable=False),  # typed there; empty for the one who leads
    Column("at", LONG, nullable=False, index=True),  # milliseconds since 1970
)  # fmt: skip

afternoons = Table(
    "afternoons", meta,
    Column("id", Text, primary_key=True),
    Column("key", Text, nullable=False),  # in the link of whoever leads it; a secret
    Column("leader", Text, nullable=False, index=True),
    Column("at", LONG, nullable=False),  # milliseconds since 1970
    Column("plan", Text, nullable=False),  # JSON: afternoon/plan.py
    Column("stage", Text, nullable=False),
    Column("round", Integer, nullable=False),
    Column("ends", LONG, nullable=False),  # milliseconds since 1970; 0: not at all
    Column("left", LONG, nullable=False),  # milliseconds, in a pause
)  # fmt: skip
members = Table(
    "members", meta,
    Column("afternoon", ForeignKey("afternoons.id"), primary_key=True),
    Column("person", Text, primary_key=True, index=True),
    Column("name", Text, nullable=False),
    Column("at", LONG, nullable=False),  # milliseconds since 1970
    Column("away", Boolean, nullable=False),
)  # fmt: skip
places = Table(
    "places", meta,
    Column("afternoon", ForeignKey("afternoons.id"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, primary_key=True, index=True),
    Column("table_id", Text, nullable=False),  # which may be deleted before
    Column("rank", Integer),
    Column("points", Float),
)  # fmt: skip

subscriptions = Table(
    "subscriptions", meta,
    Column("endpoint", Text, primary_key=True),  # an address of a push service; a secret
    Column("person", Text, nullable=False, index=True),
    Column("p256dh", Text, nullable=False),  # the public key of the browser, in base64url
    Column("auth", Text, nullable=False),  # its authentication secret, likewise
    Column("language", Text, nullable=False),
    Column("zone", Text, nullable=False),  # as in Europe/Berlin
    Column("made", LONG, nullable=False),  # milliseconds since 1970
)  # fmt: skip
told = Table(
    "told", meta,
    Column("endpoint", ForeignKey("subscriptions.endpoint"), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), primary_key=True, index=True),
    Column("kind", Text, primary_key=True),  # of the knock: table/knocks.py
    Column("n", Integer, nullable=False),  # the decision it was told at
)  # fmt: skip

signing = Table(
    "signing", MetaData(),  # PostgreSQL only; beside a file the secret is a file
    Column("id", Integer, primary_key=True, autoincrement=False),  # always 1
    Column("secret", Text, nullable=False),
)  # fmt: skip

WAITING, PLAYING, OVER, CLOSED = "waiting", "playing", "over", "closed"
GONE = "gone "  # begins the numbers that stand for people who were erased
PERSON, GUEST, BOT, OPEN = "person", "guest", "bot", "open"


@dataclass(frozen=True)
class Chair:
    """A seat and who has it. A guest is another player at the screen of `person`. The kind is that
    of the deal, into which it is sealed; a chair may change hands later.

    `level` is that of the bot that decides here: the chair's own, or a stand-in for a person who
    has left.
    """

    seat: int
    kind: str
    person: str = ""
    name: str = ""
    level: str = ""
    lot: str = ""

    @property
    def kept(self) -> bool:
        """True if a bot keeps this chair for a person."""
        return bool(self.level and self.person)


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
    table_settings: dict[str, str] = field(default_factory=dict)
    secret: str = ""
    day: str = ""
    branched: str = ""
    result: str = ""
    deal: int = 1
    seals: str = ""
    first_try: bool = False
    score: int | None = None


def now_ms() -> int:
    """Return the current time in milliseconds since 1970, as in the log."""
    return time.time_ns() // 1_000_000


NOTED = -(2**31)
"""The log entry of a note (table/log.py): something happened, but no decision was made."""


def undone(left: int) -> int:
    """Return the log entry for taking back: from here on only the first `left` moves count."""
    return -1 - left
