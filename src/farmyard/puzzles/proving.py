"""Proof of a puzzle's answer: how far the best choice of a position is ahead of every other.

Where a theme has a measure, choices are counted and the proof is exact.  Elsewhere they are
compared by the chance to win, from what the solver knows: what the written position and the choices
shown since have told it.  Estimators are those of reviews (`farmyard.lab.reviews.chances`); samples
are independent and common to all choices, and a lead holds at 99 % by Student's t.  Compared are
the choices that searches of their own find worth it (`chances.contenders`).
"""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

import numpy as np

from farmyard.bots import endgame
from farmyard.core.showing.puzzles import SOLVER, Puzzle, Theme
from farmyard.core.tables.table import Table
from farmyard.lab.executors import Progress
from farmyard.lab.intervals import student
from farmyard.lab.reviews import chances
from farmyard.puzzles.shelf import puzzles

LEAST = 0.04  # the least lead of an answer, as a share of the win
CERTAIN = 2.326348  # 99 % of a normal distribution lie below so many standard deviations
LONG, CONTESTS = 12, 3  # samples of a long look, and the searches that it asks what to compare
AGAIN = 48  # samples of a proof made again
ROLLED = 16  # times the samples where one is a single world, and not a whole search
ALL_ALIKE = 1e-6  # a spread that proves nothing: samples that happen to agree

Numbers = np.ndarray[Any, Any]


class Answer(NamedTuple):
    """The best choice of a position, and the least by which it leads the next best; 0 if there is
    only one choice."""

    choice: int
    lead: float


def views_known(table: Table) -> Numbers:
    """Return the solver's view of a table with what its past has shown, shape (1,)."""
    memory = table.game.search_hints.recall
    if memory is None:
        return table.views.array(SOLVER)
    known = memory()
    for n in range(table.n + 1):
        known.watch(table.views.array(SOLVER, n)[0])
    return np.array([known.recalled(table.views.array(SOLVER)[0])])


def counted(theme: Theme, view: Any, choices: Sequence[int]) -> Answer | None:
    """Return the choice that has most of what a theme measures; None if there are two, or nothing
    to compare."""
    assert theme.measure is not None, theme.name
    found = [(n, each) for each in choices if (n := theme.measure(view, each)) is not None]
    if len(found) < 2:
        return None
    (second, _), (most, best) = sorted(found)[-2:]
    return Answer(best, most - second) if most > second else None


def estimated(
    table: Table, choices: Sequence[int], samples: int, seed: int, least: float = LEAST
) -> Answer | None:
    """Return the choice with the best chance to win; None if its lead over another is not sure to
    be ``least``."""
    game, views = table.game, views_known(table)
    if len(table.names) == 2 and (exact := endgame.solve(game, views, choices)):
        return _solved(table, views, choices, exact.choice, least)
    level = _estimator(table)
    compared = _compared(table, level, views, choices, samples, seed)
    estimate = chances.estimator(table.card.key, level)
    many = samples * (ROLLED if level == chances.ROLLOUTS else 1)
    values = estimate(game, views, SOLVER, compared, many, seed)
    best = int(np.nanargmax(np.nanmean(values, axis=1)))
    leads = [lead_of(values[best] - values[c]) for c in range(len(compared)) if c != best]
    lead = min(leads)
    return Answer(compared[best], lead) if lead >= least else None


def _estimator(table: Table) -> str:
    """Return the name of the estimator of reviews; with a memory, which they lack, a search."""
    if table.game.search_hints.recall:
        return chances.SEARCH
    return chances.usual(table.card.key, len(table.names))


def _compared(
    table: Table, level: str, views: Numbers, choices: Sequence[int], samples: int, seed: int
) -> list[int]:
    """Return the choices that one search or more finds worth comparing; a short look asks one."""
    own, asked = choices[0], 1 if samples < LONG else CONTESTS
    return sorted({
        each
        for n in range(asked)
        for each in chances.contenders(table.game, level, views, choices, own, seed + n)
    })  # fmt: skip


def _solved(
    table: Table, views: Numbers, choices: Sequence[int], best: int, least: float
) -> Answer | None:
    """Compare all choices of an ending that can be searched to its end."""
    values = {}
    for each in choices:
        if (found := endgame.solve(table.game, views, [each])) is None:
            return None
        values[each] = found.values[SOLVER]
    lead = values[best] - max(values[each] for each in choices if each != best)
    return Answer(best, float(lead)) if lead >= least else None


def lead_of(apart: Numbers) -> float:
    """Return a lower bound of the mean of paired differences, at 99 %."""
    known = apart[~np.isnan(apart)]
    if len(known) < 4:
        return -1.0
    spread = max(float(known.std(ddof=1)), ALL_ALIKE)
    return float(known.mean() - student(len(known) - 1, CERTAIN) * spread / len(known) ** 0.5)


def table_of(puzzle: Puzzle, key: str) -> Table:
    """Return the table of a puzzle at its question; raise `PositionError` or `IllegalChoice` if
    the rules do not allow it."""
    table = Table.place(key, puzzle.position)
    for choice in puzzle.before:
        table.play(choice)
    return table


def answer_of(
    table: Table, theme: Theme, samples: int, seed: int, least: float = LEAST
) -> Answer | None:
    """Return the answer to a theme's question at a table, with its proof; None if none is sure to
    lead by ``least``."""
    choices = table.legal()
    if len(choices) == 1:
        return Answer(choices[0], 0.0)
    if theme.measure:
        return counted(theme, table.views.of(SOLVER), choices)
    return estimated(table, choices, samples, seed, least)


def fault(puzzle: Puzzle, key: str, seed: int) -> str:
    """Prove a puzzle again, with dice of ``seed``; return a sentence if it does not hold."""
    table = table_of(puzzle, key)
    theme = theme_named(table, puzzle.theme)
    for n, choice in enumerate(puzzle.line, 1):
        answer = answer_of(table, theme, AGAIN, seed, 0.0)
        if answer is None or answer.choice != choice:
            said = table.game.words.say(table.views.of(SOLVER), choice, table.views.unique_names)
            return f"{key} {puzzle.id}: choice {n}, “{said}”, is not sure to be the best"
        table.play(choice)
    return ""


def sample(key: str, count: int | None, seed: int) -> list[Puzzle]:
    """Return so many shipped puzzles, drawn at random; all for None."""
    every = list(puzzles(key).values())
    return every if count is None else Random(seed).sample(every, min(count, len(every)))


def proven_again(
    key: str, chosen: Sequence[Puzzle], seed: int, progress: Progress | None = None
) -> list[str]:
    """Prove these puzzles again; return a sentence for each that does not hold."""
    found = []
    for n, puzzle in enumerate(chosen):
        found.append(fault(puzzle, key, seed + n))
        if progress:
            progress(1)
    return [says for says in found if says]


def theme_named(table: Table, name: str) -> Theme:
    """Return the theme of that name."""
    puzzling = table.game.puzzling
    assert puzzling is not None, table.card.key
    return next(theme for theme in puzzling.THEMES if theme.name == name)
