"""Optional hooks: names that a module of a game may define beyond its contract, with defaults.

A hook is a name that a module defines and lists in its ``__all__``.  All are declared here, each
with its type and its default; `found` reads those that a module has.  A public name that nothing
calls is refused when the module is loaded (`check`), so that a misspelt hook is an error.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, fields
from difflib import get_close_matches
from inspect import get_annotations
from types import FunctionType, ModuleType
from typing import Any, NamedTuple, TypeVar

from farmyard.core import contract
from farmyard.core.contract import Position
from farmyard.core.player import SearchHints
from farmyard.core.showing.lessons import Lesson
from farmyard.core.showing.puzzles import Exercise

Chain = tuple[tuple[int, ...], tuple[str, ...]]
"""A sequence of choices, and the parts of the page that together mean it."""


_NO_HINTS = SearchHints()


def _always(view: Position) -> bool:
    return True


def _each_alike(view: Position, choice: int) -> bool:
    return True


def _no_reason(view: Position, part: str) -> str | None:
    return None


def _never(before: Position, after: Position, seat: int) -> bool:
    return False


def _nothing(before: Position, after: Position) -> bool:
    return False


def _none(view: Position) -> int:
    return 0


def _no_exercise(view: Position, choice: int) -> Exercise | None:
    return None


def _no_chains(view: Position) -> Sequence[Chain]:
    return ()


@dataclass(frozen=True)
class RuleHooks:
    """Hooks of ``rules``, beyond `farmyard.core.contract.Rules`."""

    list_choices: Callable[[Position, Any], int] | None = None
    """A rule that writes the legal choices into an array, rising, and returns how many there are;
    for a game in which ``nth`` has to search; default: ``nth`` of each."""


@dataclass(frozen=True)
class WordHooks:
    """Hooks of ``words``, beyond `farmyard.core.contract.Words`."""

    cheers: Callable[[Position], bool] = _always
    """Tells whether the end of a game is celebrated: a game for one may be lost."""
    POINT: int = 1
    """How much of ``scores`` is one point that people read, where what is less than a point only
    breaks ties."""
    display_scores: Callable[[Position], Sequence[int]] | None = None
    """Each seat's score as people read it, where ranks depend on more than that, such as who has
    given up; default: whole points of ``scores``."""
    meant_first: Callable[[Position, int], bool] = _each_alike
    """Tells whether words that fit several choices can mean this one, as the name of a card means
    to play it, and to throw it away has to be said.  If only one of them can, it is chosen."""
    why_shut: Callable[[Position, str], str | None] = _no_reason
    """Explains why a part of the page has no choices now; None: the question is repeated."""


@dataclass(frozen=True)
class PageHooks:
    """Hooks of ``page``, beyond `farmyard.core.contract.Page`."""

    chains: Callable[[Position], Sequence[Chain]] = _no_chains
    """Sequences of choices of the seat to move that one touch makes.  No dice are thrown and
    nothing is shown between them, and each is legal after the ones before it."""
    covers: Callable[[Position, Position], bool] = _nothing
    """Tells whether the decision between two views has ended a time in which all could look at
    something, and ``turn_pauses`` gives them no other.  A terminal, which does not draw every
    position, draws the first of the two."""
    deals: Callable[[Position], int] = _none
    """Returns how often cards have been dealt anew, as for a round; the page shows each deal."""
    may_look_back: Callable[[Position], bool] = _always
    """Tells whether earlier positions may be shown while the game goes on; not if remembering them
    is a part of play."""
    touches: Callable[[Position, Position, int], bool] = _never
    """Tells whether the decision between two *spectator's* views has taken something from a seat,
    so that its player is given more time to see it."""


@dataclass(frozen=True)
class BotHooks:
    """Hooks of ``bot``, beyond `farmyard.core.contract.Players`."""

    SEARCH_HINTS: SearchHints = _NO_HINTS
    """Heuristics for searches (`farmyard.core.player.SearchHints`)."""


@dataclass(frozen=True)
class LessonHooks:
    """Hooks of ``lessons``, beyond `farmyard.core.contract.Taught`."""

    lesson: Callable[[Position], Lesson] | None = None
    """The lesson that fits the table of a view; default: the first."""


@dataclass(frozen=True)
class PuzzleHooks:
    """Hooks of ``puzzles``, beyond `farmyard.core.contract.Puzzling`."""

    SHOWN: int = 0
    """How many decisions before a question are shown at least, where they have to be remembered."""
    begins: Callable[[Position], bool] = _always
    """Tells whether what is shown may begin with a view."""
    FORGOTTEN: tuple[str, ...] = ()
    """Fields of the record that tell what happened before, and are left out of a puzzle."""
    exercise: Callable[[Position, int], Exercise | None] = _no_exercise
    """Makes the exercise of a view and the best choice, for worksheets; None if it has none."""


Hooks = TypeVar("Hooks", RuleHooks, WordHooks, PageHooks, BotHooks, LessonHooks, PuzzleHooks)


def found(kind: type[Hooks], room: Any) -> Hooks:
    """Return the hooks that a module defines, and the defaults of the rest."""
    names = [field.name for field in fields(kind)]
    return kind(**{name: getattr(room, name) for name in names if hasattr(room, name)})


# -- Checking the public names of a module --------------------------------------


class ContractError(TypeError):
    """A module has a public name that nothing calls; the text names it and the likely meaning."""


class Promise(NamedTuple):
    """The public names of a module of a game: those it must define, and its hooks."""

    contract: frozenset[str]
    hooks: frozenset[str]


def _promise(protocol: type, kind: type[Any] | None = None) -> Promise:
    hooks = [field.name for field in fields(kind)] if kind else []
    return Promise(frozenset(get_annotations(protocol)), frozenset(hooks))


ROOMS = {
    "rules": _promise(contract.Rules, RuleHooks),
    "knowledge": _promise(contract.Knowledge),
    "position": _promise(contract.Written),
    "words": _promise(contract.Words, WordHooks),
    "bot": _promise(contract.Players, BotHooks),
    "page": _promise(contract.Page, PageHooks),
    "clock": _promise(contract.Timed),
    "answers": _promise(contract.Answers),
    "orders": _promise(contract.Ordered),
    "dealing": _promise(contract.Dealing),
    "lessons": _promise(contract.Taught, LessonHooks),
    "paper": _promise(contract.Printed),
    "advice": _promise(contract.Advising),
    "puzzles": _promise(contract.Puzzling, PuzzleHooks),
}
"""The public names of each module of a game; `box`, `state` and `options` are free in theirs."""

CLOSE = 0.8  # similarity of a name to a hook, from 0 to 1, above which it counts as misspelt


def check(name: str, room: ModuleType) -> None:
    """Raise `ContractError` if a module lists a name that nothing calls, or misspells a hook."""
    for says in misfits(name, room):
        raise ContractError(says)


def misfits(name: str, room: ModuleType) -> Iterator[str]:
    """Yield a sentence for each public name of a module that nothing calls."""
    promise, where = ROOMS[name], room.__name__
    listed = set(getattr(room, "__all__", ()))
    for each in sorted(listed - promise.contract - promise.hooks):
        yield f"{where} lists {each}, which nothing calls; {_meant(each, promise)}"
    things = vars(room).copy()  # another thread may be adding a module to a package
    own = {n for n, thing in things.items() if n.isupper() or _is_function_of(thing, room)}
    for each in sorted(own - listed - promise.contract - promise.hooks):
        if _nearest(each, promise.hooks):
            yield f"{where} has {each}, which nothing calls; {_meant(each, promise)}"


def _is_function_of(thing: Any, room: ModuleType) -> bool:
    return isinstance(thing, FunctionType) and thing.__module__ == room.__name__


def _nearest(name: str, known: frozenset[str]) -> str | None:
    return next(iter(get_close_matches(name, sorted(known), 1, CLOSE)), None)


def _meant(name: str, promise: Promise) -> str:
    near = _nearest(name, promise.contract | promise.hooks)
    hooks = ", ".join(sorted(promise.hooks)) or "none"
    return f"is {near} meant?" if near else f"the hooks of this room are: {hooks}"
