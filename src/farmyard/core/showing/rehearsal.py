"""The table of a lesson at any of its steps, with the choices a learner has tried there.

A learner has no stored state: the table of each page is replayed from the written position, in a
few milliseconds.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from farmyard.core import catalogue
from farmyard.core.showing.lessons import Lesson
from farmyard.core.tables.table import Table
from farmyard.core.wording.messages import ENGLISH, speaking

LEARNER = 0
SEED = 1


class NoLesson(ValueError):
    """There is no game, lesson or step of that name."""


@dataclass(frozen=True)
class Rehearsal:
    """The choices of a lesson as numbers: by step the learner's, and those of the others after;
    ``opening``: those that are shown before the first step."""

    own: tuple[int, ...]
    others: tuple[tuple[int, ...], ...]
    opening: tuple[int, ...] = ()

    def before(self, step: int) -> list[int]:
        """Return all choices before a step; steps are counted from 0."""
        steps = [each for k in range(step) for each in (self.own[k], *self.others[k])]
        return [*self.opening, *steps]

    def shown(self, step: int) -> tuple[int, ...]:
        """Return the choices that are shown right before a step."""
        return self.others[step - 1] if step else self.opening


def lessons_of(key: str) -> tuple[Lesson, ...]:
    """Return the lessons of a game, in their order."""
    taught = catalogue.game(key).taught
    return taught.LESSONS if taught else ()


def lesson_of(key: str, name: str) -> Lesson:
    """Return the lesson of that name; raise `NoLesson` if there is none."""
    for lesson in lessons_of(key):
        if lesson.name == name:
            return lesson
    raise NoLesson(name)


@cache
def rehearsal(key: str, name: str) -> Rehearsal:
    """Play a lesson through; raise `IllegalChoice` if the rules do not allow a step."""
    lesson = lesson_of(key, name)
    table, own, others = _laid(key, lesson), list[int](), list[tuple[int, ...]]()
    with speaking(ENGLISH):
        for step in lesson.steps:
            table.play(step.do)
            own.append(table.history.moves[-1])
            for words in step.then:
                table.play(words)
            others.append(tuple(table.history.moves[table.n - len(step.then) :]))
    return Rehearsal(tuple(own), tuple(others))


def _laid(key: str, lesson: Lesson, learner: str = "") -> Table:
    names = list(lesson.seats)
    names[lesson.seat] = learner or names[lesson.seat]
    return Table.place(key, lesson.position, names, seed=SEED)


def table_at(
    key: str, lesson: Lesson, moves: Sequence[int], tried: Sequence[int] = (), learner: str = ""
) -> Table:
    """Return the table of a lesson after ``moves`` and the choices ``tried`` after them; raise
    `IllegalChoice` for one that is not legal."""
    table = _laid(key, lesson, learner)
    for choice in (*moves, *tried):
        table.play(choice)
    return table
