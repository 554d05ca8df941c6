"""Cloud Nine: what a newcomer is told: the goal of each mode in one sentence."""

from typing import Any

from farmyard.core.lessons import Lesson
from farmyard.games.cloud_nine.state import DUAL, GROUP, SOLO

GOALS = {
    GROUP: "Make nine out of cards. Each egg on them is yours.",
    SOLO: "Make nines till only Foxes lie there.",
    DUAL: "Make nines from the packs. Each egg on them is yours.",
}

LESSONS: tuple[Lesson, ...] = ()


def goal(view: Any) -> str:
    """What everybody plays for, in one sentence."""
    return GOALS[int(view.mode)]
