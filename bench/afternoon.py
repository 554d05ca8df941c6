"""Measure an afternoon of many tables: ``python -m bench.afternoon --people 200``.

A real server on one core, and on the other everybody's programs: they come in by the link, are led
to their tables, and decide there, each half a second after being asked, until the round is ended.
Two of them leave, one comes late, and the server is killed once in the middle of a round.  At the
end everybody who stayed has one place in each round, and the sheet adds up.
"""

import argparse
import asyncio
import csv
import random
import re
import statistics
import time
from collections import Counter
from contextlib import suppress
from dataclasses import fields
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
from bench.machine import busy, pinned
from tests.server.places import asked

from farmyard.client import COOKIE, Client, Refused
from farmyard.server.afternoon.seating import Pair, meetings, tables_for
from farmyard.server.live.settings import Settings

ROUNDS = (("oxy_soxy", 4), ("aliens", 4), ("oxy_soxy", 4))
THINKS = 0.5  # seconds before each decision
EVERY = re.compile(r'data-every="(\d+)"')  # seconds between two looks, as the page says
AT_ONCE = 20


class Person:
    """A person who comes in by the link, is led to a table, and decides somehow."""

    def __init__(self, url: str, link: str, name: str, dice: random.Random) -> None:
        self.url, self.link, self.name, self.dice = url, link, name, dice
        self.http = httpx.AsyncClient(base_url=url, headers={"origin": url}, timeout=60)
        self.moves: list[float] = []  # seconds, each until it is acknowledged
        self.every = 4.0
        self.led: dict[str, float] = {}  # when to each table, by time.monotonic

    async def come(self) -> None:
        """Come in by a name, when the door is free."""
        while (await self.http.post(self.link, data={"name": self.name})).status_code == 429:
            await asyncio.sleep(2 * self.dice.random())

    async def take_part(self) -> None:
        """Look where the page leads, and play there, for ever."""
        while True:
            if way := await self.way():
                self.led.setdefault(way, time.monotonic())
                await self.play(way)
            await asyncio.sleep(self.every * (0.5 + self.dice.random()))

    async def way(self) -> str:
        """Return where the page leads; empty if it stays, or cannot be seen now."""
        with suppress(httpx.HTTPError):
            answer = await self.http.get(self.link)
            if found := EVERY.search(answer.text):
                self.every = float(found[1])
            return str(answer.headers.get("location", ""))
        return ""

    async def play(self, link: str) -> None:
        """Play at a table until the game is over, or the round is."""
        client = Client(self.url, cookie=self.http.cookies[COOKIE])
        seat = client.at(link)
        looks = asyncio.create_task(self.until_led_away(link))
        with suppress(Refused, ConnectionError):
            plays = asyncio.create_task(self.decide(seat))
            await asyncio.wait([plays, looks], return_when=asyncio.FIRST_COMPLETED)
            plays.cancel()
            await seat.leave()
        looks.cancel()

    async def until_led_away(self, link: str) -> None:
        """Wait until the page no longer leads to a table."""
        while await self.way() in (link, ""):
            await asyncio.sleep(self.every)

    async def decide(self, seat: Any) -> None:
        """Make each decision that is asked for."""
        async for state in seat:
            if state.choices:
                await asyncio.sleep(THINKS)
                began = time.monotonic()
                with suppress(Refused):
                    await seat.choose(self.dice.choice(state.choices)[0])
                    self.moves.append(time.monotonic() - began)


async def together(jobs: list[Any]) -> None:
    """Do all, so many at a time."""
    for n in range(0, len(jobs), AT_ONCE):
        await asyncio.gather(*jobs[n : n + AT_ONCE])


