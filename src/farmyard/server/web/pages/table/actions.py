"""Actions at a table beside playing: leave, come back, ask for more time, speak.

An action is a name and a word, the same from a form, a page and a program. It is done whole or
refused with a sentence.
"""

from collections.abc import Callable, Sequence

from farmyard.server.live import opening
from farmyard.server.live.actor import Actor
from farmyard.server.table import chat, clock, consent, pacing
from farmyard.server.table.chat import ALL_WHO_WATCH, ChatMessage
from farmyard.server.table.consent import Event
from farmyard.server.table.refusals import Refusal, TableRefusal
from farmyard.server.table.seating import Person
from farmyard.server.table.state import State
from farmyard.server.web.site import Site
from farmyard.server.web.transport.wire import number
from farmyard.server.words import say

DECIDED: dict[str, Callable[[State, str], Sequence[Event]]] = {
    "more": clock.more,
    "back": consent.ask_back,
    "pause": consent.ask_pause,
    "go-on": consent.go_on,
}
"""Actions without a word, and the functions that compute their events."""
BEFORE = {"wait": opening.wait, "begin": opening.begin}
"""Actions before the game."""
TALK = ("emote", "chat")  # has a rate limit of its own


async def do(site: Site, actor: Actor, me: Person, action: str, word: str = "") -> None:
    """Do an action for a person. Raises Refusal."""
    state = actor.state
    if action not in BEFORE:
        state.playing()
    if action not in TALK:
        site.action_rate.check(f"{state.row.id} {me.id}")
    if action in BEFORE:
        await actor.locked(BEFORE[action], site.actors, actor, me.id)
    elif action in DECIDED:
        await actor.do(DECIDED[action], me.id)
    elif action == "looked":
        await actor.looked(me.id)
    elif action == "tempo":
        await actor.do(pacing.set_tempo, me.id, word)
    elif action == "leave":
        await actor.leave(me.id, word)
    elif action == "return":
        await actor.come_back(me.id)
    elif action in ("yes", "no"):
        await actor.do(consent.answer, me.id, action == "yes", _question(word))
    elif action == "emote":
        _say(site, actor, me, chat.emote(state.chairs, me, word))
    elif action == "chat":
        _say(site, actor, me, chat.chat(state.chairs, state.table_settings, me, word))
    else:
        raise Refusal(400, say("unreadable"))


def _question(word: str) -> int:
    """Return the number of the question that an answer names. Raises Refusal if it names none."""
    if not word:
        raise TableRefusal(400, say("which-question"))
    return number(word)


async def back(
    site: Site, actor: Actor, person: str, at: int | None, program: bool = False
) -> None:
    """Take back the last decision of the seat a person looks from. Raises Refusal."""
    seat = actor.state.seat_looked_from(person, program)
    site.action_rate.check(f"{actor.state.row.id} {person}")
    await actor.back(seat, len(actor.state.log) if at is None else at)


def _say(site: Site, actor: Actor, me: Person, said: ChatMessage) -> None:
    """Send a chat message within its rate limits: a watcher draws on one of his own and one that
    all watchers share. Raises Refusal."""
    table, watches = actor.state.row.id, said.seat < 0
    if watches:
        site.spectator_chat_rate.check(f"{table} {me.id}")
    site.chat_rate.check(f"{table} {ALL_WHO_WATCH if watches else me.id}")
    actor.audience.say(said)
