"""Many tasks in several processes, for bots hold the interpreter while they think.

Results come in the order of the tasks and are the same for any number of processes.  Whoever
interrupts is obeyed at once: the other processes are ended, even in mid-thought.
"""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing, contextmanager
from multiprocessing.connection import wait
from typing import TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")

LOOKS = 200  # the least number of times that progress is told of many tasks
LARGEST = 8  # tasks handed over at once, at most


def cores() -> int:
    """The cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def each(
    work: Callable[[Task], Result],
    tasks: Sequence[Task],
    processes: int,
    prepare: Callable[[], object],
    progress: Callable[[int], None] | None = None,
) -> list[Result]:
    """``work`` done on every task.  ``prepare`` is called first, here and in every process: to
    compile, once for all, what is needed.  ``progress`` hears of each task done."""
    prepare()
    processes = min(processes, len(tasks))
    found = []
    alone = processes <= 1
    results = _here(work, tasks) if alone else _apart(work, tasks, processes, prepare)
    with closing(results):
        for result in results:
            found.append(result)
            if progress:
                progress(1)
    return found


def _here(work: Callable[[Task], Result], tasks: Sequence[Task]) -> Generator[Result, None, None]:
    yield from map(work, tasks)


def _apart(
    work: Callable[[Task], Result],
    tasks: Sequence[Task],
    processes: int,
    prepare: Callable[[], object],
) -> Generator[Result, None, None]:
    context, others = multiprocessing.get_context("spawn"), multiprocessing.active_children()
    pool = ProcessPoolExecutor(processes, context, _begin, (prepare,))
    size = max(1, min(LARGEST, len(tasks) // LOOKS))
    try:
        with _unheard_by_children():
            parts = [tasks[n : n + size] for n in range(0, len(tasks), size)]
            promised = [pool.submit(_worked, work, part) for part in parts]
        for each_part in promised:
            yield from each_part.result()
    except BaseException:
        for child in multiprocessing.active_children():
            if child not in others:
                child.kill()  # a request to go might be heard late, or by nobody
        raise
    finally:
        pool.shutdown()  # nothing was cancelled, which its own thread would stumble over


def _worked(work: Callable[[Task], Result], part: Sequence[Task]) -> list[Result]:
    return [work(task) for task in part]


def _begin(prepare: Callable[[], object]) -> None:
    """What another process does first; it leaves with whoever started it, however that ends."""
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    prepare()


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent:
        wait([parent.sentinel])
        os._exit(1)


@contextmanager
def _unheard_by_children() -> Iterator[None]:
    """Ctrl-C is for whoever started it all: processes made meanwhile never hear it, and if it is
    pressed meanwhile it is heard afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    heard = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, heard)
