"""The bots of one table, which watch every change and choose when it is their turn.

Bots think in threads, never on the event loop, and receive views of their own seat, never the
table. They pause before they move, so that people can follow; thinking time is hidden in the pause,
so the clock does not tell what a bot holds.
"""

import asyncio
import logging
import random
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from farmyard.server.live.services import Services
from farmyard.server.live.setting_up import BotsBySeat, News, remember, watch
from farmyard.server.store.schema import now_ms
from farmyard.server.table.refusals import Refusal
from farmyard.server.table.state import State

if TYPE_CHECKING:
    from farmyard.core.tables.table import Table

log = logging.getLogger("farmyard.server")
MOST_NEWS = 64
Play = Callable[[int, int, int], Awaitable[None]]
"""Makes a choice for a seat, if the log is still at that version."""


class Bots:
    """Runs the bots of a table; `wake` may be called at any time."""

    def __init__(self, services: Services, state: State) -> None:
        self._services, self._state = services, state
        self._bots_by_seat: BotsBySeat = {}
        self._news: deque[News] = deque(maxlen=MOST_NEWS)
        self._past: tuple[Table, int] | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        return self._task is not None and not self._task.done()

    def start(self, bots_by_seat: BotsBySeat, table: "Table") -> None:
        """Replace the bots. They are first shown all that has happened at the table, in the
        background."""
        self._bots_by_seat = bots_by_seat
        self._news.clear()
        self._past = (table, table.n) if bots_by_seat else None

    def join(self, bots_by_seat: BotsBySeat) -> None:
        """Add bots that have already watched the game so far."""
        self._bots_by_seat = {**self._bots_by_seat, **bots_by_seat}

    def leave(self, seat: int) -> None:
        """Remove the bot of a seat, for which a person decides from now on."""
        self._bots_by_seat = {
            other: bot for other, bot in self._bots_by_seat.items() if other != seat
        }

    def tell(self) -> None:
        """Queue the newest views, which the bots are shown before they choose."""
        table = self._state.table
        if self._bots_by_seat and table is not None:
            self._news.append({seat: table.views.of(seat) for seat in self._bots_by_seat})

    def wake(self, play: Play) -> None:
        """Start the task that moves the bots, unless it runs already."""
        if self._bots_by_seat and not self.busy:
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
        """Return the seat of the bot that must decide now; None if nobody must, or the table
        rests."""
        state, table = self._state, self._state.table
        if table is None or state.held or not state.going_on or not self._attended:
            return None
        if state.standing.question is not None and state.standing.question.passes:
            return None
        return table.to_move if table.to_move in self._bots_by_seat else None

    @property
    def _attended(self) -> bool:
        """True if a person sits at the table or watches it."""
        return self._watched or any(chair.person for chair in self._state.chairs)

    @property
    def _watched(self) -> bool:
        return self._state.presence.watched(now_ms())

    async def _catch_up(self) -> None:
        while self._past or self._news:
            if (past := self._past) is not None:
                self._past = None
                await self._think(remember, self._bots_by_seat, *past)
            else:
                await self._think(watch, self._bots_by_seat, self._news.popleft())

    async def _move(self, seat: int, since: float, play: Play) -> None:
        table, bot, at = self._state.table, self._bots_by_seat.get(seat), len(self._state.log)
        if table is None or bot is None:
            return
        choice = await self._think(_choose, bot, table.views.of(seat), table.legal())
        state, usual = self._state, self._services.settings.bot_pause
        told = table.views.line(table.n - 1) if table.n and state.tempo.words else None
        said = told.aloud or told.text if told else ""
        pause = state.tempo.pause(usual, state.loss, said)
        await rest_of_pause(self._services.pauses, pause, since)
        if self._turn() != seat or at != len(self._state.log):
            return
        try:
            await play(seat, choice, at)
        except Refusal:
            log.info("a bot's move came too late or was refused")
            await asyncio.sleep(0.05)

    async def _think(self, work: Any, *given: Any) -> Any:
        owner = self._services.origins.owner(self._state.row.opener)
        return await self._services.bot_pool.think(owner, self._watched, work, *given)


async def rest_of_pause(dice: random.Random, pause: tuple[float, float], since: float) -> None:
    """Sleep until the end of a bot's pause; `pause` is its least and most seconds."""
    loop = asyncio.get_running_loop()
    due = end_of_pause(since, loop.time(), lambda: dice.uniform(*pause))
    await asyncio.sleep(max(0.0, due - loop.time()))


def end_of_pause(since: float, now: float, pause: Callable[[], float]) -> float:
    """Return when a bot moves: at the end of the pause in which it has finished thinking. Its
    thinking time shows in nothing else."""
    due = since + (each := pause())
    while due < now and each:
        due += (each := pause())
    return due


def _choose(bot: Any, view: Any, choices: list[int]) -> int:
    """Return the bot's choice; the first legal choice if the bot fails."""
    try:
        choice = int(bot.choose(view, choices))
    except Exception:
        log.exception("a bot could not choose")
        return choices[0]
    return choice if choice in choices else choices[0]
