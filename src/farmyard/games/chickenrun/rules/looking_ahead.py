"""Chickenrun: what an answer would lead to, asked of a copy of a view."""

from farmyard.core.compiling import loop
from farmyard.games.chickenrun.rules import play
from farmyard.games.chickenrun.rules.choices import allow_guard
from farmyard.games.chickenrun.rules.tweedys.guards import TWEEDY


@loop
def look_ahead(views, choice, guard, steps):
    """Play a choice on the one view of an array; or, with choice −1, open to it the places that a
    guard reaches in so many steps, and nothing else."""
    if choice >= 0:
        play(views[0], choice)
    else:
        views[0].open[:] = 0
        views[0].chasing = guard
        allow_guard(views[0], guard == TWEEDY, steps)
