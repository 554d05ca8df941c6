"""Every option at random: who may know what, what might be so, what is legal.

What `tests/test_every_game.py` will ask of the game once its card is on the shelf.
"""

import random
from typing import Any

import pytest

from farmyard.core.compiling import COMPILED
from farmyard.core.dice import key_of
from farmyard.core.record import SPECTATOR, clone
from tests.games.chickenrun.lively import games
from tests.games.chickenrun.written import GAME, Table, dealt, table
from tests.sampling import differing, option_sets

GAMES = 2 if COMPILED else 1
EVERY = 23 if COMPILED else 67
ROUNDS = 12 if COMPILED else 2
SETS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"joint": "yes", "control": "bid"}),
    (4, {"returns": "bought", "visits": "standing"}),
    (6, {"open_piles": "yes", "cards": "at_once"}),
    *((2 + n % 5, options) for n, options in enumerate(option_sets(GAME.card, 4, mixes=12)[-12:])),
]
EVERY_SET = pytest.mark.parametrize(
    ("seats", "options"), SETS, ids=[str(n) for n in range(len(SETS))]
)


def some(seats: int, options: dict[str, Any]) -> Any:
    return games(seats, options, range(seats, seats + GAMES), ROUNDS)


@EVERY_SET
def test_legal_choices(seats: int, options: dict[str, Any]) -> None:
    """Never none; `many` and `nth` list what `legal` allows; the mover's view says the same."""
    for n, states, legal, _, _ in some(seats, options):
        assert legal
        if n % EVERY == 0:
            every = range(-1, GAME.rules.CHOICES + 9)
            assert legal == [c for c in every if GAME.loops.legal(states, 0, c)]
            assert GAME.choices(GAME.see(states, int(states[0]["turn"]))) == legal


@EVERY_SET
def test_imagined_worlds(seats: int, options: dict[str, Any]) -> None:
    """They look the same to the byte, could be the truth, and can be played on."""
    for n, _, _, _, after in some(seats, options):
        if n % EVERY == 0 or not after[0]["phase"]:
            for seat in range(SPECTATOR, seats):
                view = GAME.see(after, seat)
                world = GAME.imagine(view, seat, key_of(n, seat + 1))
                assert differing(GAME.see(world, seat), view) == []
                assert GAME.written.fault(world[0]) is None
                dice = random.Random(n)
                for _ in range(5):
                    if world[0]["phase"]:
                        GAME.loops.play(world, 0, dice.choice(GAME.choices(world)))
                        assert GAME.written.fault(world[0]) is None


@EVERY_SET
def test_what_shows_nothing_new_can_be_foreseen(seats: int, options: dict[str, Any]) -> None:
    for n, states, _, choice, after in some(seats, options):
        if all(states[0][field] == after[0][field] for field in ("news", "throws")):
            seat = int(states[0]["turn"])
            world = GAME.imagine(GAME.see(states, seat), seat, key_of(n, 8))
            GAME.loops.play(world, 0, choice)
            assert differing(GAME.see(world, seat), GAME.see(after, seat)) == []


@EVERY_SET
def test_nothing_is_made_or_lost(seats: int, options: dict[str, Any]) -> None:
    """24 eggs, 47 cards of equipment, 12 plans, 18 opportunity cards, in every state; and what is
    tallied is what can be worked out."""
    for _, _, _, _, after in some(seats, options):
        assert GAME.written.fault(after[0]) is None
        again = clone(after)
        GAME.loops.tally(again, 0)
        assert differing(again, after) == []


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
    """Shown whole, each of these would tell a spectator two states apart."""
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
    """A look into a pile, and nobody there since: every imagined world agrees with it."""
    t = table(3, at={0: "barn"}, tweedy="0,20").roll(4, 2).play("stay", "pass")
    pile = t.pile("barn")
    for n in range(20):
        world = Table(GAME.imagine(GAME.see(t.states, 0), 0, key_of(n, 3)))
        assert world.pile("barn") == pile
    others = [
        Table(GAME.imagine(GAME.see(t.states, 1), 1, key_of(n, 3))).pile("barn") for n in range(20)
    ]
    assert any(other != pile for other in others)
