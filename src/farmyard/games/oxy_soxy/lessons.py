"""Oxy Soxy: what a newcomer is told: the goal in one sentence, and a first game with a teacher."""

from typing import Any

from farmyard.core.showing.lessons import Lesson, Step
from farmyard.games.oxy_soxy import text

__all__ = ["LESSONS", "goal"]

MEADOW = {
    "A2": "yellow bullock 3",
    "B2": "red cow 9",
    "A3": "yellow bullock 6",
    "B3": "red bullock 6",
    "C3": "red cow 2",
}
BOXES = tuple(column + row for row in "12345" for column in "ABCDE")

FIRST = Lesson(
    name="first",
    text=text,
    minutes=3,
    sign="sprite#daisy",
    seats=("Ada", "Crisp"),
    position={
        "turn": 0,
        "meadow": [MEADOW.get(box) for box in BOXES],
        "hands": [
            ["bullock 1", "bullock 7", "cow 2", "cow 4", "cow 10"],
            ["bullock 8", "bullock 10", "cow 3", "cow 5", "cow 7"],
        ],
        "piles": [["cow 1", "bullock 2", "cow 5"], ["cow 1", "bullock 1", "cow 4"]],
        "unplayed": [["bullock", "bullock", "cow"], []],
    },
    steps=(
        Step(
            "puts bullock 7 on C2",
            ("OS-10", "OS-11", "OS-14"),
            picture="sprite#bull",
            but=("puts cow", "plays a"),
            then=("puts bullock 8 on D2",),
        ),
        Step(
            "plays a bullock score on row 2",
            ("OS-18", "OS-23", "OS-24", "OS-32"),
            picture="sprite#rb",
            but=("plays a cow",),
            then=("puts bullock 10 on B4",),
        ),
        Step(
            "puts cow 10 on D4",
            ("OS-11", "OS-31"),
            picture="sprite#cow",
            then=("puts cow 3 on A1",),
        ),
        Step(
            "plays a cow score on row 4",
            ("OS-26", "OS-27", "OS-32"),
            picture="sprite#rc",
            then=("puts cow 5 on E5",),
        ),
        Step(
            "puts bullock 1 on E3", ("OS-30",), picture="sprite#daisy", then=("puts cow 7 on D3",)
        ),
        Step("plays a bullock score on row 3", ("OS-24", "OS-33", "OS-34"), picture="sprite#rb"),
    ),
    skills=("sprite#rb", "sprite#rc", "sprite#daisy", "sprite#cow"),
)

LESSONS = (FIRST,)


def goal(view: Any) -> str:
    """Return what everybody plays for, in one sentence."""
    return text("goal")
