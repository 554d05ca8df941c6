"""Opens tables: stores new ones, lets people take chairs, and starts full tables.

The rules before a game are in table/lobby.py. Changes of the chairs of a table are made under its
lock (`Actor.locked`).
"""

import asyncio
from contextlib import suppress
from dataclasses import replace
from functools import partial

from farmyard.server.live.actor import Actor
from farmyard.server.live.cache import Actors
from farmyard.server.live.peers import messages
from farmyard.server.store.schema import OVER, PLAYING, WAITING, Chair, TableRow
from farmyard.server.store.statements.writing import Twice
from farmyard.server.store.writer import NotStored
from farmyard.server.table import lobby, sealing
from farmyard.server.table.lobby import Change, Left
from farmyard.server.table.refusals import Refusal
from farmyard.server.table.sealing import Drawn
from farmyard.server.table.seating import Person
from farmyard.server.words import say

AWAITED = 60.0  # seconds for which chairs of a rematch wait for those who have not come

# -- New tables -----------------------------------------------------------------


async def open_table(
    actors: Actors,
    game: str,
    options: dict[str, str],
    chairs: list[Chair],
    opener: str,
    drawn: Drawn,
    table_settings: dict[str, str] | None = None,
) -> str:
    """Store a new table, and start the game if every chair is taken. Returns its link; raises
    Refusal."""
    chairs = sealing.with_lot(chairs, opener, drawn.lot)
    row = replace(
        lobby.new_row(game, options, chairs, opener, drawn), table_settings=table_settings or {}
    )
    try:
        await _not_too_many(actors, opener)
        await actors.services.store.open_table(row, chairs)
    except Twice:  # a button pressed once more: another table, of another secret
        if await _was_sent(actors, row):
            return await _link(actors, row.id)
        return await open_table(
            actors, game, options, chairs, opener, drawn.afresh(), table_settings
        )
    return await _link(actors, row.id)


async def branch(
    actors: Actors, row: TableRow, chairs: list[Chair], opener: str, drawn: Drawn, left: Left
) -> str:
    """Open a table that continues a finished game from one of its moves, with new dice from then
    on. Returns its link; raises Refusal."""
    chairs = sealing.with_lot(chairs, opener, drawn.lot)
    new = lobby.branch_row(row, chairs, opener, drawn, left)
    try:
        await _not_too_many(actors, opener)
        await actors.services.store.open_branch(new, chairs, left.moves)
    except Twice:
        if await _was_sent(actors, new):
            return await _link(actors, new.id)
        return await branch(actors, row, chairs, opener, drawn.afresh(), left)
    return await _link(actors, new.id)


async def again(actors: Actors, actor: Actor, person: Person, drawn: Drawn, game: str = "") -> str:
    """Open the rematch or another game for the same people, or find what is open, and return its
    link. Only the asker and programs are redirected; others are told, and their chairs are kept for
    `AWAITED` seconds."""
    state = actor.state
    lobby.check_rematch(state, person.id)
    seated = lobby.as_they_sit(state.chairs)
    if game:
        seated = lobby.seated_for(game, seated, await actors.services.loader.middle(game))
    chairs = sealing.with_lot(seated, person.id, drawn.lot)
    now = replace(state.row, table_settings=state.settings_now)
    row = lobby.next_row(now, chairs, drawn, game)
    try:
        id = await actors.services.store.open_rematch(state.row.id, row, chairs)
    except Twice:
        return await again(actors, actor, person, drawn.afresh(), game)
    state.row = replace(state.row, next=id, stage=OVER)
    new = await actors.find(id)
    actor.audience.lead_on(person.id, new.state.link)
    if id == row.id:
        name = next((c.name for c in chairs if c.person == person.id), "")
        new.audience.follows(actor.audience, name)
        actors.services.peers.tell(messages.Followed(state.row.id, id, person.id, name))
        asyncio.get_running_loop().call_later(AWAITED, no_longer_awaited, actors, new)
    actor.changed()
    return new.state.link


def no_longer_awaited(actors: Actors, actor: Actor) -> None:
    """Give bots the chairs of people who have not come to a table opened for them."""
    actors.services.spawn(actor.hand_over_absent())


async def _was_sent(actors: Actors, row: TableRow) -> bool:
    """True if the same form has opened this table before (its answer was lost)."""
    return await actors.services.store.table(row.id) is not None


async def _link(actors: Actors, id: str) -> str:
    return (await actors.find(id)).state.link


async def _not_too_many(actors: Actors, opener: str) -> None:
    services = actors.services
    if await services.store.open_of(opener) >= services.settings.tables_per_person:
        raise Refusal(429, say("too-many-tables"))


# -- Chairs ---------------------------------------------------------------------


async def sit(actors: Actors, actor: Actor, person: Person, seat: int, lot: str) -> None:
    """Take a free chair; the last one taken starts the countdown to the deal."""
    if not (changes := lobby.sit(actor.state, person, seat, lot)):
        return
    await _change(actor, changes)
    seconds = actors.services.settings.begin_after
    if lobby.is_full(actor.state) and seconds:
        actor.count_down(seconds, partial(_in_time, actors, actor))
        actor.changed()
    else:
        await start_if_full(actors, actor)


async def stand(actor: Actor, person: Person) -> None:
    """Leave a chair."""
    changes = lobby.stand(actor.state, person)
    actor.stop_counting()
    await _change(actor, changes)


async def fill(actors: Actors, actor: Actor, person: Person, seat: int | None) -> None:
    """Put a bot of the middle level on one free chair, or on all of them."""
    level = await actors.services.loader.middle(actor.state.row.game)
    await _change(actor, lobby.fill(actor.state, person, seat, level))
    await start_if_full(actors, actor)


async def wait(actors: Actors, actor: Actor, person: str) -> None:
    """Cancel the countdown at a full table; the game begins when somebody says so."""
    lobby.check_before_the_deal(actor.state, person)
    actor.stop_counting()
    actor.changed()


async def begin(actors: Actors, actor: Actor, person: str) -> None:
    """Start the game of a full table now."""
    lobby.check_before_the_deal(actor.state, person)
    await start_if_full(actors, actor)


def _in_time(actors: Actors, actor: Actor) -> None:
    actors.services.spawn(actor.locked(start_if_full, actors, actor))


async def start_if_full(actors: Actors, actor: Actor) -> None:
    """Start the game if every chair is taken and it has not started."""
    state = actor.state
    if not lobby.is_full(state) or state.row.stage != WAITING:
        return
    actor.stop_counting()
    key = sealing.key_of(state.row, state.chairs)
    started = await actors.services.store.start(state.row.id, state.chairs, key)
    if not started:
        await _read_again(actor)
        raise Refusal(409, say("no-chair"))
    state.row = replace(state.row, stage=PLAYING, key=key)
    actor.services.peers.tell(messages.Changed(state.row.id))
    actor.changed()
    await actors.load(actor)


async def _read_again(actor: Actor) -> None:
    """Read the chairs of a table that another worker has changed."""
    with suppress(NotStored):
        await actor.read_again()


async def _change(actor: Actor, changes: list[Change]) -> None:
    """Change chairs in the store, all or none, and then in memory. Raises Refusal if they have
    changed."""
    state = actor.state
    changed = await actor.services.store.set_chairs(state.row.id, changes)
    if not changed:
        await _read_again(actor)
        raise Refusal(409, say("no-chair"))
    for was, now in changes:
        state.chairs[was.seat] = now
    actor.services.peers.tell(messages.Changed(state.row.id))
    actor.changed()
