"""Sentences for people, in the language of whoever reads them.

Code says *which* sentence, with which things in it; a file for each language says *how*.  The files
of a room (a game, the server, the terminal) are in its folder ``words``: ``en.ftl``, ``de.ftl``, in
the syntax of Fluent (https://projectfluent.org).  `speaking` sets the language for what is called
within it, as for the page of one reader; without it everything is in English.

Three functions can be used in a message, beyond those of Fluent:

``FORM($thing, "acc")``
    an attribute of the message that words a `Thing`: its accusative, its gender, its plural
``CAP($thing)``
    the same with a capital first letter
``DATE($date, "MMMMd")``
    a date with these parts, in the order of the language (skeletons of the CLDR)
"""

import logging
import os
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cached_property, lru_cache, wraps
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar
from unicodedata import bidirectional

from farmyard.core.wording.slots import MessageError, Slots, Thing, Value

if TYPE_CHECKING:
    from farmyard.core.wording.bundles import Bundle

ENGLISH = "en"
LOCALES = {ENGLISH: "en_GB"}
"""The locale of a language for lists, numbers and plurals, where it is not named like it."""
OWN_LANGUAGES = "FARMYARD_LANGUAGES"
"""The variable of the environment that names a folder with more languages."""
REMEMBERED = 16384  # worded messages of a room
YOU, THEY = "you", "they"
_ON_SCREENS = re.compile(r"^[*-] \{[^{}]*\}\n|^\{[^{}]*\}\n+|\s*\{[^{}]*\}", re.MULTILINE)
_BRACES = re.compile("[{}]")

T = TypeVar("T")


class Voice(NamedTuple):
    """How messages are worded: the language, and whether names written from right to left are kept
    apart by invisible marks, so that numbers beside them stay there. Browsers read these marks;
    programs, files and consoles get none."""

    language: str
    isolating: bool = False


AT_FIRST = Voice(ENGLISH)
_voice = ContextVar("voice", default=AT_FIRST)
_log = logging.getLogger(__name__)


def voice() -> Voice:
    """Return how messages are worded now."""
    return _voice.get()


def language() -> str:
    """Return the code of the language that messages are worded in now: "en", "de"."""
    return _voice.get().language


@contextmanager
def speaking(language: str, isolating: bool = False) -> Iterator[None]:
    """Word messages in a language, within a ``with`` block and all that it calls."""
    token = _voice.set(Voice(language, isolating))
    try:
        yield
    finally:
        _voice.reset(token)


def isolated(value: T) -> T:
    """Return an argument of a message with all texts from right to left in it kept apart."""
    if isinstance(value, str):
        leftwards = not value.isascii() and any(bidirectional(c) in ("R", "AL") for c in value)
        return f"\u2068{value}\u2069" if leftwards else value  # type: ignore[return-value]
    if isinstance(value, Thing):
        return value._replace(slots=isolated(value.slots))
    return tuple(map(isolated, value)) if isinstance(value, tuple) else value  # type: ignore[return-value]


def _own_languages() -> Path:
    """Return the folder of languages of one's own (docs/languages.md), which need not exist."""
    return Path(os.environ.get(OWN_LANGUAGES) or "no-languages-of-ones-own")


def person(seat: int, reader: int) -> str:
    """Return how a message addresses a seat, for its selector ``$who``: "you" or "they"."""
    return YOU if seat == reader else THEY


def cached_by_language(most: int | None) -> Callable[[Callable[..., T]], Callable[..., T]]:
    """Make a decorator like `functools.lru_cache`, for functions that return words: the language
    belongs to the key."""

    def decorate(function: Callable[..., T]) -> Callable[..., T]:
        @lru_cache(most)
        def cached(voice: Voice, *args: Any) -> T:
            return function(*args)

        @wraps(function)
        def asked(*args: Any) -> T:
            return cached(_voice.get(), *args)

        return asked

    return decorate


