"""Two workers on one PostgreSQL: each serves every table, and one of them drives it.

Both run in this process, each with its own event loop, connections and tables; only the database is
shared. `test_workers_killed.py` kills worker processes.
"""

import asyncio
import json
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import psutil
import pytest

from farmyard.server.live import cache
from farmyard.server.live.peers import messages, shared
from farmyard.server.live.peers.shared import SharedPeers
from farmyard.server.store.place import Place, StoreError
from farmyard.server.store.schema import NOTED
from farmyard.server.store.shared.members import Seen
from farmyard.server.table.chat import ChatMessage
from tests.server.cluster import Cluster
from tests.server.places import asked
from tests.server.served import (
    FAST,
    GAME,
    SHORT,
    Player,
    Running,
    choices_in,
    decide,
    heard,
    seating,
    state,
)
from tests.server.test_monitoring import figures
from tests.server.test_replay import upload
from tests.server.test_workers_killed import alive, is_worker
from tests.waiting import until

SHARED = replace(FAST, shared=True)


@pytest.fixture(scope="module")
def workers(cluster: Cluster) -> Iterator[list[Running]]:
    url = cluster.make()
    both = [Running(url, SHARED).prepare() for _ in range(2)]
    until(lambda: all(len(each.site.peers.workers) == 2 for each in both))
    yield both
    for each in both:
        each.stop()
    cluster.drop(url)


def at(worker: Running, player: Player) -> Player:
    """Return a browser of the same player at another worker, as a proxy would route it."""
    other = Player(worker.url)
    other.http.cookies = player.http.cookies
    return other


@pytest.fixture
def two(workers: list[Running]) -> list[Player]:
    return [Player(each.url) for each in workers]


def opened(workers: list[Running], two: list[Player], **fields: str) -> str:
    """Open a table for Ada at the first worker and Ben at the second, and load it at both."""
    ada, ben = two
    link = ada.opens(f"/new/{GAME}", seating("me", "friend") | {"name": "Ada"} | fields)
    ben.post(f"{link}/sit", {"name": "Ben", "seat": "1"})
    until(lambda: all(each.table(link) for each in workers))
    return link


def drivers(workers: list[Running], link: str) -> list[bool]:
    return [each.site.peers.drives(link.removeprefix("/t/")) for each in workers]


def log_of(workers: list[Running], link: str) -> list[Any]:
    return asked(
        workers[0].db,
        "SELECT n, choice FROM events WHERE table_id = :id ORDER BY n",
        id=link.removeprefix("/t/"),
    )


def played(sockets: list[Any], most: int = 10_000) -> list[dict[str, Any]]:
    """Play the first choice again and again, each at its worker; return the last frames."""
    frames = [state(each) for each in sockets]
    for _ in range(most):
        mover = next((n for n, frame in enumerate(frames) if frame.get("choices")), None)
        if mover is None:
            break
        at = frames[mover]["n"]
        decide(sockets[mover], frames[mover]["choices"][0][0], at)
        frames = [caught_up(each, at) for each in sockets]
        assert frames[0]["n"] == frames[1]["n"]
    return frames


def caught_up(socket: Any, at: int) -> dict[str, Any]:
    while True:
        frame = state(socket)
        assert "no" not in frame, frame
        if frame["n"] > at:
            return frame


def test_people_at_two_workers_play_a_game_to_its_end(
    workers: list[Running], two: list[Player]
) -> None:
    link = opened(workers, two, **SHORT)
    with two[0].live(link) as hers, two[1].live(link) as his:
        frames = played([hers, his])
    assert frames[0]["over"]
    tables = [each.table(link) for each in workers]
    assert tables[0].moves == tables[1].moves
    log = log_of(workers, link)
    assert [n for n, _ in log] == list(range(len(log)))
    assert [choice for _, choice in log if choice >= 0] == list(tables[0].moves)


def test_a_table_is_filled_and_begun_from_both(workers: list[Running], two: list[Player]) -> None:
    """A chair taken at one worker starts the game for a page that waits at the other."""
    ada, ben = two
    link = ada.opens(f"/new/{GAME}", seating("me", "friend") | {"name": "Ada"})
    with ada.live(link, program=False) as waiting:
        waiting.recv(20)
        assert ben.post(f"{link}/sit", {"name": "Ben", "seat": "1"}).status_code == 303
        heard(waiting, '"go"')
    assert "Ada" in ben.get(link).text
    assert [c.name for c in workers[0].room(link).state.chairs] == ["Ada", "Ben"]


