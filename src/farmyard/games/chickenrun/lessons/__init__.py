"""Chickenrun: what a newcomer is told: the goal of the game, and three lessons with a teacher."""

from typing import Any

from farmyard.games.chickenrun.lessons.equipment import EQUIPMENT
from farmyard.games.chickenrun.lessons.escape import ESCAPE
from farmyard.games.chickenrun.lessons.walking import WALKING

__all__ = ["LESSONS", "goal"]

GOAL = "Free {chickens} before the others free theirs."
CHICKENS = ("a chicken", "two chickens", "three chickens", "four chickens")

LESSONS = (WALKING, EQUIPMENT, ESCAPE)


def goal(view: Any) -> str:
    """What everybody plays for, in one sentence."""
    return GOAL.format(chickens=CHICKENS[int(view.target) - 1])
