"""The actor of a table, through which alone anything about the table changes.

A decision is checked, then written to the store, then played, then shown: every move a watcher sees
is already kept. One lock keeps decisions apart. An actor is a cache of the table's log: it can be
dropped at any time and loaded again from the store.

Where several workers serve a table each has an actor of it; one of them drives it: its bots and
timers act. What another worker writes is applied by `Follower`.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeVar
from weakref import ReferenceType, ref

from farmyard.core.messages import Thing
from farmyard.core.record import SPECTATOR
from farmyard.server.live import stand_ins
from farmyard.server.live.audience import Audience
from farmyard.server.live.bots import Bots
from farmyard.server.live.peers import messages
from farmyard.server.live.peers.following import Follower
from farmyard.server.live.services import Services
from farmyard.server.live.setting_up import LoadedTable, load, replay
from farmyard.server.live.timers import Timers, seconds_until
from farmyard.server.live.watcher import Watcher
from farmyard.server.store.schema import NOTED, PERSON, Chair, TableRow, now_ms, undone
from farmyard.server.store.statements.writing import Twice
from farmyard.server.store.writer import NotStored
from farmyard.server.table import chat, clock, consent, log, pacing, results, substitutes
from farmyard.server.table.chat import ChatMessage
from farmyard.server.table.consent import Event, Rewind, SystemMessage
from farmyard.server.table.log import BEGINS, GONE, LEAVES, SHOWN, Note, Question
from farmyard.server.table.refusals import Refusal, TableRefusal
from farmyard.server.table.state import Deadline, State
from farmyard.server.words import say

if TYPE_CHECKING:
    from farmyard.core.table import Table
    from farmyard.server.table.sealing import Offer

T = TypeVar("T")
logger = logging.getLogger("farmyard.server")
OVERTAKEN = 5  # times that something is decided anew, for another worker was first
RING_AGAIN = 5.0  # seconds
CROWD_PAUSE = 0.5  # seconds between two pages that only say who has come or gone


class Overtaken(Exception):
    """Raised if another worker has written to the log first; what it wrote has been applied."""


class Actor(Follower):
    """A table in memory: its state, watchers, bots and timers."""

    def __init__(self, services: Services, row: TableRow, chairs: list[Chair]) -> None:
        self.services, self.state = services, State(row, chairs, now_ms())
        self.audience, self.timers = Audience(), Timers()
        self.bots = Bots(services, self.state)
        self._offer: Offer | None = None
        self._before: ReferenceType[Actor] | None = None  # the table of which this is the rematch
        self._lock = asyncio.Lock()

    @property
    def idle(self) -> bool:
        """True if the actor can be dropped from memory: no watchers, timers or work under way."""
        state, timers = self.state, self.timers
        waits = state.held or state.deadline or timers.absence.runs or state.standing.question
        if self.audience.watchers or self._lock.locked() or timers.deal.runs:
            return False
        driven = self.bots.busy or timers.knock.runs or waits or state.presence.here
        return not (self.drives and driven)

    @property
    def drives(self) -> bool:
        """True if the bots and timers of the table act here, and not at another worker."""
        return self.services.peers.drives(self.state.row.id)

    def offer(self) -> "Offer":
        """Return the sealed offer for the rematch; one for all pages, so that their frames are
        equal."""
        self._offer = self._offer or self.services.sealer.offer()
        return self._offer

    async def locked(self, work: Callable[..., Awaitable[T]], *given: Any) -> T:
        """Run under the table lock, shielded from cancellation; again where another worker has
        written to the log meanwhile."""

        async def locked() -> T:
            async with self._lock:
                for _ in range(OVERTAKEN):
                    with suppress(Overtaken):
                        return await work(*given)
            raise TableRefusal(409, say("stale"))

        return await asyncio.shield(self.services.spawn(locked()))

    # -- Loading --

    async def load(self) -> None:
        """Load the table from its log; a fault is kept in `state.fault`."""
        state = self.state
        state.table = None
        try:
            await self._read_log()
            if state.table_settings.pace and not state.log:
                await self._start_clock()
            loaded = await self.services.loading.run(load, state.row, state.chairs, state.log)
        except Refusal as refusal:
            state.fault = refusal
        except NotStored:
            state.fault = Refusal(503, Thing("not-stored"))
        except Exception:
            logger.exception("a table of %s could not be loaded", state.row.game)
            state.fault = Refusal(409, Thing("broken-table"))
        else:
            self._sit_down(loaded)

    async def _read_log(self) -> None:
        found = await self.services.store.log(self.state.row.id)
        self.state.read(found.entries, found.times, log.read(found.notes))

    async def _start_clock(self) -> None:
        try:
            await self._write(NOTED, Note(BEGINS))
        except Overtaken:  # another worker has started it
            await self._read_log()

    def _sit_down(self, loaded: LoadedTable) -> None:
        state = self.state
        state.table, state.fault = loaded.table, None
        self.seat_bots(loaded.bots_by_seat, loaded.table)
        if not state.log:
            own = [chair for chair in state.chairs if chair.kind == PERSON]
            state.looking.update({chair.person: chair.seat for chair in own})
        self._tell_the_hall()
        if state.standing.question and (consent.lapses_at(state) or 0) <= now_ms():
            state.standing.question = None
        self.timers.watch(self.state, self)
        self.knock()
        self.settle()
        self.services.peers.loaded(self.state.row.id)

    def opened(self) -> None:
        """Lead all waiting watchers to the table, which has just been loaded."""
        self.audience.lead_to_the_table(self.state.link)
        self.changed()
        self.wake()

    # -- Decisions --

    async def play(self, seat: int, choice: int, at: int) -> None:
        """Make a decision for a seat, once. Raises Refusal unless `at` is the current version."""
        await self.locked(self._play, seat, choice, at)

    async def _play(self, seat: int, choice: int, at: int) -> None:
        table = self.state.check_choice(seat, choice, at)
        await self._end_moment()
        await self._write(choice)
        table.play(choice)
        self.state.loss = pacing.takes_from_people(self.state, table)
        self.hold_moment(table)
        self._decided()

    async def bot_plays(self, seat: int, choice: int, at: int) -> None:
        """Make a bot's decision. Raises TableRefusal if the log has changed since it was asked."""
        await self.locked(self._bot_plays, seat, choice, at)

    async def _bot_plays(self, seat: int, choice: int, at: int) -> None:
        if at != len(self.state.log) or not self.state.chairs[seat].level:
            raise TableRefusal(409, say("stale"))
        await self._play(seat, choice, at)

    async def back(self, seat: int, at: int) -> None:
        """Take back the last decision of a seat. Raises Refusal if that is not allowed."""
        await self.locked(self._back, seat, at)

    async def _back(self, seat: int, at: int) -> None:
        await self._rewind(self.state.check_undo(seat, at))

    async def _rewind(self, left: int) -> None:
        """Take everything back but the first `left` decisions; the dice stay as they fell."""
        state = self.state
        await self._end_moment()
        moves, throws = state.playing().moves[:left], len(state.log) + 1
        loaded = await self.services.loading.run(replay, state.row, state.chairs, moves, throws)
        await self._write(undone(left))
        state.table = loaded.table
        self.seat_bots(loaded.bots_by_seat, loaded.table)
        self._decided()

    async def do(self, decide: Callable[..., Iterable[Event]], *given: Any) -> None:
        """Compute events with `decide` and apply them, under the table lock."""
        await self.locked(self._do, decide, *given)

    async def _do(self, decide: Callable[..., Iterable[Event]], *given: Any) -> None:
        begun = False
        with self.audience.shown_once():
            try:
                for event in decide(self.state, *given):
                    await self._apply_event(event)
                    begun = True
            except Overtaken:
                if not begun:
                    raise
                await self._finish(decide, *given)
        self.noted()

    async def _finish(self, decide: Callable[..., Iterable[Event]], *given: Any) -> None:
        """Apply the rest of some events, between which another worker has written."""
        try:
            await self._do(decide, *given)
        except TableRefusal as refusal:
            if refusal.status != 409:
                raise
        await self._do(consent.settled)

    async def _apply_event(self, event: Event) -> None:
        match event:
            case Rewind(left):
                await self._rewind(left)
            case SystemMessage(person, sentence):
                self._tell(person, sentence)
            case note:
                await self._write(NOTED, note)

    async def _write(self, entry: int, note: Note | None = None) -> None:
        """Append an entry to the stored log, then to the state. Raises TableRefusal if it is not
        stored, and Overtaken if another entry has its number."""
        state, at = self.state, now_ms()
        text = log.written(note).decode() if note else ""
        try:
            await self.services.store.append(state.row.id, len(state.log), entry, at, text)
        except Twice:  # of another worker, or of ours, whose answer was lost
            with suppress(NotStored):
                await self.catch_up()
                raise Overtaken from None
            raise TableRefusal(503, say("not-stored")) from None
        except NotStored:
            raise TableRefusal(503, say("not-stored")) from None
        state.write(entry, at, note)

    def _decided(self) -> None:
        """Update clocks, bots and pages after a decision was made or taken back."""
        self._tell_the_hall()
        self.state.standing.decided()
        self.bots.tell()
        self.noted()

    def noted(self) -> None:
        """Update timers, pages and bots after a note was written."""
        self.timers.watch(self.state, self)
        self.knock()
        self.changed()
        self.wake()

    def _tell_the_hall(self) -> None:
        state = self.state
        if (row := results.as_it_stands(state.row, state.playing())) is not state.row:
            state.row = row
            self.services.note(state)

    # -- Leaving and coming back --

    async def leave(self, person: str, level: str) -> None:
        """Let a person leave with all his guests; bots take their chairs."""
        await self.locked(self._leave, person, level)

    async def _leave(self, person: str, level: str) -> None:
        self.state.check_open()
        known = [each.name for each in await self.services.loader.levels(self.state.row.game)]
        level = substitutes.level_for(self.state, person, level, known)
        await self._hand_over(person, level, LEAVES)

    async def come_back(self, person: str) -> None:
        """Give a person the chairs back that were kept for him."""
        await self.locked(self._come_back, person)

    async def _come_back(self, person: str) -> None:
        seats = self.state.kept_for(person)
        await self._do(substitutes.come_back, person)
        for seat in seats:
            self.bots.leave(seat)
        self.sign(person)

    async def hand_over_absent(self) -> None:
        """Give bots the chairs of all people who have not come to a table opened for them."""
        await self.locked(self._hand_over_absent)

    async def _hand_over_absent(self) -> None:
        for person in substitutes.never_came(self.state):
            level = await self.services.loader.middle(self.state.row.game)
            await self._hand_over(person, level, GONE)

    async def _gone(self, person: str) -> None:
        """Give bots the chairs of a person who has been away too long, if that is still so."""
        if substitutes.is_given_up(self.state, person, now_ms()):
            level = await self.services.loader.middle(self.state.row.game)
            await self._hand_over(person, level, GONE)
        else:
            self.timers.watch_absence(self.state, self)

    async def _hand_over(self, person: str, level: str, kind: str) -> None:
        seats = self.state.seats_of(person) if self.drives else []
        bots_by_seat = await stand_ins.bots_for(self.state, seats, level)
        with self.audience.shown_once():
            await self._do(substitutes.hand_over, person, level, kind)
            self.bots.join(bots_by_seat)
            await self._do(consent.settled)

    # -- Timers --

    def ring(self, deadline: Deadline) -> None:
        """Handle the end of the time of the seat to move."""
        if self.drives:
            self.services.spawn(self.locked(self._time_is_up, deadline))

    async def _time_is_up(self, deadline: Deadline) -> None:
        """Decide for a seat whose time has run out; do nothing if it was just in time."""
        state, table = self.state, self.state.table
        if table is None or state.deadline != deadline:
            return
        try:
            choice = await stand_ins.choice_in_time(self.services, state, table, deadline)
            await self._play(deadline.seat, choice, len(state.log))
        except Refusal:  # not stored; try again, as the store may recover
            self.timers.watch_the_clock(self.state, self, at_least=RING_AGAIN)
            return
        self._tell(state.chairs[deadline.seat].person, Thing("time-is-up"), programs=False)

    def miss(self, person: str) -> None:
        """Handle the end of the time for which the table waits for an absent person."""
        if self.drives:
            self.services.spawn(self.locked(self._gone, person))

    def lapse(self, question: Question) -> None:
        """Close a question that was not answered in time, and tell the asker."""
        for person, sentence in consent.lapse(self.state, question):
            if self.drives:
                self._tell(person, sentence)
        self.noted()

    def knock(self) -> None:
        """Tell people who are away what they are to know, now or when it is time."""
        if self.drives and self.services.knocker.cares(self.state):
            self.services.spawn(self._knock())

    async def _knock(self) -> None:
        n = len(self.state.log)
        again = await self.services.knocker.knock(self.state, self._is_seen_by)
        if n != len(self.state.log):  # then a later call knows better
            return
        self.timers.knock.stop()
        if again is not None:
            self.timers.knock.set(seconds_until(again), self.knock)

    def _tell(self, person: str, sentence: Thing, programs: bool = True) -> None:
        """Send a sentence to a person's pages, wherever they are."""
        self.audience.tell(person, sentence, programs)
        told = messages.sentence(self.state.row.id, person, sentence, programs)
        self.services.peers.tell(told)

    def _is_seen_by(self, person: str) -> bool:
        """True if a person has a page of the table in view, here or at another worker."""
        return self.audience.is_seen_by(person) or self.state.presence.in_view(person)

    def hold_moment(self, table: "Table") -> None:
        """Keep the end of a turn in view for a while, if the game asks for it."""
        page = table.game.page
        if not self.services.settings.turn_pauses or page.TURN_PAUSE <= 0:
            return
        if page.turn_pauses(table.views.of(SPECTATOR, table.n - 1), table.views.of(SPECTATOR)):
            self.state.held = True
            self.timers.moment.set(page.TURN_PAUSE * self.state.tempo.factor, self._moment_ends)

    async def _moment_passed(self) -> None:
        if not self.timers.moment.runs:  # else another turn has ended since
            await self._moment_over()

    async def _moment_over(self) -> None:
        with suppress(Refusal):  # not stored: then its time counts
            await self._end_moment()
        self.noted()

    def _moment_ends(self) -> None:
        """End the time for which the end of a turn is shown; the driver's note comes with the
        log."""
        if self.drives:
            self.services.spawn(self.locked(self._moment_passed))
        else:
            self.moment_is_over()
            self.noted()

    async def _end_moment(self) -> None:
        """End the time for which the end of a turn is shown; where a clock counts, a note says so,
        for the clock stood still."""
        state, held = self.state, self.state.held
        self.moment_is_over()
        if held and clock.has_any(state) and not state.standing.resting:
            await self._write(NOTED, Note(SHOWN, left=state.last_decided))

    def moment_is_over(self) -> None:
        """Show the end of a turn no longer."""
        self.timers.moment.stop()
        self.state.held = False

    async def looked(self, person: str) -> None:
        """End the time for which the end of a turn is shown, for the only person at the table.
        Raises TableRefusal."""
        await self.locked(self._looked, person)

    async def _looked(self, person: str) -> None:
        pacing.check_looked(self.state, person)
        await self._moment_over()

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

    # -- Watchers --

    def enter(self, watcher: Watcher) -> None:
        """Add a watcher."""
        self.audience.watchers.add(watcher)
        self.state.presence.enter(watcher.person)
        if self.state.knows(watcher.person):
            self.services.peers.here(self.state.row.id)
        self._crowd_changed()
        self.wake()

    def go(self, watcher: Watcher) -> None:
        """Remove a watcher."""
        self.audience.watchers.discard(watcher)
        self.state.presence.leave(watcher.person)
        self.sign(watcher.person)
        self._crowd_changed()

    def sign(self, person: str) -> None:
        """Record activity of a person."""
        sits = any(chair.person == person for chair in self.state.chairs)
        if self.state.presence.sign(person, sits, now_ms()):
            self.greet()
        if sits:
            self.services.peers.here(self.state.row.id)

    def follows(self, before: "Actor", opened_by: str) -> None:
        """Record that this table is the rematch of `before`."""
        before.state.rematch.opened_by = opened_by
        self._before = ref(before)

    def greet(self) -> None:
        """Tell the pages of the previous game how many players have joined this rematch."""
        before = self._before() if self._before is not None else None
        if before is not None:
            rematch, people = before.state.rematch, self.state.people
            rematch.come = sum(map(self.state.presence.has_come, people))
            rematch.people = len(people)
            before.changed()

    def say(self, said: ChatMessage) -> None:
        """Show a chat message to everybody, wherever they are."""
        self.hear(said)
        self.services.peers.tell(messages.spoken(self.state.row.id, said))

    def hear(self, said: ChatMessage) -> None:
        """Show a chat message to those who are here, and over its seat for a while."""
        self.state.chat.hear(said)
        if said.seat >= 0:
            asyncio.get_running_loop().call_later(chat.SHOWN, self._fade, said)
        self.changed()

    def _fade(self, said: ChatMessage) -> None:
        if self.state.chat.fade(said):
            self.changed()

    def look(self, person: str, seat: int) -> None:
        """Set for which of a person's seats the screen is shown."""
        self.state.look(person, seat)
        self.services.peers.tell(messages.Looking(self.state.row.id, person, seat))
        self.changed()

    def changed(self) -> None:
        """Send every watcher a new page."""
        self.audience.changed()

    def wake(self) -> None:
        """Let the bots move, if one of them is to."""
        self.bots.wake(self.bot_plays)

    def _crowd_changed(self) -> None:
        """Schedule one update for all watchers who come or go within a short time."""
        if not self.timers.crowd.runs:
            self.timers.crowd.set(CROWD_PAUSE, self._crowd_over)

    def _crowd_over(self) -> None:
        self.services.peers.here(self.state.row.id)
        self.crowd_over()

    def crowd_over(self) -> None:
        """Show who has come or gone, and wait for those who are absent."""
        self.timers.watch_absence(self.state, self)
        self.changed()
        self.wake()

    def deleted(self) -> None:
        """Say that the table is not there any more."""
        self.state.fault = Refusal(404, Thing("no-table"))
        self.changed()
