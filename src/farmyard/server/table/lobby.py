"""Before the game: chairs are taken and left, scarecrows fill the gaps, and a full table begins."""

import asyncio
import time
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from typing import NamedTuple

from farmyard.core import catalogue
from farmyard.core.dealing import key_of_day
from farmyard.server.live.actor import Room
from farmyard.server.store.queries import Twice
from farmyard.server.store.schema import BOT, OPEN, OVER, PERSON, PLAYING, WAITING, Chair, TableRow
from farmyard.server.store.store import NotStored
from farmyard.server.table import names, sealing, substitutes, words
from farmyard.server.table.refusals import Refusal
from farmyard.server.table.sealing import Drawn
from farmyard.server.web.identity import Person
from farmyard.server.web.site import House

AWAITED = 60.0  # seconds for which chairs of a rematch wait for those who have not come


class Left(NamedTuple):
    """Where a finished game was left: after these moves; `sealing.branches` and `sealing.left`."""

    moves: list[int]
    branched: str
    seals: str


async def open_table(
    house: House,
    game: str,
    options: dict[str, str],
    chairs: list[Chair],
    opener: str,
    drawn: Drawn,
    terms: dict[str, str] | None = None,
) -> str:
    """Write a new table down, and begin at once if every chair is taken. Its address."""
    chairs = sealing.with_lot(chairs, opener, drawn.lot)
    row = replace(new_row(game, options, chairs, opener, drawn), customs=terms or {})
    try:
        await _not_too_many(house, opener)
        await house.store.open_table(row, chairs)
    except Twice:  # a button pressed once more: another table, of another secret
        if await _was_sent(house, row):
            return await _link(house, row.id)
        return await open_table(house, game, options, chairs, opener, drawn.afresh(), terms)
    except NotStored:
        raise Refusal(503, words.NOT_STORED) from None
    return await _link(house, row.id)


async def _was_sent(house: House, row: TableRow) -> bool:
    """Whether this very form has laid its table before, and only nobody has heard of it."""
    return await house.store.table(row.id) is not None


async def _link(house: House, id: str) -> str:
    return (await house.rooms.find(id)).link


async def _not_too_many(house: House, opener: str) -> None:
    if await house.store.open_of(opener) >= house.settings.tables_each:
        raise Refusal(429, words.TOO_MANY_TABLES)


def new_row(
    game: str, options: dict[str, str], chairs: list[Chair], opener: str, drawn: Drawn
) -> TableRow:
    """A table that has just been opened; its key is final when its chairs are."""
    name, id = names.new_table(f"{drawn.once} {opener}" if drawn.once else "")
    stage = WAITING if any(chair.kind == OPEN for chair in chairs) else PLAYING
    version = catalogue.card(game).rules_version
    row = TableRow(id, name, game, version, options, (0, 0), opener, int(time.time()), stage)
    row = replace(row, secret=drawn.secret, day=drawn.day, deal=sealing.DEAL)
    return replace(row, key=key_of_day(row.day) if row.day else sealing.key_of(row, chairs))


def options_of_the_day(game: str) -> dict[str, str]:
    """All options of a game's deal of the day; its rules may have to be loaded for that."""
    from farmyard.core.dealing import daily_options

    return dict(daily_options(catalogue.game(game)))


def of_today(once: str = "") -> Drawn:
    """The deal of today, by the clock of Greenwich."""
    return Drawn("", day=datetime.now(UTC).date().isoformat(), once=once)


async def sit(house: House, room: Room, person: Person, seat: int, lot: str) -> None:
    """Take a free chair; whoever sits elsewhere at this table moves there, with a lot anew."""
    if (seat, PERSON, person.id) in ((c.seat, c.kind, c.person) for c in room.chairs):
        return  # the form was sent once more
    chair = _chair(room, seat)
    if chair.kind != OPEN:
        raise Refusal(409, words.NO_CHAIR)
    name = names.distinct(person.name, [c.name for c in room.chairs if c.person != person.id])
    left = [c for c in room.chairs if c.kind == PERSON and c.person == person.id]
    taken = chair, Chair(seat, PERSON, person.id, name, lot=lot)
    await _change(house, room, taken, *((own, Chair(own.seat, OPEN)) for own in left))
    if is_full(room) and house.settings.begin_after:
        room.countdown.start(house.settings.begin_after, partial(_in_time, house, room))
        room.changed()
    else:
        await start_if_full(house, room)


async def stand(house: House, room: Room, person: Person) -> None:
    """Leave one's chair to somebody else."""
    _waiting(room)
    own = [c for c in room.chairs if c.kind == PERSON and c.person == person.id]
    if not own:
        raise Refusal(403, words.NOT_SEATED)
    room.countdown.stop()
    await _change(house, room, (own[0], Chair(own[0].seat, OPEN)))


async def wait(room: Room, person: str) -> None:
    """Stop the seconds that run at a full table; the game begins when somebody says so."""
    _before_the_deal(room, person)
    room.countdown.stop()
    room.changed()


async def begin(room: Room, person: str) -> None:
    """Begin a full table now."""
    _before_the_deal(room, person)
    await start_if_full(room.house, room)


