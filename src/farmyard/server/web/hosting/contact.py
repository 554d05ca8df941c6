"""The address for whoever finds a hole: /.well-known/security.txt, as RFC 9116 has it."""

from datetime import UTC, datetime, timedelta

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from farmyard.server.table.refusals import Refusal
from farmyard.server.web.requests import site_of
from farmyard.server.words import say

PLACE = ".well-known"
HOLDS_FOR = timedelta(days=180)


async def security(request: Request) -> Response:
    """GET /.well-known/security.txt: the host's address, if one is set. Raises Refusal 404."""
    if not (contact := site_of(request).settings.security_contact):
        raise Refusal(404, say("no-page"))
    until = f"{datetime.now(UTC) + HOLDS_FOR:%Y-%m-%dT00:00:00Z}"
    return PlainTextResponse(f"Contact: {contact}\nExpires: {until}\nPreferred-Languages: en\n")
