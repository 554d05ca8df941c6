"""Cloud Nine: the goal and the lesson of each mode, for newcomers."""

from typing import Any

from farmyard.core.lessons import Lesson
from farmyard.games.cloud_nine import text
from farmyard.games.cloud_nine.lessons.alone import ALONE
from farmyard.games.cloud_nine.lessons.duel import DUEL
from farmyard.games.cloud_nine.lessons.henhouse import HENHOUSE
from farmyard.games.cloud_nine.state import DUAL, GROUP, SOLO

__all__ = ["LESSONS", "goal", "lesson"]

GOALS = {GROUP: "group", SOLO: "solo", DUAL: "dual"}
TAUGHT = {GROUP: HENHOUSE, SOLO: ALONE, DUAL: DUEL}

LESSONS = tuple(TAUGHT.values())


def goal(view: Any) -> str:
    """Return what all players play for, in one sentence."""
    return text(f"goal-{GOALS[int(view.mode)]}")


def lesson(view: Any) -> Lesson:
    """Return the lesson for the mode of a table."""
    return TAUGHT[int(view.mode)]