class Messages:
    """The messages of a room, a package with a folder ``words``; called to word one of them.

    ``text("put", beast=beast, who="you")`` words the message ``put`` in the current language, and
    ``text("option-start.help")`` the attribute ``help`` of a message.  A message that a language
    lacks is worded in English; one that English lacks raises `MessageError`.
    """

    def __init__(self, package: str) -> None:
        self.package = package
        self.bundles: dict[str, Bundle | None] = {}
        self._worded = lru_cache(REMEMBERED)(self.word)

    def __call__(self, id: str, /, **slots: Value) -> str:
        return self._say(id, tuple(slots.items()))

    def brief(self, id: str, /, **slots: Value) -> str:
        """Word the short form of a message, its attribute ``brief``; without one the message."""
        return self._form("brief", id, **slots)

    def aloud(self, id: str, /, **slots: Value) -> str:
        """Word a message as it is said, its attribute ``aloud``; without one the message."""
        return self._form("aloud", id, **slots)

    def _form(self, form: str, id: str, /, **slots: Value) -> str:
        attribute = f"{id}.{form}"
        return self(attribute if self.has(attribute) else id, **slots)

    def name(self, thing: Thing) -> str:
        """Word a thing on its own."""
        return self._say(thing.id, thing.slots)

    def _say(self, id: str, slots: Slots) -> str:
        language, isolating = _voice.get()
        return self._worded(language, id, isolated(slots) if isolating else slots)

    def __repr__(self) -> str:
        return f"<Messages of {self.package}>"

    @cached_property
    def folder(self) -> Traversable:
        """The folder of the message files."""
        return files(self.package) / "words"

    @property
    def room(self) -> str:
        """The name of the room, by which a language of one's own has its file: "oxy_soxy"."""
        return self.package.rpartition(".")[2]

    @cached_property
    def languages(self) -> tuple[str, ...]:
        """The codes of the languages that the room has a file for, in alphabetical order."""
        names = [each.name for each in self.folder.iterdir()]
        known = {name[: -len(".ftl")] for name in names if name.endswith(".ftl")}
        own = (path.parent.name for path in _own_languages().glob(f"*/{self.room}.ftl"))
        return tuple(sorted({*known, *own}))

    def _file(self, language: str, ending: str) -> Traversable:
        file = self.folder / f"{language}.{ending}"
        return file if file.is_file() else _own_languages() / language / f"{self.room}.{ending}"

    def document(self, on: str = "page") -> str:
        """Return the room's longer text in Markdown, for a game its rules: ``words/de.md``, else
        ``words/en.md``, else nothing.

        ``on``: where it is read, "page", "terminal" or "paper".  The chapter `about-the-page` is
        for the page alone, and what stands in braces, ``{…}``, is for screens alone.
        """
        for code in (language(), ENGLISH):
            if (file := self._file(code, "md")).is_file():
                about = common.word(code, "about-the-page", ())
                return _fitting(file.read_text("utf-8"), on, about)
        return ""

    def ids(self, start: str = "") -> tuple[str, ...]:
        """Return the ids of all messages in English that begin so."""
        return tuple(id for id in self._english.ids if id.startswith(start))

    def has(self, id: str) -> bool:
        """Tell whether there is such a message, or attribute, in English."""
        return self._english.has(id)

    def word(self, language: str, id: str, slots: Slots) -> str:
        """Word a message in a language, without a look at what has been worded before."""
        if language != ENGLISH and (bundle := self.bundle(language)) is not None:
            try:
                return bundle.word(id, dict(slots))
            except MessageError as error:
                _log.warning("%s in %s: %s", self.package, language, error)
        return self._english.word(id, dict(slots))

    def bundle(self, language: str) -> "Bundle | None":
        """Return the messages of a language; None if the room has no file for it."""
        if language not in self.bundles:
            self.bundles[language] = self._read(language) if language in self.languages else None
        return self.bundles[language]

    def _read(self, language: str) -> "Bundle":
        # Wording takes a while, and a simulation says nothing.
        from farmyard.core.wording.bundles import Bundle

        source = self._file(language, "ftl").read_text("utf-8")
        return Bundle(LOCALES.get(language, language), source)

    @property
    def _english(self) -> "Bundle":
        if (bundle := self.bundle(ENGLISH)) is None:
            raise MessageError(f"{self.package} has no file words/{ENGLISH}.ftl")
        return bundle


def _fitting(text: str, on: str, about: str) -> str:
    """Return a longer text as it is read on a page, in a terminal or on paper."""
    if on != "page":
        text = re.sub(rf"\n## {re.escape(about)}\n.*?(?=\n## |\Z)", "", text, flags=re.DOTALL)
    return _ON_SCREENS.sub("", text) if on == "paper" else _BRACES.sub("", text)


common = Messages("farmyard.core")
"""The messages that all rooms share: seats, yes and no, the names of bots."""
