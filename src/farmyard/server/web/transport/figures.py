"""The figures of a server for Prometheus, collected by prometheus-client."""

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

from farmyard.server.web.site import Site

STEPS = (0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)  # seconds


class Present(Collector):
    """Collects the current figures whenever /metrics is read."""

    def __init__(self, site: Site) -> None:
        self._house = site

    def collect(self) -> Iterator[GaugeMetricFamily]:
        site = self._house
        figures = {
            "tables": ("Tables in memory.", len(site.actors)),
            "watchers": ("Pages and programs that look at a table.", len(site.actors.watchers())),
            "connections": ("Connections that are open and no sockets.", len(site.connections)),
            "thoughts_waiting": ("Thoughts of bots that wait for a thread.", len(site.bot_pool)),
            "commits": ("Transactions since the start.", site.store.commits),
        }
        if (client := site.knocker.client) is not None:
            figures["push_waiting"] = "Push messages that wait.", len(client)
            dropped, refused = client.counts["dropped"], client.counts["refused"]
            figures["push_dropped"] = "Push messages dropped since the start.", dropped
            figures["push_refused"] = "Push messages that services refused.", refused
        for name, (says, value) in figures.items():
            yield GaugeMetricFamily(f"farmyard_{name}", says, value)


class Measures:
    """The figures of one server."""

    TYPE = CONTENT_TYPE_LATEST

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
