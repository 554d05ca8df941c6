"""The order in which bots of different people think (SRV-F11)."""

import asyncio
import threading
from typing import Any

import pytest

from farmyard.core import catalogue
from farmyard.server.live.bot_pool import BotPool
from tests.server.served import GAME, Player, Running, my_turn, seating
from tests.waiting import until


def order_of(asked: list[tuple[str, bool]], threads: int = 1) -> list[str]:
    """Return the order in which these thoughts start, if all are requested before any ends."""
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
    """One person's slow thoughts never take the last thread, even while none of them ends."""
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
    """A running thought cannot be cancelled, so its thread stays busy until it ends."""
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
    """Players without a cookie share one place in the queue per address; a proxy or this machine
    counts as many people."""

    def owner(**headers: str) -> str:
        player = Player(server.url)
        link = player.post(f"/quick/{GAME}", {"lesson": "no"}, **headers).headers["location"]
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
        room.state.presence.looked = 0  # as if half a minute had passed
        return not room.bots.busy

    until(rests)
    stood = len(room.state.log)
    woken = threading.Event()
    server.dog.loop.call_soon_threadsafe(lambda: (room.wake(), woken.set()))
    assert woken.wait(60)
    until(rests)
    assert len(room.state.log) == stood
    with ada.live(link) as socket:
        my_turn(socket)  # the game is played to its end while a page is open
    assert room.state.table.over
