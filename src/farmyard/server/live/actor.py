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

from farmyard.core.wording.slots import Thing
from farmyard.server.live import stand_ins
from farmyard.server.live.peers.following import Follower
from farmyard.server.live.services import Services
from farmyard.server.live.setting_up import replay
from farmyard.server.live.timers import seconds_until
from farmyard.server.live.watcher import Watcher
from farmyard.server.store.schema import NOTED, Chair, TableRow, now_ms, undone
from farmyard.server.store.statements.writing import Twice
from farmyard.server.store.writer import NotStored
from farmyard.server.table import clock, consent, log, pacing, results, substitutes
from farmyard.server.table.consent import Event, Rewind, SystemMessage
from farmyard.server.table.log import BEGINS, GONE, LEAVES, SHOWN, Note, Question
from farmyard.server.table.refusals import Refusal, TableRefusal
from farmyard.server.table.state import Deadline, State
from farmyard.server.words import say

if TYPE_CHECKING:
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
        super().__init__(services, State(row, chairs, now_ms()))
        self._offer: Offer | None = None
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

    def opened(self) -> None:
        """Lead all waiting watchers to the table, which has just been loaded."""
        self.audience.lead_to_the_table(self.state.link)
        self.changed()
        self.wake()

    async def start_clock(self) -> None:
        """Write to an empty log that the time of a game begins."""
        try:
            await self._write(NOTED, Note(BEGINS))
        except Overtaken:  # another worker has started it
            await self.read_log()

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
                self.audience.tell_everywhere(person, sentence)
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
        self.tell_the_hall()
        self.state.standing.decided()
        self.bots.tell()
        self.noted()

    def noted(self) -> None:
        """Update timers, pages and bots after a note was written."""
        self.watch_time()
        self.changed()
        self.wake()

    def watch_time(self) -> None:
        """Reset all timers, and tell people who are away what they are to know."""
        self.timers.watch(self.state, self)
        self.knock()

    def tell_the_hall(self) -> None:
        """Write how the table stands, if that has changed."""
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
        self.audience.sign(person)

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
        person = state.chairs[deadline.seat].person
        self.audience.tell_everywhere(person, Thing("time-is-up"), programs=False)

    def miss(self, person: str) -> None:
        """Handle the end of the time for which the table waits for an absent person."""
        if self.drives:
            self.services.spawn(self.locked(self._gone, person))

    def lapse(self, question: Question) -> None:
        """Close a question that was not answered in time, and tell the asker."""
        for person, sentence in consent.lapse(self.state, question):
            if self.drives:
                self.audience.tell_everywhere(person, sentence)
        self.noted()

    def knock(self) -> None:
        """Tell people who are away what they are to know, now or when it is time."""
        if self.drives and self.services.knocker.cares(self.state):
            self.services.spawn(self._knock())

    async def _knock(self) -> None:
        n = len(self.state.log)
        again = await self.services.knocker.knock(self.state, self.audience.is_seen_anywhere_by)
        if n != len(self.state.log):  # then a later call knows better
            return
        self.timers.knock.stop()
        if again is not None:
            self.timers.knock.set(seconds_until(again), self.knock)

    async def _moment_passed(self) -> None:
        if not self.timers.moment.runs:  # else another turn has ended since
            await self._moment_over()

    async def _moment_over(self) -> None:
        with suppress(Refusal):  # not stored: then its time counts
            await self._end_moment()
        self.noted()

    def moment_ends(self) -> None:
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

    async def looked(self, person: str) -> None:
        """End the time for which the end of a turn is shown, for the only person at the table.
        Raises TableRefusal."""
        await self.locked(self._looked, person)

    async def _looked(self, person: str) -> None:
        pacing.check_looked(self.state, person)
        await self._moment_over()

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
        self.audience.sign(watcher.person)
        self._crowd_changed()

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
