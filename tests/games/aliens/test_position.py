"""Tests of written positions: which values are derived, and which positions are refused."""

import random
from typing import Any

import pytest

import farmyard
from farmyard.core import catalogue
from farmyard.core.compiling import COMPILED
from farmyard.core.record import clone
from tests.games.aliens.written import dealt
from tests.sampling import option_sets, walk

SETS = option_sets(catalogue.card("aliens"), 4)
FAST = {"options": {"fast": "four"}}


def test_a_position_is_read_as_it_was_written() -> None:
    for seed in range(3):
        t = dealt(2 + seed, seed, fast="four", bank_runs_out="yes")
        dice = random.Random(seed)
        while not t.over and t.n < (120 if COMPILED else 30):
            t.play(dice.choice(t.legal()))
            assert farmyard.table("aliens", position=t.position()).position() == t.position()


@pytest.mark.parametrize("options", SETS[-4:])
def test_what_is_kept_in_step_is_what_a_written_position_works_out(
    options: dict[str, Any],
) -> None:
    """Sizes, the deck and the bank are the same after any turn as when derived afresh."""
    game = catalogue.game("aliens")
    for n, (_, states, _, _, _) in enumerate(walk("aliens", 4, options, 3)):
        anew = clone(states)
        game.loops.tally(anew, 0)
        assert anew.tobytes() == states.tobytes()
        if n > (400 if COMPILED else 40):
            break


@pytest.mark.parametrize(
    ("field", "change"),
    [
        ("left_out", {"left_out": ["alien flu"]}),
        ("left_out", {"options": {"specials": 4}}),
        ("left_out", {"options": {"specials": 4, "alien_flu": "no"}, "left_out": ["alien flu"]}),
        ("hands", {"hands": [["wild"] * 4, []]}),
        ("hands", {"hands": [["wild"] * 2, []], "discards": ["wild"] * 2}),
        ("hands", {"hands": [["alien"] * 12, []], "laid": [1, 0]}),
        ("hands", {"hands": [["broody"] * 4, []], "laid": [1, 0], "covers": [["broody"], []]}),
        ("hands", {"hands": [["alien flu"], []], "options": {"alien_flu": "no"}}),
        ("hands", {"hands": [["hen"], []]}),
        ("bottoms", {"bottoms": [["bottom left"], []]}),
        ("bottoms", {"bottoms": [["bottom left"] * 2, ["bottom left"]], **FAST}),
        ("bottoms", {"discards": ["bottom right"]}),
        ("discards", {"discards": ["wild", None, "alien"]}),
        ("laid", {"laid": [3, 0]}),
        ("laid", {"laid": [3, 3], "phase": "OVER", "parts": [["bottom left"], []]}),
        ("laid", {"laid": [4, 0], "phase": "OVER"}),
        ("covers", {"covers": [["broody"], []]}),
        ("covers", {"laid": [1, 0], "covers": [["broody", "wild"], []]}),
        ("corn", {"corn": [-1, 0]}),
        ("corn", {"corn": [5, 5], "options": {"bank_runs_out": "yes", "bank_corn": 9}}),
        ("pool", {"pool": -1}),
        ("parts", {"parts": [["canopy"], []]}),
        ("parts", {"parts": [["bottom right"], []]}),
        ("parts", {"parts": [["bottom left"] * 2, []]}),
        ("parts", {"parts": [["bottom left", "bottom right", "canopy"]] * 2, "phase": "OVER"}),
        ("beamed", {"beamed": [["bottom left"], []], **FAST}),
        ("bottoms", {"parts": [["bottom left"], []], "beamed": [["bottom left"], []]}),
        ("turns", {"turns": 5000}),
        ("dealer", {"dealer": 2}),
        ("turn", {"turn": 2}),
        ("stunned", {"stunned": [0, 2]}),
        ("phase", {"phase": "STUNNED"}),
        ("phase", {"stunned": [1, 0]}),
        ("phase", {"phase": "OVER"}),
        ("phase", {"parts": [["bottom left", "bottom right", "canopy"], []]}),
        ("phase", {"phase": "NIGHT"}),
        ("top", {"top": "bottom left"}),
        ("top", {"top": "bottom left", "bottoms": [["bottom left"] * 2, []], **FAST}),
        ("reach", {"reach": 1}),
        ("reach", {"owed": 1}),
        ("reach", {"phase": "PICK", "reach": 1, "owed": 1, **FAST}),
        (
            "reach",
            {"phase": "PICK", "reach": 0, "owed": 1, "bottoms": [["bottom left"], []], **FAST},
        ),
        ("known", {"known": [["1: wild"], []]}),
        ("known", {"hands": [["wild"], []], "known": [["0: wild"], []]}),
        ("known", {"known": [["3: wild"], []]}),
        ("known_to_all", {"hands": [["wild"], []], "known_to_all": ["0: wild"]}),
        ("outside", {"outside": [["wild"], []]}),
        ("outside_to_all", {"outside_to_all": ["alien flu"]}),
        ("whose", {"whose": 2}),
        ("chose", {"chose": 75}),
        ("won", {"won": 3}),
        ("prize", {"prey": [1]}),
        ("prize", {"whose": 0, "prey": [1], "prize": ["wild"]}),
        ("prize", {"whose": 0, "prey": [0], "prize": ["wild"], "hands": [["wild"], []]}),
        ("prize", {"prey": [1], "prize": ["wild"], "hands": [["wild"], []]}),
        ("saucer", {"saucer": 1}),
    ],
)
def test_positions_that_cannot_be(field: str, change: dict[str, Any]) -> None:
    with pytest.raises(farmyard.PositionError) as wrong:
        farmyard.table("aliens", seats=2, position=change)
    assert str(wrong.value).startswith(field)
    assert "{" not in str(wrong.value)


def test_positions_that_can_be() -> None:
    """Positions that come close to those refused are accepted."""
    for change in (
        {"options": {"specials": 4}, "left_out": ["alien flu"]},
        {"hands": [["alien"] * 11, []], "laid": [1, 0]},
        {"phase": "OVER", "turns": 5000, "laid": [3, 0]},
        {"stunned": [0, 2], "options": {"stun_stacks": "yes"}},
        {"hands": [["wild"], []], "known": [[], ["0: wild"]], "known_to_all": ["0: wild"]},
        {"hands": [["wild"], []], "whose": 0, "prey": [1], "prize": ["wild"], "turn": 1},
    ):
        assert farmyard.table("aliens", seats=2, position=change).position()
