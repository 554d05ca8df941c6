"""A mailbox for one item: a new item replaces the one before.

Every watcher of a table has one. A slow connection therefore never has a queue of outdated pages:
it takes a page when it can, and that page is the newest.
"""

import asyncio
from typing import Generic, TypeVar

T = TypeVar("T")


class Mailbox(Generic[T]):
    """Holds the newest item only; `get` waits for one. One reader at a time."""

    __slots__ = ("_item", "_waiter")

    def __init__(self) -> None:
        self._item: T | None = None
        self._waiter: asyncio.Future[None] | None = None

    def put(self, item: T) -> None:
        """Leave an item in place of whatever lay here."""
        self._item = item
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def get(self) -> T:
        """Take the newest item, waiting until there is one."""
        while self._item is None:
            self._waiter = asyncio.get_running_loop().create_future()
            try:
                await self._waiter
            finally:
                self._waiter = None
        item, self._item = self._item, None
        return item
