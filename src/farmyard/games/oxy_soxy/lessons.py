"""Oxy Soxy: what a newcomer is told: the goal in one sentence, and a first game with a teacher."""

from typing import Any

from farmyard.core.lessons import Lesson, Step

__all__ = ["LESSONS", "goal"]

GOAL = "Strong bullocks win cows, strong cows win bullocks."

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
    title="Strong in a row",
    about="You learn why a bullock lies beside a cow, and when to play a score card.",
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
            "Touch your bullock 7. Then touch square C2.",
            "puts bullock 7 on C2",
            ("OS-10", "OS-11", "OS-14"),
            "Put an animal on any free square. Then you draw one.",
            "sprite#bull",
            "You may lay it there. In row 2 it would help your bullock 3, though.",
            (
                ("puts cow", "A cow is fine. But row 2 has a cow already, and wants bullocks."),
                ("plays a", "Look first: that line would be Crisp’s, and your score card gone."),
            ),
            ("puts bullock 8 on D2",),
        ),
        Step(
            "Your bullocks make 10, Crisp’s make 8. Score row 2!",
            "plays a bullock score on row 2",
            ("OS-18", "OS-23", "OS-24", "OS-32"),
            "A bullock score wins the cows of a line.",
            "sprite#rb",
            "You may do that. But there is a cow worth 9 in row 2, and now she is yours.",
            (("plays a cow", "Look first who has the finest cow there. It is Crisp!"),),
            ("puts bullock 10 on B4",),
        ),
        Step(
            "The cow came to you. Now lay your cow 10 on D4.",
            "puts cow 10 on D4",
            ("OS-11", "OS-31"),
            "A line needs one of each sort to be scored.",
            "sprite#cow",
            "You may. But in row 4 lies a bullock worth 10, and no cow to win him.",
            then=("puts cow 3 on A1",),
        ),
        Step(
            "Your cow is the finest in row 4. Play a cow score!",
            "plays a cow score on row 4",
            ("OS-26", "OS-27", "OS-32"),
            "A cow score wins the bullocks of a line.",
            "sprite#rc",
            "You may. But your cow score wins ten points in row 4.",
            then=("puts cow 5 on E5",),
        ),
        Step(
            "Row 3 is a tie: 6 and 6. Your bullock 1 on E3 breaks it.",
            "puts bullock 1 on E3",
            ("OS-30",),
            "With a tie at the top, nobody can score.",
            "sprite#daisy",
            "You may. But one small animal in row 3, and you are ahead of Crisp.",
            then=("puts cow 7 on D3",),
        ),
        Step(
            "7 beats 6, and two cows look on. Play your last score!",
            "plays a bullock score on row 3",
            ("OS-24", "OS-33", "OS-34"),
            "The last score card of all ends the game.",
            "sprite#rb",
            "You may. But nine points wait in row 3, and then you have won.",
        ),
    ),
    can=(
        ("sprite#rb", "Your bullocks are the strongest: take the cows."),
        ("sprite#rc", "Your cows are the finest: take the bullocks."),
        ("sprite#daisy", "Look before you score: anybody may win."),
        ("sprite#cow", "The last score card is played: most points win."),
    ),
    farewell="Six steps, three minutes. The rest is good timing.",
)

LESSONS = (FIRST,)


def goal(view: Any) -> str:
    """What everybody plays for, in one sentence."""
    return GOAL
