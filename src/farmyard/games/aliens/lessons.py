"""Chickens ’n’ Aliens: what a newcomer is told: the goal, and a first game with a teacher."""

from typing import Any

from farmyard.core.lessons import Lesson, Step

__all__ = ["LESSONS", "goal"]

GOAL = "Three aliens win a part. Three parts, and you fly."

FIRST = Lesson(
    name="first",
    title="Three aliens, one part",
    about="You learn what corn is for, how hens sit on aliens, and when a round ends.",
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
        Step(
            "Lay an alien before you. It costs you one corn.",
            "lays an alien",
            ("UF-15", "UF-16"),
            "An alien from your hand costs one corn.",
            "alien",
            "You may do that. But with three aliens you win, so begin with one.",
            then=("lays an alien",),
        ),
        Step(
            "Aliens can be stolen! Put your Broody on yours.",
            "plays Broody",
            ("UF-28", "UF-29", "UF-30"),
            "Where a hen sits, nobody steals.",
            "broody",
            "You may. But Crisp may steal an alien on which no hen sits.",
            then=("takes a card",),
        ),
        Step(
            "Lay your second alien, with your last corn.",
            "lays an alien",
            ("UF-12", "UF-15"),
            instead="You may. But you have a corn left, and an alien waits in your hand.",
            then=("plays Pecking Order on Ada",),
        ),
        Step(
            "Crisp stole an alien! Play Pecking Order, then touch Crisp.",
            "plays Pecking Order on Crisp",
            ("UF-35", "UF-36"),
            "Pecking Order steals an alien, for no corn.",
            "pecking-order",
            "You may. But Crisp has two aliens now, and the third wins the round.",
            then=("lays an alien",),
        ),
        Step(
            "Crisp has two again. Play Hypno-chicken, then touch Crisp.",
            "plays Hypno-chicken on Crisp",
            ("UF-41",),
            "Who is dizzy loses a turn and a card.",
            "hypno",
            "You may. But it would be safer if Crisp lost the next turn.",
            then=("throws away Fowl Play",),
        ),
        Step(
            "You need a corn, and the pool is full. Play your Scramble.",
            "plays Scramble",
            ("UF-17", "UF-38"),
            "Scramble brings you all the corn of the pool.",
            "scramble",
            "You may. But without corn you cannot lay your third alien.",
            then=("takes a card",),
        ),
        Step(
            "Now lay your third alien, and win the last part!",
            "lays an alien",
            ("UF-12", "UF-13", "UF-21", "UF-25"),
            "Three aliens win a part, three parts the game.",
            "bottom-left",
            "You may. But your third alien wins the round, and the game with it.",
        ),
    ),
    can=(
        ("alien", "Do one thing in each turn."),
        ("sprite#corn", "Corn pays for aliens. Keep some."),
        ("broody", "A hen keeps an alien from being stolen."),
        ("bottom-left", "Three aliens win a part. Three parts, and you fly."),
    ),
    farewell="Seven steps, three minutes. The rest is written on the cards.",
)

LESSONS = (FIRST,)


def goal(view: Any) -> str:
    """What everybody plays for, in one sentence."""
    return GOAL
