"""One seat at one table, followed in the background so that every tool finds it up to date."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from farmyard.client import Client, Event, State

TAKEN_BACK = "Something was taken back; the moves before it stand."


class Place:
    """A seat that is followed from the first move on.

    `state` is the newest state, None until the game has begun; `log` is one event a decision that
    still counts; `news` is what has happened since `tell` was called last, in words.
    """

    def __init__(self, client: Client, link: str) -> None:
        self.client, self.link = client, link
        self.state: State | None = None
        self.log: list[Event] = []
        self.news: list[str] = []
        self.failure: Exception | None = None
        self._heard_of = self._told = 0  # versions: the newest event, and the newest one told
        self._changed = asyncio.Condition()
        self._task = asyncio.create_task(self._follow())

    @property
    def moved_on(self) -> bool:
        """True if something was decided or taken back that `tell` has not told yet."""
        return self._heard_of > self._told

    @property
    def asked(self) -> bool:
        """True if there is nothing to wait for: this seat is to decide, or the game is over."""
        return self.state is not None and bool(self.state.choices or self.state.over)

    def tell(self) -> list[str]:
        """Return the news, and count them as told."""
        told, self.news, self._told = self.news, [], self._heard_of
        return told

    async def until(self, done: Callable[[], bool], seconds: float) -> None:
        """Wait until something is so, the table cannot be followed any more, or time is up."""
        with suppress(TimeoutError):
            async with asyncio.timeout(max(0.0, seconds)), self._changed:
                await self._changed.wait_for(lambda: done() or self.failure is not None)
        if self.failure is not None:
            raise self.failure

    async def choose(self, choice: int, patience: float) -> bool:
        """Decide; False if something else was decided instead.

        The decision has a line of its own: two readers cannot share one.
        """
        assert self.state is not None
        at = self.state.n
        seat = self.client.at(self.link, at)
        try:
            made = await seat.choose(choice)
        finally:
            await seat.leave()
        await self.until(lambda: self.state is not None and self.state.n > at, patience)
        return made

    async def leave(self) -> None:
        """Stop following the table."""
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    async def _follow(self) -> None:
        try:
            async for state in self.client.at(self.link):
                self._take_in(state)
                async with self._changed:
                    self._changed.notify_all()
        except Exception as error:  # it is raised again where somebody waits
            self.failure = error
            async with self._changed:
                self._changed.notify_all()

    def _take_in(self, state: State) -> None:
        self.state = state
        for event in state.events:
            self._heard_of = event.n
            if event.left is not None:
                del self.log[event.left :]
                self.news.append(TAKEN_BACK)
                continue
            told_with_end = event.joins and self.log and self.log[-1].text in self.news[-1:]
            if told_with_end:
                self.news.pop()
            self.log.append(event)
            self.news += [event.text] if event.text else []


def lines(log: list[Event]) -> list[str]:
    """Return a log in words; an event that is told again with its end is told once."""
    ends = [*(event.joins for event in log[1:]), False]
    return [e.text for e, again in zip(log, ends, strict=False) if e.text and not again]
