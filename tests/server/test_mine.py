"""A person's own games: the list of finished ones, with totals, and no games of other people."""

import asyncio
import html
import io
import json
import re
import threading
import zipfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from farmyard.core import catalogue
from farmyard.server.live.pools import Pool
from farmyard.server.store.schema import BOT, CLOSED, OPEN, OVER, PERSON, PLAYING, Chair, TableRow
from farmyard.server.web.pages.mine import past, taking
from farmyard.server.web.pages.mine import shown as mine_page
from farmyard.server.web.transport.identity import BEFORE, UNDO
from farmyard.terminal.main import main
from tests.server.served import FAST, GAME, Player, Running, heard, seating
from tests.server.test_replay import played
from tests.server.test_substitutes import action
from tests.waiting import PATIENCE, until

KEYS = catalogue.keys()
DAY = 86_400
NOON = 1_700_000_000


def person_of(player: Player, server: Running) -> str:
    """Return the person id in a player's cookie."""
    found: Any = server.site.session_cookie._signer.loads(player.http.cookies["farmyard"])
    return str(found[0])


def known(player: Player, server: Running, name: str) -> str:
    """Give a player a name, and return the person id that comes with it."""
    player.post("/name", {"name": name})
    return person_of(player, server)


def kept(server: Running, row: TableRow, *chairs: Chair) -> str:
    """Store a table directly, and return its link."""
    beside = threading.Thread(
        target=lambda: asyncio.run(server.site.store.open_table(row, list(chairs)))
    )
    beside.start()
    beside.join()
    return f"/t/{row.id}"


def over(n: int, me: str, scores: tuple[int, ...], stage: str = OVER, key: str = GAME) -> TableRow:
    """Return the row of a finished table, with an id and a time made from n."""
    ranks = [1 + sum(other > own for other in scores) for own in scores]
    result = {"at": NOON + n * DAY, "ranks": ranks, "counts": [str(s) for s in scores],
              "counted": "points", "won": True, "scores": scores}  # fmt: skip
    tail = "".join("abcdefghij"[int(digit)] for digit in f"{n:05}")
    id = f"under-the-oak-{me[:5].translate(str.maketrans('0123456789', 'ghijklmnop'))}{tail}"
    ended = json.dumps(result) if stage == OVER else ""
    return TableRow(id, f"Oak {n}", key, 1, {}, (1, 1), me, NOON + n * DAY, stage, result=ended)


def around(me: str, *others: Chair) -> list[Chair]:
    return [Chair(0, PERSON, me, "Ada"), *others]


def ben_at(seat: int = 1, person: str = "ben") -> Chair:
    return Chair(seat, PERSON, person, "Ben")


def hen_at(seat: int = 1) -> Chair:
    return Chair(seat, BOT, "", "Tattie", "hen")


