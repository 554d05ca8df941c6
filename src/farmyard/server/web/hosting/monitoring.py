"""Monitoring: /healthz says whether the server works, /metrics gives figures.

The figures are in Prometheus' text format. They count, and never name anybody. Only the machine
itself may read them unless the settings allow all. A request through a proxy is not the machine's
own, whatever address it names: a client can write one into a header that the proxy adds to.

Without prometheus-client (the extra ``metrics``) nothing is counted, and /metrics says so.
"""

import asyncio
from time import perf_counter
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from farmyard.server.store.writer import NotStored
from farmyard.server.table.refusals import Refusal
from farmyard.server.web.requests import site_of
from farmyard.server.web.site import Site
from farmyard.server.web.transport.crew import Crew
from farmyard.server.web.transport.reach import is_loopback
from farmyard.server.words import say

if TYPE_CHECKING:
    from farmyard.server.web.hosting.figures import Measures

ENOUGH = 5.0  # seconds within which a healthy store answers
WELL, UNWELL = "well\n", "not well: nothing can be written down\n"
NO_FIGURES = "Figures need prometheus-client: pip install 'farmyard[metrics]'\n"
FRESH = {"cache-control": "no-store"}
OF_PROXIES = {"forwarded", "via", "x-real-ip"}
"""Headers that proxies send, besides all that begin with `x-forwarded-`."""


def measures_of(site: Site, crew: Crew | None) -> "Measures | None":
    """Return the figures of a server, or of a worker and its crew; None if prometheus-client is not
    installed."""
    try:
        from farmyard.server.web.hosting.figures import Measures
    except ModuleNotFoundError as error:
        if error.name and error.name.startswith("prometheus_client"):
            return None
        raise
    return Measures(site, crew)


class Measured:
    """Middleware that counts responses and how long each took."""

    def __init__(self, app: ASGIApp, measures: "Measures") -> None:
        self._app, self._measures = app, measures

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = perf_counter()

        async def send_on(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._measures.answered(message["status"], perf_counter() - began)
            await send(message)

        await self._app(scope, receive, send_on if scope["type"] == "http" else send)


async def healthz(request: Request) -> Response:
    """GET /healthz: 200 if the store can write, else 503."""
    try:
        await asyncio.wait_for(site_of(request).store.probe(), ENOUGH)
    except (NotStored, TimeoutError):
        return PlainTextResponse(UNWELL, 503, FRESH)
    return PlainTextResponse(WELL, headers=FRESH)


async def metrics(request: Request) -> Response:
    """GET /metrics: figures for Prometheus."""
    if not (site_of(request).settings.public_metrics or _from_this_machine(request)):
        raise Refusal(403, say("not-for-all"))
    measures: Measures | None = request.app.state.measures
    if measures is None:
        return PlainTextResponse(NO_FIGURES, 404, FRESH)
    return Response(await measures.text(), headers={"content-type": measures.TYPE, **FRESH})


def _from_this_machine(request: Request) -> bool:
    """True if a request came from this machine, and through no proxy."""
    address = request.client.host if request.client else ""
    return is_loopback(address) and not any(
        name in OF_PROXIES or name.startswith("x-forwarded-") for name in request.headers
    )
