"""Chickens ’n’ Aliens: what a newcomer is told: the goal, and a first game with a teacher."""

from typing import Any

from farmyard.core.showing.lessons import Lesson, Step
from farmyard.games.aliens import text

__all__ = ["LESSONS", "goal"]

FIRST = Lesson(
    name="first",
    text=text,
    minutes=3,
    sign="sprite#corn",
    seats=("Ada", "Crisp"),
    position={
        "turn": 0,
        "hands": [
            ["alien"] * 3 + ["broody", "pecking order", "scramble", "hypno-chicken"],
            ["alien", "alien", "fowl play", "pecking order"],
        ],
        "corn": [2, 2],
        "parts": [["bottom left", "bottom right"], ["bottom left"]],
        "pool": 1,
    },
    steps=(
        Step("lays an alien", ("UF-15", "UF-16"), picture="alien", then=("lays an alien",)),
        Step("plays Broody", ("UF-28", "UF-29", "UF-30"), picture="broody", then=("takes a card",)),
        Step("lays an alien", ("UF-12", "UF-15"), then=("plays Pecking Order on Ada",)),
        Step(
            "plays Pecking Order on Crisp",
            ("UF-35", "UF-36"),
            picture="pecking-order",
            then=("lays an alien",),
        ),
        Step(
            "plays Hypno-chicken on Crisp",
            ("UF-41",),
            picture="hypno",
            then=("throws away Fowl Play",),
        ),
        Step("plays Scramble", ("UF-17", "UF-38"), picture="scramble", then=("takes a card",)),
        Step("lays an alien", ("UF-12", "UF-13", "UF-21", "UF-25"), picture="bottom-left"),
    ),
    skills=("alien", "sprite#corn", "broody", "bottom-left"),
)

LESSONS = (FIRST,)


def goal(view: Any) -> str:
    """Return what everybody plays for, in one sentence."""
    return text("goal")
