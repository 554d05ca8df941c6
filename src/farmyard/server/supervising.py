"""Runs several workers of one server, which share a listening socket and a PostgreSQL database.

A worker that dies is replaced. When this process is stopped its workers stop; when it is killed
they notice, and stop too.
"""

import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import wait
from types import FrameType
from typing import Any

AGAIN_AFTER = 0.5  # seconds between the death of a worker and the start of the next
PATIENCE = 20.0  # seconds for workers to stop
Work = Callable[[socket.socket, Callable[[], None]], None]
"""The work of a worker: it serves on the socket, and calls the function when it does."""


class Supervisor:
    """Keeps a number of workers running."""

    def __init__(self, work: Work, listener: socket.socket, workers: int) -> None:
        self._context = multiprocessing.get_context("spawn")
        self._serves = self._context.Event()
        self._work, self._listener = work, listener
        self._processes = [self._started() for _ in range(workers)]
        self._stops = False

    def run(self, when_ready: Callable[[], None]) -> int:
        """Run until stopped; `when_ready` is called when the first worker serves. Returns the exit
        code: 0, or that of a worker that could not begin."""
        for name in (signal.SIGTERM, signal.SIGINT):
            signal.signal(name, self._stop)
        threading.Thread(target=self._announce, args=(when_ready,), daemon=True).start()
        code = 0
        while not self._stops:
            wait([each.sentinel for each in self._processes], timeout=AGAIN_AFTER)
            for n, process in enumerate(self._processes):
                if process.exitcode is None or self._stops:
                    continue
                if not self._serves.is_set():
                    code, self._stops = process.exitcode or 1, True
                    break
                time.sleep(AGAIN_AFTER)
                self._processes[n] = self._started()
        self._end()
        return code

    def _started(self) -> Any:
        process = self._context.Process(
            target=_worker, args=(self._work, self._listener, self._serves)
        )
        process.start()
        return process

    def _announce(self, when_ready: Callable[[], None]) -> None:
        self._serves.wait()
        when_ready()

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self._stops = True

    def _end(self) -> None:
        for process in self._processes:
            process.terminate()
        end = time.monotonic() + PATIENCE
        for process in self._processes:
            process.join(max(0.0, end - time.monotonic()))
            process.kill()


def _worker(work: Work, listener: socket.socket, serves: Any) -> None:
    threading.Thread(target=_stop_with_parent, daemon=True).start()
    work(listener, serves.set)


def _stop_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
