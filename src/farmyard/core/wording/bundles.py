"""The messages of one room in one language, parsed and formatted by Fluent (`fluent.runtime`)."""

import re
from collections.abc import Callable, Mapping
from datetime import date
from functools import lru_cache
from threading import Lock
from typing import Any

from babel import Locale
from babel.dates import format_date, format_skeleton
from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt, FluentType
from fluent.syntax.ast import Junk, MessageReference, TermReference
from fluent.syntax.visitor import Visitor

from farmyard.core.wording.slots import MessageError, Slots, Thing, Value, capital

LONGEST = 1000  # letters of an argument; the rest is left out
PARTS = 4096  # worded things and numbers of a bundle, which come in many sentences
ENTRY = re.compile(r"^(?=-?[A-Za-z])", re.MULTILINE)
"""Where a message or a term begins: all else of it is indented."""
ID = re.compile(r"(-?[A-Za-z][\w-]*) *=")


class Bundle:
    """The messages of a file; ``locale`` decides on plurals, numbers and lists ("de", "en_GB").

    Each is parsed when it is first asked for: all those of one game take a tenth of a second.
    """

    def __init__(self, locale: str, source: str) -> None:
        self.locale = Locale.parse(locale)
        functions: dict[str, Callable[..., Any]] = {
            "FORM": _form,
            "CAP": _capital,
            "DATE": self._date,
        }
        self._bundle = FluentBundle([locale.replace("_", "-")], functions, use_isolating=False)
        self._sources: dict[str, str] = {}
        self._parsed, self._parsing = set[str](), Lock()
        for entry in ENTRY.split(source):
            if begins := ID.match(entry):
                self._sources.setdefault(begins[1], entry)
            else:
                self._add(entry)
        self.ids = tuple(id for id in self._sources if not id.startswith("-"))
        self.thing = lru_cache(PARTS)(self._thing)
        self.number = lru_cache(PARTS)(self._number)
        self.has = lru_cache(PARTS)(self._has)

    def _message(self, id: str) -> Any:
        """Return a message, parsed with those it refers to; raise `LookupError` if there is none,
        `MessageError` if Fluent does not understand it."""
        with self._parsing:
            todo = {id} - self._parsed
            while todo:
                each = todo.pop()
                referred = self._add(self._sources.get(each, ""))
                self._parsed.add(each)
                todo |= referred - self._parsed
        return self._bundle.get_message(id)

    def _add(self, source: str) -> set[str]:
        """Parse an entry of the file; return the ids that it refers to."""
        resource, references = FluentResource(source), References()
        for entry in resource.body:
            if isinstance(entry, Junk):
                says, line = entry.annotations[0].message, str(entry.content).partition("\n")[0]
                raise MessageError(f"{self.locale}: {says} in “{line}”")
        references.visit(resource)
        self._bundle.add_resource(resource)
        return references.ids

    def _has(self, id: str) -> bool:
        """Tell whether there is such a message, or attribute of a message ("put.help")."""
        name, _, attribute = id.partition(".")
        if name not in self._sources:
            return False
        message = self._message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def word(self, id: str, slots: Mapping[str, Value]) -> str:
        """Word a message; raise `MessageError` if it does not exist or lacks a slot."""
        name, _, attribute = id.partition(".")
        try:
            message = self._message(name)
            pattern = message.attributes[attribute] if attribute else message.value
        except LookupError:
            raise MessageError(f"there is no message {id}") from None
        if pattern is None:
            raise MessageError(f"message {id} has nothing but attributes")
        given = {slot: self._slot(value) for slot, value in slots.items()}
        said, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise MessageError(f"message {id}: {errors[0]}")
        return str(said)

    def _thing(self, id: str, slots: Slots) -> str:
        return self.word(id, dict(slots))

    def _number(self, n: int) -> str:
        return format_decimal(n, locale=self.locale)

    def _date(self, day: date, parts: str) -> str:
        """DATE($date, "MMMMd"): a date with these parts."""
        if len(set(parts)) == 1:  # one part has no order, and the CLDR names few of them
            return format_date(day, parts, locale=self.locale)
        return format_skeleton(parts, day, locale=self.locale)

    def _slot(self, value: Value) -> Any:
        """Return an argument as Fluent takes it."""
        if isinstance(value, str):
            return value if len(value) <= LONGEST else f"{value[: LONGEST - 1]}…"
        if isinstance(value, date):
            return value
        if isinstance(value, Thing):
            return _Named(self, value)
        if isinstance(value, tuple):
            return _Listed(self, [self._slot(each) for each in value])
        if not isinstance(value, int):
            raise MessageError(f"{value!r} is nothing a message can hold")
        number = _Number(value)
        number.bundle = self
        return number


class References(Visitor):
    """A visitor that collects the ids of the messages and terms referred to."""

    def __init__(self) -> None:
        self.ids = set[str]()

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.ids.add(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:
        self.ids.add(f"-{node.id.name}")
        self.generic_visit(node)


class _Number(FluentInt):
    """A whole number as an argument."""

    bundle: Bundle

    def format(self, locale: Locale) -> str:
        return self.bundle.number(int(self))


class _Named(FluentType):
    """A thing as an argument: its message, and any attribute of it."""

    def __init__(self, bundle: Bundle, thing: Thing) -> None:
        self.bundle, self.thing = bundle, thing

    def form(self, name: str) -> str:
        return self.bundle.thing(f"{self.thing.id}.{name}", self.thing.slots)

    def format(self, locale: Locale) -> str:
        return self.bundle.thing(self.thing.id, self.thing.slots)


class _Listed(FluentType):
    """A list as an argument: "a, b and c"."""

    def __init__(self, bundle: Bundle, items: list[Any]) -> None:
        self.bundle, self.items = bundle, items

    def form(self, name: str) -> str:
        return self._joined([_form(each, name) for each in self.items])

    def format(self, locale: Locale) -> str:
        return self._joined([_text(each, locale) for each in self.items])

    def _joined(self, texts: list[str]) -> str:
        return format_list(texts, locale=self.bundle.locale) if texts else ""


def _form(thing: Any, name: str) -> str:
    """FORM($thing, "acc"): an attribute of a thing's message; of a plain text, the text."""
    return thing.form(name) if isinstance(thing, _Named | _Listed) else str(thing)


def _capital(thing: Any) -> str:
    """CAP($thing): with a capital first letter; CAP(FORM(…)) as well."""
    return capital(_text(thing, None))


def _text(thing: Any, locale: Any) -> str:
    return thing.format(locale) if isinstance(thing, FluentType) else str(thing)
