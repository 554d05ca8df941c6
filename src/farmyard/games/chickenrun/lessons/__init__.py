"""Chickenrun: teaching the game: its goal, and three lessons with a teacher."""

from typing import Any

from farmyard.games.chickenrun import text
from farmyard.games.chickenrun.lessons.equipment import EQUIPMENT
from farmyard.games.chickenrun.lessons.escape import ESCAPE
from farmyard.games.chickenrun.lessons.walking import WALKING

__all__ = ["LESSONS", "goal"]

LESSONS = (WALKING, EQUIPMENT, ESCAPE)


def goal(view: Any) -> str:
    """Tell the goal of the game in one sentence."""
    return text("goal", target=int(view.target))
