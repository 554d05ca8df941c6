"""Seats change hands in mid-game: people leave, scarecrows keep their chairs, people come back.

Whoever sits down knows what the seat may know and no more: a scarecrow is shown the game so far
with the eyes of its seat, and a person who comes back finds his own view. Everything here is done
with nobody else at the table (`Room.alone`).
"""

from farmyard.server.live.actor import Room
from farmyard.server.live.timing_out import minds_for
from farmyard.server.table import consent, words
from farmyard.server.table.notes import GONE, LEAVES, RETURNS, Note
from farmyard.server.table.refusals import TableRefusal


async def leave(room: Room, person: str, level: str) -> None:
    """A person leaves with all his guests; scarecrows of that level sit down, or of the middle."""
    room.check_open()
    if not room.seats_of(person):
        raise TableRefusal(403, words.NOT_SEATED)
    known = [each.name for each in await room.house.loader.levels(room.row.game)]
    if level and level not in known:
        raise TableRefusal(400, words.NO_LEVEL)
    await _hand_over(room, person, level or known[len(known) // 2], LEAVES)


async def gone(room: Room, person: str) -> None:
    """A person has been away for longer than the table waits, if that is still so."""
    if room.patience.is_over(person):
        level = await room.house.loader.middle(room.row.game)
        await _hand_over(room, person, level, GONE)
    else:
        room.patience.look()


async def absent(room: Room) -> None:
    """Scarecrows sit down for all who have not come to a table since it was laid for them."""
    if room.table is None or room.table.over or (room.terms.pace and room.terms.pace.slow):
        return
    level = await room.house.loader.middle(room.row.game)
    for person in {c.person for c in room.chairs if c.person and not c.level}:
        if not room.patience.has_come(person):
            await _hand_over(room, person, level, GONE)


async def _hand_over(room: Room, person: str, level: str, deed: str) -> None:
    seats = room.seats_of(person)
    minds = await minds_for(room, seats, level)
    for seat in seats:
        await room.note(Note(deed, seat, level))
    room.bots.join(minds)
    await consent.settle(room)
    room.noted()


async def come_back(room: Room, person: str) -> None:
    """A person takes back the chairs that were kept for him."""
    room.check_open()
    seats = room.kept_for(person)
    if not seats:
        raise TableRefusal(409, words.NOTHING_KEPT)
    for seat in seats:
        await room.note(Note(RETURNS, seat))
        room.bots.leave(seat)
    room.patience.sign(person)
    room.noted()
