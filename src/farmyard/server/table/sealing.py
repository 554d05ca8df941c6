"""Seals the deal of a table: commits to a secret, and mixes in a lot from every player.

Every page with a button that opens a table carries a *ticket*: a number used once, from which this
house, and nobody else, makes the secret; the page shows the secret's commitment beside it. So the
promise is made before the lots are known, and nothing has to be kept for pages nobody comes back
from. A secret seals one table only, and a ticket is good for a day, less than any table is kept.
"""

import hmac
import json
import re
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Protocol

from farmyard.core.chance.fairness import LOT, Seal, commitment_of
from farmyard.server.store.schema import BOT, PERSON, Chair, TableRow
from farmyard.server.table.refusals import Refusal
from farmyard.server.words import say

if TYPE_CHECKING:
    from farmyard.core.tables.history import Renewal

Key = tuple[int, int]

DEAL = 2
"""The version of key derivation for new tables."""
KINDS = {BOT: "scarecrow"}
MARKED = 20  # digits
GOOD_FOR = 24 * 3600  # seconds
_TICKET = re.compile(r"([0-9]{1,12})-[0-9a-f]{32}")
_ONCE = re.compile(r"[0-9a-f]{32}")


class Fields(Protocol):
    """The fields of a posted form."""

    def get(self, name: str) -> str:
        """Return the value of a field; empty if there is none."""


@dataclass(frozen=True)
class Offer:
    """A ticket for a form that opens a table, and the commitment to the secret made from it."""

    ticket: str
    commitment: str


@dataclass(frozen=True)
class Drawn:
    """The inputs of a new table's deal: the server's secret and the opener's lot."""

    secret: str
    lot: str = ""
    day: str = ""  # the deal of a day needs no secret
    once: str = ""  # the same for a form sent twice
    first: bool = False  # the opener's first try of that deal

    def afresh(self) -> "Drawn":
        """Return a copy with a new secret, to which there was no commitment."""
        return replace(self, secret=secrets.token_hex(32))


class Sealer:
    """Makes offers, and derives the secret again from an offer's ticket."""

    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()

    def offer(self) -> Offer:
        """Return a new offer."""
        ticket = f"{int(time.time())}-{secrets.token_hex(16)}"
        return Offer(ticket, commitment_of(self._of(ticket)))

    def drawn(self, form: Fields) -> Drawn:
        """Return the draw of a form; with a new secret if its ticket is missing or too old."""
        lot, ticket, once = lot_of(form), form.get("ticket"), self.once(form)
        found = _TICKET.fullmatch(ticket)
        if found is None or not 0 <= time.time() - int(found[1]) <= GOOD_FOR:
            return replace(Drawn("", lot).afresh(), once=once)
        return Drawn(self._of(ticket), lot, once=once)

    def once(self, form: Fields) -> str:
        """Return a token derived from the form's `once` number, so that a form sent twice opens one
        table and makes one person; empty without a number."""
        number = form.get("once")
        return self._made("once", number) if _ONCE.fullmatch(number) else ""

    def mark(self, address: str) -> str:
        """Return a mark of an address, the same each time, from which nobody can tell it."""
        return self._made("address", address)[:MARKED]

    def first_try(self, person: str, game: str, mark: str) -> str:
        """Return a token for a person's first try of a deal of a day, the same each time."""
        return self._made("first try", f"{person} {game} {mark}")

    def _of(self, ticket: str) -> str:
        return self._made("deal", ticket)

    def _made(self, what: str, number: str) -> str:
        return hmac.new(self._secret, f"farmyard {what} {number}".encode(), "sha256").hexdigest()


def lot_of(form: Fields) -> str:
    """Return the lot in a form: empty, or letters and digits. Raises Refusal 400."""
    lot = form.get("lot")
    if not LOT.fullmatch(lot):
        raise Refusal(400, say("no-lot"))
    return lot


def with_lot(chairs: list[Chair], person: str, lot: str) -> list[Chair]:
    """Return the chairs with a person's lot on his own, and none on any other."""
    own = {c.seat for c in chairs if c.kind == PERSON and c.person == person}
    return [replace(chair, lot=lot if chair.seat in own else "") for chair in chairs]


def seal_of(row: TableRow, chairs: list[Chair]) -> Seal | None:
    """Return the seal of a table whose chairs are taken; None if it has no secret."""
    if not row.secret:
        return None
    return Seal(row.secret, tuple(chair.lot for chair in chairs), tuple(kinds(row, chairs)))


def kinds(row: TableRow, chairs: list[Chair]) -> list[str]:
    """Return the kind of player on each chair, as sealed into the deal (since deal 2)."""
    return [KINDS.get(chair.kind, chair.kind) for chair in chairs] if row.deal > 1 else []


def told(row: TableRow, chairs: list[Chair]) -> dict[str, Any] | None:
    """Return what a page tells its browser of the deal during play (dealt.js): the kinds of players
    and the branch; None if nothing is sealed."""
    if not row.secret:
        return None
    left = json.loads(row.branched)[-1][0] if row.branched else ""
    return {"kinds": ",".join(kinds(row, chairs)), "branch": left}


def key_of(row: TableRow, chairs: list[Chair]) -> Key:
    """Return the key derived from a table's seal; without a seal its own."""
    seal = seal_of(row, chairs)
    return row.key if seal is None else seal.key


def promise(row: TableRow) -> str | None:
    """Return the public commitment of a table; None if it has none."""
    return commitment_of(row.secret) if row.secret else None


def origin(row: TableRow, chairs: list[Chair], told: bool) -> dict[str, Any]:
    """Return the headers on the origin of the dice for a game file; with the secret only if
    `told`."""
    seal = seal_of(row, chairs)
    if seal is not None:
        left = {"left": json.loads(row.seals)} if told and row.seals else {}
        return {**seal.headers(told), **left}
    return {"daily": row.day} if row.day else {}


# -- Games that branch off others -----------------------------------------------


def branches(renewals: "Sequence[Renewal]", after: int) -> str:
    """Return as JSON the renewals of the game that is left, and the move at which it is left."""
    kept = [[n, *key] for n, key in renewals if n <= after]
    return json.dumps([*kept, [after]])


def left(row: TableRow, chairs: list[Chair], after: int) -> str:
    """Return as JSON the origin of the dice up to each branch; empty where an older version stored
    none."""
    gone = [n for n, *_ in json.loads(row.branched)] if row.branched else []
    before = json.loads(row.seals) if row.seals else [{} for _ in gone]
    own = {name: said for name, said in origin(row, chairs, told=True).items() if name != "left"}
    return json.dumps([*before, own][: sum(n <= after for n in gone) + 1])


def renewals(row: TableRow, chairs: list[Chair]) -> "list[Renewal]":
    """Return where a branched game switches to other dice, and their keys; the last is its own."""
    stored = json.loads(row.branched) if row.branched else []
    own = key_of(row, chairs)
    return [(n, (key[0], key[1]) if key else own) for n, *key in stored]
