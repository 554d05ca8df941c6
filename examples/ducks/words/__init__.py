"""Ducks: every sentence a person reads, made from views alone; how each is worded is in the message
file of a language beside this module.

A view holds what its reader may know and no more, so nothing here has a secret to keep.
"""

from collections.abc import Sequence
from typing import Any

from farmyard.core.contract import Line
from farmyard.core.wording.messages import person
from farmyard.games.ducks import text
from farmyard.games.ducks.box import DUCKS, PLAYERS
from farmyard.games.ducks.rules import CHOICES, POINT
from farmyard.games.ducks.state import NEVER, Phase

__all__ = [
    "ENDINGS",
    "POINT",
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

SCORE_COLUMNS = ("broods", "ducks")
ENDINGS = ("one player leads", "several lead")


def say(view: Any, choice: int, names: Sequence[str]) -> str:
    """Put a choice of the seat to move into words."""
    kind, step = divmod(choice, PLAYERS)
    if step == 0:
        return text("say-settle", duck=DUCKS[kind])
    return text("say-shoo", duck=DUCKS[kind], other=names[(view.turn + step) % view.seats])


def ask(view: Any, seat: int, names: Sequence[str]) -> str:
    """Say to a seat who is to move and what is asked."""
    if view.phase == Phase.OVER:
        return outcome(view, seat, names)
    return text("ask-play", who=person(int(view.turn), seat), name=names[view.turn])


def why_not(view: Any, choice: int, names: Sequence[str]) -> str:
    """Give the reason why the seat to move cannot make this choice."""
    kind, step = divmod(choice, PLAYERS)
    if not 0 <= choice < CHOICES or step >= view.seats:
        return text("why-not-nothing")
    if view.hands[view.turn, kind] <= 0:
        return text("why-not-held", duck=DUCKS[kind])
    if view.shooing == NEVER:
        return text("why-not-shooing")
    return text("why-not-there", duck=DUCKS[kind], other=names[(view.turn + step) % view.seats])


def tell(before: Any, choice: int, after: Any, seat: int, names: Sequence[str]) -> Line:
    """Tell a seat the result of a choice."""
    who, (kind, step) = int(before.turn), divmod(choice, PLAYERS)
    slots = {"who": person(who, seat), "name": names[who], "duck": DUCKS[kind]}
    if step:
        other = (who + step) % int(before.seats)
        says = text("tell-shoo", **slots, whose=person(other, seat), other=names[other])
        return Line(who, says, loud=True)
    if after.broods[who] > before.broods[who]:
        return Line(who, text("tell-brood", **slots), loud=True)
    return Line(who, text("tell-settle", **slots))


def outcome(view: Any, seat: int, names: Sequence[str]) -> str:
    """The headline at the end."""
    leaders = leading(view)
    if len(leaders) > 1:
        return text("outcome-shared", names=tuple(names[p] for p in leaders))
    return text("outcome-won", who=person(leaders[0], seat), name=names[leaders[0]])


def leading(view: Any) -> list[int]:
    """Return the seats with most broods, and among them most ducks (DU-07)."""
    found = [(int(view.broods[p]), int(view.ponds[p].sum())) for p in range(view.seats)]
    return [p for p, each in enumerate(found) if each == max(found)]


def headings(view: Any) -> tuple[str, ...]:
    """Return the columns of the score table."""
    return tuple(text(f"heading-{each}") for each in SCORE_COLUMNS)


def ending(view: Any) -> str:
    """Name the way a finished game ended, for statistics."""
    return ENDINGS[len(leading(view)) > 1]


def counts(view: Any) -> list[tuple[str, ...]]:
    """Return the columns of the score table for each seat."""
    return [(str(view.broods[p]), str(int(view.ponds[p].sum()))) for p in range(view.seats)]


# -- The table as text ----------------------------------------------------------


def sketch(view: Any, seat: int, names: Sequence[str], paused: bool) -> str:
    """Draw the table as text: each pond with its broods, the pile, and one's own hand."""
    lines = [
        text("sketch-pond", name=names[p], ducks=birds(view.ponds[p]), broods=int(view.broods[p]))
        for p in range(view.seats)
    ]
    lines.append(text("sketch-pile", n=int(view.stock)))
    if seat >= 0:
        lines.append(text("sketch-hand", ducks=birds(view.hands[seat])))
    return "\n".join(lines)


def birds(counts: Sequence[int]) -> str:
    """Return ducks in words: "mallard ×2, teal"."""
    kinds = [(DUCKS[kind], n) for kind, n in enumerate(counts) if n > 0]
    return ", ".join(f"{name} ×{n}" if n > 1 else name for name, n in kinds) or text("no-ducks")
