"""Histories of games under load: what guests were told, and a checker that compares it with the
logs, in the manner of Jepsen.

A guest keeps all moves sent, all moves acknowledged and all states received. Whatever happened to
the server meanwhile, every check must hold for all guests.
"""

import asyncio
import contextlib
import itertools
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from farmyard.client import Client, Refused, Seat
from farmyard.core import catalogue
from farmyard.core.tables.table import Table
from farmyard.lab import warm
from farmyard.server.live.setting_up import dice_of
from farmyard.server.store.place import Place
from farmyard.server.store.store import Store
from farmyard.server.table.log import moves_of
from tests.server.places import asked
from tests.server.served import GAME, Process
from tests.server.test_store import with_store
from tests.server.test_timers import CLOCKS, TIMED
from tests.thorough import THOROUGH
from tests.waiting import eventually

SAND = 1.0  # seconds by which a clock may be off
WARM = 100.0  # seconds until every guest has received a first state
MEANWHILE = (0.3, 2.0 if THOROUGH else 0.9)  # seconds between two failures
LOAD = 5  # moves of each guest before the first failure
HALTED = 60.0  # seconds without a frame after which a table counts as stuck


@dataclass
class Guest:
    """A player at one table who keeps all moves sent and all states received."""

    seat: Seat
    number: int  # of the seat
    pick: random.Random
    acknowledged: dict[int, int] = field(default_factory=dict)
    sent: dict[int, set[int]] = field(default_factory=dict)  # refused moves may be logged after all
    sand: dict[int, int] = field(default_factory=dict)  # deadlines by version
    drift: float = 0.0
    n: int = 0
    over: bool = False

    async def play(self) -> None:
        """Make random moves until the game is over."""
        async for now in self.seat:
            self.notice(now)
            if now.choices:
                choice = self.pick.choice(now.choices)[0]
                self.sent.setdefault(now.n, set()).add(choice)
                while self.seat.version == now.n:
                    with contextlib.suppress(Refused):  # for example while the database is down
                        if await self.seat.choose(choice):
                            self.acknowledged[now.n] = choice
        self.over = True

    def notice(self, now: Any) -> None:
        assert now.n >= self.n, "the table went back"
        self.n = now.n
        if now.until is not None:
            was = self.sand.setdefault(now.n, now.until)
            self.drift = max(self.drift, abs(now.until - was) / 1000)


async def laid(url: str, tables: int) -> list[Guest]:
    """Open the tables: two people, a person and bots, and some with a clock."""
    guests: list[Guest] = []
    for nth in range(tables):
        timed = bool(TIMED) and nth % 10 == 9
        key = TIMED[0] if timed else GAME
        options = CLOCKS[key] if timed else {}
        around = ["me", "friend"] if timed or nth % 2 else ["me", "bot", "bot"]
        host = Client(url, f"Host {nth}")
        link = await host.new(key, around, options)
        guests.append(Guest(host.at(link), 0, random.Random(nth)))
        if "friend" in around:
            friend = Client(url, f"Friend {nth}")
            await friend.sit(link, 1)
            guests.append(Guest(friend.at(link), 1, random.Random(-1 - nth)))
    return guests


@asynccontextmanager
async def played(
    place: Place, tables: int, workers: int = 0
) -> AsyncIterator[tuple[list[Process], list[Guest], list[asyncio.Task[None]]]]:
    """Start a server and let guests play on it; yield it in a list, with the guests and their
    tasks.

    The caller may replace the server in the list. The server is killed afterwards; it prints the
    stacks of its threads if an assertion failed.
    """
    for key in catalogue.keys():  # kills during compilation are not tested here
        warm.warm_apart(key, "table", warm.never)
    server = [await asyncio.to_thread(Process, place, 0, workers)]
    guests = await laid(server[0].url, tables)
    games = [asyncio.create_task(guest.play()) for guest in guests]
    try:
        await everybody_heard(guests, games, 0.001, WARM)
        await some_load(guests)
        yield server, guests, games
    except AssertionError:
        await asyncio.to_thread(server[0].abort)
        raise
    finally:
        for task in games:
            task.cancel()
        await asyncio.gather(*games, return_exceptions=True)
        await asyncio.to_thread(server[0].kill)


async def everybody_heard(
    guests: list[Guest], games: list[asyncio.Task[None]], since: float, most: float
) -> None:
    """Wait until every guest whose game goes on has received a state since then."""

    def all_heard() -> bool:
        for game in games:
            if game.done():
                game.result()  # raises the error of a guest that failed
        return all(guest.over or guest.seat.heard >= since for guest in guests)

    await eventually(all_heard, most, "somebody never came back")


async def some_load(guests: list[Guest]) -> None:
    """Wait until enough moves have been acknowledged for a loss to show."""
    await eventually(
        lambda: sum(len(guest.acknowledged) for guest in guests) > LOAD * len(guests),
        HALTED,
        "hardly anybody plays",
    )


def logs_of(db: Place) -> dict[str, list[tuple[int, int]]]:
    rows = asked(db, "SELECT table_id, n, choice FROM events ORDER BY table_id, n")
    by_table = itertools.groupby(rows, key=lambda row: row[0])
    return {f"/t/{id}": [(n, choice) for _, n, choice in each] for id, each in by_table}


def check_nothing_is_lost(db: Place, guests: list[Guest]) -> None:
    """Check that every acknowledged move is in the log at its number."""
    logs, kept = logs_of(db), 0
    for guest in guests:
        log = dict(logs.get(guest.seat.link, []))
        for n, choice in guest.acknowledged.items():
            assert log.get(n) == choice, f"decision {n} of {guest.seat.link} is lost"
            kept += 1
        assert len(log) >= guest.n, "what was shown is kept"
    assert kept > LOAD * len(guests)


def check_nothing_is_made_up(db: Place, guests: list[Guest]) -> None:
    """Check that logs have no gap and follow the rules, and that every decision in them was sent by
    a guest or made by the clock for a player whose time was up."""
    logs = logs_of(db)

    async def kept(store: Store) -> list[Any]:
        tables = [guest.seat.link.removeprefix("/t/") for guest in guests]
        return [(await store.log(each), await store.table(each)) for each in tables]

    for guest, ((_, at, *_), (row, chairs)) in zip(guests, with_store(db, kept), strict=True):
        log = logs.get(guest.seat.link, [])
        assert [n for n, _ in log] == list(range(len(log)))
        moves = moves_of([choice for _, choice in log])
        names = [chair.name for chair in chairs]
        table = Table.resume(row.game, names, dice_of(row, len(names)), row.options, moves)
        for n, choice in log:
            if int(table.views.of(n=n).turn) == guest.number:
                by_the_clock = guest.sand and at[n] >= guest.sand.get(n, at[n])
                assert choice in guest.sent.get(n, ()) or by_the_clock


def check_time_ran_on(guests: list[Guest]) -> None:
    """Check that no clock is off by more than `SAND` seconds."""
    timed = [guest for guest in guests if guest.sand]
    assert bool(timed) == bool(TIMED)
    assert max((guest.drift for guest in timed), default=0.0) <= SAND
