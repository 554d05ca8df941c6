"""Afternoons: rounds at many tables, led from one page, for people without accounts."""

import re
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from farmyard.core import catalogue
from farmyard.server.afternoon import leading
from farmyard.server.afternoon.seating import meetings
from farmyard.server.web.pages.afternoon import handlers, shown
from tests.server.afternoon.conftest import NAMES, PLAN, Afternoon, seats_at
from tests.server.places import asked
from tests.server.served import GAME, Player, Process, Running, decide, state
from tests.server.test_replay import played
from tests.server.test_substitutes import action
from tests.waiting import until


def decided(it: Afternoon, link: str, names: list[str], rounds: int) -> None:
    """Let everybody at a table decide in turn, so many times around."""
    for name in names * rounds:
        with it.people[name].live(link) as socket:
            frame = state(socket)
            if frame["choices"]:
                decide(socket, frame["choices"][0][0], frame["n"])
                state(socket)


def later(monkeypatch: pytest.MonkeyPatch, minutes: float) -> None:
    """Move the clock of afternoons."""
    then = time.time_ns() // 1_000_000 + int(minutes * 60_000)
    for module in (leading, handlers, shown):
        monkeypatch.setattr(module, "now_ms", lambda: then)


def worth(ranks: list[int], seat: int) -> float:
    """Return the points of a seat: of the places that those of its rank take together."""
    alike = [n for n, rank in enumerate(sorted(ranks)) if rank == ranks[seat]]
    return sum(len(ranks) - n for n in alike) / len(alike)


# -- A round ---------------------------------------------------------------------


def test_a_round_leads_everybody_to_a_table(afternoon: Callable[..., Afternoon]) -> None:
    """Each page leads to the table at which that person sits; spare chairs have scarecrows."""
    it = afternoon(*NAMES)
    assert it.tables() == {}
    assert "It begins soon." in it.page()
    it.begins()
    tables = it.tables()
    assert sorted(map(len, tables.values())) == [2, 2, 3]
    assert sorted(name for names in tables.values() for name in names) == sorted(NAMES)
    for link, names in tables.items():
        for name in names:
            there = seats_at(it.people[name], link)
            assert there[0] == name, "the own chair"
            assert len(there) == 3
            assert {*names} <= {*there}
    assert "Round 1 of 2" in it.page(Player(it.leader.url))


def test_two_rounds_seat_nobody_with_the_same_twice(afternoon: Callable[..., Afternoon]) -> None:
    it = afternoon(*NAMES)
    it.begins()
    met: Counter[Any] = meetings(it.tables().values())
    assert it.does("end") == 303
    it.begins()
    assert not any(met[pair] for pair in meetings(it.tables().values()))


def test_standing_positions_are_scored_by_the_rules(
    server: Running, afternoon: Callable[..., Afternoon]
) -> None:
    """A round is ended by whoever leads: places are as the games stand, worth as on an evening, and
    add up over rounds; the tables are closed."""
    it, sums, rounds = afternoon(*NAMES), Counter[str](), 2
    for n in range(1, rounds + 1):
        it.begins()
        tables = it.tables()
        for link, names in tables.items():
            decided(it, link, names, 1 + n)
        told = {}
        for link, names in tables.items():
            room = server.room(link)
            ranks = room.state.table.ranks()
            for name in names:
                seat = room.state.names.index(name)
                told[name] = worth(ranks, seat)
        assert it.does("end") == 303
        sums.update(told)
        rows = it.sheet()
        assert {name: float(row[n]) for name, row in rows.items()} == told
        assert {name: float(row[-1]) for name, row in rows.items()} == dict(sums)
        for name, row in rows.items():
            assert int(row[0]) == 1 + sum(each > sums[name] for each in sums.values())
        for link, names in tables.items():
            assert "This round is over." in it.people[names[0]].get(link).text
    assert "That was the afternoon!" in it.page()
    assert 'class="heads"' in it.leader.get(f"{it.link}/wall").text


