"""Every game is played by a robot that hears, by keys alone."""

from collections.abc import Callable

import pytest

from tests.browser.conftest import Laying, Visitor, layings
from tests.browser.robot import Robot
from tests.thorough import THOROUGH

Visit = Callable[..., Visitor]
DECISIONS = 10**6 if THOROUGH else 6


@pytest.mark.parametrize("laying", layings(), ids=str)
def test_a_robot_that_hears_plays_by_keys(visit: Visit, laying: Laying) -> None:
    visitor = visit(new=True)
    visitor.lay(laying)
    visitor.wait_for_turn()
    robot = Robot(visitor)
    robot.play(DECISIONS)
    assert max(robot.pressed) <= 4
    assert visitor.errors == []
