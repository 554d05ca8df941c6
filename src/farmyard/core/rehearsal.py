"""A lesson at any of its steps: the table as it stands there, and what others have tried.

Nothing is kept of whoever takes a lesson: each of his pages is played anew from the written
position, which takes a few milliseconds.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from farmyard.core import catalogue
from farmyard.core.lessons import Lesson
from farmyard.core.table import Table

LEARNER = 0
SEED = 1


class NoLesson(ValueError):
    """No game, lesson or step of that name."""


@dataclass(frozen=True)
class Rehearsal:
    """The choices of a lesson by their numbers: of each step the learner's, and those after it."""

    own: tuple[int, ...]
    others: tuple[tuple[int, ...], ...]

    def before(self, step: int) -> list[int]:
        """All choices that lead to a step; steps are counted from 0."""
        return [each for k in range(step) for each in (self.own[k], *self.others[k])]


def lessons_of(key: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in their order."""
    taught = catalogue.game(key).taught
    return taught.LESSONS if taught else ()


def lesson_of(key: str, name: str) -> Lesson:
    """The lesson of that name."""
    for lesson in lessons_of(key):
        if lesson.name == name:
            return lesson
    raise NoLesson(name)


@cache
def rehearsal(key: str, name: str) -> Rehearsal:
    """A lesson by its numbers; `IllegalChoice` if the rules do not allow what it teaches."""
    lesson = lesson_of(key, name)
    table, own, others = _laid(key, lesson), list[int](), list[tuple[int, ...]]()
    for step in lesson.steps:
        table.play(step.do)
        own.append(table.moves[-1])
        for words in step.then:
            table.play(words)
        others.append(tuple(table.moves[table.n - len(step.then) :]))
    return Rehearsal(tuple(own), tuple(others))


def _laid(key: str, lesson: Lesson, learner: str = "") -> Table:
    names = [learner or lesson.seats[LEARNER], *lesson.seats[1:]]
    return Table.place(key, lesson.position, names, seed=SEED)


def table_at(
    key: str, lesson: Lesson, moves: Sequence[int], tried: Sequence[int] = (), learner: str = ""
) -> Table:
    """The table of a lesson after these choices and those a learner has tried there;
    `IllegalChoice` if he cannot have."""
    table = _laid(key, lesson, learner)
    for choice in (*moves, *tried):
        table.play(choice)
    return table
