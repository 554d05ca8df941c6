"""`farmyard play --join`: a seat at a table of a real server."""

import os
import random
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from farmyard.core import catalogue
from farmyard.core.wording.messages import speaking
from farmyard.terminal.main import main
from farmyard.terminal.playing import cookies
from tests.server.served import GAME, SHORT, Player, Running, decide, my_turn
from tests.waiting import until

KEYS = catalogue.keys()
PROMPTS = b"\n> ", b"then press Enter. "


class Keyboard:
    """A process that has joined a table."""

    def __init__(self, link: str, home: Path, language: str = "en") -> None:
        joined = ["--join", link, "--language", language]
        # a test run in the background of a shell ignores Ctrl-C, and its child processes would too
        before = signal.signal(signal.SIGINT, signal.default_int_handler)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "farmyard.terminal.main", "play", *joined],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env={**os.environ, "XDG_STATE_HOME": str(home.parent), "COLUMNS": "120"},
        )
        signal.signal(signal.SIGINT, before)
        self.seen = b""

    def until(self, *wanted: bytes) -> str:
        """Read up to one of the wanted texts, or to the end."""
        assert self.process.stdout
        begin = len(self.seen)
        while not self.seen[begin:].endswith(wanted) and (byte := self.process.stdout.read(1)):
            self.seen += byte
        return self.seen[begin:].decode()

    def types(self, line: str) -> None:
        assert self.process.stdin
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()

    def plays_on(self) -> str:
        """Type 1 at every prompt up to the end; return all that was seen."""
        while self.until(*PROMPTS).encode().endswith(PROMPTS):
            self.types("1")
        return self.seen.decode()

    def end(self) -> None:
        self.process.kill()
        self.process.wait(20)
        for stream in (self.process.stdin, self.process.stdout):
            assert stream
            stream.close()


Sit = Callable[..., Keyboard]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("house") / "farmyard.db")
    yield running
    running.stop()


@pytest.fixture
def sit(home: Path) -> Iterator[Sit]:
    at: list[Keyboard] = []

    def join(link: str, language: str = "en") -> Keyboard:
        at.append(Keyboard(link, home, language))
        return at[-1]

    yield join
    for each in at:
        each.end()


def laid(url: str, key: str, *seats: str, **options: str) -> str:
    """Create a table that waits for one friend; return its link."""
    ada = Player(url)
    fields = {f"seat{i}": what for i, what in enumerate(seats)} | options
    return url + ada.opens(f"/new/{key}", fields)


def test_a_whole_game_against_a_bot(house: Running, sit: Sit) -> None:
    link = laid(house.url, GAME, "friend", "bot", **SHORT)
    me = sit(link)
    seen = me.plays_on()
    assert me.process.wait(20) == 0, seen[-2000:]
    table = house.table(link.removeprefix(house.url))
    assert table.over
    assert "You have a chair at this table." in seen
    assert re.search(r"rank +name", seen)
    assert seen.endswith("Goodbye.\n")
    for line in table.log(0)[-3:]:
        assert line[:60] in seen


def test_it_waits_for_the_others_and_shows_their_moves(house: Running, sit: Sit) -> None:
    """The terminal speaks the player's own language, and shows nothing the others hold."""
    ada = Player(house.url)
    path = ada.opens(f"/new/{KEYS[1]}", {"seat0": "me", "seat1": "friend", "seat2": "friend"})
    me = sit(house.url + path, "de")
    assert "Du hast einen Platz an diesem Tisch." in me.until(b"Person Platz nimmt.\n")
    ben = Player(house.url)
    ben.post(path + "/sit", {"seat": "2", "name": "Ben"})
    begun = until(lambda: house.room(path).state.table)
    others = {0: ada, 2: ben}
    while (mover := begun.to_move) != 1:
        with others[mover].live(path) as socket:
            frame = my_turn(socket)
            decide(socket, frame["choices"][0][0], frame["n"])
            until(lambda n=frame["n"]: begun.n > n)
    seen = me.until(b"\n> ")
    with speaking("de"):
        for line in begun.log(1)[-2:]:
            assert line[:60] in seen
        assert begun.game.words.ask(begun.views.of(1), 1, begun.names) in seen


def test_the_number_of_a_rule_prints_the_rule(house: Running, sit: Sit) -> None:
    key = next(key for key in KEYS if catalogue.laws(key))
    number, law = next(iter(catalogue.laws(key).items()))
    me = sit(laid(house.url, key, "friend", "bot"))
    while not me.until(*PROMPTS).endswith("\n> "):
        me.types("")  # the bot began, and its cards are shown until Enter is pressed
    me.types(number.lower())
    assert " ".join(f"{number}: {law}".split()) in " ".join(me.until(b"\n> ").split())


