"""Answers that are kept for a few seconds, so that a crowd that asks the same costs one answer."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Recent(Generic[T]):
    """The newest answers, each kept for so many ``seconds``, and ``most`` of them at once."""

    def __init__(self, seconds: float, most: int = 256) -> None:
        self._seconds, self._most = seconds, most
        self._kept: OrderedDict[Hashable, tuple[float, asyncio.Task[T]]] = OrderedDict()

    async def get(self, key: Hashable, ask: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Return the answer of a few seconds ago, or ask; whoever comes meanwhile waits too."""
        now = asyncio.get_running_loop().time()
        while self._kept and (
            next(iter(self._kept.values()))[0] <= now or len(self._kept) >= self._most
        ):
            self._kept.popitem(last=False)
        if key not in self._kept:
            task = asyncio.create_task(ask())
            task.add_done_callback(lambda done: self._done(key, done))
            self._kept[key] = now + self._seconds, task
        return await asyncio.shield(self._kept[key][1])

    def _done(self, key: Hashable, task: asyncio.Task[T]) -> None:
        if task.cancelled() or task.exception():
            self._kept.pop(key, None)