async def afternoon(db: Path, people: int, seconds: float, limits: dict[str, Any]) -> None:
    """Play an afternoon and print what was measured."""
    server, dice = await asyncio.to_thread(pinned, db, 0, **limits), random.Random(1)
    url, port = server.url, int(server.url.rpartition(":")[2])
    leader = httpx.AsyncClient(base_url=url, headers={"origin": url}, timeout=60)
    lead = (await leader.post("/afternoon")).headers["location"]
    link = lead.partition("/lead/")[0]
    crowd = [Person(url, link, f"Person {n}", random.Random(n)) for n in range(people)]
    began = time.monotonic()
    await together([each.come() for each in crowd])
    print(f"{people} come in: {time.monotonic() - began:.1f} s")
    tasks = [asyncio.create_task(each.take_part()) for each in crowd]
    for n, (game, size) in enumerate(ROUNDS, 1):
        before, cpu, began = sum(len(each.moves) for each in crowd), busy(server), time.monotonic()
        plan = {"action": "begin", "game": game, "size": str(size), "minutes": "0", "level": "1",
                "rounds": str(len(ROUNDS)), "mixing": "mixed"}  # fmt: skip
        assert (await leader.post(lead, data=plan)).status_code == 303
        print(f"round {n}, {game}: seated and dealt in {time.monotonic() - began:.2f} s", end="")
        await asyncio.sleep(seconds / 2)
        led = [at - began for each in crowd for at in each.led.values() if at > began]
        if n == 2:
            await asyncio.to_thread(server.kill)
            server, cpu = await asyncio.to_thread(pinned, db, port, **limits), None
        await asyncio.sleep(seconds / 2)
        took = sorted(each.moves[-1] for each in crowd if each.moves)
        moves = sum(len(each.moves) for each in crowd) - before
        used = f", server {100 * (now - cpu) / (time.monotonic() - began):.0f} % of a core" if (
            cpu is not None and (now := busy(server)) is not None) else ", killed once"  # fmt: skip
        print(f"; led there in {statistics.median(led):.1f} s (median), {max(led):.1f} s at most; "
              f"{moves / seconds:.0f} moves a second, p50 {1000 * took[len(took) // 2]:.0f} ms, "
              f"p99 {1000 * took[int(0.99 * len(took))]:.0f} ms{used}")  # fmt: skip
        assert (await leader.post(lead, data={"action": "end"})).status_code == 303
        if n == 1:
            for each in crowd[:2]:
                await each.http.post(link, data={"away": "yes"})
            late = Person(url, link, "Person late", dice)
            await late.come()
            crowd.append(late)
            tasks.append(asyncio.create_task(late.take_part()))
    for task in tasks:
        task.cancel()
    await check(leader, link, db, people)
    await asyncio.to_thread(server.kill)


async def check(leader: httpx.AsyncClient, link: str, db: Path, people: int) -> None:
    """Check that nobody was lost, and that the sheet adds up."""
    rows = list(csv.reader((await leader.get(f"{link}/results.csv")).text.splitlines()))[1:]
    played = Counter(sum(bool(cell) for cell in row[2:-1]) for row in rows)
    assert played == {3: people - 2, 1: 2, 2: 1}, played
    assert all(sum(float(cell or 0) for cell in row[2:-1]) == float(row[-1]) for row in rows)
    twice = asked(db, "SELECT count(*) FROM places a JOIN places b ON a.table_id = b.table_id "
                      "AND a.person < b.person JOIN places c ON c.person = a.person JOIN places d "
                      "ON d.person = b.person AND c.table_id = d.table_id "
                      "WHERE a.table_id < c.table_id")  # fmt: skip
    print(f"{len(rows)} people, each with one place in each round; {twice[0][0]} met twice")


def seatings(people: int) -> None:
    """Seat people for twelve rounds, and print the slowest and how many met again in the last."""
    everybody = [f"{i}" for i in range(people)]
    for size, like in ((2, False), (4, False), (4, True), (9, True)):
        met: Counter[Pair] = Counter()
        places = {person: i for i, person in enumerate(everybody)} if like else None
        took = []
        for round_ in range(12):
            began = time.process_time()
            now = meetings(tables_for(everybody, size, met, places, seed=round_))
            took.append(time.process_time() - began)
            again, met = sum(met[pair] > 0 for pair in now), met + now
        how = "like with like" if like else "mixed"
        print(f"tables of {size}, {how}: at most {max(took):.2f} s, {again} met again")


def main() -> None:
    """Read the command line and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30.0, help="of each round")
    parser.add_argument(
        "--seating", action="store_true", help="seat people only, and print how long"
    )
    parser.add_argument("--limits", action="store_true", help="by which one address is held")
    given = parser.parse_args()
    if given.seating:
        seatings(given.people)
        return
    usual = {each.name: each.default for each in fields(Settings) if each.name.endswith("_rate")}
    with TemporaryDirectory() as folder:
        asyncio.run(
            afternoon(
                Path(folder) / "farmyard.db",
                given.people,
                given.seconds,
                usual if given.limits else {},
            )
        )


if __name__ == "__main__":
    main()
