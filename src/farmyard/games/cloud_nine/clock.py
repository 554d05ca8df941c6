"""Cloud Nine: how long a turn may take, and what is done for who has let the time run out.

The rules know no clock: they only know that there is one (CN-R45).
"""

from typing import Any

from farmyard.core.game import Clock
from farmyard.core.record import NOTHING
from farmyard.games.cloud_nine.rules import choices, many, nth
from farmyard.games.cloud_nine.state import SOLO, Phase

__all__ = ["clock", "passing"]

IN_TIME = {
    Phase.START: choices.DEEDS + choices.DRAW,
    Phase.BEFORE: choices.DEEDS + choices.PASS,
    Phase.AFTER: choices.DEEDS + choices.END_TURN,
    Phase.HEN_DRAW: choices.DEEDS + choices.DRAW,
    Phase.ANNOUNCE: choices.DEEDS + choices.SILENT,
    Phase.REVEAL: choices.DEEDS + choices.WITHDRAW,
    Phase.TABLE: choices.GO_BY,
    Phase.REST: choices.REST,
}
"""What a seat does when its time is up (CN-R44, CN-R48, CN-R105); elsewhere the lowest choice."""


def clock(view: Any) -> Clock | None:
    """The seconds the seat to move has for its turn, and its choice when they are over.

    ``view`` is that seat's own.  None: there is no clock.  Alone, overruns are only counted.
    """
    if view.timer_s <= 0 or view.phase == Phase.OVER or not many(view):
        return None
    if view.mode == SOLO:
        return Clock(int(view.timer_s), NOTHING)  # CN-R105
    return Clock(int(view.timer_s), passing(view))


def passing(view: Any) -> int:
    """The choice of the seat to move that does least; alone there is none, and it is the lowest."""
    lowest = int(nth(view, 0))
    return lowest if view.mode == SOLO else IN_TIME.get(Phase(view.phase), lowest)
