"""Cloud Nine, together: a first day in the henhouse, at the first level and without Gold."""

from farmyard.core.lessons import Lesson, Step

HENHOUSE = Lesson(
    name="group",
    title="In the henhouse",
    about="You learn how cards make nine, when to draw, and how a day ends.",
    minutes=3,
    sign="pile",
    seats=("Ada", "Crisp"),
    position={
        "options": {"mode": "group", "level": "1", "gold": "no", "rounds": 1},
        "phase": "BEFORE",
        "turn": 0,
        "drawer": 0,
        "hands": [
            ["2", "3", "4", "5", "6", "8", "9", "10"],
            ["2", "4", "4", "5", "7", "fox"],
        ],
        "nest": ["6", "9", "8", "1", "2", "10", "9", "10", "8", "6"],
    },
    steps=(
        Step(
            "5 and 4 make nine. Touch both cards, then lay them.",
            "lays 5 + 4 = 9 for 9 eggs",
            ("CN-034", "CN-050", "CN-057", "CN-060"),
            "Cards that make nine are a trick: their eggs are yours.",
            "hen-plain",
            "That is a trick as well! For this lesson, keep those cards a little longer.",
            (("passes", "You may pass. But two of your cards make nine, and bring nine eggs."),),
        ),
        Step(
            "Nine eggs for you! One trick a turn: end your turn.",
            "ends the turn",
            ("CN-030", "CN-034", "CN-063"),
            then=("draws a card unseen", "passes"),
        ),
        Step(
            "A turn begins with a card from your neighbour. Draw one.",
            "draws a card unseen",
            ("CN-032", "CN-033"),
            "Draw a card, unseen, from the hand of a neighbour.",
            "back",
        ),
        Step(
            "Three cards bring more: 8 + 3 − 2. Lay them.",
            "lays 8 + 3 − 2 = 9 for 13 eggs",
            ("CN-020", "CN-053", "CN-056", "CN-060"),
            "A trick has up to three cards, all different.",
            "chick",
            "That is a trick as well! But try 8 + 3 − 2 now: it leaves you the right cards.",
            (("passes", "You may pass. But then you draw a card, and your hand grows again."),),
        ),
        Step(
            "Thirteen more. End your turn.",
            "ends the turn",
            ("CN-030",),
            then=("draws a card unseen", "passes"),
        ),
        Step(
            "Few cards are left. Draw one from Crisp, unseen.",
            "draws a card unseen",
            ("CN-032",),
        ),
        Step(
            "7 + 6 − 4: nine, and your hand is empty. Lay them!",
            "lays 7 + 6 − 4 = 9 for 17 eggs",
            ("CN-016", "CN-120", "CN-127"),
            "An empty hand ends the day and brings 15 more eggs.",
            "nests",
            "You may. But with 7 + 6 − 4 all your cards are gone, and the day is yours.",
        ),
    ),
    can=(
        ("hen-plain", "Make nine with plus and minus, and lay it."),
        ("back", "First draw a card from your neighbour."),
        ("fox", "A Fox in your hand costs ten eggs in the evening."),
        ("nests", "Lay off everything: 15 more eggs."),
    ),
    farewell="Seven steps, three minutes. Gold cards can wait.",
)
