"""The messages between the workers of a server, beside those of the logs (store/shared).

Nothing of them is kept: who has missed one reads the store again.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from farmyard.core.wording.slots import Thing
from farmyard.server.store.shared.channel import Grown
from farmyard.server.store.statements.people import Erased
from farmyard.server.table.chat import ChatMessage


class _Message(msgspec.Struct, frozen=True, array_like=True):
    pass


class Changed(_Message, frozen=True, tag="changed"):
    """The row or the chairs of a table have changed in the store."""

    table: str


class Begins(_Message, frozen=True, tag="begins"):
    """A full table is dealt at a time (ms since 1970), or is not."""

    table: str
    at: int | None


class Followed(_Message, frozen=True, tag="followed"):
    """A table is followed by another, which a person of this name has opened."""

    table: str
    next: str
    person: str
    name: str


class Spoken(_Message, frozen=True, tag="spoken"):
    """A chat message; `sign` is the key of a fixed one."""

    table: str
    seat: int
    name: str
    text: str
    sign: str


class Remembered(_Message, frozen=True, tag="remembered"):
    """The chat of a table so far, for one worker that has loaded it."""

    table: str
    to: str
    said: list[Spoken]


class Looking(_Message, frozen=True, tag="looking"):
    """A person's screen is shown for a seat."""

    table: str
    person: str
    seat: int


class Sentence(_Message, frozen=True, tag="sentence"):
    """A sentence for the pages of a person: the id of its message, and the words in it."""

    table: str
    person: str
    id: str
    slots: dict[str, str]
    programs: bool


class Asked(_Message, frozen=True, tag="asked"):
    """A worker has loaded a table, and asks who is there."""

    table: str


class Here(_Message, frozen=True, tag="here"):
    """The people at a table who are seen by the worker that says so: by person the open pages,
    those in view, and the last activity (ms since 1970). All who only watch are one."""

    table: str
    people: dict[str, tuple[int, int, int]]
    looked: int


class Named(_Message, frozen=True, tag="named"):
    """A person has another name."""

    person: str
    name: str


class United(_Message, frozen=True, tag="united"):
    """A person has another number, at those tables where the store says so."""

    old: str
    new: str


class Gone(_Message, frozen=True, tag="gone"):
    """A person was erased: tables deleted, and at the others the number and the names that stand
    for him, by seat."""

    person: str
    deleted: list[str]
    changed: dict[str, tuple[str, dict[int, str]]]


class From(_Message, frozen=True, tag="from"):
    """The address from which a person comes, for a fair queue of bots."""

    person: str
    address: str


class Spent(_Message, frozen=True, tag="spent"):
    """The tokens of a rate limit that senders have used."""

    limit: str
    tokens: dict[str, int]


class Wanted(_Message, frozen=True, tag="wanted"):
    """A table that somebody has to drive."""

    table: str


class Driven(_Message, frozen=True, tag="driven"):
    """The tables that the worker drives from now on."""

    tables: list[str]


class Freed(_Message, frozen=True, tag="freed"):
    """The tables that the worker does not drive any more."""

    tables: list[str]


AtTable = Changed | Begins | Followed | Spoken | Remembered | Looking | Sentence | Asked | Here
Message = AtTable | Grown | Named | United | Gone | From | Spent | Wanted | Driven | Freed
read = msgspec.json.Decoder(tuple[str, Message]).decode


def spoken(table: str, said: ChatMessage) -> Spoken:
    """Return a chat message as it is told to others."""
    text = said.said if isinstance(said.said, str) else ""
    return Spoken(table, said.seat, said.name, text, said.sign)


def heard(said: Spoken) -> ChatMessage:
    """Return a chat message that was told."""
    text = Thing(f"emote-{said.sign}") if said.sign else said.text
    return ChatMessage(said.seat, said.name, text, said.sign)


def gone(person: str, erased: Erased) -> Iterator[Gone]:
    """Yield what is told of a person who was erased, a table at a time."""
    for id in erased.deleted:
        yield Gone(person, [id], {})
    for id, nobody in erased.changed.items():
        yield Gone(person, [], {id: (nobody.number, nobody.names)})


def sentence(table: str, person: str, said: Thing, programs: bool) -> Sentence:
    """Return a sentence as it is told to others."""
    slots: dict[str, Any] = dict(said.slots)
    return Sentence(table, person, said.id, slots, programs)
