"""The scarecrows of one room: they watch every change, and choose when it is their turn.

They think in threads, never on the event loop, and they are handed views of their own seat, never
the table. They wait a little before they move, so that eyes can follow.
"""

import asyncio
import logging
import random
from collections import deque
from typing import TYPE_CHECKING, Any

from farmyard.server.refusals import Refusal
from farmyard.server.setting_up import Minds

if TYPE_CHECKING:
    from farmyard.server.room import Room

log = logging.getLogger("farmyard.server")
News = dict[int, Any]  # seat -> what it sees
MOST_NEWS = 64
_pauses = random.Random()


class Bots:
    """Runs the bots of a room; `wake` may be called at any time."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._minds: Minds = {}
        self._news: deque[News] = deque(maxlen=MOST_NEWS)
        self._task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        return self._task is not None and not self._task.done()

    def start(self, minds: Minds) -> None:
        """Take these bots in place of those before; they have seen all there is to see."""
        self._minds = minds
        self._news.clear()

    def tell(self) -> None:
        """Something has changed: show it to each bot, then let it move if it must."""
        table = self._room.table
        if self._minds and table is not None:
            self._news.append({seat: table.seen(seat) for seat in self._minds})
            self.wake()

    def wake(self) -> None:
        """See whether there is something to do."""
        if self._minds and not self.busy:
            self._task = self._room.house.errand(self._run())

    async def _run(self) -> None:
        while True:
            await self._catch_up()
            seat = self._turn()
            if seat is None:
                return
            await asyncio.sleep(_pauses.uniform(*self._room.house.settings.bot_pause))
            await self._move(seat)

    def _turn(self) -> int | None:
        """The bot that must decide now; nobody while a moment is shown."""
        table = self._room.table
        if table is None or self._room.moment is not None or table.to_move not in self._minds:
            return None
        return table.to_move

    async def _catch_up(self) -> None:
        while self._news:
            await self._think(_watch, self._minds, self._news.popleft())

    async def _move(self, seat: int) -> None:
        await self._catch_up()
        table, mind = self._room.table, self._minds.get(seat)
        if table is None or mind is None or self._turn() != seat:
            return
        at, choices = len(self._room.log), table.legal()
        choice = await self._think(_choose, mind, table.seen(seat), choices)
        try:
            await self._room.play(seat, choice, at)
        except Refusal:
            log.info("a bot's move came too late or was refused")
            await asyncio.sleep(0.05)

    async def _think(self, work: Any, *given: Any) -> Any:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._room.house.thinkers, work, *given)


def _watch(minds: Minds, news: News) -> None:
    for seat, view in news.items():
        try:
            minds[seat].watch(view)
        except Exception:
            log.exception("a bot could not watch")


def _choose(mind: Any, view: Any, choices: list[int]) -> int:
    """What the bot chooses; a bot that fails takes the first thing, so that the game goes on."""
    try:
        choice = int(mind.choose(view, choices))
    except Exception:
        log.exception("a bot could not choose")
        return choices[0]
    return choice if choice in choices else choices[0]
