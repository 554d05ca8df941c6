"""A game as the rest of Farmyard uses it, without knowledge of its rules.

A game is a folder: ``__init__`` holds its *card* (title, seats, options), ``box`` the pieces,
``state`` the record, ``rules`` the compiled rules, ``knowledge`` the visibility of hidden
information, ``position`` the checks of written positions, ``words`` every sentence a person reads,
``bot`` its bots, ``page`` its part of the page: each a module, or a package once it outgrows one.

The names each module must define are declared in `farmyard.core.contract`, optional ones in
`farmyard.core.hooks`; any other public name there is refused.  Checked play, undo, notation,
network, statistics and adapters are written once in these terms.  ``examples/nests`` is a small
example.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from threading import RLock
from types import ModuleType
from typing import Any, cast

import numpy as np

from farmyard.core import hooks
from farmyard.core.contract import (
    Advising,
    Answers,
    Dealing,
    Key,
    Knowledge,
    Order,
    Ordered,
    Page,
    Players,
    Position,
    Printed,
    Puzzling,
    Rules,
    Taught,
    Timed,
    Words,
    Written,
)
from farmyard.core.game_card import Card
from farmyard.core.loops import Loops
from farmyard.core.player import SearchHints
from farmyard.core.record import SPECTATOR
from farmyard.core.showing.lessons import Lesson
from farmyard.core.views import prior

_IMPORTING = RLock()
"""Held while a module of a game is imported: of modules that need one another, two threads would
each see one half made."""


@dataclass(frozen=True)
class Game:
    """A game with its modules, each loaded at its first use; rules are compiled at their first."""

    card: Card
    folder: str

    def _module(self, name: str) -> ModuleType:
        """Import a module of the game; raise `ContractError` for a public name nothing calls."""
        with _IMPORTING:
            module = import_module(f"{self.folder}.{name}")
        hooks.check(name, module)
        return module

    def _optional_module(self, name: str) -> ModuleType | None:
        return self._module(name) if self.has(name) else None

    def has(self, name: str) -> bool:
        """Tell whether the game has an optional module, without importing it."""
        return find_spec(f"{self.folder}.{name}") is not None

    @cached_property
    def rules(self) -> Rules:
        """The module ``rules``."""
        return cast(Rules, self._module("rules"))

    @cached_property
    def knowledge(self) -> Knowledge:
        """The module ``knowledge``."""
        return cast(Knowledge, self._module("knowledge"))

    @cached_property
    def written(self) -> Written:
        """The module ``position``, for written positions."""
        return cast(Written, self._module("position"))

    @cached_property
    def words(self) -> Words:
        """The module ``words``."""
        return cast(Words, self._module("words"))

    @cached_property
    def word_hooks(self) -> hooks.WordHooks:
        """The optional names of ``words``."""
        return hooks.found(hooks.WordHooks, self.words)

    def why_shut(self, view: Position, part: str, seat: int, names: Sequence[str]) -> str:
        """Explain why a part of the page has no choices now: the game's own reason (hook
        ``why_shut``), else the question that is asked."""
        return self.word_hooks.why_shut(view, part) or self.words.ask(view, seat, names)

    @cached_property
    def page(self) -> Page:
        """The module ``page``."""
        return cast(Page, self._module("page"))

    @cached_property
    def page_hooks(self) -> hooks.PageHooks:
        """The optional names of ``page``."""
        return hooks.found(hooks.PageHooks, self.page)

    def chains(self, view: Position) -> list[hooks.Chain]:
        """Return sequences of choices that one touch of the page makes (hook ``chains``)."""
        return list(self.page_hooks.chains(view))

    @cached_property
    def orders(self) -> Ordered | None:
        """The module ``orders``, or None."""
        return cast(Ordered | None, self._optional_module("orders"))

    def standing(self, view: Position) -> list[Order]:
        """Return the standing orders that could answer the current question.

        The view is a *spectator's*, so that an order reveals nothing hidden.
        """
        return list(self.orders.standing(view)) if self.orders else []

    @cached_property
    def bot(self) -> Players:
        """The module ``bot``."""
        return cast(Players, self._module("bot"))

    @cached_property
    def search_hints(self) -> SearchHints:
        """The game's heuristics for searches (hook ``SEARCH_HINTS``)."""
        return hooks.found(hooks.BotHooks, self.bot).SEARCH_HINTS

    @cached_property
    def list_choices(self) -> Callable[..., int] | None:
        """The rule that lists the legal choices in one pass (hook ``list_choices``), or None."""
        return hooks.found(hooks.RuleHooks, self.rules).list_choices

    @property
    def page_folder(self) -> Path:
        """The folder with the templates, style sheets and pictures of the page."""
        spec = find_spec(f"{self.folder}.page")
        assert spec is not None
        assert spec.origin is not None
        return Path(spec.origin).parent

    @cached_property
    def timed(self) -> Timed | None:
        """The module ``clock``, or None."""
        return cast(Timed | None, self._optional_module("clock"))

    @cached_property
    def answers(self) -> Answers | None:
        """The module ``answers``, or None."""
        return cast(Answers | None, self._optional_module("answers"))

    @cached_property
    def dealing(self) -> Dealing | None:
        """The module ``dealing``, or None."""
        return cast(Dealing | None, self._optional_module("dealing"))

    @cached_property
    def taught(self) -> Taught | None:
        """The module ``lessons``, or None."""
        return cast(Taught | None, self._optional_module("lessons"))

    @cached_property
    def paper(self) -> Printed | None:
        """The module ``paper``, or None."""
        return cast(Printed | None, self._optional_module("paper"))

    @cached_property
    def advising(self) -> Advising | None:
        """The module ``advice``, or None."""
        return cast(Advising | None, self._optional_module("advice"))

    @cached_property
    def puzzling(self) -> Puzzling | None:
        """The module ``puzzles``, or None."""
        return cast(Puzzling | None, self._optional_module("puzzles"))

    @cached_property
    def puzzle_hooks(self) -> hooks.PuzzleHooks:
        """The optional names of ``puzzles``."""
        return hooks.found(hooks.PuzzleHooks, self.puzzling)

    def lesson(self, view: Position) -> Lesson | None:
        """Return the lesson that fits the table of a view (hook ``lesson``), else the first; None
        if the game has no lessons."""
        if self.taught is None or not self.taught.LESSONS:
            return None
        fits = self._lesson_hooks.lesson
        return fits(view) if fits else self.taught.LESSONS[0]

    @cached_property
    def _lesson_hooks(self) -> hooks.LessonHooks:
        return hooks.found(hooks.LessonHooks, self.taught)

    @cached_property
    def loops(self) -> Loops:
        """The compiled rules as Python calls them, over arrays of records."""
        return Loops(self)

    def template(self, seats: int, options: dict[str, int]) -> np.ndarray[Any, Any]:
        """Make a record with seats and options set, ready for a key and `deal`: shape (1,)."""
        states = self.rules.State.batch()
        states["seats"] = seats
        for name, value in options.items():
            states[name] = value
        return states

    def choices(self, states: np.ndarray[Any, Any], i: int = 0) -> list[int]:
        """Return the legal choices of record i, in rising order."""
        out = np.empty((1, self.rules.CHOICES), np.int64)
        n = self.loops.choices(states, i, out)
        numbers: list[int] = out[0, :n].tolist()
        return numbers

    def see(self, states: np.ndarray[Any, Any], seat: int, i: int = 0) -> np.ndarray[Any, Any]:
        """Return the view of a seat of record i: an array of one record, shape (1,)."""
        views = np.empty(1, states.dtype)
        self.loops.see(states, i, seat, views, 0)
        return views

    def imagine(self, views: np.ndarray[Any, Any], seat: int, key: Key) -> np.ndarray[Any, Any]:
        """Return a random whole state that agrees with a view and has fresh dice: shape (1,)."""
        prior = self.prior(views, seat)
        self.loops.imagine(prior, seat, prior, 1, np.array(key, np.uint64))  # in place
        return prior[1:]

    def prior(self, views: np.ndarray[Any, Any], seat: int) -> np.ndarray[Any, Any]:
        """Return a seat's view and the initial record for determinization: shape (2,)."""
        return prior(self.rules.State, views, seat)

    def headings(self, view: Position) -> tuple[str, ...]:
        """Return the column headings of the score table."""
        return tuple(self.words.headings(view))

    def cheers(self, view: Position) -> bool:
        """Tell whether the end of a game is to be celebrated (hook ``cheers``)."""
        return self.word_hooks.cheers(view)

    def display_scores(self, states: np.ndarray[Any, Any], i: int = 0) -> list[int]:
        """Return each seat's score as people read it: hook ``display_scores``, else the whole
        points of `scores` (hook ``POINT``)."""
        shown, point = self.word_hooks.display_scores, self.word_hooks.POINT
        if shown:
            return list(shown(self.see(states, SPECTATOR, i)[0]))
        return [score // point for score in self.scores(states, i)]

    def scores(self, states: np.ndarray[Any, Any], i: int = 0) -> list[int]:
        """Return each seat's score, by which ranks are made; more is better."""
        out = np.zeros((1, int(states[i]["seats"])), np.int64)
        self.loops.scores(states, i, out)
        numbers: list[int] = out[0].tolist()
        return numbers
