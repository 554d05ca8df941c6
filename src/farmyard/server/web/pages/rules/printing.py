"""The box of a game as a PDF, to print and cut out (`farmyard.paper`).

A program of its own sets it once; then it is kept on disk, by a mark of everything that it is set
from.
"""

import asyncio
import json
import logging
import os
import sys
from dataclasses import asdict
from functools import cache, partial
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from farmyard import paper
from farmyard.core.compiling.folders import base
from farmyard.core.compiling.sources import PACKAGE
from farmyard.core.errors import PrintingError
from farmyard.core.shelves import folder_of
from farmyard.core.wording.messages import OWN_LANGUAGES, language
from farmyard.paper.colours import TOKENS
from farmyard.server.table.refusals import Refusal
from farmyard.server.web.drawing.rendering import BY_READER
from farmyard.server.web.processes import told_by
from farmyard.server.web.requests import address_of, card_of, site_of
from farmyard.server.words import say

PROGRAM = (sys.executable, "-m", "farmyard.paper")
LONGEST = 120.0  # seconds
KEPT = 64 << 20  # bytes of sheets on disk
HOUR = "public, max-age=3600"
log = logging.getLogger("farmyard.server")


async def box(request: Request) -> Response:
    """GET /print/{game}?paper=a4&ink=colour&sides=both&backs=solid&right=0&down=0: everything in
    the box, in the reader's language."""
    key, asked = card_of(request).key, request.query_params
    shift = ",".join(asked.get(way, "0") for way in ("right", "down"))
    try:
        choices = paper.read_choices({**asked, "shift": shift})
    except PrintingError as why:
        raise Refusal(400, str(why)) from None
    if not paper.printable(key):
        raise Refusal(404, say("no-print"))
    order = json.dumps({"key": key, "language": language(), "choices": asdict(choices)})
    mark, made = await asyncio.to_thread(_kept, key, order)
    headers = {"etag": f'"{mark}"', "cache-control": HOUR, "vary": BY_READER}
    if mark in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if made is None:
        job = partial(_made, order, mark)
        made = await site_of(request).sheets.once(address_of(request), mark, job)
    headers["content-disposition"] = f'inline; filename="{key}-{choices.paper}.pdf"'
    return Response(made, media_type="application/pdf", headers=headers)


def _kept(key: str, order: str) -> tuple[str, bytes | None]:
    """Return the mark of an order, and its sheets if they are kept."""
    mark = sha256(f"{_sources(key)} {order}".encode()).hexdigest()[:24]
    try:
        os.utime(_file(mark))
        return mark, _file(mark).read_bytes()
    except OSError:
        return mark, None


def _file(mark: str) -> Path:
    return base() / "sheets" / f"{mark}.pdf"


@cache
def _sources(key: str) -> str:
    """Return a hash of all that the sheets of a game may be set from."""
    hashed = sha256(f"{version('typst')} {version('pypdf')}".encode())
    own = os.environ.get(OWN_LANGUAGES)
    folders = [PACKAGE / "paper", PACKAGE / "core", folder_of(key), TOKENS]
    for folder in [*folders, *([Path(own)] if own else [])]:
        for path in [folder, *sorted(folder.rglob("*"))]:
            if path.is_file() and path.suffix != ".pyc":
                hashed.update(path.name.encode() + path.read_bytes())
    return hashed.hexdigest()


async def _made(order: str, mark: str) -> bytes:
    """Set sheets in a program, and keep them."""
    async with told_by(PROGRAM, order) as written, asyncio.timeout(LONGEST):
        made = await written.read()
    if not made.startswith(b"%PDF"):
        raise ValueError("the program ended without sheets")
    await asyncio.to_thread(_keep, made, _file(mark))
    return made


def _keep(made: bytes, file: Path) -> None:
    """Keep sheets, and delete those asked for longest ago if all are too much for the folder."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        part = file.with_suffix(f".{os.getpid()}")
        part.write_bytes(made)
        part.replace(file)
        found = sorted((s.st_mtime, s.st_size, p) for p in file.parent.iterdir() if (s := p.stat()))
        room = KEPT
        for _, size, path in reversed(found):
            room -= size
            if room < 0:
                path.unlink(missing_ok=True)
    except OSError as error:  # a full disk, or another worker that deletes as well
        log.warning("a printed box could not be kept: %s", error.strerror)
