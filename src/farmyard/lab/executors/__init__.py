"""Executors of a study's tasks: threads or processes here, or a Ray cluster.

Results come in the order of the tasks and are the same for every executor; only the thinking times
of bots differ.
"""

import os
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from typing import Protocol, TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")
Progress = Callable[[int], None]
"""A callback that is told how many more tasks or games are done."""


class Executor(Protocol):
    """An executor of tasks."""

    def results(
        self, work: Callable[[Task], Result], tasks: Sequence[Task], prepare: Callable[[], object]
    ) -> Generator[Result, None, None]:
        """Yield ``work(task)`` for every task, in their order.

        ``prepare`` is called first in every worker, to compile once what the tasks need.  Closing
        the generator early ends the work at once, even within a task.
        """


def nothing() -> None:
    """Do nothing: the ``prepare`` of tasks without preparation."""


def gather(
    executor: Executor,
    work: Callable[[Task], Result],
    tasks: Sequence[Task],
    prepare: Callable[[], object] = nothing,
    progress: Progress | None = None,
    size: Callable[[Task], int] = lambda task: 1,
) -> list[Result]:
    """Return all results; ``progress`` is told the ``size`` of each task done."""
    found: list[Result] = []
    with closing(executor.results(work, tasks, prepare)) as results:
        for task, result in zip(tasks, results, strict=True):
            found.append(result)
            if progress:
                progress(size(task))
    return found


def cores() -> int:
    """Return the number of cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def parts_of(tasks: Sequence[Task], looks: int, largest: int) -> list[Sequence[Task]]:
    """Split tasks into parts of at most ``largest``, and at least ``looks`` parts if possible."""
    size = max(1, min(largest, len(tasks) // looks))
    return [tasks[n : n + size] for n in range(0, len(tasks), size)]


def worked(work: Callable[[Task], Result], part: Sequence[Task]) -> list[Result]:
    """Run a batch of tasks in the worker; return their results."""
    return [work(task) for task in part]
