"""Cloud Nine: what its puzzles ask: the trick of most eggs, counted, and the best turn."""

from typing import Any

from farmyard.core.showing.puzzles import Deal, Exercise, Theme
from farmyard.games.cloud_nine import text
from farmyard.games.cloud_nine.box import BOX, NUMBERS
from farmyard.games.cloud_nine.options import Mode
from farmyard.games.cloud_nine.rules.choices import DEEDS
from farmyard.games.cloud_nine.rules.tricks import EGGS
from farmyard.games.cloud_nine.words.naming import laying
from farmyard.games.cloud_nine.words.showing import foreseen

__all__ = ["DEALS", "THEMES", "exercise"]

DEALS = tuple(
    Deal(seats, (("level", level), ("gold", "no"))) for level in ("1", "2", "3") for seats in (2, 3)
)


def is_trick(view: Any, choice: int) -> bool:
    """Tell whether a choice lays cards that make nine."""
    return bool(view.mode == Mode.GROUP and choice < DEEDS)


def eggs(view: Any, choice: int) -> float | None:
    """Return the eggs of a trick; None for any other choice."""
    return float(EGGS[choice]) if is_trick(view, choice) else None


THEMES = (Theme("nine", is_trick, eggs),)


def exercise(view: Any, choice: int) -> Exercise | None:
    """Return the number cards of the hand, and the operation of a trick; None with a Mystery Box,
    which may stand for any number."""
    hand = view.hands[view.turn]
    if hand[BOX] or not is_trick(view, choice):
        return None
    cards = tuple(card for card, n in zip(NUMBERS, hand, strict=False) for _ in range(n))
    slots = laying(foreseen(view, choice))
    answer = text("exercise", operation=slots["operation"], eggs=slots["eggs"])
    return Exercise(cards, answer)
