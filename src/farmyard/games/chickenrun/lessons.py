"""Chickenrun: what a newcomer is told: the goal of the game in one sentence."""

from typing import Any

from farmyard.core.lessons import Lesson

GOAL = "Free {chickens} before the others free theirs."
CHICKENS = ("a chicken", "two chickens", "three chickens", "four chickens")

LESSONS: tuple[Lesson, ...] = ()


def goal(view: Any) -> str:
    """What everybody plays for, in one sentence."""
    return GOAL.format(chickens=CHICKENS[int(view.target) - 1])
