"""Two workers of one server under load, one of which is killed, stopped or cut off at random.

The workers are processes behind one port, over a PostgreSQL that is stopped and started too. ``make
test`` does one of each kind, ``make torture`` does ten.
"""

import asyncio
import os
import random
import signal
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import psutil
import pytest

from farmyard.server.store.place import Place
from farmyard.server.store.shared.members import SILENT
from tests.server.cluster import House, house
from tests.server.histories import (
    HALTED,
    MEANWHILE,
    Guest,
    check_nothing_is_lost,
    check_nothing_is_made_up,
    check_time_ran_on,
    everybody_heard,
    played,
)
from tests.server.places import asked
from tests.server.served import Process
from tests.thorough import THOROUGH
from tests.waiting import eventually, until

pytestmark = pytest.mark.thorough
WORKERS, TABLES = 2, 40 if THOROUGH else 12
BLOWS = 40 if THOROUGH else 4
ASLEEP = SILENT + 1.0  # seconds a worker is stopped, longer than its leases


def workers_of(server: Process) -> list[psutil.Process]:
    """Return the workers of a server, which are its spawned child processes."""
    children = psutil.Process(server.process.pid).children()
    return [each for each in children if is_worker(each)]


def is_worker(process: psutil.Process) -> bool:
    """Return whether a process is a worker and lives; one just killed may still be listed."""
    try:
        return "spawn_main" in " ".join(process.cmdline())
    except (psutil.NoSuchProcess, psutil.ZombieProcess):
        return False


def has_guests(worker: psutil.Process) -> bool:
    """Return whether guests are connected to a worker; one that started late may have none."""
    try:
        return any(each.raddr for each in worker.net_connections())
    except (psutil.NoSuchProcess, psutil.ZombieProcess):
        return False


def in_use(server: Process) -> list[psutil.Process]:
    """Return the workers with connected guests."""
    return [each for each in workers_of(server) if has_guests(each)]


async def killed(house: House, worker: psutil.Process) -> None:
    worker.kill()


async def put_to_sleep(house: House, worker: psutil.Process) -> None:
    """Stop a worker for a while, as a long garbage collection or a machine's migration does."""
    os.kill(worker.pid, signal.SIGSTOP)
    await asyncio.sleep(ASLEEP)
    os.kill(worker.pid, signal.SIGCONT)


async def cut_off(house: House, worker: psutil.Process) -> None:
    """Close all connections to the database, those of both workers."""
    end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    here = "WHERE datname = current_database() AND pid <> pg_backend_pid()"
    await asyncio.to_thread(asked, house.url, f"{end} {here}")


async def database_stopped(house: House, worker: psutil.Process) -> None:
    """Stop the database without a clean shutdown, and start it again."""
    await asyncio.to_thread(house.stop)
    await asyncio.to_thread(house.start)


Blow = Callable[[House, psutil.Process], Awaitable[None]]
BLOW: tuple[Blow, ...] = (killed, put_to_sleep, cut_off, database_stopped)


BEAT = "SELECT id FROM workers WHERE beat > extract(epoch FROM now()) * 1000 - "
"""A query for the workers with a heartbeat within the given number of milliseconds."""


def orphans(db: Place) -> int:
    """Return the number of tables whose driver is dead."""
    return int(asked(db, f"SELECT count(*) FROM leases WHERE worker NOT IN ({BEAT} 5000)")[0][0])


def alive(db: Place) -> set[str]:
    """Return the names of all workers if all of them are alive, else an empty set."""
    names = {str(id) for (id,) in asked(db, f"{BEAT} {1000 * SILENT}")}
    return names if len(names) == WORKERS else set()


class Left(NamedTuple):
    """The workers of a server whose supervisor was killed, and their names in the database."""

    processes: list[psutil.Process]
    names: set[str]


async def torture(
    house: House,
    tables: int,
    blows: int = BLOWS,
    kinds: Sequence[Blow] = BLOW,
    place: Place | None = None,
) -> tuple[list[Guest], list[float], Left]:
    """Play through failures; return the guests, the time of each recovery, and the workers whose
    supervisor was killed in the end."""
    pick, waits, db = random.Random(), list[float](), place or house.url
    async with played(db, tables, WORKERS) as ((server,), guests, games):
        for nth in range(blows):
            await asyncio.sleep(pick.uniform(*MEANWHILE))
            worker = pick.choice(
                await eventually(lambda: in_use(server), HALTED, "nobody is connected")
            )
            await kinds[nth % len(kinds)](house, worker)
            then = time.monotonic()
            await everybody_heard(guests, games, then, HALTED)
            waits.append(time.monotonic() - then)
            await eventually(lambda: len(workers_of(server)) == WORKERS, HALTED, "a worker is gone")
            await eventually(lambda: not orphans(db), HALTED, "nobody drives some tables")
        names = await eventually(lambda: alive(db), HALTED, "a worker has no heartbeat")
        left = Left(workers_of(server), names)
    return guests, waits, left


@pytest.fixture(scope="module")
def tortured() -> Iterator[tuple[Place, list[Guest], list[float], Left]]:
    with house() as own, ThreadPoolExecutor(1) as thread:  # see test_killed.py
        yield own.url, *thread.submit(asyncio.run, torture(own, TABLES)).result()


def test_no_acknowledged_move_is_lost(tortured: Any) -> None:
    db, guests, *_ = tortured
    check_nothing_is_lost(db, guests)


def test_no_move_is_made_twice_or_out_of_nothing(tortured: Any) -> None:
    db, guests, *_ = tortured
    check_nothing_is_made_up(db, guests)


def test_the_sand_runs_on(tortured: Any) -> None:
    check_time_ran_on(tortured[1])


def test_everybody_goes_on_after_every_blow(tortured: Any) -> None:
    """All games go on after each failure; `python -m bench.server --only workers` measures when."""
    _, guests, waits, _ = tortured
    assert len(waits) == BLOWS
    assert any(guest.seat.breaks for guest in guests)


def test_workers_notice_that_their_supervisor_is_killed(tortured: Any) -> None:
    """Workers whose supervisor was killed end, and remove themselves from the database."""
    db, _, _, left = tortured
    assert len(left.processes) == len(left.names) == WORKERS
    until(lambda: not any(each.is_running() for each in left.processes))
    until(lambda: not left.names & {str(id) for (id,) in asked(db, "SELECT id FROM workers")})


@pytest.mark.skipif(not THOROUGH, reason="a standby takes half a minute")
def test_a_standby_takes_over_with_every_acknowledged_move() -> None:
    """The standby named in the address takes over for a lost database without losing a move."""
    with house() as own:
        other = own.standby()
        try:

            async def gone(house: House, worker: psutil.Process) -> None:
                await asyncio.to_thread(house.stop)
                await asyncio.to_thread(other.take_over)

            with ThreadPoolExecutor(1) as thread:
                work = torture(own, TABLES // 2, 1, (gone,), other.either)
                guests, *_ = thread.submit(asyncio.run, work).result()
            check_nothing_is_lost(other.url, guests)
            check_nothing_is_made_up(other.url, guests)
        finally:
            other.stop()
            own.start()
