"""The learner in ``examples`` learns: with NumPy alone it soon climbs above chance."""

import re
import runpy
import sys
from pathlib import Path

import pytest

from tests.thorough import THOROUGH

LEARN = Path(__file__).parents[2] / "examples" / "learn.py"
UPDATES = 40  # ten were enough
MEASURED = 200 if THOROUGH else 80  # games


def test_it_needs_nothing_but_numpy_and_farmyard() -> None:
    named = set(re.findall(r"^(?:import|from) (\w+)", LEARN.read_text(), re.M))
    assert named - set(sys.stdlib_module_names) == {"numpy", "farmyard"}


@pytest.mark.thorough
def test_it_climbs_above_chance_and_past_the_first_level() -> None:
    """Training passes the first level and raises the share of wins against the middle one."""
    learner = runpy.run_path(str(LEARN))["Learner"]("aliens", {}, 1)
    assert learner.middle == "hen"
    before = learner.measure(MEASURED, seed=9)
    for _ in range(UPDATES):
        learner.update()
        if learner.rung == 2:
            break
    assert learner.rung == 2
    assert learner.measure(MEASURED, seed=9).low > before.high
