"""What people do at a table beside playing: leave, come back, ask for more time, speak.

A deed is a name and a word, the same from a form, a page and a program. Each is done whole or
refused with a sentence.
"""

from collections.abc import Awaitable, Callable

from farmyard.server import bench, consent, handing, pace, talk, words
from farmyard.server.identity import Person
from farmyard.server.notes import MORE, Note
from farmyard.server.refusals import Refusal, TableRefusal
from farmyard.server.room import Room


async def _more(room: Room, person: str) -> None:
    """More time for the decision a person has to make, once in a turn."""
    seat, table = room.seat_to_act(person), room.playing()
    room.check_going_on()
    if not pace.may_have_more(room, table):
        raise TableRefusal(409, words.NO_MORE_TIME)
    await room.note(Note(MORE, seat))
    room.noted()


BY_PERSON: dict[str, Callable[[Room, str], Awaitable[None]]] = {
    "return": handing.come_back,
    "more": _more,
    "back": consent.ask_back,
    "pause": consent.ask_pause,
    "go-on": consent.go_on,
}
"""Deeds that need no word."""
BEFORE = {"wait": bench.wait, "begin": bench.begin}
"""Deeds before the game."""
TALK = ("emote", "chat")  # has an allowance of its own


async def do(room: Room, me: Person, deed: str, word: str = "") -> None:
    """Do one deed for a person, or a Refusal."""
    if deed not in BEFORE:
        room.playing()
    if deed not in TALK:
        room.house.notes.check(f"{room.row.id} {me.id}")
    if deed in BEFORE:
        await room.alone(BEFORE[deed], room, me.id)
    elif deed in BY_PERSON:
        await room.alone(BY_PERSON[deed], room, me.id)
    elif deed == "leave":
        await room.alone(handing.leave, room, me.id, word)
    elif deed in ("yes", "no"):
        await room.alone(consent.answer, room, me.id, deed == "yes")
    elif deed == "emote":
        talk.emote(room, me, word)
    elif deed == "chat":
        talk.chat(room, me, word)
    else:
        raise Refusal(400, words.UNREADABLE)
