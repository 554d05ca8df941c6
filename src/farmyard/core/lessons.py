"""Lessons as data: a written position, and the steps a learner takes from it.

Lessons are in a game's folder (``lessons``).  Their choices are written in the game's own words, so
that a lesson fails its test when the rules no longer allow what it teaches (`core.rehearsal`).
"""

from typing import Any, NamedTuple


class Step(NamedTuple):
    """One step of a lesson: one sentence, one highlight, and one choice of the learner."""

    says: str
    do: str  # the choice, as the game words it
    teaches: tuple[str, ...] = ()  # the statements of the ledger behind it
    knows: str = ""  # the learner's new knowledge, in a few words
    picture: str = ""  # the drawing of that knowledge: `fox`, or `sprite#cow`
    instead: str = ""  # the reason why any other legal choice is worse here
    but: tuple[tuple[str, str], ...] = ()  # first words of a choice, and a reason of its own
    then: tuple[str, ...] = ()  # the choices of the other players that follow

    def why(self, said: str) -> str:
        """Return a kind reason against another choice, given in the game's words."""
        return next((reason for begin, reason in self.but if said.startswith(begin)), self.instead)


class Lesson(NamedTuple):
    """A guided first game; the learner sits in the first seat."""

    name: str  # as in the address of its page
    title: str
    about: str  # "You learn …"
    minutes: int
    sign: str  # the drawing of a step
    seats: tuple[str, ...]
    position: dict[str, Any]
    steps: tuple[Step, ...]
    can: tuple[tuple[str, str], ...]  # at the end: a drawing, and a new skill
    farewell: str
    leads_to: str = ""  # the lesson that comes next
    way: str = ""  # the name of the `Way` in which a first game is offered afterwards
