"""Turns with a clock: a deadline is a point in time, after which the server moves for the seat."""

import itertools
import json
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from farmyard.core import catalogue
from tests.server.served import Player, Running, answered, decide, seating

TIMED = [card.key for card in catalogue.cards() if catalogue.game(card.key).timed is not None]
DECISIONS = 3  # few enough for any deal to go on
CLOCKS = {"cloud_nine": {"timer_s": "30"}}
SECONDS = 30


def open_table(server: Running, ada: Player, key: str, *seats: str) -> str:
    server.prepare(key)
    link = ada.opens(f"/new/{key}", seating(*seats) | CLOCKS[key])
    ada.get(link)
    return link


def frame(socket: Any, wanted: Any) -> dict[str, Any]:
    """Return the next frame for which `wanted` is true."""
    while not wanted(found := json.loads(socket.recv(20))):
        pass
    return dict(found)


def let_time_pass(db: Path, seconds: float) -> None:
    """Make all entries of the log so many seconds older."""
    change = sqlite3.connect(db)
    change.execute("UPDATE events SET at = at - ?", (int(1000 * seconds),))
    change.commit()
    change.close()


@pytest.mark.parametrize("key", TIMED)
def test_a_turn_has_the_time_the_table_says(server: Running, ada: Player, key: str) -> None:
    link = open_table(server, ada, key, "me", "guest Ben")
    with ada.live(link) as socket:
        first = frame(socket, lambda f: f["choices"])
        decide(socket, first["choices"][0][0], first["n"])
        now = frame(socket, lambda f: f["n"] == first["n"] + 1)
    assert 0 < now["until"] / 1000 - time.time() <= SECONDS


@pytest.mark.parametrize("key", TIMED)
def test_decisions_of_one_turn_share_the_time(server: Running, ada: Player, key: str) -> None:
    """The deadline moves when another seat is to decide, and only then."""
    link = open_table(server, ada, key, "me", "guest Ben")
    deadlines: list[tuple[int, int]] = []
    with ada.live(link) as socket:
        n = -1
        while len(deadlines) < 12:
            now = frame(socket, lambda f, n=n: f["n"] > n)
            n = now["n"]
            deadlines.append((now["to_move"], now["until"]))
            decide(socket, now["choices"][-1][0], n)
    pairs = list(itertools.pairwise(deadlines[1:]))
    same = [b == a for (p, a), (q, b) in pairs if p == q]
    other = [b > a for (p, a), (q, b) in pairs if p != q]
    assert same
    assert other
    assert all(same)
    assert all(other)


@pytest.mark.parametrize("key", TIMED)
def test_who_lets_the_time_run_out_is_played_for(tmp_path: Path, key: str) -> None:
    """A deadline survives a restart, and when it has passed, a move is made for the seat."""
    db = tmp_path / "farmyard.db"
    server = Running(db)
    ada = Player(server.url)
    link = open_table(server, ada, key, "me", "guest Ben")
    with ada.live(link) as socket:
        first = frame(socket, lambda f: f["choices"])
        decide(socket, first["choices"][0][0], first["n"])
        before = frame(socket, lambda f: f["n"] == first["n"] + 1)
    server.stop()
    let_time_pass(db, SECONDS - 1.5)
    server = Running(db, port=server.port)
    server.prepare(key)
    with ada.live(link) as socket:
        now = frame(socket, lambda f: f["n"] == before["n"])
        assert abs(now["until"] - (before["until"] - 1000 * (SECONDS - 1.5))) < 2
        later = frame(socket, lambda f: f["to_move"] != now["to_move"])
        assert later["n"] > now["n"]
        assert time.time() * 1000 >= now["until"]
        assert json.loads(answered(socket)[-1])["n"] == later["n"], "the next seat has its own time"
    ada.leave()
    server.stop()


@pytest.mark.parametrize("key", TIMED)
def test_alone_overruns_are_only_counted(tmp_path: Path, key: str) -> None:
    """CN-R105: for a single player, decisions that took too long are only counted at the end."""
    db = tmp_path / "farmyard.db"
    server = Running(db)
    ada = Player(server.url)
    link = open_table(server, ada, key, "me")
    with ada.live(link) as socket:
        now = frame(socket, lambda f: f["choices"])
        while now["n"] < DECISIONS:
            assert now["until"] / 1000 - time.time() > SECONDS - 5
            decide(socket, now["choices"][0][0], now["n"])
            now = frame(socket, lambda f, n=now["n"]: f["n"] > n)
    server.stop()
    change = sqlite3.connect(db)
    change.execute("UPDATE events SET at = at - 100000 * (? - n) WHERE n < 2", [DECISIONS])
    change.commit()
    change.close()
    server = Running(db, port=server.port)
    server.prepare(key)
    with ada.live(link) as socket:
        now = frame(socket, lambda f: f["choices"])
        assert now["n"] == DECISIONS, "nobody was played for"
        resign = next(number for number, says in now["choices"] if "give" in says.lower())
        decide(socket, resign, now["n"])
        assert frame(socket, lambda f: f["over"])
    assert "2 decisions took longer than the clock allows." in ada.get(link).text
    ada.leave()
    server.stop()
