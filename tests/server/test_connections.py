"""Requests that are refused: other origins, forged cookies, floods, malformed input."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus

from farmyard.server.live.settings import Settings
from farmyard.server.table.seating import Person
from farmyard.server.web.transport.identity import SessionCookie
from tests.server.served import GAME, Player, Running, answered, heard
from tests.thorough import THOROUGH
from tests.waiting import until

PATHS = ["/name", f"/new/{GAME}", f"/quick/{GAME}"]


def test_every_answer_bears_the_headers(ada: Player) -> None:
    for path in ("/", "/nowhere", f"/new/{GAME}", f"/rules/{GAME}", "/static/base.css"):
        headers = ada.get(path).headers
        assert headers["content-security-policy"].startswith("default-src 'self'; style-src 'self'")
        assert "frame-ancestors 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
        assert policy.pop("style-src-attr") == "'unsafe-inline'", "numbers for the style sheet"
        assert policy.pop("img-src") == "'self' data:"
        assert set(policy.values()) == {"'self'", "'none'"}
        assert "server" not in headers


def test_the_cookie_is_for_us_alone(ada: Player) -> None:
    assert ada.get("/").headers.get("set-cookie") is None, "looking round needs no cookie"
    cookie = ada.post("/name", {"name": "Ada"}).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://elsewhere.example"},
        {"origin": "null"},
        {"origin": "http://[broken"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_other_sites_can_do_nothing(ada: Player, server: Running, headers: dict[str, str]) -> None:
    link = ada.table("me", "guest Cleo")
    before = len(server.site.actors)
    for path in [*PATHS, link + "/do", link + "/look", link + "/again", link + "/back"]:
        answer = ada.post(path, {"at": "0", "choice": "0", "seat": "1"}, **headers)
        assert answer.status_code == 403
        assert "another site" in answer.text
    assert len(server.site.actors) == before
    if "origin" in headers:
        with pytest.raises(InvalidStatus), ada.live(link, Origin=headers["origin"]):
            pass


def test_a_forged_cookie_is_no_cookie(ada: Player, server: Running) -> None:
    link = ada.table("me", "guest Cleo")
    victim = server.room(link).state.chairs[0].person
    forger = SessionCookie("not the secret of this house")
    token = ada.http.cookies["farmyard"]
    forged = [forger.token(Person(victim, "Ada")), token[:-2] + "xx", "", "é", "." * 50, token * 9]
    for value in forged:
        mallory = httpx.Client(base_url=server.url)
        raw = f"farmyard={value}".encode()
        for path in ("/look", "/do"):
            form = {"seat": "0", "at": "0", "choice": "0"}
            answer = mallory.post(link + path, data=form, headers={"cookie": raw})
            assert answer.status_code == 403
        assert mallory.get(link, headers={"cookie": raw}).status_code == 200
        mallory.close()


def test_what_is_too_long(ada: Player) -> None:
    for size in (20_000, 300_000):
        answer = ada.post("/name", {"name": "x" * size})
        assert answer.status_code == 413
        assert "too long" in answer.text
    many = "&".join(f"a{i}=1" for i in range(200))
    answer = ada.http.post(
        "/name", content=many, headers={"content-type": "application/x-www-form-urlencoded"}
    )
    assert answer.status_code == 400


def test_forms_of_another_kind(ada: Player) -> None:
    answer = ada.http.post("/name", files={"name": b"Ada"})
    assert answer.status_code == 400
    assert ada.http.post("/name", json={"name": "Ada"}).status_code == 400


def test_frames_that_are_too_long_or_not_text(ada: Player) -> None:
    link = ada.table("me", "guest Cleo")
    with ada.live(link) as socket:
        socket.send(json.dumps({"at": 0, "parts": ["x" * 3000]}))
        heard(socket, "too long")
        socket.send(b"\x00\x01")
        heard(socket, "could not understand")
        socket.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            heard(socket, "nothing of the kind")


def test_addresses_that_are_not_there(ada: Player) -> None:
    for path in (
        "/nowhere", "/t/no-such-table-aaaaaaaaaa", "/t/%00", "/t/..%2f..", "/new/chess",
        "/rules/%F0%9F%90%94", "/static/../app.py", "/static/%2e%2e/app.py", "/art/x/y.svg",
    ):  # fmt: skip
        answer = ada.get(path)
        assert answer.status_code == 404, path
        assert "Traceback" not in answer.text
    assert ada.get(f"/quick/{GAME}").status_code == 405
    assert ada.post("/").status_code == 405
    assert ada.post("/t/no-such-table-aaaaaaaaaa/do", {"at": "0"}).status_code == 404
    with pytest.raises(InvalidStatus), ada.live("/t/no-such-table-aaaaaaaaaa"):
        pass


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Running]:
    """Start a server with low rate limits."""
    little = Settings(
        bot_pause=(0, 0),
        turn_pauses=False,
        post_rate=(1.0, 5.0),
        frame_rate=(1.0, 5.0),
        max_spectators=2,
    )
    running = Running(tmp_path / "farmyard.db", little).prepare()
    yield running
    running.stop()


def shout(socket: Any, times: int) -> None:
    for _ in range(times):
        socket.send("{}")
    while True:
        socket.recv(10)


def test_too_much_at_once(strict: Running) -> None:
    ada = Player(strict.url)
    link = ada.table("me", "guest Cleo")
    answers = [ada.post("/name", {"name": "Ada"}).status_code for _ in range(8)]
    assert answers[:3] == [303] * 3
    assert answers[-1] == 429
    with ada.live(link) as socket:
        for _ in range(20):
            socket.send('{"at": 0, "choice": 9999}')
        heard(socket, "too much at once")
        with pytest.raises(ConnectionClosed):
            shout(socket, 300)
    until(lambda: not strict.room(link).audience.watchers)
    with ada.live(link), ada.live(link), pytest.raises(InvalidStatus), ada.live(link):
        pass
    assert strict.room(link).state.log == []
    ada.leave()


ACTIONS = ["leave", "return", "more", "back", "pause", "go-on", "yes", "no", "emote", "chat", "hen"]
text = st.text(max_size=30) | st.sampled_from(["0", "1", "-1", "99999999999999999999", "me", ""])
fields = st.dictionaries(
    st.sampled_from(
        ["seat0", "seat1", "seat2", "seat", "at", "choice", "part", "picked", "name", "start",
         "name0", "level1", "action", "word", "question", "table_clock", "table_talk", "x"]
    ) | st.text(max_size=8),
    text | st.sampled_from(ACTIONS),
    max_size=6,
)  # fmt: skip
# The server runs in threads of this process, and its pings use the global random numbers.
RANDOM = pytest.mark.filterwarnings("ignore:Do not use the `random` module")
MESSAGES = 100_000 if THOROUGH else 2_000


def fuzz(share: float) -> Any:
    """Run a test on random input, with this share of the usual number of examples."""
    often = settings(
        max_examples=round(share * MESSAGES),
        deadline=None,
        suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
    )
    return lambda test: pytest.mark.thorough(RANDOM(often(test)))


AT_TABLE = ["/do", "/look", "/back", "/sit", "/stand", "/fill", "/again", "/ask", "/action"]


@fuzz(0.3)
@given(data=fields, path=st.sampled_from([*PATHS, *AT_TABLE]))
def test_no_form_is_answered_with_a_fault_of_ours(
    server: Running,
    ada: Player,
    fuzzed: tuple[str, list[int]],
    bystander: Any,
    data: dict[str, str],
    path: str,
) -> None:
    link, log = fuzzed
    encodable = {k: v.encode("utf-8", "replace").decode() for k, v in data.items()}
    where = path if path in PATHS else link + path
    answer = ada.post(where, encodable)
    assert answer.status_code in (200, 303, 400, 403, 404, 409, 413)
    if answer.status_code != 303:
        assert "<main" in answer.text
        assert "Traceback" not in answer.text
    assert server.room(link).state.log[: len(log)] == log, "nothing is lost"
    bystander()


@fuzz(0.15)
@given(body=st.binary(max_size=200), kind=st.sampled_from(["", "x", "text/plain", "a/b;c"]))
def test_no_body_is_answered_with_a_fault_of_ours(ada: Player, body: bytes, kind: str) -> None:
    form = "application/x-www-form-urlencoded"
    answer = ada.http.post("/name", content=body, headers={"content-type": kind or form})
    assert answer.status_code in (303, 400)


@fuzz(0.3)
@given(
    frame=st.text(max_size=80)
    | st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
        lambda inner: (
            st.lists(inner, max_size=3)
            | st.dictionaries(
                st.sampled_from(
                    ["choice", "parts", "look", "back", "at", "ask", "action", "word", "x"]
                ),
                inner | st.sampled_from(ACTIONS),
                max_size=4,
            )
        ),
    ).map(json.dumps)
)
def test_no_frame_breaks_a_socket(
    fuzzed: tuple[str, list[int]], bystander: Any, line: Any, frame: str
) -> None:
    assert fuzzed
    try:
        line.send(frame)
    except UnicodeEncodeError:
        return
    assert not [said for said in answered(line) if "our side" in said]
    bystander()


@fuzz(0.25)
@given(
    who=st.sampled_from(["ada", "ben", "eve", "mallory"]),
    at=st.integers(-3, 3) | st.just(10**9),
    choice=st.integers(0, 40) | st.integers(0, 10**6),
    legal=st.booleans(),
    back=st.booleans(),
)
def test_a_move_is_made_if_it_is_legal_and_fresh_and_by_the_right_seat(
    forged: Any, who: str, at: int, choice: int, legal: bool, back: bool
) -> None:
    """Forged, stale, repeated and illegal moves are refused with a sentence and change nothing."""
    room, link, people = forged
    table, before = room.state.table, list(room.state.log)
    choices = table.legal()
    wanted = choices[choice % len(choices)] if legal and choices else choice
    moment = max(0, len(before) + at)
    mine = {"ada": 0, "ben": 1}.get(who) == table.to_move and not table.over
    may = mine and moment == len(before) and wanted in choices
    form = {"choice": str(wanted), "at": str(moment)}
    if back and at:
        form, may = {"at": str(moment)}, False  # taking back at another moment is refused
    path = "/back" if back and at else "/do"
    answer = people[who].post(link + path, form)
    assert answer.status_code == 303 if may else answer.status_code in (400, 403, 409)
    assert room.state.log == ([*before, wanted] if may else before)
    if not may:
        assert 'role="alert"' in answer.text or "<h1>" in answer.text


@pytest.fixture
def forged(people: Any, server: Running) -> Any:
    """Open a game of two, with a stranger and a player who forges the first one's cookie."""
    ada, ben, eve, mallory = people(4)
    link = ada.table("me", "friend", start="0")
    ben.post(link + "/sit", {"seat": "1"})
    room = server.room(link)
    forger = SessionCookie("not the secret of this house")
    mallory.http.headers["cookie"] = (
        f"farmyard={forger.token(Person(room.state.chairs[0].person, 'Ada'))}"
    )
    return room, link, {"ada": ada, "ben": ben, "eve": eve, "mallory": mallory}


