"""The state of a lesson, read from the address of its page: a step, and the choices tried there.

A step that others answer begins with frames, one for each of their choices, which a page shows one
after the other. A choice leads to another address: the taught one to the next step, any other legal
one to the same step with what was tried.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from farmyard.core.errors import IllegalChoice
from farmyard.core.showing.lessons import Lesson, Step
from farmyard.core.showing.rehearsal import Rehearsal, rehearsal, table_at
from farmyard.core.tables.table import Table
from farmyard.server.table.refusals import Refusal
from farmyard.server.web.drawing import choosing
from farmyard.server.web.forms import parts_of
from farmyard.server.web.pages.table import questions
from farmyard.server.web.transport.wire import LONGEST_QUESTION, number
from farmyard.server.words import say

MOST_TRIED = 12  # choices in a row off the lesson


@dataclass(frozen=True)
class LessonState:
    """The state of a lesson; steps are counted from 1, and the one after the last is its end.

    Of a puzzle, which is ``scored``, nothing is in the light until help is asked for, and it is
    ``missed`` once another choice was tried, or help was asked for.
    """

    key: str
    lesson: Lesson
    rehearsal: Rehearsal
    page: str  # the address of its page
    step: int = 1
    frame: int | None = None
    tried: tuple[int, ...] = ()
    left: bool = False  # whether the reason was dismissed
    opens: bool = False  # whether the goal and the players are shown before the first step
    scored: bool = False
    missed: bool = False
    helped: bool = False

    @property
    def ended(self) -> bool:
        return self.step > len(self.lesson.steps)

    @property
    def asked(self) -> Step | None:
        """Return the current step; None at the end."""
        return None if self.ended else self.lesson.steps[self.step - 1]

    @property
    def link(self) -> str:
        """Return the address of this state."""
        where = f"{self.page}?step={self.step}"
        where += "" if self.frame is None else f"&frame={self.frame}"
        where += f"&tried={','.join(map(str, self.tried))}" if self.tried else ""
        flags = ("left", "missed", "helped")
        return where + "".join(f"&{name}=yes" for name in flags if getattr(self, name))

    @property
    def moves(self) -> list[int]:
        """Return all choices that have led here, except those tried."""
        moves = self.rehearsal.before(self.step - 1)
        late = len(self._shown) - self.frame if self.frame is not None else 0
        return moves[: len(moves) - late]

    @property
    def _shown(self) -> tuple[int, ...]:
        """Return the choices that are shown before this step."""
        return self.rehearsal.shown(self.step - 1)

    def table(self, learner: str = "") -> Table:
        """Return the table at this step. Raises Refusal if the tried choices are not legal."""
        try:
            return table_at(self.key, self.lesson, self.moves, self.tried, learner)
        except IllegalChoice as why:
            raise Refusal(400, str(why)) from None

    def again(self) -> "LessonState":
        """Return the step itself, without what was tried."""
        return replace(self, frame=None, tried=(), left=False, opens=False)

    def help(self) -> "LessonState":
        """Return the step with the choice to make in the light."""
        return replace(self.again(), missed=True, helped=True)

    def onward(self) -> "LessonState":
        """Return the next step, from its first frame on."""
        steps = min(self.step, len(self.lesson.steps)) + 1
        return replace(self.again(), step=steps, helped=False).watched()

    def watched(self) -> "LessonState":
        """Return this step from its first frame on."""
        return replace(self, frame=0, opens=False) if self._shown else self

    def next_frame(self) -> "LessonState":
        """Return the state after this frame."""
        shown = (self.frame or 0) + 1
        return replace(self, frame=shown if shown < len(self._shown) else None)

    def after(self, table: Table, choices: tuple[int, ...]) -> "LessonState":
        """Return the state to which choices lead. Raises `IllegalChoice`."""
        for choice in choices:
            table.play(choice)
        if taken := self._taken(choices):
            return replace(self, step=self.step + taken - 1).onward()
        if len(self.tried) + len(choices) > MOST_TRIED:
            return self.again()
        tried = (*self.tried, *choices)
        return replace(self.again(), tried=tried, missed=self.scored)

    def _taken(self, choices: tuple[int, ...]) -> int:
        """Return how many steps these choices complete, if they are as taught; one touch may be
        several, between which nobody else chooses."""
        own, others = self.rehearsal.own, self.rehearsal.others
        first, last = self.step - 1, self.step - 1 + len(choices)
        as_taught = choices == own[first:last] and not any(others[first : last - 1])
        return len(choices) if as_taught and not self.tried else 0


def begun(key: str, lesson: Lesson) -> LessonState:
    """Return the state of a lesson at its first step."""
    return LessonState(key, lesson, rehearsal(key, lesson.name), f"/learn/{key}/{lesson.name}")


def read(whole: LessonState, asked: Mapping[str, str]) -> LessonState:
    """Return the state that an address names, from that of its first step. Raises Refusal."""
    step = number(asked["step"]) if "step" in asked else 1
    frame = number(asked["frame"]) if "frame" in asked else None
    tried = tuple(number(n) for n in asked.get("tried", "").split(",")[:MOST_TRIED] if n)
    missed, helped = (whole.scored and name in asked for name in ("missed", "helped"))
    left, opens = "left" in asked, "step" not in asked
    state = replace(
        whole, step=step, frame=frame, tried=tried, left=left, opens=opens,
        missed=missed, helped=helped,
    )  # fmt: skip
    if not 1 <= step <= len(whole.lesson.steps) + 1:
        raise Refusal(404, say("lesson-not-there"))
    if frame is not None and frame >= len(state._shown):
        raise Refusal(404, say("lesson-not-there"))
    return state


def answered(state: LessonState, question: str) -> dict[str, Any]:
    """Return the game's answer to a question of its page, and the choices it has come to."""
    answer = questions.answer_of(state.table(), state.lesson.seat, question[:LONGEST_QUESTION])
    if answer is None:
        raise Refusal(400, say("unreadable"))
    return {"answer": questions.shown(answer), "choices": list(answer.get("choices", []))}


def chosen(state: LessonState, asked: Any) -> tuple[LessonState | None, list[str], str]:
    """Return the state to which an address's choice leads, or its picks and why nothing more is
    picked."""
    table, seat = state.table(), state.lesson.seat
    choices = choosing.choices_of(table, seat)
    before, new = parts_of(asked.getlist("picked")), parts_of(asked.getlist("part"))
    try:
        if "choice" in asked:
            numbers = tuple(number(n) for n in asked["choice"].split(",")[:MOST_TRIED])
            return state.after(table, numbers), [], ""
        picked = choosing.pick(choices, before, new) if new else before
        if (choice := choosing.decided(choices, picked, new[-1] if new else None)) is not None:
            return state.after(table, (choice.id, *choice.then)), [], ""
    except IllegalChoice as why:
        return None, [], str(why)
    if choosing.holding(choices, picked):
        return None, picked, ""
    return None, [], choosing.why_not(table, seat, new or before)
