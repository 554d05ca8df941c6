"""The contract of a game: the names that each module of its folder defines, with their types.

Every game implements `Rules`, `Knowledge`, `Written`, `Words`, `Players` and `Page`; a game with
the optional modules ``clock``, ``orders``, ``answers``, ``dealing``, ``lessons``, ``puzzles``,
``advice`` or ``paper`` implements `Timed`, `Ordered`, `Answers`, `Dealing`, `Taught`, `Puzzling`,
`Advising` or `Printed` as well.  Optional names of a module are declared in `farmyard.core.hooks`.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple, Protocol, TypeVar

from farmyard.core.record import Record
from farmyard.core.showing.lessons import Lesson
from farmyard.core.showing.printed import Contents
from farmyard.core.showing.puzzles import Deal, Theme
from farmyard.core.showing.scene import Scene
from farmyard.core.wording.messages import Messages, common
from farmyard.core.wording.slots import Thing

Key = tuple[int, int]
"""The key of a table's dice: 128 bits, as two numbers of 64."""
Position = Any
"""One record of a game, a state or a view: ``states[i]``."""

T = TypeVar("T")


class Line(NamedTuple):
    """One line of the log: the seat that acted, and a sentence; ``loud`` lines are printed bold.

    A line with ``joins`` replaces the line before it: it tells the same event with its end.
    ``aloud`` is what is said as it happens to those who cannot see the table, and is written
    nowhere; by default it is the text.  ``brief`` has the same in short sentences, the most
    important first, for places with room for one or two; by default the text alone.
    """

    seat: int
    text: str
    loud: bool = False
    joins: bool = False
    aloud: str = ""
    brief: tuple[str, ...] = ()


class Rules(Protocol):
    """``rules``: the record, and compiled functions over it, which print and raise nothing."""

    State: type[Record]
    CHOICES: int  # every choice is a number from 0 to CHOICES − 1
    SECRET: tuple[int, ...]  # phases in which a choice stays hidden from the other seats

    deal: Callable[[Position], None]  # from seats, options and key to the first decision
    legal: Callable[[Position, int], bool]
    play: Callable[[Position, int], None]  # unchecked: only ever called with a legal choice
    many: Callable[[Position], int]  # how many choices are legal ...
    nth: Callable[[Position, int], int]  # ... and the n-th of them, in rising order
    # out[seat]: more is better, in every game; ranks are made of it.  Who plays alone has won with
    # 0 or more.
    scores: Callable[[Position, Any], None]


class Written(Protocol):
    """``position``: derived fields and checks of a written position."""

    tally: Callable[[Position], None]  # a rule: computes the tallied fields from the others
    fault: Callable[[Position], tuple[str, str] | None]  # the first impossible field, and why


class Knowledge(Protocol):
    """``knowledge``: visibility that depends on the position, and worlds that agree with a view.

    Both are rules.  ``view(s, seat, v)`` adds to view ``v``, which begins with the fields that are
    declared visible to the seat.  ``imagine(v, seat, w)`` completes ``w`` to a random whole state
    that agrees with view ``v``: ``w`` begins with the visible fields, empty cells for the hidden
    ones, and fresh dice.
    """

    view: Callable[[Position, int, Position], None]
    imagine: Callable[[Position, int, Position], None]


class Words(Protocol):
    """``words``: every sentence people read, made from views only; choice −1 is a secret one."""

    ENDINGS: tuple[str, ...]  # every way for a game to end

    say: Callable[[Position, int, Sequence[str]], str]  # its names are those of the seats
    tell: Callable[[Position, int, Position, int, Sequence[str]], Line]
    ask: Callable[[Position, int, Sequence[str]], str]
    why_not: Callable[[Position, int, Sequence[str]], str]
    outcome: Callable[[Position, int, Sequence[str]], str]
    ending: Callable[[Position], str]  # how it ended, for counting: one of ENDINGS
    headings: Callable[[Position], Sequence[str]]  # of the columns of the score table ...
    counts: Callable[[Position], list[tuple[str, ...]]]  # ... and the cells of each seat
    sketch: Callable[[Position, int, Sequence[str], bool], str]  # the table as text


class Bot(Protocol):
    """A computer player.  It is given views and legal choices, and has its own dice."""

    def watch(self, view: Position) -> None:
        """Take note of a view; called after every change of the position."""

    def choose(self, view: Position, choices: Sequence[int]) -> int:
        """Return one of the legal choices."""