def test_nobody_is_told_who_somebody_is(server: Running, people: Any) -> None:
    """Person ids and dice keys are in no page, no frame and no other person's cookie."""
    ada, ben = people(2)
    link = ada.table("me", "friend", table_talk="yes", start="0")
    ben.post(link + "/sit", {"seat": "1"})
    room = server.room(link)
    ada.post(link + "/action", {"action": "chat", "word": "Good day"})
    secrets = [chair.person for chair in room.state.chairs]
    secrets += [f"{half:016x}" for half in room.state.row.key] + [
        str(half) for half in room.state.row.key
    ]
    assert all(len(secret) >= 16 for secret in secrets[:4])
    told = [ada.get(link).text]
    ben.post(link + "/action", {"action": "pause"})
    ada.post(link + "/action", {"action": "leave"})
    told += [
        player.get(path).text for player in (ada, ben) for path in (link, link + "/around", "/")
    ]
    for program in (True, False):
        with ben.live(link, program=program) as socket:
            told += answered(socket)
    assert len(told) >= 8
    assert not [secret for secret in secrets for page in told if secret in page]


@pytest.fixture
def bystander(people: Any, server: Running) -> Any:
    """Open a second table; the returned function checks that it has not changed."""
    cleo, dora = people(2)
    link = cleo.table("me", "friend", start="0")
    dora.post(link + "/sit", {"seat": "1"})
    room = server.room(link)
    was = (
        list(room.state.log),
        list(room.state.chairs),
        room.state.row,
        room.state.table.position(),
        room.audience.version,
    )

    def unchanged() -> None:
        now = (
            list(room.state.log),
            list(room.state.chairs),
            room.state.row,
            room.state.table.position(),
            room.audience.version,
        )
        assert now == was

    return unchanged


