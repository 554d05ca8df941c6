"""A room: one table, who sits and who watches, and everything that may change it.

A room is a cache of the table's log. It can be thrown away at any time and laid out again from the
store. A decision is checked first, then written down, then made, then shown: whoever sees a move
sees one that is kept. One lock a room keeps decisions apart.
"""

import asyncio
import logging
from array import array
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

from farmyard.server.live import timing_out
from farmyard.server.live.bots import Bots
from farmyard.server.live.countdown import Countdown
from farmyard.server.live.rematch import Rematch
from farmyard.server.live.setting_up import Laid, lay, replay
from farmyard.server.live.timers import Sand, Sandglass
from farmyard.server.live.watcher import Watcher
from farmyard.server.store.queries import Twice
from farmyard.server.store.schema import (
    CLOSED,
    NOTED,
    PERSON,
    WAITING,
    Chair,
    TableRow,
    now_ms,
    undone,
)
from farmyard.server.store.store import NotStored
from farmyard.server.table import consent, notes, results, terms, words
from farmyard.server.table.absence import Patience
from farmyard.server.table.chat import Talk
from farmyard.server.table.names import distinct
from farmyard.server.table.notes import Note, Standing
from farmyard.server.table.refusals import Refusal, TableRefusal
from farmyard.server.table.seating import SPECTATOR, Eyes, eyes_of, seats_of
from farmyard.server.web.site import House

if TYPE_CHECKING:
    from farmyard.core.table import Table
    from farmyard.server.table.sealing import Offer

T = TypeVar("T")
log = logging.getLogger("farmyard.server")
RING_AGAIN = 5.0  # seconds
CROWD_PAUSE = 0.5  # seconds between two pages that only say who has come or gone


