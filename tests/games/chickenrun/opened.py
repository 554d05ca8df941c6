"""Secret phases of Chickenrun, and what is told when they open: see ``tests/test_opened.py``.

Cards and plans that a seat takes, puts back or offers stay hidden from the others.
"""

from typing import Any

from farmyard.games.chickenrun import text
from farmyard.games.chickenrun.options import FirstActive
from farmyard.games.chickenrun.state import AMOUNT, CHICKEN, Phase
from farmyard.games.chickenrun.words.things import chicken
from tests.test_opened import Opened


def first_chicken(s: Any, choice: int, names: list[str]) -> str:
    hen = text.name(chicken(s, int(s["turn"]), choice - CHICKEN))
    return rf"{hen} \({names[s['turn']]}\)|You send {hen} out"


def eggs_bid(s: Any, choice: int, names: list[str]) -> str:
    return rf"Bids: [^.]*\b{names[s['turn']]} {choice - AMOUNT}\b"


def stage(s: Any) -> tuple[int, ...]:
    """Return what changes as secrets open: first chickens in order are seen one by one."""
    one_by_one = s["phase"] == Phase.FIRST and s["first_active"] == FirstActive.IN_ORDER
    return int(s["phase"]), int(s["bidding"]), int(s["turn"]) if one_by_one else 0


OPENED = Opened(
    opens={Phase.FIRST: first_chicken, Phase.BIDDING: eggs_bid},
    stays=(
        Phase.LOOT_CARD,
        Phase.BUY,
        Phase.PUT,
        Phase.GIVE_CARD,
        Phase.GIVE_PLAN,
        Phase.ASK_CARD,
        Phase.ASK_PLAN,
    ),
    stage=stage,
)
