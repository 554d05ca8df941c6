"""What a game's folder gives: of every room what the rest of Farmyard calls there, with its types.

`Rules`, `Knowledge`, `Written`, `Words`, `Players` and `Page` every game keeps; `Timed`, `Answers`,
`Dealing` and `Taught` a game that has a ``clock``, ``answers``, a ``dealing`` or ``lessons``.  What
a room may have besides, `farmyard.core.hooks` declares.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol

from farmyard.core.lessons import Lesson
from farmyard.core.record import Record
from farmyard.core.scene import Scene

Key = tuple[int, int]
"""128 bits that all dice of a table are thrown from."""
Position = Any
"""One record of a game: ``states[i]``."""


class Line(NamedTuple):
    """One line of the log: who did it, in words; ``loud`` if worth bold print.

    A line that ``joins`` tells the one before it again, with its end: it takes its place.
    """

    seat: int
    text: str
    loud: bool = False
    joins: bool = False


class Rules(Protocol):
    """``rules``: the record, and compiled functions over it.  All are silent."""

    State: type[Record]
    CHOICES: int  # every choice is a number from 0 to CHOICES − 1
    SECRET: tuple[int, ...]  # phases in which a choice is told to nobody else

    deal: Callable[[Position], None]  # from seats, options and key to the first decision
    legal: Callable[[Position, int], bool]
    play: Callable[[Position, int], None]  # unchecked: only ever called with a legal choice
    many: Callable[[Position], int]  # how many choices are legal ...
    nth: Callable[[Position, int], int]  # ... and the n-th of them, in rising order
    # out[seat]: more is better, in every game; ranks are made of it.  Who plays alone has won with
    # 0 or more.
    scores: Callable[[Position, Any], None]


class Written(Protocol):
    """``position``: what can be worked out of a written position, and what cannot be."""

    tally: Callable[[Position], None]  # fills the tallied fields; a rule
    fault: Callable[[Position], tuple[str, str] | None]  # the first wrong field, and why


class Knowledge(Protocol):
    """``knowledge``: who may know what besides what the record shows; rules as well, compiled."""

    view: Callable[[Position, int, Position], None]  # adds to what the fields show to that seat
    # Makes a whole state of w, which is what they show, nothing where they hide, and its own dice.
    imagine: Callable[[Position, int, Position], None]


class Words(Protocol):
    """``words``: every sentence, made from views only; a choice of −1 is a secret one."""

    HEADINGS: tuple[str, ...]
    ENDINGS: tuple[str, ...]  # every way for a game to end

    say: Callable[[Position, int, Sequence[str]], str]  # its names are those of the seats
    tell: Callable[[Position, int, Position, int, Sequence[str]], Line]
    ask: Callable[[Position, int, Sequence[str]], str]
    why_not: Callable[[Position, int, Sequence[str]], str]
    outcome: Callable[[Position, int, Sequence[str]], str]
    ending: Callable[[Position], str]  # how it ended, for counting: one of ENDINGS
    counts: Callable[[Position], list[tuple[str, ...]]]
    sketch: Callable[[Position, int, Sequence[str], bool], str]  # the table as text


class Bot(Protocol):
    """A player who is no person.  It sees views and legal choices, and has its own dice."""

    def watch(self, view: Position) -> None:
        """Shown after every change; what the bot remembers of it is its own affair."""

    def choose(self, view: Position, choices: Sequence[int]) -> int:
        """One of the legal choices."""


class Level(NamedTuple):
    """A named bot of a game: ``make(seat, seats, dice)`` seats one; ``picture`` is its badge."""

    name: str
    title: str
    says: str
    picture: str
    make: Callable[[int, int, Random], Bot]


class Players(Protocol):
    """``bot``: the game's own bots, weakest first."""

    LEVELS: tuple[Level, ...]


class Page(Protocol):
    """``page``: what the game's part of the page shows, as plain data made from a view."""

    TURN_PAUSE: float  # seconds a turn's end stays in sight before play goes on; 0: never

    scene: Callable[[Position, int, Sequence[str], bool], Scene]
    parts: Callable[[Position, int], tuple[str, ...]]
    turn_pauses: Callable[[Position, Position], bool]


class Clock(NamedTuple):
    """How long the seat to move has for its turn, and the choice made for it after that.

    A choice of −1: nothing is done, each decision has so long, and overruns are only counted.
    """

    seconds: int
    choice: int


class Timed(Protocol):
    """``clock``, if a game has one; it is given the view of the seat to move."""

    clock: Callable[[Position], Clock | None]
    passing: Callable[[Position], int]  # what is done for who has let any time run out


class Dealing(Protocol):
    """``dealing``, if a game has one."""

    DAILY: dict[str, str]  # the options of the deal of the day; all others may be chosen

    settle: Callable[[Any, Key], Key]
    # from a record with seats and options set, shape (1,), and a fresh key: the key dealt from


class Answers(Protocol):
    """``answers``, if a game has one: to a question of its page plain data, or None for one that
    means nothing (docs/page.md)."""

    answer: Callable[[Any], dict[str, Any] | None]  # of a question (`server.web.questions.Asked`)


class Taught(Protocol):
    """``lessons``, if a game has them: what a newcomer is told."""

    goal: Callable[[Position], str]  # what everybody plays for, in one sentence
    LESSONS: tuple[Lesson, ...]  # guided first games, in their order
