"""Puzzles as rehearsals: the line of a puzzle as the steps of a lesson."""

from dataclasses import dataclass
from typing import Any

from farmyard.core import catalogue
from farmyard.core.formats import notation
from farmyard.core.showing.lessons import Lesson, Step
from farmyard.core.showing.puzzles import SOLVER, Puzzle
from farmyard.core.showing.rehearsal import Rehearsal
from farmyard.core.tables.table import Table
from farmyard.core.wording.messages import cached_by_language
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
        """The title of the theme; a moment of one's own game has none of its own."""
        return self.text(f"puzzle-{self.theme}") if self.theme else say("puzzle-own")

    @property
    def asks(self) -> str:
        """The question."""
        return self.text(f"puzzle-{self.theme}.asks") if self.theme else say("puzzle-own-asks")


def find(key: str, id: str) -> Puzzle:
    """Return a puzzle by id. Raises Refusal 404."""
    try:
        return shelf.puzzle(key, id)
    except shelf.NoPuzzle:
        raise Refusal(404, say("puzzle-not-there")) from None


@cached_by_language(256)
def begun(key: str, id: str) -> LessonState:
    """Return the state of a puzzle at its question. Raises Refusal 404."""
    puzzle = find(key, id)
    seats = puzzle.position["seats"]
    others = tuple(names.for_scarecrow(p) for p in range(1, seats))
    lesson = _lesson(key, id, ("", *others), puzzle.position, len(puzzle.line), puzzle.theme)
    answers = Rehearsal(puzzle.line, ((),) * len(puzzle.line), puzzle.before)
    return LessonState(key, lesson, answers, f"/puzzles/{key}/{id}", scored=True)


def of_game(table: Table, link: str, n: int, seat: int, better: int) -> LessonState:
    """Return the state of a moment of a finished game, at which another choice was better."""
    position = notation.write_position(table.game, table.history[n], table.names)
    lesson = _lesson(table.card.key, str(n), tuple(table.names), position, 1, "", seat)
    answers = Rehearsal((better,), ((),))
    return LessonState(table.card.key, lesson, answers, f"{link}/solve/{n}", scored=True)


def _lesson(
    key: str, name: str, seats: tuple[str, ...], position: dict[str, Any], steps: int,
    theme: str, seat: int = SOLVER,
) -> PuzzleLesson:  # fmt: skip
    return PuzzleLesson(
        name=name, text=catalogue.card(key).text, minutes=0, sign="", seats=seats,
        position=position, steps=(Step(""),) * steps, skills=(), theme=theme, seat=seat,
    )  # fmt: skip
