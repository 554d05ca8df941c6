"""Follows the log of a table: applies the entries that other workers have written.

All of it runs under the lock of the table.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from farmyard.server.live import stand_ins
from farmyard.server.live.setting_up import bots_of, replay
from farmyard.server.store.queries import Entry
from farmyard.server.store.schema import CLOSED, NOTED, WAITING
from farmyard.server.store.shared.channel import LEFT_OUT
from farmyard.server.table import consent, log, pacing, results
from farmyard.server.table.log import GONE, LEAVES, RETURNS, SHOWN, Note

if TYPE_CHECKING:
    from farmyard.server.live.actor import Actor


async def catch_up(actor: "Actor") -> None:
    """Read what others have written to the log, and the row and chairs of a table that waits."""
    state = actor.state
    if state.row.stage == WAITING or state.table is None:
        await read_again(actor)
    else:
        await follow(actor, await actor.services.store.tail(state.row.id, len(state.log)))


async def follow(actor: "Actor", entries: Sequence[Entry]) -> None:
    """Apply entries of the log, of which some may be known already."""
    state = actor.state
    new = [entry for entry in entries if entry.n >= len(state.log)]
    if not new or state.table is None:
        return
    numbers = range(len(state.log), len(state.log) + len(new))
    if [entry.n for entry in new] != list(numbers) or any(entry.note == LEFT_OUT for entry in new):
        new = await actor.services.store.tail(state.row.id, len(state.log))
    with actor.audience.shown_once():
        for entry in new:
            await _apply(actor, entry)
        state.row = results.as_it_stands(state.row, state.playing())
        actor.noted()
    if actor.drives and consent.settled(state):
        actor.services.spawn(actor.do(consent.settled))


async def _apply(actor: "Actor", entry: Entry) -> None:
    state, note = actor.state, None
    if entry.choice == NOTED:
        note = log.read({entry.n: entry.note})[entry.n]
    state.write(entry.choice, entry.at, note)
    if note is not None:
        await _noted(actor, note)
    elif entry.choice < 0:
        await _taken_back(actor)
    else:
        table = state.playing()
        actor.moment_is_over()
        table.play(entry.choice)
        state.loss = pacing.takes_from_people(state, table)
        state.standing.decided()
        actor.hold_moment(table)
        actor.bots.tell()


async def _noted(actor: "Actor", note: Note) -> None:
    if note.kind == SHOWN:
        actor.moment_is_over()
    elif note.kind == RETURNS:
        actor.bots.leave(note.seat)
    elif note.kind in (LEAVES, GONE) and actor.drives:
        actor.bots.join(await stand_ins.bots_for(actor.state, [note.seat], note.level))


async def _taken_back(actor: "Actor") -> None:
    state = actor.state
    actor.moment_is_over()
    moves = log.moves_of(state.log)
    loaded = await actor.services.loading.run(
        replay, state.row, state.chairs, moves, len(state.log)
    )
    state.table = loaded.table
    state.standing.decided()
    actor.bots.start(loaded.bots_by_seat if actor.drives else {}, loaded.table)


async def read_again(actor: "Actor") -> None:
    """Read the row and the chairs of a table again, and load its game if it has begun."""
    state = actor.state
    if (found := await actor.services.store.table(state.row.id)) is None:
        actor.deleted()
        return
    row, chairs = found
    if state.table is not None:
        stage = CLOSED if row.stage == CLOSED else state.row.stage
        row, chairs = actor.row_with(stage=stage, next=row.next), state.chairs
    if (row, chairs) == (state.row, state.chairs):
        return
    begins = state.row.stage == WAITING != row.stage
    state.row, state.chairs[:] = row, chairs
    if begins:
        actor.stop_counting()
        await actor.load()
        actor.opened()
    else:
        actor.changed()


async def take_over(actor: "Actor") -> None:
    """Move the bots of a table and keep its time from now on."""
    state = actor.state
    if state.table is None or not actor.drives:
        return
    bots = await actor.services.loading.run(bots_of, state.row, state.chairs, len(state.log))
    actor.bots.start(bots, state.table)
    actor.noted()
    if consent.settled(state):
        actor.services.spawn(actor.do(consent.settled))


async def stand_aside(actor: "Actor") -> None:
    """Leave the bots and the time of a table to another worker."""
    if actor.state.table is not None:
        actor.bots.start({}, actor.state.table)
