"""The handlers by which a browser subscribes to the knocks of a person's tables, and ends that."""

from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from farmyard.core.wording.messages import language
from farmyard.server.live.push.addresses import BadAddress, Unknown
from farmyard.server.store.schema import now_ms
from farmyard.server.store.statements.subscriptions import Subscription
from farmyard.server.table import knocks
from farmyard.server.table.refusals import Refusal
from farmyard.server.table.seating import Person
from farmyard.server.table.state import State
from farmyard.server.table.table_settings import DAY
from farmyard.server.web.forms import Form
from farmyard.server.web.requests import address_of, site_of
from farmyard.server.words import say


def offered(request: Request, state: State) -> dict[str, Any] | None:
    """Return what a page needs to offer knocking at a table: the server's public `key`, and how
    many `days` a move has; None if nothing is offered to the sender there."""
    site, pace = site_of(request), state.table_settings.pace
    client, me = site.knocker.client, site.session_cookie.read(request)
    if client is None or pace is None or not pace.slow or not state.seats_of(me.id):
        return None
    return {"key": client.public_key, "days": pace.seconds // DAY}


async def subscribe(request: Request, form: Form, me: Person) -> Response:
    """POST /knock: keep the subscription of the sender's browser: `endpoint`, `p256dh`, `auth` and
    the time zone `zone`."""
    site = site_of(request)
    if (client := site.knocker.client) is None:
        raise Refusal(404, say("knock-none"))
    keys, zone = (form.get("p256dh"), form.get("auth")), form.get("zone")
    if not client.are_keys(*keys):
        raise Refusal(400, say("knock-keys"))
    if knocks.zone(zone) is None:
        raise Refusal(400, say("knock-zone"))
    try:
        await client.find(endpoint := form.get("endpoint"), address_of(request))
    except (BadAddress, Unknown):
        raise Refusal(400, say("knock-endpoint")) from None
    new = Subscription(endpoint, me.id, *keys, language(), zone, now_ms())
    await site.store.subscribe(new)
    return Response(status_code=204)


async def off(request: Request, form: Form, me: Person) -> Response:
    """POST /knock/off: forget the subscription with this `endpoint`, or all of the sender."""
    store, endpoint = site_of(request).store, form.get("endpoint")
    if endpoint:
        await store.unsubscribe(endpoint, me.id)
    else:
        await store.unsubscribe_all(me.id)
    return Response(status_code=204)
