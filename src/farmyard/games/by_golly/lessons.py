"""By Golly!: what a newcomer is told: the goal of the game in one sentence."""

from typing import Any

GOAL = "Be the first without cards: turn up what you hold."


def goal(view: Any) -> str:
    """What everybody plays for, in one sentence."""
    return GOAL
