"""The next game: each player chooses to join it, and chairs are kept for a while."""

import random
from html import unescape
from typing import Any

import pytest

from farmyard.server.live import opening
from farmyard.server.live.actor import Actor
from tests.server.served import SHORT, Player, Running, heard
from tests.server.test_substitutes import at_table, decide_somehow
from tests.waiting import until


def finished(server: Running, people: Any) -> tuple[Player, Player, str, Any]:
    ada, ben, link, room = at_table(server, people, **SHORT)
    pick = random.Random(3)
    while not room.state.table.over:
        decide_somehow(room, [ada, ben], link, pick)
    return ada, ben, link, room


def test_who_presses_goes_and_the_others_are_asked(
    server: Running, people: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "AWAITED", 0.3)
    ada, ben, link, _ = finished(server, people)
    with ben.live(link, program=False) as socket:
        new = ada.opens(link + "/again")
        frames = heard(socket, "Ada plays again. Come along?")
        assert not [frame for frame in frames if frame.startswith('{"go"')]
        assert new in unescape(frames[-1])
    assert "Ada plays again" in ben.get(link).text, "the end can be read on"
    ada.get(new)
    until(lambda: server.room(new).state.chairs[1].level)
    assert not server.room(new).state.chairs[0].level, "who has come keeps his chair"
    assert ben.get(new).text.count("Take my chair back") > 0


def test_a_chair_is_kept_for_nobody_who_has_come(
    server: Running, people: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[Any] = []
    absent = Actor.hand_over_absent

    async def look(self: Actor) -> None:
        await absent(self)
        looked.append(self)

    monkeypatch.setattr(Actor, "hand_over_absent", look)
    monkeypatch.setattr(opening, "AWAITED", 0.6)
    ada, ben, link, _ = finished(server, people)
    new = ada.opens(link + "/again")
    assert ben.opens(link + "/again") == new, "both touched it"
    for player in (ada, ben):
        player.get(new)
    until(lambda: looked)
    assert [chair.level for chair in server.room(new).state.chairs] == ["", ""]


def test_it_is_said_how_many_are_there(server: Running, people: Any) -> None:
    """NEW-F32: a player still on the old page is told how many of the three have arrived."""
    ada, ben, cleo = people(3)
    ada.post("/name", {"name": "Ada"})
    link = ada.table("me", "friend", "friend", start="0", **SHORT)
    for seat, player in enumerate((ben, cleo), start=1):
        player.post(link + "/sit", {"seat": str(seat), "name": "Ben" if seat == 1 else "Cleo"})
    room = until(lambda: server.table(link) and server.room(link))
    pick = random.Random(3)
    while not room.state.table.over:
        decide_somehow(room, [ada, ben, cleo], link, pick)
    with cleo.live(link, program=False) as socket:
        new = ada.opens(link + "/again")
        ada.get(new)
        heard(socket, "Ada plays again. Come along? 1 of 3 is there.")
        ben.get(new)
        heard(socket, "Ada plays again. Come along? 2 of 3 are there.")