def test_whoever_leaves_comes_back_to_the_same_chair(house: Running, sit: Sit, home: Path) -> None:
    link = laid(house.url, KEYS[1], "friend", "bot")
    path = link.removeprefix(house.url)
    me = sit(link)
    me.until(b"\n> ")
    me.process.send_signal(signal.SIGINT)
    said = " ".join(me.until().split())
    assert f"The table keeps your chair: farmyard play --join {link}" in said
    assert me.process.wait(20) == 0
    file = home / "servers.json"
    assert file.stat().st_mode & 0o077 == 0
    again = sit(link)
    assert "You have a chair at this table." in again.until(b"\n> ")
    n = house.table(path).n
    again.types("1")
    again.until(b"\n> ")
    assert house.table(path).n > n


def test_a_watcher_is_shown_no_hand(house: Running, sit: Sit) -> None:
    ada = Player(house.url)
    path = ada.opens(f"/new/{KEYS[1]}", {"seat0": "me", "seat1": "bot"})
    until(lambda: house.room(path).state.table is not None)
    watcher = sit(house.url + path)
    assert "There is no chair left: you watch." in watcher.until(b"you watch.\n")
    table = house.table(path)
    dice = random.Random(1)
    with ada.live(path) as socket:
        for _ in range(3):
            frame = my_turn(socket)
            decide(socket, dice.choice(frame["choices"])[0], frame["n"])
        my_turn(socket)
    told = table.log()[0][:40].encode()
    watcher.until(told)
    watcher.process.send_signal(signal.SIGINT)
    seen = watcher.until() and watcher.seen.decode()
    assert "Goodbye." in seen
    assert "keeps your chair" not in seen
    assert "Your hand" not in seen


def test_a_server_that_comes_back_is_played_on_with(tmp_path: Path, sit: Sit) -> None:
    db = tmp_path / "farmyard.db"
    server = Running(db)
    try:
        me = sit(laid(server.url, GAME, "friend", "bot", start="0", **SHORT))
        me.until(b"\n> ")
        server.stop()
        server = Running(db, port=server.port)
        me.types("1")
        seen = me.plays_on()
        assert re.search(r"rank +name", seen)
    finally:
        server.stop()


@pytest.mark.parametrize(
    ("link", "says"),
    [
        ("ducks", "--join takes the link of a table"),
        ("http://127.0.0.1:1/t/abc", "No Farmyard server answers at http://127.0.0.1:1."),
        ("127.0.0.1:1/t/abc", "No Farmyard server answers at http://127.0.0.1:1."),
    ],
)
def test_a_link_that_leads_nowhere_is_one_sentence(link: str, says: str) -> None:
    told = CliRunner().invoke(main, ["play", "--join", link, "--language", "en"])
    assert told.exit_code == 2
    assert told.stderr.startswith(f"farmyard: {says}")
    assert told.stderr.count("\n") == 1


def test_a_table_that_is_not_there_is_one_sentence(house: Running) -> None:
    told = CliRunner().invoke(main, ["play", "--join", house.url + "/t/no-such-table-aaaaaaaaaa"])
    assert told.exit_code == 2
    assert told.stderr.count("\n") == 1


def test_nothing_else_goes_with_a_link() -> None:
    told = CliRunner().invoke(main, ["play", KEYS[0], "--join", "http://127.0.0.1:1/t/abc"])
    assert "--join sits down at a table as it was laid out" in told.stderr


def test_without_httpx_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("farmyard.client", "farmyard.terminal.playing.joining"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.delattr("farmyard.terminal.playing.joining", raising=False)
    monkeypatch.setitem(sys.modules, "httpx", None)
    told = CliRunner().invoke(main, ["play", "--join", "http://127.0.0.1:1/t/abc"])
    assert told.exit_code == 2
    assert "pip install 'farmyard[client]'" in told.stderr


def test_a_spoilt_file_of_cookies_is_as_good_as_none(home: Path) -> None:
    home.mkdir(parents=True)
    (home / "servers.json").write_text("[")
    assert cookies.cookie_of("http://a") == ""
    cookies.keep("http://a", "x")
    cookies.keep("http://b", "y")
    assert (cookies.cookie_of("http://a"), cookies.cookie_of("http://b")) == ("x", "y")
