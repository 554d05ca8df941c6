"""Static files: scripts, styles, drawings, the typeface.

All are read once and kept in memory; each is made smaller, where that helps, when it is first asked
for. Responses to an address with `?v=` and the right hash may be cached for ever; others are
revalidated (ETag).
"""

import gzip
import hashlib
import mimetypes
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from farmyard.core import catalogue
from farmyard.core.shelves import folder_of
from farmyard.server.table.refusals import Refusal
from farmyard.server.web.drawing.constants import constants, put
from farmyard.server.web.transport.prefix import in_style
from farmyard.server.words import say

HERE = Path(__file__).parents[1]
FOLDERS = ("static", "art", "style", "play")  # of URLs
ICON = "/favicon.ico"  # requested by browsers on pages that name no icon, as /healthz
WORKER = "/worker.js"  # a service worker rules over what lies beside it and below
ROBOTS = "/robots.txt"
SAYING = (".html", ".js", ".svg", ".py")  # files beside style sheets that may name a token
OF_PAGES = (".css", ".js")  # kept in the folder of a page, and served beside what pages share
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
TYPES = {
    ".js": "text/javascript",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}
ZIPPED = ("text/", "image/svg", "application/json")


def _page(key: str) -> Path:
    return folder_of(key) / "page"


def picture(key: str, name: str) -> str | None:
    """Return the URL of a game's picture, if it has that one."""
    there = (_page(key) / "art" / f"{name}.svg").is_file()
    return f"/art/{key}/{name}.svg" if there else None


COMMENTS = re.compile(rb"^[ \t]*(?://[^\n]*|/\*\*.*?\*/[ \t]*)\n", re.MULTILINE | re.DOTALL)
"""Lines of a script that are only comments; types say more than a browser wants to know."""
ASIDES = re.compile(rb"[ \t]+//[^\n\"'`]*$", re.MULTILINE)
"""Comments behind the code of a line; none that has a quotation mark, which may be in a string."""
SCRIPT_TYPES = re.compile(rb"/\*\* @[^\n]*?\*/ ?")
"""Types within a line of a script."""
STYLE_QUOTES = re.compile(rb'(?<==)"([A-Za-z][\w-]*)"(?=\])')
"""Quotation marks of an attribute's value in a selector, where it is a plain word."""
STYLE_COMMENTS = re.compile(rb"[ \t]*/\*.*?\*/", re.DOTALL)
INDENTATION = re.compile(rb"^[ \t]+", re.MULTILINE)
"""Blanks before a line of a script or a style: none has a text that goes on over a line's end."""
STYLE_BLANKS = re.compile(
    rb"(?<!:)\s*([{};])\s*|(?<=[a-z\d]:) (?!;)|(?<=,)\s+| ([>~]) |(?<=@media) (?=\()"
)
"""Blanks of a style that part nothing; the one of an empty value stays, for older browsers."""

IMPORTS = re.compile(rb'@import "([\w/.-]+)" layer\((\w+)\);\n')
"""A sheet that another one takes in, and the layer it is laid in."""
CUSTOM_MEDIA = re.compile(rb"^@custom-media (--[\w-]+) ([^;]+);\n", re.MULTILINE)
"""A named media condition, as in the draft of CSS; browsers do not know them yet."""
MEDIA = re.compile(rb"(?<=@media )\((--[\w-]+)\)")
"""A media query that asks for one by its name."""
CONTAINER = re.compile(rb"\bcontainer-type:")
UNITS = re.compile(rb"([\d.]+)cq([wh])\b")
"""Container units, which older browsers do not know: static/old.js."""


@cache
def media() -> dict[bytes, bytes]:
    """Return the conditions of media queries by the names that tokens.css gives them."""
    return dict(CUSTOM_MEDIA.findall((HERE / "static" / "tokens.css").read_bytes()))


def _condition(named: re.Match[bytes]) -> bytes:
    """Return the condition of a named media query; raise `ValueError` for an unknown name."""
    if named[1] not in media():
        known = b", ".join(media()).decode()
        raise ValueError(f"there is no arrangement {named[1].decode()}; there are {known}")
    return media()[named[1]]


@dataclass(frozen=True)
class Asset:
    """A file as it is served: its body and content type."""

    body: bytes
    type: str

    @cached_property
    def etag(self) -> str:
        return f'"{hashlib.sha256(self.body).hexdigest()[:20]}"'

    @cached_property
    def zipped(self) -> bytes | None:
        """Return the body compressed with gzip; None if that is not worth while."""
        if not self.type.startswith(ZIPPED) or len(self.body) < 512:
            return None
        return gzip.compress(self.body, 9, mtime=0)


