"""Reads posted forms, and turns the form of a new table into chairs and options."""

from contextlib import suppress
from dataclasses import dataclass
from urllib.parse import parse_qsl

from starlette.requests import ClientDisconnect, Request

from farmyard.core.contract import middle
from farmyard.core.formats.gamefile import decoded
from farmyard.core.game_card import Card
from farmyard.core.options import Option, OptionError, Way
from farmyard.core.wording.slots import capital
from farmyard.server.store.schema import GUEST, OPEN, PERSON, Chair
from farmyard.server.table import names, table_settings
from farmyard.server.table.lobby import scarecrow
from farmyard.server.table.refusals import Refusal
from farmyard.server.table.seating import Person
from farmyard.server.web.transport import uploads
from farmyard.server.web.transport.wire import LONGEST_FRAME
from farmyard.server.words import say

LONGEST_FORM = 16 * 1024  # bytes
LONGEST_FILE = 512 * 1024
MOST_FIELDS = 100
READ_ON = (
    1024 * 1024
)  # bytes of a body too long that are read, so that the browser reads the refusal
FORM = "application/x-www-form-urlencoded"


class Form:
    """The fields of a form, in order; a name may occur several times."""

    def __init__(self, pairs: list[tuple[str, str]]) -> None:
        self.pairs = pairs

    def get(self, name: str, default: str = "") -> str:
        return next((value for key, value in self.pairs if key == name), default)

    def all(self, name: str) -> list[str]:
        return [value for key, value in self.pairs if key == name]

    def beginning(self, word: str) -> list[str]:
        """Return all values of the names that begin with a word."""
        return [value for key, value in self.pairs if key.startswith(word)]

    def __contains__(self, name: str) -> bool:
        return any(key == name for key, _ in self.pairs)


async def read_file(request: Request) -> Form:
    """Read an upload's form: its one file, as a field `file`. Raises Refusal."""
    kind = request.headers.get("content-type", "")
    body = await _body(request, LONGEST_FILE)
    try:
        return Form([("file", decoded(uploads.file_in(body, uploads.boundary_of(kind))))])
    except uploads.NoFile:
        raise Refusal(400, say("no-file")) from None
    except UnicodeDecodeError as error:
        raise Refusal(400, say("no-text")) from error


async def read_form(request: Request) -> Form:
    """Read the form in a request's body. Raises Refusal."""
    kind = request.headers.get("content-type", FORM).partition(";")[0].strip().lower()
    body = await _body(request, LONGEST_FORM)
    if kind != FORM and body:
        raise Refusal(400, say("unreadable"))
    try:
        text = body.decode("ascii")
        pairs = parse_qsl(text, keep_blank_values=True, max_num_fields=MOST_FIELDS)
    except ValueError as error:
        raise Refusal(400, say("unreadable")) from error
    return Form(pairs)


async def read_frame(request: Request) -> str:
    """Read the frame in a request's body. Raises Refusal."""
    try:
        return (await _body(request, LONGEST_FRAME)).decode()
    except UnicodeDecodeError as error:
        raise Refusal(400, say("unreadable")) from error


async def _body(request: Request, most: int) -> bytes:
    """Read at most `most` bytes of a body; of a longer one enough that the browser reads the
    answer. Raises Refusal."""
    body, read = bytearray(), 0
    with suppress(ClientDisconnect):
        async for chunk in request.stream():
            read += len(chunk)
            if read > READ_ON:
                break
            if read <= most:
                body += chunk
        return _not_longer(body, read, most)
    raise Refusal(400, say("unreadable"))  # the client is gone


def _not_longer(body: bytearray, read: int, most: int) -> bytes:
    if read > most:
        raise Refusal(413, say("too-long"))
    return bytes(body)


class Fault(Exception):
    """Raised for an invalid field in the form of a new table; the message is one sentence."""

    def __init__(self, field: str, sentence: str) -> None:
        super().__init__(sentence)
        self.field = field


@dataclass(frozen=True)
class Seating:
    """The chairs, options and table settings that a form for a new table asks for."""

    chairs: list[Chair]
    options: dict[str, str]
    table_settings: dict[str, str]


def shown_again(card: Card, form: Form) -> dict[str, str]:
    """Return the values of a form, to be shown again with the fault."""
    known = {option.name for option in (*card.options, *table_settings.OPTIONS)}
    kept = {k: v for k, v in form.pairs if k in known or k.startswith(("seat", "name", "level"))}
    switches = [o.name for o in (*card.options, *table_settings.OPTIONS) if o.kind == "switch"]
    return {**dict.fromkeys(switches, "no"), **kept}


