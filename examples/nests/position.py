"""Nests: a written position: what can be worked out of it, and what cannot be."""

from typing import Any

from farmyard.core.compiling import rule
from farmyard.core.notation import Fault, first_fault
from farmyard.core.record import NOTHING
from farmyard.games.nests.box import HENS, LINES, NESTS
from farmyard.games.nests.rules import judge, owner_of
from farmyard.games.nests.state import Phase

__all__ = ["fault", "tally"]

SENTENCES = {
    "uneven": "{n} {hen}s and {others} of the other colour: they come in turn (NE-02)",
    "turn": "should be seat {seat}: there are fewer of those hens in the yard (NE-02)",
    "rows": "both have three in a row: the game was over after the first (NE-03)",
}


@rule
def tally(s):
    """Counts the hens, and sees whether the game is over."""
    for p in range(len(HENS)):
        s.laid[p] = 0
    for nest in range(len(NESTS)):
        if s.yard[nest] != NOTHING:
            s.laid[s.yard[nest]] += 1
    judge(s)


def fault(s: Any) -> tuple[str, str] | None:
    """The first field of a written position that cannot be, and why."""
    return first_fault(s, (_hens, _rows, _turn), SENTENCES)


def _hens(s: Any) -> Fault:
    n, others = (int(s.laid[p]) for p in range(len(HENS)))
    if abs(n - others) > 1:
        return "yard", "uneven", {"n": n, "hen": HENS[0], "others": others}
    return None


def _rows(s: Any) -> Fault:
    owners = {int(owner_of(s, line)) for line in range(len(LINES))}
    return ("yard", "rows", {}) if {0, 1} <= owners else None


def _turn(s: Any) -> Fault:
    """Who is to move has not more hens than the other; who has ended the game, not fewer."""
    mine, others = int(s.laid[s.turn]), int(s.laid[1 - s.turn])
    if (mine < others) if s.phase == Phase.OVER else (mine > others):
        return "turn", "turn", {"seat": 1 - int(s.turn)}
    return None
