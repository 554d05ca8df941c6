"""Nests: written positions: derived fields are computed, impossible positions refused."""

from typing import Any

from farmyard.core.compiling import rule
from farmyard.core.formats.notation import Fault, first_fault
from farmyard.core.record import NOTHING
from farmyard.games.nests.box import HENS, LINES, NESTS
from farmyard.games.nests.rules import free, judge, owner_of
from farmyard.games.nests.state import Phase

__all__ = ["fault", "tally"]

SENTENCES = {
    "early": "should be empty: a hen has still to be hidden (NE-02)",
    "uneven": "{n} {hen}s and {others} of the other colour: they come in turn (NE-03)",
    "turn": "should be seat {seat}, which has had fewer turns (NE-02, NE-03)",
    "missed": "who hides in {nest} would have chased off the hen that sits there (NE-04)",
    "chased": "nobody has just chased off a hen in {nest} (NE-04)",
    "rows": "both have three in a row: the game was over after the first (NE-05)",
}


@rule
def tally(s):
    """Count the hens, and set the phase to over if the game has ended."""
    for p in range(len(HENS)):
        s.hidden[p] = s.hideout[p] != NOTHING
        s.laid[p] = 0
        for nest in range(len(NESTS)):
            s.laid[p] += s.yard[nest] == p
    judge(s)


def fault(s: Any) -> tuple[str, str] | None:
    """Return the first impossible field of a written position and the reason, or None."""
    return first_fault(s, (_hens, _hideouts, _rows, _turn), SENTENCES)


def _hens(s: Any) -> Fault:
    n, others = (int(s.laid[p]) for p in range(len(HENS)))
    if n + others and not s.hidden.all():
        return "yard", "early", {}
    if not (_may_have(s, 0, (n + others) // 2) or _may_have(s, 0, (n + others + 1) // 2)):
        return "yard", "uneven", {"n": n, "hen": HENS[0], "others": others}
    return None


def _hideouts(s: Any) -> Fault:
    for p in range(len(HENS)):
        nest = s.hideout[p]
        if s.hidden[p] and s.yard[nest] == 1 - p and s.hideout[1 - p] != nest:
            return "hideout", "missed", {"nest": NESTS[nest]}
    others = 1 - s.turn if s.phase == Phase.OVER else s.turn  # not the seat that has moved last
    if s.chased != NOTHING and not _has_come_out(s, others, s.chased):
        return "chased", "chased", {"nest": NESTS[s.chased]}
    return None


def _rows(s: Any) -> Fault:
    owners = {int(owner_of(s, line)) for line in range(len(LINES))}
    return ("yard", "rows", {}) if {0, 1} <= owners else None


def _turn(s: Any) -> Fault:
    """Check the seat to move: its turns are no more than the other's, or no fewer at the end."""
    taken = len(NESTS) - int(free(s))
    turns = (taken + (s.phase == Phase.OVER)) // 2
    has_hidden = s.phase == Phase.HIDE and s.hidden[s.turn]
    if has_hidden or not _may_have(s, int(s.turn), turns):
        return "turn", "turn", {"seat": 1 - int(s.turn)}
    return None


def _may_have(s: Any, p: int, turns: int) -> bool:
    """Tell whether a seat can have its hens after so many turns: its hidden hen may have won a nest
    in a turn of the other's, and it may have lost one nest to the other's hidden hen."""
    won, lost = (_has_come_out(s, q, s.hideout[q]) for q in (p, 1 - p))
    return bool(turns - lost <= s.laid[p] <= turns + won)


def _has_come_out(s: Any, p: int, nest: int) -> bool:
    """Tell whether the hen that sits in this nest may be the one that a seat has hidden."""
    return bool(nest != NOTHING and s.hideout[p] == nest and s.yard[nest] == p)
