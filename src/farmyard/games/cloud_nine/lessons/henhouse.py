"""Cloud Nine, together: a first day in the henhouse, at the first level and without Gold."""

from farmyard.core.showing.lessons import Lesson, Step
from farmyard.games.cloud_nine import text

HENHOUSE = Lesson(
    name="group",
    text=text,
    minutes=3,
    sign="pile",
    seats=("Ada", "Crisp"),
    position={
        "options": {"mode": "group", "level": "1", "gold": "no", "rounds": 1},
        "phase": "BEFORE",
        "turn": 0,
        "drawer": 0,
        "hands": [["2", "3", "4", "5", "6", "8", "9", "10"], ["2", "4", "4", "5", "7", "fox"]],
        "nest": ["6", "9", "8", "1", "2", "10", "9", "10", "8", "6"],
    },
    steps=(
        Step(
            "lays 5 + 4 = 9 for 9 eggs",
            ("CN-034", "CN-050", "CN-057", "CN-060"),
            picture="hen-plain",
            but=("passes",),
        ),
        Step(
            "ends the turn", ("CN-030", "CN-034", "CN-063"), then=("draws a card unseen", "passes")
        ),
        Step("draws a card unseen", ("CN-032", "CN-033"), picture="back"),
        Step(
            "lays 8 + 3 − 2 = 9 for 13 eggs",
            ("CN-020", "CN-053", "CN-056", "CN-060"),
            picture="chick",
            but=("passes",),
        ),
        Step("ends the turn", ("CN-030",), then=("draws a card unseen", "passes")),
        Step("draws a card unseen", ("CN-032",)),
        Step("lays 7 + 6 − 4 = 9 for 17 eggs", ("CN-016", "CN-120", "CN-127"), picture="nests"),
    ),
    skills=("hen-plain", "back", "fox", "nests"),
)
