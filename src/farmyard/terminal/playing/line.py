"""The line to a server: an event loop in a thread, beside a keyboard that is waited for."""

import asyncio
import threading
from collections.abc import Coroutine
from contextlib import suppress
from contextvars import copy_context
from typing import Any, TypeVar

T = TypeVar("T")


class Line:
    """A loop in which coroutines run while this thread waits for them, or for a person.

    A wait can be interrupted from the keyboard, which one within a loop cannot.
    """

    def __enter__(self) -> "Line":
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(
            target=copy_context().run, args=(self._loop.run_forever,), daemon=True
        )
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        asyncio.run_coroutine_threadsafe(_end(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def wait(self, work: Coroutine[Any, Any, T]) -> T:
        """Return what comes of a coroutine; cancel it if the wait is interrupted."""
        future = asyncio.run_coroutine_threadsafe(work, self._loop)
        try:
            return future.result()
        except BaseException:
            future.cancel()
            raise


async def _end() -> None:
    """Cancel what still runs."""
    rest = asyncio.all_tasks() - {asyncio.current_task()}
    for task in rest:
        task.cancel()
    with suppress(asyncio.CancelledError):
        await asyncio.gather(*rest, return_exceptions=True)
    await asyncio.get_running_loop().shutdown_asyncgens()
