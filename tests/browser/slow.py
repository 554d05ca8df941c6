"""Bad connections: a TCP relay in front of a server, which is slow or whose connections die."""

import asyncio
import contextlib
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

CHUNK = 1400  # bytes, about one network packet


class Direction:
    """One direction of the relay, whose connections all share the few bytes a second."""

    def __init__(self, rate: float, delay: float) -> None:
        self.rate, self.delay = rate, delay  # bytes per second; seconds
        self.carried = 0  # bytes
        self._free = 0.0  # when the line will have sent all its data

    async def carry(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        """Carry the bytes one side sends to the other, in order, until it ends."""
        now = asyncio.get_running_loop().time
        on_its_way = asyncio.Queue[tuple[float, bytes]](1000)
        arriving = asyncio.create_task(self._arrive(on_its_way, sink))
        with contextlib.suppress(ConnectionError):
            while data := await source.read(CHUNK):
                self._free = max(self._free, now()) + len(data) / self.rate
                self.carried += len(data)
                await asyncio.sleep(self._free - now())
                await on_its_way.put((self._free + self.delay, data))
        await on_its_way.put((0.0, b""))
        await arriving
        sink.write_eof()

    async def _arrive(
        self, queue: asyncio.Queue[tuple[float, bytes]], sink: asyncio.StreamWriter
    ) -> None:
        now = asyncio.get_running_loop().time
        with contextlib.suppress(ConnectionError):
            while (arrived := await queue.get())[1]:
                await asyncio.sleep(arrived[0] - now())
                sink.write(arrived[1])
                await sink.drain()


class Dying:
    """Both directions of the relay: at `die` all open connections stay open, but carry nothing."""

    def __init__(self) -> None:
        self._lives = 1

    def die(self) -> None:
        self._lives += 1

    async def carry(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        """Carry the bytes one side sends to the other; read and lose them after a death."""
        life = self._lives
        with contextlib.suppress(ConnectionError):
            while data := await source.read(CHUNK):
                if life == self._lives:
                    sink.write(data)
                    await sink.drain()
        with contextlib.suppress(ConnectionError, OSError):
            sink.write_eof()


@contextmanager
def slow_line(url: str, rate: float, delay: float) -> Iterator[tuple[str, Direction]]:
    """Relay to a server: ``rate`` bytes per second each way, ``delay`` seconds until each arrives.

    Yields the address of the relay, and its direction towards the browser.
    """
    down = Direction(rate, delay)
    with _relay(url, Direction(rate, delay), down) as address:
        yield address, down


@contextmanager
def dying_line(url: str) -> Iterator[tuple[str, Dying]]:
    """Relay to a server; yields the address of the relay, and what lets its connections die."""
    dying = Dying()
    with _relay(url, dying, dying) as address:
        yield address, dying


@contextmanager
def _relay(url: str, up: Direction | Dying, down: Direction | Dying) -> Iterator[str]:
    """Relay to a server, and yield the address of the relay."""
    loop, host, port = asyncio.new_event_loop(), urlsplit(url).hostname, urlsplit(url).port

    async def met(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        answering, asking = await asyncio.open_connection(host, port)
        try:
            await asyncio.gather(up.carry(reader, asking), down.carry(answering, writer))
        except asyncio.CancelledError:  # the relay ends, and no other task awaits this one
            for each in (asking, writer):
                each.transport.abort()  # what is on its way is lost, or it would not close
        finally:
            asking.close()
            writer.close()

    running = threading.Thread(target=loop.run_forever, daemon=True)
    running.start()
    listening = asyncio.start_server(met, "127.0.0.1", 0)
    relay = asyncio.run_coroutine_threadsafe(listening, loop).result(20)
    try:
        yield f"http://127.0.0.1:{relay.sockets[0].getsockname()[1]}"
    finally:
        asyncio.run_coroutine_threadsafe(_end(relay), loop).result(20)
        loop.call_soon_threadsafe(loop.stop)
        running.join(20)
        loop.close()


async def _end(relay: asyncio.Server) -> None:
    """Stop listening, and cut all open connections."""
    relay.close()
    others = asyncio.all_tasks() - {asyncio.current_task()}
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