def _before_the_deal(room: Room, person: str) -> None:
    _waiting(room)
    if not may_arrange(room, person):
        raise Refusal(403, words.NOT_SEATED)
    if not is_full(room):
        raise Refusal(409, words.NOT_FULL)


def _in_time(house: House, room: Room) -> None:
    house.errand(room.alone(start_if_full, house, room))


async def fill(house: House, room: Room, person: Person, seat: int | None) -> None:
    """Put a scarecrow of the middle level on one free chair, or on all of them."""
    _waiting(room)
    if not may_arrange(room, person.id):
        raise Refusal(403, words.NOT_SEATED)
    chairs = [c for c in room.chairs if c.kind == OPEN] if seat is None else [_chair(room, seat)]
    if any(chair.kind != OPEN for chair in chairs):
        raise Refusal(409, words.NO_CHAIR)
    level = await house.loader.middle(room.row.game)
    await _change(house, room, *((chair, scarecrow(chair.seat, level)) for chair in chairs))
    await start_if_full(house, room)


def may_arrange(room: Room, person: str) -> bool:
    """Whoever opened the table or sits at it may call the scarecrows, and lay the next game."""
    return bool(person) and (person == room.row.opener or bool(room.seats_of(person)))


def scarecrow(seat: int, level: str) -> Chair:
    """A chair with a bot on it."""
    return Chair(seat, BOT, "", names.for_scarecrow(seat), level)


def is_full(room: Room) -> bool:
    """Whether every chair is taken."""
    return all(chair.kind != OPEN for chair in room.chairs)


async def start_if_full(house: House, room: Room) -> None:
    """Begin if every chair is taken and it has not begun."""
    if not is_full(room) or room.row.stage != WAITING:
        return
    room.countdown.stop()
    try:
        key = sealing.key_of(room.row, room.chairs)
        await house.store.start(room.row.id, room.chairs, key)
    except NotStored:
        raise Refusal(503, words.NOT_STORED) from None
    room.row = replace(room.row, stage=PLAYING, key=key)
    room.changed()
    await house.rooms.lay_out(room)


async def again(house: House, room: Room, person: Person, drawn: Drawn) -> str:
    """Open the rematch, or find the one that is open. Nobody but the asker and programs is led
    there: the others read on, and are told; their chairs are theirs for a while."""
    if not may_arrange(room, person.id):
        raise Refusal(403, words.NOT_SEATED)
    if not room.playing().over:
        raise Refusal(409, words.NOT_OVER)
    chairs = sealing.with_lot(room.chairs, person.id, drawn.lot)
    anew = replace(drawn, once="")  # there is one next table anyway
    row = new_row(room.row.game, room.row.options, chairs, room.row.opener, anew)
    row = replace(row, customs=room.row.customs)
    try:
        id = await house.store.open_rematch(room.row.id, row, chairs)
    except Twice:
        return await again(house, room, person, drawn.afresh())
    except NotStored:
        raise Refusal(503, words.NOT_STORED) from None
    room.row = replace(room.row, next=id, stage=OVER)
    new = await house.rooms.find(id)
    for watcher in room.watchers:
        if watcher.program or watcher.person == person.id:
            watcher.lead(new.link)
    if id == row.id:
        by = next((c.name for c in chairs if c.person == person.id), "")
        new.rematch.follows(room, by)
        asyncio.get_running_loop().call_later(AWAITED, _no_longer_awaited, house, new)
    room.changed()
    return new.link


def _no_longer_awaited(house: House, room: Room) -> None:
    house.errand(room.alone(substitutes.absent, room))


async def branch(
    house: House,
    from_row: TableRow,
    chairs: list[Chair],
    opener: str,
    drawn: Drawn,
    left: Left,
) -> str:
    """Lay a table that goes on where a finished game was left, with dice of its own seal from then
    on. Its address."""
    chairs = sealing.with_lot(chairs, opener, drawn.lot)
    fresh = new_row(from_row.game, from_row.options, chairs, opener, drawn)
    row = replace(fresh, key=from_row.key, branched=left.branched, seals=left.seals)
    try:
        await _not_too_many(house, opener)
        await house.store.open_branch(row, chairs, left.moves)
    except Twice:
        if await _was_sent(house, row):
            return await _link(house, row.id)
        return await branch(house, from_row, chairs, opener, drawn.afresh(), left)
    except NotStored:
        raise Refusal(503, words.NOT_STORED) from None
    return await _link(house, row.id)


def _waiting(room: Room) -> None:
    if room.row.stage != WAITING:
        raise Refusal(409, words.PLAYING)


def _chair(room: Room, seat: int) -> Chair:
    _waiting(room)
    if seat >= len(room.chairs):
        raise Refusal(400, words.NO_CHAIR)
    return room.chairs[seat]


async def _change(house: House, room: Room, *changes: tuple[Chair, Chair]) -> None:
    """Change chairs in the store, all at once, and then here; a Refusal if somebody was quicker."""
    try:
        changed = await house.store.set_chairs(room.row.id, changes)
    except NotStored:
        raise Refusal(503, words.NOT_STORED) from None
    if not changed:
        raise Refusal(409, words.NO_CHAIR)
    for was, now in changes:
        room.chairs[was.seat] = now
    room.changed()
