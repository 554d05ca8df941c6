"""Renders templates to pages.

The templates of a page are in its folder in `pages/`, those that several pages include in
`templates/`, under names that none shares; a game's own are in its `page/`, and are named
`<key>/table.html`. All values are escaped, since every template's name ends in .html. A zone of a
template (`zones`) is named by it and the game: `<key>/hand@table.html`.

A line of a template that is indented goes on with the line before it: so a template can be written
over many lines without blanks that a page would show (`tests/templates.py` formats them).
"""

import gzip
import json
import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from minijinja import Environment
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from farmyard.core import catalogue
from farmyard.core.contract import Line
from farmyard.core.shelves import folder_of
from farmyard.core.wording.messages import cached_by_language, language
from farmyard.core.wording.slots import capital
from farmyard.server.table.seating import EMBLEMS
from farmyard.server.web.drawing import zones
from farmyard.server.web.drawing.assets import HERE
from farmyard.server.web.drawing.citations import cited
from farmyard.server.web.drawing.zones import Renderings, Zone
from farmyard.server.web.transport.languages import leftwards
from farmyard.server.web.transport.prefix import in_page
from farmyard.server.words import say

_GOES_ON = re.compile(r"(?:(?<=[\w\",])|(?<=\}\}))\n +(?=\w)|(?<=,)\n +(?=['\"(\[])|(\n +)")
_NAME = re.compile(r"(?:([a-z_]+)/)?(?:([a-z-]+)@)?([a-z][a-z-]*\.html)")
INSIDE = "zones.html"  # the template whose zones make a table's page
MACROS = "parts.html"
SCRIPT = "script-"  # how the ids of messages begin that scripts say
ENTRIES = 8192  # lines of logs that are kept as HTML
WORTH_ZIPPING = 1500  # bytes


class Templates:
    """The templates by name; read again before each page in debug mode."""

    def __init__(self, debug: bool = False, path: str = "") -> None:
        self._debug, self._path = debug, path
        self._environment = Environment(loader=_load, reload_before_render=debug)
        self._environment.add_filter("capital", capital)
        self._environment.add_filter("cited", cited)
        self._environment.add_filter("script", script_of)
        self._environment.add_filter("entries", self._entries)
        self._environment.add_filter("last_line", last_line)
        self._entry = lru_cache(0 if debug else ENTRIES)(self._drawn_entry)
        self._environment.add_global("emblems", EMBLEMS)
        self._environment.add_global("say", say)
        self._environment.add_global("language", language)
        self._environment.add_global("counts", counts)
        self._environment.add_global("leftwards", leftwards)
        self._environment.add_global("script_words", script_words)
        for card in catalogue.cards():  # a game's templates word its own messages by its key
            self._environment.add_global(card.key, card.text)
        self._zones: dict[str, list[Zone]] = {}
        self._fitting: dict[tuple[str, tuple[str, ...]], list[Zone]] = {}

    def render(self, name: str, context: dict[str, Any]) -> str:
        """Render a template."""
        return in_page(self._environment.render_template(name, **context), self._path)

    def _entries(self, lines: Sequence[Line], version: str) -> str:
        """Return lines of the log as HTML: ``lines|entries(v)|safe``."""
        return "\n".join([self._entry(line, version) for line in lines])

    def _drawn_entry(self, line: Line, version: str) -> str:
        return self._environment.render_template("entry.html", line=line._asdict(), v=version)

    # -- Zones ------------------------------------------------------------------

    def render_zones(self, context: dict[str, Any], kept: Renderings) -> str:
        """Render the inside of a table's page; a zone whose values are known is not rendered."""
        return "".join(
            self._rendered(zone, context, kept)
            for zone in self.zones_of(context["key"], tuple(context))
        )

    def _rendered(self, zone: Zone, context: dict[str, Any], kept: Renderings) -> str:
        values = zone.values(context)
        if (text := kept.find(zone.template, values)) is None:
            text = self.render(zone.template, zone.context(values))
            kept.keep(zone.template, values, text)
        return text

    def zones_of(self, key: str, known: tuple[str, ...]) -> list[Zone]:
        """Return the zones of a game's page, in order, for contexts with these keys."""
        if self._debug or (key, known) not in self._fitting:
            self._fitting[key, known] = [
                Zone(name, tuple(path for path in reads if path[0] in known))
                for name, reads in self.prepare(key)
            ]
        return self._fitting[key, known]

    def prepare(self, key: str) -> list[Zone]:
        """Read and compile the zones of a game's page, which takes some hundredths of a second;
        done once, so from a thread at best."""
        if self._debug or key not in self._zones:
            self._zones[key] = [Zone(name, self._reads(name, key)) for name in _zones(key)]
        return self._zones[key]

    def is_prepared(self, key: str) -> bool:
        return key in self._zones

    def _reads(self, template: str, key: str) -> tuple[zones.Path, ...]:
        read, templates = set[str](), [template]
        for name in templates:
            read |= self._environment.undeclared_variables_in_template(name, nested=True)
            source = _load(name) or ""
            read |= zones.sliced_in(source)
            found = zones.included_in(source, key)
            templates += [each for each in found if each not in templates and _load(each)]
        return zones.shortest(read)


