"""The frames of a table's lines, and their limits.

Frames up are small JSON objects with known fields only; anything else is refused.
"""

import re
from typing import Annotated, Any

import msgspec

from farmyard.server.table.chat import LONGEST_WORD
from farmyard.server.table.refusals import Refusal
from farmyard.server.words import say

LONGEST_FRAME = 2048  # bytes
LONGEST_QUESTION = 300  # characters
PROGRAM = "farmyard.json"
"""The subprotocol in which programs speak JSON in both directions."""

Part = Annotated[str, msgspec.Meta(max_length=60)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31)]


class Up(msgspec.Struct, forbid_unknown_fields=True):
    """A frame from a page or a program: one choice or action, and the version it answers."""

    choice: Number | None = None
    then: Annotated[list[Number], msgspec.Meta(max_length=4)] = []  # answers to the next questions
    parts: Annotated[list[Part], msgspec.Meta(max_length=32)] | None = None
    look: Number | None = None
    back: bool = False
    hidden: bool | None = None  # whether the page is now in the background
    ask: Annotated[str, msgspec.Meta(max_length=LONGEST_QUESTION)] | None = None
    at: Number | None = None
    action: Annotated[str, msgspec.Meta(max_length=12)] | None = None
    word: Annotated[str, msgspec.Meta(max_length=LONGEST_WORD)] = ""


class PageFrame(msgspec.Struct):
    """A frame to a page: its pieces, new ones or ranges of those of the page before (from, to)."""

    at: int  # the version that its choices answer; -1: it has none
    page: list[str | tuple[int, int]]


class Now(msgspec.Struct):
    """The time of the server, in ms since 1970: for a page with a clock, and where nothing else has
    been sent for a while."""

    now: int


class Got(msgspec.Struct):
    """The receipt for the frames of a page: how many have come on its line."""

    got: int


class Seen(msgspec.Struct):
    """The sign of the page that one who polls now has, for the next request."""

    seen: str


class No(msgspec.Struct):
    """A refusal; `at` is the version that the refused frame answered, if known."""

    refusal: str
    at: int | None = None


class Reply(msgspec.Struct):
    """The answer to a question."""

    answer: dict[str, Any]
    question: str
    at: int


class Go(msgspec.Struct):
    """A redirect to another table."""

    go: str


_decoder = msgspec.json.Decoder(Up)
encode = msgspec.json.Encoder().encode


def read(frame: str | bytes | None) -> Up:
    """Parse a frame. Raises Refusal."""
    if not isinstance(frame, str):
        raise Refusal(400, say("unreadable"))
    if len(frame) > LONGEST_FRAME:
        raise Refusal(413, say("too-long"))
    try:
        return _decoder.decode(frame)
    except (msgspec.DecodeError, UnicodeEncodeError) as error:
        raise Refusal(400, say("unreadable")) from error


def number(text: str) -> int:
    """Parse a whole number of a form. Raises Refusal."""
    if re.fullmatch(r"[0-9]{1,9}", text) is None:
        raise Refusal(400, say("unreadable"))
    return int(text)


def version(text: str | None) -> int | None:
    """Parse the version after which a program wants events; None if it wants none."""
    return None if text is None else number(text)
