"""Chickenrun, the second lesson: buying a card for a plan, and driving the two guards."""

from farmyard.core.showing.lessons import Lesson, Step
from farmyard.games.chickenrun import text
from farmyard.games.chickenrun.lessons.farm import SEATS, farm

EQUIPMENT = Lesson(
    name="equipment",
    text=text,
    minutes=3,
    sign="sprite#egg",
    seats=SEATS,
    leads_to="escape",
    position=farm(
        2887,
        gone=("house Plank",),
        plan="Short Ladder",
        at=["hut 2", "house"],
        carry=[None, "Plank"],
        boss=0,
        eggs=[2, 3],
        nest=19,
        tweedy="8,6",
    ),
    steps=(
        Step("rolls the dice", ("CR-028", "CR-103"), picture="sprite#plan"),
        Step("goes to the barn", ("CR-041", "CR-043", "CR-049"), picture="sprite#price"),
        Step(
            "buys a Ladder",
            ("CR-050", "CR-051", "CR-052"),
            picture="ladder",
            but=("buys nothing",),
            then=("rolls the dice", "goes to Q10"),
        ),
        Step("moves Mr Tweedy to T8", ("CR-011", "CR-064"), picture="sprite#tweedy"),
        Step(
            "sends Mr Tweedy",
            ("CR-013", "CR-084", "CR-087", "CR-089"),
            picture="sprite#dog",
            but=("sends the dog",),
        ),
        Step("moves Mr Tweedy to Q10", ("CR-070", "CR-071", "CR-074"), picture="sprite#tweedy"),
        Step("rolls the dice", ("CR-011", "CR-028"), picture="sprite#tweedy"),
        Step("goes to hut 2", ("CR-045", "CR-053", "CR-054"), picture="sprite#hen-sit"),
    ),
    skills=("ladder", "sprite#hen-sit", "sprite#tweedy", "sprite#pie"),
)
