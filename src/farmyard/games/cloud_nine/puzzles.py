"""Cloud Nine: what its puzzles ask: the trick of most eggs, counted, and the best turn."""

from typing import Any

from farmyard.core.showing.puzzles import Deal, Theme
from farmyard.games.cloud_nine.options import Mode
from farmyard.games.cloud_nine.rules.choices import DEEDS
from farmyard.games.cloud_nine.rules.tricks import EGGS

__all__ = ["DEALS", "THEMES"]

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
