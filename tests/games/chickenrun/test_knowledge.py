"""Tests of views and imagined worlds in single positions."""

from typing import Any

import pytest

from farmyard.core.chance.dice import key_of
from farmyard.core.record import SPECTATOR
from farmyard.games.chickenrun.box import PLAN_NAMES
from tests.games.chickenrun.test_rulebook import SELECTING, TRADING
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


def worlds(t: Table, seat: int, n: int) -> list[Table]:
    """Return n worlds that a seat imagines."""
    return [Table(GAME.imagine(GAME.see(t.states, seat), seat, key_of(k, 3))) for k in range(n)]


def test_remembered_cards_stay_where_they_are() -> None:
    """After a look into a pile that nobody has visited since, every imagined world
    agrees with it."""
    t = table(3, at={0: "barn"}, tweedy="0,20").roll(4, 2).play("stay", "pass")
    pile = t.pile("barn")
    assert all(world.pile("barn") == pile for world in worlds(t, 0, 20))
    assert any(world.pile("barn") != pile for world in worlds(t, 1, 20))


@pytest.mark.parametrize("plan", [PLAN_NAMES[0], PLAN_NAMES[-1]])
def test_a_plan_put_under_the_pile_stays_there(plan: str) -> None:
    """CR-059: Who exchanged a plan imagines it at the bottom; others imagine any there."""
    own = {0: [plan, "Stilt Walk"]}
    t = table(
        3, plans=own, knows=[own[0], [], []], at={0: "food store"}, phase="FOOD", step="TRADE"
    )
    t.play("exchange", plan)
    mine, others = (
        {PLAN_NAMES[world.s["plan_pile"][0]] for world in worlds(t, seat, 9)} for seat in (0, 2)
    )
    assert mine == {plan}
    assert len(others) > 1


def test_who_is_asked_imagines_the_offer_as_it_was_made() -> None:
    """CR-R44: In every world that Ben imagines, saying yes to Ada costs him his Rope, or his plan,
    and brings him hers."""
    meeting: dict[str, Any] = {"at": {0: "3,9", 1: "3,9"}, **TRADING}
    cards = table(carry={0: "Hat", 1: "Rope"}, **meeting)
    cards.play("offer", "eggs 0", "Hat", "eggs 0", "Rope")
    plans = table(plans={0: ["Long Dig"], 1: ["Rope Drop"]}, **meeting)
    plans.play("offer", "eggs 0", "Long Dig", "eggs 0", "Rope Drop")
    assert cards.asked == plans.asked == (1, "REPLY")
    for world in worlds(cards, 1, 3):
        world.play("accept")
        assert (world.carry(0), world.carry(1)) == ("Rope", "Hat")
    for world in worlds(plans, 1, 3):
        world.play("accept")
        assert (world.plans(0), world.plans(1)) == (["Rope Drop"], ["Long Dig"])


def test_who_is_beaten_makes_no_second_bid_in_an_imagined_world() -> None:
    """CR-129: Cleo, whose bid was beaten, is not imagined to bid again with those tied."""
    fields: dict[str, Any] = {**SELECTING, "turn": 2, "begun": 3}
    t = table(3, eggs=[4, 4, 4], options={"control": "bid"}, **fields).play("pass")
    t.play("eggs 3", "eggs 3", "eggs 1", "eggs 2")
    for world in worlds(t, 1, 5):
        assert 0 <= world.s["bids"][0] <= 4
        assert world.s["bids"][2] == -1
