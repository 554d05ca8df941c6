"""The lessons of a game, and its goal in one sentence."""

from functools import lru_cache
from typing import Any

from farmyard.core import catalogue
from farmyard.core.game import Game
from farmyard.core.options import Way
from farmyard.core.showing.rehearsal import lessons_of
from farmyard.core.wording.messages import cached_by_language


@lru_cache
def taught() -> list[str]:
    """Return the games that have lessons."""
    return [key for key in catalogue.keys() if lessons_of(key)]


@cached_by_language(None)
def goal_told(key: str, way: Way | None = None) -> str:
    """Return the goal of a game, by default as its rules page begins, or of a way to play it."""
    game = catalogue.game(key)
    seats = (way.seats if way else 0) or game.card.default_seats
    options = game.card.read_options(dict(way.options) if way else {}, seats)
    return goal(game, game.template(seats, options)[0])


def goal(game: Game, view: Any) -> str:
    """Return the goal of a game in one sentence; empty if it has none."""
    return game.taught.goal(view) if game.taught else ""
