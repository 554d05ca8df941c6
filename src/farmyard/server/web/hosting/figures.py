"""The figures of a server for Prometheus, collected by prometheus-client.

Workers on one port give each other their figures, so that whichever is asked answers for all: each
figure has the label ``worker`` then, with the number of the worker.
"""

import asyncio
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

from farmyard.server.web.site import Site
from farmyard.server.web.transport.crew import Crew

STEPS = (0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)  # seconds
ENOUGH = 2.0  # seconds for another worker to give its figures
MAPS = Path("/proc/self/smaps_rollup")  # of Linux: the sizes of this process in kB
PRIVATE = "Memory that this process shares with no other."
RESTARTS = "Workers that died and were replaced, since the start."


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
            "moves_refused": ("Moves refused by a busy server.", site.brake.refused),
            "commits": ("Transactions since the start.", site.store.writer.commits),
        }
        if (client := site.knocker.client) is not None:
            figures["push_waiting"] = "Push messages that wait.", len(client)
            dropped, refused = client.counts["dropped"], client.counts["refused"]
            figures["push_dropped"] = "Push messages dropped since the start.", dropped
            figures["push_refused"] = "Push messages that services refused.", refused
        if (private := private_bytes()) is not None:
            figures["private_memory_bytes"] = PRIVATE, private
        for name, (says, value) in figures.items():
            yield GaugeMetricFamily(f"farmyard_{name}", says, value)


def private_bytes() -> int | None:
    """Return the memory that belongs to this process alone, in bytes; None where the system does
    not tell.  What is resident counts libraries too, which all processes share."""
    with suppress(OSError):
        lines = MAPS.read_text().splitlines()
        return 1024 * sum(int(line.split()[1]) for line in lines if line.startswith("Private_"))
    return None


class Gathered(Collector):
    """Collects the figures of all workers, from the text that each has given."""

    def __init__(self, texts: Iterable[tuple[int, str]], restarts: int) -> None:
        self._texts, self._restarts = texts, restarts

    def collect(self) -> Iterator[Metric]:
        yield CounterMetricFamily("farmyard_worker_restarts", RESTARTS, self._restarts)
        families: dict[str, Metric] = {}
        for number, text in self._texts:
            for family in text_string_to_metric_families(text):
                into = families.setdefault(
                    family.name, Metric(family.name, family.documentation, family.type)
                )
                for sample in family.samples:
                    labels = {"worker": str(number)} | sample.labels
                    into.add_sample(sample.name, labels, sample.value)
        yield from families.values()


class Measures:
    """The figures of one server, or of one worker and its crew."""

    TYPE = CONTENT_TYPE_LATEST

    def __init__(self, site: Site, crew: Crew | None) -> None:
        self._crew = crew
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

    async def text(self) -> bytes:
        """Return all figures in Prometheus' format."""
        if (crew := self._crew) is None:
            return generate_latest(self._registry)
        texts = await asyncio.gather(*map(self._of_worker, range(crew.size)))
        return generate_latest(Gathered(enumerate(texts), crew.restarts.value))

    async def share(self) -> None:
        """Give this worker's figures to the other workers for ever, if there are any."""
        if (crew := self._crew) is not None:
            server = await asyncio.start_unix_server(self._give, crew.socket_of(crew.number))
            async with server:
                await server.serve_forever()

    async def _give(self, _: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            writer.write(generate_latest(self._registry))
            writer.close()
            await writer.wait_closed()

    async def _of_worker(self, number: int) -> str:
        """Return the figures of a worker; none if it is dead, or too slow."""
        assert self._crew is not None
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(ENOUGH):
                reader, writer = await asyncio.open_unix_connection(self._crew.socket_of(number))
                try:
                    return (await reader.read()).decode()
                finally:
                    writer.close()
        return ""
