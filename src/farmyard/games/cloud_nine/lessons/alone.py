"""Cloud Nine, alone: the end of a table, without Gold."""

from farmyard.core.lessons import Lesson, Step
from farmyard.games.cloud_nine.lessons.packs import packs

ANOTHER = "That is a trick as well! But with the one in the light the table comes out."

ALONE = Lesson(
    name="alone",
    title="Alone with the Foxes",
    about="You learn how packs are cleared, and what Foxes are good for.",
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
            "5 and 4 make nine. Touch both packs, then lay them.",
            "lays 5 + 4 = 9 from packs 1 and 2 for 9 eggs",
            ("CN-143", "CN-142", "CN-146"),
            "A trick takes the top cards of different packs.",
            "hen-plain",
            ANOTHER,
            (("gives up", "Not yet! This table can be cleared."),),
        ),
        Step(
            "A gap! Touch the Fox that lies on a card, then the gap.",
            "moves the Fox from pack 5 into the gap",
            ("CN-144", "CN-145"),
            "Any top card may move into a gap, even a Fox.",
            "fox",
            "You may. But a Fox blocks its pack, and now it could make way.",
            (("gives up", "Not yet! There is a gap, and a Fox that could go there."),),
        ),
        Step(
            "A nine alone is a trick, too. Take the one with more below.",
            "lays the 9 from pack 8 for 9 eggs",
            ("CN-050", "CN-053"),
            "A nine alone is a trick.",
            "sprite#c9",
            ANOTHER,
            (
                ("gives up", "Not yet! This table can be cleared."),
                ("lays the 9 from pack 7", "A nine as well! But below the other one lies a card."),
                ("moves", "You may. But try the nine first: gaps are precious."),
            ),
        ),
        Step(
            "Three cards clear more: 10 + 8 − 9. Lay them.",
            "lays 10 + 8 − 9 = 9 from packs 3, 6 and 7 for 27 eggs",
            ("CN-020", "CN-053", "CN-056"),
            "Up to three cards, all different, plus and minus.",
            "chick",
            ANOTHER,
            (
                ("gives up", "Not yet! This table can be cleared."),
                ("moves", "You may. But no card is in the way now."),
            ),
        ),
        Step(
            "A Mystery Box is any card: here an 8. Lay it with the 1.",
            "lays 8 + 1 = 9 with the box as 8 from packs 3 and 4 for 1 egg",
            ("CN-148", "CN-068"),
            "A Mystery Box stands for any card from 1 to 10.",
            "mystery",
            "That is a trick as well! But what would then become of the 1, the 2 or the 7?",
            (
                ("gives up", "Not yet! This table can be cleared."),
                ("moves", "You may. But no card is in the way now."),
            ),
        ),
        Step(
            "7 and 2: only Foxes will be left. Lay them!",
            "lays 7 + 2 = 9 from packs 4 and 5 for 9 eggs",
            ("CN-146",),
            "Only Foxes are left: the table is cleared.",
            "fox",
            "You may. But 7 and 2 are the last two cards, and they make nine.",
            (("gives up", "Now? Look again: 7 and 2 make nine!"),),
        ),
    ),
    can=(
        ("hen-plain", "Take nines from the tops of packs."),
        ("fox", "Move Foxes into gaps, off the cards below."),
        ("mystery", "Keep Mystery Boxes: they fit everywhere."),
        ("pile", "Look before you lay: every card has to go."),
    ),
    farewell="Six steps, three minutes. With Gold there are challenges as well.",
)