@pytest.fixture
def fuzzed(ada: Player, server: Running) -> tuple[str, list[int]]:
    """Open a table with a few moves made, as a target for malformed input."""
    link, pick = ada.table("me", "guest Cleo"), random.Random(3)
    room = server.room(link)
    for _ in range(3):
        ada.post(link + "/look", {"seat": str(room.state.table.to_move)})
        choice = pick.choice(room.state.table.legal())
        ada.post(link + "/do", {"choice": str(choice), "at": str(len(room.state.log))})
    assert len(room.state.log) == 3
    return link, list(room.state.log)


@pytest.fixture
def line(ada: Player, fuzzed: tuple[str, list[int]]) -> Iterator[Any]:
    with ada.live(fuzzed[0], program=True) as socket:
        yield socket


def test_a_proxy_may_change_the_hosts_name(ada: Player) -> None:
    said = {"origin": "https://farm.example", "sec-fetch-site": "same-origin"}
    assert ada.post("/name", {"name": "Ada"}, **said).status_code == 303


def test_a_fault_of_ours_says_nothing_of_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    from farmyard.server.web.pages.hall import shown as hall_page

    def breaks(*_: Any) -> Any:
        raise ZeroDivisionError("secret of the house")

    monkeypatch.setattr(hall_page, "hall", breaks)
    running = Running(tmp_path / "farmyard.db")
    ada = Player(running.url)
    answer = ada.get("/")
    assert answer.status_code == 500
    assert "wheel" in answer.text
    assert "ZeroDivision" not in answer.text
    assert "secret" not in answer.text
    ada.leave()
    running.stop()


def test_nothing_is_logged_about_people(
    people: Any, server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    ada, ben = people(2)
    ada.post("/name", {"name": "Rumpelstilz"})
    link = ada.table("me", "friend")
    ben.post(link + "/sit", {"seat": "1", "name": "Schneewitt"})
    with ada.live(link) as socket:
        socket.send("rubbish")
        answered(socket)
    ours = [r.getMessage() for r in caplog.records if r.name.startswith(("farmyard", "uvicorn"))]
    told = "\n".join(ours)
    assert not any(word in told for word in ("Rumpelstilz", "Schneewitt", "127.0.0.1", link))
