"""Tests of views and imagined worlds in single positions."""

import pytest

from farmyard.core.chance.dice import key_of
from farmyard.core.record import SPECTATOR
from tests.games.chickenrun.written import GAME, Table, dealt, table
from tests.sampling import differing


def test_a_record_is_small() -> None:
    assert GAME.rules.State.dtype.itemsize <= 2048


def test_hands_and_piles_are_hidden() -> None:
    t = dealt(3)
    for seat in (-1, 0, 1, 2):
        view = t.view(seat)
        for p in range(3):
            assert (view["hands"][p].min() >= 0) == (p == seat)
            assert (view["kept"][p].min() >= 0) == (p == seat)
            assert (view["plans"][p] >= 0) == (p == seat)
        assert view["piles"].max() == view["plan_pile"].max() == view["deck"].max() == -1
        assert view["key"].tobytes() == b"\xff" * 16


SECRETS = ("hands", "carry", "plans", "kept", "piles", "plan_pile", "deck", "gone_from", "seen")


@pytest.mark.parametrize("field", SECRETS)
def test_a_planted_leak_is_caught(field: str) -> None:
    """Each secret field differs between states that look the same, so showing it would
    be noticed."""
    t = table(
        3,
        hands={0: "Rope, Hat", 1: "Crate"},
        carry={0: "Plank"},
        plans={0: ["Long Dig"], 2: ["Rope Drop"]},
        kept={0: ["Wishbone"], 1: ["Quick March", "Forty Winks"]},
        seen=[["barn Rope"], [], []],
    )
    told = 0
    for n in range(9):
        other = GAME.imagine(GAME.see(t.states, SPECTATOR), SPECTATOR, key_of(n, 7))
        assert differing(GAME.see(t.states, SPECTATOR), GAME.see(other, SPECTATOR)) == []
        told += other[0][field].tobytes() != t.s[field].tobytes()
    assert told


def test_remembered_cards_stay_where_they_are() -> None:
    """After a look into a pile that nobody has visited since, every imagined world
    agrees with it."""
    t = table(3, at={0: "barn"}, tweedy="0,20").roll(4, 2).play("stay", "pass")
    pile = t.pile("barn")
    for n in range(20):
        world = Table(GAME.imagine(GAME.see(t.states, 0), 0, key_of(n, 3)))
        assert world.pile("barn") == pile
    others = [
        Table(GAME.imagine(GAME.see(t.states, 1), 1, key_of(n, 3))).pile("barn") for n in range(20)
    ]
    assert any(other != pile for other in others)
