"""Cloud Nine: what a newcomer is told: the goal of each mode, and a lesson for each."""

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
    """What everybody plays for, in one sentence."""
    return text(f"goal-{GOALS[int(view.mode)]}")


def lesson(view: Any) -> Lesson:
    """The lesson for whoever sits at such a table."""
    return TAUGHT[int(view.mode)]
