"""Cloud Nine: the time for a turn, and the choice made for a seat that runs out of it.

The rules have no clock: they only know whether there is one (CN-R45).
"""

from typing import Any

from farmyard.core.contract import Clock
from farmyard.core.record import NOTHING
from farmyard.games.cloud_nine.options import Mode
from farmyard.games.cloud_nine.rules import choices, many, nth
from farmyard.games.cloud_nine.state import Phase

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
"""Choice made for a seat when its time is up (CN-R44, CN-R48, CN-R105); else the lowest one."""


def clock(view: Any) -> Clock | None:
    """Return the seconds the seat to move has for its turn, and the choice made when they are over.

    ``view`` is that seat's own.  The result is None if there is no clock.  In solo play overruns
    are only counted.
    """
    if view.timer_s <= 0 or view.phase == Phase.OVER or not many(view):
        return None
    if view.mode == Mode.SOLO:
        return Clock(int(view.timer_s), NOTHING)  # CN-R105
    return Clock(int(view.timer_s), passing(view))


def passing(view: Any) -> int:
    """Return the choice of the seat to move that does least; in solo play the lowest one."""
    lowest = int(nth(view, 0))
    return lowest if view.mode == Mode.SOLO else IN_TIME.get(Phase(view.phase), lowest)
