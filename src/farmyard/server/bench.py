"""Before the game: chairs are taken and left, scarecrows fill the gaps, and a full table begins."""

import secrets
from dataclasses import replace

from farmyard.core import catalogue
from farmyard.server import names, words
from farmyard.server.house import House
from farmyard.server.identity import Person
from farmyard.server.refusals import Refusal
from farmyard.server.room import Room
from farmyard.server.schema import BOT, OPEN, OVER, PERSON, PLAYING, WAITING, Chair, TableRow
from farmyard.server.store import NotStored, now


async def open_table(
    house: House, game: str, options: dict[str, str], chairs: list[Chair], opener: str
) -> str:
    """Write a new table down, and begin at once if every chair is taken. Its address."""
    row = new_row(game, options, chairs, opener)
    try:
        await house.store.open_table(row, chairs)
    except NotStored:
        raise Refusal(503, words.NOT_STORED) from None
    room = await house.rooms.find(row.id)
    return room.link


def new_row(game: str, options: dict[str, str], chairs: list[Chair], opener: str) -> TableRow:
    """A table that has just been opened."""
    name, id = names.new_table()
    stage = WAITING if any(chair.kind == OPEN for chair in chairs) else PLAYING
    key = (secrets.randbits(64), secrets.randbits(64))
    version = catalogue.card(game).rules_version
    return TableRow(id, name, game, version, options, key, opener, now(), stage)


async def sit(house: House, room: Room, person: Person, seat: int) -> None:
    """Take a free chair; whoever sits elsewhere at this table moves there."""
    chair = _chair(room, seat)
    if chair.kind != OPEN:
        raise Refusal(409, words.NO_CHAIR)
    name = names.distinct(person.name, [c.name for c in room.chairs if c.person != person.id])
    left = [c for c in room.chairs if c.kind == PERSON and c.person == person.id]
    await _change(house, room, chair, Chair(seat, PERSON, person.id, name))
    for own in left:
        await _change(house, room, own, Chair(own.seat, OPEN))
    await start_if_full(house, room)


async def stand(house: House, room: Room, person: Person) -> None:
    """Leave one's chair to somebody else."""
    _waiting(room)
    own = [c for c in room.chairs if c.kind == PERSON and c.person == person.id]
    if not own:
        raise Refusal(403, words.NOT_SEATED)
    await _change(house, room, own[0], Chair(own[0].seat, OPEN))


async def fill(house: House, room: Room, person: Person, seat: int | None) -> None:
    """Put a scarecrow of the middle level on one free chair, or on all of them."""
    _waiting(room)
    if not may_arrange(room, person.id):
        raise Refusal(403, words.NOT_SEATED)
    chairs = [c for c in room.chairs if c.kind == OPEN] if seat is None else [_chair(room, seat)]
    if any(chair.kind != OPEN for chair in chairs):
        raise Refusal(409, words.NO_CHAIR)
    level = await house.shelf.middle(room.row.game)
    for chair in chairs:
        await _change(house, room, chair, scarecrow(chair.seat, level))
    await start_if_full(house, room)


def may_arrange(room: Room, person: str) -> bool:
    """Whoever opened the table or sits at it may call the scarecrows, and lay the next game."""
    return bool(person) and (person == room.row.opener or bool(room.seats_of(person)))


def scarecrow(seat: int, level: str) -> Chair:
    """A chair with a bot on it."""
    return Chair(seat, BOT, "", names.for_scarecrow(seat), level)


async def start_if_full(house: House, room: Room) -> None:
    """Begin when the last chair is taken."""
    full = all(chair.kind != OPEN for chair in room.chairs)
    if not full or room.row.stage != WAITING:
        return
    try:
        await house.store.start(room.row.id, room.chairs)
    except NotStored:
        raise Refusal(503, words.NOT_STORED) from None
    room.row = replace(room.row, stage=PLAYING)
    room.changed()
    await house.rooms.lay_out(room)


async def again(house: House, room: Room, person: Person) -> str:
    """Open the rematch, or find the one that is open; everybody is led there."""
    if not may_arrange(room, person.id):
        raise Refusal(403, words.NOT_SEATED)
    if not room.playing().over:
        raise Refusal(409, words.NOT_OVER)
    row = new_row(room.row.game, room.row.options, room.chairs, room.row.opener)
    try:
        id = await house.store.open_rematch(room.row.id, row, room.chairs)
    except NotStored:
        raise Refusal(503, words.NOT_STORED) from None
    room.row = replace(room.row, next=id, stage=OVER)
    link = (await house.rooms.find(id)).link
    for watcher in room.watchers:
        watcher.lead(link)
    return link


def _waiting(room: Room) -> None:
    if room.row.stage != WAITING:
        raise Refusal(409, words.PLAYING)


def _chair(room: Room, seat: int) -> Chair:
    _waiting(room)
    if seat >= len(room.chairs):
        raise Refusal(400, words.NO_CHAIR)
    return room.chairs[seat]


async def _change(house: House, room: Room, was: Chair, now: Chair) -> None:
    """Change a chair in the store and then here; a Refusal if somebody was quicker."""
    try:
        changed = await house.store.set_chair(room.row.id, was, now)
    except NotStored:
        raise Refusal(503, words.NOT_STORED) from None
    if not changed:
        raise Refusal(409, words.NO_CHAIR)
    room.chairs[was.seat] = now
    room.changed()
