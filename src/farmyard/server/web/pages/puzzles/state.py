"""Puzzles as rehearsals: the line of a puzzle as the steps of a lesson."""

from dataclasses import dataclass
from functools import lru_cache

from farmyard.core import catalogue
from farmyard.core.showing.lessons import Lesson, Step
from farmyard.core.showing.puzzles import Puzzle
from farmyard.core.showing.rehearsal import Rehearsal
from farmyard.puzzles import shelf
from farmyard.server.table import names
from farmyard.server.table.refusals import Refusal
from farmyard.server.web.pages.lesson.state import LessonState
from farmyard.server.words import say


@dataclass(frozen=True)
class PuzzleLesson(Lesson):
    """A puzzle as a lesson, whose steps have no sentences of their own."""

    theme: str = ""

    def __post_init__(self) -> None:
        """Leave the steps as they are."""

    @property
    def title(self) -> str:
        """The title of the theme."""
        return self.text(f"puzzle-{self.theme}")

    @property
    def asks(self) -> str:
        """The question."""
        return self.text(f"puzzle-{self.theme}.asks")


def find(key: str, id: str) -> Puzzle:
    """Return a puzzle by id. Raises Refusal 404."""
    try:
        return shelf.puzzle(key, id)
    except shelf.NoPuzzle:
        raise Refusal(404, say("puzzle-not-there")) from None


@lru_cache(256)
def begun(key: str, id: str) -> LessonState:
    """Return the state of a puzzle at its question. Raises Refusal 404."""
    puzzle = find(key, id)
    seats = puzzle.position["seats"]
    others = tuple(names.for_scarecrow(p) for p in range(1, seats))
    lesson = PuzzleLesson(
        name=id, text=catalogue.card(key).text, minutes=0, sign="", seats=("", *others),
        position=puzzle.position, steps=tuple(Step("") for _ in puzzle.line), skills=(),
        theme=puzzle.theme,
    )  # fmt: skip
    answers = Rehearsal(puzzle.line, ((),) * len(puzzle.line), puzzle.before)
    return LessonState(key, lesson, answers, f"/puzzles/{key}/{id}", scored=True)
