"""Measure the latency of honest visitors beside hostile ones, with the default limits: for
`bench.server`.

All of it comes from this machine, so everybody says by ``X-Forwarded-For`` which address he has, as
a proxy would: the honest have one each, the hostile a dozen together, which is more than most have.
"""

import asyncio
import contextlib
import itertools
import json
import multiprocessing
import os
import random
import re
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from bench.mob import FIRST, SILENT, UPLOAD, Mob, files, forms, joined, riot, visitor
from tests.server.served import Process, seating
from websockets.asyncio.client import ClientConnection, connect

from farmyard.core import catalogue

HONEST = "203.0.113."
HUNDRED = 100
ANSWERS = 12  # of a bot, before and beside the others
EVERY = 0.1  # seconds between two pages of a bystander


class Watched(Process):
    """A server with its default limits, whose event loop is watched."""

    def __init__(self, folder: Path) -> None:
        self.says = folder / "loop.json"
        own = [sys.executable, "-m", "bench.watched", str(folder / "farmyard.db"), str(self.says)]
        self.process = subprocess.Popen(own, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.line = self.process.stdout.readline()
        self.url = self.line.split(" at ")[1].split("/ ")[0]

    def blocked(self) -> dict[str, Any]:
        """Return how long the event loop was blocked, at worst and in all, and by what."""
        return dict(json.loads(self.says.read_text()))

    def descriptors(self) -> int:
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def memory(self) -> tuple[float, float]:
        """Return the memory in MB now, and its peak since the last `forget`."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        found = {n: int(kb) / 1024 for n, kb in re.findall(r"(VmRSS|VmHWM):\s*(\d+)", status)}
        return found["VmRSS"], found["VmHWM"]

    def forget(self) -> None:
        """Reset the peak of the memory."""
        Path(f"/proc/{self.process.pid}/clear_refs").write_text("5")


# -- The honest -----------------------------------------------------------------


async def pages(url: str, path: str, seconds: float) -> list[float]:
    """Time the page requests of a casual visitor, for so many seconds."""
    took, end = [], time.perf_counter() + seconds
    async with visitor(url, f"{HONEST}1") as client:
        while time.perf_counter() < end:
            began = time.perf_counter()
            answer = await client.get(path)
            took.append(time.perf_counter() - began)
            assert answer.status_code == 200, answer.status_code
            await asyncio.sleep(EVERY)
    return took


class Player:
    """A program that plays against a scarecrow."""

    def __init__(self, url: str, number: int) -> None:
        self.url, self.address, self.dice = url, f"{HONEST}{number}", random.Random(number)
        self.cookie = self.link = ""

    async def sits(self) -> None:
        async with visitor(self.url, self.address) as client:
            laid = await client.post(f"/new/{FIRST}", data=seating("me", "bot") | {"start": "0"})
            self.link, self.cookie = laid.headers["location"], laid.headers["set-cookie"]

    async def answers(self, wanted: int | None = None, seconds: float = 1e9) -> list[float]:
        """Time the scarecrow's answers, so many or for so long."""
        own = {"X-Forwarded-For": self.address, "Origin": self.url, "Cookie": self.cookie}
        at, took = self.url.replace("http", "ws", 1) + self.link + "/live", list[float]()
        end = time.perf_counter() + seconds
        async with connect(
            at,
            additional_headers=own,
            subprotocols=["farmyard.json"],
            max_size=None,  # type: ignore[list-item]
        ) as socket:
            frame = await _turn(socket)
            while (wanted is None or len(took) < wanted) and time.perf_counter() < end:
                if frame["over"]:
                    break
                took += await self._decides(socket, frame)
                frame = self._frame
        return took

    async def _decides(self, socket: ClientConnection, frame: Any) -> list[float]:
        """Decide until the scarecrow has been asked and has answered; return how long that took."""
        choice = self.dice.choice(frame["choices"])[0]
        began = time.perf_counter()
        await socket.send(json.dumps({"choice": choice, "at": frame["n"]}))
        self._frame, asked = await _after(socket, frame["n"])
        return [time.perf_counter() - began] if asked else []


async def _turn(socket: ClientConnection) -> Any:
    return (await _after(socket, -1))[0]


async def _after(socket: ClientConnection, n: int) -> tuple[Any, bool]:
    """Return the next frame with choices, and whether another seat was asked in between."""
    asked = False
    async for text in socket:
        frame = json.loads(text)
        if "n" not in frame:
            continue
        if frame["over"] or (frame["choices"] and frame["n"] > n):
            return frame, asked
        asked |= frame["n"] > n and frame["to_move"] not in (None, frame["seat"])
    raise ConnectionError("cut off")


# -- What costs what ------------------------------------------------------------


async def weights(server: Watched) -> tuple[float, str]:
    """Return how much the server's memory grows at most, for one of the largest requests, in MB."""
    worst, what = 0.0, ""
    asked = [("/replay", UPLOAD, body) for body in files()] + list(forms())
    for n, (path, kind, body) in enumerate(asked):
        async with visitor(server.url, f"192.0.2.{n + 1}") as client:
            server.forget()
            before = server.memory()[0]
            answer = await client.post(path, content=body, headers={"content-type": kind})
            grown = server.memory()[1] - before
        if grown > worst:
            worst, what = grown, f"{len(body):,} bytes to {path}, {answer.status_code}"
    return worst, what


@contextlib.asynccontextmanager
async def hundred(server: Watched) -> Any:
    """Open a hundred tables of scarecrows for one person, who watches all of them."""
    keys, address = itertools.cycle(catalogue.keys()), "192.0.2.200"
    async with contextlib.AsyncExitStack() as looked, visitor(server.url, address) as client:
        for key in itertools.islice(keys, HUNDRED):
            chairs = seating(*["bot"] * catalogue.card(key).seats[1])
            laid = await client.post(f"/new/{key}", data=chairs)
            at = joined(server.url, laid.headers["location"], address)
            await looked.enter_async_context(at)
            await asyncio.sleep(0.21)  # as fast as sockets may be opened for long
        yield


@contextlib.contextmanager
def watched() -> Iterator[Watched]:
    """Run a watched server over a temporary file."""
    with TemporaryDirectory() as folder:
        server = Watched(Path(folder))
        try:
            yield server
        finally:
            server.kill()


# -- All of it ------------------------------------------------------------------


class Measured(NamedTuple):
    """A line of what is printed, in seconds."""

    what: str
    times: list[float]
    more: str = ""
    aim: str = ""


async def measured(seconds: float) -> list[Measured]:
    """Measure beside each kind of hostile visitor alone, and then beside all of them together."""
    with watched() as server:
        ada = Player(server.url, 7)
        await ada.sits()
        rows = [await _weighed(server), *await _silence(server, min(30.0, seconds))]
        rows += await _crowded_out(server, ada)
        return rows + await _together(server, seconds)


async def _weighed(server: Watched) -> Measured:
    await pages(server.url, "/", 1.0)
    grown, what = await weights(server)
    return Measured(f"largest request: {grown:.0f} MB more for {what}", [], "", "≤ 64 MB")


async def _silence(server: Watched, seconds: float) -> list[Measured]:
    """Measure a casual visitor beside connections that send nothing."""
    alone = Measured("a bystander’s page, nobody else", await pages(server.url, "/", 5.0))
    mob = Mob(server.url, "/")
    mob.stay_silent()
    while mob.quiet < SILENT:
        await asyncio.sleep(0.1)
    took = await pages(server.url, "/", seconds)
    what = f"a bystander’s page, {mob.quiet:,} silent lines kept open"
    await mob.end()
    return [alone, Measured(what, took, f"worst {1000 * max(took):.0f} ms", "≤ 200 ms")]


async def _crowded_out(server: Watched, ada: Player) -> list[Measured]:
    """Measure one person's scarecrow alone, then beside a hundred tables of another person."""
    before = await ada.answers(ANSWERS)
    async with hundred(server):
        beside = await ada.answers(ANSWERS)
    ratio = statistics.median(beside) / statistics.median(before)
    what = f"the same beside one person’s {HUNDRED} tables"
    alone = Measured("a scarecrow’s answer", before)
    return [alone, Measured(what, beside, f"median × {ratio:.2f}", "median × ≤ 1.2")]


async def _together(server: Watched, seconds: float) -> list[Measured]:
    """Run all attacks at once, with honest visitors among them."""
    cleo = Player(server.url, 8)
    await cleo.sits()
    start, (here, there) = server.memory()[0], multiprocessing.Pipe()
    arguments = (server.url, cleo.link, there)
    mob = multiprocessing.get_context("spawn").Process(target=riot, args=arguments)
    mob.start()
    shown, answered, sizes = await asyncio.gather(
        pages(server.url, "/", seconds), _games(cleo, seconds), _sizes(server, seconds)
    )
    loop, most = server.blocked(), max(many for _, many in sizes)
    here.send("enough")
    codes = here.recv()
    mob.join()
    memory = ", ".join(f"{size:.0f}" for size in (start, *(size for size, _ in sizes)))
    return [
        Measured(f"{seconds:.0f} s of everything: a bystander’s page", shown, aim="p99 ≤ 200 ms"),
        Measured("  a scarecrow’s answer", answered, f"{len(answered)} answers"),
        Measured(f"  memory, from before to the end: {memory} MB", [], "", "flat"),
        Measured(f"  {most:,} descriptors; answers to the hostile: {codes}", []),
        Measured(f"  longest callback of the loop {1000 * loop['worst']:.0f} ms: {loop['what']}",
                 [], f"{loop['blocked']:.2f} s over 50 ms in all", "≤ 50 ms"),
    ]  # fmt: skip


async def _games(player: Player, seconds: float) -> list[float]:
    """Play one game after the other against a scarecrow."""
    took, end = list[float](), time.perf_counter() + seconds
    while (left := end - time.perf_counter()) > 0:
        took += await player.answers(seconds=left)
        await player.sits()
    return took


async def _sizes(server: Watched, seconds: float, looks: int = 10) -> list[tuple[float, int]]:
    """Return ten times the server's memory, and its file descriptors."""
    sizes = []
    for _ in range(looks):
        await asyncio.sleep(seconds / looks)
        sizes.append((server.memory()[0], server.descriptors()))
        print(f"{sizes[-1][0]:.0f} MB, {sizes[-1][1]} descriptors", file=sys.stderr, flush=True)
    return sizes
