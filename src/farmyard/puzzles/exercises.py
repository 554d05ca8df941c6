"""Exercises for worksheets: puzzles found afresh, as things and answers in words."""

from farmyard.core import catalogue
from farmyard.core.options import OptionError
from farmyard.core.showing.puzzles import SOLVER, Deal, Exercise, Theme
from farmyard.puzzles import making, proving

GAMES = 400  # to look at, for the first exercise and for each more


def counting(key: str) -> Theme:
    """Return the theme of a game that exercises are made of; raise `OptionError` if none counts
    what it asks for."""
    puzzling = catalogue.game(key).puzzling
    for theme in puzzling.THEMES if puzzling else ():
        if theme.measure:
            return theme
    raise OptionError(f"no exercises are made of {catalogue.card(key).title}")


def exercises(key: str, count: int, seed: int, options: dict[str, str]) -> list[Exercise]:
    """Return so many different exercises of a game at a table with these options, in the language
    of the reader; raise `OptionError` if there are not so many."""
    theme, game, found = counting(key), catalogue.game(key), dict[tuple[str, ...], Exercise]()
    assert game.puzzling is not None, key
    deals = [
        each._replace(options=(*each.options, *options.items())) for each in game.puzzling.DEALS
    ]
    seats = {deal.seats: deal for deal in deals}  # options as given make the others alike
    for deal in seats.values():
        game.card.read_options(dict(deal.options), deal.seats)
    tables: list[Deal] = list(seats.values())
    for n in range(GAMES * (count + 1)):
        task = making.Sought(key, tables[n % len(tables)], seed * 1_000_003 + n)
        for puzzle in making.counted_in(task, theme):
            view = proving.table_of(puzzle, key).views.of(SOLVER)
            if made := game.puzzle_hooks.exercise(view, puzzle.line[0]):
                found.setdefault(made.things, made)
            if len(found) == count:
                return list(found.values())
    raise OptionError(f"{len(found)} exercises were found, and not {count}: ask for fewer")
