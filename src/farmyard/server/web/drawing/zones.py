"""Zones: the parts of a table's page, each rendered again only when a value that it reads changes.

A comment at the beginning of a line, ``{#- zone hand #}``, begins a zone in ``zones.html`` or in a
game's ``table.html``; the next one ends it.  Of what stands before the first zone of a file
(macros, variables), and of the macros of ``parts.html``, a zone gets what it uses.  A zone need not
be a whole element: the page is the text of all zones, one after the other.  The values a zone reads
are found by the template engine, so no list of them has to be kept.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from farmyard.core.wording.messages import language

MARK = re.compile(r"^\{#- zone ([a-z-]+) #\}", re.MULTILINE)
GAME = "game"  # the zone that those of the game replace
WHOLE = "whole"
_LEAD = re.compile(
    r"\{% (?:macro|set) (?P<name>\w+)(?:\(.*?\{% endmacro %\}| = .*?%\})",
    re.DOTALL,
)
_WORD = re.compile(r"\w+")
_CALLED = re.compile(r"(?<![\w.-])(\w+)\(")
_SLICED = re.compile(r"([a-z_][\w.]*)\[[^\[\]'\"]*:")
_INCLUDED = re.compile(r'\{% include (key ~ )?"([^"]+)"')

Path = tuple[str, ...]
MISSING: Any = object()


class Zone(NamedTuple):
    """A zone of a page: the name of its template, and the paths of the values that it reads."""

    template: str
    reads: tuple[Path, ...]

    def values(self, context: Mapping[str, Any]) -> list[Any]:
        """Return the values that the zone reads in a context; `MISSING` for what is not there."""
        return [_value(context, path) for path in self.reads]

    def context(self, values: Sequence[Any]) -> dict[str, Any]:
        """Return the context of the zone: these values and nothing else, so that the same values
        always make the same text."""
        context: dict[str, Any] = {}
        for path, value in zip(self.reads, values, strict=True):
            inner = context
            for name in path[:-1]:
                inner = inner.setdefault(name, {})
            if value is not MISSING:
                inner[path[-1]] = value
        return context


def _value(context: Any, path: Path) -> Any:
    for name in path:
        if type(context) is dict:
            context = context.get(name, MISSING)
        else:
            context = getattr(context, name, MISSING)
    return context


Rendering = tuple[list[Any], str]
"""The values that a zone has read, and its text."""


class Renderings:
    """The newest renderings of each zone of one table, at most so many of each in a language."""

    def __init__(self, kept: dict[tuple[str, str], list[Rendering]], most: int) -> None:
        self._of, self._most = kept, most

    def find(self, zone: str, values: list[Any]) -> str | None:
        """Return the text of a zone for these values, if it has been kept."""
        kept = self._of.get((language(), zone), ())
        return next((text for known, text in kept if known == values), None)

    def keep(self, zone: str, values: list[Any], text: str) -> None:
        kept = self._of.setdefault((language(), zone), [])
        kept.insert(0, (values, text))
        del kept[self._most :]


# -- Sources ---------------------------------------------------------------------


def split(source: str) -> tuple[str, dict[str, str]]:
    """Return what stands before the zones of a template, and their texts in order; without marks
    all of it is one zone."""
    head, *zones = MARK.split(source)
    return (head, dict(zip(zones[::2], zones[1::2], strict=True))) if zones else ("", {WHOLE: head})


def source_of(source: str, name: str, before: str, load: Callable[[str], str | None]) -> str:
    """Return the source of one zone: what it, and whatever it includes, uses of the file's head
    (and of another before it), and its own text."""
    head, zones = split(source)
    text = zones[name]
    included = [load(each) or "" for each in included_in(text, "")]
    return "".join(_used(before + head, [text, *included])) + text


def _used(head: str, texts: Sequence[str]) -> Iterator[str]:
    """Yield the macros of a head that texts call and the variables that they name, and what these
    need."""
    pieces = {found["name"]: found[0] for found in _LEAD.finditer(head)}
    macros = {name for name, piece in pieces.items() if piece.startswith("{% macro")}
    needed, reading = set[str](), [*texts]
    for each in reading:
        named = macros.intersection(_CALLED.findall(each))
        new = named | (pieces.keys() - macros).intersection(_WORD.findall(each))
        new -= needed
        needed |= new
        reading += [pieces[name] for name in new]
    yield from (piece for name, piece in pieces.items() if name in needed)


def included_in(source: str, key: str) -> list[str]:
    """Return the names of the templates that a source includes on the page of a game."""
    return [f"{key}{name}" if of_game else name for of_game, name in _INCLUDED.findall(source)]


def sliced_in(source: str) -> set[str]:
    """Return what a source takes slices of, which the engine's own list of variables leaves out."""
    return set(_SLICED.findall(source))


def shortest(paths: set[str]) -> tuple[Path, ...]:
    """Return the paths ("scene.hand") that lie below no other of them."""
    split = {tuple(path.split(".")) for path in paths}
    return tuple(sorted(p for p in split if not any(p[:n] in split for n in range(1, len(p)))))