class Room:
    """One table in memory. `table` is None while chairs are open or the yard is being laid out."""

    def __init__(self, house: House, row: TableRow, chairs: list[Chair]) -> None:
        self.house, self.row, self.chairs = house, row, chairs
        self.table: Table | None = None
        self.log: list[int] = []
        self.times = array("q")  # of the entries of the log, in ms since 1970
        self.notes: dict[int, Note] = {}  # by their number in the log
        self.terms, self.standing = terms.of(row.customs), Standing(self.chairs)
        self.seated: list[Chair] | None = None  # the chairs as they were when the game began
        self.laid_at, self.talk, self.rematch = now_ms(), Talk(), Rematch()
        self.countdown = Countdown()
        self.glass, self.bots, self.patience = Sandglass(self), Bots(self), Patience(self)
        self.fault: Refusal | None = None
        self.watchers: set[Watcher] = set()
        self.looking: dict[str, int] = {}
        self.moment: asyncio.TimerHandle | None = None
        self.drawn: dict[Any, Any] = {}
        self._offer: Offer | None = None
        self.version, self._lock = 0, asyncio.Lock()
        self._in_a_row = 0  # touches being answered, each by several decisions
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
        waits = self.moment or self.glass.sand or self.patience.waits or self.standing.question
        busy = self.bots.busy or self.countdown.runs
        return not (busy or waits or self.watchers or self._lock.locked())

    @property
    def going_on(self) -> bool:
        """Whether decisions are asked for at all."""
        return self.row.stage != CLOSED and not self.standing.resting

    def seats_of(self, person: str) -> list[int]:
        """The seats at which a person decides: his own and his guests'."""
        return seats_of(self.chairs, person)

    def kept_for(self, person: str) -> list[int]:
        """The seats that scarecrows keep for a person who has left."""
        return [c.seat for c in self.chairs if c.kept and person and c.person == person]

    def eyes(self, person: str, program: bool = False) -> Eyes:
        """Through whose eyes a person's page is drawn now."""
        mine, table = self.seats_of(person), self.table
        assert table is not None
        still = table.over or self.moment is not None
        return eyes_of(mine, self.looking.get(person), table.to_move, still, program)

    def rename(self, person: str, name: str) -> bool:
        """A new name on the chair of a person, if he has one here, and in the log that is told."""
        name = distinct(name, [chair.name for chair in self.chairs if chair.person != person])
        own = [c.seat for c in self.chairs if c.kind == PERSON and c.person == person]
        for seat in own:
            for chairs in filter(None, (self.chairs, self.seated)):
                chairs[seat] = replace(chairs[seat], name=name)
            if self.table is not None:
                self.table.rename(seat, name)
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
            await self._read_log()
            if self.terms.pace and not self.log:
                await self.note(Note(notes.BEGINS))  # from now on the clock runs
            laid = await self.house.laying.do(lay, self.row, self.chairs, self.log)
        except Refusal as refusal:
            self.fault = refusal
        except NotStored:
            self.fault = Refusal(503, words.NOT_STORED)
        except Exception:
            log.exception("a table of %s could not be laid out", self.row.game)
            self.fault = Refusal(409, words.BROKEN_TABLE)
        else:
            self._sit_down(laid)

    async def _read_log(self) -> None:
        found = await self.house.store.log(self.row.id)
        self.log, self.times, self.notes = found.entries, found.times, notes.read(found.notes)
        self.seated = self.seated or list(self.chairs)
        self.chairs[:] = self.seated
        self.standing = Standing(self.chairs)
        for n, entry in enumerate(self.log if self.notes else []):
            if entry == NOTED:
                self.standing.take(self.notes[n], self.times[n])
            else:
                self.standing.decided()

    def _sit_down(self, laid: Laid) -> None:
        self.table, self.fault = laid.table, None
        self.bots.start(laid.minds, laid.table)
        if not self.log:
            own = [chair for chair in self.chairs if chair.kind == PERSON]
            self.looking.update({chair.person: chair.seat for chair in own})
        self._note()
        self.glass.turn()
        self.patience.look()
        consent.take_up(self)

    def opened(self) -> None:
        """The game has just been laid out: everybody who waited is led to the table."""
        for watcher in self.watchers:
            if watcher.page:
                watcher.lead(self.link)
        self.changed()
        self.bots.wake()

    def offer(self) -> "Offer":
        """The promise for the rematch: one for all, or pages of one moment would differ."""
        self._offer = self._offer or self.house.sealer.offer()
        return self._offer

    # -- Decisions --

    def seat_to_act(self, person: str, program: bool = False) -> int:
        """The seat for which a person may decide now, or a Refusal."""
        table, mine = self.playing(), self.seats_of(person)
        if not mine:
            kept = self.kept_for(person)
            raise TableRefusal(403, words.KEPT_FOR_YOU if kept else words.NOT_SEATED)
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
        self.check_going_on()
        self.check_moment(at, choice)
        if table.to_move != seat:
            raise TableRefusal(409, words.STALE)
        if (reason := why_not(table, choice)) is not None:
            raise TableRefusal(409, reason)
        await self._write(choice)
        table.play(choice)
        self._hold_moment(table)
        self._done()

    async def bot_plays(self, seat: int, choice: int, at: int) -> None:
        """The same for a scarecrow, if nothing at all has happened since it was asked."""
        await self.alone(self._bot_plays, seat, choice, at)

    async def _bot_plays(self, seat: int, choice: int, at: int) -> None:
        if at != len(self.log) or not self.chairs[seat].level:
            raise TableRefusal(409, words.STALE)
        await self._play(seat, choice, at)

    async def time_is_up(self, sand: Sand) -> None:
        """What is done for a seat whose time has run out; nothing if it was just in time."""
        if self.table is None or self.glass.sand != sand:
            return
        try:
            choice = await timing_out.choice_of(self, self.table, sand)
            await self._play(sand.seat, choice, len(self.log))
        except Refusal:  # it could not be written down; the log is not full for ever
            self.glass.turn(patience=RING_AGAIN)
            return
        chair = self.chairs[sand.seat]
        for watcher in self.watchers:
            if watcher.person == chair.person and not watcher.program:
                watcher.refuse(words.TIME_IS_UP)

    async def back(self, person: str, at: int | None, program: bool = False) -> None:
        """Take back the last decision of the seat a person looks from."""
        self.playing()
        if not self.seats_of(person):
            raise TableRefusal(403, words.NOT_SEATED)
        self.house.notes.check(f"{self.row.id} {person}")
        seat = self.eyes(person, program).seat
        await self.alone(self._back, seat, len(self.log) if at is None else at)

    async def _back(self, seat: int, at: int) -> None:
        table = self.playing()
        self.check_going_on()
        self.check_moment(at, None)
        if seat < 0 or not table.can_undo(seat):
            raise TableRefusal(409, words.CANNOT_UNDO)
        await self.rewind(table.n - 1)

    async def rewind(self, left: int) -> None:
        """Take everything back but the first `left` decisions; the dice stay as they fell."""
        moves, throws = self.playing().moves[:left], len(self.log) + 1
        laid = await self.house.laying.do(replay, self.row, self.chairs, moves, throws)
        await self._write(undone(left))
        self.table = laid.table
        self.bots.start(laid.minds, laid.table)
        self._end_moment()
        self._done()

    def check_moment(self, at: int, choice: int | None) -> None:
        """A Refusal if something has been decided since; a note in the log is no decision."""
        since = [entry for entry in self.log[at:] if entry != NOTED]
        if since or at > len(self.log):
            same = since[:1] == [choice]
            raise TableRefusal(409, words.ALREADY if same else words.STALE)

    def check_open(self) -> None:
        """A Refusal if the game is over or closed."""
        if self.row.stage == CLOSED:
            raise TableRefusal(409, words.CLOSED)
        if self.playing().over:
            raise TableRefusal(409, words.OVER)

    def check_going_on(self) -> None:
        """A Refusal if the table rests, or is closed."""
        if self.row.stage == CLOSED:
            raise TableRefusal(409, words.CLOSED)
        if self.standing.resting:
            raise TableRefusal(409, words.RESTS)

    async def note(self, note: Note) -> None:
        """Write a note into the log, and do as it says."""
        await self._write(NOTED, note)
        self.notes[len(self.log) - 1] = note
        self.standing.take(note, self.times[-1])

    def noted(self) -> None:
        """To be called after notes: clocks, scarecrows and pages catch up."""
        self.glass.turn()
        self.patience.look()
        self.changed()
        self.bots.wake()

    def decided(self) -> tuple[list[int], list[int]]:
        """The log and its times without the notes."""
        kept = [n for n, choice in enumerate(self.log) if choice != NOTED]
        return [self.log[n] for n in kept], [self.times[n] for n in kept]

    async def _write(self, choice: int, note: Note | None = None) -> None:
        at, text = now_ms(), notes.written(note).decode() if note else ""
        try:
            await self.house.store.append(self.row.id, len(self.log), choice, at, text)
        except Twice:  # somebody else writes to the same file
            await self.lay()
            self.changed()
            raise TableRefusal(409, words.STALE) from None
        except NotStored:
            raise TableRefusal(503, words.NOT_STORED) from None
        self.log.append(choice)
        self.times.append(at)

    def _done(self) -> None:
        self._note()
        self.standing.decided()
        self.glass.turn()
        self.patience.look()
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
        if (row := results.as_it_stands(self.row, self.table)) is not self.row:
            self.row = row
            self.house.rooms.note(row)

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
        if not self._in_a_row:
            self._show()

    def _show(self) -> None:
        for watcher in self.watchers:
            watcher.mailbox.put(self.version)

    @contextmanager
    def shown_once(self) -> Iterator[None]:
        """What is done meanwhile is shown when all of it is done."""
        before, self._in_a_row = self.version, self._in_a_row + 1
        try:
            yield
        finally:
            self._in_a_row -= 1
            if self.version != before:
                self._show()

    def crowd_changed(self) -> None:
        """Somebody came or went: said soon, and once for many."""
        if self._crowd is None:
            loop = asyncio.get_running_loop()
            self._crowd = loop.call_later(CROWD_PAUSE, self._crowd_over)

    def _crowd_over(self) -> None:
        self._crowd = None
        self.patience.look()
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
