"""Cloud Nine, a duel: the last tricks of a table, with a short row of Gold."""

from farmyard.core.showing.lessons import Lesson, Step
from farmyard.games.cloud_nine import text
from farmyard.games.cloud_nine.lessons.packs import packs

GIVES_UP = "gives up"

DUEL = Lesson(
    name="dual",
    text=text,
    minutes=3,
    sign="pile",
    seats=("Ada", "Crisp"),
    position={
        "options": {"mode": "dual", "level": "1", "gold": "yes", "rounds": 1},
        "phase": "TABLE",
        "turn": 0,
        "packs": packs("5 4", "5 5", "3 7", "2 2", "10 8", "1 1", "fox", "fox", "fox"),
        "gold_nest": ["rooster", "corns", "rifle", "egg"],
    },
    way="dual",
    steps=(
        Step(
            "lays 5 + 5 − 3 + 2 = 9 from packs 1, 2, 3 and 4 for 15 eggs",
            ("CN-163", "CN-165", "CN-167", "CN-191"),
            picture="rooster",
            but=(GIVES_UP,),
        ),
        Step(
            "ends the turn",
            ("CN-164", "CN-181"),
            picture="egg",
            but=(GIVES_UP,),
            then=("lays 10 − 1 = 9 from packs 5 and 6 for 11 eggs", "ends the turn"),
        ),
        Step(
            "lays 5 + 4 = 9 from packs 1 and 2 for 9 eggs",
            ("CN-198", "CN-190"),
            picture="corns",
            but=(GIVES_UP, "lays 7 + 2"),
        ),
        Step(
            "ends the turn",
            ("CN-164", "CN-166"),
            picture="sprite#c1",
            but=(GIVES_UP,),
            then=("lays 7 + 2 = 9 from packs 3 and 4 for 9 eggs", "ends the turn"),
        ),
        Step(
            "claims the Rifle",
            ("CN-165", "CN-194", "CN-173"),
            picture="rifle",
            but=(GIVES_UP,),
            then=("shoots the Fox on pack 7",),
        ),
        Step(
            "lays 8 + 1 = 9 from packs 5 and 6 for 9 eggs",
            ("CN-172", "CN-173", "CN-182", "CN-183"),
            picture="nests",
            but=(GIVES_UP,),
        ),
    ),
    skills=("hen-plain", "rooster", "egg", "nests"),
)
