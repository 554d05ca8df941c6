"""Nests: every sentence a person reads, made from views alone; how each is worded is in the message
file of a language beside this module.

A view holds what its reader may know and no more, so nothing here has a secret to keep.
"""

from collections.abc import Sequence
from typing import Any

from farmyard.core.contract import Line
from farmyard.core.record import NOTHING
from farmyard.core.wording.messages import person
from farmyard.games.nests import text
from farmyard.games.nests.box import COLUMNS, HENS, NESTS, ROWS
from farmyard.games.nests.rules import CHOICES
from farmyard.games.nests.state import Phase

__all__ = [
    "ENDINGS",
    "ask",
    "counts",
    "ending",
    "headings",
    "outcome",
    "say",
    "sketch",
    "tell",
    "why_not",
]

SCORE_COLUMNS = ("points", "hens")
ENDINGS = ("three in a row", "all nests are taken")
DEEDS = {Phase.HIDE: "hide", Phase.LAY: "lay"}


def say(view: Any, choice: int, names: Sequence[str] = ()) -> str:
    """Put a choice of the seat to move into words."""
    return text(f"say-{DEEDS[view.phase]}", nest=NESTS[choice])


def ask(view: Any, seat: int, names: Sequence[str]) -> str:
    """Say to a seat who is to move and what is asked."""
    if view.phase == Phase.OVER:
        return outcome(view, seat, names)
    who = person(int(view.turn), seat)
    return text(f"ask-{DEEDS[view.phase]}", who=who, name=names[view.turn])


def why_not(view: Any, choice: int, names: Sequence[str]) -> str:
    """Give the reason why the seat to move cannot make this choice."""
    if not 0 <= choice < CHOICES or view.yard[choice] == NOTHING:
        return text("why-not-nothing")
    return text("why-not-taken", name=names[view.yard[choice]], nest=NESTS[choice])


def tell(before: Any, choice: int, after: Any, seat: int, names: Sequence[str]) -> Line:
    """Tell a seat the result of a choice; a choice of −1 is another player's secret."""
    who = int(before.turn)
    deed = DEEDS[before.phase] if after.chased == NOTHING else "chased"
    nest = NESTS[choice] if choice >= 0 else ""
    told = [text(f"tell-{deed}", who=person(who, seat), name=names[who], nest=nest)]
    if after.phase == Phase.OVER:  # both hideouts are open now (NE-07)
        for p in range(after.seats):
            hideout = NESTS[after.hideout[p]]
            told.append(text("tell-hid", who=person(p, seat), name=names[p], nest=hideout))
    loud = after.chased != NOTHING or after.phase == Phase.OVER
    return Line(who, " ".join(told), loud, brief=tuple(told))


def outcome(view: Any, seat: int, names: Sequence[str]) -> str:
    """The headline at the end."""
    if view.winner < 0:
        return text("outcome-shared", names=tuple(names))
    winner = int(view.winner)
    return text("outcome-won", who=person(winner, seat), name=names[winner])


def headings(view: Any) -> tuple[str, ...]:
    """Return the columns of the score table."""
    return tuple(text(f"heading-{each}") for each in SCORE_COLUMNS)


def ending(view: Any) -> str:
    """Name the way a finished game ended, for statistics."""
    row, full = ENDINGS
    return full if view.winner < 0 else row


def counts(view: Any) -> list[tuple[str, ...]]:
    """Return the columns of the score table for each seat."""
    return [(str(int(view.winner == p)), str(int(view.laid[p]))) for p in range(view.seats)]


# -- The table as text ----------------------------------------------------------

FREE = "·"
CHASED_HEN = "!"


def sketch(view: Any, seat: int, names: Sequence[str], paused: bool) -> str:
    """Draw the table as text: the yard from above, and each player's letter; while `paused`, an
    exclamation mark where a hen has just been chased off."""
    signs = [sign_of(view, nest) for nest in range(len(NESTS))]
    if paused and view.chased != NOTHING:
        signs[view.chased] += CHASED_HEN
    lines = ["  " + "".join(column.center(4) for column in COLUMNS).rstrip()]
    for i, row in enumerate(ROWS):
        nests = signs[len(COLUMNS) * i : len(COLUMNS) * (i + 1)]
        lines.append(f"{row} {''.join(sign.center(4) for sign in nests)}".rstrip())
    return "\n".join([*lines, "", *(f"{initial(p)}  {names[p]}" for p in range(view.seats))])


def sign_of(view: Any, nest: int) -> str:
    """Return the sign of a nest: its hen's initial, a small letter for a hidden hen in the view."""
    if view.yard[nest] != NOTHING:
        return initial(int(view.yard[nest]))
    return "".join(initial(p).lower() for p in range(view.seats) if view.hideout[p] == nest) or FREE


def initial(hen: int) -> str:
    return HENS[hen][0].upper()
