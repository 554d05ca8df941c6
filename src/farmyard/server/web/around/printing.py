"""The box of a game as a PDF, to print and cut out (`farmyard.paper`)."""

from starlette.requests import Request
from starlette.responses import Response

from farmyard import paper
from farmyard.core.messages import cached_by_language
from farmyard.server.table.refusals import Refusal
from farmyard.server.web.requests import address_of, card_of, site_of
from farmyard.server.words import say


async def box(request: Request) -> Response:
    """GET /print/{game}?paper=a4&ink=colour&sides=both&backs=solid&right=0&down=0: everything in
    the box, in the reader's language."""
    key, asked = card_of(request).key, request.query_params
    shift = ",".join(asked.get(way, "0") for way in ("right", "down"))
    try:
        choices = paper.read_choices({**asked, "shift": shift})
    except paper.PrintingError as why:
        raise Refusal(400, str(why)) from None
    if not paper.printable(key):
        raise Refusal(404, say("no-print"))
    made = await site_of(request).questions.run_for(address_of(request), _made, key, choices)
    name = f'inline; filename="{key}-{choices.paper}.pdf"'
    return Response(made, media_type="application/pdf", headers={"content-disposition": name})


@cached_by_language(64)
def _made(key: str, choices: paper.Choices) -> bytes:
    return paper.made(key, choices)
