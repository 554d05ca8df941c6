"""The windows people have, the tables shown in them, and what is measured there."""

from collections.abc import Iterator
from dataclasses import dataclass

from farmyard.core import catalogue
from tests.browser.conftest import Laying, Visitor, layings, usual
from tests.server.test_lessons import ALL, Taught, link, name_of
from tests.server.test_replay import played

REAL = [
    (320, 568), (360, 640), (360, 780), (375, 667), (390, 844), (412, 915), (568, 320), (667, 375),
    (844, 390), (915, 412), (744, 1133), (768, 1024), (820, 1180), (1024, 768), (1180, 820),
    (1366, 768), (1280, 800), (1440, 900), (1920, 1080), (2560, 1440),
]  # fmt: skip
"""Sizes of devices and windows, in CSS pixels."""
STEPS = [size for w in range(320, 1921, 80) for size in ((w, round(w * 0.62)), (w, round(w * 1.5)))]
"""Widths in steps, lying and upright."""
SHEET = [
    (320, 568), (390, 844), (568, 320), (844, 390), (600, 960), (768, 1024), (820, 1180),
    (1024, 768), (1180, 820), (1280, 800), (1920, 1080), (2560, 1440),
]  # fmt: skip
"""The sizes of a contact sheet."""


def as_size(size: tuple[int, int]) -> dict[str, int]:
    return {"width": size[0], "height": size[1]}


@dataclass(frozen=True)
class Stage:
    """A table at some point of its game."""

    laying: Laying
    decisions: int  # own ones played before; −1: to the end

    def __str__(self) -> str:
        when = {0: "early", -1: "over"}.get(self.decisions, "late")
        return f"{self.laying}-{self.laying.seats}-{when}"

    def shown(self, visitor: Visitor) -> None:
        """Open the table at this point."""
        visitor.go(by_program(visitor, self.laying, self.decisions))
        visitor.arrive()
        if self.decisions >= 0:
            visitor.wait_for_turn()


def by_program(visitor: Visitor, laying: Laying, decisions: int = -1) -> str:
    """Play a number of a visitor's decisions at a new table, or all; return its path."""
    path = visitor.laid(laying)
    visitor.go("/keys")
    program = visitor.program()
    if decisions < 0:
        played(program, path)
    elif decisions:
        played(program, path, most=decisions)
    program.leave()
    return path


def stages() -> Iterator[Stage]:
    """Yield every game and mode with the fewest and the most seats, early, late and over."""
    for laying in layings():
        low, high = catalogue.card(laying.key).seats
        fixed = bool(laying.options)
        for seats in {laying.seats} if fixed else {max(low, 2), high}:
            for decisions in (0, 12, -1):
                yield Stage(Laying(laying.key, seats, laying.options), decisions)


@dataclass(frozen=True)
class Step:
    """A step of a lesson: 0 is its opening, the one after the last its end."""

    taught: Taught
    number: int

    def __str__(self) -> str:
        return f"{name_of(self.taught)}-{self.number}"

    def shown(self, visitor: Visitor) -> None:
        """Open the lesson at this step."""
        visitor.go(link(self.taught, **({"step": self.number} if self.number else {})))
        visitor.arrive()


@dataclass(frozen=True)
class Moment:
    """A moment of a finished game that is looked back at."""

    laying: Laying
    move: int

    def __str__(self) -> str:
        return f"{self.laying}-replay-{self.move}"

    def shown(self, visitor: Visitor) -> None:
        """Open the replay of such a game at this moment."""
        visitor.go(f"{by_program(visitor, self.laying)}/replay?move={self.move}")
        visitor.arrive()


Place = Stage | Step | Moment


def lessons() -> Iterator[Step]:
    """Yield every step of every lesson, its opening and its end."""
    for taught in ALL:
        for number in range(len(taught[1].steps) + 2):
            yield Step(taught, number)


def replays() -> Iterator[Moment]:
    """Yield the beginning and the midst of a finished game of each kind."""
    for laying in usual():
        yield Moment(laying, 0)
        yield Moment(laying, 20)
