"""Measure how much load one server can handle: ``make race-server``.

A real server on loopback and on one core, with a real file, and on another core a crowd of people's
pages and programs that play at 500 tables (`bench.crowd`).  A move's time runs from when it was due
until its acknowledgement, which the server gives when the move is on the disk.  Arrivals are an
open loop: moves come by chance at a stated rate, whether the server keeps up or not.
``--only`` chooses among the scenarios, ``--minutes`` how long memory is watched.  ``--peer``
measures boardgame.io's server beside ours instead (`bench.peers.boardgame`).
"""

import argparse
import asyncio
import contextlib
import json
import statistics
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import asdict, dataclass, field
from itertools import count, cycle, islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bench.crowd import Crowd, Took
from bench.hostile import measured
from bench.machine import busy, room_for, served, weight
from bench.onlookers import Audience
from bench.peers import boardgame
from rich.console import Console
from rich.table import Table as Grid
from tests.server.served import Process
from tests.server.test_killed import torture

from farmyard.core import catalogue
from farmyard.lab import warm

TABLES = 500
RATE = 1000.0  # moves a second, of all tables
CALM = 200.0  # of them where it is not moves that are measured
SOCKETS = 5000
SPECTATORS = 1000
SLOW = 0.1  # of all sockets
ORDER = (False, True, True, False, False, True)  # without and with: what drifts falls on both
LONG = 20.0  # seconds of each of those: longer than somebody who reads nothing is kept
SECONDS = 10.0  # of one measurement
MINUTE = 60.0  # seconds
SHOWN = 20  # moves that all spectators are shown
KILLS = 10
THINKING = 20  # tables with bots at full tilt
CROWD_OVER = 3.0  # seconds until everybody has been told that others have come


@dataclass
class Row:
    """A line of the result: one figure or several, and their targets."""

    what: str
    moves: float | None = None  # acknowledged, a second
    times: Sequence[float] = field(default=(), repr=False)  # seconds
    each: float | None = None  # of the server's processor, ms a move
    more: str = ""
    aim: str = ""

    def quantile(self, part: float) -> float | None:
        """Return a quantile in milliseconds."""
        ranked = sorted(self.times)
        return 1000 * ranked[min(len(ranked) - 1, int(part * len(ranked)))] if ranked else None

    def plain(self) -> dict[str, Any]:
        figures = asdict(self)
        del figures["times"]
        return {**figures, "ms": {p: self.quantile(p / 100) for p in (50, 99)}}


@dataclass
class Given:
    """Arguments of the command line, and the server of one scenario."""

    tables: int
    rate: float
    seconds: float
    minutes: float
    games: Sequence[str]
    server: Process

    @property
    def url(self) -> str:
        return self.server.url

    @contextlib.asynccontextmanager
    async def crowd(
        self, page: bool = False, tables: int = 0, bots: str = "", key: str = ""
    ) -> Any:
        """Open tables of all games in turn, or of one, and return their crowd."""
        crowd = Crowd(self.url)
        try:
            await crowd.lay([key] if key else self.games, tables or self.tables, page, bots)
            await asyncio.sleep(1.0)
            yield crowd
        finally:
            crowd.close()


Scenario = Callable[[Given], Awaitable[list[Row]]]


@dataclass
class Timed:
    """A measurement: what the crowd reports, and what it cost the server."""

    took: Took
    busy: float

    def row(self, what: str, crowd: Crowd, aim: str = "") -> Row:
        missing, done = self.took.missing, len(self.took.times) - self.took.missing
        faults = {"refused": crowd.refused, "cut off": crowd.lost, "never made": missing}
        more = ", ".join(f"{n} {fault}" for fault, n in faults.items() if n)
        each = 1000 * self.busy / max(1, done)
        return Row(what, self.took.moves / self.took.seconds, self.took.times, each, more, aim)


async def timed(given: Given, work: Awaitable[Took]) -> Timed:
    """Time moves that arrive at a rate, or that are made in a rush."""
    before = busy(given.server.process.pid)
    took = await work
    return Timed(took, busy(given.server.process.pid) - before)


# -- The scenarios --------------------------------------------------------------


async def moves(given: Given) -> list[Row]:
    """Make moves at a stated rate, at as many tables as are asked for, by programs and on pages."""
    rows, aim = [], "≥ 1,000/s, p99 ≤ 100 ms"
    for page in (False, True):
        async with given.crowd(page) as crowd:
            done = await timed(given, crowd.arrive(given.rate, given.seconds))
            who = "people’s pages" if page else "programs"
            what = f"{given.tables} tables, {given.rate:,.0f} moves/s due, {who}"
            rows.append(done.row(what, crowd, aim))
    return rows


