"""Tasks in several threads, for what is compiled and lets go of the interpreter."""

from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ThreadPoolExecutor

from farmyard.lab.executors import Result, Task


class Threads:
    """So many threads; one is this one."""

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def results(
        self, work: Callable[[Task], Result], tasks: Sequence[Task], prepare: Callable[[], object]
    ) -> Generator[Result, None, None]:
        """See `farmyard.lab.executors.Executor`; a task that was begun is brought to its end."""
        prepare()
        if self.n == 1 or len(tasks) <= 1:
            yield from map(work, tasks)
            return
        pool = ThreadPoolExecutor(self.n)
        try:
            yield from pool.map(work, tasks)
        finally:
            pool.shutdown(cancel_futures=True)
