"""Seals the deal of a table: promises a secret to whoever opens it, and takes everybody's lot.

Every page with a button that opens a table carries a *ticket*: a number used once, from which this
house, and nobody else, makes the secret; the page shows the secret's commitment beside it.  So the
promise is made before the lots are known, and nothing has to be kept for pages nobody comes back
from.  A secret seals one table only, and a ticket is good for a day, less than any table is kept.
"""

import hmac
import json
import re
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Protocol

from farmyard.core.fairness import LOT, Seal, commitment_of
from farmyard.server.store.schema import BOT, PERSON, Chair, TableRow
from farmyard.server.table import words
from farmyard.server.table.refusals import Refusal

if TYPE_CHECKING:
    from farmyard.core.table import Renewal

Key = tuple[int, int]

DEAL = 2
"""How keys are made of what is sealed, for tables laid now."""
KINDS = {BOT: "scarecrow"}
GOOD_FOR = 24 * 3600  # seconds
_TICKET = re.compile(r"([0-9]{1,12})-[0-9a-f]{32}")
_ONCE = re.compile(r"[0-9a-f]{32}")


class Fields(Protocol):
    """What somebody has sent with a form."""

    def get(self, name: str) -> str:
        """The value of that name; empty if there is none."""


@dataclass(frozen=True)
class Offer:
    """What a page carries: the ticket for its form, and what is promised to whoever hands it in."""

    ticket: str
    commitment: str


@dataclass(frozen=True)
class Drawn:
    """What a table is opened with: the secret of its deal, and the opener's own lot."""

    secret: str
    lot: str = ""
    day: str = ""  # the deal of a day needs no secret
    once: str = ""  # of one form the same, however often it is sent

    def afresh(self) -> "Drawn":
        """With a secret nobody has been promised, as for a ticket that was used before."""
        return replace(self, secret=secrets.token_hex(32))


class Sealer:
    """Makes offers, and of their tickets the secrets again."""

    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()

    def offer(self) -> Offer:
        """A fresh promise."""
        ticket = f"{int(time.time())}-{secrets.token_hex(16)}"
        return Offer(ticket, commitment_of(self._of(ticket)))

    def drawn(self, form: Fields) -> Drawn:
        """What a form hands in; without a good ticket the secret is one nobody was promised."""
        lot, ticket, once = lot_of(form), form.get("ticket"), self.once(form)
        found = _TICKET.fullmatch(ticket)
        if found is None or not 0 <= time.time() - int(found[1]) <= GOOD_FOR:
            return replace(Drawn("", lot).afresh(), once=once)
        return Drawn(self._of(ticket), lot, once=once)

    def once(self, form: Fields) -> str:
        """What comes of the number that a page's script has put into a form it sends: who a
        newcomer is, and which table the form lays. Nobody may have heard the answer, for the line
        broke or the house fell: what is then sent again makes neither anew. The number is told to
        nobody else; without one it is as if each sending were a form of its own."""
        number = form.get("once")
        return self._made("once", number) if _ONCE.fullmatch(number) else ""

    def _of(self, ticket: str) -> str:
        return self._made("deal", ticket)

    def _made(self, what: str, number: str) -> str:
        return hmac.new(self._secret, f"farmyard {what} {number}".encode(), "sha256").hexdigest()


def lot_of(form: Fields) -> str:
    """What somebody adds to the shuffle: nothing, or some letters and digits; else a Refusal."""
    lot = form.get("lot")
    if not LOT.fullmatch(lot):
        raise Refusal(400, words.NO_LOT)
    return lot


def with_lot(chairs: list[Chair], person: str, lot: str) -> list[Chair]:
    """The chairs with one person's lot on his own, and none on any other."""
    own = {c.seat for c in chairs if c.kind == PERSON and c.person == person}
    return [replace(chair, lot=lot if chair.seat in own else "") for chair in chairs]


def seal_of(row: TableRow, chairs: list[Chair]) -> Seal | None:
    """The seal of a table whose chairs are taken; None of one that has none."""
    if not row.secret:
        return None
    return Seal(row.secret, tuple(chair.lot for chair in chairs), tuple(kinds(row, chairs)))


def kinds(row: TableRow, chairs: list[Chair]) -> list[str]:
    """Who sits where, as it is sealed into the deal; tables of older days have not sealed it."""
    return [KINDS.get(chair.kind, chair.kind) for chair in chairs] if row.deal > 1 else []


def told(row: TableRow, chairs: list[Chair]) -> dict[str, Any] | None:
    """What a page says of the deal while it is played, for its browser to remember (dealt.js): who
    sits where, and where the table left another game; None if nothing is sealed."""
    if not row.secret:
        return None
    left = json.loads(row.branched)[-1][0] if row.branched else ""
    return {"kinds": ",".join(kinds(row, chairs)), "branch": left}


def key_of(row: TableRow, chairs: list[Chair]) -> Key:
    """The key a sealed table makes; for one without a seal its own."""
    seal = seal_of(row, chairs)
    return row.key if seal is None else seal.key


def promise(row: TableRow) -> str | None:
    """The commitment everybody may see at any time."""
    return commitment_of(row.secret) if row.secret else None


def origin(row: TableRow, chairs: list[Chair], told: bool) -> dict[str, Any]:
    """What the file of a game says of where its dice come from; the secret only if it is told, and
    with it what the files of the games that it left say."""
    seal = seal_of(row, chairs)
    if seal is not None:
        left = {"left": json.loads(row.seals)} if told and row.seals else {}
        return {**seal.headers(told), **left}
    return {"daily": row.day} if row.day else {}


# -- Games that branch off others -----------------------------------------------


def branches(renewals: "Sequence[Renewal]", after: int) -> str:
    """As it is stored: all renewals of the game it leaves, and where it leaves it."""
    kept = [[n, *key] for n, key in renewals if n <= after]
    return json.dumps([*kept, [after]])


def left(row: TableRow, chairs: list[Chair], after: int) -> str:
    """As it is stored: where the dice up to each branch come from, the last time those of the
    finished game that is left here; nothing is known of what that one left in older days."""
    gone = [n for n, *_ in json.loads(row.branched)] if row.branched else []
    before = json.loads(row.seals) if row.seals else [{} for _ in gone]
    own = {name: said for name, said in origin(row, chairs, told=True).items() if name != "left"}
    return json.dumps([*before, own][: sum(n <= after for n in gone) + 1])


def renewals(row: TableRow, chairs: list[Chair]) -> "list[Renewal]":
    """Where a game that branched off takes other dice: the last time those of its own seal."""
    stored = json.loads(row.branched) if row.branched else []
    own = key_of(row, chairs)
    return [(n, (key[0], key[1]) if key else own) for n, *key in stored]
