"""boardgame.io's server beside ours: ``python -m bench.server --peer``.

Tables of Oxy Soxy for two: at ours with programs, by numbers alone as over there and with words,
and with people's pages; at boardgame.io's with a socket for each of them.  Both servers run on the
first core, both crowds on the others, and moves arrive alike.  A move is acknowledged when its
player is told the new state.  boardgame.io comes from npm, into a temporary folder.  What is left
out there favours it:

* its storage is in memory, its default, where ours has a move on the disk before anybody sees it;
* ``game.js`` has the same moves and much the same state, but no house rules (ties cannot be
  scored), no choices and no words: its players work out what they may do, while our server lists
  it and words it, and for people draws the page;
* it has no clocks, no deal that can be checked afterwards, and here no undo;
* it runs as for production, and its players begin with web sockets at once.
"""

import asyncio
import contextlib
import json
import os
import shutil
import statistics
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from bench.crowd import Crowd, Took
from bench.machine import busy, kept_to, served
from rich.table import Table as Grid

KEY = "oxy_soxy"
LOADS = ((100, 120.0), (300, 400.0))  # tables, and moves a second of all of them
WARMING = 5.0  # seconds played before, in which JavaScript is compiled
PEER = "boardgame.io"
OURS = {  # by whether people play on pages, and whether words are sent
    "ours, programs by numbers": (False, False),
    "ours, programs with words": (False, True),
    "ours, people’s pages": (True, True),
}
HERE = Path(__file__).parent
INSTALL = ["npm", "install", "--ignore-scripts", "--no-package-lock", "--silent"]
HEADS = "who", "tables", "moves/s due", "made", "p50", "p99", "processor/move", "ours/peer"


class Figure(NamedTuple):
    """The figures of a crowd at one server."""

    who: str
    tables: int
    due: float  # moves a second
    made: float
    p50: float  # ms until acknowledged
    p99: float
    each: float  # ms of the server's processor, a move


def figure(who: str, tables: int, due: float, took: Took, spent: float) -> Figure:
    done = max(1, len(took.times) - took.missing)
    cuts = statistics.quantiles(took.times, n=100, method="inclusive")
    times = 1000 * cuts[49], 1000 * cuts[98]
    return Figure(who, tables, due, took.moves / took.seconds, *times, 1000 * spent / done)


async def ours(who: str, tables: int, rate: float, seconds: float) -> Figure:
    """Play at our server as one of `OURS`."""
    page, words = OURS[who]
    with served() as server:
        crowd = Crowd(server.url, words=words)
        try:
            await crowd.lay([KEY], tables, page)
            await crowd.arrive(rate, WARMING)
            before = busy(server.process.pid)
            took = await crowd.arrive(rate, seconds)
            spent = busy(server.process.pid) - before
        finally:
            crowd.close()
    return figure(who, tables, rate, took, spent)


@contextlib.contextmanager
def installed() -> Iterator[Path]:
    """Install boardgame.io into a temporary folder, with its game, server and crowd."""
    if not (shutil.which("node") and shutil.which("npm")):
        sys.exit("--peer needs node 18 or newer and npm: https://nodejs.org")
    with TemporaryDirectory() as place:
        folder = Path(place)
        for file in HERE.glob("*.js*"):
            shutil.copy(file, folder)
        if subprocess.run(INSTALL, cwd=folder, check=False).returncode:
            sys.exit("npm could not install boardgame.io: is its registry within reach?")
        yield folder


@contextlib.contextmanager
def node(folder: Path, *args: Any) -> Iterator[Any]:
    """Run a script until the end of the block, and return its process."""
    process = subprocess.Popen(
        ["node", *map(str, args)],
        cwd=folder,
        env=os.environ | {"NODE_ENV": "production"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def theirs(folder: Path, tables: int, rate: float, seconds: float) -> Figure:
    """Play at boardgame.io's server."""
    load = tables, rate, seconds, WARMING
    with contextlib.ExitStack() as stack:
        with kept_to(first=True):
            server = stack.enter_context(node(folder, "server.js"))
        url = f"http://127.0.0.1:{server.stdout.readline().strip()}"
        with kept_to(first=False):
            crowd = stack.enter_context(node(folder, "crowd.js", url, *load))
        crowd.stdout.readline()  # all are seated and have played for a while
        before = busy(server.pid)
        print(file=crowd.stdin, flush=True)
        took = Took(**json.loads(crowd.stdout.readline()))
        return figure(PEER, tables, rate, took, busy(server.pid) - before)


def compare(seconds: float) -> list[Figure]:
    """Play at each server in turn, under each load."""
    found = []
    with installed() as folder:
        for load in LOADS:
            found.append(theirs(folder, *load, seconds))
            found += [asyncio.run(ours(who, *load, seconds)) for who in OURS]
    return found


def table(found: list[Figure]) -> Grid:
    """Return the figures; those of ours follow those of their peer."""
    grid = Grid(*HEADS)
    for column in grid.columns[1:]:
        column.justify = "right"
    for each in found:
        if each.who == PEER:
            peer = each
        ratio = "" if each is peer else f"× {each.each / peer.each:.2f}"
        times = (f"{ms:,.2f} ms" for ms in (each.p50, each.p99, each.each))
        rates = f"{each.tables}", f"{each.due:.0f}", f"{each.made:.0f}"
        grid.add_row(each.who, *rates, *times, ratio)
    return grid
