"""Moves to a scarecrow's chair, by whoever leads, while a round is on."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from farmyard.server.table.sealing import key_of
from tests.server.afternoon.conftest import NAMES, Afternoon, seats_at
from tests.server.served import GAME, Player, Process, Running, state
from tests.waiting import until


def table_with(it: Afternoon, name: str) -> str:
    """Return the id of the table at which a person sits."""
    return it.way_of(name).removeprefix("/t/")


def all_decide(it: Afternoon, room: Any, link: str) -> None:
    """Let whoever is to move decide, until each person and scarecrow at a table has."""
    table, seen = room.state.table, set[int]()
    while len(seen) < len(room.state.chairs) and not table.over:
        n, seat = table.n, table.to_move
        if player := it.people.get(room.state.names[seat]):
            move = {"choice": str(table.legal()[-1]), "at": str(len(room.state.log))}
            assert player.post(link + "/do", move).status_code == 303
        until(lambda n=n: table.n > n)
        seen.add(seat)


def test_who_comes_late_gets_the_chair_of_a_scarecrow(
    server: Running, afternoon: Callable[..., Afternoon]
) -> None:
    """The chair is played from where it stands, counts at the end, and its deal stays sealed."""
    it = afternoon("Ada")
    it.begins(size="2")
    late = it.come("Zoë")
    assert "Move somebody" in it.leader.get(it.lead).text
    link = it.way_of("Ada")
    room = server.room(link)
    key = room.state.row.key
    assert it.does("move", who="Zoë", to=table_with(it, "Ada")) == 303
    assert it.way_of("Zoë") == link
    assert seats_at(late, link)[0] == "Zoë"
    assert sorted(room.state.names) == ["Ada", "Zoë"]
    assert key_of(room.state.row, room.state.chairs) == key
    assert "Move somebody" not in it.leader.get(it.lead).text, "no scarecrow is left"
    all_decide(it, room, link)
    assert it.does("end") == 303
    assert sum(float(row[1]) for row in it.sheet().values()) == 3


def test_who_is_moved_counts_where_the_round_ends(
    server: Running, afternoon: Callable[..., Afternoon]
) -> None:
    """The chair left behind goes to a scarecrow, which plays on, and nobody can take it back."""
    it = afternoon(*NAMES)
    it.begins()
    tables = it.tables()
    (full,) = (link for link, names in tables.items() if len(names) == 3)
    _, spare = sorted(tables, key=lambda link: len(tables[link]) == 3)[:2]
    name = tables[full][0]
    with it.people[name].live(full) as socket:
        state(socket)
        assert it.does("move", who=name, to=spare.removeprefix("/t/")) == 303
        assert until(lambda: it.link in socket.recv(timeout=10)), "the page leads on"
    assert it.way_of(name) == spare
    assert seats_at(it.people[name], spare)[0] == name
    assert name not in server.room(full).state.names
    assert server.room(full).state.kept_for(it.people[name].cookie) == []
    assert it.people[name].post(full + "/action", {"action": "return"}).status_code == 409
    for link in (full, spare):
        all_decide(it, server.room(link), link)
    assert it.does("end") == 303
    rows = it.sheet()
    assert sorted(rows) == sorted(NAMES)
    room = server.room(spare).state
    ranks = room.table.ranks()
    (seat,) = (chair.seat for chair in room.chairs if chair.name == name)
    alike = [n for n, rank in enumerate(sorted(ranks)) if rank == ranks[seat]]
    assert float(rows[name][-1]) == sum(3 - n for n in alike) / len(alike)


def test_a_move_that_cannot_be_is_refused_in_a_sentence(
    afternoon: Callable[..., Afternoon], ben: Player
) -> None:
    it = afternoon(*NAMES)
    sentences = (
        ("Ada", "", "Already at this table"), ("Dora", "Finn", "does not sit out"),
        ("Nobody", "Finn", "does not sit out"), ("Ada", "none", "No scarecrow sits"),
    )  # fmt: skip
    assert it.does("move", who="Ada", to="x") == 409, "no round is on"
    it.does("away", who="Dora")
    it.begins(size="3")
    assert [*map(len, it.tables().values())] == [3, 3]
    for name, beside, says in sentences:
        to = table_with(it, beside or name) if beside != "none" else "x"
        answer = it.leader.post(it.lead, {"action": "move", "who": name, "to": to})
        assert answer.status_code == 409
        assert says in answer.text
    full = next(link for link in it.tables() if link != it.way_of("Ada"))
    answer = it.leader.post(it.lead, {"action": "move", "who": "Ada", "to": full[3:]})
    assert (answer.status_code, "No scarecrow sits" in answer.text) == (409, True)
    move = {"action": "move", "who": "Ada", "to": full[3:]}
    assert ben.post(f"{it.link}/lead/x", move).status_code == 404
    assert it.way_of("Ada") != full


def test_of_two_who_are_sent_to_one_chair_one_gets_it(
    afternoon: Callable[..., Afternoon],
) -> None:
    it = afternoon("Ada")
    it.begins(size="2")
    to = table_with(it, "Ada")
    for name in ("Ben", "Cleo"):
        it.come(name)
    assert [it.does("move", who=name, to=to) for name in ("Ben", "Cleo")] == [303, 409]
    assert it.way_of("Cleo") == ""


def test_a_move_outlives_the_server(tmp_path: Path) -> None:
    """A scarecrow's chair given away, taken and left again is the same after a hard stop."""
    db = tmp_path / "farmyard.db"
    server = Process(db)
    port = int(server.url.rpartition(":")[2])
    it = Afternoon(Player(server.url), *NAMES[:5])
    it.begins(game=GAME)
    tables = it.tables()
    full, spare = sorted(tables, key=lambda link: -len(tables[link]))
    name = tables[full][0]
    places = [(spare, full), (full, spare), (spare, full)]
    for to, left in places:
        assert it.does("move", who=name, to=to[3:]) == 303
        assert it.way_of(name) == to
        seats = sorted(seats_at(it.leader, to)), sorted(seats_at(it.leader, left))
        assert name in seats[0]
        assert name not in seats[1]
    server.kill()
    server = Process(db, port)
    assert it.way_of(name) == spare
    assert (sorted(seats_at(it.leader, spare)), sorted(seats_at(it.leader, full))) == seats
    with it.people[name].live(spare) as socket:
        assert "choices" in state(socket)
    assert it.people[name].post(full + "/action", {"action": "return"}).status_code == 409
    assert it.does("end") == 303
    assert sorted(it.sheet()) == sorted(NAMES[:5])
    it.leave()
    server.kill()
