"""Exercises for worksheets: puzzles found afresh, as things and answers in words."""

from farmyard.core import catalogue
from farmyard.core.options import OptionError
from farmyard.core.showing.puzzles import SOLVER, Deal, Exercise
from farmyard.puzzles import making, proving

GAMES = 400  # to look at, for the first exercise and for each more


def exercises(key: str, count: int, seed: int, options: dict[str, str]) -> list[Exercise]:
    """Return so many different exercises of a game at a table with these options, in the language
    of the reader; a game that counts what is asked for has them.  Raises `OptionError`."""
    game, found = catalogue.game(key), dict[tuple[str, ...], Exercise]()
    deals = game.puzzling.DEALS if game.puzzling else ()
    seats = sorted({deal.seats for deal in deals})
    common = dict(deals[0].options) | options if deals else {}
    for n in seats:
        game.card.read_options(common, n)
    for n in range(GAMES * (count + 1) if deals else 0):
        deal = Deal(seats[n % len(seats)], tuple(common.items()))
        for puzzle in making.counted_in(making.Sought(key, deal, seed * 1_000_003 + n)):
            view = proving.table_of(puzzle, key).views.of(SOLVER)
            made = game.puzzle_hooks.exercise(view, puzzle.line[0])
            if made:
                found.setdefault(made.things, made)
            if len(found) == count:
                return list(found.values())
        if n >= GAMES and not found:
            break
    raise OptionError(f"no exercises are made of {game.card.title}")
