"""Chickenrun: the things that sentences name, each worded by a message of its own."""

from string import ascii_uppercase
from typing import Any

from farmyard.core.wording.slots import Thing
from farmyard.games.chickenrun import box
from farmyard.games.chickenrun.box import board
from farmyard.games.chickenrun.state import Phase


def slug(name: str) -> str:
    """Return a name of the box as part of a message id or file name: "the-old-crate"."""
    return name.lower().replace(" ", "-").replace("’", "")


def phase_word(phase: int) -> str:
    """Return the name of a phase as part of a message id: "loot-card"."""
    return PHASE_WORDS[int(phase)]


PHASE_WORDS = {int(phase): phase.name.lower().replace("_", "-") for phase in Phase}


CHICKENS = tuple(Thing(f"hen-{slug(name)}") for name in box.CHICKENS)
KINDS = tuple(Thing(f"kind-{slug(name)}") for name in box.EQUIPMENT)
PLANS = tuple(Thing(f"plan-{slug(name)}") for name in box.PLAN_NAMES)
ESCAPES = (*PLANS, *(Thing(f"escape-{slug(name)}") for name in box.ESCAPES[box.PLANS :]))
CARDS = tuple(Thing(f"chance-{slug(name)}") for name in box.OPPORTUNITIES)
TOOL, NOTHING = Thing("kind-tool"), Thing("nothing")
COLUMN_LETTERS = (*ascii_uppercase, "AA")  # from west to east


def chicken(view: Any, p: int, k: int) -> Thing:
    return CHICKENS[int(view["hut"][p]) * box.SET + k]


def a(kind: Thing) -> Thing:
    """Return a piece of equipment with its article, if it has one."""
    return Thing("a-kind", (("kind", kind),))


def a_plan(plan: Thing) -> Thing:
    """Return a plan as one of several things that are given."""
    return Thing("a-plan", (("plan", plan),))


def place(n: int) -> Thing:
    """Return the name of a place: a square by column and row, a hut by number, or a building."""
    if n < board.SQUARES:
        letter, row = COLUMN_LETTERS[n % board.COLUMNS], n // board.COLUMNS + 1
        return Thing("square", (("at", f"{letter}{row}"),))
    if n < board.HOUSE:
        return Thing("hut", (("n", n - board.HUT + 1),))
    return Thing(f"room-{slug(board.PLACE_NAMES[n])}")


def signed(n: int) -> str:
    """Return a number with its sign, as the chickens show it."""
    return f"{n:+d}".replace("-", "−") if n else "0"


def eggs(n: int) -> Thing:
    return Thing("eggs", (("n", int(n)),))


def steps(n: int) -> Thing:
    return Thing("steps", (("n", max(int(n), 0)),))


def cards(n: int) -> Thing:
    return Thing("cards", (("n", int(n)),))