class Assets:
    """All files by their address; read again at every request in debug mode."""

    def __init__(self, debug: bool = False, path: str = "") -> None:
        self._debug, self._path = debug, path
        self._read()

    def _read(self) -> None:
        self._files = {address: (path, path.read_bytes()) for address, path in _all_files()}
        self._made: dict[tuple[str, bool], Asset] = {}
        self.constants = _constants([path for path, _ in self._files.values()])
        whole = hashlib.sha256(self._path.encode())
        for address in sorted(self._files):
            whole.update(address.encode() + self._files[address][1])
        self.version = whole.hexdigest()[:5]  # short, as a page has it a hundred times

    def find(self, address: str, own_units: bool = False) -> Asset:
        """Return the file at an address; a style sheet with variables in place of container units
        if wanted. Raises Refusal 404."""
        if self._debug:
            self._read()
        if address not in self._files:
            raise Refusal(404, say("no-page"))
        wanted = address, own_units
        if wanted not in self._made:
            path, body = self._files[address]
            self._made[wanted] = _asset(path, body, self._path, self.constants, own_units)
        return self._made[wanted]


def _all_files() -> Iterator[tuple[str, Path]]:
    """Yield the address and the path of each file."""
    static = HERE / "static"
    for path in static.rglob("*"):
        if path.is_file():
            yield f"/static/{path.relative_to(static).as_posix()}", path
    for path in (HERE / "pages").glob("*/*"):
        if path.suffix in OF_PAGES:
            yield f"/static/{path.name}", path
    yield ICON, static / "art" / "mark.svg"
    for address in (WORKER, ROBOTS):
        yield address, static / address[1:]
    for card in catalogue.cards():
        key = card.key
        page = _page(key)
        for path in (page / "art").iterdir():
            yield f"/art/{key}/{path.name}", path
        for path in page.glob("*.js"):
            yield f"/play/{key}/{path.name}", path
        for path in page.glob("*.css"):
            name = key if path.stem == "table" else f"{key}-{path.stem}"
            yield f"/style/{name}.css", path


def _constants(files: list[Path]) -> dict[bytes, bytes]:
    """Return the tokens that neither a served file nor one that draws a page changes."""
    drawing = [*HERE.rglob("*"), *(p for c in catalogue.cards() for p in _page(c.key).rglob("*"))]
    others = {path for path in (*files, *drawing) if path.suffix in SAYING}
    sheets = {path for path in files if path.suffix == ".css"}
    return constants(
        (HERE / "static" / "tokens.css").read_bytes(),
        [sheet.read_bytes() for sheet in sheets],
        [other.read_bytes() for other in others],
    )


def _layered(path: Path, sheet: bytes) -> bytes:
    """Put imported sheets, each in the layer it is given, in place of the imports; lay a sheet that
    names no layer in that of its folder."""
    if b"@layer " not in sheet and b"@import " not in sheet:
        return _laid(sheet, b"page" if path.is_relative_to(HERE) else b"game")
    return IMPORTS.sub(lambda of: _laid((path.parent / of[1].decode()).read_bytes(), of[2]), sheet)


def _laid(sheet: bytes, layer: bytes) -> bytes:
    return b"@layer %s {\n%s}\n" % (layer, sheet)


def _asset(
    path: Path, body: bytes, below: str, values: dict[bytes, bytes], own_units: bool = False
) -> Asset:
    guess = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    kind = guess or "application/octet-stream"
    charset = "; charset=utf-8" if kind.startswith("text/") else ""
    if path.suffix == ".css":
        body = MEDIA.sub(_condition, CUSTOM_MEDIA.sub(b"", _layered(path, body)))
        body = put(STYLE_COMMENTS.sub(b"", body), values)
        body = STYLE_BLANKS.sub(rb"\1\2", INDENTATION.sub(b"", body))
        body = STYLE_QUOTES.sub(rb"\1", body)
        body = in_style(body.replace(b";}", b"}").replace(b"\n", b" "), below)
        if own_units:
            body = UNITS.sub(rb"calc(\1*var(--cq\2,1v\2))", CONTAINER.sub(b"--container:", body))
    if path.suffix == ".js":
        body = COMMENTS.sub(lambda found: b"\n" * found[0].count(b"\n"), body)
        body = SCRIPT_TYPES.sub(b"", ASIDES.sub(b"", INDENTATION.sub(b"", body)))
    return Asset(body, kind + charset)


async def serve_asset(request: Request) -> Response:
    """GET /static/…, /art/…, /style/…, /play/… and the icon."""
    assets: Assets = request.app.state.site.assets
    asset = assets.find(request.url.path, request.query_params.get("units") == "own")
    known = request.query_params.get("v") == assets.version
    headers = {"cache-control": FOR_EVER if known else ASK_AGAIN, "etag": asset.etag}
    if asset.etag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    body = asset.body
    if asset.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = asset.zipped, "gzip"
    headers["vary"] = "accept-encoding"
    return Response(body, media_type=asset.type, headers=headers)
