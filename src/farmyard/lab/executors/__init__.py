"""Where the tasks of a study are worked on: in threads or processes here, or on a Ray cluster.

Whoever has tasks need not know which.  Results come in the order of the tasks and are the same
wherever they are worked on; only the times that bots took to think differ.
"""

import os
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from typing import Protocol, TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")
Progress = Callable[[int], None]
"""Hears how many games, or other things done, there are more."""


class Executor(Protocol):
    """Works on tasks."""

    def results(
        self, work: Callable[[Task], Result], tasks: Sequence[Task], prepare: Callable[[], object]
    ) -> Generator[Result, None, None]:
        """``work`` done on every task, in their order.  ``prepare`` is called first wherever tasks
        are worked on: to compile, once for all, what is needed.  Whoever closes the generator early
        ends the work at once, even in mid-thought."""


def nothing() -> None:
    """There is nothing to prepare."""


def gather(
    executor: Executor,
    work: Callable[[Task], Result],
    tasks: Sequence[Task],
    prepare: Callable[[], object] = nothing,
    progress: Progress | None = None,
    size: Callable[[Task], int] = lambda task: 1,
) -> list[Result]:
    """All results; ``progress`` hears of each task done, which counts for its ``size``."""
    found: list[Result] = []
    with closing(executor.results(work, tasks, prepare)) as results:
        for task, result in zip(tasks, results, strict=True):
            found.append(result)
            if progress:
                progress(size(task))
    return found


def cores() -> int:
    """The cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def parts_of(tasks: Sequence[Task], looks: int, largest: int) -> list[Sequence[Task]]:
    """Tasks handed over together: ``largest`` at most, and fewer if there are few ``looks``."""
    size = max(1, min(largest, len(tasks) // looks))
    return [tasks[n : n + size] for n in range(0, len(tasks), size)]


def worked(work: Callable[[Task], Result], part: Sequence[Task]) -> list[Result]:
    """A part of the tasks, wherever it has been handed over to."""
    return [work(task) for task in part]
