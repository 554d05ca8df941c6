"""The box of a game as a PDF, to print and cut out (`farmyard.paper`)."""

from starlette.requests import Request
from starlette.responses import Response

from farmyard import paper
from farmyard.core.messages import cached_by_language
from farmyard.server.table.refusals import Refusal
from farmyard.server.web.requests import address_of, card_of, site_of
from farmyard.server.words import say


async def box(request: Request) -> Response:
    """GET /print/{game}?paper=a4&ink=colour: everything in the box, in the reader's language."""
    key, asked = card_of(request).key, request.query_params
    size, ink = asked.get("paper", paper.PAPERS[0]), asked.get("ink", paper.INKS[0])
    if size not in paper.PAPERS or ink not in paper.INKS:
        raise Refusal(400, say("unreadable"))
    if not paper.printable(key):
        raise Refusal(404, say("no-print"))
    made = await site_of(request).questions.run_for(address_of(request), _made, key, size, ink)
    name = f'inline; filename="{key}-{size}.pdf"'
    return Response(made, media_type="application/pdf", headers={"content-disposition": name})


@cached_by_language(64)
def _made(key: str, size: str, ink: str) -> bytes:
    return paper.pdf(key, size, ink)