def test_one_chair_is_taken_by_one(workers: list[Running], two: list[Player]) -> None:
    """When several people take a chair at once at both workers, only one of them gets it."""
    ada, ben = two
    cleo = Player(two[1].url)
    link = ada.opens(f"/new/{GAME}", seating("me", "friend", "friend"))
    for each in (ada, ben, cleo):
        each.get(link)
    with ThreadPoolExecutor() as pool:
        sits = [
            pool.submit(each.post, f"{link}/sit", {"name": name, "seat": "1"})
            for each, name in ((Player(two[0].url), "Dan"), (ben, "Ben"), (cleo, "Cleo"))
        ]
    assert sorted(each.result().status_code for each in sits) == [303, 409, 409]


def test_bots_are_moved_by_one_worker(workers: list[Running], two: list[Player]) -> None:
    link = two[0].opens(f"/new/{GAME}", seating("bot", "bot") | SHORT)
    with two[0].live(link) as first, two[1].live(link) as second:
        until(lambda: sorted(drivers(workers, link)) == [False, True])
        for socket in (first, second):
            while not state(socket)["over"]:
                pass
    log = log_of(workers, link)
    assert [n for n, _ in log] == list(range(len(log)))
    assert all(choice >= 0 for _, choice in log)


def test_what_is_said_at_one_worker_is_heard_at_the_other(
    workers: list[Running], two: list[Player]
) -> None:
    link = opened(workers, two, table_talk="yes")
    with two[0].live(link) as hers, two[1].live(link) as his:
        heard(hers, '"said"'), heard(his, '"said"')
        hers.send(json.dumps({"action": "chat", "word": "Grüße!"}))
        heard(his, "Grüße!")
        his.send(json.dumps({"action": "emote", "word": "thanks"}))
        heard(hers, "Thank you.")
    with at(workers[1], two[0]).live(link) as again:
        heard(again, "Grüße!")


def test_who_is_here_is_known_at_both(workers: list[Running], two: list[Player]) -> None:
    link = opened(workers, two)
    with two[0].live(link), two[1].live(link):
        until(lambda: all(len(each.room(link).state.presence.here) == 2 for each in workers))
    until(lambda: not any(each.room(link).state.presence.here for each in workers))


def test_a_person_leaves_at_one_worker_and_comes_back_at_the_other(
    workers: list[Running], two: list[Player]
) -> None:
    """Both workers learn that a bot keeps a chair, and that the person is back at either."""
    link = opened(workers, two)
    with two[0].live(link) as hers, two[1].live(link) as his:
        until(lambda: any(drivers(workers, link)))
        for n, socket in enumerate((hers, his)):
            socket.send(json.dumps({"action": "leave", "word": ""}))
            until(lambda: all(kept(each, link) == 1 for each in workers))
            back = at(workers[1 - n], two[n]).post(f"{link}/action", {"action": "return"})
            assert back.status_code == 303
            until(lambda: not any(kept(each, link) for each in workers))


def kept(worker: Running, link: str) -> int:
    """Return how many chairs bots keep for people, as a worker knows it."""
    return sum(chair.kept for chair in worker.room(link).state.chairs)


def test_questions_are_asked_and_answered_across(workers: list[Running], two: list[Player]) -> None:
    link = opened(workers, two)
    with two[0].live(link) as hers, two[1].live(link) as his:
        hers.send(json.dumps({"action": "pause"}))
        asks = json.loads(heard(his, '"question"')[-1])["asks"]
        his.send(json.dumps({"action": "no", "word": str(asks["question"])}))
        heard(hers, "Ben would rather not.")
        hers.send(json.dumps({"action": "pause"}))
        asks = json.loads(heard(his, '"question"')[-1])["asks"]
        his.send(json.dumps({"action": "yes", "word": str(asks["question"])}))
        heard(hers, '"rests":true')
        heard(his, '"rests":true')


