"""Programs: the library's client against a real server."""

import asyncio
import contextlib
import json
import random
import runpy
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio import client
from websockets.sync.client import ClientConnection

from farmyard.client import Client, Event, Refused, Seat, State
from farmyard.core import catalogue
from farmyard.server.store.schema import NOTED, undone
from farmyard.server.web.drawing import history
from farmyard.server.web.drawing.citations import rules_text
from tests.server.served import GAME, Player, Running, answered, state

BOT = Path(__file__).parents[2] / "examples" / "bot.py"
DEAD_LINE = 60.0
WITHOUT_MOMENTS = catalogue.keys()[1]
"""A game without timed reveals, so that no test has to wait."""


def played(work: Any) -> Any:
    async def run() -> Any:
        return await asyncio.wait_for(work, DEAD_LINE)

    return asyncio.run(run())


async def to_the_end(seat: Seat, pick: random.Random) -> list[State]:
    """Play randomly to the end, and return every state received."""
    states = []
    async for now in seat:
        states.append(now)
        if now.choices:
            assert await seat.choose(pick.choice(now.choices)[0])
    return states


def test_the_example_plays_a_game_to_its_end(
    server: Running, capsys: pytest.CaptureFixture[str]
) -> None:
    bot = runpy.run_path(str(BOT))
    server.prepare(WITHOUT_MOMENTS)
    played(bot["main"](server.url, WITHOUT_MOMENTS))
    link = capsys.readouterr().out.splitlines()[0].split(server.url)[1]
    assert server.table(link).over
    body = BOT.read_text().partition("async def")[2].partition("if __name__")[0]
    assert len(body.strip().splitlines()) <= 20


def test_the_shelf_and_the_tables(server: Running) -> None:
    async def look() -> None:
        me, friend = Client(server.url, "Robin"), Client(server.url, "Wren")
        assert [game["key"] for game in await me.games()] == list(catalogue.keys())
        assert await me.rules(GAME) == rules_text(GAME)
        link = await me.new(GAME, ["me", "friend", "bot"])
        assert [table["link"] for table in await me.tables()] == [link]
        chairs = (await friend.table(link))["chairs"]
        assert [c["free"] for c in chairs] == [False, True, False]
        assert not any(c["mine"] for c in chairs)
        await friend.sit(link, 1)
        found = await friend.table(link)
        assert (found["stage"], found["chairs"][1]["name"]) == ("playing", "Wren")
        assert [c["mine"] for c in found["chairs"]] == [False, True, False]
        assert "key" not in json.dumps(found)

    played(look())


def test_the_next_game_is_one_for_all(server: Running) -> None:
    """`Client.again` leads all players to one new table, and is refused before the game is over."""

    async def play() -> None:
        ada, ben = Client(server.url, "Ada"), Client(server.url, "Ben")
        link = await ada.new(WITHOUT_MOMENTS, ["me", "friend"])
        await ben.sit(link, 1)
        with pytest.raises(Refused) as no:
            await ada.again(link)
        assert no.value.status == 409
        both = [to_the_end(each.at(link), random.Random(each.name)) for each in (ada, ben)]
        await asyncio.gather(*both)
        links = {await ada.again(link), await ben.again(link)}
        assert len(links) == 1
        assert link not in links
        assert (await ben.table(links.pop()))["stage"] == "playing"

    played(play())


def test_two_programs_play_a_game(server: Running) -> None:
    async def play() -> list[list[State]]:
        ada, ben = Client(server.url, "Ada"), Client(server.url, "Ben")
        link = await ada.new(GAME, ["me", "friend"])
        await ben.sit(link, 1)
        both = [first(each.at(link), 40, random.Random(each.name)) for each in (ada, ben)]
        return list(await asyncio.gather(*both))

    async def first(seat: Seat, moves: int, pick: random.Random) -> list[State]:
        states = []
        async for now in seat:
            states.append(now)
            if now.n >= moves or now.over:
                break
            if now.choices:
                await seat.choose(pick.choice(now.choices)[0])
        await seat.leave()
        return states

    for seat, states in enumerate(played(play())):
        events = [event for now in states for event in now.events]
        assert [event.n for event in events] == list(range(1, len(events) + 1)), "none left out"
        assert all((event.choice is None) == (event.seat != seat) for event in events)
        assert all(event.text for event in events)


def test_a_program_may_ask_for_its_language(server: Running) -> None:
    """Programs that share a cookie each receive texts in the language they asked for."""

    async def play() -> None:
        me = Client(server.url, "Robin")
        link = await me.new(GAME, ["me", "guest Cleo"])
        seat = me.at(link)
        ours = [seat, *(Client(server.url, "", me.cookie, code).at(link) for code in ("de", "fr"))]
        said = []
        for each in ours:
            async for now in each:
                said.append(now.choices[0][1])
                break
        assert len(set(said)) == 3
        with pytest.raises(Refused, match="Tisch"):
            await Client(server.url, "", "", "de").table("/t/no-such-table-aaaaaaaaaa")

    played(play())


