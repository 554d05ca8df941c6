"""Chickenrun, the first lesson: throws, eggs and steps; another hen; the way home."""

from farmyard.core.showing.lessons import Lesson, Step
from farmyard.games.chickenrun import text
from farmyard.games.chickenrun.lessons.farm import SEATS, farm

WALKING = Lesson(
    name="walking",
    text=text,
    minutes=4,
    sign="sprite#egg",
    seats=SEATS,
    leads_to="equipment",
    position=farm(1817220, at=["hut 2", "hut 5"], boss=1, eggs=[1, 2], nest=21),
    steps=(
        Step("rolls the dice", ("CR-001", "CR-028"), picture="sprite#egg"),
        Step(
            "goes to the food store",
            ("CR-036", "CR-037", "CR-038", "CR-043"),
            picture="sprite#hen-run",
        ),
        Step(
            "takes the top plan",
            ("CR-058", "CR-059"),
            picture="sprite#plan",
            then=("rolls the dice", "goes to S12", "sends Mr Tweedy", "moves Mr Tweedy to R7"),
        ),
        Step(
            "sends Amber out",
            ("CR-015", "CR-016"),
            picture="sprite#hen-stand",
            but=("rolls", "sends Skyrocket"),
        ),
        Step("rolls the dice", ("CR-015", "CR-028")),
        Step(
            "goes to hut 2",
            ("CR-045", "CR-068", "CR-070", "CR-071"),
            picture="sprite#hen-sit",
            then=(
                "rolls the dice",
                "goes to the workshop",
                "buys a Hat",
                "sends Mr Tweedy",
                "moves Mr Tweedy to Q9",
            ),
        ),
        Step("rolls the dice", ("CR-013", "CR-087"), picture="sprite#pie"),
        Step("sends Skyrocket out", ("CR-017", "CR-032"), picture="sprite#hen-sleep"),
        Step("goes to the house", ("CR-036", "CR-049", "CR-134"), picture="sprite#price"),
        Step("buys a Rope", ("CR-050", "CR-051", "CR-052"), picture="rope", but=("buys nothing",)),
    ),
    skills=("sprite#egg", "sprite#hen-run", "sprite#hen-sit", "sprite#plan"),
)
