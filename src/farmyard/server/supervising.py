"""Runs several workers of one server, which share a listening socket and a PostgreSQL database.

A worker that dies is replaced, after growing pauses if it dies again and again. At a SIGHUP each
worker in turn ends and is replaced, by one with the program as it is now on disk; meanwhile the
others serve. When this process is stopped its workers stop; when it is killed they notice, and stop
too.
"""

import logging
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable, Sequence
from multiprocessing.connection import wait
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType
from typing import Any

from farmyard.server import notices
from farmyard.server.web.transport.crew import Crew

AGAIN_AFTER = 0.5  # seconds between the death of a worker and the start of the next
LONGEST_PAUSE = 10.0  # seconds; the pause doubles with every death of a worker in the last minute
RECENT = 60.0  # seconds
PATIENCE = 20.0  # seconds for workers to stop; deploy/farmyard.service waits longer

log = logging.getLogger("farmyard.server")


Work = Callable[[socket.socket, Callable[[], None], Crew | None], None]
"""The work of a worker: it serves on the socket, and calls the function when it does."""


class Supervisor:
    """Keeps a number of workers running."""

    def __init__(self, work: Work, listener: socket.socket, workers: int) -> None:
        self._context = multiprocessing.get_context("spawn")
        self._serves = self._context.Event()  # at least one of them
        self._served: list[Any] = [None] * workers  # whether each does
        self._work, self._listener = work, listener
        self._folder = TemporaryDirectory(prefix="farmyard-", ignore_cleanup_errors=True)
        self._restarts = self._context.RawValue("L")  # no lock, which a killed worker could keep
        self._processes = [self._started(n, workers) for n in range(workers)]
        self._deaths: list[list[float]] = [[] for _ in range(workers)]  # in the last minute
        self._due = [0.0] * workers  # when a dead worker is replaced; 0: its death is not noted yet
        self._stops = False
        self._old: list[Any] = []  # workers that are to be replaced, in turn

    def run(self, when_ready: Callable[[], None]) -> int:
        """Run until stopped; `when_ready` is called when the first worker serves. Returns the exit
        code: 0, or that of a worker that could not begin."""
        for name in (signal.SIGTERM, signal.SIGINT):
            signal.signal(name, self._stop)
        if hasattr(signal, "SIGHUP"):
            signal.signal(signal.SIGHUP, self._renew)
        threading.Thread(target=self._announce, args=(when_ready,), daemon=True).start()
        code = 0
        while not self._stops:
            living = [each.sentinel for each in self._processes if each.exitcode is None]
            wait(living, timeout=AGAIN_AFTER) if living else time.sleep(AGAIN_AFTER)
            for n, process in enumerate(self._processes):
                if process.exitcode is None or self._stops:
                    continue
                if not self._serves.is_set():
                    code, self._stops = process.exitcode or 1, True
                    break
                self._replace(n, process)
            self._relieve()
        _end(self._processes)
        self._folder.cleanup()
        return code

    def _started(self, number: int, workers: int) -> Any:
        crew = Crew(Path(self._folder.name), number, workers, self._restarts)
        served = self._served[number] = self._context.Event()
        process = self._context.Process(
            target=_worker, args=(self._work, self._listener, (self._serves, served), crew)
        )
        process.start()
        return process

    def _replace(self, number: int, dead: Any) -> None:
        """Note the death of a worker, and start another when its pause is over."""
        now, times = time.monotonic(), self._deaths[number]
        if not self._due[number]:
            times[:] = [each for each in times if each > now - RECENT] + [now]
            pause = min(AGAIN_AFTER * 2 ** (len(times) - 1), LONGEST_PAUSE)
            self._due[number] = now + pause
            log.warning(notices.worker_died(number, dead.pid, dead.exitcode, len(times), pause))
        elif now >= self._due[number]:
            self._due[number] = 0.0
            self._restarts.value += 1
            self._processes[number] = self._started(number, len(self._processes))

    def _relieve(self) -> None:
        """End the next worker that is to be replaced, once all others serve; start another."""
        alive = all(each.exitcode is None for each in self._processes)
        if self._old and alive and all(served.is_set() for served in self._served):
            old = self._old.pop(0)
            if old in self._processes:
                number = self._processes.index(old)
                _end([old])
                self._processes[number] = self._started(number, len(self._processes))

    def _renew(self, number: int, frame: FrameType | None) -> None:
        self._old = [*self._processes]

    def _announce(self, when_ready: Callable[[], None]) -> None:
        self._serves.wait()
        when_ready()

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self._stops = True


def _end(processes: Sequence[Any]) -> None:
    """Let workers end, and kill those that take too long."""
    for process in processes:
        process.terminate()
    end = time.monotonic() + PATIENCE
    for process in processes:
        process.join(max(0.0, end - time.monotonic()))
        process.kill()
        process.join()


def _worker(work: Work, listener: socket.socket, serves: Sequence[Any], crew: Crew) -> None:
    threading.Thread(target=_stop_with_parent, daemon=True).start()

    def when_ready() -> None:
        for each in serves:
            each.set()

    work(listener, when_ready, crew)


def _stop_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
