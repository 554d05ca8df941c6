"""By Golly!: what a newcomer is told: the goal in one sentence, and a first game with a teacher."""

from typing import Any

from farmyard.core.showing.lessons import Lesson, Step
from farmyard.games.by_golly import text

__all__ = ["LESSONS", "goal"]

YARD = (
    ("hare", "rooster", "worm"),
    ("marten", "hedgehog", "fox", "chick"),
    ("goose", "hen", "drake", "snail", "mess"),
    ("raven", "shovel", "butterfly", "mouse"),
    ("mess", "caterpillar", "shovel"),
)

FIRST = Lesson(
    name="first",
    text=text,
    minutes=3,
    sign="print",
    seats=("Ada", "Crisp"),
    position={
        "yard": [card for row in YARD for card in row],
        "hands": [["fox", "hen", "hen", "snail"], ["mouse", "goose", "marten", "hare"]],
        "stacks": [[], ["raven", "chick"]],
    },
    steps=(
        Step("plays the fox", ("BG-12", "BG-13"), picture="worm"),
        Step(
            "turns over row 2, place 2",
            ("BG-14", "BG-15", "BG-20", "BG-22"),
            picture="hedgehog",
            but=("turns over row 2, place 3",),
            then=("plays the mouse", "turns over row 2, place 3"),
        ),
        Step("plays the fox", ("BG-20", "BG-21"), picture="raven"),
        Step("turns over row 2, place 3", ("BG-16",), picture="fox"),
        Step("plays the hen", ("BG-13", "BG-16", "BG-17", "BG-18")),
        Step("turns over row 3, place 2", ("BG-16",)),
        Step("lays every hen aside", ("BG-19",), picture="hen"),
        Step("plays the snail", ("BG-18",)),
        Step("turns over row 3, place 5", ("BG-23", "BG-24")),
        Step("turns over row 4, place 2", ("BG-24", "BG-25", "BG-26", "BG-27"), picture="shovel"),
        Step(
            "shuffles the turned cards",
            ("BG-29", "BG-30", "BG-R14"),
            picture="mess",
            then=("plays the goose", "turns over row 3, place 4"),
        ),
        Step("plays the snail", ("BG-13",)),
        Step("turns over row 3, place 4", ("BG-12", "BG-16"), picture="marten"),
    ),
    skills=("fox", "raven", "mess", "marten"),
)

LESSONS = (FIRST,)


def goal(view: Any) -> str:
    """Return what everybody plays for, in one sentence."""
    return text("goal")
