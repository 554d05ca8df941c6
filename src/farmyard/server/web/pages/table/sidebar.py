"""The context beside the game: open questions, who left, chat, the countdown.

Nothing here reads the game, except names and whose turn it is.
"""

from typing import TYPE_CHECKING, Any

from farmyard.core import catalogue
from farmyard.core.contract import Line, middle
from farmyard.core.options import Option
from farmyard.core.record import SPECTATOR
from farmyard.server.store.schema import CLOSED, NOTED
from farmyard.server.table import chat, clock, consent, pacing, table_settings
from farmyard.server.table.log import (
    ADVISED,
    BACK,
    DECLINES,
    GOES_ON,
    GONE,
    LEAVES,
    MORE,
    PAUSES,
    RETURNS,
    TEMPO,
    Note,
    Question,
)
from farmyard.server.table.seating import emblem
from farmyard.server.table.state import State
from farmyard.server.words import say

if TYPE_CHECKING:
    from farmyard.core.tables.table import Table

WENT_BACK = "went back"  # no note in the log: computed from a question that was granted
SENTENCES = {
    WENT_BACK: "went-back",
    LEAVES: "has-left",
    GONE: "is-gone",
    RETURNS: "is-back",
    MORE: "takes-more-time",
    ADVISED: "asks-advice",
    PAUSES: "pause-begins",
    GOES_ON: "pause-ends",
}
Shown = dict[str, Any]


def shown(state: State, table: "Table", seat: int, person: str) -> Shown:
    """Return the context beside the game for one person, who looks from that seat."""
    watchers = sum(n for each, n in state.presence.here.items() if not state.seats_of(each))
    return {"countdown": countdown(state, table, seat), "strip": strip(state, person),
            "adviser": adviser(state, person),
            "may_look_away": pacing.may_look_away(state, person),
            "may_slow": pacing.may_slow(state, person),
            "watchers": watchers, **talk(state, person)}  # fmt: skip


def adviser(state: State, person: str) -> Shown | None:
    """Return the title and picture of the level that advises a person; None if nobody may."""
    from farmyard.bots import advice  # was imported when the table was loaded

    table = state.playing()
    if table.over or not state.may_be_advised(person):
        return None
    level = advice.adviser(table.game)
    return None if level is None else {"title": level.title, "picture": level.picture}


def strip(state: State, person: str) -> Shown | None:
    """Return the strip under the status: a sentence for this person, and his possible actions."""
    if state.playing().over:
        return None
    if state.row.stage == CLOSED:
        over = "afternoon-round-over" if state.table_settings.afternoon else "closed"
        return {"says": say(over), "actions": []}
    if state.kept_for(person):
        return {"says": say("kept"), "actions": ["return"]}
    if state.standing.question is not None:
        return _question(state, state.standing.question, person)
    if state.standing.paused:
        return {"says": say("paused"), "actions": ["go-on"] if state.seats_of(person) else []}
    return {"says": say("deserted"), "actions": []} if state.standing.deserted else None


def _question(state: State, question: Question, person: str) -> Shown:
    wanting = consent.asked(state)
    if person in wanting:
        asker = consent.name_of(state, question.asker)
        asks = say("asks-back" if question.what == BACK else "asks-pause", name=asker)
        return {"says": asks, "actions": ["yes", "no"], "question": question.n}
    names = [consent.name_of(state, each) for each in sorted(wanting)]
    return {"says": say("waits-for", names=tuple(names)), "actions": []}


def lines(state: State) -> dict[int, list[Line]]:
    """Return the sentences of the notes, by the number of decisions made before them."""
    decided, told, asked = 0, list[tuple[int, Note]](), None
    for n, entry in enumerate(state.log if state.notes else []):
        if entry == NOTED:
            note = state.notes[n]
            told.append((decided, note))
            asked = note if note.what == BACK else None if note.kind == DECLINES else asked
        elif entry >= 0:
            decided, asked = decided + 1, None
        else:
            decided = -1 - entry
            told = [(min(after, decided), note) for after, note in told]
            if asked is not None:
                told.append((decided, Note(WENT_BACK, asked.seat)))
            asked = None
    by_moment: dict[int, list[Line]] = {}
    for after, note in told:
        if note.kind == TEMPO:
            by_moment.setdefault(after, []).append(Line(SPECTATOR, say("pace-is", pace=note.what)))
        elif note.kind in SENTENCES:
            says = say(SENTENCES[note.kind], name=state.names[note.seat])
            by_moment.setdefault(after, []).append(Line(note.seat, says))
    return by_moment


def talk(state: State, person: str) -> Shown:
    """Return the chat messages, and whether this person may write."""
    said = [{"emblem": emblem(s.seat), "name": s.name, "text": s.text} for s in state.chat.said]
    known = any(person and chair.person == person for chair in state.chairs)
    return {"sayings": said, "may_write": known and state.table_settings.talk == "yes"}


def countdown(state: State, table: "Table", seat: int) -> Shown | None:
    """Return the countdown, and whether the viewer may ask for more time; None without a
    deadline."""
    running = state.deadline
    if running is None:
        return None
    more = seat == running.seat and clock.may_have_more(state, table)
    return {"until": running.until, "seconds": running.seconds, "more": more,
            "shown": time_left(running.seconds)}  # fmt: skip


def time_left(seconds: int) -> str:
    """Return a time for the countdown: bare seconds, or the largest unit that fits."""
    for unit, size in (("d", 86400), ("h", 3600), ("min", 60)):
        if seconds > 2 * size or (seconds == size and unit == "d"):
            return say(f"time-left-{unit}", n=-(-seconds // size))
    return str(seconds)


def agreed(state: State, always: str = "") -> list[Shown]:
    """Return the options and table settings that differ from the defaults, and one in any case."""
    chosen = {f"table_{name}": word for name, word in vars(state.table_settings).items()}
    chosen[table_settings.TEMPO] = state.tempo_word
    options = [*catalogue.card(state.row.game).options, *table_settings.OPTIONS]
    seats = len(state.chairs)
    said = [(option, {**chosen, **state.row.options}.get(option.name, "")) for option in options]
    return [
        {"title": option.title, "says": _label(option, word)}
        for option, word in said
        if option.name == always or word not in ("", option.default_for(seats))
    ]


def _tempos(state: State) -> list[Shown]:
    """Return the tempos to choose from; `now` is that of the table."""
    option = next(each for each in table_settings.OPTIONS if each.name == table_settings.TEMPO)
    return [
        {"word": value.word, "label": value.label, "now": value.word == state.tempo_word}
        for value in option.values
    ]


def _label(option: Option, word: str) -> str:
    return next((value.label for value in option.values if value.word == word), word)


def page(state: State, person: str, levels: list[Any]) -> Shown:
    """Return the context of around.html: all actions beside playing."""
    seated = bool(state.seats_of(person)) and not state.playing().over and state.row.stage != CLOSED
    offered = [{"name": level.name, "title": level.title} for level in levels]
    return {
        "emotes": {each: say(f"emote-{each}") for each in chat.EMOTES},
        "levels": offered, "middle": middle(offered)["name"],
        "seated": seated, "kept": bool(state.kept_for(person)), "paused": state.standing.paused,
        "table_settings": agreed(state, always=table_settings.TEMPO), **talk(state, person),
        "tempos": _tempos(state) if pacing.may_set(state, person) else [],
    }  # fmt: skip
