"""The contexts of puzzle.html and puzzles.html."""

from collections.abc import Sequence
from random import Random
from typing import Any

from farmyard.core import catalogue
from farmyard.core.showing.puzzles import Puzzle
from farmyard.core.tables.table import Table
from farmyard.puzzles.shelf import puzzles
from farmyard.server.store.statements.tries import Try
from farmyard.server.web.drawing.status_line import brief
from farmyard.server.web.pages.lesson.shown import board, rehearsed
from farmyard.server.web.pages.lesson.state import LessonState
from farmyard.server.web.pages.puzzles.runs import Run
from farmyard.server.web.pages.puzzles.state import PuzzleLesson
from farmyard.server.words import say

EASY, MIDDLE = 1150, 1600  # ratings below these are easy, and not hard
Shown = dict[str, Any]


def puzzle(
    state: LessonState,
    learner: str,
    picked: Sequence[str] = (),
    refusal: str = "",
    rating: float | None = None,
) -> Shown:
    """Return the context of puzzle.html: the table, the question, and at the end the answer;
    without a rating it is a moment of one's own game."""
    table, lesson = state.table(learner or say("you")), state.lesson
    assert isinstance(lesson, PuzzleLesson)
    shows = bool(state.rehearsal.opening)
    told = rehearsed(state) | {
        "id": "", "title": lesson.title, "first": lesson.title,
        "show": state.help().link, "asks": lesson.asks,
        "hard": "" if rating is None else say(f"puzzle-{grade(rating)}"), "theme": lesson.theme,
        "own": rating is None,
        "watch": state.again().watched().link if shows and state.step == 1 else None,
        "opening": state.watched().link if state.opens and shows else None,
        "bubble": _bubble(state, table), "missed": state.missed,
        "solution": _solution(state, table) if state.ended else [],
    }  # fmt: skip
    shown = board(state, table, picked, refusal)
    return shown | {"status": _says(state, table), "lesson": told}


def grade(rating: float) -> str:
    """Return the grade of a rating: "easy", "middle" or "hard"."""
    return "easy" if rating < EASY else "middle" if rating < MIDDLE else "hard"


def _says(state: LessonState, table: Table) -> str:
    """Return the status line: the question; in a frame, the last log line."""
    assert isinstance(state.lesson, PuzzleLesson)
    if state.frame is not None and table.n:
        return brief(table.views.line(table.n - 1, state.lesson.seat))
    if state.tried:
        return say("lesson-left") if state.left else say("puzzle-other")
    if state.ended:
        return say("puzzle-missed" if state.missed else "puzzle-solved")
    return state.lesson.asks if state.step == 1 else say("puzzle-on")


def _bubble(state: LessonState, table: Table) -> Shown | None:
    """Return what came of a choice other than the answer."""
    if not state.tried or state.left:
        return None
    n, seat = table.n - 1, state.lesson.seat
    parts = table.game.page.parts(table.views.of(seat, n), state.tried[-1])
    return {"title": brief(table.views.line(n, seat)), "says": say("puzzle-other-means"),
            "left": f"{state.link}&left=yes", "parts": ",".join(parts)}  # fmt: skip


def _solution(state: LessonState, table: Table) -> list[Shown]:
    """Return each choice of the answer in words, with the reasons for it."""
    opening, advising = len(state.rehearsal.opening), table.game.advising
    seat, told = state.lesson.seat, list[Shown]()
    bot = table.game.bot.LEVELS[-1].make(seat, len(table.names), Random(0))
    for n in range(table.n):
        view = table.views.array(seat, n)[0]
        bot.watch(view)
        if n < opening:
            continue
        choice, called = table.moves[n], table.views.unique_names
        why = advising.reasons(view, choice, called, bot) if advising else None
        says = table.game.words.say(view, choice, called)
        told.append({"says": says, "why": [why.gain, why.risk] if why else []})
    return told


# -- All puzzles ----------------------------------------------------------------


def index(tries: Sequence[Try], run: Run | None = None) -> Shown:
    """Return the context of puzzles.html: the themes of each game, how one's own tries went, and
    how a run of three minutes."""
    shelf = list[Shown]()
    for card in catalogue.cards():
        if not (own := puzzles(card.key)):
            continue
        mine = [each for each in tries if each.game == card.key]
        shelf.append({
            "card": card, "total": len(own), "solved": sum(each.solved for each in mine),
            "tried": len(mine), "rating": round(mine[-1].rating) if mine else None,
            "themes": _themes(card.key, list(own.values())),
        })  # fmt: skip
    row = _in_a_row(tries)
    told = say("puzzles-run", n=row) if row > 1 else ""
    return {"shelf": shelf, "told": _of_run(run, tries) if run else told}


def _themes(key: str, own: Sequence[Puzzle]) -> list[Shown]:
    puzzling = catalogue.game(key).puzzling
    text = catalogue.card(key).text
    return [
        {"name": theme.name, "title": text(f"puzzle-{theme.name}"), "count": count}
        for theme in (puzzling.THEMES if puzzling else ())
        if (count := sum(each.theme == theme.name for each in own))
    ]


def _of_run(run: Run, tries: Sequence[Try]) -> str:
    """Return how a run went, in a sentence."""
    solved, best = sum(run.counts(tries)), run.best(tries)
    title = catalogue.card(run.game).short
    return say("run-done", game=title, n=solved, tried=len(run.counts(tries)), best=best)


def _in_a_row(tries: Sequence[Try]) -> int:
    """Return how many of the last puzzles in a row were solved at the first try."""
    return next((n for n, each in enumerate(reversed(tries)) if not each.solved), len(tries))
