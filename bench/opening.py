"""Measure how long a table with a long game takes to open: ``python -m bench.opening``.

Real requests to a real server over a real file.  A table of up to 2,000 decisions that nobody has
in memory, a table of 20 decisions next to it, and the ratio; then any move of the long game's
replay.  Medians over several tables, and of the replays the slowest of all, in milliseconds.
"""

import asyncio
import random
import statistics
import tempfile
import time
from pathlib import Path

import httpx
from rich.console import Console
from rich.table import Table as Grid
from tests.server.served import FAST, Running
from tests.waiting import until

from farmyard.core import catalogue
from farmyard.core.tables.table import Table
from farmyard.server.store.schema import PLAYING, Chair, TableRow, events
from farmyard.server.store.store import Store

LONG, SHORT = 2000, 20  # decisions
TABLES = 7  # of each kind
MOVES = 20  # of each replay
SEEDS = 12  # among which the longest game is looked for


def longest(key: str) -> Table:
    """Return a random game of as many decisions as possible, with as many players as possible."""
    tables = [_random(key, seed) for seed in range(SEEDS)]
    return max(tables, key=lambda table: table.n)


def _random(key: str, seed: int) -> Table:
    table, pick = Table.deal(key, catalogue.card(key).seats[1], seed=seed), random.Random(seed)
    while not table.over and table.n < LONG:
        table.play(pick.choice(table.legal()))
    return table


def row(table: Table, id: str) -> TableRow:
    card = table.card
    return TableRow(
        id,
        "A table",
        card.key,
        card.rules_version,
        table.options,
        table.history.dice,
        "ada",
        1,
        PLAYING,
    )


async def keep(store: Store, table: Table, id: str, upto: int) -> None:
    """Write a table down as it stood after so many decisions; all players are bots but one."""
    bot = catalogue.game(table.card.key).bot.LEVELS[0].name
    chairs = [Chair(0, "person", "ada", "Ada")]
    chairs += [Chair(p, "bot", "", f"Bot {p}", bot) for p in range(1, len(table.names))]
    await store.open_table(row(table, id), chairs)
    moves = table.moves[:upto]
    rows = [{"table_id": id, "n": n, "choice": c, "at": n, "note": ""} for n, c in enumerate(moves)]
    await store.writer.ask(lambda c: c.execute(events.insert(), rows).rowcount)


def name_of(key: str, kind: str, nth: int) -> str:
    return f"{key.replace('_', '-')}-{kind}-{'abcdefghij'[nth] * 10}"


def fill(db: Path, games: dict[str, Table]) -> None:
    async def write() -> None:
        store = Store.open(db)
        for key, table in games.items():
            for nth in range(TABLES):
                await keep(store, table, name_of(key, "long", nth), table.n)
                await keep(store, table, name_of(key, "short", nth), SHORT)
        await asyncio.to_thread(store.close)

    asyncio.run(write())


def opened(server: Running, visitor: httpx.Client, link: str) -> float:
    """Return the milliseconds until a page has come, with nothing else going on."""
    rooms = server.site.actors._actors
    until(lambda: not any(room.bots._past or room.bots.busy for room in rooms.values()), 60)
    start = time.perf_counter()
    answer = visitor.get(link)
    took = 1000 * (time.perf_counter() - start)
    assert answer.status_code == 200
    assert 'id="table"' in answer.text
    return took


def replays(server: Running, visitor: httpx.Client, table: Table, id: str) -> list[float]:
    """Return the milliseconds for moves all over a game, none of them seen before."""
    moves = range(0, table.n, max(1, table.n // MOVES))
    return [opened(server, visitor, f"/t/{id}/replay?move={n}") for n in moves]


def main() -> None:
    grid = Grid("game", "decisions", "opened", "after 20", "ratio", "any move", "slowest move")
    games = {key: longest(key) for key in catalogue.keys()}
    with tempfile.TemporaryDirectory() as folder:
        fill(Path(folder) / "farmyard.db", games)
        server = Running(Path(folder) / "farmyard.db", FAST)
        with httpx.Client(base_url=server.url, timeout=30) as visitor:
            for key, table in games.items():
                until(lambda key=key: server.site.loader.ready(key), 300)
                nths = range(TABLES)
                times = {
                    kind: [opened(server, visitor, "/t/" + name_of(key, kind, n)) for n in nths]
                    for kind in ("short", "long")
                }
                short, long = (statistics.median(times[kind]) for kind in ("short", "long"))
                seen = replays(server, visitor, table, name_of(key, "long", 0))
                figures = [f"{long:.1f} ms", f"{short:.1f} ms", f"{long / short:.1f}"]
                figures += [f"{statistics.median(seen):.1f} ms", f"{max(seen):.1f} ms"]
                grid.add_row(table.card.title, str(table.n), *figures)
        server.stop()
    Console(width=100).print(grid)


if __name__ == "__main__":
    main()
