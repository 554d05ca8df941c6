"""What a game is, to everybody who does not know its rules.

A game is a folder: ``__init__`` holds its *card* (title, seats, options), ``box`` what is in the
box, ``state`` the record, ``rules`` the compiled rules, ``knowledge`` who may know what,
``position`` what a written position must be, ``words`` every sentence a person reads, ``bot`` its
players, ``page`` what its page shows: each a module, or a package once it outgrows one.

The protocols below are the whole contract: `Rules`, `Knowledge`, `Written`, `Words`, `Players` and
`Page`, which every game keeps, and `Timed`, `Answers`, `Dealing` and `Taught` for a game that has
a ``clock``, ``answers``, a ``dealing`` or ``lessons``; a ``bot`` may tell searches more
(`farmyard.core.player.Insight`).
Checked play, undo, notation, network, statistics and adapters are written once in these terms.
``examples/nests`` is a small game that keeps them.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from random import Random
from types import ModuleType
from typing import Any, NamedTuple, Protocol, cast

import numpy as np

from farmyard.core.lessons import Lesson
from farmyard.core.loops import Loops
from farmyard.core.options import Option, OptionError, Way
from farmyard.core.record import SPECTATOR, Record
from farmyard.core.views import outset

Key = tuple[int, int]
"""128 bits that all dice of a table are thrown from."""
Position = Any
"""One record of a game: ``states[i]``."""


@dataclass(frozen=True)
class Card:
    """What can be said of a game without loading its rules."""

    key: str
    title: str
    seats: tuple[int, int]
    default_seats: int
    minutes: int
    wit: str
    author: str
    credit: str
    start: str
    options: tuple[Option, ...]
    rules_version: int
    shelf: int
    memory: bool = False  # whether remembering is a part of the play: no looking back meanwhile
    called: str = ""  # for short, where the title is long
    ways: tuple[Way, ...] = ()  # the first is what a newcomer should meet; none: as the box is

    @property
    def short(self) -> str:
        """What it is called in heads, tabs and rows."""
        return self.called or self.title

    @property
    def players(self) -> str:
        """How many can play: "2 to 6 players"."""
        low, high = self.seats
        return f"{low} to {high} players" if low < high else f"{high} players"

    def way(self, name: str = "") -> Way:
        """The way of that name, or the first; `OptionError` names those there are."""
        ways = self.ways or (Way("", ""),)
        found = [way for way in ways if way.name == name] if name else ways[:1]
        if not found:
            known = ", ".join(way.name for way in self.ways) or "none to choose from"
            raise OptionError(f"{self.title} has no way {name}; it has {known}")
        return found[0]

    def option(self, name: str) -> Option:
        """The option of that name; `OptionError` names those there are."""
        for option in self.options:
            if option.name == name:
                return option
        known = ", ".join(o.name for o in self.options)
        raise OptionError(f"{self.title} has no option {name}; it has {known}")

    def read_options(self, given: dict[str, Any], seats: int) -> dict[str, int]:
        """All options as the numbers of the record: those given, the rest by default."""
        for name in given:
            self.option(name)
        numbers = {o.name: o.read(given.get(o.name, o.default_for(seats))) for o in self.options}
        for option in self.options:
            option.check_seats(numbers[option.name], seats)
        start = numbers.get("start", -1)
        if start >= seats:
            says = f"start can be random or a seat from 0 to {seats - 1}, not {start}"
            raise OptionError(says, self.option("start"), start)
        return numbers

    def usual_seats(self, given: dict[str, Any]) -> int:
        """How many play if nothing is said of it, under these options."""
        n = self.default_seats
        for name, value in given.items():
            low, high = self.option(name).seats_of(value)
            n = min(max(n, low), high)
        return n

    def check_seats(self, n: int) -> None:
        """`OptionError` unless the game can be played by this many."""
        low, high = self.seats
        if not low <= n <= high:
            raise OptionError(f"{self.title} is for {self.players}, not {n}")


# -- What its folder gives ------------------------------------------------------


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

    MOMENT: float

    scene: Callable[[Position, int, Sequence[str], bool], dict[str, Any]]
    parts: Callable[[Position, int], tuple[str, ...]]
    moment: Callable[[Position, Position], bool]


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


@dataclass(frozen=True)
class Game:
    """A game with its rules loaded; everything is compiled at its first use."""

    card: Card
    folder: str

    def _room(self, name: str) -> ModuleType:
        return import_module(f"{self.folder}.{name}")

    def _spare_room(self, name: str) -> ModuleType | None:
        return self._room(name) if self.has(name) else None

    def has(self, name: str) -> bool:
        """Whether it has a room that not every game has; nothing is loaded."""
        return find_spec(f"{self.folder}.{name}") is not None

    @cached_property
    def rules(self) -> Rules:
        """``rules``: the record, and what can be done with it."""
        return cast(Rules, self._room("rules"))

    @cached_property
    def knowledge(self) -> Knowledge:
        """``knowledge``: who may know what."""
        return cast(Knowledge, self._room("knowledge"))

    @cached_property
    def written(self) -> Written:
        """``position``: written positions."""
        return cast(Written, self._room("position"))

    @cached_property
    def words(self) -> Words:
        """``words``: every sentence a person reads."""
        return cast(Words, self._room("words"))

    def why_shut(self, view: Position, part: str, seat: int, names: Sequence[str]) -> str:
        """Why nothing at all can be done with a part of the page now: the game's own reason, if
        its words have a door ``why_shut(view, part)`` and that has one; else what is asked."""
        own = getattr(self.words, "why_shut", None)
        found = own(view, part) if own else None
        return str(found or self.words.ask(view, seat, names))

    @cached_property
    def page(self) -> Page:
        """``page``: what its part of the page shows."""
        return cast(Page, self._room("page"))

    def chains(self, view: Position) -> list[tuple[tuple[int, ...], tuple[str, ...]]]:
        """Choices of the seat to move, one after the other, that one touch of the page means, with
        their parts: of a game whose page has a door ``chains(view)``.  Nothing is thrown or shown
        between them, and each is legal after the ones before it."""
        chains = getattr(self.page, "chains", None)
        return list(chains(view)) if chains else []

    @property
    def takes_orders(self) -> bool:
        """Whether there are standing orders in this game."""
        return hasattr(self.page, "standing")

    def standing(self, view: Position) -> list[tuple[str, tuple[int, ...], float]]:
        """The standing orders that could answer what is asked now: of each its name, the choices,
        and seconds in which one may think better of it.  Of a game whose page has a door
        ``standing(view)``, which is given what a *spectator* sees: the answer tells nobody more."""
        standing = getattr(self.page, "standing", None)
        return list(standing(view)) if standing else []

    @cached_property
    def bot(self) -> Players:
        """``bot``: its own players."""
        return cast(Players, self._room("bot"))

    @cached_property
    def timed(self) -> Timed | None:
        """``clock``, if it has one."""
        return cast(Timed | None, self._spare_room("clock"))

    @cached_property
    def answers(self) -> Answers | None:
        """What answers questions of its page, if it has any."""
        return cast(Answers | None, self._spare_room("answers"))

    @cached_property
    def dealing(self) -> Dealing | None:
        """``dealing``, if it has one."""
        return cast(Dealing | None, self._spare_room("dealing"))

    @cached_property
    def taught(self) -> Taught | None:
        """``lessons``, if it has them."""
        return cast(Taught | None, self._spare_room("lessons"))

    @cached_property
    def loops(self) -> Loops:
        """Its rules as they are called from outside: compiled, over arrays of records."""
        return Loops(self)

    def template(self, seats: int, options: dict[str, int]) -> np.ndarray[Any, Any]:
        """One record with seats and options set, ready for a key and `deal`: shape (1,)."""
        states = self.rules.State.batch()
        states["seats"] = seats
        for name, value in options.items():
            states[name] = value
        return states

    def choices(self, states: np.ndarray[Any, Any], i: int = 0) -> list[int]:
        """The legal choices of record i, in rising order."""
        out = np.empty((1, self.rules.CHOICES), np.int64)
        n = self.loops.choices(states, i, out)
        numbers: list[int] = out[0, :n].tolist()
        return numbers

    def see(self, states: np.ndarray[Any, Any], seat: int, i: int = 0) -> np.ndarray[Any, Any]:
        """What a seat may know of record i, as an array of one record of the same kind."""
        views = np.empty(1, states.dtype)
        self.loops.see(states, i, seat, views, 0)
        return views

    def imagine(
        self, views: np.ndarray[Any, Any], seat: int, key: tuple[int, int]
    ) -> np.ndarray[Any, Any]:
        """A random whole state that agrees with a view, with dice of its own."""
        outset = self.outset(views, seat)
        self.loops.imagine(outset, seat, outset, 1, np.array(key, np.uint64))  # where it begins
        return outset[1:]

    def outset(self, views: np.ndarray[Any, Any], seat: int) -> np.ndarray[Any, Any]:
        """A seat's view, and what each world imagined from it begins with: shape (2,)."""
        return outset(self.rules.State, views, seat)

    def headings(self, view: Position) -> tuple[str, ...]:
        """What stands above the columns of the score table: of some games it hangs on the view."""
        headings = getattr(self.words, "headings", None)
        return tuple(headings(view)) if headings else self.words.HEADINGS

    def cheers(self, view: Position) -> bool:
        """Whether the end of a game is to be celebrated: a game for one may be lost."""
        cheers = getattr(self.words, "cheers", None)
        return cheers is None or bool(cheers(view))

    def told(self, states: np.ndarray[Any, Any], i: int = 0) -> list[int]:
        """Each seat's score as the log tells it: the ranks may go by more than that, such as who
        has given up.  A game in which they do words it: ``words.totals(view)``."""
        totals = getattr(self.words, "totals", None)
        return list(totals(self.see(states, SPECTATOR, i)[0])) if totals else self.scores(states, i)

    def scores(self, states: np.ndarray[Any, Any], i: int = 0) -> list[int]:
        """Each seat's score as ranks are made of it; more is better."""
        out = np.zeros((1, int(states[i]["seats"])), np.int64)
        self.loops.scores(states, i, out)
        numbers: list[int] = out[0].tolist()
        return numbers
