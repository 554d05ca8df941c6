"""Compute how many machines a number of tables needs: ``python -m bench.scale``.

A model, with what it stands on.  It measures on this machine what its limits come from: how many
commits a second a PostgreSQL makes with and without NOTIFY, what a notice costs a worker that has
no such table in memory, and how much room a move takes on the disk.  What a move costs a worker and
the database comes from ``python -m bench.workers``; say other figures by the options.
docs/scale.md has the result of one run and says what follows.
"""

import argparse
import asyncio
import itertools
import threading
import time
from dataclasses import dataclass

from rich.console import Console
from rich.table import Table as Grid
from sqlalchemy import URL
from tests.server.cluster import house as own_house

from farmyard.server.live.peers import messages
from farmyard.server.store import postgresql
from farmyard.server.store.schema import PLAYING, Chair, TableRow
from farmyard.server.store.shared import channel
from farmyard.server.store.statements.reading import Entry

TABLES = (1_000, 100_000, 1_000_000)
FULL = 0.6  # of a core that is used at most
CONNECTIONS = 17  # of a worker to its database
YEAR = 365 * 24 * 3600
NOTICES = 20_000  # of which is measured what one costs
_MANY = """
SELECT pg_notify('farmyard_' || current_schema(), replace(%s, '17', n::text))
  FROM generate_series(1, %s) AS n
"""
_INSERT = "INSERT INTO codes VALUES (%s, '', '', 0, 0)"
LISTENING = 0.1  # of a worker's core, at most, that goes into notices of other workers' tables


@dataclass
class Limits:
    """The figures of one PostgreSQL and one worker on this machine."""

    commits: float  # a second, without NOTIFY, by several connections
    notified: float  # a second, with it
    notice: float  # ms of a worker's processor, for a notice that is not for it
    row: float  # bytes of a move on the disk, with its index


def measured(seconds: float, writers: int) -> Limits:
    """Measure the limits of this machine."""
    with own_house() as own:
        url = own.url
        plain, told = (committed(url, seconds, writers, tell) for tell in (False, True))
        return Limits(plain, told, 1000 * ignored(url, NOTICES) / NOTICES, row(url))


def committed(url: URL, seconds: float, writers: int, tell: bool) -> float:
    """Return how many groups of entries a second several connections commit."""
    counts, end = [0] * writers, time.monotonic() + seconds

    def write(nth: int) -> None:
        house = postgresql.opened(url, shared=True)
        entry = Entry("under-the-oak-aaaaaaaaaa", 0, 5, 1_700_000_000_000, "")
        text = channel.sealed("worker", channel.Grown([entry]))
        while time.monotonic() < end:
            with house.writing.begin() as c:
                c.exec_driver_sql(_INSERT, (f"{nth} {tell} {counts[nth]}",))
                channel.notify(c, [text] if tell else [])
            counts[nth] += 1
        house.close()

    threads = [threading.Thread(target=write, args=(nth,)) for nth in range(writers)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return sum(counts) / seconds


def ignored(url: URL, notices: int) -> float:
    """Return the seconds of processor that it takes to listen to notices of tables elsewhere."""
    entry = Entry("under-the-oak-aaaaaaaaaa", 17, 5, 1_700_000_000_000, "")
    text, here = channel.sealed("worker", channel.Grown([entry])), dict[str, object]()
    listens, all_heard, loop = threading.Event(), asyncio.Event(), asyncio.new_event_loop()
    counted = itertools.count(1)

    def take(heard: str) -> None:
        _, said = messages.read(heard)
        assert isinstance(said, channel.Grown)
        assert here.get(said.entries[0].table_id) is None
        if next(counted) == notices:
            all_heard.set()

    house = postgresql.opened(url, shared=True)
    line = channel.Channel(
        house.reading, lambda heard: loop.call_soon_threadsafe(take, heard) and None, listens.set
    )
    listens.wait()
    began = time.process_time()
    with house.reading.connect() as c:
        c.exec_driver_sql(_MANY, (text, notices))
    loop.run_until_complete(all_heard.wait())
    took = time.process_time() - began
    line.close()
    house.close()
    return took


def row(url: URL, moves: int = 20_000) -> float:
    """Return the bytes that a move takes on the disk."""
    from farmyard.server.store.statements import writing

    house = postgresql.opened(url, shared=True)
    table = TableRow("under-the-oak-aaaaaaaaaa", "", "", 1, {}, (0, 0), "", 0, PLAYING)
    with house.writing.begin() as c:
        writing.open_table(c, table, [Chair(0, "person", "a", "Ada")])
        for n in range(0, moves, 1000):
            writing.append(
                c, [Entry(table.id, k, 5, 1_700_000_000_000, "") for k in range(n, n + 1000)]
            )
        size = c.exec_driver_sql("SELECT pg_total_relation_size('events')").scalar_one()
    house.close()
    return int(size) / moves


def planned(tables: int, limits: Limits, asked: argparse.Namespace) -> list[str]:
    """Return the row of the plan for a number of tables at once."""
    moves = tables / asked.every
    workers = moves * asked.worker / 1000 / FULL
    apart = max(workers * FULL, moves * asked.database / 1000)  # cores busy
    heard = moves * limits.notice / 1000 / LISTENING  # databases, so that listening stays cheap
    databases = max(1.0, heard, moves / asked.group / (limits.notified * FULL))
    each = workers / databases
    return [
        f"{tables:,}",
        f"{moves:,.0f}",
        f"{max(1, workers):,.0f}",
        f"{moves * asked.database / 1000:,.1f}",
        f"{-(-databases // 1):,.0f}",
        f"{max(1, each) * CONNECTIONS:,.0f}",
        f"{moves / databases:,.0f}",
        f"{moves * YEAR * asked.awake * limits.row / 1e9:,.0f} GB",
        f"{apart:,.1f}",
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--every", type=float, default=6.0, help="seconds between a table's moves")
    parser.add_argument("--worker", type=float, default=3.0, help="ms of a worker's core, a move")
    parser.add_argument("--database", type=float, default=0.4, help="ms of the database, a move")
    parser.add_argument("--group", type=float, default=4.0, help="moves in a commit, under load")
    parser.add_argument("--awake", type=float, default=0.25, help="of the year, at that load")
    parser.add_argument("--seconds", type=float, default=3.0, help="of each measurement")
    parser.add_argument("--writers", type=int, default=4, help="connections that commit")
    asked = parser.parse_args()
    limits = measured(asked.seconds, asked.writers)
    print(
        f"PostgreSQL here: {limits.commits:,.0f} commits/s, {limits.notified:,.0f} with NOTIFY "
        f"({asked.writers} connections); {limits.notice:.4f} ms for a notice that is not for this "
        f"worker; {limits.row:.0f} bytes a move"
    )
    grid = Grid(
        "tables", "moves/s", "workers", "cores of db", "databases", "connections of each",
        "notices/s at each", "a year", "cores busy",
    )  # fmt: skip
    for tables in TABLES:
        grid.add_row(*planned(tables, limits, asked))
    Console(width=130).print(grid)


if __name__ == "__main__":
    main()
