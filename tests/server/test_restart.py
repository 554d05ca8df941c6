"""The server is killed, and after a restart has everything that it acknowledged."""

import html
import json
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from farmyard.core.compiling import COMPILED, meanwhile
from farmyard.lab import warm
from farmyard.server.live import cache
from farmyard.server.live.peers import following
from farmyard.server.store import notices
from farmyard.server.store.place import Place
from farmyard.server.table.log import moves_of
from farmyard.server.words import say
from tests.server.places import asked, at_one
from tests.server.served import GAME, Player, Process, Running, decide, heard, my_turn, state
from tests.waiting import until


@pytest.fixture
def db(place: Place) -> Place:
    return place


@pytest.mark.thorough
@at_one("postgresql")
def test_an_acknowledged_move_survives_being_killed(db: Place) -> None:
    first = Process(db)
    ada = Player(first.url)
    link = ada.table("me", "guest Cleo", "bot")
    with ada.live(link) as line:
        frame = my_turn(line)
        made = [-1] * frame["n"]  # the bot's moves, which may be any
        for _ in range(12):
            choice = frame["choices"][0][0]
            decide(line, choice, frame["n"])
            made.append(choice)
            while frame["n"] < len(made):
                frame = my_turn(line)
            made.extend([-1] * (frame["n"] - len(made)))
            acknowledged = frame
        first.kill()
        with pytest.raises(ConnectionClosed):
            heard(line, "nothing of the kind")
    second = Process(db, int(first.url.rsplit(":", 1)[1]))
    assert second.url == first.url, "the old link still works"
    with ada.live(link) as line:
        again = my_turn(line)
    assert again["n"] >= acknowledged["n"]
    assert again["lines"][: len(acknowledged["lines"]) - 1] == acknowledged["lines"][:-1]
    assert 'id="table"' in ada.get(link).text
    second.kill()
    ada.leave()
    check_what_is_kept(db, link, made)


def check_what_is_kept(db: Place, link: str, made: list[int]) -> None:
    """Start a third server, and check that its log has all moves made."""
    third = Running(db).prepare()
    reader = Player(third.url)
    reader.get(link)
    log = third.room(link).state.log
    assert all(was in (-1, now) for was, now in zip(made, log, strict=False))
    assert len(log) >= len(made)
    reader.leave()
    third.stop()


@pytest.fixture
def twice(db: Place) -> Iterator[Running]:
    """Start a server on a database on which another one has played."""
    before = Running(db).prepare()
    ada = Player(before.url)
    link = ada.table("me", "guest Cleo", "bot:hen")
    room = before.room(link)
    for _ in range(8):
        until(lambda: room.state.table.to_move != 2 or room.state.table.over)
        ada.post(link + "/look", {"seat": str(room.state.table.to_move)})
        ada.post(
            link + "/do",
            {"choice": str(room.state.table.legal()[0]), "at": str(len(room.state.log))},
        )
    until(lambda: room.state.table.to_move != 2 or room.state.table.over)
    state_before = room.state.table.position()
    ada.leave()
    before.stop()
    after = Running(db)
    after.link, after.was, after.cookie = link, state_before, ada.cookie  # type: ignore[attr-defined]
    yield after
    after.stop()


@pytest.mark.thorough
@at_one("sqlite")
def test_a_table_is_laid_out_again_from_its_log(twice: Running) -> None:
    link, was = twice.link, twice.was  # type: ignore[attr-defined]
    twice.prepare()
    ada = Player(twice.url)
    ada.http.headers["cookie"] = twice.cookie  # type: ignore[attr-defined]
    page = ada.get(link).text
    room = twice.room(link)
    assert room.state.table.position() == was
    assert room.state.table.history.moves == moves_of(room.state.log)
    assert 'id="curtain"' in page, "after a restart nobody knows who holds the screen"
    ada.leave()