def test_a_round_ends_when_its_time_is_up(
    afternoon: Callable[..., Afternoon], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A round ends without doing: whoever looks next, even a stranger, finds it scored."""
    it = afternoon(*NAMES[:4])
    it.begins(size="2")
    later(monkeypatch, 19)
    assert "One minute left" in it.page()
    later(monkeypatch, 21)
    assert "Round 2 of 2 begins soon." in it.page(Player(it.leader.url))
    assert sum(float(row[-1]) for row in it.sheet().values()) == 6


def test_a_round_ends_when_all_tables_are_over(afternoon: Callable[..., Afternoon]) -> None:
    it = afternoon("Ada")
    it.begins(size="2", minutes="0")
    (link,) = it.tables()
    played(it.people["Ada"], link)
    page = unescape(it.people["Ada"].get(link).text)
    assert f'href="{it.link}">To the afternoon</a>' in page
    assert f"url={it.link}" in page, "it leads on by itself"
    until(lambda: "Round 2 of 2 begins soon." in it.page())
    assert it.tables() == {}


def test_a_pause_holds_all_tables_and_their_time(
    server: Running, afternoon: Callable[..., Afternoon], monkeypatch: pytest.MonkeyPatch
) -> None:
    it = afternoon(*NAMES[:4])
    it.begins(size="2")
    links = [*it.tables()]
    assert it.does("pause") == 303
    for link in links:
        assert server.room(link).state.standing.paused
    later(monkeypatch, 100)
    assert "minutes left" not in it.page()
    assert it.does("more") == 303
    assert it.does("pause") == 303
    for link in links:
        assert not server.room(link).state.standing.paused
    assert "21 minutes left" in it.page()


def test_who_is_late_joins_the_next_round_and_who_sits_out_comes_back(
    afternoon: Callable[..., Afternoon],
) -> None:
    it = afternoon(*NAMES[:4])
    away = it.people["Dora"]
    away.post(it.link, {"away": "yes"})
    it.begins()
    late = it.come("Zoë")
    assert it.way_of("Dora") == it.way_of("Zoë") == ""
    assert sum(map(len, it.tables().values())) == 3
    it.does("end")
    assert "Back again" in it.leader.get(it.lead).text
    assert it.does("back", who="Dora") == 303
    it.begins()
    assert it.way_of("Dora")
    assert it.way_of("Zoë")
    late.leave()


def test_people_write_to_each_other_where_whoever_leads_allows_it(
    afternoon: Callable[..., Afternoon],
) -> None:
    it = afternoon("Ada", "Ben")
    for talk, status in ((None, 403), ("yes", 303), ("no", 403)):
        it.begins(size="2", rounds="3", **({"talk": talk} if talk else {}))
        (link,) = it.tables()
        assert action(it.people["Ada"], link, "chat", "Good corn today") == status
        for name in ("Ada", "Ben"):
            assert ("Good corn today" in it.people[name].get(link).text) == (status == 303)
        assert it.does("end") == 303
        assert f'value="{talk or "no"}" selected' in it.leader.get(it.lead).text


# -- Strangers, mistakes, breakdowns ---------------------------------------------------


def test_a_stranger_can_read_and_do_nothing(
    afternoon: Callable[..., Afternoon], ben: Player
) -> None:
    it = afternoon("Ada", "Ben")
    for path in (f"{it.link}/lead/x", f"{it.link}/lead/{'a' * 12}", "/afternoon/nothing/lead/x"):
        assert ben.get(path).status_code == 404
        for deed in ("begin", "end", "pause", "more", "away", "finish", "erase"):
            assert ben.post(path, {**PLAN, "action": deed}).status_code == 404
    assert it.lead.rpartition("/")[2] not in ben.get(f"{it.link}/wall").text + it.page(ben)
    it.begins(size="2")
    assert "location" not in ben.get(it.link).headers


def test_a_name_is_no_chair(afternoon: Callable[..., Afternoon], ben: Player) -> None:
    it = afternoon("Ada")
    it.begins(size="2")
    chair = it.way_of("Ada")
    ben.post(it.link, {"name": "Ada"})
    assert "location" not in ben.get(it.link).headers
    assert "2 Ada" in it.page(ben)
    assert '" mine' not in ben.get(chair).text
    assert 'class="seat p-sun mine' not in ben.get(chair).text


@pytest.mark.parametrize("id", ["x", "a" * 2000, "%00", "'", "é"], ids=range(5))
def test_an_afternoon_that_is_not_there_is_said(ada: Player, id: str) -> None:
    for path in ("", "/wall", "/lead/x", "/lead/%00", "/results.csv", "/results.pdf"):
        for answer in (ada.get(f"/afternoon/{id}{path}"), ada.post(f"/afternoon/{id}{path}")):
            assert answer.status_code in (404, 405)


def test_no_page_looks_again_by_itself_where_something_is_typed(
    afternoon: Callable[..., Afternoon], ben: Player
) -> None:
    """Without scripts a page is loaded anew: not the way in, nor the form of the next round."""
    it, again = afternoon("Ada"), '<meta http-equiv="refresh"'
    asked = [ben.get(it.link), it.leader.get(it.lead)]
    assert not any(again in each.text for each in asked)
    waits = [it.people["Ada"].get(it.link), ben.get(f"{it.link}/wall")]
    it.begins()
    assert all(again in each.text for each in [*waits, it.leader.get(it.lead)])


@pytest.mark.parametrize(
    ("changes", "status"),
    [({"size": "0"}, 400), ({"size": "10"}, 400), ({"size": "x"}, 400), ({"minutes": "181"}, 400),
     ({"level": "3"}, 400), ({"mixing": "x"}, 400), ({"rounds": "21"}, 400), ({"game": "x"}, 404),
     ({"talk": "x"}, 400), ({"game": f"{GAME}:x"}, 400), ({"action": "dance"}, 400),
     ({"game": "x" * 9000}, 404)],
    ids=range(12),
)  # fmt: skip
def test_a_plan_that_cannot_be_is_refused(
    afternoon: Callable[..., Afternoon], changes: dict[str, str], status: int
) -> None:
    it = afternoon("Ada")
    answer = it.leader.post(it.lead, {**PLAN, "action": "begin", **changes})
    assert answer.status_code == status
    assert "It begins soon." in it.page()


def test_nothing_can_be_done_at_the_wrong_time(afternoon: Callable[..., Afternoon]) -> None:
    it = afternoon()
    assert it.does("begin", **PLAN) == 409, "nobody is there"
    assert it.does("pause") == it.does("more") == 409
    it.come("Ada")
    it.begins()
    assert it.does("begin", **PLAN) == 409


def test_of_two_who_begin_one_does(afternoon: Callable[..., Afternoon]) -> None:
    it = afternoon(*NAMES)
    with ThreadPoolExecutor(4) as threads:
        [*threads.map(lambda _: it.does("begin", **PLAN), range(4))]
    assert sorted(map(len, it.tables().values())) == [2, 2, 3]
    assert "Round 1 of" in it.page()


def test_who_is_erased_is_gone_and_so_is_an_afternoon(
    afternoon: Callable[..., Afternoon], monkeypatch: pytest.MonkeyPatch
) -> None:
    it = afternoon(*NAMES[:3])
    it.begins()
    it.people["Ben"].post("/mine/erase")
    it.does("end")
    assert sorted(it.sheet()) == ["Ada", "Cleo"]
    other = afternoon("Ada")
    assert other.does("erase") == 303
    assert other.leader.get(other.link).status_code == 404
    later(monkeypatch, 30 * 24 * 60 + 1)
    afternoon()
    assert it.leader.get(it.link).status_code == 404, "after thirty days"


def test_a_sheet_has_no_formulas(afternoon: Callable[..., Afternoon]) -> None:
    it = afternoon("=1+1", "@SUM", "Ada")
    assert sorted(it.sheet()) == ["'=1+1", "'@SUM", "Ada"]


def test_every_game_is_played_in_each_of_its_ways(afternoon: Callable[..., Afternoon]) -> None:
    """Every choice of the form can be begun, or is refused in a sentence for other numbers."""
    it = afternoon("Ada", "Ben")
    offered = re.findall(r'<option value="([a-z_]+(?::[a-z0-9_-]+)?)"', it.leader.get(it.lead).text)
    assert {each.partition(":")[0] for each in offered} >= {*catalogue.keys()}
    for game in (each for each in offered if each.partition(":")[0] in catalogue.keys()):
        answer = it.leader.post(it.lead, {**PLAN, "action": "begin", "game": game, "size": "2",
                                          "rounds": "20"})  # fmt: skip
        assert answer.status_code == 303 or "another number of people" in answer.text
        assert it.does("end") == 303


def test_a_server_that_is_killed_goes_on_where_it_was(tmp_path: Path) -> None:
    """Killed in the middle of a round, and as if it had been while seating and while scoring:
    everybody has one place, no round is lost, and the points are right."""
    db = tmp_path / "farmyard.db"
    server = Process(db)
    port = int(server.url.rpartition(":")[2])
    it = Afternoon(Player(server.url), *NAMES)
    it.begins()
    tables = it.tables()
    (link, names), *_ = tables.items()
    decided(it, link, names, 1)
    server.kill()
    for stage, left in (("playing", 1), ("seating", 2)):
        if stage == "seating":  # one table was opened, the others were not
            table = next(iter(tables)).removeprefix("/t/")
            asked(db, "DELETE FROM places WHERE table_id <> :table", table=table)
            asked(db, "UPDATE afternoons SET stage = 'seating', ends = 1")
        server = Process(db, port)
        again = it.tables()
        if stage == "playing":
            assert again == tables
        assert sorted(name for names in again.values() for name in names) == sorted(NAMES)
        assert link in again
        assert sorted(again[link]) == sorted(names)
        server.kill()
        assert left
    asked(db, "UPDATE afternoons SET stage = 'scoring', ends = 1")
    server = Process(db, port)
    assert "Round 2 of 2 begins soon." in it.page()
    rows = it.sheet()
    assert sorted(rows) == sorted(NAMES)
    assert all(float(row[-1]) >= 1 for row in rows.values())
    it.leave()
    server.kill()
