"""Replays: each moment is seen through permitted eyes only, from tables, files and what-ifs."""

import json
import random
import re
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

import farmyard
from farmyard.core import catalogue
from farmyard.core.chance.fairness import Check, checks, commitment_of
from farmyard.core.formats import gamefile
from farmyard.core.tables.seat_views import SeatViews
from farmyard.server import words
from farmyard.server.live import cache as all_actors
from farmyard.server.live.peers import following
from farmyard.server.live.settings import Settings
from farmyard.server.store.place import Place
from farmyard.server.web.drawing import history
from farmyard.server.web.drawing.status_line import brief, ended
from tests.core.test_gamefile import SAVED
from tests.server.places import at_both
from tests.server.served import GAME, Player, Running, decide, my_turn
from tests.waiting import until

KEYS = catalogue.keys()
OF_MEMORY = [
    key
    for key in KEYS
    if not catalogue.game(key).page_hooks.may_look_back(farmyard.table(key).views.of())
]
OTHERS = [key for key in KEYS if key not in OF_MEMORY]
EYES = ("watcher", "0", "1")


def laid(player: Player, server: Running, key: str) -> str:
    """Open a table against bots, wait until it is loaded, and return its link."""
    link = player.plays(key, lot="x")
    player.get(link)
    until(lambda: server.table(link), 90)
    return link


def played(player: Player, link: str, most: int = 10**6, seed: int = 5) -> None:
    """Make this many random decisions of the player's own, or all until the end."""
    dice = random.Random(seed)
    with player.live(link) as socket:
        for _ in range(most):
            frame = my_turn(socket)
            if frame["over"]:
                return
            going_on = [c for c in frame["choices"] if "give" not in c[1]] or frame["choices"]
            decide(socket, dice.choice(going_on)[0], frame["n"])
        my_turn(socket)


@pytest.fixture(scope="module")
def finished(server: Running) -> Iterator[tuple[Player, str]]:
    """Return a player who has finished a game, and its link."""
    player = Player(server.url)
    link = laid(player, server, GAME)
    played(player, link)
    yield player, link
    player.leave()


def say(page: str) -> str:
    """Return the status line of a page."""
    found = re.search(r'id="say"[^>]*>(.*?)</span>', page)
    assert found
    return found[1].replace("&#x27;", "'")


# -- A finished game ------------------------------------------------------------


def test_seats_show_who_is_ahead(finished: tuple[Player, str], server: Running) -> None:
    """Each seat has its place at every moment of the game, by the scores then; none while level."""
    player, link = finished
    table, led = server.table(link), set[str]()
    for n in range(0, table.n + 1, 5):
        page = player.get(f"{link}/replay?move={n}").text
        shown = dict.fromkeys(range(len(table.names)), "")
        for seat in page.split('id="seat-')[1:]:
            places = re.findall(r'data-place="(.)" title="(.*?)"', seat)
            assert len(places) <= 1
            shown[int(seat[0])] = places[0][0] if places else ""
            assert f", {places[0][1]}</span>" in seat if places else "in the lead" not in seat
        scores = table.game.display_scores(table.history[n])
        level = len(set(scores)) == 1
        placed = ["" if level else str(1 + sum(b > a for b in scores)) for a in scores]
        assert list(shown.values()) == placed
        led |= {*placed}
    assert {"", "1"} < led
    assert player.get(link).text.count("data-place=") == len(table.names), "on the table as well"


