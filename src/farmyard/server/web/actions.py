"""What people do at a table beside playing: leave, come back, ask for more time, speak.

A deed is a name and a word, the same from a form, a page and a program. Each is done whole or
refused with a sentence.
"""

from collections.abc import Awaitable, Callable

from farmyard.server.live.actor import Room
from farmyard.server.table import chat, clock, consent, lobby, substitutes, words
from farmyard.server.table.notes import MORE, Note
from farmyard.server.table.refusals import Refusal, TableRefusal
from farmyard.server.web.identity import Person


async def _more(room: Room, person: str) -> None:
    """More time for the decision a person has to make, once in a turn."""
    seat, table = room.seat_to_act(person), room.playing()
    room.check_going_on()
    if not clock.may_have_more(room, table):
        raise TableRefusal(409, words.NO_MORE_TIME)
    await room.note(Note(MORE, seat))
    room.noted()


BY_PERSON: dict[str, Callable[[Room, str], Awaitable[None]]] = {
    "return": substitutes.come_back,
    "more": _more,
    "back": consent.ask_back,
    "pause": consent.ask_pause,
    "go-on": consent.go_on,
}
"""Deeds that need no word."""
BEFORE = {"wait": lobby.wait, "begin": lobby.begin}
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
        await room.alone(substitutes.leave, room, me.id, word)
    elif deed in ("yes", "no"):
        await room.alone(consent.answer, room, me.id, deed == "yes")
    elif deed == "emote":
        chat.emote(room, me, word)
    elif deed == "chat":
        chat.chat(room, me, word)
    else:
        raise Refusal(400, words.UNREADABLE)
