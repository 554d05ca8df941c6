"""Chickenrun, the third lesson: announcing a plan, and the fourth hen's run to freedom."""

from farmyard.core.showing.lessons import Lesson, Step
from farmyard.games.chickenrun import text
from farmyard.games.chickenrun.lessons.farm import SEATS, farm

ESCAPE = Lesson(
    name="escape",
    text=text,
    minutes=3,
    sign="sprite#egg",
    seats=SEATS,
    position=farm(
        112159,
        gone=("barn Ladder",),
        plan="Short Ladder",
        at=["barn", "hut 5"],
        chickens=[
            ["FREE", "FREE", "HAND", "HAND", "ACTIVE", "FREE"],
            ["HAND", "HAND", "ACTIVE", "HAND", "HAND", "HAND"],
        ],
        freed_at=[[1, 2, 0, 0, 0, 3], [0] * 6],
        landings=3,
        hands=[["Ladder"], []],
        boss=1,
        eggs=[2, 2],
        nest=20,
        tweedy="3,8",
    ),
    steps=(
        Step("rolls the dice", ("CR-028", "CR-124"), picture="sprite#hen-run"),
        Step(
            "goes to D10",
            ("CR-037", "CR-103"),
            picture="sprite#plan",
            then=("rolls the dice", "goes to S12", "sends the dog", "moves the dog to J2"),
        ),
        Step("announces Short Ladder", ("CR-019", "CR-103", "CR-104", "CR-105"), picture="ladder"),
        Step("is ready to go", ("CR-106", "CR-107", "CR-111"), picture="sprite#tweedy"),
        Step("rolls the dice", ("CR-108", "CR-109")),
        Step(
            "goes to B5",
            ("CR-036", "CR-109", "CR-110"),
            picture="sprite#hen-run",
            then=("rolls the dice", "goes to O15", "sends the dog", "moves the dog to E2"),
        ),
        Step("rolls the dice", ("CR-075", "CR-078", "CR-085"), picture="sprite#dog"),
        Step("runs free at A1", ("CR-110", "CR-124"), picture="sprite#hen-stand"),
    ),
    skills=("sprite#plan", "ladder", "sprite#dog", "sprite#hen-run"),
)
