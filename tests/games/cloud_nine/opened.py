"""Secret phases of Cloud Nine, and what is told when they open: see ``tests/test_opened.py``.

Cards drawn by choice and given away stay hidden from all but the two seats concerned.
"""

from typing import Any

from farmyard.games.cloud_nine.rules import choices
from farmyard.games.cloud_nine.rules.group.laying import strongest
from farmyard.games.cloud_nine.state import Phase
from tests.test_opened import Opened


def snake_of(s: Any, names: list[str]) -> str:
    """Return the pattern of the Snake a seat has turned up: the strongest it holds."""
    p = int(s["turn"])
    return rf"Turned up: [^.]*Snake {strongest(int(s['serpents'][p])) + 1} \({names[p]}\)"


def answer(s: Any, choice: int, names: list[str]) -> str:
    """Return the pattern of an announcement; silence is told by the names of the others."""
    if choices.deed_of(choice)[0] == choices.ANNOUNCE:
        return rf"announced by [^.]*\b{names[s['turn']]}\b|{snake_of(s, names)}"
    return "No Snake strikes|announced by|Turned up"


def shown(s: Any, choice: int, names: list[str]) -> str:
    if choices.deed_of(choice)[0] == choices.REVEAL:
        return snake_of(s, names)
    return rf"\b{names[s['turn']]}\b[^.]* withdraws? "


def stage(s: Any) -> tuple[int, ...]:
    return int(s["phase"]), int(s["laid"]), int(s["day"])


OPENED = Opened(
    opens={Phase.ANNOUNCE: answer, Phase.REVEAL: shown},
    stays=(Phase.PICK, Phase.GIVE, Phase.HEN_PICK),
    stage=stage,
)
