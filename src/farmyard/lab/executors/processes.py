"""Tasks in several processes, for work that holds the GIL, such as bots.

An interrupt ends the other processes at once, even within a task.
"""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing.connection import wait

from farmyard.lab.executors import Result, Task, parts_of, worked

LOOKS = 200  # the least number of times that progress is told of many tasks
LARGEST = 8  # tasks handed over at once, at most


class Processes:
    """An executor with ``n`` processes; with one, tasks run in this process."""

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def results(
        self, work: Callable[[Task], Result], tasks: Sequence[Task], prepare: Callable[[], object]
    ) -> Generator[Result, None, None]:
        """Yield results as `farmyard.lab.executors.Executor` does; ``prepare`` compiles here, and
        the other processes load from the cache."""
        prepare()
        processes = min(self.n, len(tasks))
        if processes <= 1:
            yield from map(work, tasks)
        else:
            yield from _apart(work, tasks, processes, prepare)


HERE = Processes(1)


def _apart(
    work: Callable[[Task], Result],
    tasks: Sequence[Task],
    processes: int,
    prepare: Callable[[], object],
) -> Generator[Result, None, None]:
    context, others = multiprocessing.get_context("spawn"), multiprocessing.active_children()
    pool = ProcessPoolExecutor(processes, context, _begin, (prepare,))
    try:
        with _unheard_by_children():
            parts = parts_of(tasks, LOOKS, LARGEST)
            promised = [pool.submit(worked, work, part) for part in parts]
        for part in promised:
            yield from part.result()
    except BaseException:
        for child in multiprocessing.active_children():
            if child not in others:
                child.kill()  # SIGTERM might be handled late, or never
        raise
    finally:
        pool.shutdown()  # nothing was cancelled, which its own thread would stumble over


def _begin(prepare: Callable[[], object]) -> None:
    """Initialise a worker process, which ends when its parent does."""
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    prepare()


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent:
        wait([parent.sentinel])
        os._exit(1)


@contextmanager
def _unheard_by_children() -> Iterator[None]:
    """Block SIGINT, so that processes started meanwhile ignore Ctrl-C; here it is delivered
    afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    heard = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, heard)