def _zones(key: str) -> Iterator[str]:
    """Yield the names of the templates of the zones of a game's page."""
    for name in zones.split(_read("", INSIDE))[1]:
        if name == zones.GAME:
            own = zones.split(_read(key, "table.html"))[1]
            yield from (f"{key}/{each}@table.html" for each in own)
        else:
            yield f"{name}@{INSIDE}"


def _load(name: str) -> str | None:
    if (found := _NAME.fullmatch(name)) is None:
        return None
    key, zone, file = found.groups()
    if not _path(key, file).is_file():
        return None
    source = _read(key, file)
    if not zone:
        return source
    return zones.source_of(source, zone, _read("", MACROS), _load)


def _path(key: str, file: str) -> Path:
    if key:
        return folder_of(key) / "page" / file
    return next((HERE / "pages").glob(f"*/{file}"), HERE / "templates" / file)


def _read(key: str, file: str) -> str:
    return joined(_path(key, file).read_text(encoding="utf-8"))


def joined(source: str) -> str:
    """Join indented lines to the lines before them: words, attributes of a tag and arguments by a
    blank, all else by nothing."""
    return _GOES_ON.sub(lambda found: "" if found[1] else " ", source)


def counts(n: int) -> str:
    """Return the numbers from 1 to n for ``data-counts``, which say how many things an element has:
    ``[data-counts~="5"]`` matches from five on.

    Browsers find that faster than ``:has(> :nth-child(5))``, which they ask again whenever a node
    comes or goes anywhere on a page.
    """
    return " ".join(map(str, range(1, n + 1)))


def last_line(lines: Sequence[Line]) -> str:
    """Return the text of the newest line of the log: ``lines|last_line``."""
    return lines[-1].text


SCRIPTS = ("table", "lesson", "learn", "new", "replay")


@cached_by_language(None)
def script_words(*scripts: str) -> str:
    """Return the messages that scripts say, as JSON for a page (``{{ script_words()|safe }}``):
    those of every page, and of the scripts named."""
    ids = [id.removeprefix(SCRIPT) for id in say.ids(SCRIPT)]
    wanted = [id for id in ids if (of := id.partition("-")[0]) in scripts or of not in SCRIPTS]
    words = {id: say(SCRIPT + id) for id in wanted}
    said = json.dumps(words, ensure_ascii=False, separators=(",", ":"))
    return said.replace("<", "\\u003c")


def script_of(key: str) -> str:
    """Return the URL of a game's page script, ``key|script``; empty if it has none."""
    return f"/play/{key}/page.js" if (folder_of(key) / "page" / "page.js").is_file() else ""


OWN = "private, no-cache"
"""The browser may cache the page for going back, and revalidates it otherwise."""
BY_READER = "accept-language, cookie"
"""The headers by which the language of a reader is chosen, for ``Vary``."""
NOBODY = "no-store"
"""Nothing is cached on a shared screen: going back would show another's hand."""


def as_response(request: Request, text: str, status: int = 200, kept: str = OWN) -> Response:
    """Return a page as a response, compressed if the browser accepts it; `kept` is its cache
    control."""
    headers = {"cache-control": kept, "vary": f"accept-encoding, {BY_READER}"}
    body = text.encode()
    if len(body) > WORTH_ZIPPING and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = gzip.compress(body, 1, mtime=0), "gzip"
    return HTMLResponse(body, status, headers)
