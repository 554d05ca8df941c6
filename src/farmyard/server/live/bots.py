"""The scarecrows of one table: they watch every change, and choose when it is their turn.

They think in threads, never on the event loop, and they are handed views of their own seat, never
the table. They wait a little before they move, so that eyes can follow; while they wait they think,
so nobody can tell by the clock what they hold.
"""

import asyncio
import logging
import random
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from farmyard.server.live.services import Services
from farmyard.server.live.setting_up import Minds, News, remember, watch
from farmyard.server.store.schema import PERSON, now_ms
from farmyard.server.table.refusals import Refusal
from farmyard.server.table.state import State

if TYPE_CHECKING:
    from farmyard.core.table import Table

log = logging.getLogger("farmyard.server")
MOST_NEWS = 64
_pauses = random.Random()
Play = Callable[[int, int, int], Awaitable[None]]
"""Makes a choice for a seat, if nothing has happened since that moment."""


class Bots:
    """Runs the bots of a table; `wake` may be called at any time."""

    def __init__(self, services: Services, state: State) -> None:
        self._services, self._state = services, state
        self._minds: Minds = {}
        self._news: deque[News] = deque(maxlen=MOST_NEWS)
        self._past: tuple[Table, int] | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        return self._task is not None and not self._task.done()

    def start(self, minds: Minds, table: "Table") -> None:
        """Take these bots in place of those before. Before anything else they are shown all that
        has happened at the table, which may take longer than anybody should wait for a page."""
        self._minds = minds
        self._news.clear()
        self._past = (table, table.n) if minds else None

    def join(self, minds: Minds) -> None:
        """Take these bots in as well; they have seen all that their seats may see."""
        self._minds = {**self._minds, **minds}

    def leave(self, seat: int) -> None:
        """A person decides for this seat from now on."""
        self._minds = {other: mind for other, mind in self._minds.items() if other != seat}

    def tell(self) -> None:
        """Something has changed: each bot is to be shown it, before anything else."""
        table = self._state.table
        if self._minds and table is not None:
            self._news.append({seat: table.seen(seat) for seat in self._minds})

    def wake(self, play: Play) -> None:
        """See whether there is something to do."""
        if self._minds and not self.busy:
            self._task = self._services.spawn(self._run(play))

    async def _run(self, play: Play) -> None:
        while True:
            since = asyncio.get_running_loop().time()
            await self._catch_up()
            seat = self._turn()
            if seat is None:
                return
            await self._move(seat, since, play)

    def _turn(self) -> int | None:
        """The bot that must decide now; nobody while a moment is shown, people are asked, or there
        is nobody to play for."""
        state, table = self._state, self._state.table
        if table is None or state.held or not state.going_on or not self._attended:
            return None
        if state.standing.question is not None and state.standing.question.passes:
            return None
        return table.to_move if table.to_move in self._minds else None

    @property
    def _attended(self) -> bool:
        """Whether there is anybody for whom to play: one who sits here, or looks on."""
        return self._watched or any(chair.kind == PERSON for chair in self._state.chairs)

    @property
    def _watched(self) -> bool:
        return self._state.presence.watched(now_ms())

    async def _catch_up(self) -> None:
        while self._past or self._news:
            if (past := self._past) is not None:
                self._past = None
                await self._think(remember, self._minds, *past)
            else:
                await self._think(watch, self._minds, self._news.popleft())

    async def _move(self, seat: int, since: float, play: Play) -> None:
        table, mind, at = self._state.table, self._minds.get(seat), len(self._state.log)
        if table is None or mind is None:
            return
        choice = await self._think(_choose, mind, table.seen(seat), table.legal())
        await rest_of_pause(self._services.settings.bot_pause, since)
        if self._turn() != seat or at != len(self._state.log):
            return
        try:
            await play(seat, choice, at)
        except Refusal:
            log.info("a bot's move came too late or was refused")
            await asyncio.sleep(0.05)

    async def _think(self, work: Any, *given: Any) -> Any:
        owner = self._services.origins.owner(self._state.row.opener)
        return await self._services.thinkers.think(owner, self._watched, work, *given)


async def rest_of_pause(pause: tuple[float, float], since: float) -> None:
    """Waits for the end of a bot's pause, of so many seconds at least and at most."""
    loop = asyncio.get_running_loop()
    due = end_of_pause(since, loop.time(), lambda: _pauses.uniform(*pause))
    await asyncio.sleep(max(0.0, due - loop.time()))


def end_of_pause(since: float, now: float, pause: Callable[[], float]) -> float:
    """When a bot moves that was asked at one time, and knows at another: at the end of a pause, or
    of the next one if it is still thinking then. How long it thought shows in nothing else."""
    due = since + (each := pause())
    while due < now and each:
        due += (each := pause())
    return due


def _choose(mind: Any, view: Any, choices: list[int]) -> int:
    """What the bot chooses; a bot that fails takes the first thing, so that the game goes on."""
    try:
        choice = int(mind.choose(view, choices))
    except Exception:
        log.exception("a bot could not choose")
        return choices[0]
    return choice if choice in choices else choices[0]