def seating(card: Card, levels: list[str], form: Form, me: Person) -> Seating:
    """Return the chairs and options that a form asks for. Raises Fault."""
    most = card.seats[1]
    wanted = [(i, form.get(f"seat{i}", "none")) for i in range(most)]
    taken = [(i, what) for i, what in wanted if what != "none"]
    if not card.seats[0] <= len(taken) <= most:
        low, high = card.seats
        raise Fault(
            "seat0",
            say(
                "few-or-many",
                title=card.title,
                fewest=low,
                most=high,
                same="yes" if low == high else "no",
            ),
        )
    if sum(what == "me" for _, what in taken) > 1:
        raise Fault("seat0", say("two-of-me"))
    chairs: list[Chair] = []
    for i, what in taken:
        chairs.append(_chair(len(chairs), i, what, levels, form, me, chairs))
    return Seating(chairs, _options(card, form, len(chairs)), _table_settings(form, len(chairs)))


def _chair(
    seat: int, i: int, what: str, levels: list[str], form: Form, me: Person, chairs: list[Chair]
) -> Chair:
    """Return the chair for field i of the form."""
    others = [chair.name for chair in chairs]
    match what.split(":"):
        case ["me"]:
            return Chair(seat, PERSON, me.id, names.distinct(me.name, others))
        case ["friend"]:
            return Chair(seat, OPEN)
        case ["guest"]:
            name = names.clean(form.get(f"name{i}")) or names.for_person()
            return Chair(seat, GUEST, me.id, names.distinct(name, [me.name, *others]))
        case ["bot", *level]:
            return _bot(seat, i, level[0] if level else form.get(f"level{i}"), levels)
    raise Fault(f"seat{i}", say("no-seating"))


def _bot(seat: int, i: int, level: str, levels: list[str]) -> Chair:
    wanted = level or middle(levels)
    if wanted not in levels:
        raise Fault(f"seat{i}", say("no-level"))
    return scarecrow(seat, wanted)


def _options(card: Card, form: Form, seats: int) -> dict[str, str]:
    given = {option.name: _value(option, form, seats) for option in card.options}
    try:
        card.read_options(given, seats)
    except OptionError as error:
        raise Fault(*_blame(error, seats)) from error
    return given


def _table_settings(form: Form, seats: int) -> dict[str, str]:
    chosen = {option.name: _value(option, form, seats) for option in table_settings.OPTIONS}
    for option in table_settings.OPTIONS:
        if chosen[option.name] not in option.words:
            raise Fault(
                option.name, say("no-such-value", title=option.title, possible=option.possible)
            )
    return table_settings.to_store(chosen)


def _no_such_value(option: Option) -> str:
    return say("no-such-value", title=option.title, possible=option.possible)


def _value(option: Option, form: Form, seats: int) -> str:
    """Return the value of an option: an absent switch is off, any other absent field the default
    for this number of players."""
    absent = "no" if option.kind == "switch" else option.default
    given = form.get(option.name, absent).strip()[:40]
    return option.default_for(seats) if given == option.default else given


def _blame(error: OptionError, seats: int) -> tuple[str, str]:
    """Return the option at fault and a sentence about it."""
    option, number = error.option, error.number
    if option is None:
        return "", sentence(str(error))
    if number is None:
        return option.name, _no_such_value(option)
    if option.kind == "seat":
        return option.name, say("start-seat", title=option.title)
    label = option.values[number - option.low].label
    return option.name, say("not-for-so-many", title=option.title, label=label, seats=seats)


def way_of(card: Card, word: str) -> Way:
    """Return a preset by its name, or the first. Raises Refusal."""
    try:
        return card.way(word)
    except OptionError as error:
        raise Refusal(400, sentence(str(error))) from None


def quick(card: Card, level: str, me: Person, seats: int = 0) -> list[Chair]:
    """Return chairs for a person and bots; by default the game's usual number."""
    bots = [scarecrow(seat, level) for seat in range(1, seats or card.default_seats)]
    return [Chair(0, PERSON, me.id, me.name), *bots]


def sentence(said: str) -> str:
    """Return the text of an error as a sentence of its own."""
    return f"{capital(said)}."


def parts_of(values: list[str]) -> list[str]:
    """Return page parts from fields that may each hold several, separated by commas. Raises
    Refusal."""
    parts = [part for value in values for part in value.split(",") if part]
    if len(parts) > 32 or any(len(part) > 60 for part in parts):
        raise Refusal(400, say("unreadable"))
    return list(dict.fromkeys(parts))
