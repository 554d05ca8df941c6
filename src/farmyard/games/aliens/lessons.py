"""Chickens ’n’ Aliens: what a newcomer is told: the goal of the game in one sentence."""

from typing import Any

from farmyard.core.lessons import Lesson

GOAL = "Three aliens win a part. Three parts, and you fly."

LESSONS: tuple[Lesson, ...] = ()


def goal(view: Any) -> str:
    """What everybody plays for, in one sentence."""
    return GOAL
