"""Follows the log of a table: loads it, and applies the entries that other workers have written.

All of it runs under the lock of the table.
"""

import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from farmyard.core.record import SPECTATOR
from farmyard.core.wording.slots import Thing
from farmyard.server.live import stand_ins
from farmyard.server.live.audience import Audience
from farmyard.server.live.bots import Bots
from farmyard.server.live.peers import messages
from farmyard.server.live.services import Services
from farmyard.server.live.setting_up import BotsBySeat, LoadedTable, bots_of, load, replay
from farmyard.server.live.timers import Timers
from farmyard.server.store.schema import CLOSED, NOTED, PERSON, WAITING, Chair, now_ms
from farmyard.server.store.shared.channel import LEFT_OUT
from farmyard.server.store.statements.reading import Entry
from farmyard.server.store.writer import NotStored
from farmyard.server.table import consent, log, pacing, results
from farmyard.server.table.consent import Event
from farmyard.server.table.log import GONE, LEAVES, RETURNS, SHOWN, Note
from farmyard.server.table.refusals import Refusal
from farmyard.server.table.state import State

if TYPE_CHECKING:
    from farmyard.core.tables.table import Table


logger = logging.getLogger("farmyard.server")


class Follower(ABC):
    """A table in memory that follows its log, whoever writes to it."""

    def __init__(self, services: Services, state: State) -> None:
        self.services, self.state = services, state
        self.audience, self.timers = Audience(services, state), Timers()
        self.bots = Bots(services, state)

    @property
    @abstractmethod
    def drives(self) -> bool:
        """True if the bots and timers of the table act here, and not at another worker."""

    @abstractmethod
    async def start_clock(self) -> None:
        """Write to an empty log that the time of a game begins."""

    @abstractmethod
    def tell_the_hall(self) -> None:
        """Write how the table stands, if that has changed."""

    @abstractmethod
    def watch_time(self) -> None:
        """Reset all timers, and tell people who are away what they are to know."""

    @abstractmethod
    def moment_ends(self) -> None:
        """End the time for which the end of a turn is shown."""

    @abstractmethod
    def opened(self) -> None:
        """Lead all waiting watchers to the table."""

    @abstractmethod
    def noted(self) -> None:
        """Update timers, pages and bots after a note was written."""

    @abstractmethod
    async def do(self, decide: Callable[..., Iterable[Event]], *given: Any) -> None:
        """Compute events with `decide` and apply them, under the table lock."""

    async def load(self) -> None:
        """Load the table from its log; a fault is kept in `state.fault`."""
        state = self.state
        state.table = None
        try:
            await self.read_log()
            if state.table_settings.pace and not state.log:
                await self.start_clock()
            loaded = await self.services.loading.run(load, state.row, state.chairs, state.log)
        except Refusal as refusal:
            state.fault = refusal
        except NotStored:
            state.fault = Refusal(503, Thing("not-read"))
        except Exception:
            logger.exception("a table of %s could not be loaded", state.row.game)
            state.fault = Refusal(409, Thing("broken-table"))
        else:
            self._sit_down(loaded)

    async def read_log(self) -> None:
        """Read the entries of the log again, without playing them."""
        found = await self.services.store.log(self.state.row.id)
        self.state.read(found.entries, found.times, log.read(found.notes))

    def _sit_down(self, loaded: LoadedTable) -> None:
        state = self.state
        state.table, state.fault = loaded.table, None
        self.seat_bots(loaded.bots_by_seat, loaded.table)
        if not state.log:
            own = [chair for chair in state.chairs if chair.kind == PERSON]
            state.looking.update({chair.person: chair.seat for chair in own})
        self.tell_the_hall()
        if state.standing.question and (consent.lapses_at(state) or 0) <= now_ms():
            state.standing.question = None
        self.watch_time()
        self.settle()
        self.services.peers.loaded(self.state.row.id)

    async def catch_up(self) -> None:
        """Read what others have written to the log, and the row and chairs of a table that
        waits."""
        if self.state.row.stage == WAITING or self.state.table is None:
            await self.read_again()
        else:
            known = len(self.state.log)
            await self.follow(await self.services.store.tail(self.state.row.id, known))

    async def follow(self, entries: Sequence[Entry]) -> None:
        """Apply entries of the log, of which some may be known already."""
        state = self.state
        new = [entry for entry in entries if entry.n >= len(state.log)]
        if not new or state.table is None:
            return
        numbers = range(len(state.log), len(state.log) + len(new))
        if [entry.n for entry in new] != list(numbers) or any(e.note == LEFT_OUT for e in new):
            new = await self.services.store.tail(state.row.id, len(state.log))
        with self.audience.shown_once():
            for entry in new:
                await self._apply(entry)
            state.row = results.as_it_stands(state.row, state.playing())
            self.noted()

    def seat_bots(self, bots_by_seat: BotsBySeat, table: "Table") -> None:
        """Replace the bots of the table, where they act here."""
        self.bots.start(bots_by_seat if self.drives else {}, table)

    def settle(self) -> None:
        """Grant the open question if no answer is missing, as where somebody has left."""
        if self.drives and consent.settled(self.state):
            self.services.spawn(self.do(consent.settled))

    async def _apply(self, entry: Entry) -> None:
        state = self.state
        if entry.choice == NOTED:
            note = log.read({entry.n: entry.note})[entry.n]
            state.write(entry.choice, entry.at, note)
            await self._note_written(note)
        elif entry.choice < 0:
            await self._taken_back(entry)
        else:
            table = state.playing()
            self.moment_is_over()
            state.write(entry.choice, entry.at)
            table.play(entry.choice)
            state.loss = pacing.takes_from_people(state, table)
            state.standing.decided()
            self.hold_moment(table)
            self.bots.tell()

    async def _note_written(self, note: Note) -> None:
        if note.kind == SHOWN:
            self.moment_is_over()
        elif note.kind == RETURNS:
            self.bots.leave(note.seat)
        elif note.kind in (LEAVES, GONE) and self.drives:
            self.bots.join(await stand_ins.bots_for(self.state, [note.seat], note.level))

    async def _taken_back(self, entry: Entry) -> None:
        state = self.state
        self.moment_is_over()
        moves, throws = log.moves_of([*state.log, entry.choice]), entry.n + 1
        loaded = await self.services.loading.run(replay, state.row, state.chairs, moves, throws)
        state.write(entry.choice, entry.at)
        state.table = loaded.table
        state.standing.decided()
        self.seat_bots(loaded.bots_by_seat, loaded.table)

    async def read_again(self) -> None:
        """Read the row and the chairs of a table again, and load its game if it has begun."""
        state = self.state
        if (found := await self.services.store.table(state.row.id)) is None:
            self.deleted()
            return
        row, chairs = found
        if state.table is not None:
            if state.table_settings.afternoon:
                await self.follow(await self.services.store.tail(row.id, len(state.log)))
                self._change_hands(chairs)
            stage = CLOSED if row.stage == CLOSED else state.row.stage
            row, chairs = replace(state.row, stage=stage, next=row.next), state.chairs
        if (row, chairs) == (state.row, state.chairs):
            return
        begins = state.row.stage == WAITING != row.stage
        state.row, state.chairs[:] = row, chairs
        if begins:
            self.stop_counting()
            await self.load()
            self.opened()
        else:
            self.changed()

    def _change_hands(self, chairs: Sequence[Chair]) -> None:
        """Take over chairs that have changed hands; whoever had one is led to the new one."""
        if left := self.state.move(chairs):
            for each in self.audience.watchers:
                if each.person and each.person in left:
                    each.lead(f"/afternoon/{self.state.table_settings.afternoon}")
            self.noted()

    async def take_over(self) -> None:
        """Move the bots of the table and keep its time from now on."""
        state = self.state
        if state.table is None or not self.drives:
            return
        bots = await self.services.loading.run(bots_of, state.row, state.chairs, len(state.log))
        self.seat_bots(bots, state.table)
        self.noted()
        self.settle()

    async def stand_aside(self) -> None:
        """Leave the bots and the time of the table to another worker."""
        if self.state.table is not None:
            self.bots.start({}, self.state.table)

    # -- What is shown --

    def hold_moment(self, table: "Table") -> None:
        """Keep the end of a turn in view for a while, if the game asks for it."""
        page = table.game.page
        if not self.services.settings.turn_pauses or page.TURN_PAUSE <= 0:
            return
        if page.turn_pauses(table.views.of(SPECTATOR, table.n - 1), table.views.of(SPECTATOR)):
            self.state.held = True
            self.timers.moment.set(page.TURN_PAUSE * self.state.tempo.factor, self.moment_ends)

    def moment_is_over(self) -> None:
        """Show the end of a turn no longer."""
        self.timers.moment.stop()
        self.state.held = False

    def count_down(self, seconds: float, deal: Callable[[], object]) -> None:
        """Call `deal` after so many seconds, unless `stop_counting` is called before."""
        self.state.begins = now_ms() + int(1000 * seconds)
        self.timers.deal.set(seconds, deal)
        self.services.peers.tell(messages.Begins(self.state.row.id, self.state.begins))

    def stop_counting(self) -> None:
        """Cancel the countdown to the deal."""
        if self.state.begins is not None:
            self.services.peers.tell(messages.Begins(self.state.row.id, None))
        self.state.begins = None
        self.timers.deal.stop()

    def changed(self) -> None:
        """Send every watcher a new page."""
        self.audience.changed()

    def deleted(self) -> None:
        """Say that the table is not there any more."""
        self.state.fault = Refusal(404, Thing("no-table"))
        self.changed()
