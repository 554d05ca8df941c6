"""Random games in every mode and with every option: views, imagined worlds and legal choices.

`tests/test_every_game.py` tests the same for every game; there random players in solo games and
duels soon give up, and here they do not.
"""

import random
from typing import Any

import pytest

from farmyard.core.chance.dice import key_of
from farmyard.core.compiling import COMPILED
from farmyard.core.record import clone
from farmyard.lab.checking import differing
from tests.games.cloud_nine.written import GAME, Table, dealt

GAMES = 3 if COMPILED else 1
EVERY = 11 if COMPILED else 97
SETS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"snake_mode": "anytime", "level": "1"}),
    (4, {"round_end": "finish_turn", "bonus_out": "any"}),
    (5, {"starter_draw": "always", "corns": "cap", "mystery_snake": "always"}),
    (7, {"gold_set": "box26", "straw_after_snake": "lost", "snake_mode": "anytime"}),
    (9, {"level": "2", "rooster_ops": "all", "first_player": "random"}),
    (4, {"gold": "no", "zero": "allow", "numbers": "fractions", "powers": "yes", "roots": "yes"}),
    (1, {"mode": "solo"}),
    (1, {"mode": "solo", "gold": "no", "level": "1", "rounds": 2}),
    (2, {"mode": "dual"}),
    (2, {"mode": "dual", "timer_s": 30, "egg_counts": "yes", "gold_tie": "both"}),
    (2, {"mode": "dual", "dual_pass": "free", "level": "2"}),
]
EVERY_SET = pytest.mark.parametrize(("seats", "options"), SETS)
OF_SUCCESS = pytest.mark.parametrize(("seats", "options"), [s for s in SETS if "mode" in s[1]])
GIVE_UP = 1130


def games(seats: int, options: dict[str, Any]) -> Any:
    """Yield the number, state, legal choices, choice and next state of each decision in random
    games."""
    for seed in range(GAMES):
        dice = random.Random(seed)
        t, n = dealt(seats, seed, **{"rounds": 1, **options}), 0
        while t.s["phase"]:
            legal = t.legal()
            choice = dice.choice(legal)
            if choice == GIVE_UP and len(legal) > 1 and t.s["mode"]:
                choice = legal[0]
            after = clone(t.states)
            GAME.loops.play(after, 0, choice)
            yield n, t.states, legal, choice, after
            t, n = Table(after), n + 1


@OF_SUCCESS
def test_legal_choices(seats: int, options: dict[str, Any]) -> None:
    """There is always a choice; lists of choices agree with `legal`, and with the mover's view."""
    for n, states, legal, _, _ in games(seats, options):
        assert legal
        if n % EVERY == 0:
            every = range(GAME.rules.CHOICES)
            assert legal == [c for c in every if GAME.loops.legal(states, 0, c)]
            assert GAME.choices(GAME.see(states, int(states[0]["turn"]))) == legal


@OF_SUCCESS
def test_imagined_worlds(seats: int, options: dict[str, Any]) -> None:
    """Imagined worlds give identical views, are possible, and can be played on."""
    for n, states, _, _, after in games(seats, options):
        if n % EVERY == 0 or not after[0]["phase"]:
            for seat in range(-1, seats):
                view = GAME.see(after, seat)
                world = GAME.imagine(view, seat, key_of(n, seat + 1))
                assert differing(GAME.see(world, seat), view) == []
                assert GAME.written.fault(world[0]) is None
                for _ in range(5):
                    if world[0]["phase"]:
                        GAME.loops.play(world, 0, GAME.choices(world)[-1])
        assert states is not after


@OF_SUCCESS
def test_what_shows_nothing_new_can_be_foreseen(seats: int, options: dict[str, Any]) -> None:
    for n, states, _, choice, after in games(seats, options):
        if all(states[0][field] == after[0][field] for field in ("news", "throws")):
            seat = int(states[0]["turn"])
            world = GAME.imagine(GAME.see(states, seat), seat, key_of(n, 8))
            GAME.loops.play(world, 0, choice)
            assert differing(GAME.see(world, seat), GAME.see(after, seat)) == []


@EVERY_SET
def test_cards_are_never_made_or_lost(seats: int, options: dict[str, Any]) -> None:
    """Fields that are kept up to date equal those derived afresh."""
    for _, _, _, _, after in games(seats, options):
        assert GAME.written.fault(after[0]) is None
        again = clone(after)
        GAME.loops.tally(again, 0)
        assert differing(again, after) == []


def test_a_record_is_small() -> None:
    assert GAME.rules.State.dtype.itemsize <= 1536


def test_hands_and_nests_are_hidden() -> None:
    t = dealt(3)
    for seat in (-1, 0, 1, 2):
        view = GAME.see(t.states, seat)[0]
        for p in range(3):
            assert (view["hands"][p].min() >= 0) == (p == seat)
            assert (view["golds"][p].min() >= 0) == (p == seat)
        assert view["nest"].max() == view["gold_nest"].max() == -1
        assert not view["key"].astype("i8").max() >= 0
