"""Chickenrun: the view after an answer, worked out on a copy of a view."""

from farmyard.core.compiling import loop
from farmyard.games.chickenrun.rules import play
from farmyard.games.chickenrun.rules.tweedys.guards import allow_guard


@loop
def look_ahead(views, choice, guard, steps):
    """Play a choice on the only view of an array.

    With choice −1, allow in it just the places that a guard reaches in so many steps.
    """
    if choice >= 0:
        play(views[0], choice)
    else:
        views[0].open[:] = 0
        views[0].chasing = guard
        allow_guard(views[0], guard, steps)
