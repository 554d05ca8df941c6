"""Compare one server on a file with PostgreSQL and one or two workers.

``python -m bench.workers``, part of ``make race-server``.  A crowd of programs, then of people's
pages, plays at the same number of tables of each in turn, at a stated rate; the row says what a
move costs the workers and what it costs the database, and how long it takes until it is
acknowledged, which is when it is on the disk.  All of them share the machine with the crowd.
Then the two workers and the database are killed, stopped and cut off: how soon everybody goes on.
"""

import argparse
import asyncio
import contextlib
import signal
import statistics
import time
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import psutil
from bench.crowd import Crowd
from rich.console import Console
from rich.table import Table as Grid
from tests.server.cluster import house
from tests.server.histories import check_nothing_is_lost, check_nothing_is_made_up
from tests.server.served import Process
from tests.server.test_workers_killed import BLOW, torture

from farmyard.core import catalogue
from farmyard.lab import warm
from farmyard.server.store.place import Place

TORTURED = 20  # tables


@dataclass
class Figure:
    """The figures of a crowd at one server."""

    who: str
    moves: float  # acknowledged, a second
    p50: float  # ms
    p99: float
    workers: float  # ms of processor a move
    database: float


def spent(*processes: psutil.Process) -> float:
    """Return the CPU seconds of some processes and their children, including ended ones."""
    total = 0.0
    for process in processes:
        for each in (process, *process.children(recursive=True)):
            with contextlib.suppress(psutil.NoSuchProcess):
                times = each.cpu_times()
                total += times.user + times.system
    return total


async def figure(
    who: str, place: Place, database: psutil.Process, workers: int, asked: Any, page: bool
) -> Figure:
    """Play at a server of so many workers; 0 is a server of one process."""
    server = Process(place, workers=workers)
    crowd = Crowd(server.url)
    try:
        await crowd.lay(asked.game or catalogue.keys(), asked.tables, page, "")
        await asyncio.sleep(asked.rest)
        ours = psutil.Process(server.process.pid)
        before = spent(ours), spent(database)
        took = await crowd.arrive(asked.rate, asked.seconds)
        after = spent(ours), spent(database)
        done = max(1, len(took.times) - took.missing)
        ranked = sorted(took.times)
        quantiles = [1000 * ranked[int(part * (len(ranked) - 1))] for part in (0.5, 0.99)]
        costs = [1000 * (b - a) / done for a, b in zip(before, after, strict=True)]
        return Figure(who, took.moves / took.seconds, *quantiles, *costs)
    finally:
        crowd.close()
        server.process.send_signal(signal.SIGTERM)
        with contextlib.suppress(Exception):
            server.process.wait(20)
        server.kill()


async def figures(asked: Any) -> list[Figure]:
    """Measure every server in turn, with programs and with pages."""
    found = []
    with TemporaryDirectory() as kept, house() as own:
        file, url, database = Path(kept) / "farmyard.db", own.url, psutil.Process(own.process.pid)
        for page in (False, True):
            kind = "people’s pages" if page else "programs"
            for name, place, workers in (
                ("a file, one process", file, 0),
                ("PostgreSQL, one process", url, 0),
                ("PostgreSQL, one worker", url, 1),
                ("PostgreSQL, two workers", url, 2),
            ):
                who = f"{name}, {kind}"
                found.append(await figure(who, place, database, workers, asked, page))
    return found


def printed(found: list[Figure]) -> Grid:
    """Return the figures, beside those of the file and of one worker."""
    grid = Grid("what", "moves/s", "p50", "p99", "workers/move", "database/move", "together")
    for column in grid.columns[1:]:
        column.justify = "right"
    for each in found:
        both = each.workers + each.database
        cells = [f"{each.moves:,.0f}", *(f"{ms:,.1f} ms" for ms in (each.p50, each.p99))]
        cells += [f"{ms:.2f} ms" for ms in (each.workers, each.database, both)]
        grid.add_row(each.who, *cells)
    return grid


def blows(number: int) -> Grid:
    """Return how long after a failure everybody has been shown their table again."""
    with house() as own:
        guests, waits, _ = asyncio.run(torture(own, TORTURED, number))
        check_nothing_is_lost(own.url, guests)
        check_nothing_is_made_up(own.url, guests)
    grid = Grid("blow", "times", "median", "longest")
    for nth, blow in enumerate(BLOW):
        took = sorted(waits[nth :: len(BLOW)])
        cells = [f"{each:.2f} s" for each in (statistics.median(took), took[-1])]
        grid.add_row(blow.__name__.replace("_", " "), str(len(took)), *cells)
    return grid


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", choices=catalogue.keys(), help="all by default")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=200.0, help="moves a second that come")
    parser.add_argument("--seconds", type=float, default=10.0, help="of each measurement")
    parser.add_argument("--rest", type=float, default=2.0, help="seconds before it")
    parser.add_argument("--blows", type=int, default=20, help="kills, sleeps and cuts, in all")
    asked = parser.parse_args()
    for key in catalogue.keys():
        for part in ("table", "search"):
            warm.warm_apart(key, part, lambda: False)
    began = time.monotonic()
    found = asyncio.run(figures(asked))
    Console(width=150).print(printed(found))
    Console(width=150).print(blows(asked.blows))
    print(f"{asked.tables} tables, {asked.rate:g} moves/s due; {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