async def most(given: Given) -> list[Row]:
    """Make as many moves as possible: every table moves at once, and again when it is answered.
    With all tables in the queue at any time a move takes about tables over rate: see `moves`."""
    rows = []
    for page in (False, True):
        async with given.crowd(page) as crowd:
            who = "pages" if page else "programs"
            done = await timed(given, crowd.rush(given.seconds))
            rows.append(done.row(f"all tables at once, {who}", crowd))
            for card in map(catalogue.card, given.games):
                done = await timed(given, crowd.rush(given.seconds / 2, card.key))
                rows.append(done.row(f"  {card.title} alone, {who}", crowd))
    return rows


async def memory(given: Given) -> list[Row]:
    """Measure the server's memory in use, and how much it grows in the second half."""
    seconds = MINUTE * given.minutes
    async with given.crowd() as crowd:
        sizes: list[float] = []
        watch = asyncio.create_task(_weigh(given.server, sizes, time.monotonic()))
        done = await timed(given, crowd.arrive(given.rate, seconds))
        watch.cancel()
        sizes.append(weight(given.server))
        growth = sizes[-1] - sizes[len(sizes) // 2]
        what = f"{given.minutes:g} minutes, {given.rate:,.0f} moves/s due"
        row = done.row(what, crowd, "flat over ten minutes")
        at = ", ".join(f"{size:.0f}" for size in sizes)
        row.more = f"memory at minute 0, 1, …: {at} MB; {growth:+.0f} MB in the second half; "
        row.more += f"{crowd.games} games ended"
        return [row]


async def _weigh(server: Process, sizes: list[float], start: float) -> None:
    """Report the memory once a minute, and at once."""
    for minute in count():
        sizes.append(await asyncio.to_thread(weight, server))
        print(f"memory at minute {minute}: {sizes[-1]:.0f} MB", file=sys.stderr, flush=True)
        await asyncio.sleep(start + MINUTE * (minute + 1) - time.monotonic())


async def sockets(given: Given) -> list[Row]:
    """Open thousands of sockets, most of them watching."""
    async with given.crowd() as crowd:
        audience, wanted = Audience(given.url), room_for(SOCKETS) - 2 * given.tables
        links = cycle(play.link for play in crowd.plays)
        await audience.come(islice(links, max(0, wanted)))
        await asyncio.sleep(CROWD_OVER)
        done = await timed(given, crowd.arrive(CALM, given.seconds))
        there = len(audience.there) + 2 * len(crowd.plays)
        audience.leave()
        row = done.row(f"{there:,} sockets open, {CALM:.0f} moves/s due", crowd)
        row.more = f"{weight(given.server):.0f} MB " + row.more
        return [row]


async def spectators(given: Given) -> list[Row]:
    """Let everybody watch one table: time until the last of them has seen a move."""
    async with given.crowd(page=True, tables=1) as crowd:
        audience = Audience(given.url)
        await audience.come([crowd.plays[0].link] * room_for(SPECTATORS))
        await asyncio.sleep(CROWD_OVER)
        times = []
        for _ in range(SHOWN):
            play = await crowd.next_ready()
            told, start = audience.all_told(play.n + 1), time.perf_counter()
            play.move(start)
            await told
            times.append(time.perf_counter() - start)
        what = f"{len(audience.there):,} pages watch one table: the last has seen a move after"
        audience.leave()
        return [Row(what, times=times)]


async def slow(given: Given) -> list[Row]:
    """Let a tenth of all sockets read nothing or a little a second, or never finish their request;
    alternate with no slow ones."""
    rounds: dict[bool, list[Row]] = {False: [], True: []}
    rate, many = given.rate / 2, int(SLOW * 2 * given.tables)
    async with given.crowd() as crowd:
        audience = Audience(given.url)
        await audience.come([play.link for play in crowd.plays][:many], narrow=True)
        for slack in ORDER:
            audience.brisk()
            if slack:
                await audience.slacken(many // 2)
            done = await timed(given, crowd.arrive(rate, max(LONG, given.seconds)))
            word = "are slow or half open" if slack else "read"
            what = f"{rate:,.0f} moves/s due, {many} of the sockets watch and {word}"
            rounds[slack].append(done.row(what, crowd))
        audience.leave()
    without, beside = pooled(rounds[False]), pooled(rounds[True])
    ratios = sorted(map(slower, rounds[False], rounds[True]))
    each = ", ".join(f"{ratio:.2f}" for ratio in ratios)
    beside.more = f"p99 × {slower(without, beside):.2f} ({each} in pairs) {beside.more}"
    beside.aim = "p99 × ≤ 1.2"
    return [without, beside]


def pooled(rows: Sequence[Row]) -> Row:
    """Pool several measurements of the same."""
    times = [each for row in rows for each in row.times]
    costs = [row.each for row in rows if row.each is not None]
    rate = statistics.mean(row.moves or 0 for row in rows)
    each = statistics.mean(costs) if costs else None
    return Row(rows[0].what, rate, times, each, rows[-1].more)


def slower(without: Row, beside: Row) -> float:
    """Return how many times as long the slowest hundredth takes."""
    return (beside.quantile(0.99) or 0) / (without.quantile(0.99) or 1)


async def bots(given: Given) -> list[Row]:
    """Time people's moves while the strongest bots think without a break."""
    rows = []
    async with given.crowd() as crowd:
        done = await timed(given, crowd.arrive(CALM, given.seconds))
        rows.append(done.row(f"{CALM:.0f} moves/s due, no bots", crowd))
        for card in map(catalogue.card, given.games):
            rows.append(await _beside_bots(given, crowd, card))
    return rows


async def _beside_bots(given: Given, crowd: Crowd, card: Any) -> Row:
    level = (await strongest(given.url))[card.key]
    async with given.crowd(tables=THINKING, bots=level, key=card.key) as thinking:
        thinking.begin_rush()
        await asyncio.sleep(1.0)
        thinking.versions = 0
        done = await timed(given, crowd.arrive(CALM, given.seconds))
        theirs = thinking.versions
        what = f"{CALM:.0f} moves/s due, {THINKING} tables of {card.title} with {level}"
        row = done.row(what, crowd, "p99 ≤ 150 ms")
        row.each = None
        row.more = f"{theirs / given.seconds:.0f} moves/s there " + row.more
        return row


async def kills(given: Given) -> list[Row]:
    """Time from the restart of a killed server until everybody has been shown their table."""
    with TemporaryDirectory() as folder:
        _, waits = await torture(Path(folder) / "farmyard.db", KILLS, given.tables)
    return [Row(f"{KILLS} kills among {given.tables} tables", times=waits, aim="p99 ≤ 3 s")]


async def hostile(given: Given) -> list[Row]:
    """Measure honest visitors beside hostile ones, at a server with its default limits."""
    found = await measured(given.seconds)
    return [Row(what, times=times, more=more, aim=aim) for what, times, more, aim in found]


async def strongest(url: str) -> dict[str, str]:
    """Return the last level of each game."""
    from farmyard.client import Client

    return {game["key"]: game["levels"][-1] for game in await Client(url).games()}


SCENARIOS: dict[str, Scenario] = {
    each.__name__: each
    for each in (
        moves,
        most,
        memory,
        sockets,
        spectators,
        slow,
        bots,
        kills,
        hostile,
    )
}


# -- What is printed ------------------------------------------------------------


def run(names: Sequence[str], asked: argparse.Namespace) -> list[Row]:
    """Run each scenario with a server of its own."""
    rows = []
    for name in names:
        with served() as server:
            games = asked.game or catalogue.keys()
            given = Given(asked.tables, asked.rate, asked.seconds, asked.minutes, games, server)
            rows += asyncio.run(SCENARIOS[name](given))
    return rows


def table(rows: Sequence[Row]) -> Grid:
    grid = Grid("what", "moves/s", "p50", "p99", "busy/move", "", "aim")
    for column in grid.columns[1:5]:
        column.justify = "right"
    for row in rows:
        rate = "" if row.moves is None else f"{row.moves:,.0f}"
        times = row.quantile(0.5), row.quantile(0.99), row.each
        figures = ["" if ms is None else f"{ms:,.2f} ms" for ms in times]
        grid.add_row(row.what, rate, *figures, row.more, row.aim)
    return grid


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    names = ", ".join(SCENARIOS)
    parser.add_argument("--only", action="append", choices=list(SCENARIOS), help=names)
    parser.add_argument("--game", action="append", choices=catalogue.keys(), help="all by default")
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--rate", type=float, default=RATE, help="moves a second that come")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of each measurement")
    parser.add_argument("--minutes", type=float, default=1.0, help="for which memory is watched")
    parser.add_argument("--peer", action="store_true", help="boardgame.io's server beside ours")
    parser.add_argument("--json", action="store_true", help="figures for programs")
    asked = parser.parse_args()
    room_for(SOCKETS)
    for key in catalogue.keys():
        for part in ("table", "search"):
            warm.warm_apart(key, part, lambda: False)
    if asked.peer:
        found = boardgame.compare(asked.seconds)
        plain, grid = [each._asdict() for each in found], boardgame.table(found)
    else:
        rows = run(asked.only or list(SCENARIOS), asked)
        plain, grid = [row.plain() for row in rows], table(rows)
    if asked.json:
        print(json.dumps(plain, indent=1))
    else:
        Console(width=150).print(grid)


if __name__ == "__main__":
    main()
