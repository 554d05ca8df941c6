"""Sockets: a slow client gets only the newest page, pages are shared, and none delays others."""

import asyncio
import base64
import gc
import json
import os
import random
import socket
import weakref
from dataclasses import replace
from time import monotonic
from typing import Any

import pytest
from websockets.server import ServerProtocol

from farmyard.core.tables.table import Table
from farmyard.server.live import cache
from farmyard.server.live.watcher import Mailbox
from farmyard.server.store.schema import now_ms
from farmyard.server.web.lines import carrying, frames
from farmyard.server.web.transport.protocols import LimitedProtocol
from tests.server.served import (
    FAST,
    SHORT,
    TOO_LONG,
    Player,
    Running,
    answered,
    decide,
    heard,
    my_turn,
)
from tests.waiting import PATIENCE, until


def test_a_mailbox_holds_the_newest() -> None:
    async def run() -> list[int]:
        box: Mailbox[int] = Mailbox()
        for letter in (1, 2, 3):
            box.put(letter)
        first = await box.get()
        later = asyncio.create_task(box.get())
        await asyncio.sleep(0)
        box.put(4)
        box.put(5)
        return [first, await later]

    assert asyncio.run(run()) == [3, 5]


def test_a_reader_that_gives_up_takes_no_letter_along() -> None:
    async def run() -> int:
        box: Mailbox[int] = Mailbox()
        reader = asyncio.create_task(box.get())
        await asyncio.sleep(0)
        reader.cancel()
        await asyncio.gather(reader, return_exceptions=True)
        box.put(7)
        return await box.get()

    assert asyncio.run(run()) == 7