def test_every_move_of_a_finished_game_through_all_eyes(
    finished: tuple[Player, str], ben: Player, server: Running
) -> None:
    _, link = finished
    table = server.table(link)
    for n in (0, 1, table.n // 2, table.n - 1, table.n):
        for eyes in EYES:
            page = ben.get(f"{link}/replay?move={n}&eyes={eyes}")
            assert page.status_code == 200
            assert f"{n} of {table.n}" in page.text
            seat = -1 if eyes == "watcher" else int(eyes)
            assert say(page.text) == (
                ended(table.game.words.outcome(table.views.of(seat), seat, table.names))
                if n == table.n
                else brief(table.views.line(n - 1, seat))
                if n
                else words.say("the-deal")
            )


@at_both
def test_a_game_is_looked_back_at_wherever_it_is_kept(houses: Any, place: Place) -> None:
    """Another server on the same database has the game's log, its replay and its file."""
    first = houses()
    ada = Player(first.url)
    link = laid(ada, first, GAME)
    played(ada, link)
    saved, log = ada.get(f"{link}/game.txt").text, list(first.room(link).state.log)
    first.stop()
    again = houses()
    ben = Player(again.url)
    end = until(lambda: (page := ben.get(f"{link}/replay")).status_code == 200 and page)
    assert again.room(link).state.log == log
    assert f"of {again.table(link).n}" in end.text
    assert ben.get(f"{link}/game.txt").text == saved
    for player in (ada, ben):
        player.leave()


def test_the_strip_leads_on_without_scripts(finished: tuple[Player, str], ben: Player) -> None:
    _, link = finished
    page = ben.get(f"{link}/replay").text
    seen = []
    for _ in range(4):
        seen.append(page)
        found = re.search(r'id="to-next" href="([^"]+)"', page)
        assert found
        page = ben.get(found[1].replace("&amp;", "&").replace("&#x2f;", "/")).text
    assert len(set(seen)) == 4
    end = re.search(r'id="to-last" href="([^"]+)"', page)
    assert end
    page = ben.get(end[1].replace("&amp;", "&").replace("&#x2f;", "/")).text
    assert 'id="to-next" href' not in page
    assert 'id="whatif"' not in page, "nothing is left to decide there"
    assert "<form" in page
    assert 'name="eyes"' in page


def test_a_moment_too_late_is_the_last_one(finished: tuple[Player, str], ben: Player) -> None:
    _, link = finished
    assert ben.get(f"{link}/replay?move=99999").text == ben.get(f"{link}/replay?move=99998").text
    for nonsense in ("move=-1", "move=x", "eyes=x", "eyes=9", "eyes=-1", "move=" + "9" * 40):
        assert ben.get(f"{link}/replay?{nonsense}").status_code == 400


def test_what_is_on_the_end_page_leads_here(finished: tuple[Player, str]) -> None:
    ada, link = finished
    page = ada.get(link).text.replace("&#x2f;", "/")
    assert f'href="{link}/replay?move=0' in page
    assert f'data-copy="{link}/replay"' in page


# -- While a game runs ----------------------------------------------------------


@pytest.mark.parametrize("key", OTHERS)
def test_while_a_game_runs_only_open_eyes(people: Any, server: Running, key: str) -> None:
    ada, eve = people(2)
    link = laid(ada, server, key)
    seat = "0"
    assert ada.get(f"{link}/replay?eyes={seat}").status_code == 200
    assert ada.get(f"{link}/replay?eyes=watcher").status_code == 200
    assert eve.get(f"{link}/replay").status_code == 200
    others = range(1, len(server.room(link).state.chairs))
    for player, eyes in [(ada, others), (eve, range(len(server.room(link).state.chairs)))]:
        for closed in eyes:
            answer = player.get(f"{link}/replay?eyes={closed}")
            assert answer.status_code == 403
            assert "once the game is over" in answer.text
    page = ada.get(f"{link}/replay?eyes=0").text
    assert 'id="whatif"' not in page
    assert 'id="save"' not in page
    assert ada.get(link + "/game.txt").status_code == 409
    assert ada.post(link + "/whatif", {"move": "0", "seat": "0"}).status_code == 409


@pytest.mark.parametrize("key", OF_MEMORY)
def test_nobody_looks_back_while_he_should_remember(people: Any, server: Running, key: str) -> None:
    ada, eve = people(2)
    link = laid(ada, server, key)
    for player in (ada, eve):
        for query in ("", "?eyes=watcher", "?move=0&eyes=0"):
            answer = player.get(f"{link}/replay{query}")
            assert answer.status_code == 409
            assert "Remembering is a part of this game" in answer.text


def test_behind_the_curtain_a_watchers_eyes_alone(ada: Player, server: Running) -> None:
    """At a shared screen, replays show no hand but that of the seat that is now looking."""
    key = OTHERS[0]
    link = ada.opens(f"/new/{key}", {"seat0": "me", "seat1": "guest", "start": "1"})
    until(lambda: server.table(link), 90)
    assert 'id="curtain"' in ada.get(link).text
    for eyes in ("0", "1"):
        assert ada.get(f"{link}/replay?eyes={eyes}").status_code == 403
    ada.post(link + "/look", {"seat": "1"})
    assert ada.get(f"{link}/replay?eyes=1").status_code == 200
    assert ada.get(f"{link}/replay?eyes=0").status_code == 403


# -- What if --------------------------------------------------------------------


def test_what_if_goes_on_with_dice_nobody_knows(
    finished: tuple[Player, str], ben: Player, server: Running
) -> None:
    _, link = finished
    old = server.room(link)
    n = old.state.table.n // 2
    new = [
        ben.opens(link + "/whatif", {"move": str(n), "seat": "1", "lot": f"lot{i}"})
        for i in range(2)
    ]
    rooms = [server.room(each) for each in new]
    for room in rooms:
        assert room.state.log[:n] == old.state.table.history.moves[:n]
        assert [c.kind for c in room.state.chairs].count("bot") == len(room.state.chairs) - 1
        for seat in (-1, 0, 1):
            now, then = (
                room.state.table.views.of(seat, n),
                old.state.table.views.of(seat, n),
            )
            assert now.tobytes() == then.tobytes()
        assert room.state.table.history.renewals[0][0] == n
    keys = {
        old.state.table.history.dice,
        *(room.state.table.history.renewals[0][1] for room in rooms),
    }
    assert len(keys) == 3, "the dice are each table's own"
    for i, each in enumerate(new):
        played(ben, each, seed=i)
        text = ben.get(each + "/game.txt").text
        assert [c for c in checks(text) if c.holds is False] == []
        assert {"renewed", "left", "replay", "words"} <= {c.name for c in checks(text) if c.holds}
    # A branch of a branch, from a moment after the first; then loaded from the database.
    last = server.room(new[0]).state.table.n - 1
    third = ben.opens(new[0] + "/whatif", {"move": str(last), "seat": "1"})
    room = server.room(third)
    assert (
        room.state.table.history.moves[:last]
        == server.room(new[0]).state.table.history.moves[:last]
    )
    assert len(room.state.table.history.renewals) == 2
    before = room.state.table.position()
    del server.site.actors._actors[room.state.row.id]
    ben.get(third)
    if len(server.room(third).state.log) == last:
        assert server.table(third).position() == before
    played(ben, third)
    text = ben.get(third + "/game.txt").text
    assert [c for c in checks(text) if c.holds is False] == []
    assert Check("left", True) in checks(text)
    named = [said["commitment"] for said in gamefile.read(text)[0]["left"]]
    assert named == [commitment_of(server.room(each).state.row.secret) for each in (link, new[0])]
    # A branch from a moment before the first branch leaves the first game.
    early = ben.opens(third + "/whatif", {"move": str(n - 1), "seat": "1"})
    assert [said["commitment"] for said in json.loads(server.room(early).state.row.seals)] == named[
        :1
    ]


def test_what_if_is_sent_twice_and_laid_once(finished: tuple[Player, str], ben: Player) -> None:
    _, link = finished
    ben.post("/name", {"name": "Ben"})
    form = {"move": "3", "seat": "0", "once": "1" * 32}
    first, again = (ben.opens(link + "/whatif", form) for _ in range(2))
    assert first == again
    assert ben.opens(link + "/whatif", form | {"once": "2" * 32}) != first


def test_just_after_a_start_what_needs_a_table_waits_for_it(
    finished: tuple[Player, str], server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Game files and what-ifs wait for a table that is being loaded, and are not refused."""
    ada, link = finished
    gate, load, actors = threading.Event(), following.load, server.site.actors
    monkeypatch.setattr(following, "load", lambda *given: gate.wait(60) and load(*given))
    monkeypatch.setattr(all_actors, "LOADED_WITHIN", 0.1)
    asked = {link + "/whatif": {"move": "3", "seat": "0"}, link + "/game.txt": None}
    for path, form in asked.items():
        gate.clear()
        actors._actors.pop(link.removeprefix("/t/"))
        with ThreadPoolExecutor(1) as thread:
            answer = thread.submit(ada.post if form else ada.get, path, *filter(None, [form]))
            until(lambda: actors._loading)
            assert not answer.done()
            gate.set()
            assert answer.result().status_code == (303 if form else 200)


def test_what_if_from_where_there_is_nothing_left(
    finished: tuple[Player, str], ben: Player, server: Running
) -> None:
    _, link = finished
    n = server.table(link).n
    for move, seat in ((n, 0), (n + 5, 0), (0, 9)):
        answer = ben.post(link + "/whatif", {"move": str(move), "seat": str(seat)})
        assert answer.status_code == 400
    assert ben.post(link + "/whatif", {"move": "x", "seat": "0"}).status_code == 400


# -- Files ----------------------------------------------------------------------


def upload(player: Player, content: bytes | str, name: str = "game.txt") -> Any:
    body = content.encode() if isinstance(content, str) else content
    return player.http.post("/replay", files={"file": (name, body)}, headers={"origin": player.url})


def test_a_saved_file_is_opened_again(finished: tuple[Player, str], ben: Player) -> None:
    ada, link = finished
    text = ada.get(link + "/game.txt").text
    answer = upload(ben, text)
    assert answer.status_code == 303
    where = answer.headers["location"]
    page = ben.get(where + "?move=3&eyes=1")
    assert page.status_code == 200
    assert say(page.text) == say(ben.get(f"{link}/replay?move=3&eyes=1").text)
    for how, saved in SAVED.items():
        assert upload(ben, saved(text)).status_code == 303, how


@pytest.mark.parametrize("key", KEYS)
def test_files_of_every_game_of_the_library_too(ben: Player, key: str) -> None:
    table, dice = farmyard.table(key, seed=3), random.Random(1)
    while not table.over and table.n < 30:
        table.play(dice.choice(table.legal()))
    where = upload(ben, table.text()).headers["location"]
    for n in (0, 15, 30):
        for eyes in EYES:
            assert ben.get(f"{where}?move={n}&eyes={eyes}").status_code == 200


BROKEN = {
    "empty": b"",
    "not text": bytes(range(256)),
    "another text": b"Dear Sir or Madam",
    "no head": b"farmyard 1\n",
    "no such game": b'farmyard 1\ngame: "chess"\nrules_version: 1\nseats: ["a"]\nkey: "0"\n',
    "deep": b"farmyard 1\ngame: " + b"[" * 100_000,
    "strange seats": b'farmyard 1\ngame: "by_golly"\nrules_version: 1\nseats: {}\nkey: "0"\n',
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_file_gets_one_clear_sentence(ben: Player, name: str) -> None:
    answer = upload(ben, BROKEN[name])
    assert answer.status_code == 400
    found = re.search(r"</h1><p>(.*?)</p>", answer.text)
    assert found
    assert found[1].endswith(".")
    assert "Traceback" not in answer.text


def test_a_tampered_file_is_no_fault_of_ours(finished: tuple[Player, str], ben: Player) -> None:
    ada, link = finished
    text, dice = ada.get(link + "/game.txt").text, random.Random(4)
    for _ in range(60):
        at, more = dice.randrange(len(text)), dice.choice(["", "9", '"', "[", "\n", "é", "-1"])
        answer = upload(ben, text[:at] + more + text[at + dice.randrange(3) :])
        assert answer.status_code in (303, 400)


def test_uploads_are_limited_in_size_and_number(
    finished: tuple[Player, str], ben: Player, server: Running
) -> None:
    ada, link = finished
    assert upload(ben, b"#" * 600_000).status_code == 413
    assert ben.post("/replay", {"file": "x"}).status_code == 400
    assert (
        ben.http.post("/replay", files={"file": b"x"}, headers={"origin": "https://x"}).status_code
        == 403
    )
    text = ada.get(link + "/game.txt").text
    first = upload(ben, text).headers["location"]
    for i in range(Settings().files_per_ip):
        upload(ben, f"{text}# {i}\n")
    assert ben.get(first).status_code == 404
    assert "not remembered any more" in ben.get(first).text


def test_a_moment_words_no_more_of_the_log_than_it_shows(
    finished: tuple[Player, str], server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only log lines that are shown are written, as the end of a long game would be slow else."""
    player, link = finished
    table = server.table(link)
    player.get(f"{link}/replay?eyes=watcher")  # computes the marks of all moves once
    worded: list[int] = []
    line = SeatViews.line
    monkeypatch.setattr(
        SeatViews, "line", lambda t, n, *s, **k: worded.append(n) or line(t, n, *s, **k)
    )
    page = player.get(f"{link}/replay?move={table.n}&eyes=watcher").text
    assert page.count("<li") > min(20, table.n // 4)
    assert set(worded) <= set(range(table.n - history.LOOKS_BACK, table.n))
    worded.clear()
    player.get(f"{link}/replay?move=9&eyes=watcher")
    assert set(worded) == set(range(9))
