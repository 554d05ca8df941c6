"""Chickens ’n’ Aliens: what a newcomer is told: the goal of the game in one sentence."""

from typing import Any

GOAL = "Three aliens win a part. Three parts, and you fly."


def goal(view: Any) -> str:
    """What everybody plays for, in one sentence."""
    return GOAL
