"""The beginning of every game and mode by keys alone: focus and announcements are checked."""

from collections.abc import Callable

import pytest

from farmyard.core.wording.messages import speaking
from tests.browser.conftest import Laying, Visitor, usual
from tests.browser.robot import Robot, Witness
from tests.server.served import Running
from tests.thorough import THOROUGH

Visit = Callable[..., Visitor]
ACTS = 12 if THOROUGH else 6  # presses


@pytest.mark.thorough
@pytest.mark.parametrize("laying", usual() if THOROUGH else usual()[1:], ids=str)
def test_whoever_hears_and_has_keys_can_play(visit: Visit, served: Running, laying: Laying) -> None:
    plays_by_ear(visit(), served, laying)


@pytest.mark.thorough
@pytest.mark.parametrize("laying", usual()[: 2 if THOROUGH else 1], ids=str)
def test_whoever_hears_german_can_play(visit: Visit, served: Running, laying: Laying) -> None:
    """The robot finds moves of these games in German, without knowing any of their words."""
    visitor = visit(locale="de")
    with speaking("de"):
        plays_by_ear(visitor, served, laying)
    assert visitor.page.evaluate("document.documentElement.lang") == "de"


def plays_by_ear(visitor: Visitor, served: Running, laying: Laying) -> None:
    link = visitor.lay(laying, start="0")
    visitor.wait_for_turn()
    witness, robot = Witness(visitor, served, link), Robot(visitor.page, 1)
    acts = 0
    while not visitor.over and acts < ACTS:
        witness.acts(robot)
        acts += 1
    witness.hears()
