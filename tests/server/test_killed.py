"""kill -9 under load, at moments nobody chose: nothing acknowledged is lost, nothing is made twice,
everybody goes on by himself, and the sand runs as if nothing had been.

A real process on a real file; people and bots at many tables over real sockets.  Three kills in
``make test``, one of them over a PostgreSQL; fifty among two hundred tables in ``make torture``.
"""

import asyncio
import itertools
import random
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import pytest

from farmyard.client import Client, Seat
from farmyard.core import catalogue
from farmyard.lab import warm
from farmyard.server.store.place import Place
from farmyard.server.table.log import moves_of
from tests.server.places import KINDS, asked
from tests.server.served import GAME, Process
from tests.server.test_timers import CLOCKS, TIMED
from tests.thorough import THOROUGH
from tests.waiting import eventually

pytestmark = pytest.mark.thorough
KILLS, TABLES = (50, 200) if THOROUGH else (2, 12)
SAND = 1.0  # seconds by which a clock may be off
WARM = 100.0  # seconds until everybody has been told how his table stands
LOAD = 5  # moves of each guest before the first kill
MEANWHILE = (0.3, 2.0)  # seconds between being back and the next kill
HALTED = 60.0  # seconds without a word, after which a table stands still


@dataclass
class Guest:
    """A player at one table who keeps all moves sent and all states received."""

    seat: Seat
    number: int  # of his chair
    pick: random.Random
    acknowledged: dict[int, int] = field(default_factory=dict)
    sent: dict[int, int] = field(default_factory=dict)
    sand: dict[int, int] = field(default_factory=dict)  # until when, by version
    drift: float = 0.0
    n: int = 0
    over: bool = False

    async def play(self) -> None:
        """By chance, to the end."""
        async for now in self.seat:
            self.notice(now)
            if now.choices:
                choice = self.pick.choice(now.choices)[0]
                self.sent[now.n] = choice
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
    """The tables: two people, a person and bots, and some with a clock."""
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


async def everybody_heard(
    guests: list[Guest], games: list[asyncio.Task[None]], since: float, most: float
) -> None:
    """Until everybody whose game goes on has been told since then how his table stands."""

    def all_heard() -> bool:
        for game in games:
            if game.done():
                game.result()  # whoever could not go on says why
        return all(guest.over or guest.seat.heard >= since for guest in guests)

    await eventually(all_heard, most, "somebody never came back")


async def some_load(guests: list[Guest]) -> None:
    """Until so much has been acknowledged that a loss would show."""
    await eventually(
        lambda: sum(len(guest.acknowledged) for guest in guests) > LOAD * len(guests),
        HALTED,
        "hardly anybody plays",
    )


async def torture(db: Place, kills: int, tables: int) -> tuple[list[Guest], list[float]]:
    """Play, kill, start again; the guests, and how long they took to come back each time."""
    pick, server = random.Random(), Process(db)
    guests = await laid(server.url, tables)
    port = int(server.url.rsplit(":", 1)[1])
    games = [asyncio.create_task(guest.play()) for guest in guests]
    waits = []
    try:
        await everybody_heard(guests, games, 0.001, WARM)
        await some_load(guests)
        for _ in range(kills):
            await asyncio.sleep(pick.uniform(*MEANWHILE))
            await asyncio.to_thread(server.kill)
            killed = time.monotonic()
            server = await asyncio.to_thread(Process, db, port)
            back = time.monotonic()
            await everybody_heard(guests, games, killed, HALTED)
            waits.append(time.monotonic() - back)
    except AssertionError:
        await asyncio.to_thread(server.abort)
        raise
    finally:
        for task in games:
            task.cancel()
        await asyncio.gather(*games, return_exceptions=True)
        await asyncio.to_thread(server.kill)
    return guests, waits


@pytest.fixture(scope="module", params=KINDS)
def tortured(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Place, list[Guest], list[float]]]:
    for key in catalogue.keys():
        warm.warm_apart(
            key, "table", lambda: False
        )  # a server killed in mid-compilation is another matter
    db: Place = tmp_path_factory.mktemp("killed") / "farmyard.db"
    kills, tables = KILLS, TABLES
    if request.param == "postgresql":
        db = request.getfixturevalue("cluster").make()
        kills, tables = (KILLS, TABLES) if THOROUGH else (1, 10)
    with ThreadPoolExecutor(1) as thread:  # where a browser was, a loop runs in this one
        yield db, *thread.submit(asyncio.run, torture(db, kills, tables)).result()


def logs_of(db: Place) -> dict[str, list[tuple[int, int]]]:
    rows = asked(db, "SELECT table_id, n, choice FROM events ORDER BY table_id, n")
    by_table = itertools.groupby(rows, key=lambda row: row[0])
    return {f"/t/{id}": [(n, choice) for _, n, choice in each] for id, each in by_table}


def test_no_acknowledged_move_is_lost(tortured: Any) -> None:
    db, guests, _ = tortured
    logs, kept = logs_of(db), 0
    for guest in guests:
        log = dict(logs.get(guest.seat.link, []))
        for n, choice in guest.acknowledged.items():
            assert log.get(n) == choice, f"decision {n} of {guest.seat.link} is lost"
            kept += 1
        assert len(log) >= guest.n, "what was shown is kept"
    assert kept > LOAD * len(guests)


def test_no_move_is_made_twice_or_out_of_nothing(tortured: Any) -> None:
    """Logs have no gap, follow the rules, and every decision in them is one that was sent, or made
    by the clock for somebody whose time was up."""
    from farmyard.core.table import Table
    from farmyard.server.live.setting_up import dice_of
    from tests.server.test_store import with_store

    db, guests, _ = tortured
    logs = logs_of(db)
    for guest in guests:
        log = logs.get(guest.seat.link, [])
        at = with_store(db, lambda s, g=guest: s.log(g.seat.link.removeprefix("/t/")))[1]
        assert [n for n, _ in log] == list(range(len(log)))
        row, chairs = with_store(db, lambda s, g=guest: s.table(g.seat.link.removeprefix("/t/")))
        moves = moves_of([choice for _, choice in log])
        names = [chair.name for chair in chairs]
        table = Table.resume(row.game, names, dice_of(row, len(names)), row.options, moves)
        for n, choice in log:
            if int(table.views.of(n=n).turn) == guest.number:
                by_the_clock = guest.sand and at[n] >= guest.sand.get(n, at[n])
                assert guest.sent.get(n) == choice or by_the_clock


def test_everybody_comes_back_by_himself(tortured: Any) -> None:
    """How soon: ``python -m bench.server --only kills``."""
    _, guests, waits = tortured
    assert waits
    assert all(guest.seat.breaks for guest in guests if not guest.over)


def test_the_sand_runs_on(tortured: Any) -> None:
    timed = [guest for guest in tortured[1] if guest.sand]
    assert bool(timed) == bool(TIMED)
    assert max((guest.drift for guest in timed), default=0.0) <= SAND
