"""Cloud Nine: the goal and the lesson of each mode, for newcomers."""

from typing import Any

from farmyard.core.showing.lessons import Lesson
from farmyard.games.cloud_nine import text
from farmyard.games.cloud_nine.lessons.alone import ALONE
from farmyard.games.cloud_nine.lessons.duel import DUEL
from farmyard.games.cloud_nine.lessons.henhouse import HENHOUSE
from farmyard.games.cloud_nine.options import Mode

__all__ = ["LESSONS", "goal", "lesson"]

GOALS = {Mode.GROUP: "group", Mode.SOLO: "solo", Mode.DUAL: "dual"}
TAUGHT = {Mode.GROUP: HENHOUSE, Mode.SOLO: ALONE, Mode.DUAL: DUEL}

LESSONS = tuple(TAUGHT.values())


def goal(view: Any) -> str:
    """Return what all players play for, in one sentence."""
    return text(f"goal-{GOALS[Mode(view.mode)]}")


def lesson(view: Any) -> Lesson:
    """Return the lesson for the mode of a table."""
    return TAUGHT[Mode(view.mode)]
