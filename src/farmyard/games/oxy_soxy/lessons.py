"""Oxy Soxy: what a newcomer is told: the goal of the game in one sentence."""

from typing import Any

GOAL = "Strong bullocks win cows, strong cows win bullocks."


def goal(view: Any) -> str:
    """What everybody plays for, in one sentence."""
    return GOAL