def test_what_cannot_be_is_refused(server: Running) -> None:
    async def try_it() -> None:
        me = Client(server.url)
        for seats, game in ((["me"], GAME), (["me", "bot"], "chess")):
            with pytest.raises(Refused) as no:
                await me.new(game, seats)
            assert no.value.status in (400, 404)
        with pytest.raises(Refused):
            await me.table("/t/no-such-table-aaaaaaaaaa")
        with pytest.raises(Refused):
            async for _ in me.at("/t/no-such-table-aaaaaaaaaa"):
                pass
        link = await me.new(GAME, ["me", "guest Cleo"])
        async for now in (seat := me.at(link)):
            legal = {number for number, _ in now.choices}
            wrong = next(number for number in range(100) if number not in legal)
            with pytest.raises(Refused, match=r"\."):
                await seat.choose(wrong)
            assert await seat.choose(min(legal)), "a refusal leaves everything as it was"
            break
        await seat.leave()
        assert len(server.room(link).state.log) == 1

    played(try_it())


def test_a_server_that_is_not_there_is_one_sentence() -> None:
    """A failed connection or a malformed address is reported without the errors of `httpx`."""
    for url in ("http://127.0.0.1:1", "127.0.0.1:1", "http://[1"):
        with pytest.raises(ConnectionError, match=r"^No Farmyard server answers at") as none:
            played(Client(url).games())
        assert none.value.__cause__ is None
        assert none.value.__suppress_context__


def test_without_httpx_the_client_alone_says_what_it_needs() -> None:
    """Without `httpx` the server can be imported, and the client says what to install."""
    hidden = "import sys; sys.modules['httpx'] = None; import farmyard.terminal.main, "
    for module, said in (("server.running", ""), ("client", "pip install 'farmyard[client]'")):
        command = [sys.executable, "-c", f"{hidden}farmyard.{module}"]
        told = subprocess.run(command, capture_output=True, text=True).stderr
        assert told.count("Traceback") == bool(said)
        assert told.strip().endswith(said)
        assert not said or "ImportError: farmyard.client needs httpx" in told.splitlines()[-1]


def test_a_refusal_that_comes_late_is_not_taken_for_the_next_decision(server: Running) -> None:
    """A late refusal of a repeated decision is not taken for one of the next decision."""

    async def decided() -> None:
        me, made = Client(server.url), 0
        link = await me.new(GAME, ["me", "guest Cleo"])
        async for now in (seat := me.at(link)):
            choice = now.choices[0][0]
            await seat._send({"choice": choice, "at": now.n})
            assert await seat.choose(choice)
            made += 1
            if made == 4:
                break
        await seat.leave()

    played(decided())


def newer(line: ClientConnection, n: int) -> dict[str, Any]:
    """Return the first state after that version; earlier ones may be repeated."""
    while (found := state(line))["n"] <= n:
        pass
    return found


def test_events_go_on_from_a_version(server: Running, ada: Player) -> None:
    link = ada.table("me", "guest Cleo", start="0")
    pick = random.Random(5)
    with ada.live(link, query="?since=0") as line:
        seen, now = [], {"n": -1}
        while len(seen) < 12:
            now = newer(line, now["n"])
            seen.extend(now["events"])
            if now["choices"] and now["n"] < 12:
                line.send(json.dumps({"choice": pick.choice(now["choices"])[0], "at": now["n"]}))
        assert now["lines"] == []
    for version in (0, 5, 11, 12, 99):
        with ada.live(link, query=f"?since={version}") as line:
            assert [e["n"] for e in state(line)["events"]] == [e["n"] for e in seen[version:12]]
            more = [json.loads(frame).get("events") for frame in answered(line)]
            assert not any(more), "told once"


@pytest.mark.parametrize("key", catalogue.keys())
def test_without_words_a_frame_is_the_same_but_for_its_sentences(server: Running, key: str) -> None:
    """Two lines of one program, of which one leaves words out, from the same table."""
    server.prepare(key)

    async def play() -> None:
        async with Client(server.url, "Robin") as me:
            link = await me.new(key, ["me", "guest Cleo"])
            wordy, terse = me.at(link), me.at(link, words=False)
            spoken, told, pick = aiter(wordy), [], random.Random(5)
            async for now in terse:
                while (same := await anext(spoken)).n < now.n:
                    told += same.events
                told += same.events
                if same.n > now.n:
                    continue
                assert [c for c, _ in now.choices] == [c for c, _ in same.choices]
                assert all(words for _, words in same.choices)
                assert not any(words for _, words in now.choices)
                assert (now.view, now.to_move, now.seat) == (same.view, same.to_move, same.seat)
                if len(told) > 12:
                    break
                if now.choices:
                    await terse.choose(pick.choice(now.choices)[0])
            assert any(event.text for event in told)
            await asyncio.gather(wordy.leave(), terse.leave())

    played(play())


