"""Optional hooks: what a room of a game may give besides its contract, and what holds without it.

A hook is a name that a room defines and lists in its ``__all__``.  Here alone they are declared,
each with its type and its default; `found` reads those that a room has.  A name that nothing calls
is refused when the room is loaded (`check`), so that a misspelt hook is not silently nothing.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, fields
from difflib import get_close_matches
from inspect import get_annotations
from types import FunctionType, ModuleType
from typing import Any, NamedTuple, TypeVar

from farmyard.core import contract
from farmyard.core.contract import Position
from farmyard.core.lessons import Lesson
from farmyard.core.player import SearchHints

Chain = tuple[tuple[int, ...], tuple[str, ...]]
"""Choices, one after the other, and the parts of the page that together mean them."""
Order = tuple[str, tuple[int, ...], float]
"""A standing order: its name, its choices, and the seconds in which one may think better of it."""


_NO_HINTS = SearchHints()


def _always(view: Position) -> bool:
    return True


def _no_reason(view: Position, part: str) -> str | None:
    return None


def _no_chains(view: Position) -> Sequence[Chain]:
    return ()


@dataclass(frozen=True)
class WordHooks:
    """What ``words`` may give besides `farmyard.core.contract.Words`."""

    headings: Callable[[Position], Sequence[str]] | None = None
    """What stands above the columns of the score table, where that hangs on the view; without it
    ``HEADINGS``."""
    cheers: Callable[[Position], bool] = _always
    """Whether the end of a game is to be celebrated: a game for one may be lost."""
    display_scores: Callable[[Position], Sequence[int]] | None = None
    """Each seat's score as the log tells it, where ranks go by more than that, such as who has
    given up; without it ``scores``."""
    why_shut: Callable[[Position, str], str | None] = _no_reason
    """Why nothing at all can be done with a part of the page now; without a reason what is asked is
    said once more."""


@dataclass(frozen=True)
class PageHooks:
    """What ``page`` may give besides `farmyard.core.contract.Page`."""

    chains: Callable[[Position], Sequence[Chain]] = _no_chains
    """Choices of the seat to move, one after the other, that one touch means.  Nothing is thrown or
    shown between them, and each is legal after the ones before it."""
    standing: Callable[[Position], Sequence[Order]] | None = None
    """The standing orders that could answer what is asked now, made of what a *spectator* sees.  A
    game without this hook has no standing orders."""


@dataclass(frozen=True)
class BotHooks:
    """What ``bot`` may give besides `farmyard.core.contract.Players`."""

    SEARCH_HINTS: SearchHints = _NO_HINTS
    """What searches know of the game beyond its rules."""


@dataclass(frozen=True)
class LessonHooks:
    """What ``lessons`` may give besides `farmyard.core.contract.Taught`."""

    lesson: Callable[[Position], Lesson] | None = None
    """The lesson for who sits at such a table; without it the first."""


Hooks = TypeVar("Hooks", WordHooks, PageHooks, BotHooks, LessonHooks)


def found(kind: type[Hooks], room: Any) -> Hooks:
    """The hooks that a room has, and the defaults of the rest."""
    names = [field.name for field in fields(kind)]
    return kind(**{name: getattr(room, name) for name in names if hasattr(room, name)})


# -- That nothing else is there -------------------------------------------------


class ContractError(TypeError):
    """A room gives what nothing calls; the text says what, and what may be meant."""


class Promise(NamedTuple):
    """All that may be public in a room: the names it must give, and its hooks."""

    contract: frozenset[str]
    hooks: frozenset[str]


def _promise(protocol: type, kind: type[Any] | None = None) -> Promise:
    hooks = [field.name for field in fields(kind)] if kind else []
    return Promise(frozenset(get_annotations(protocol)), frozenset(hooks))


ROOMS = {
    "rules": _promise(contract.Rules),
    "knowledge": _promise(contract.Knowledge),
    "position": _promise(contract.Written),
    "words": _promise(contract.Words, WordHooks),
    "bot": _promise(contract.Players, BotHooks),
    "page": _promise(contract.Page, PageHooks),
    "clock": _promise(contract.Timed),
    "answers": _promise(contract.Answers),
    "dealing": _promise(contract.Dealing),
    "lessons": _promise(contract.Taught, LessonHooks),
}
"""Of each room of a game what it gives; `box`, `state` and `options` are the game's own affair."""

CLOSE = 0.8  # of two names, from 0 to 1: a helper of the room is hardly ever so like a hook


def check(name: str, room: ModuleType) -> None:
    """`ContractError` if a room lists a name that nothing calls, or has a misspelt hook."""
    for says in misfits(name, room):
        raise ContractError(says)


def misfits(name: str, room: ModuleType) -> Iterator[str]:
    """What is wrong with the public names of a room, one sentence for each."""
    promise, where = ROOMS[name], room.__name__
    listed = set(getattr(room, "__all__", ()))
    for each in sorted(listed - promise.contract - promise.hooks):
        yield f"{where} lists {each}, which nothing calls; {_meant(each, promise)}"
    own = {n for n, thing in vars(room).items() if n.isupper() or _is_function_of(thing, room)}
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
