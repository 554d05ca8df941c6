"""The search for puzzles in games of strong bots.

Each task is one game, so that tasks can be spread over processes and machines.  A position is kept
if one answer leads all others in three independent looks, a short one and two long ones; it goes
on as a line for as long as the same seat chooses again, has learnt nothing that it could not tell
before, and its next choice is as sure.  How hard a puzzle is follows from the bots that miss it.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import closing
from functools import partial
from random import Random
from typing import Any, NamedTuple

from farmyard.core import catalogue
from farmyard.core.chance.dice import key_of
from farmyard.core.formats import notation
from farmyard.core.showing.puzzles import SOLVER, Deal, Puzzle, Theme, puzzle_of
from farmyard.core.tables.table import Table
from farmyard.lab.executors import Executor, Progress
from farmyard.lab.executors.processes import HERE
from farmyard.puzzles.proving import answer_of, counted, estimated, table_of, views_known

MOST_GAMES = 20_000  # to look at
LONGEST = 5  # own choices in a line
FIRST_LOOK, SECOND_LOOK = 6, 16  # samples
PER_GAME = 4  # puzzles of one game at most
APART = 6  # decisions between two of them
EASIEST, HARDEST = 800, 2200  # ratings of what every bot finds, and of what none does
TRIES = 3  # of each level
WORLDS = 12  # imagined to tell whether a choice shows anything new


class Sought(NamedTuple):
    """A game to look for puzzles in."""

    key: str
    deal: Deal
    seed: int


class Found(NamedTuple):
    """The puzzles of a game or of many, and why other positions were dropped: counts by reason."""

    puzzles: list[Puzzle]
    dropped: dict[str, int]


def tasks(key: str, games: int, seed: int) -> list[Sought]:
    """Return so many games to look at, through all kinds of tables."""
    puzzling = catalogue.game(key).puzzling
    deals = puzzling.DEALS if puzzling else ()
    return [Sought(key, deals[n % len(deals)], seed * 1_000_003 + n) for n in range(games)]


def make(
    key: str,
    count: int,
    seed: int = 0,
    by: Executor = HERE,
    progress: Progress | None = None,
    games: int = MOST_GAMES,
) -> Found:
    """Look for ``count`` puzzles of a game, in so many games at most.

    No theme has more than its share of them, nor has what every bot finds.  ``progress`` is told
    how many more are found.
    """
    themes = len(catalogue.game(key).puzzling.THEMES)  # type: ignore[union-attr]
    share, easy = count * 5 // 6 if themes > 1 else count, count // 4
    found, dropped, seen = dict[str, Puzzle](), Counter[str](), Counter[str]()
    listed = tasks(key, games, seed)
    ready = partial(puzzles_in, listed[0])  # which compiles what is needed
    with closing(by.results(puzzles_in, listed, ready)) as results:
        for puzzles, reasons in results:
            dropped.update(reasons)
            for puzzle in map(puzzle_of, puzzles):
                kinds = [puzzle.theme] + ["easy"] * (puzzle.rating == EASIEST)
                full = seen[puzzle.theme] >= share or (seen["easy"] >= easy and "easy" in kinds)
                if puzzle.id in found or full or len(found) == count:
                    dropped["more than wanted of its kind"] += 1
                    continue
                found[puzzle.id] = puzzle
                seen.update(kinds)
                if progress:
                    progress(1)
            if len(found) == count:
                break
    return Found(sorted(found.values(), key=lambda p: (p.rating, p.id)), dict(dropped))


def puzzles_in(task: Sought) -> Found:
    """Let strong bots play a game, and look for puzzles in it."""
    dice, dropped, found = Random(task.seed), Counter[str](), list[Puzzle]()
    whole = _played(task)
    places = [n for n in range(whole.n) if whole.history.turn_at(n) == SOLVER]
    dice.shuffle(places)
    taken: list[int] = []
    for n in places:
        if len(found) == PER_GAME:
            break
        if all(abs(n - other) >= APART for other in taken) and (
            puzzle := _looked_at(whole, n, dice.getrandbits(32), dropped)
        ):
            found.append(puzzle)
            taken.append(n)
    return Found(found, dict(dropped))


def counted_in(task: Sought, theme: Theme) -> Iterator[Puzzle]:
    """Let strong bots play a game; yield puzzles of a theme with a measure, not yet rated."""
    whole = _played(task)
    for n in (n for n in range(whole.n) if whole.history.turn_at(n) == SOLVER):
        views = whole.views.array(SOLVER, n)
        if answer := counted(theme, views[0], whole.game.choices(views)):
            position = _position(whole, n)
            yield Puzzle(theme.name, 0, position, (), (answer.choice,), (answer.lead,))


def _played(task: Sought) -> Table:
    seats = task.deal.seats
    table = Table.deal(task.key, seats, seed=task.seed, options=dict(task.deal.options))
    level = table.game.bot.LEVELS[-1]
    bots = [level.make(p, seats, Random(task.seed * 10 + p)) for p in range(seats)]
    while not table.over:
        seat = table.to_move
        assert seat is not None
        for p, bot in enumerate(bots):
            bot.watch(table.views.array(p)[0])
        table.play(bots[seat].choose(table.views.array(seat)[0], table.legal()))
    return table


def _looked_at(whole: Table, n: int, seed: int, dropped: Counter[str]) -> Puzzle | None:
    """Return the puzzle of a position; None, with the reason counted, if it has none."""
    puzzling = whole.game.puzzling
    assert puzzling is not None
    first = _beginning(whole, n)
    position = _position(whole, first)
    table = Table.place(whole.card.key, position)
    for choice in whole.moves[first:n]:
        table.play(choice)
    if len(table.legal()) < 2:
        dropped["only one choice"] += 1
        return None
    theme, reason = _theme(table, puzzling.THEMES, seed)
    if theme is None:
        dropped[reason] += 1
        return None
    asked = table.n
    line, leads = _line(table, theme, seed + 1)
    if not line:
        dropped["not sure in a longer look"] += 1
        return None
    before = table.moves[:asked]
    draft = Puzzle(theme.name, 0, position, before, line, leads)
    return draft._replace(rating=rating(draft, whole.card.key))


def _beginning(whole: Table, n: int) -> int:
    """Return how many decisions come before what is shown of a position."""
    hooks = whole.game.puzzle_hooks
    if not hooks.SHOWN:
        return n
    early = range(max(0, n - hooks.SHOWN), -1, -1)
    return next((k for k in early if hooks.begins(whole.views.array(SOLVER, k)[0])), 0)


def _position(whole: Table, n: int) -> dict[str, Any]:
    """Return the written position after n decisions, without options that are as usual."""
    written = notation.write_position(whole.game, whole.history[n], whole.names)
    forgotten = whole.game.puzzle_hooks.FORGOTTEN
    position = {name: value for name, value in written.items() if name not in forgotten}
    usual = {o.name: o.default for o in whole.card.options}
    options = {k: v for k, v in position["options"].items() if usual[k] != v}
    return position | {"options": options, "seats": len(whole.names)}


def _theme(table: Table, themes: Sequence[Theme], seed: int) -> tuple[Theme | None, str]:
    """Return the theme that fits a position, after a short look; else None, and why."""
    view, choices = table.views.of(SOLVER), table.legal()
    found = next((each for each in themes if each.measure and counted(each, view, choices)), None)
    others = [each for each in themes if not each.measure]
    if found or not others:
        return found, "nothing to count, or two answers"
    answer = estimated(table, choices, FIRST_LOOK, seed)
    if answer is None:
        return None, "no choice far enough ahead"
    return next((each for each in others if each.fits(view, answer.choice)), None), "no theme fits"


def _line(table: Table, theme: Theme, seed: int) -> tuple[tuple[int, ...], tuple[float, ...]]:
    """Play the proven choices at a table; return them, with their leads."""
    line, leads = list[int](), list[float]()
    while len(line) < LONGEST and not table.over and table.to_move == SOLVER:
        answer = answer_of(table, theme, SECOND_LOOK, seed + len(line))
        again = answer and answer_of(table, theme, SECOND_LOOK, ~seed - len(line), 0.0)
        if answer is None or again is None or again.choice != answer.choice:
            break
        expected = outcomes(table, answer.choice, seed)
        table.play(answer.choice)
        line.append(answer.choice)
        leads.append(round(answer.lead, 3))
        if theme.measure or expected != {table.views.of(SOLVER).tobytes()}:
            break
    while leads and not leads[-1]:  # what has to be chosen anyway
        del line[-1], leads[-1]
    return tuple(line), tuple(leads)


def outcomes(table: Table, choice: int, seed: int) -> set[bytes]:
    """Return what the solver may see after a choice: a view for each of some imagined worlds."""
    game, known, seen = table.game, views_known(table), set[bytes]()
    for n in range(WORLDS):
        world = game.imagine(known, SOLVER, key_of(seed, n))
        for option in game.card.options:  # a memory may have set one
            world[option.name] = table.record[option.name]
        game.loops.play(world, 0, choice)
        seen.add(game.see(world, SOLVER).tobytes())
    return seen


# -- How hard a puzzle is -------------------------------------------------------


def rating(puzzle: Puzzle, key: str) -> int:
    """Return how hard a puzzle is, by the share of the ladder's tries that miss it."""
    levels = catalogue.game(key).bot.LEVELS
    missed = [not solves for level in levels for solves in _tries(puzzle, key, level)]
    return round((EASIEST + (HARDEST - EASIEST) * sum(missed) / len(missed)) / 10) * 10


def _tries(puzzle: Puzzle, key: str, level: Any) -> Iterator[bool]:
    for n in range(TRIES):
        table = table_of(puzzle, key)
        bot = level.make(SOLVER, len(table.names), Random(n))
        for past in range(table.n):
            bot.watch(table.views.array(SOLVER, past)[0])
        yield _finds(table, bot, puzzle.line)


def _finds(table: Table, bot: Any, line: Sequence[int]) -> bool:
    for choice in line:
        bot.watch(table.views.array(SOLVER)[0])
        if bot.choose(table.views.array(SOLVER)[0], table.legal()) != choice:
            return False
        table.play(choice)
    return True
