"""Cloud Nine, alone: the end of a table, without Gold."""

from farmyard.core.showing.lessons import Lesson, Step
from farmyard.games.cloud_nine import text
from farmyard.games.cloud_nine.lessons.packs import packs

ALONE = Lesson(
    name="alone",
    text=text,
    minutes=3,
    sign="pile",
    seats=("Ada",),
    position={
        "options": {"mode": "solo", "level": "1", "gold": "no", "rounds": 1},
        "phase": "TABLE",
        "turn": 0,
        "packs": packs("5", "4 fox", "10 box", "1 7", "fox 2", "8", "9", "9 fox", "fox"),
    },
    way="solo",
    steps=(
        Step(
            "lays 5 + 4 = 9 from packs 1 and 2 for 9 eggs",
            ("CN-143", "CN-142", "CN-146"),
            picture="hen-plain",
            but=("gives up",),
        ),
        Step(
            "moves the Fox from pack 5 into the gap",
            ("CN-144", "CN-145"),
            picture="fox",
            but=("gives up",),
        ),
        Step(
            "lays the 9 from pack 8 for 9 eggs",
            ("CN-050", "CN-053"),
            picture="sprite#c9",
            but=("gives up", "lays the 9 from pack 7", "moves"),
        ),
        Step(
            "lays 10 + 8 − 9 = 9 from packs 3, 6 and 7 for 27 eggs",
            ("CN-020", "CN-053", "CN-056"),
            picture="chick",
            but=("gives up", "moves"),
        ),
        Step(
            "lays 8 + 1 = 9 with the box as 8 from packs 3 and 4 for 1 egg",
            ("CN-148", "CN-068"),
            picture="mystery",
            but=("gives up", "moves"),
        ),
        Step(
            "lays 7 + 2 = 9 from packs 4 and 5 for 9 eggs",
            ("CN-146",),
            picture="fox",
            but=("gives up",),
        ),
    ),
    skills=("hen-plain", "fox", "mystery", "pile"),
)