def test_one_drawing_for_all_spectators(
    ada: Player, people: Any, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    link = ada.table("me", "guest Cleo", start="0")
    room = server.room(link)
    drawn: list[str] = []
    page = frames.drawn_page
    monkeypatch.setattr(
        frames, "drawn_page", lambda s, a, p, b: drawn.append(p) or page(s, a, p, b)
    )
    crowd = people(6)
    sockets = [player.live(link, program=False) for player in crowd]
    lines = [each.__enter__() for each in sockets]
    for line in lines:
        line.recv(PATIENCE)
    until(lambda: not room.timers.crowd.runs and len(room.audience.watchers) == len(lines))
    for line in lines:
        answered(line)
    drawn.clear()
    ada.post(link + "/do", {"choice": str(room.state.table.legal()[0]), "at": "0"})
    pages = {heard(line, 'name="at" value="1"')[-1] for line in lines}
    assert len(pages) == 1
    assert drawn == [""]
    for each in sockets:
        each.__exit__(None, None, None)
    until(lambda: not room.audience.watchers)


def test_nobody_draws_for_a_page_that_nobody_looks_at(
    ada: Player, people: Any, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page in the background is drawn when its person has to decide, and is up to date as soon
    as it comes to the front again."""
    link = ada.table("me", "guest Cleo", start="0")
    room, (bob,) = server.room(link), people(1)
    drawn: list[str] = []
    page = frames.drawn_page
    monkeypatch.setattr(
        frames, "drawn_page", lambda s, a, p, b: drawn.append(p) or page(s, a, p, b)
    )
    with ada.live(link, program=False) as own, bob.live(link, program=False) as other:
        for line in (own, other):
            line.send('{"hidden": true}')
            answered(line)
        until(lambda: all(each.hidden for each in room.audience.watchers))
        until(lambda: not room.timers.crowd.runs)
        drawn.clear()
        for n in range(3):
            ada.post(link + "/do", {"choice": str(room.state.table.legal()[0]), "at": str(n)})
            heard(own, f'name="at" value="{n + 1}"')
        assert set(drawn) == {room.state.chairs[0].person}
        other.send('{"hidden": false}')
        assert heard(other, 'name="at" value="3"')
    until(lambda: not room.audience.watchers)


def test_a_page_never_hears_nothing_for_long(
    ada: Player, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page gets the time again and again where nothing happens, and a receipt for each frame,
    even for one that changes nothing; a program gets neither."""
    monkeypatch.setattr(carrying, "SILENT", 0.05)
    link = ada.table("me", "guest Cleo", start="0")
    with ada.live(link, program=False) as page, ada.live(link) as program:
        heard(page, "<")
        times = [json.loads(heard(page, '{"now"')[-1])["now"] for _ in range(3)]
        assert times == sorted(times)
        for number in (1, 2):
            page.send('{"hidden": false}')
            assert heard(page, '{"got"')[-1] == f'{{"got":{number}}}'
        state = json.loads(program.recv(PATIENCE))
        program.send(TOO_LONG)
        frames = heard(program, "too long")
        assert [set(json.loads(each)) - {*state, "refusal", "at"} for each in frames] == [set()] * 2


def deaf(server: Running, player: Player, link: str) -> socket.socket:
    """Open a page's socket that never reads what it is sent."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", server.port))
    key = base64.b64encode(os.urandom(16)).decode()
    line.sendall(
        f"GET {link}/live HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {player.cookie}\r\n\r\n".encode()
    )
    return line


def test_a_deaf_page_is_let_go_and_holds_up_nobody(houses: Any) -> None:
    server = houses(replace(FAST, write_timeout=2.0))
    ada = Player(server.url)
    link = ada.table("me", "guest Cleo", start="0")
    room = server.room(link)
    lines = [deaf(server, ada, link) for _ in range(5)]
    until(lambda: len(room.audience.watchers) == 5)
    answered_meanwhile = 0
    for turn in range(3000):
        stuck = any(monotonic() - since > 0.2 for since in [*server.site.sending.values()])
        assert ada.post(link + "/look", {"seat": str(turn % 2)}).status_code == 303
        answered_meanwhile += stuck
        if not room.audience.watchers:
            break
    until(lambda: not room.audience.watchers)
    assert answered_meanwhile > 2
    for line in lines:
        line.close()
    ada.leave()


def test_a_moment_is_shown_and_passes(houses: Any) -> None:
    """While the end of a turn is shown, there is no curtain; afterwards it falls as usual."""
    server = houses(replace(FAST, turn_pauses=True))
    ada = Player(server.url)
    link = ada.table("me", "guest Cleo", start="0")
    room = server.room(link)
    until(lambda: play_on(ada, link, room) or room.state.held, 60)
    page = ada.get(link).text
    assert 'id="curtain"' not in page
    mover = room.state.table.to_move
    until(lambda: not room.state.held, 10)
    looking = room.state.looking[room.state.chairs[0].person]
    assert ('id="curtain"' in ada.get(link).text) == (looking != mover)
    ada.leave()


def play_on(player: Player, link: str, room: Any) -> bool:
    """Make a decision for the seat to move, and return False."""
    table: Table = room.state.table
    player.post(link + "/look", {"seat": str(table.to_move)})
    choice = table.legal()[-1]
    player.post(link + "/do", {"choice": str(choice), "at": str(len(room.state.log))})
    assert not table.over
    return False


def test_bots_are_shown_every_change(server: Running, ada: Player) -> None:
    link = ada.table("me", "bot", start="0")
    room = server.room(link)
    seen: list[Any] = []

    class Watching:
        def watch(self, view: Any) -> None:
            seen.append(view)

        def choose(self, view: Any, choices: list[int]) -> int:
            raise RuntimeError("a bot that fails")

    room.bots._bots_by_seat = {1: Watching()}
    with ada.live(link) as line:
        for _ in range(30):
            frame = my_turn(line)
            if frame["over"]:
                break
            decide(line, frame["choices"][0][0], frame["n"])
    until(lambda: len(seen) == len(room.state.log))
    assert all((view == room.state.table.views.of(1, n + 1)).all() for n, view in enumerate(seen))
    assert any(room.state.table.history[n][0]["turn"] == 1 for n in range(len(room.state.log)))


def test_rooms_that_nobody_uses_are_let_go_and_come_back(houses: Any) -> None:
    server = houses(replace(FAST, max_cached_tables=3))
    ada = Player(server.url)
    links = [ada.table("me", "guest Cleo", start="0") for _ in range(6)]
    room = server.room(links[-1])
    ada.post(links[-1] + "/do", {"choice": str(room.state.table.legal()[0]), "at": "0"})
    assert len(server.site.actors) <= 4
    for link in links:
        assert ada.get(link).status_code == 200
        assert server.room(link) is not room or link == links[-1]
    assert len(server.room(links[-1]).state.log) == 1
    assert len(server.site.actors) <= 4
    ada.leave()


def test_finished_games_that_nobody_looks_at_are_let_go_and_come_back(
    houses: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[Any] = []
    is_done = cache.is_done
    monkeypatch.setattr(cache, "is_done", lambda *it: looks.append(it) or is_done(*it))
    server = houses(replace(FAST, keep_cached=0.5))
    ada = Player(server.url)
    over, going_on = (ada.table("me", "guest Cleo", start="0", **SHORT) for _ in range(2))
    ada.post(going_on + "/do", {"choice": str(server.table(going_on).legal()[0]), "at": "0"})
    play_to_the_end(ada, over, server.room(over))
    with ada.live(over, program=False) as line:
        line.recv(10)
        until(lambda: now_ms() > server.room(over).state.times[-1] + 500)
        swept = len(looks)
        until(lambda: len(looks) > swept + 2)
        assert server.table(over).over, "somebody looks at the result"
    until(lambda: over.removeprefix("/t/") not in server.site.actors._actors, 5)
    assert server.table(going_on).n == 1
    assert 'id="end"' in ada.get(over).text
    ada.leave()


def play_to_the_end(player: Player, link: str, room: Any) -> None:
    pick = random.Random(4)
    while not room.state.table.over:
        choice, seat = pick.choice(room.state.table.legal()), room.state.table.to_move
        player.post(link + "/look", {"seat": str(seat)})
        at = str(len(room.state.log))
        assert player.post(link + "/do", {"choice": str(choice), "at": at}).status_code == 303


def test_a_room_that_is_let_go_leaves_memory_at_once(houses: Any) -> None:
    """A table dropped from the cache is freed without the garbage collector, which may run late."""
    server = houses(replace(FAST, keep_cached=0.5))
    ada = Player(server.url)
    gc.collect()
    gc.disable()
    try:
        link = ada.table("me", "bot", start="0", **SHORT)
        gone = [weakref.ref(it) for it in (server.room(link), server.table(link))]
        with ada.live(link) as line, ada.live(link, program=False) as page:
            page.recv(10)
            while not (frame := my_turn(line))["over"]:
                decide(line, frame["choices"][0][0], frame["n"])
        until(lambda: [it() for it in gone] == [None, None])
    finally:
        gc.enable()
        ada.leave()


def test_a_socket_that_is_closed_leaves_memory_at_once(ada: Player, server: Running) -> None:
    link = ada.table("me", "bot", start="0")
    gc.collect()
    gc.disable()
    try:
        before = weakref.WeakSet(sockets())
        with ada.live(link) as line, ada.live(link, program=False) as page:
            line.recv(10)
            page.recv(10)
            gone = [weakref.ref(it) for it in sockets() if it not in before]
        assert len(gone) == 4
        until(lambda: not any(it() for it in gone))
    finally:
        gc.enable()


def sockets() -> list[Any]:
    """Return the server's ends of all sockets in this process, and their protocols."""
    kinds = ServerProtocol, LimitedProtocol  # isinstance would raise for a dead weak proxy
    return [it for it in gc.get_objects() if issubclass(type(it), kinds)]