def test_a_rate_limit_counts_at_all_workers(cluster: Cluster) -> None:
    """A person who has used up a rate limit at one worker has little left at the other."""
    url = cluster.make()
    settings = replace(SHARED, table_rate=(0.001, 16.0))
    both = [Running(url, settings).prepare() for _ in range(2)]
    try:
        there = [Player(each.url) for each in both]
        until(lambda: all(len(each.site.peers.workers) == 2 for each in both))
        opens = [there[0].post(f"/quick/{GAME}", {"lesson": "no"}).status_code for _ in range(16)]
        assert opens == [303] * 16
        assert there[0].post(f"/quick/{GAME}", {"lesson": "no"}).status_code == 429
        until(lambda: not both[1].site.table_rate._bucket("127.0.0.1").left > 3)
        more = [there[1].post(f"/quick/{GAME}", {"lesson": "no"}).status_code for _ in range(6)]
        assert more.count(429) >= 3
    finally:
        for each in both:
            each.stop()
        cluster.drop(url)


def test_a_page_has_what_was_just_done_at_the_other_worker(
    workers: list[Running], two: list[Player]
) -> None:
    """After a form is posted at one worker, a page of the other has its effect, without scripts."""
    link = two[0].opens(f"/new/{GAME}", seating("me", "guest Cleo"))
    there = at(workers[1], two[0])
    for n in range(6):
        both = two[0], there
        page = both[n % 2].get(link).text
        if (curtain := re.search(r'name="seat" value="(\d)"', page)) and "choices" not in page:
            both[n % 2].post(f"{link}/look", {"seat": curtain[1]})
            continue
        choice = choices_in(page)[0][0]
        length = len(log_of(workers, link))
        answer = both[n % 2].post(f"{link}/do", {"choice": str(choice), "at": str(length)})
        assert answer.status_code == 303
        assert both[(n + 1) % 2].get(link).status_code == 200
        assert len(workers[(n + 1) % 2].room(link).state.log) == length + 1


def test_a_file_is_not_for_several(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="Several workers need a database that they can share"):
        Running(tmp_path / "farmyard.db", SHARED)


def test_one_alone_keeps_workers_away(workers: list[Running]) -> None:
    with pytest.raises(StoreError, match="Another server has the database"):
        Running(workers[0].db, FAST)


