"""A room: one table, who sits and who watches, and everything that may change it.

A room is a cache of the table's log. It can be thrown away at any time and laid out again from the
store. A decision is checked first, then written down, then made, then shown: whoever sees a move
sees one that is kept. One lock a room keeps decisions apart.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

from farmyard.server import words
from farmyard.server.bots import Bots
from farmyard.server.house import House
from farmyard.server.mailbox import Mailbox
from farmyard.server.refusals import Refusal, TableRefusal
from farmyard.server.schema import OVER, PERSON, PLAYING, WAITING, Chair, TableRow, undone
from farmyard.server.seating import SPECTATOR, Eyes, eyes_of, seats_of
from farmyard.server.setting_up import Laid, lay, take_back
from farmyard.server.store import NotStored, Twice

if TYPE_CHECKING:
    from farmyard.core.table import Table

T = TypeVar("T")
log = logging.getLogger("farmyard.server")
CROWD_PAUSE = 0.5  # seconds between two pages that only say who has come or gone


class Watcher:
    """One open page or program, and its mailbox of one."""

    __slots__ = ("base", "goes", "mailbox", "page", "person", "program", "refusal")

    def __init__(self, person: str, base: str, program: bool, page: str = "") -> None:
        self.person, self.base, self.program = person, base, program
        self.page = page  # "waiting" or "laying" if it is not the table's own page
        self.mailbox: Mailbox[int] = Mailbox()
        self.refusal: str | None = None
        self.goes: str | None = None

    def refuse(self, sentence: str) -> None:
        """Send a fresh page and this sentence."""
        self.refusal = sentence
        self.mailbox.put(-1)

    def lead(self, address: str) -> None:
        """Send this page to another address."""
        self.goes = address
        self.mailbox.put(-1)


class Room:
    """One table in memory. `table` is None while chairs are open or the yard is being laid out."""

    def __init__(self, house: House, row: TableRow, chairs: list[Chair]) -> None:
        self.house, self.row, self.chairs = house, row, chairs
        self.table: Table | None = None
        self.log: list[int] = []
        self.bots = Bots(self)
        self.fault: Refusal | None = None
        self.watchers: set[Watcher] = set()
        self.looking: dict[str, int] = {}
        self.moment: asyncio.TimerHandle | None = None
        self.drawn: dict[Any, Any] = {}
        self.version = 0
        self._lock = asyncio.Lock()
        self._crowd: asyncio.TimerHandle | None = None

    # -- Who is who --

    @property
    def link(self) -> str:
        return f"/t/{self.row.id}"

    @property
    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    @property
    def idle(self) -> bool:
        """Whether nobody would miss the room."""
        return not (self.watchers or self._lock.locked() or self.bots.busy or self.moment)

    def seats_of(self, person: str) -> list[int]:
        """The seats at which a person decides: his own and his guests'."""
        return seats_of(self.chairs, person)

    def eyes(self, person: str, program: bool = False) -> Eyes:
        """Through whose eyes a person's page is drawn now."""
        mine, table = self.seats_of(person), self.table
        assert table is not None
        looking = self.looking.get(person)
        still = table.over or self.moment is not None
        return eyes_of(mine, looking, table.to_move, still, program)

    def rename(self, person: str, name: str) -> bool:
        """A new name on the chair of a person, if he has one here."""
        own = [c for c in self.chairs if c.kind == PERSON and c.person == person]
        for chair in own:
            self.chairs[chair.seat] = replace(chair, name=name)
        return bool(own)

    def playing(self) -> "Table":
        """The table, or a Refusal that says why there is none."""
        if self.fault is not None:
            raise self.fault
        if self.table is None:
            waiting = self.row.stage == WAITING
            raise Refusal(409, words.NOT_STARTED if waiting else words.LAYING)
        return self.table

    # -- Laying out --

    async def lay(self) -> None:
        """Lay the table out from its log; faults are kept and told to whoever comes."""
        self.table = None
        try:
            self.log = await self.house.store.log(self.row.id)
            laid = await asyncio.to_thread(lay, self.row, self.chairs, self.log)
        except Refusal as refusal:
            self.fault = refusal
        except NotStored:
            self.fault = Refusal(503, words.NOT_STORED)
        except Exception:
            log.exception("a table of %s could not be laid out", self.row.game)
            self.fault = Refusal(409, words.BROKEN_TABLE)
        else:
            self._sit_down(laid)

    def _sit_down(self, laid: Laid) -> None:
        self.table, self.fault = laid.table, None
        self.bots.start(laid.minds)
        if not self.log:
            own = [chair for chair in self.chairs if chair.kind == PERSON]
            self.looking.update({chair.person: chair.seat for chair in own})
        self._note()

    def opened(self) -> None:
        """The game has just been laid out: everybody who waited is led to the table."""
        for watcher in self.watchers:
            if watcher.page:
                watcher.lead(self.link)
        self.changed()
        self.bots.wake()

    # -- Decisions --

    def seat_to_act(self, person: str, program: bool = False) -> int:
        """The seat for which a person may decide now, or a Refusal."""
        table, mine = self.playing(), self.seats_of(person)
        if not mine:
            raise TableRefusal(403, words.NOT_SEATED)
        if table.to_move is None:
            raise TableRefusal(409, words.OVER)
        if table.to_move not in mine:
            raise TableRefusal(409, words.not_your_turn(table.names[table.to_move]))
        if self.eyes(person, program).seat != table.to_move:
            raise TableRefusal(409, words.CURTAIN)
        return table.to_move

    async def play(self, seat: int, choice: int, at: int) -> None:
        """Make a decision for a seat; the answer to moment `at`, so never made twice."""
        await self.alone(self._play, seat, choice, at)

    async def _play(self, seat: int, choice: int, at: int) -> None:
        table = self.playing()
        self.check_moment(at, choice)
        if table.to_move != seat:
            raise TableRefusal(409, words.STALE)
        if (reason := why_not(table, choice)) is not None:
            raise TableRefusal(409, reason)
        await self._write(choice)
        table.play(choice)
        self._hold_moment(table)
        self._done()

    async def back(self, person: str, at: int | None, program: bool = False) -> None:
        """Take back the last decision of the seat a person looks from."""
        self.playing()
        if not self.seats_of(person):
            raise TableRefusal(403, words.NOT_SEATED)
        seat = self.eyes(person, program).seat
        await self.alone(self._back, seat, len(self.log) if at is None else at)

    async def _back(self, seat: int, at: int) -> None:
        table = self.playing()
        self.check_moment(at, None)
        if seat < 0 or not table.can_undo(seat):
            raise TableRefusal(409, words.CANNOT_UNDO)
        moves, throws = list(table.moves), len(self.log) + 1
        laid = await asyncio.to_thread(take_back, self.row, self.chairs, moves, throws, seat)
        await self._write(undone(len(laid.table.moves)))
        self.table = laid.table
        self.bots.start(laid.minds)
        self._end_moment()
        self._done()

    def check_moment(self, at: int, choice: int | None) -> None:
        if at != len(self.log):
            same = at < len(self.log) and self.log[at] == choice
            raise TableRefusal(409, words.ALREADY if same else words.STALE)

    async def _write(self, choice: int) -> None:
        try:
            await self.house.store.append(self.row.id, len(self.log), choice)
        except Twice:  # somebody else writes to the same file
            await self.lay()
            self.changed()
            raise TableRefusal(409, words.STALE) from None
        except NotStored:
            raise TableRefusal(503, words.NOT_STORED) from None
        self.log.append(choice)

    def _done(self) -> None:
        self._note()
        self.bots.tell()
        self.changed()

    async def alone(self, work: Callable[..., Awaitable[T]], *given: Any) -> T:
        """Do it with nobody else at the table, and to the end even if the asker goes away."""

        async def locked() -> T:
            async with self._lock:
                return await work(*given)

        return await asyncio.shield(self.house.errand(locked()))

    def _note(self) -> None:
        """Tell the hall how the table stands, if that has changed."""
        assert self.table is not None
        stage, to_move = OVER if self.table.over else PLAYING, self.table.to_move
        if (stage, to_move) != (self.row.stage, self.row.to_move):
            self.row = replace(self.row, stage=stage, to_move=to_move)
            self.house.errand(self.house.store.note(self.row.id, stage, to_move))

    # -- What is seen --

    def look(self, person: str, seat: int) -> None:
        """Somebody says who holds the screen."""
        self.playing()
        if seat not in self.seats_of(person):
            raise TableRefusal(403, words.NOT_YOUR_CHAIR)
        self.looking[person] = seat
        self.changed()

    def changed(self) -> None:
        """Every watcher is due a new page."""
        self.version += 1
        self.drawn.clear()
        for watcher in self.watchers:
            watcher.mailbox.put(self.version)

    def crowd_changed(self) -> None:
        """Somebody came or went: said soon, and once for many."""
        if self._crowd is None:
            loop = asyncio.get_running_loop()
            self._crowd = loop.call_later(CROWD_PAUSE, self._crowd_over)

    def _crowd_over(self) -> None:
        self._crowd = None
        self.changed()

    def _hold_moment(self, table: "Table") -> None:
        """Keep the end of a turn in view for a while, if the game asks for it."""
        self._end_moment()
        page = table.game.page
        if not self.house.settings.moments or page.MOMENT <= 0:
            return
        if page.moment(table.seen(SPECTATOR, table.n - 1), table.seen(SPECTATOR)):
            loop = asyncio.get_running_loop()
            self.moment = loop.call_later(page.MOMENT, self._moment_over)

    def _moment_over(self) -> None:
        self.moment = None
        self.changed()
        self.bots.wake()

    def _end_moment(self) -> None:
        if self.moment is not None:
            self.moment.cancel()
            self.moment = None


def why_not(table: "Table", choice: int) -> str | None:
    """Why a choice is not legal now, as a sentence; None if it is."""
    try:
        table.check(choice)
    except ValueError as why:
        return str(why)
    return None