def test_what_a_program_was_told_is_not_kept(server: Running, ada: Player) -> None:
    """Log lines are cached for pages, which show them again, but not for programs."""
    link = ada.table("me", "guest Cleo", start="0")
    room = server.room(link)
    with ada.live(link, query="?since=0") as line:
        now = state(line)
        while now["n"] < 6:
            line.send(json.dumps({"choice": now["choices"][0][0], "at": now["n"]}))
            now = newer(line, now["n"])
    assert not any(room.state.table.views._lines.values())
    assert ada.get(link).status_code == 200
    assert any(room.state.table.views._lines.values())


def test_taking_back_is_an_event() -> None:
    """A client that follows the events knows the valid moves, even after moves are taken back."""

    class Words:
        def __init__(self, moves: list[int]) -> None:
            self.n, self.moves = len(moves), moves

        def line(self, n: int, seat: int, keep: bool) -> Any:
            return Event(0, seat, f"{n}")

        @property
        def views(self) -> Any:
            return self

        @property
        def history(self) -> Any:
            return self

        def turn_at(self, n: int) -> int:
            return 0

    pick = random.Random(9)
    for _ in range(300):
        log: list[int] = []
        counts: list[int] = []
        followers: list[tuple[int, list[int]]] = [(0, [])]
        for _ in range(30):
            if counts and pick.random() < 0.3:
                left = pick.randrange(len(counts))
                log.append(undone(left))
                del counts[left:]
            elif pick.random() < 0.2:
                log.append(NOTED)
            else:
                log.append(pick.randrange(1000))
                counts.append(log[-1])
            nth = pick.randrange(len(followers))
            version, own = followers[nth]
            own = list(own)
            table: Any = Words(counts)
            for event in history.since(table, log, 0, [0], version):
                own[:] = own[: event.left] if event.choice is None else [*own, event.choice]
            assert own == counts
            followers.append((len(log), own))


def test_a_line_that_breaks_is_taken_up_again(server: Running) -> None:
    """A client whose connection breaks again and again reconnects and misses no event."""

    async def play() -> tuple[Seat, list[Event], list[int]]:
        me, pick = Client(server.url), random.Random(2)
        link = await me.new(GAME, ["me", "bot"])
        seat, events, made = me.at(link), [], []
        async for now in seat:
            events.extend(now.events)
            if len(events) >= 40 or now.over:
                break
            if now.choices:
                if pick.random() < 0.3 and seat._line is not None:
                    seat._line.transport.get_extra_info("socket").shutdown(socket.SHUT_RDWR)
                choice = pick.choice(now.choices)[0]
                made.append(choice)
                assert await seat.choose(choice)
        await seat.leave()
        assert server.room(link).state.log[: len(events)] == [
            entry if event.choice is None else event.choice
            for event, entry in zip(events, server.room(link).state.log, strict=False)
        ]
        return seat, events, made

    seat, events, made = played(play())
    assert seat.breaks > 3
    assert [event.n for event in events] == list(range(1, len(events) + 1))
    assert [e.choice for e in events if e.choice is not None] == made[: len(events)]


def test_leaving_a_line_that_breaks_in_closing_ends(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A connection that breaks while it is being closed is not opened again."""

    async def breaks(line: client.ClientConnection, *given: Any) -> None:
        line.transport.abort()
        raise ConnectionResetError

    async def leave() -> None:
        me = Client(server.url, "Robin")
        seat = me.at(await me.new(WITHOUT_MOMENTS, ["me", "bot"]))
        await anext(aiter(seat))
        monkeypatch.setattr("websockets.asyncio.connection.Connection.close", breaks)
        with contextlib.suppress(ConnectionResetError):
            await asyncio.wait_for(seat._lines.aclose(), DEAD_LINE / 6)

    played(leave())


def test_a_refusal_to_a_program_is_one_sentence_whatever_refuses(server: Running) -> None:
    """SRV-F19: every refusal of a JSON request is one sentence, as docs/protocol.md promises."""
    ada = Player(server.url)
    link = ada.table("me", "guest Cleo", start="0")
    json_only = {"accept": "application/json"}
    asked = [
        (f"{link}/do", {"choice": "999999", "at": "0"}),
        (f"{link}/do", {"choice": "0", "at": "9"}),
        (f"{link}/ask", {"question": "nonsense", "at": "0"}),
        (f"{link}/back", {"at": "0"}),
        (f"{link}/look", {"seat": "7"}),
        (f"{link}/action", {"action": "return"}),
        (f"/new/{GAME}", {"seat0": "me"}),
        ("/nowhere", {}),
        (f"/rules/{GAME}", {}),
    ]
    for path, fields in asked:
        answer = ada.post(path, fields, **json_only)
        assert 400 <= answer.status_code < 500, path
        assert answer.headers["content-type"] == "application/json", path
        assert answer.json()["refusal"].endswith(".")
    ada.leave()
