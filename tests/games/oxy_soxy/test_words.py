"""Tests of Oxy Soxy's texts: choices and log share one wording, and every number has its unit."""

import random
import re

import pytest

import farmyard
from farmyard.core.tables.table import Table
from tests.sampling import option_sets

NAMES = ["Ann", "Bob", "Cy"]
SCORING = {
    "seats": NAMES,
    "turn": 2,
    "hands": [[], [], []],
    "meadow": [None] * 5 + ["yellow cow 8", None, "red bullock 9", "yellow bullock 7"],
    "unplayed": [["cow"], ["cow"], ["bullock"]],
}


def test_os_29_the_line_of_a_scoring_says_who_wins_what_and_why() -> None:
    t = farmyard.table("oxy_soxy", seed=1, position=SCORING)
    t.play("plays a bullock score on row 2")
    says = (
        "Cy plays a bullock score on row 2: {} bullocks are strongest and win the cows, 8 points."
    )
    assert [t.log(seat)[0] for seat in (-1, 0, 1)] == [
        says.format("Bob’s"),
        says.format("Bob’s"),
        says.format("your"),
    ]
    assert t.log(2)[0].startswith("You play a bullock score on row 2: Bob’s bullocks")


def test_log_and_choices_say_the_same() -> None:
    """The log repeats the text of the choice, and numbers of points have their unit."""
    for seed in range(4):
        options = option_sets(farmyard.core.catalogue.card("oxy_soxy"), 3)[seed]
        t, dice = farmyard.table("oxy_soxy", NAMES, seed=seed, options=options), random.Random(seed)
        while not t.over:
            says, seat = dict(t.choices()), t.to_move or 0
            chosen = dice.choice(list(says))
            t.play(chosen)
            told = t.views.line(t.n - 1).text
            assert told.startswith(f"{NAMES[seat]} {says[chosen]}")
            rest = told.removeprefix(f"{NAMES[seat]} {says[chosen]}")
            assert not re.search(r"\b\d+\b(?! points?\b)", rest)


def at_the_end(points: list[int]) -> Table:
    caught = {10: ["blue cow 10"], 1: ["blue cow 1"], 69: ["blue cow 9", *LOTS]}
    captured = [[card.replace("blue", "red" if p else "yellow") for card in caught[n]]
                for p, n in enumerate(points)]  # fmt: skip
    position = SCORING | {"meadow": [], "captured": [*captured, []], "unplayed": [[], [], []]}
    return farmyard.table("oxy_soxy", seed=1, position=position)


LOTS = [f"blue {sex} {n}" for sex, n in [("bullock", 10), *(("bullock", n) for n in range(4, 10)),
                                         ("cow", 10), ("bullock", 1)]]  # fmt: skip


@pytest.mark.parametrize(
    ("points", "seat", "says"),
    [
        ([69, 10], 1, "Ann wins with 69 points!"),
        ([69, 10], 0, "You win with 69 points, Ann!"),
        ([10, 10], -1, "Ann and Bob share the win: 10 points each."),
        ([1, 1], 0, "You share the win with Bob: 1 point each."),
    ],
)
def test_the_end_tells_points(points: list[int], seat: int, says: str) -> None:
    t = at_the_end(points)
    assert t.over
    assert t.game.words.outcome(t.views.of(seat), seat, t.names) == says
