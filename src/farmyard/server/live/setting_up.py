"""Lays a table out from what is stored of it. Runs in a thread: it may take a while.

The bots have still to be shown every change of their own view, from the deal on: they are
when the table can already be seen. Their dice come from the table's key by a one-way street,
so what a bot throws says nothing about the cards.
"""

import hashlib
import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from farmyard.core import catalogue
from farmyard.core.errors import IllegalChoice, UnknownGame
from farmyard.server.store.schema import OVER, Chair, TableRow
from farmyard.server.table import sealing, words
from farmyard.server.table.log import moves_of
from farmyard.server.table.refusals import Refusal

if TYPE_CHECKING:
    from farmyard.core.table import Table

Minds = dict[int, Any]  # seat -> Bot
News = dict[int, Any]  # seat -> what it sees
log = logging.getLogger("farmyard.server")


@dataclass(frozen=True)
class Laid:
    """A table as it stands, and its bots, who have seen nothing of it yet."""

    table: "Table"
    minds: Minds


def lay(row: TableRow, chairs: list[Chair], log: list[int]) -> Laid:
    """The table after everything in its log; Refusal if it was begun under older rules, and could
    not have gone so under today's."""
    try:
        card = catalogue.card(row.game)
    except UnknownGame:
        raise Refusal(404, words.NO_GAME) from None

    same = row.rules_version == card.rules_version
    if row.rules_version > card.rules_version:
        raise Refusal(409, words.NEWER_RULES)
    try:
        laid = replay(row, chairs, moves_of(log), len(log))
    except IllegalChoice:
        if same:
            raise
        raise Refusal(409, words.OLD_RULES) from None
    if not same and laid.table.over != (row.stage == OVER):
        raise Refusal(409, words.OLD_RULES)
    return laid


def join(row: TableRow, chairs: list[Chair], moves: list[int], throws: int) -> Minds:
    """The scarecrows of these chairs after these moves: each has seen what its seat may see."""
    laid = replay(row, chairs, moves, throws)
    remember(laid.minds, laid.table, laid.table.n)
    return laid.minds


def remember(minds: Minds, table: "Table", upto: int) -> None:
    """Show the bots a table as it stood after each decision, each with its own eyes."""
    for n in range(upto + 1):
        watch(minds, {seat: table.seen(seat, n) for seat in minds})


def watch(minds: Minds, news: News) -> None:
    """Show each bot what its seat sees; one that fails at it goes on without."""
    for seat, view in news.items():
        if seat not in minds:
            continue  # a person has come back to that chair
        try:
            minds[seat].watch(view)
        except Exception:
            log.exception("a bot could not watch")


def replay(row: TableRow, chairs: list[Chair], moves: list[int], throws: int) -> Laid:
    """The table after these moves, and fresh bots; `throws` freshens their dice."""
    from farmyard.core.table import Table

    names, dice = [chair.name for chair in chairs], dice_of(row, len(chairs))
    table = Table.resume(row.game, names, dice, row.options, moves, sealing.renewals(row, chairs))
    return Laid(table, minds_of(row, chairs, throws))


def dice_of(row: TableRow, seats: int) -> tuple[int, int]:
    """The key a table is dealt from: its own, unless its game has a say in it."""
    from farmyard.core.dealing import settled

    game = catalogue.game(row.game)
    return settled(game, seats, game.card.read_options(row.options, seats), row.key)


def minds_of(row: TableRow, chairs: list[Chair], throws: int) -> Minds:
    """A fresh bot for every chair on which a scarecrow decides."""
    from farmyard.bots import roster

    key = sealing.key_of(row, chairs) if row.branched else row.key  # never one that has been told
    return {
        chair.seat: roster.make(
            row.game, chair.level, chair.seat, len(chairs), dice_key(key, chair.seat, throws)
        )
        for chair in chairs
        if chair.level
    }


def dice_key(key: tuple[int, int], seat: int, throws: int) -> tuple[int, int]:
    """128 bits for a bot's own dice."""
    text = f"bot {key[0]:016x}{key[1]:016x} {seat} {throws}"
    hashed = hashlib.sha256(text.encode()).digest()
    return int.from_bytes(hashed[:8], "big"), int.from_bytes(hashed[8:16], "big")