def test_a_page_that_comes_while_a_table_is_laid_waits_and_goes_on(
    db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While a table is being loaded, its page says so, and moves on when the table is ready."""
    gate = threading.Event()
    load = following.load
    monkeypatch.setattr(following, "load", lambda *given: gate.wait(60) and load(*given))
    monkeypatch.setattr(cache, "LOADED_WITHIN", 0.1)
    monkeypatch.setattr(cache, "LOADING_AWAITED", 0.1)
    early = Running(db)
    ada = Player(early.url)
    try:
        link = ada.table("me", "guest Cleo")
        page = ada.get(link)
        assert page.status_code == 200
        assert "being laid out" in page.text
        assert ada.post(link + "/do", {"at": "0", "choice": "0"}).status_code == 409
        assert ada.post(link + "/look", {"seat": "0"}).status_code == 409
        assert "shelf" in ada.get("/").text
        with ada.live(link, program=False, query="?page=laying") as line, ada.live(link) as robot:
            assert state(robot)["view"] == {}
            gate.set()
            assert json.loads(line.recv(60)) == {"go": link}
            assert until(lambda: state(robot, 30).get("view"))
        assert 'id="play"' in ada.get(link).text or 'id="curtain"' in ada.get(link).text
    finally:
        gate.set()
        ada.leave()
        early.stop()


def test_a_game_is_played_while_the_compiler_works(
    db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SRV-F26: a game starts with rules as plain Python, and continues with compiled ones."""
    gate = threading.Event()
    monkeypatch.setattr(meanwhile, "_ready", set())
    monkeypatch.setattr(warm, "warm_apart", lambda *given: gate.wait(60))
    early = Running(db)
    ada = Player(early.url)
    try:
        link = ada.table("me", "bot")
        assert meanwhile.lasts(GAME) or not COMPILED
        with ada.live(link) as robot:
            for n in range(6):
                frame = my_turn(robot)
                if n == 3:
                    gate.set()
                    early.prepare(GAME)
                    assert not meanwhile.lasts(GAME)
                decide(robot, frame["choices"][0][0], frame["n"])
            assert my_turn(robot)["n"] > 6
    finally:
        gate.set()
        ada.leave()
        early.stop()


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    code = (
        "import sys; from farmyard.server import serve; "
        "serve(port=int(sys.argv[2]), db=sys.argv[1])"
    )
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip


def test_a_port_in_use_is_said_in_a_sentence(db: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        ended = run(str(db), str(other.getsockname()[1]))
    assert ended.returncode == 2
    assert "in use" in ended.stderr
    assert len(ended.stderr.splitlines()) == 1


def test_a_file_that_cannot_be_used_is_said_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for path in (tmp_path / "file" / "farmyard.db", tmp_path):
        ended = run(str(path), "0")
        assert ended.returncode == 2
        assert "cannot be used" in ended.stderr
        assert len(ended.stderr.splitlines()) == 1


def test_a_second_server_is_refused(db: Place) -> None:
    """SRV-F17: a second server on a database ends with status 2 and one sentence."""
    one = Running(db)
    ended = run(str(db), "0")
    assert ended.returncode == 2
    assert ended.stderr == notices.in_use(db) + "\n"
    one.stop()


def test_a_second_server_on_the_same_file_makes_no_move_twice(db: Path) -> None:
    """Even without the lock of the file, two servers cannot write one entry of a log twice."""
    one = Running(db).prepare()
    one.site.store._database.lock.free()  # type: ignore[attr-defined]
    two = Running(db).prepare()
    ada, same = Player(one.url), Player(two.url)
    link = ada.table("me", "guest Cleo")
    same.http.headers["cookie"] = ada.cookie
    same.get(link)
    seat = str(one.table(link).to_move)
    choice = str(one.table(link).legal()[0])
    for player in (ada, same):
        player.post(link + "/look", {"seat": seat})
    assert ada.post(link + "/do", {"choice": choice, "at": "0"}).status_code == 303
    assert same.post(link + "/do", {"choice": choice, "at": "0"}).status_code == 409
    assert one.room(link).state.log == two.room(link).state.log == [int(choice)], "it caught up"
    assert json.dumps(one.table(link).view(0)) == json.dumps(two.table(link).view(0))
    for player, server in ((ada, one), (same, two)):
        player.leave()
        server.stop()


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        (["UPDATE tables SET rules_version = rules_version - 1"], None),
        (["UPDATE tables SET rules_version = rules_version + 1"], say("newer-rules")),
        (
            [
                "UPDATE tables SET rules_version = rules_version - 1",
                "UPDATE events SET choice = 999 WHERE n = 1",
            ],
            say("old-rules"),
        ),
    ],
    ids=["older", "newer", "older and otherwise"],
)
def test_a_table_begun_under_older_rules_goes_on_if_it_can(
    houses: Any, place: Place, changes: list[str], says: str | None
) -> None:
    """A table of an older rules version goes on if its log is still legal; else it says why not."""
    server = houses()
    ada = Player(server.url)
    link = ada.table("me", "guest Cleo", start="0")
    with ada.live(link) as line:
        for n in range(3):
            now = my_turn(line)
            while now["n"] < n:
                now = my_turn(line)
            decide(line, now["choices"][0][0], n)
        while now["n"] < 3:
            now = my_turn(line)
    server.stop()
    for each in changes:
        asked(place, each)
    again = houses()
    ada = Player(again.url)
    answer = until(lambda: (page := ada.get(link)).status_code != 202 and page)
    if says is None:
        assert 'id="table"' in answer.text
        assert again.table(link).n == 3
    else:
        assert answer.status_code == 409
        assert html.unescape(answer.text).count(says) == 1
    ada.leave()
