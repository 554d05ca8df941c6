"""Chickenrun: what a newcomer is told: the goal of the game, and three lessons with a teacher."""

from typing import Any

from farmyard.games.chickenrun import text
from farmyard.games.chickenrun.lessons.equipment import EQUIPMENT
from farmyard.games.chickenrun.lessons.escape import ESCAPE
from farmyard.games.chickenrun.lessons.walking import WALKING

__all__ = ["LESSONS", "goal"]

LESSONS = (WALKING, EQUIPMENT, ESCAPE)


def goal(view: Any) -> str:
    """What everybody plays for, in one sentence."""
    return text("goal", target=int(view.target))