def text_of(page: str) -> str:
    return html.unescape(re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", page.split("<main")[1])))


# -- The list ----------------------------------------------------------------------


def test_a_stranger_sees_an_empty_nest_and_nothing_of_others(
    ada: Player, ben: Player, server: Running
) -> None:
    me = known(ada, server, "Ada")
    link = kept(server, over(1, me, (3, 1)), *around(me, ben_at()))
    assert link in ada.get("/mine").text
    assert "Nothing laid yet" in ben.get("/mine").text
    known(ben, server, "Ben")
    assert "Nothing laid yet" in ben.get("/mine").text
    assert 'href="/mine"' in ben.get("/").text
    assert "farmyard" not in ben.get("/mine").headers.get("set-cookie", "")


def test_games_are_listed_by_day_newest_first_with_how_they_stood(
    ada: Player, server: Running
) -> None:
    me = known(ada, server, "Ada")
    kept(server, over(1, me, (3, 1)), *around(me, ben_at()))
    kept(server, over(2, me, (1, 4)), *around(me, ben_at()))
    kept(server, over(3, me, (2, 2, 0)), *around(me, ben_at(), hen_at(2)))
    kept(server, over(4, me, (), CLOSED), *around(me, hen_at()))
    kept(server, over(5, me, (), PLAYING), *around(me, hen_at()))
    page = ada.get("/mine").text
    told = text_of(page)
    assert re.findall(r"Oak (\d)", told) == ["4", "3", "2", "1"], "a running one is not over"
    for says in ("Oak 1 You won", "Oak 2 Ben won", "Oak 3 Shared first", "Oak 4 broken off"):
        assert says in told
    assert f"{catalogue.card(GAME).short}, 4 to 1 points." in told
    assert "with Ben and Tattie" in told
    assert me not in page, "numbers of people are on no page"


@pytest.mark.parametrize(
    ("show", "found"), [("", "4321"), ("won", "31"), ("other", "2"), ("off", "4"), ("?", "4321")]
)
def test_the_list_is_filtered_without_scripts(
    ada: Player, server: Running, show: str, found: str
) -> None:
    me = known(ada, server, "Ada")
    for row in (over(1, me, (3, 1)), over(2, me, (1, 4)), over(3, me, (2, 2)),
                over(4, me, (), CLOSED)):  # fmt: skip
        kept(server, row, *around(me, ben_at()))
    told = text_of(ada.get(f"/mine?show={show}").text)
    assert re.findall(r"Oak (\d)", told) == list(found)
    assert "All 4 Won 2 Not won 1 Broken off 1" in told


def test_forty_rows_then_earlier_ones(ada: Player, server: Running) -> None:
    me = known(ada, server, "Ada")
    for n in range(mine_page.ROWS + 3):
        kept(server, over(n, me, (3, 1)), *around(me, ben_at()))
    first = ada.get("/mine").text
    assert first.count('class="was"') == mine_page.ROWS
    assert "3 earlier games" in first
    (more,) = re.findall(r'href="(/mine\?from=\d+)"', first)
    later = ada.get(more).text
    assert re.findall(r"Oak (\d+)", text_of(later)) == ["2", "1", "0"]
    assert "earlier games" not in later
    for odd in ("-1", "99999999999", "x", "²"):
        assert ada.get(f"/mine?from={odd}").status_code == 200


def test_totals_are_by_game_and_by_company_and_bots_stand_under_their_level() -> None:
    """Aborted games count nowhere, and a renamed person is counted as one."""
    renamed = Chair(1, PERSON, "ben", "Benjamin")
    stored = [
        (over(1, "ada", (3, 1)), around("ada", ben_at())),
        (over(2, "ada", (1, 4)), around("ada", renamed)),
        (over(3, "ada", (5, 2, 1), key=KEYS[1]), around("ada", hen_at(), hen_at(2))),
        (over(4, "ada", (), CLOSED), around("ada", ben_at())),
    ]
    history = past.gathered(stored, "ada")
    shown = mine_page.mine(history, "", 0, {}, {"hen": "Hen"})
    assert [(each["key"], each["won"], each["n"]) for each in shown["by_game"]] == [
        (KEYS[0], 1, 2),
        (KEYS[1], 1, 1),
    ]
    assert [(each["name"], each["won"], each["n"]) for each in shown["company"]] == [
        ("Benjamin", 1, 2),
        ("Hen", 1, 1),
    ]
    assert shown["by_game"][0]["share"] == 50


def test_a_game_that_is_played_to_its_end_comes_on_the_list(ada: Player, server: Running) -> None:
    link = ada.plays(GAME)
    assert "Nothing laid yet" in ada.get("/mine").text
    until(lambda: server.table(link), 90)
    played(ada, link)
    until(lambda: link in ada.get("/mine").text)
    told = text_of(ada.get("/mine").text)
    assert "Today" in told
    assert "one minute" in told
    german = ada.http.get("/mine", headers={"accept-language": "de"}).text
    assert "Heute" in text_of(german)


# -- Codes for another browser -----------------------------------------------------


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Freeze the time by which codes expire; the test moves it."""
    time = [NOON]
    monkeypatch.setattr(taking, "now", lambda: time[0])
    return time


@pytest.fixture
def house(houses: Any) -> Running:
    """Start a server without a rate limit for codes."""
    made: Running = houses(replace(FAST, carry_rate=(1e6, 1e6)))
    return made


def link_for(player: Player) -> str:
    """Request a code, and return the path of its link."""
    shown = player.post("/mine/take")
    assert shown.status_code == 200
    found = re.search(r'value="http[^"]*(/take/[^"]+)"', html.unescape(shown.text))
    assert found is not None
    return found[1]


def come(house: Running, n: int) -> list[Player]:
    return [Player(house.url) for _ in range(n)]


def test_games_are_taken_along_once(house: Running, clock: list[int]) -> None:
    ada, phone, thief = come(house, 3)
    me = known(ada, house, "Ada")
    game = kept(house, over(1, me, (3, 1)), *around(me, ben_at()))
    link = link_for(ada)
    assert "Go on here as Ada?" in phone.get(link).text
    assert "A code of yours is out" in ada.get("/mine/take").text, "a look changes nothing"
    assert "farmyard" not in phone.http.cookies
    assert phone.post(link).headers["location"] == "/mine"
    assert game in phone.get("/mine").text
    assert person_of(phone, house) == me
    assert "Ada is on the other device now" in ada.get("/mine/take").text
    assert game in ada.get("/mine").text
    assert thief.get(link).status_code == thief.post(link).status_code == 404
    assert "farmyard" not in thief.http.cookies


def test_a_new_name_is_that_of_both_devices(house: Running, clock: list[int]) -> None:
    """The newest name is on every page and at the next table, wherever it was given."""
    ada, phone = come(house, 2)
    me = known(ada, house, "Ada")
    phone.post(link_for(ada))
    phone.post("/name", {"name": "Adelheid"})
    assert 'value="Adelheid"' in ada.get("/").text
    assert person_of(ada, house) == me
    assert house.room(ada.table("me", "friend")).state.chairs[0].name == "Adelheid"
    other = house.room(ada.opens(f"/new/{GAME}", seating("me", "friend") | {"name": "Addi"}))
    assert other.state.chairs[0].name == "Addi"
    assert house.room(phone.table("me", "friend")).state.chairs[0].name == "Addi"
    ada.post("/mine/erase")
    assert traces(house, me, "Adelheid", "Addi") == []


def test_a_code_is_torn_up_or_ends_by_a_new_one_or_in_time(
    house: Running, clock: list[int]
) -> None:
    ada, phone = come(house, 2)
    known(ada, house, "Ada")
    first = link_for(ada)
    second = link_for(ada)
    assert phone.get(first).status_code == 404, "another was shown"
    assert ada.post("/mine/tear").status_code == 303
    assert phone.post(second).status_code == 404
    assert "No code of yours is out" in ada.get("/mine/take").text
    third = link_for(ada)
    clock[0] += 60 * taking.MINUTES - 1
    assert phone.get(third).status_code == 200
    clock[0] += 1
    assert phone.get(third).status_code == phone.post(third).status_code == 404


def test_a_code_is_kept_as_a_hash(house: Running, clock: list[int]) -> None:
    (ada,) = come(house, 1)
    known(ada, house, "Ada")
    code = link_for(ada).rpartition("/")[2].encode()
    for file in house.db.parent.iterdir():
        assert code not in file.read_bytes(), file
    assert ada.post("/mine/take").headers["cache-control"] == "no-store"


def stored(house: Running, link: str) -> tuple[TableRow, list[Chair]]:
    """Read a table from the store, in a thread without an event loop."""
    store = house.site.store
    with ThreadPoolExecutor(1) as beside:
        work = beside.submit(lambda: asyncio.run(store.table(link.removeprefix("/t/"))))
        return work.result()  # type: ignore[return-value]


def people_at(house: Running, link: str) -> list[str]:
    """Return who sits at a table, the same in memory and in the store."""
    there = [chair.person for chair in house.room(link).state.chairs]
    assert there == [chair.person for chair in stored(house, link)[1]]
    return there


def frame_of(player: Player, link: str) -> Any:
    with player.live(link) as socket:
        return json.loads(socket.recv(PATIENCE))


@pytest.fixture
def trap(house: Running, clock: list[int]) -> tuple[Player, Player, str, str, list[str]]:
    """Let Mallory give a link to Vic, who plays with Wim. Returns Mallory, Vic, the link, the table
    with Wim, and the numbers of Vic and Wim."""
    mallory, vic, wim = come(house, 3)
    known(mallory, house, "Mallory")
    both = [known(vic, house, "Vic"), known(wim, house, "Wim")]
    table = vic.table("me", "friend")
    wim.post(f"{table}/sit", {"seat": "1"})
    until(lambda: house.table(table), 90)
    return mallory, vic, link_for(mallory), table, both


@pytest.mark.parametrize("form", [{}, {"bring": "yes"}], ids=["alone", "with games"])
def test_no_link_of_another_person_takes_a_chair_at_a_game_with_others(
    house: Running, trap: Any, form: dict[str, str]
) -> None:
    mallory, vic, link, table, both = trap
    me = both[0]
    over_with_wim = kept(house, over(1, me, (3, 1)), Chair(0, PERSON, me, "Vic"), ben_at())
    waiting, solo = vic.table("me", "friend"), vic.table("me", "bot")
    until(lambda: house.table(solo), 90)
    asked = vic.get(link).text
    told = text_of(asked)
    assert "both see Mallory’s cards and play Mallory’s chairs" in told
    assert "2 of your tables wait for others or are played with them" in told
    assert "2 games that are over or that nobody else plays" in told
    (box,) = re.findall(r"<input[^>]*checkbox[^>]*>", asked)
    assert "checked" not in box
    assert vic.post(link, form).status_code == 303
    assert person_of(vic, house) == person_of(mallory, house) != me
    about = mallory.get(table.replace("/t/", "/programs/tables/")).json()
    assert [chair["mine"] for chair in about["chairs"]] == [False, False]
    assert frame_of(mallory, table)["seat"] == -1
    assert people_at(house, table) == both
    assert people_at(house, waiting) == [me, ""]
    comes = person_of(mallory, house) if form else me
    assert people_at(house, solo)[0] == stored(house, over_with_wim)[1][0].person == comes
    assert stored(house, solo)[0].opener == comes
    assert (over_with_wim in mallory.get("/mine").text) == bool(form)

    assert "This browser was Vic" in text_of(vic.get("/mine").text)
    assert "This browser was" not in mallory.get("/mine").text
    assert vic.post("/mine/undo").status_code == 303
    assert person_of(vic, house) == me
    assert people_at(house, solo)[0] == stored(house, over_with_wim)[1][0].person == me
    assert stored(house, solo)[0].opener == me
    assert frame_of(vic, table)["seat"] == 0
    assert over_with_wim not in mallory.get("/mine").text
    assert vic.post("/mine/undo").status_code == 410, "once"


def test_it_can_be_undone_for_an_hour(house: Running, trap: Any, clock: list[int]) -> None:
    mallory, vic, link, _, (me, _) = trap
    vic.post(link)
    clock[0] += UNDO - 1
    second = link_for(come(house, 1)[0])
    assert vic.post(second).status_code == 303
    assert vic.post("/mine/undo").status_code == 303
    assert person_of(vic, house) == person_of(mallory, house), "one step back at a time"
    assert "This browser was Vic" in text_of(vic.get("/mine").text)
    clock[0] += 1
    assert "This browser was" not in vic.get("/mine").text
    assert vic.post("/mine/undo").status_code == 410
    assert person_of(vic, house) == person_of(mallory, house) != me


def test_a_cookie_of_before_is_no_cookie_of_now(house: Running, trap: Any) -> None:
    _, vic, link, _, _ = trap
    vic.post(link)
    (thief,) = come(house, 1)
    thief.http.cookies.set("farmyard", vic.http.cookies[BEFORE])
    assert "This browser was" not in thief.get("/mine").text
    assert thief.get("/programs/tables").json() == {"tables": []}


def test_other_browsers_are_signed_out(house: Running, clock: list[int]) -> None:
    """A browser that was the same person keeps no chair, no game, no code and no first try."""
    ada, lent, ben = come(house, 3)
    me, other = known(ada, house, "Ada"), known(ben, house, "Ben")
    lent.post(link_for(ada))
    table, waiting = ada.table("me", "friend"), ada.table("me", "friend")
    ben.post(f"{table}/sit", {"seat": "1"})
    until(lambda: house.table(table), 90)
    first = ada.opens(f"/daily/{GAME}")
    done = kept(house, over(1, me, (3, 1)), *around(me, ben_at()))
    lent.post("/name", {"name": "Adelheid"})
    code = link_for(lent)
    with lent.live(table) as socket:
        assert json.loads(socket.recv(PATIENCE))["seat"] == 0
        assert ada.post("/mine/alone").headers["location"] == "/mine"
        heard(socket, lambda frame: json.loads(frame).get("seat") == -1)
    anew = person_of(ada, house)
    assert anew != me == person_of(lent, house)
    assert people_at(house, table) == [anew, other]
    assert people_at(house, waiting) == [anew, ""]
    assert done in ada.get("/mine").text
    assert 'value="Adelheid"' in ada.get("/").text
    assert frame_of(ada, table)["seat"] == 0
    assert lent.get("/programs/tables").json() == {"tables": []}
    assert done not in lent.get("/mine").text
    assert ben.get(code).status_code == 404
    assert ada.opens(f"/daily/{GAME}") == first, "the first try stays the first"


def test_two_who_have_sat_at_one_table_are_not_made_one(house: Running, clock: list[int]) -> None:
    """Two players of one table cannot be merged, since one of them would see both hands."""
    ada, ben = come(house, 2)
    me, other = known(ada, house, "Ada"), known(ben, house, "Ben")
    link = ada.table("me", "friend")
    ben.post(f"{link}/sit", {"seat": "1"})
    code = link_for(ada)
    assert "you are two people" in ben.get(code).text
    assert ben.post(code).status_code == 409
    assert person_of(ben, house) == other
    assert [chair.person for chair in house.room(link).state.chairs] == [me, other]
    assert "A code of yours is out" in ada.get("/mine/take").text, "and the code still works"
    assert ada.post(code).status_code == 409, "nor does it lead from a browser to itself"


def test_codes_are_not_guessed_by_the_thousand(houses: Any, clock: list[int]) -> None:
    house = houses(replace(FAST, carry_rate=(0.01, 3.0)))
    (thief,) = come(house, 1)
    assert [thief.get(f"/take/{n}").status_code for n in range(5)] == [404, 404, 404, 429, 429]


def test_another_site_takes_nobody_along(house: Running, clock: list[int]) -> None:
    ada, phone = come(house, 2)
    known(ada, house, "Ada")
    link = link_for(ada)
    answer = phone.http.post(link, headers={"origin": "https://elsewhere.example"})
    assert answer.status_code == 403
    assert "farmyard" not in phone.http.cookies


# -- The archive -------------------------------------------------------------------


def archive_of(player: Player) -> dict[str, str]:
    """Download all games, and return the texts by their names."""
    answer = player.get("/mine/games.zip")
    assert answer.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        assert archive.testzip() is None
        return {name: archive.read(name).decode() for name in archive.namelist()}


def test_every_finished_game_is_in_the_copy_and_can_be_verified(
    ada: Player, ben: Player, server: Running, tmp_path: Path
) -> None:
    """The archive has all finished games, a line for an aborted one, and none that is running."""
    known(ada, server, "Ada")
    links = [ada.plays(GAME), ada.plays(GAME)]
    running = ada.plays(GAME)
    for link in links:
        until(lambda link=link: server.table(link), 90)
        played(ada, link)
    me = person_of(ada, server)
    broken = kept(server, over(7, me, (), CLOSED), *around(me, hen_at()))
    until(lambda: ada.get("/mine").text.count('class="was"') == 3)
    found = archive_of(ada)
    told = found.pop("games.txt")
    assert len(found) == len(links)
    for link in (*links, broken):
        assert link.removeprefix("/t/") in told
    assert running.removeprefix("/t/") not in told + "".join(found)
    secret = server.room(running).state.row.secret
    assert secret not in "".join(found.values())
    for name, text in found.items():
        assert any(link.removeprefix("/t/") in name for link in links)
        file = tmp_path / name
        file.write_text(text, encoding="utf-8")
        checked = CliRunner().invoke(main, ["verify", str(file)])
        assert checked.exit_code == 0, checked.output
    assert archive_of(ben) == {"games.txt": "My games at Farmyard\n\n"}


def test_a_game_that_can_no_longer_be_replayed_is_listed_alone(
    ada: Player, server: Running
) -> None:
    me = known(ada, server, "Ada")
    kept(server, over(1, me, (3, 1)), *around(me, ben_at()))
    found = archive_of(ada)
    assert list(found) == ["games.txt"]
    assert "no file" in found["games.txt"]
    assert me not in found["games.txt"]


def test_copies_are_made_a_few_at_a_time(
    ada: Player, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    full = Pool("test", 1, 0)
    monkeypatch.setattr(server.site, "archives", full)
    assert ada.get("/mine/games.zip").status_code == 503
    full.stop()


# -- Erasing a person --------------------------------------------------------------

NAME = "Adalgisa"


def traces(house: Running, *texts: str) -> list[str]:
    """Return those of some texts that the database file, or any file beside it, contains."""
    files = [file.read_bytes() for file in house.db.parent.iterdir() if file.is_file()]
    return [text for text in texts if any(text.encode() in file for file in files)]


def test_who_is_erased_leaves_no_trace_and_others_keep_their_games(house: Running) -> None:
    ada, ben = come(house, 2)
    me, other = known(ada, house, NAME), known(ben, house, "Ben")
    shared = kept(house, over(1, me, (1, 3)), Chair(0, PERSON, me, NAME), ben_at(1, other))
    for n in range(2, 60):  # enough to free whole pages of the file
        alone = kept(house, over(n, me, (3, 1)), Chair(0, PERSON, me, NAME), hen_at())
    ada.get(shared)  # loads the table into memory
    ada.post("/mine/take")
    assert traces(house, me, NAME) == [me, NAME]
    asked = text_of(ada.get("/mine/erase").text)
    assert "Erase your 59 games?" in asked
    answer = ada.post("/mine/erase")
    assert answer.headers["location"] == "/mine"
    assert "farmyard" not in ada.http.cookies
    assert traces(house, me, NAME) == []
    assert "Nothing laid yet" in ada.get("/mine").text
    told = text_of(ben.get("/mine").text)
    assert "Oak 1 You won" in told
    assert "with Somebody" in told
    assert ben.get(alone).status_code == 404
    state = house.room(shared).state
    assert state.names == ["Somebody", "Ben"]
    assert not state.knows(me)
    assert not state.knows(""), "who has no cookie is not the one who was erased"


def test_a_running_game_goes_on_with_a_bot_and_a_waiting_chair_becomes_free(
    house: Running,
) -> None:
    ada, ben = come(house, 2)
    me, other = known(ada, house, NAME), known(ben, house, "Ben")
    running, waiting = ada.table("me", "friend"), ben.table("me", "friend", "friend")
    ben.post(f"{running}/sit", {"seat": "1"})
    ada.post(f"{waiting}/sit", {"seat": "1"})
    lonely = ada.table("me", "bot")
    for link in (running, lonely):
        until(lambda link=link: house.table(link), 90)
    assert action(ada, running, "emote", "hello") == 303
    asked = text_of(ada.get("/mine/erase").text)
    assert "3 tables are not over" in asked
    assert house.room(running).state.row.name in asked
    ada.post("/mine/erase")
    state = house.room(running).state
    assert state.names == ["Somebody", "Ben"]
    assert state.chairs[0].level
    assert state.seats_of(other) == [1]
    assert house.room(waiting).state.chairs[1].kind == OPEN
    assert ben.get(lonely).status_code == 404
    assert traces(house, me, NAME) == []
    shown = ben.get(running).text
    assert "Somebody" in shown
    assert NAME not in shown
    until(lambda: state.table.to_move == 1 or state.table.over, 90)


def test_a_table_that_all_have_left_by_erasing_is_deleted(house: Running) -> None:
    ada, ben = come(house, 2)
    me, other = known(ada, house, NAME), known(ben, house, "Benvenuto")
    shared = kept(
        house, over(1, me, (1, 3)), Chair(0, PERSON, me, NAME), Chair(1, PERSON, other, "Benvenuto")
    )
    ada.post("/mine/erase")
    assert shared in ben.get("/mine").text
    ben.post("/mine/erase")
    assert ben.get(shared).status_code == 404
    assert traces(house, NAME, "Benvenuto", shared.removeprefix("/t/")) == []


def test_nobody_is_erased_by_a_look_or_by_another_site(ada: Player, server: Running) -> None:
    me = known(ada, server, "Ada")
    link = kept(server, over(1, me, (1, 3)), *around(me, ben_at()))
    ada.get("/mine/erase")
    ada.http.post("/mine/erase", headers={"origin": "https://elsewhere.example"})
    assert link in ada.get("/mine").text


def test_keeping_them_has_the_focus_and_the_copy_comes_first(ada: Player, server: Running) -> None:
    me = known(ada, server, "Ada")
    kept(server, over(1, me, (1, 3)), *around(me, ben_at()))
    shown = ada.get("/mine/erase").text
    assert '<a class="btn" href="/mine" autofocus>Keep them</a>' in shown
    assert shown.index("games.zip") < shown.index("btn warn")
    assert "Erase one game" in shown
