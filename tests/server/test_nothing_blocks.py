"""No request blocks the event loop: no callback takes 50 ms of processor time.

Processor time of the loop's thread is measured, so that a busy machine does not matter. Without
compiled rules, or while coverage is measured, everything takes several times as long.
"""

import random
import threading
from collections.abc import Iterator
from pathlib import Path
from time import thread_time
from typing import Any

import pytest

from farmyard.core import catalogue
from farmyard.core.compiling import COMPILED, meanwhile
from farmyard.core.wording.messages import language
from farmyard.lab import warm
from farmyard.server.live.settings import Settings
from farmyard.server.web.drawing import citations
from farmyard.server.web.pages.table import handlers
from farmyard.server.words import say
from tests.sampling import some_options, values_of
from tests.server.served import FAST, MUCH, Player, Running, heard, my_turn, seating, state
from tests.server.test_strangers import HOSTILE, post
from tests.server.watchdog import LIMIT, at_full_speed
from tests.thorough import THOROUGH
from tests.waiting import until

ALLOWED = LIMIT * (1 if at_full_speed() else 6)
KEYS = catalogue.keys()
SETS = 200 if THOROUGH else 3


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    server = Running(tmp_path_factory.mktemp("watched") / "farmyard.db", FAST)
    for key in KEYS:
        server.prepare(key)
    yield server
    server.stop()


@pytest.fixture
def dog(watched: Running) -> Iterator[Any]:
    """Check after a test that the server's watchdog has seen no callback that took too long."""
    watched.dog.barks.clear()
    calls = watched.dog.calls
    yield watched.dog
    assert watched.dog.calls > calls
    too_long = [(round(took, 3), what) for took, what in watched.dog.barks if took > ALLOWED]
    assert not too_long


def first_page(server: Running, player: Player, key: str, seats: int, options: Any) -> bool:
    """Open a table, draw its first page in full and over a socket, and make a move. Returns False
    if no such table can be opened."""
    chairs = seating("me", *["guest Cleo"] * (seats - 1))
    chosen = {name: str(value) for name, value in options.items()}
    answer = player.post(f"/new/{key}", chairs | chosen)
    if answer.status_code != 303:
        return False
    link = answer.headers["location"]
    room = server.room(link)
    until(lambda: room.state.table is not None or room.state.fault)
    assert player.get(link).status_code == 200
    choice = {"choice": str(room.state.table.legal()[0]), "at": str(len(room.state.log))}
    player.post(link + "/look", {"seat": str(room.state.table.to_move)})
    with player.live(link, program=False) as socket:
        heard(socket, 'id="choices"')
    assert player.post(link + "/do", choice).status_code == 303
    return True


@pytest.mark.parametrize("key", KEYS)
def test_rules_as_they_are_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    """While a game is being compiled, its first moves run as plain Python and do not block."""
    gate = threading.Event()
    monkeypatch.setattr(meanwhile, "_ready", set())
    monkeypatch.setattr(warm, "warm_apart", lambda *given: gate.wait(120))
    server = Running(tmp_path / "farmyard.db", FAST)
    player = Player(server.url)
    try:
        for _ in range(3):
            assert first_page(server, player, key, catalogue.card(key).default_seats, {})
        assert meanwhile.lasts(key) or not COMPILED
        too_long = [each for each in server.dog.barks if each[0] > ALLOWED]
        assert not too_long
    finally:
        server.site.loader._stop = True  # no compilation is needed
        gate.set()
        player.leave()
        server.stop()


@pytest.mark.parametrize("key", KEYS)
def test_every_value_of_every_option(watched: Running, dog: Any, key: str) -> None:
    """A few tables that together cover all options' values do not block the event loop."""
    card, player = catalogue.card(key), Player(watched.url)
    seats = card.default_seats
    laid = [options for options in some_options(key, seats)
            if first_page(watched, player, key, seats, options)]  # fmt: skip
    assert len(laid) > 1
    player.leave()


def test_help_is_drawn_beside_the_loop_in_every_language(
    watched: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The help of a game is long: it is made HTML in a thread before its first page."""
    drawn = list[str]()
    usual = citations.help_html

    def noted(key: str) -> str:
        if threading.get_ident() != watched.dog.thread:
            drawn.append(f"{language()} {key}")
        elif f"{language()} {key}" not in drawn:
            drawn.append(f"on the loop: {language()} {key}")
        return usual(key)

    monkeypatch.setattr(handlers, "help_html", noted)
    watched.site.prepared.clear()
    key, player = KEYS[-1], Player(watched.url)
    for each in say.languages:
        player.http.headers["Accept-Language"] = each
        for _ in range(2):
            first_page(watched, player, key, catalogue.card(key).default_seats, {})
    player.leave()
    assert drawn == [f"{each} {key}" for each in say.languages]


@pytest.mark.thorough
@pytest.mark.parametrize("key", KEYS)
def test_random_sets_of_options(watched: Running, dog: Any, key: str) -> None:
    card, player, dice = catalogue.card(key), Player(watched.url), random.Random(key)
    laid = 0
    while laid < SETS:
        seats = dice.randint(*card.seats)
        options = {name: dice.choice(each) for name, each in values_of(card, seats).items()}
        laid += first_page(watched, player, key, seats, options)
    player.leave()


@pytest.mark.thorough
@pytest.mark.parametrize("key", KEYS if THOROUGH else KEYS[:1])
def test_a_whole_game(watched: Running, dog: Any, key: str) -> None:
    """Bots' moves, and all pages and files of the finished game, do not block the event loop."""
    player, bots = Player(watched.url), seating("bot", "bot")
    link = player.opens(f"/new/{key}", bots)
    with player.live(link, query="?since=0") as socket:
        my_turn(socket)
    room = watched.room(link)
    with player.live(link, query="?since=0") as socket:
        assert len(state(socket)["events"]) >= room.state.table.n
    text = player.get(f"{link}/game.txt").text
    files = {"file": ("a.txt", text.encode())}
    opened = player.http.post("/replay", files=files, headers={"origin": player.url})
    last = room.state.table.n
    for at in (link + "/replay", opened.headers["location"]):
        for move in (0, last // 2, last):
            for eyes in ("watcher", "0", "1"):
                assert player.get(f"{at}?move={move}&eyes={eyes}").status_code == 200
    for path in ("/", f"/rules/{key}", f"/new/{key}", link, link + "/around", link + "/fair"):
        assert player.get(path).status_code == 200
    player.leave()


@pytest.mark.parametrize("name", HOSTILE)
def test_whatever_is_uploaded(watched: Running, dog: Any, name: str) -> None:
    """SRV-F2: hostile uploads do not block the event loop."""
    player = Player(watched.url)
    post(player, HOSTILE[name][0])
    player.leave()


def test_the_watchdog_barks(tmp_path: Path) -> None:
    """The watchdog reports a callback that takes too long, and stopping the server then fails."""
    server = Running(tmp_path / "farmyard.db", Settings())
    before = len(server.dog.barks)

    def works() -> None:
        end = thread_time() + MUCH
        while thread_time() < end:
            pass

    server.dog.loop.call_soon_threadsafe(works)
    until(lambda: len(server.dog.barks) > before)
    with pytest.raises(AssertionError, match="on the loop"):
        server.stop()
