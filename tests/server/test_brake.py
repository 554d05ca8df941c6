"""A server past its capacity says that it is busy, and makes no move late."""

import contextlib
import json
from typing import Any

import pytest

from farmyard.server.live.brake import BEAT, FEW, Brake
from farmyard.server.table.refusals import TableRefusal
from farmyard.server.words import say
from tests.server.served import Player, Running, decide, heard


class Clock:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


def made(brake: Brake, decisions: int) -> int:
    """Return how many of so many decisions are let through."""
    found = 0
    for _ in range(decisions):
        with contextlib.suppress(TableRefusal):
            brake.check()
            found += 1
    return found


def test_a_server_that_keeps_up_refuses_nothing() -> None:
    clock = Clock()
    brake = Brake(1.0, clock)
    for _ in range(100):
        clock.time += BEAT + 0.9
        assert made(brake, 50) == 50
        brake.beat()
    assert brake.refused == 0


def test_one_that_is_behind_refuses_until_it_has_caught_up() -> None:
    clock = Clock()
    brake = Brake(1.0, clock)
    assert made(brake, 30) == 30
    clock.time += BEAT + 1.1
    assert made(brake, 30) == 0
    assert brake.refused == 30
    brake.beat()
    assert made(brake, 30) == 30


def test_a_table_on_a_slow_machine_is_no_crowd() -> None:
    """A few decisions are made however long the machine has stood still."""
    clock = Clock()
    brake = Brake(1.0, clock)
    clock.time += 60
    assert made(brake, FEW + 5) == FEW


@pytest.mark.parametrize("program", [True, False])
def test_the_player_is_told_and_may_try_again(
    ada: Player, server: Running, monkeypatch: pytest.MonkeyPatch, program: bool
) -> None:
    """A refused move is not made; page and program read the sentence; the next try counts."""
    link = ada.table("me", "guest Cleo", start="0")
    room, brake = server.room(link), server.site.brake
    choice = room.state.table.legal()[0]
    with ada.live(link, program=program) as line:
        heard(line, "<" if not program else "choices")
        monkeypatch.setattr(brake, "check", Behind(brake))
        decide(line, choice, 0)
        refused: Any = json.loads(heard(line, str(say("busy"))[:20])[-1])
        assert refused["at"] == 0
        assert room.state.table.n == 0
        posted = ada.post(link + "/do", {"choice": str(choice), "at": "0"})
        assert posted.status_code == 503
        assert room.state.table.n == 0
        monkeypatch.undo()
        decide(line, choice, 0)
        heard(line, lambda _: room.state.table.n == 1)


class Behind:
    """The check of a brake whose loop has fallen behind."""

    def __init__(self, brake: Brake) -> None:
        self._check, self._brake = brake.check, brake

    def __call__(self) -> None:
        self._brake._last -= 60
        self._brake._made = FEW
        try:
            self._check()
        finally:
            self._brake.beat()
