"""Game files that are kept for a while, so that they can be looked back at."""

from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response

from farmyard.server.store.shared.uploads import Room, Upload
from farmyard.server.web.requests import site_of, to
from farmyard.server.web.transport.connections import sender

if TYPE_CHECKING:
    from farmyard.core.tables.table import Table


async def looked_at(request: Request, text: str, table: "Table") -> Response:
    """Keep a game file for a while, and lead to its replay. Raises Refusal 503."""
    site, settings = site_of(request), site_of(request).settings
    id = site.files.keep(text, table, sender(request))
    room = Room(settings.files_per_ip, settings.max_files, settings.keep_files)
    await site.store.keep_upload(Upload(id, text, site.sealer.mark(sender(request))), room)
    return to(f"/replay/{id}")
