"""Chickenrun: pairs of questions that one touch answers: who goes, and where to.

"Mr Tweedy or the dog?" and "move, release a chicken, or draw a card?" are asked before the way; but
whoever touches a square has answered both, unless either guard could go there.  What the second
question will be is worked out of the view alone, by the rules, on a copy of it; nothing is shown
that the seat does not know.
"""

from typing import Any

import numpy as np

from farmyard.core.record import NOTHING
from farmyard.core.wording.remembered import by_view
from farmyard.games.chickenrun.page.parts import parts
from farmyard.games.chickenrun.page.routes import ways
from farmyard.games.chickenrun.rules.looking_ahead import look_ahead
from farmyard.games.chickenrun.state import BLACK, BROWN, MOVE, PASS, PLACE, Phase, legal

View = Any
Chain = tuple[tuple[int, ...], tuple[str, ...]]
"""Choices one after the other, and the parts of the page that mean all of them."""

LEADING = {Phase.CHOOSE: (int(MOVE),), Phase.SELECT: (int(BLACK), int(BROWN))}
"""The answers that only lead to another question, by phase."""

WALKS = (Phase.MOVE, Phase.CHASE)


@by_view
def chains(view: View) -> list[Chain]:
    """Return all pairs of answers that one touch can mean."""
    found: dict[tuple[str, ...], Chain] = {}
    for first, then in fronts(view):
        for second in legal(then):
            if second >= PLACE or (second == PASS and int(then["phase"]) == Phase.MOVE):
                touched = parts(then, second)
                found.setdefault(touched, ((first, second), touched))
    return list(found.values())


@by_view
def fronts(view: View) -> list[tuple[int, View]]:
    """Return the answers that lead on to a walk, each with the view after it."""
    firsts = LEADING.get(Phase(int(view["phase"])), ()) if ways(view) else ()
    open_now = set(legal(view)) if firsts else set()
    ahead = [(first, _after(view, first)) for first in firsts if first in open_now]
    return [(first, then) for first, then in ahead if leads_to_a_walk(view, then)]


def leads_to_a_walk(view: View, then: View) -> bool:
    """Return whether the same seat is asked for a walk next, with nothing new shown."""
    same = all(view[field] == then[field] for field in ("turn", "throws", "news"))
    return same and int(then["phase"]) in WALKS


def _after(view: View, first: int) -> View:
    """Return a copy of the view after an answer."""
    views = np.array([view])
    look_ahead(views, first, NOTHING, 0)
    return views[0]
