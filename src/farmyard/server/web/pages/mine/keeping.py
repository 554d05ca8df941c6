"""All finished games of a person in one archive, made while it is sent.

Each game is a game file, as its table gives it; beside them lies a list as plain text. Of games
that are not over nothing is told but what the page itself tells of those that were broken off.
"""

import io
import zipfile
from collections.abc import AsyncIterator
from datetime import datetime

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from farmyard.server.live.setting_up import load
from farmyard.server.store.statements.reading import Log
from farmyard.server.store.writer import NotStored
from farmyard.server.table import sealing
from farmyard.server.table.refusals import Refusal
from farmyard.server.web.drawing.rendering import NOBODY
from farmyard.server.web.pages.mine import shown
from farmyard.server.web.pages.mine.handlers import history_of
from farmyard.server.web.pages.mine.past import OFF, Past
from farmyard.server.web.requests import address_of, site_of
from farmyard.server.web.site import Site
from farmyard.server.web.transport.connections import sender
from farmyard.server.words import say

HEADERS = {
    "content-disposition": 'attachment; filename="farmyard-games.zip"',
    "cache-control": NOBODY,
}


class Sent(io.RawIOBase):
    """A file that is only written, of which each part is taken as it comes."""

    def __init__(self) -> None:
        self._parts: list[bytes] = []

    def writable(self) -> bool:
        return True

    def write(self, part: bytes) -> int:  # type: ignore[override]
        """Keep a part until it is taken."""
        self._parts.append(bytes(part))
        return len(part)

    def taken(self) -> bytes:
        """Return what has been written since the last call."""
        parts, self._parts = self._parts, []
        return b"".join(parts)


async def download(request: Request) -> Response:
    """GET /mine/games.zip: all games of the sender that are over."""
    site = site_of(request)
    if not site.upload_rate.take(sender(request)):
        raise Refusal(429, say("too-fast"))
    history = await history_of(request)
    body = _archive(site, history.games, address_of(request))
    await anext(body)  # its turn
    return StreamingResponse(body, media_type="application/zip", headers=HEADERS)


async def _archive(site: Site, games: list[Past], address: str) -> AsyncIterator[bytes]:
    """Yield nothing when its turn has come, then the archive, a game at a time. Raises Refusal 503
    if too many are made already."""
    sent, lines = Sent(), [say("list-head"), ""]
    site.archives.take(address)
    async with site.archives.turn(address):
        yield b""
        with zipfile.ZipFile(sent, "w", zipfile.ZIP_DEFLATED) as archive:
            for past in games:
                text = await _file_of(site, past) if past.kind != OFF else None
                lines += shown.listed(past, text is None and past.kind != OFF)
                if text is not None:
                    when = datetime.fromtimestamp(past.at).strftime("%Y-%m-%d")
                    archive.writestr(f"{when}-{past.row.id}.txt", text)
                    yield sent.taken()
            archive.writestr("games.txt", "\n".join(lines) + "\n")
        yield sent.taken()


async def _file_of(site: Site, past: Past) -> str | None:
    """Return the file of a game; None if it can no longer be replayed here."""
    try:
        log = await site.store.log(past.row.id)
        return await site.archives.thread(_written, past, log)
    except (Refusal, NotStored):
        return None


def _written(past: Past, log: Log) -> str | None:
    table = load(past.row, past.chairs, log.entries).table
    if not table.over:
        return None
    table.origin |= sealing.origin(past.row, past.chairs, told=True)
    return table.text()
