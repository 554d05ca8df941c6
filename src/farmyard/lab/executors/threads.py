"""Tasks in several threads, for compiled work that releases the GIL."""

from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ThreadPoolExecutor

from farmyard.lab.executors import Result, Task


class Threads:
    """An executor with ``n`` threads; with one, tasks run in this thread."""

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def results(
        self, work: Callable[[Task], Result], tasks: Sequence[Task], prepare: Callable[[], object]
    ) -> Generator[Result, None, None]:
        """Yield results as `farmyard.lab.executors.Executor` does; a task that has begun is always
        finished."""
        prepare()
        if self.n == 1 or len(tasks) <= 1:
            yield from map(work, tasks)
            return
        pool = ThreadPoolExecutor(self.n)
        try:
            yield from pool.map(work, tasks)
        finally:
            pool.shutdown(cancel_futures=True)
