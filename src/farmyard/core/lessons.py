"""What a lesson is: a written position, and steps that a learner takes there.

A lesson lies in a game's folder as data (``lessons``); what its choices are is said in the game's
own words, so that it breaks when the rules no longer allow what it teaches (`core.rehearsal`).
"""

from typing import Any, NamedTuple


class Step(NamedTuple):
    """One thing the learner does himself: one sentence, one light, one choice."""

    says: str
    do: str  # the choice, as the game words it
    teaches: tuple[str, ...] = ()  # the statements of the ledger behind it
    knows: str = ""  # what the learner knows afterwards ...
    picture: str = ""  # ... and its drawing: `fox`, or `sprite#cow`
    instead: str = ""  # why any other legal choice is less good here
    but: tuple[tuple[str, str], ...] = ()  # the same for those whose words begin so
    then: tuple[str, ...] = ()  # what the others do next

    def why(self, said: str) -> str:
        """A kind reason for who has chosen something else, which was worded so."""
        return next((reason for begin, reason in self.but if said.startswith(begin)), self.instead)


class Lesson(NamedTuple):
    """A first game with a teacher; the learner sits in the first seat."""

    name: str  # in its address
    title: str
    about: str  # "You learn …"
    minutes: int
    sign: str  # the drawing of a step
    seats: tuple[str, ...]
    position: dict[str, Any]
    steps: tuple[Step, ...]
    can: tuple[tuple[str, str], ...]  # at the end: a drawing, and what one can do now
    farewell: str
    leads_to: str = ""  # the lesson that comes next
    way: str = ""  # to play, that a first game goes after it; none: as Play now
