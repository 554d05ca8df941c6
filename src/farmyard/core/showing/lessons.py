"""Lessons as data: a written position, and the steps a learner takes from it.

Lessons are in a game's folder (``lessons``).  Their choices are written in the game's own words, so
that a lesson fails its test when the rules no longer allow what it teaches (`rehearsal`).
Their sentences are messages of the game: ``lesson-NAME`` of the lesson, ``lesson-NAME-2`` of its
second step.
"""

from dataclasses import dataclass, field, replace
from typing import Any

from farmyard.core.wording.messages import Messages, common


@dataclass(frozen=True)
class Step:
    """One step of a lesson: one sentence, one highlight, and one choice of the learner.

    Its messages, bound by its lesson: the sentence, and the attributes ``knows``, ``instead`` and
    ``but-1``, ``but-2``, … for what ``but`` lists.
    """

    do: str  # the choice, as the game words it in English
    teaches: tuple[str, ...] = ()  # the statements of the ledger behind it
    picture: str = ""  # the drawing of the new knowledge: `fox`, or `sprite#cow`
    but: tuple[str, ...] = ()  # first words of choices that have a reason of their own
    then: tuple[str, ...] = ()  # the choices of the other players that follow
    id: str = ""
    text: Messages = field(default=common, repr=False, compare=False)

    @property
    def says(self) -> str:
        """The teacher's sentence."""
        return self.text(self.id)

    @property
    def knows(self) -> str:
        """The learner's new knowledge, in a few words; "" for none."""
        return self._if_any("knows")

    @property
    def instead(self) -> str:
        """The reason why any other legal choice is worse here; "" for none."""
        return self._if_any("instead")

    def why(self, said: str) -> str:
        """Return a kind reason against another choice, given as the game words it in English."""
        for n, begin in enumerate(self.but, 1):
            if said.startswith(begin):
                return self.text(f"{self.id}.but-{n}")
        return self.instead

    def _if_any(self, part: str) -> str:
        id = f"{self.id}.{part}"
        return self.text(id) if self.text.has(id) else ""


@dataclass(frozen=True)
class Lesson:
    """A guided first game.

    Its messages: the title, and the attributes ``about``, ``can-1``, ``can-2``, … and ``farewell``.
    """

    name: str  # as in the address of its page
    text: Messages
    minutes: int
    sign: str  # the drawing of a step
    seats: tuple[str, ...]
    position: dict[str, Any]
    steps: tuple[Step, ...]
    skills: tuple[str, ...]  # at the end: a drawing for each new skill
    leads_to: str = ""  # the lesson that comes next
    way: str = ""  # the name of the `Way` in which a first game is offered afterwards
    seat: int = 0  # of the learner

    def __post_init__(self) -> None:
        bound = tuple(
            replace(step, text=self.text, id=f"{self._id}-{n}")
            for n, step in enumerate(self.steps, 1)
        )
        object.__setattr__(self, "steps", bound)

    @property
    def _id(self) -> str:
        return f"lesson-{self.name}"

    @property
    def title(self) -> str:
        """The title of the lesson."""
        return self.text(self._id)

    @property
    def about(self) -> str:
        """A sentence on what is learnt."""
        return self.text(f"{self._id}.about")

    @property
    def can(self) -> tuple[tuple[str, str], ...]:
        """At the end: each drawing with the new skill."""
        told = (self.text(f"{self._id}.can-{n}") for n in range(1, len(self.skills) + 1))
        return tuple(zip(self.skills, told, strict=True))

    @property
    def farewell(self) -> str:
        """The last sentence."""
        return self.text(f"{self._id}.farewell")