@dataclass(frozen=True)
class Level:
    """A named bot of a game: ``make(seat, seats, dice)`` seats one; ``picture`` is its badge.

    How it plays is the message ``plays-NAME`` of the room ``text``; its name is one that all games
    share (`farmyard.core.wording.messages.common`).
    """

    name: str
    text: Messages
    picture: str
    make: Callable[[int, int, Random], Bot]
    below: "Level | None" = None  # the level as which it plays where rules are not compiled

    @property
    def named(self) -> Thing:
        """The name of the bot inside a message."""
        return Thing(f"level-{self.name}")

    @property
    def title(self) -> str:
        """The name of the bot."""
        return common(f"level-{self.name}")

    @property
    def says(self) -> str:
        """A few words on how it plays."""
        if self.below:
            return common("level-without-compiler", below=self.below.named)
        return self.text(f"plays-{self.name}")


def middle(levels: Sequence[T]) -> T:
    """Return the middle one of a game's levels, weakest first; of an even number the easier."""
    return levels[(len(levels) - 1) // 2]


class Players(Protocol):
    """``bot``: the game's own bots, weakest first."""

    LEVELS: tuple[Level, ...]


class Page(Protocol):
    """``page``: the game's part of the page, as plain data made from a view.

    ``scene(view, seat, names, paused)`` is drawn by the game's ``table.html``; ``parts(view,
    choice)`` are the parts of the page that together mean a choice.  ``turn_pauses(before, after)``
    tells whether play pauses for ``TURN_PAUSE`` seconds between two views, so that people see how
    the turn ended; scenes and sketches made then are ``paused``.
    """

    TURN_PAUSE: float  # seconds; 0 for a game without pauses

    scene: Callable[[Position, int, Sequence[str], bool], Scene]
    parts: Callable[[Position, int], tuple[str, ...]]
    turn_pauses: Callable[[Position, Position], bool]


class Clock(NamedTuple):
    """The time limit of the seat to move, and the choice that is made when it has passed.

    With choice −1 nothing is made: the limit is for each decision, and overruns are only counted.
    """

    seconds: int
    choice: int


class Timed(Protocol):
    """``clock`` (optional): time limits of the game itself, from the view of the seat to move."""

    clock: Callable[[Position], Clock | None]
    passing: Callable[[Position], int]  # the choice made for a seat whose time has run out


class Dealing(Protocol):
    """``dealing`` (optional): the game's own choice among deals, and its deal of the day."""

    DAILY: dict[str, str]  # the options of the deal of the day; all others may be chosen

    settle: Callable[[Any, Key], Key]
    # from a record with seats and options set, shape (1,), and a fresh key: the key dealt from

    solution: Callable[[Any], list[int]]
    # of a record just dealt: choices that win it, seeing all cards; none if none were found


class Question(NamedTuple):
    """A question of a page beside playing: the asker's view and seat, the text, and the table.

    A game answers from the seat's ``view``; `Table.record`, the true state, is there for a table
    for one, and what is over may be looked back at.
    """

    view: Position
    seat: int
    text: str
    table: Any  # a `farmyard.core.tables.table.Table`


class Answers(Protocol):
    """``answers`` (optional): plain data in reply to a question of the game's page, or None for a
    question that means nothing (docs/page.md)."""

    answer: Callable[[Question], dict[str, Any] | None]
    HINTS: tuple[str, ...]  # first words of questions that say what to choose


Order = tuple[str, tuple[int, ...], float]
"""A standing order: its name, its choices, and the seconds during which it can be cancelled."""


class Ordered(Protocol):
    """``orders`` (optional): standing orders, by which a seat answers many questions at once."""

    standing: Callable[[Position], Sequence[Order]]
    # those that could answer the current question, from a *spectator's* view


class Taught(Protocol):
    """``lessons`` (optional): the goal of the game, and guided first games."""

    goal: Callable[[Position], str]  # the aim of every player, in one sentence
    LESSONS: tuple[Lesson, ...]  # guided first games, in their order


class Reasons(NamedTuple):
    """Why a choice is advised: what it gains and what it risks, a sentence or two each.

    ``risk`` is empty if the choice risks nothing.
    """

    gain: str
    risk: str = ""


class Advising(Protocol):
    """``advice`` (optional): the reasons for a choice that a bot advises to the seat to move.

    They are made from the view of that seat, and from the bot that was shown all its views.
    """

    reasons: Callable[[Position, int, Sequence[str], Bot], Reasons]  # of a view and a choice


class Printed(Protocol):
    """``paper`` (optional): what is printed of the box; drawn by ``page/paper.typ``."""

    contents: Callable[[], Contents]  # in the language of the reader


class Puzzling(Protocol):
    """``puzzles`` (optional): where puzzles of the game are looked for, and what they ask.

    Each theme has messages: ``puzzle-NAME``, its title, with the attribute ``asks``.
    """

    DEALS: tuple[Deal, ...]  # the kinds of tables
    THEMES: tuple[Theme, ...]  # the first that fits is a puzzle's