def command(*given: str) -> subprocess.Popen[str]:
    """Start the command `farmyard` with these arguments."""
    ask = [sys.executable, "-m", "farmyard", "--no-browser", "--port", "0", *given]
    return subprocess.Popen(ask, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


@pytest.mark.parametrize(
    ("given", "says"),
    [
        (["--workers", "2", "--db", "FILE"], "Several workers need a database that they can share"),
        (["--role", "drive"], "--role drive is for several workers: --workers 1 --role drive"),
    ],
)
def test_a_mistake_is_said_in_one_sentence(tmp_path: Path, given: list[str], says: str) -> None:
    done = command(*(str(tmp_path / "f.db") if each == "FILE" else each for each in given))
    _, error = done.communicate(timeout=60)
    assert done.returncode == 2
    assert says in error
    assert "Traceback" not in error


@pytest.fixture(scope="module")
def served(cluster: Cluster) -> Iterator[tuple[Place, "subprocess.Popen[str]", str]]:
    """Serve with two workers; return their database, their supervisor and their address."""
    url = cluster.make()
    running = command("--workers", "2", "--db", url.render_as_string(hide_password=False))
    assert running.stdout is not None
    here = running.stdout.readline().split("Farmyard is open at ")[1].split("/ ")[0]
    until(lambda: asked(url, "SELECT count(*) FROM workers") == [(2,)])
    yield url, running, here
    running.terminate()
    running.communicate(timeout=60)
    cluster.drop(url)


def workers_of(running: "subprocess.Popen[str]") -> list[psutil.Process]:
    return [each for each in psutil.Process(running.pid).children() if is_worker(each)]


def test_workers_are_replaced_in_turn_and_somebody_always_answers(served: Any) -> None:
    """At a SIGHUP each worker ends when the others serve; pages and moves go on meanwhile."""
    _, running, here = served
    old = {each.pid for each in workers_of(running)}
    link = Player(here).table("me", "bot")
    answered = [seen(here + link)]
    running.send_signal(signal.SIGHUP)

    def replaced() -> bool:
        answered.extend(seen(here + each) for each in (link, "/"))
        now = {each.pid for each in workers_of(running)}
        return len(now) == 2 and not now & old

    until(replaced, 90)
    until(lambda: whole(figures(here)))
    assert set(answered) == {200}
    assert figures(here)["farmyard_worker_restarts_total"] == 0


def test_figures_of_all_workers_are_given_by_each_and_deaths_are_noted(served: Any) -> None:
    """`/metrics` answers for both workers, also for one that has replaced a dead one,
    whose end is one line of the log."""
    _, running, here = served

    def started() -> list[float | None]:
        found = figures(here)
        return [found.get(f"process_start_time_seconds {n}") for n in range(2)]

    until(lambda: all(started()))
    first = until(lambda: whole(figures(here)))
    for _ in range(20):  # a request more each time, whichever worker is asked
        until(lambda: whole(figures(here)))
    assert answers(until(lambda: whole(figures(here)))) >= answers(first) + 20
    assert first["farmyard_worker_restarts_total"] == 0
    before = started()
    worker = workers_of(running)[0]
    worker.kill()
    until(lambda: all(started()) and started() != before)
    assert figures(here)["farmyard_worker_restarts_total"] == 1
    line = next(each for each in running.stderr if "died" in each)
    assert f"(process {worker.pid}) died, SIGKILL, once within a minute" in line


def test_workers_stop_with_their_supervisor(served: Any) -> None:
    """Workers stop on SIGTERM to the supervisor; `test_workers_killed.py` has a killed one."""
    url, running, _ = served
    workers, names = workers_of(running), until(lambda: alive(url))
    running.send_signal(signal.SIGTERM)
    running.wait(timeout=60)
    assert "died" not in running.stderr.read(), "nobody but the one that was killed"
    until(lambda: not any(each.is_running() for each in workers))
    until(lambda: not names & {id for (id,) in asked(url, "SELECT id FROM workers")})


def seen(address: str) -> int:
    """Return the status of a page, asked for again if a connection is closed before any answer, as
    browsers do."""
    try:
        return httpx.get(address, timeout=90).status_code
    except (httpx.RemoteProtocolError, httpx.ReadError):
        return httpx.get(address, timeout=90).status_code


def whole(found: dict[str, float]) -> dict[str, float]:
    """Return the figures if both workers were quick enough to give theirs."""
    return found if all(f"farmyard_tables {n}" in found for n in range(2)) else {}


def answers(found: dict[str, float]) -> float:
    """Return how many requests all workers have answered."""
    return sum(value for name, value in found.items() if "answer_seconds_count" in name)


def test_web_workers_leave_bots_to_others(cluster: Cluster) -> None:
    """A table with bots waits while no worker drives tables, and goes on with one that does."""
    url = cluster.make()
    web = Running(url, replace(SHARED, drives=False)).prepare()
    try:
        link = Player(web.url).opens(f"/new/{GAME}", seating("bot", "bot") | SHORT)
        with Player(web.url).live(link) as watching:
            state(watching)
            until(lambda: len(web.site.peers.workers) == 1)
            assert web.table(link).n == 0
            other = Running(url, SHARED).prepare()
            try:
                while not state(watching)["over"]:
                    pass
                assert other.site.peers.drives(link.removeprefix("/t/"))
            finally:
                other.stop()
    finally:
        web.stop()
        cluster.drop(url)


def test_an_uploaded_game_is_replayed_by_either(workers: list[Running], two: list[Player]) -> None:
    link = two[0].opens(f"/new/{GAME}", seating("bot", "bot") | SHORT)
    with two[0].live(link) as watching:
        while not state(watching)["over"]:
            pass
    text = two[0].get(f"{link}/game.txt").text
    answer = upload(two[0], text)
    assert answer.status_code == 303
    assert two[1].get(answer.headers["location"]).status_code == 200
    assert asked(workers[0].db, "SELECT count(*) FROM uploads WHERE sender LIKE '%127%'") == [(0,)]


@pytest.mark.parametrize("id", ["0" * 20, "%00", "x" * 5000, "%F0%9F%90%94", "'--"])
def test_an_upload_that_is_not_there(two: list[Player], id: str) -> None:
    assert two[1].get(f"/replay/{id}").status_code == 404


def test_the_rest_of_what_somebody_does_is_done_though_another_is_between(
    workers: list[Running], two: list[Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Leaving with a guest writes two notes, even if another worker's entry comes between them."""
    store = workers[0].site.store
    append, written = store.append, list[int]()

    async def overtaken(table: str, n: int, choice: int, at: int, note: str = "") -> None:
        written.append(n)
        if len(written) == 2:
            await workers[1].site.store.append(table, n, NOTED, at, '{"deed":"more","seat":0}')
        await append(table, n, choice, at, note)

    link = two[0].opens(f"/new/{GAME}", seating("me", "guest Cleo", "friend"))
    two[1].post(f"{link}/sit", {"name": "Ben", "seat": "2"})
    until(lambda: all(each.table(link) for each in workers))
    monkeypatch.setattr(store, "append", overtaken)
    left = two[0].post(f"{link}/action", {"action": "leave"})
    assert left.status_code == 303
    until(lambda: all(kept(each, link) == 2 for each in workers))


def test_a_message_that_is_too_long_takes_no_other_with_it(
    workers: list[Running], two: list[Player], caplog: pytest.LogCaptureFixture
) -> None:
    link = opened(workers, two)
    with two[1].live(link) as his:
        state(his)
        room = workers[0].room(link)
        for text in ("x" * 8000, "Grüße!"):
            workers[0].site.peers.tell(messages.spoken(room.state.row.id, said(text)))
        heard(his, "Grüße!")
    assert "too long to be told to other workers" in caplog.text


class LateStore:
    """A database whose answers to heartbeats take as many seconds, by a clock of its own."""

    def __init__(self, peers: SharedPeers, delays: list[float]) -> None:
        self.peers, self.delays, self.now = peers, delays, 0.0
        self.graces: list[float] = []

    def monotonic(self) -> float:
        return self.now

    async def beat(self, drives: bool, grace: float) -> Seen:
        self.graces.append(grace)
        self.now += self.delays.pop(0)
        self.peers._left = not self.delays
        return Seen([], [], [])


def test_leases_hold_longer_when_heartbeats_come_late(
    workers: list[Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A late heartbeat asks for as much grace, to a limit; punctual ones for ever less."""
    peers = SharedPeers(workers[0].site.store, True)
    late = peers._store = LateStore(peers, [0.0, 2.0, 0.0, 0.0, 60.0, 0.0])
    peers._spawn = lambda work: work.close()
    monkeypatch.setattr(shared, "BEAT", 0.0)
    monkeypatch.setattr(shared.time, "monotonic", late.monotonic)
    asyncio.run(peers._beats())
    calmer = shared.CALMER
    assert late.graces == pytest.approx([0, 0, 2, 2 * calmer, 2 * calmer**2, shared.LONGEST_GRACE])
    assert peers._trusted == late.now + shared.TRUSTED + shared.LONGEST_GRACE


def said(text: str) -> ChatMessage:
    return ChatMessage(0, "Ada", text)


def test_old_tables_are_cleared_away_by_one_worker(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Expired tables are deleted once a worker has run long enough, and not only after a day."""
    url = cluster.make()
    first = Running(url, SHARED)
    try:
        until(lambda: first.site.peers.workers)
        ada = Player(first.url)
        old, new = (ada.opens(f"/new/{GAME}", seating("me", "friend")) for _ in range(2))
    finally:
        first.stop()
    asked(url, f"UPDATE tables SET opened = 0 WHERE id = '{old.removeprefix('/t/')}'")
    monkeypatch.setattr(cache, "CALM", 0)
    again = Running(url, SHARED)
    try:
        until(lambda: asked(url, "SELECT count(*) FROM tables") == [(1,)])
        found = [Player(again.url).get(link).status_code for link in (old, new)]
        assert found == [404, 200]
    finally:
        again.stop()
        cluster.drop(url)


def test_who_signs_out_other_browsers_is_known_anew_at_both_workers(workers: list[Running]) -> None:
    ada = Player(workers[0].url)
    link = ada.table("me", "bot")
    until(lambda: workers[0].table(link) is not None, 90)
    lent = at(workers[1], Player(workers[0].url))
    lent.http.cookies.update(ada.http.cookies)
    with lent.live(link) as socket:
        assert state(socket)["seat"] == 0
        assert ada.post("/mine/alone").status_code == 303
        heard(socket, lambda frame: json.loads(frame).get("seat") == -1)
    with at(workers[1], ada).live(link) as socket:
        assert state(socket)["seat"] == 0
