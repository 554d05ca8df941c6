"""Monitoring: /healthz says whether the server works, /metrics gives figures.

The figures are in Prometheus' text format. They count, and never name anybody. Only the machine
itself may read them unless the settings allow all. A request through a proxy is not the machine's
own, whatever address it names: a client can write one into a header that the proxy adds to.
"""

import asyncio
from collections.abc import Iterator
from time import perf_counter

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from farmyard.server.store.store import NotStored
from farmyard.server.table import words
from farmyard.server.table.refusals import Refusal
from farmyard.server.web.requests import site_of
from farmyard.server.web.site import Site
from farmyard.server.web.transport.reach import is_loopback

ENOUGH = 5.0  # seconds within which a healthy store answers
STEPS = (0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)  # seconds
FRESH = {"cache-control": "no-store"}
OF_PROXIES = {"forwarded", "via", "x-real-ip"}
"""Headers that proxies send, besides all that begin with `x-forwarded-`."""


class Present(Collector):
    """Collects the current figures whenever /metrics is read."""

    def __init__(self, site: Site) -> None:
        self._house = site

    def collect(self) -> Iterator[GaugeMetricFamily]:
        site = self._house
        figures = {
            "tables": ("Tables in memory.", len(site.actors)),
            "watchers": ("Pages and programs that look at a table.", site.actors.watchers),
            "connections": ("Connections that are open and no sockets.", len(site.connections)),
            "thoughts_waiting": ("Thoughts of bots that wait for a thread.", len(site.bot_pool)),
            "commits": ("Transactions since the start.", site.store.commits),
        }
        for name, (says, value) in figures.items():
            yield GaugeMetricFamily(f"farmyard_{name}", says, value)


class Measures:
    """The figures of one server."""

    def __init__(self, site: Site) -> None:
        self._registry = registry = CollectorRegistry()
        registry.register(Present(site))
        ProcessCollector(registry=registry)
        self._answers = Counter(
            "farmyard_answers",
            "Answers, by the first digit of their code.",
            ["code"],
            registry=registry,
        )
        self._took = Histogram(
            "farmyard_answer_seconds", "From a request to the head of its answer.",
            buckets=STEPS, registry=registry,
        )  # fmt: skip

    def answered(self, code: int, seconds: float) -> None:
        """Record a response: its status and how many seconds it took."""
        self._answers.labels(f"{code // 100}xx").inc()
        self._took.observe(seconds)

    def text(self) -> bytes:
        """Return all figures in Prometheus' format."""
        return generate_latest(self._registry)


class Measured:
    """Middleware that counts responses and how long each took."""

    def __init__(self, app: ASGIApp, measures: Measures) -> None:
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
        return PlainTextResponse(words.UNWELL, 503, FRESH)
    return PlainTextResponse(words.WELL, headers=FRESH)


async def metrics(request: Request) -> Response:
    """GET /metrics: figures for Prometheus."""
    if not (site_of(request).settings.public_metrics or _from_this_machine(request)):
        raise Refusal(403, words.NOT_FOR_ALL)
    measures: Measures = request.app.state.measures
    return Response(measures.text(), headers={"content-type": CONTENT_TYPE_LATEST, **FRESH})


def _from_this_machine(request: Request) -> bool:
    """True if a request came from this machine, and through no proxy."""
    address = request.client.host if request.client else ""
    return is_loopback(address) and not any(
        name in OF_PROXIES or name.startswith("x-forwarded-") for name in request.headers
    )
