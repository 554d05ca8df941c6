"""Cloud Nine, a duel: the last tricks of a table, with a short row of Gold."""

from farmyard.core.lessons import Lesson, Step
from farmyard.games.cloud_nine.lessons.packs import packs

GIVES_UP = ("gives up", "Not yet! You are about to win.")
END = "You may. But your trick is made: let Crisp have the next turn."

DUEL = Lesson(
    name="dual",
    title="A duel for Gold",
    about="You learn how two share one table, and how Gold cards are won.",
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
            "The Rooster asks for four cards: 5 + 5 − 3 + 2. Lay them.",
            "lays 5 + 5 − 3 + 2 = 9 from packs 1, 2, 3 and 4 for 15 eggs",
            ("CN-163", "CN-165", "CN-167", "CN-191"),
            "Meet the challenge, and its Gold card is yours.",
            "rooster",
            "That is a trick as well! But four cards win you the Rooster.",
            (GIVES_UP,),
        ),
        Step(
            "A Gold card, five eggs! One trick a turn: end yours.",
            "ends the turn",
            ("CN-164", "CN-181"),
            "Every Gold card brings five eggs more.",
            "egg",
            END,
            (GIVES_UP,),
            then=("lays 10 − 1 = 9 from packs 5 and 6 for 11 eggs", "ends the turn"),
        ),
        Step(
            "Corns ask for nine eggs at most: lay 5 and 4.",
            "lays 5 + 4 = 9 from packs 1 and 2 for 9 eggs",
            ("CN-198", "CN-190"),
            "Corns: a trick of nine eggs at most.",
            "corns",
            "That is a trick as well! But it brings more than nine eggs, and Corns stay there.",
            (GIVES_UP, ("lays 7 + 2", "That wins Corns as well! But take 5 and 4 today.")),
        ),
        Step(
            "Corns are yours. End your turn.",
            "ends the turn",
            ("CN-164", "CN-166"),
            "One Gold card a turn, and no more.",
            "sprite#c1",
            END,
            (GIVES_UP,),
            then=("lays 7 + 2 = 9 from packs 3 and 4 for 9 eggs", "ends the turn"),
        ),
        Step(
            "The Rifle needs no trick: claim it. Crisp has to shoot.",
            "claims the Rifle",
            ("CN-165", "CN-194", "CN-173"),
            "Some Gold you just claim; the other player carries it out.",
            "rifle",
            "You may. But first claim the Rifle: after the last trick it is too late.",
            (GIVES_UP,),
            then=("shoots the Fox on pack 7",),
        ),
        Step(
            "The Easter Egg, 20 eggs! Now the last trick: 8 + 1.",
            "lays 8 + 1 = 9 from packs 5 and 6 for 9 eggs",
            ("CN-172", "CN-173", "CN-182", "CN-183"),
            "The last trick brings 15 eggs, most Gold 20.",
            "nests",
            "You may. But 8 + 1 is the last trick, and brings 15 eggs more.",
            (GIVES_UP,),
        ),
    ),
    can=(
        ("hen-plain", "One trick a turn, from the packs of both."),
        ("rooster", "Look at the challenge before you lay."),
        ("egg", "Gold: five eggs each, 20 for the most."),
        ("nests", "The last trick brings 15 eggs more."),
    ),
    farewell="Six steps, three minutes. Now find somebody to duel with.",
)
