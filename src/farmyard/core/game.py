"""What a game is, to everybody who does not know its rules.

A game is a folder: ``__init__`` holds its *card* (title, seats, options), ``box`` what is in the
box, ``state`` the record, ``rules`` the compiled rules, ``knowledge`` who may know what,
``position`` what a written position must be, ``words`` every sentence a person reads, ``bot`` its
players, ``page`` what its page shows: each a module, or a package once it outgrows one.

What each room gives is declared in `farmyard.core.contract`, what it may give besides in
`farmyard.core.hooks`; anything else that is public there is refused.  Checked play, undo, notation,
network, statistics and adapters are written once in these terms.  ``examples/nests`` is a small
game that keeps them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, cast

import numpy as np

from farmyard.core import hooks
from farmyard.core.contract import (
    Answers,
    Bot,
    Clock,
    Dealing,
    Key,
    Knowledge,
    Level,
    Line,
    Page,
    Players,
    Position,
    Rules,
    Taught,
    Timed,
    Words,
    Written,
)
from farmyard.core.lessons import Lesson
from farmyard.core.loops import Loops
from farmyard.core.options import Option, OptionError, Way
from farmyard.core.player import SearchHints
from farmyard.core.record import SPECTATOR
from farmyard.core.views import prior

__all__ = [
    "Answers",
    "Bot",
    "Card",
    "Clock",
    "Dealing",
    "Game",
    "Key",
    "Knowledge",
    "Level",
    "Line",
    "OptionError",
    "Page",
    "Players",
    "Position",
    "Rules",
    "Taught",
    "Timed",
    "Words",
    "Written",
]


@dataclass(frozen=True)
class Card:
    """What can be said of a game without loading its rules."""

    key: str
    title: str
    seats: tuple[int, int]
    default_seats: int
    minutes: int
    tagline: str
    author: str
    credit: str
    start: str
    options: tuple[Option, ...]
    rules_version: int
    sort_order: int
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


@dataclass(frozen=True)
class Game:
    """A game with its rules loaded; everything is compiled at its first use."""

    card: Card
    folder: str

    def _module(self, name: str) -> ModuleType:
        """One of its rooms, loaded; `ContractError` if something there is called by nobody."""
        module = import_module(f"{self.folder}.{name}")
        hooks.check(name, module)
        return module

    def _optional_module(self, name: str) -> ModuleType | None:
        return self._module(name) if self.has(name) else None

    def has(self, name: str) -> bool:
        """Whether it has a room that not every game has; nothing is loaded."""
        return find_spec(f"{self.folder}.{name}") is not None

    @cached_property
    def rules(self) -> Rules:
        """``rules``: the record, and what can be done with it."""
        return cast(Rules, self._module("rules"))

    @cached_property
    def knowledge(self) -> Knowledge:
        """``knowledge``: who may know what."""
        return cast(Knowledge, self._module("knowledge"))

    @cached_property
    def written(self) -> Written:
        """``position``: written positions."""
        return cast(Written, self._module("position"))

    @cached_property
    def words(self) -> Words:
        """``words``: every sentence a person reads."""
        return cast(Words, self._module("words"))

    @property
    def word_hooks(self) -> hooks.WordHooks:
        """The hooks of ``words``."""
        return hooks.found(hooks.WordHooks, self.words)

    def why_shut(self, view: Position, part: str, seat: int, names: Sequence[str]) -> str:
        """Why nothing at all can be done with a part of the page now: the game's own reason (hook
        ``why_shut``) if it has one, else what is asked."""
        return self.word_hooks.why_shut(view, part) or self.words.ask(view, seat, names)

    @cached_property
    def page(self) -> Page:
        """``page``: what its part of the page shows."""
        return cast(Page, self._module("page"))

    @property
    def page_hooks(self) -> hooks.PageHooks:
        """The hooks of ``page``."""
        return hooks.found(hooks.PageHooks, self.page)

    def chains(self, view: Position) -> list[hooks.Chain]:
        """Choices that one touch of the page means together (hook ``chains``)."""
        return list(self.page_hooks.chains(view))

    @property
    def takes_orders(self) -> bool:
        """Whether there are standing orders in this game."""
        return self.page_hooks.standing is not None

    def standing(self, view: Position) -> list[hooks.Order]:
        """The standing orders that could answer what is asked now (hook ``standing``); the view is
        a *spectator's*, so that the answer tells nobody more."""
        standing = self.page_hooks.standing
        return list(standing(view)) if standing else []

    @cached_property
    def bot(self) -> Players:
        """``bot``: its own players."""
        return cast(Players, self._module("bot"))

    @property
    def search_hints(self) -> SearchHints:
        """What its ``bot`` tells a search (hook ``SEARCH_HINTS``), or nothing."""
        return hooks.found(hooks.BotHooks, self.bot).SEARCH_HINTS

    @cached_property
    def timed(self) -> Timed | None:
        """``clock``, if it has one."""
        return cast(Timed | None, self._optional_module("clock"))

    @cached_property
    def answers(self) -> Answers | None:
        """What answers questions of its page, if it has any."""
        return cast(Answers | None, self._optional_module("answers"))

    @cached_property
    def dealing(self) -> Dealing | None:
        """``dealing``, if it has one."""
        return cast(Dealing | None, self._optional_module("dealing"))

    @cached_property
    def taught(self) -> Taught | None:
        """``lessons``, if it has them."""
        return cast(Taught | None, self._optional_module("lessons"))

    def lesson(self, view: Position) -> Lesson | None:
        """The lesson for who sits at such a table (hook ``lesson``), else the first; None if the
        game has no lessons."""
        if self.taught is None or not self.taught.LESSONS:
            return None
        fits = hooks.found(hooks.LessonHooks, self.taught).lesson
        return fits(view) if fits else self.taught.LESSONS[0]

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
        prior = self.prior(views, seat)
        self.loops.imagine(prior, seat, prior, 1, np.array(key, np.uint64))  # where it begins
        return prior[1:]

    def prior(self, views: np.ndarray[Any, Any], seat: int) -> np.ndarray[Any, Any]:
        """A seat's view, and what each world imagined from it begins with: shape (2,)."""
        return prior(self.rules.State, views, seat)

    def headings(self, view: Position) -> tuple[str, ...]:
        """What stands above the columns of the score table (hook ``headings``)."""
        headings = self.word_hooks.headings
        return tuple(headings(view)) if headings else self.words.HEADINGS

    def cheers(self, view: Position) -> bool:
        """Whether the end of a game is to be celebrated (hook ``cheers``)."""
        return self.word_hooks.cheers(view)

    def display_scores(self, states: np.ndarray[Any, Any], i: int = 0) -> list[int]:
        """Each seat's score for people to read (hook ``display_scores``), by default `scores`."""
        shown = self.word_hooks.display_scores
        return list(shown(self.see(states, SPECTATOR, i)[0])) if shown else self.scores(states, i)

    def scores(self, states: np.ndarray[Any, Any], i: int = 0) -> list[int]:
        """Each seat's score as ranks are made of it; more is better."""
        out = np.zeros((1, int(states[i]["seats"])), np.int64)
        self.loops.scores(states, i, out)
        numbers: list[int] = out[0].tolist()
        return numbers
