"""By Golly!: what a newcomer is told: the goal in one sentence, and a first game with a teacher."""

from typing import Any

from farmyard.core.lessons import Lesson, Step

__all__ = ["LESSONS", "goal"]

GOAL = "Be the first without cards: turn up what you hold."

YARD = (
    ("hare", "rooster", "worm"),
    ("marten", "hedgehog", "fox", "chick"),
    ("goose", "hen", "drake", "snail", "mess"),
    ("raven", "shovel", "butterfly", "mouse"),
    ("mess", "caterpillar", "shovel"),
)

FIRST = Lesson(
    name="first",
    title="Turn up what you hold",
    about="You learn to look where others look, and what to do in a mess.",
    minutes=3,
    sign="print",
    seats=("Ada", "Crisp"),
    position={
        "yard": [card for row in YARD for card in row],
        "hands": [["fox", "hen", "hen", "snail"], ["mouse", "goose", "marten", "hare"]],
        "stacks": [[], ["raven", "chick"]],
    },
    steps=(
        Step(
            "First play an animal from your hand. Take the fox.",
            "plays the fox",
            ("BG-12", "BG-13"),
            "Play an animal first, then turn over a card.",
            "worm",
            "You may begin with any animal. Let us look for the fox first.",
        ),
        Step(
            "Now turn over a card of the yard. Nobody knows them: guess!",
            "turns over row 2, place 2",
            ("BG-14", "BG-15", "BG-20", "BG-22"),
            "No pair: your card comes back, and the next one plays.",
            "hedgehog",
            "A guess is a guess, and this one was as good. Still, let us go on together.",
            (("turns over row 2, place 3", "You have guessed the fox! That was luck."),),
            ("plays the mouse", "turns over row 2, place 3"),
        ),
        Step(
            "Did you see? Crisp turned up a fox. Play yours.",
            "plays the fox",
            ("BG-20", "BG-21"),
            "Look well when others turn up cards.",
            "raven",
            "You may. But you have just seen where the fox sits, and soon you forget.",
        ),
        Step(
            "Now turn over the card that Crisp turned up.",
            "turns over row 2, place 3",
            ("BG-16",),
            "Two alike: yours is laid aside, and you go on.",
            "fox",
            "You may turn over any card. But you saw a fox: Crisp turned him up, in the light.",
        ),
        Step(
            "A pair! Your fox is gone, and you go on. Play a hen.",
            "plays the hen",
            ("BG-13", "BG-16", "BG-17", "BG-18"),
            instead="That works as well. But you hold two hens, so a hen gets rid of more.",
        ),
        Step(
            "The light has a good nose. Turn this one over.",
            "turns over row 3, place 2",
            ("BG-16",),
            instead="You may guess for yourself. The hen was in the light this time.",
        ),
        Step(
            "You hold two hens and found one: both may go at once!",
            "lays every hen aside",
            ("BG-19",),
            "With a pair, all your copies may go at once.",
            "hen",
            "You may keep one. But why? Whoever is rid of all cards first has won.",
        ),
        Step(
            "Only one left! Play the snail.",
            "plays the snail",
            ("BG-18",),
            instead="That works as well. Let us see what comes to the snail.",
        ),
        Step(
            "Turn over this one, and hold your nose.",
            "turns over row 3, place 5",
            ("BG-23", "BG-24"),
            instead="You may. You have missed something smelly, though.",
        ),
        Step(
            "A mess! A shovel saves you; anything else costs two cards.",
            "turns over row 4, place 2",
            ("BG-24", "BG-25", "BG-26", "BG-27"),
            "A mess: turn over one more. A shovel saves you.",
            "shovel",
            "No shovel there. Then you take cards from others: two, or four if it is a mess again.",
        ),
        Step(
            "Saved! Shuffle what you turned up, so that nobody knows it.",
            "shuffles the turned cards",
            ("BG-29", "BG-30", "BG-R14"),
            "After a mess you may shuffle what you turned up.",
            "mess",
            "You may pick out some, or leave them all. But then all know where the others sit.",
            then=("plays the goose", "turns over row 3, place 4"),
        ),
        Step(
            "Crisp has just turned up a snail. Play yours, your last card!",
            "plays the snail",
            ("BG-13",),
        ),
        Step(
            "Where was it? Here! Turn it over, and you have won.",
            "turns over row 3, place 4",
            ("BG-12", "BG-16"),
            "No cards left at all: you have won.",
            "marten",
            "You may turn over any card. But Crisp has shown you where the snail sits.",
        ),
    ),
    can=(
        ("fox", "Play an animal, then turn over its twin."),
        ("raven", "A pair is laid aside, and you go on."),
        ("mess", "A mess: turn over one more, and hope."),
        ("marten", "No cards left at all: you have won."),
    ),
    farewell="You have won! The rest is a good memory.",
)

LESSONS = (FIRST,)


def goal(view: Any) -> str:
    """What everybody plays for, in one sentence."""
    return GOAL
