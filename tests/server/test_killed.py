"""kill -9 under load at random moments: no acknowledged move is lost or made twice, every client
reconnects, and clocks run on.

A real server process on a real file; people and bots at many tables over real sockets. ``make
test`` kills it once, over a file; ``make torture`` kills it fifty times among two hundred tables,
over a PostgreSQL too.
"""

import asyncio
import random
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from farmyard.server.store.place import Place
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
from tests.server.places import KINDS
from tests.server.served import Process
from tests.thorough import THOROUGH

pytestmark = pytest.mark.thorough
KILLS, TABLES = (50, 200) if THOROUGH else (1, 12)


async def torture(db: Place, kills: int, tables: int) -> tuple[list[Guest], list[float]]:
    """Play, kill and restart; return the guests, and how long each recovery took."""
    pick, waits = random.Random(), list[float]()
    async with played(db, tables) as (server, guests, games):
        port = int(server[0].url.rsplit(":", 1)[1])
        for _ in range(kills):
            await asyncio.sleep(pick.uniform(*MEANWHILE))
            await asyncio.to_thread(server[0].kill)
            killed = time.monotonic()
            server[0] = await asyncio.to_thread(Process, db, port)
            back = time.monotonic()
            await everybody_heard(guests, games, killed, HALTED)
            waits.append(time.monotonic() - back)
    return guests, waits


@pytest.fixture(scope="module", params=KINDS if THOROUGH else KINDS[:1])
def tortured(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Place, list[Guest], list[float]]]:
    db: Place = tmp_path_factory.mktemp("killed") / "farmyard.db"
    if request.param == "postgresql":
        db = request.getfixturevalue("cluster").make()
    with ThreadPoolExecutor(1) as thread:  # a browser test may have left an event loop in this one
        yield db, *thread.submit(asyncio.run, torture(db, KILLS, TABLES)).result()


def test_no_acknowledged_move_is_lost(tortured: Any) -> None:
    db, guests, _ = tortured
    check_nothing_is_lost(db, guests)


def test_no_move_is_made_twice_or_out_of_nothing(tortured: Any) -> None:
    db, guests, _ = tortured
    check_nothing_is_made_up(db, guests)


def test_everybody_comes_back_by_himself(tortured: Any) -> None:
    """Every client reconnects without help; `python -m bench.server --only kills` measures how
    soon."""
    _, guests, waits = tortured
    assert waits
    assert all(guest.seat.breaks for guest in guests if not guest.over)


def test_the_sand_runs_on(tortured: Any) -> None:
    check_time_ran_on(tortured[1])
