"""The handlers of the chairs of a table that waits for people."""

from starlette.requests import Request
from starlette.responses import Response

from farmyard.server.live import opening
from farmyard.server.table import sealing
from farmyard.server.table.seating import Person
from farmyard.server.web.forms import Form
from farmyard.server.web.requests import actor_of, site_of, to
from farmyard.server.web.transport.wire import number


async def sit(request: Request, form: Form, me: Person) -> Response:
    """POST /t/{id}/sit: take a chair."""
    actor, seat = await actor_of(request), number(form.get("seat"))
    await actor.locked(opening.sit, site_of(request).actors, actor, me, seat, sealing.lot_of(form))
    return to(actor.state.link)


async def stand(request: Request, form: Form, me: Person) -> Response:
    """POST /t/{id}/stand: leave a chair."""
    actor = await actor_of(request)
    await actor.locked(opening.stand, actor, me)
    return to(actor.state.link)


async def fill(request: Request, form: Form, me: Person) -> Response:
    """POST /t/{id}/fill: put bots on free chairs."""
    actor = await actor_of(request)
    seat = number(form.get("seat")) if "seat" in form else None
    await actor.locked(opening.fill, site_of(request).actors, actor, me, seat)
    return to(actor.state.link)
