"""Chickenrun: sentences for players, made from views alone; the messages are in ``en.ftl``."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from farmyard.core.contract import Line
from farmyard.core.wording.messages import person
from farmyard.core.wording.slots import Thing
from farmyard.games.chickenrun import box, state, text
from farmyard.games.chickenrun.rules import A_CHICKEN, scores
from farmyard.games.chickenrun.state import Ending, Phase, Status
from farmyard.games.chickenrun.words.choices import deed
from farmyard.games.chickenrun.words.news import Moment, news, rolled
from farmyard.games.chickenrun.words.offer import PARTS, told
from farmyard.games.chickenrun.words.sketching import sketch
from farmyard.games.chickenrun.words.things import eggs, phase_word, steps

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

POINT = A_CHICKEN
SCORE_COLUMNS = ("free", "pies", "eggs", "equipment", "plans")
ENDINGS = (
    "enough have been freed",
    "the last seat in the yard was ahead",
    "nobody could play on",
    "the last round was played",
)
"""Every way to end, in the order of `Ending`: for counting."""


def say(view: Any, choice: int, names: Sequence[str] = ()) -> str:
    """Tell a choice in words: what the seat to move does."""
    return text.name(deed(view, choice))


# -- What is asked, and why not -------------------------------------------------


def ask(view: Any, seat: int, names: Sequence[str]) -> str:
    """Tell a seat whose turn it is and what is asked."""
    if int(view.phase) == Phase.OVER:
        return outcome(view, seat, names)
    return text(
        f"ask-{phase_word(view.phase)}",
        who=person(view.turn, seat),
        name=names[view.turn],
        whose=person(view.victim, view.turn),
        victim=names[view.victim],
        mover=names[view.mover],
        cost=int(view.price),
        price=eggs(view.price),
        **throw(view),
    )


def throw(view: Any) -> dict[str, Thing]:
    """Return the steps that a throw allows, for questions and refusals."""
    total = int(view.black) + int(view.white)
    return {"steps": steps(view.allowance), "black": steps(view.black), "total": steps(total)}


def why_not(view: Any, choice: int, names: Sequence[str]) -> str:
    """Tell why the seat to move cannot make a choice."""
    here = f"why-not-{phase_word(view.phase)}"
    return text(
        here if 0 <= choice < state.CHOICES and text.has(here) else "why-not", **throw(view)
    )


# -- What happened --------------------------------------------------------------


def tell(before: Any, choice: int, after: Any, seat: int, names: Sequence[str]) -> Line:
    """Tell a seat what a choice has led to."""
    who = int(before.turn)
    now = Moment(before, choice, after, seat, names)
    aloud = ""
    if now.is_roll:
        said = brief = rolled(now)
        aloud = rolled(now, aloud=True)
    elif int(before.phase) in PARTS:
        id, slots = told(after, who, seat, names)
        said, brief = text(id, **slots), text.brief(id, **slots)
    else:
        said = brief = now.told("tell", who, deed=deed(before, choice, names))
    loud = bool(after.freed_now or after.stopped_now or after.eaten >= 0)
    happened = news(now)
    line, heard = (" ".join([first, *happened]) if first else "" for first in (said, aloud))
    joins = int(before.phase) in PARTS or follows_ten(before)
    return Line(who, line, loud, joins, heard, (brief, *happened))


def follows_ten(before: Any) -> bool:
    """Return whether a move is told in place of the choice to move on ten or more."""
    if before.black + before.white < 10 or before.refused or int(before.phase) == Phase.CHOOSE:
        return False
    tells = (
        int(before.phase) == Phase.MOVE and box.WAY[max(0, before.escape[before.turn])] < box.TUNNEL
    )
    return bool(tells or int(before.phase) == Phase.LAND)


# -- The end --------------------------------------------------------------------


def outcome(view: Any, seat: int, names: Sequence[str]) -> str:
    """Return the headline at the end of a game, for a seat."""
    won = winners(view)
    if len(won) > 1:
        return text("outcome-shared", names=tuple(names[p] for p in won))
    return text(
        f"outcome-{Ending(view.ending).name.lower()}",
        who=person(won[0], seat),
        name=names[won[0]],
        free=int(view.freed[won[0]]),
    )


def winners(view: Any) -> list[int]:
    """Return the seats with the best score, as the rules count it on open information."""
    points = np.zeros(int(view.seats), np.int64)
    scores(view, points)
    return [p for p, n in enumerate(points) if n == max(points)]


def ending(view: Any) -> str:
    """Return how a finished game ended, for counting (section 8 of the ledger)."""
    return ENDINGS[view.ending - 1]


def headings(view: Any) -> tuple[str, ...]:
    """Return the headings of the columns of `counts`."""
    return tuple(text(f"heading-{column}") for column in SCORE_COLUMNS)


def counts(view: Any) -> list[tuple[str, ...]]:
    """Return the columns of the score table for each seat."""
    rows = []
    for p in range(view.seats):
        pies = sum(int(place) == Status.PIE for place in view.chickens[p])
        columns = (view.freed[p], pies, view.eggs[p], view.banked[p], view.planned[p])
        rows.append(tuple(str(int(n)) for n in columns))
    return rows
