"""The order in which scarecrows of different people think (SRV-F11)."""

import asyncio
import threading
from typing import Any

import pytest

from farmyard.core import catalogue
from farmyard.server.live.bot_pool import BotPool
from tests.server.served import GAME, Player, Running, my_turn, seating
from tests.waiting import until


def order_of(asked: list[tuple[str, bool]], threads: int = 1) -> list[str]:
    """In which order the thoughts of these are begun, if all are asked for before any ends."""
    begun: list[str] = []
    gate = threading.Event()

    def think(who: str) -> None:
        begun.append(who)
        gate.wait(60)

    async def ask() -> None:
        bot_pool = BotPool(threads)
        tasks: list[Any] = []
        for who, seen in asked:
            tasks.append(asyncio.create_task(bot_pool.think(who, seen, think, who)))
            await asyncio.sleep(0)
        await asyncio.to_thread(until, lambda: begun)
        gate.set()
        await asyncio.gather(*tasks)
        bot_pool.stop()

    asyncio.run(ask())
    return begun


def test_one_person_has_one_turn_in_a_row() -> None:
    order = order_of([("bob", True)] * 20 + [("ada", True)] * 2)
    assert order[:5] == ["bob", "ada", "bob", "ada", "bob"]


def test_where_somebody_looks_on_goes_first() -> None:
    order = order_of([("bob", False)] * 20 + [("ada", True)] * 3)
    assert order[:5] == ["bob", "ada", "ada", "ada", "bob"]


def test_a_thread_is_left_for_somebody_else() -> None:
    """Even while a thought takes long, and nothing of it ends."""
    seen: list[str] = []
    gate = threading.Event()

    async def ask() -> None:
        bot_pool = BotPool(2)
        slow = [asyncio.create_task(bot_pool.think("bob", True, gate.wait, 60)) for _ in range(9)]
        await asyncio.sleep(0)
        await bot_pool.think("ada", True, seen.append, "ada")
        gate.set()
        await asyncio.gather(*slow)
        bot_pool.stop()

    asyncio.run(ask())
    assert seen == ["ada"]


def test_a_thought_nobody_waits_for_any_more_keeps_its_thread() -> None:
    """A running thought cannot be cancelled, so its thread is not free before it ends."""
    seen: list[str] = []
    began, gate = threading.Event(), threading.Event()

    async def ask() -> None:
        bot_pool = BotPool(1)
        bob = asyncio.create_task(bot_pool.think("bob", True, lambda: (began.set(), gate.wait(60))))
        await asyncio.to_thread(began.wait, 60)
        bob.cancel()
        await asyncio.gather(bob, return_exceptions=True)
        ada = asyncio.create_task(bot_pool.think("ada", True, seen.append, "ada"))
        await asyncio.to_thread(seen.append, "nobody")
        assert not bot_pool._free
        gate.set()
        await ada
        bot_pool.stop()

    asyncio.run(ask())
    assert seen == ["nobody", "ada"]


def test_whoever_throws_his_cookie_away_is_nobody_new(server: Running) -> None:
    """A person costs nothing: all who come from one address have one place in the row; but a proxy,
    or this machine, speaks for many."""

    def owner(**headers: str) -> str:
        player = Player(server.url)
        link = player.post(f"/quick/{GAME}", **headers).headers["location"]
        player.leave()
        return server.site.origins.owner(server.room(link).state.row.opener)

    strange = {"x-forwarded-for": "198.51.100.7"}
    assert owner(**strange) == owner(**strange) == "198.51.100.7"
    assert owner() != owner()


@pytest.mark.parametrize("key", catalogue.keys()[:1])
def test_a_table_nobody_looks_at_rests(server: Running, ada: Player, key: str) -> None:
    link = ada.opens(f"/new/{key}", seating("bot", "bot"))
    room = server.room(link)
    until(lambda: room.state.table is not None)

    def rests() -> bool:
        room.state.presence.looked = 0  # it is half a minute later
        return not room.bots.busy

    until(rests)
    stood = len(room.state.log)
    woken = threading.Event()
    server.dog.loop.call_soon_threadsafe(lambda: (room.wake(), woken.set()))
    assert woken.wait(60)
    until(rests)
    assert len(room.state.log) == stood
    with ada.live(link) as socket:
        my_turn(socket)  # it is played to its end while somebody watches
    assert room.state.table.over
