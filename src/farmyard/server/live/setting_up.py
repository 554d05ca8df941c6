"""Builds a table and its bots from what is stored of it, in a thread.

Bots are shown every change of their own view from the deal on, after the table is shown to people.
Their random numbers are derived from the table's key by a one-way hash, so they reveal nothing of
the cards.
"""

import hashlib
import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from farmyard.core import catalogue
from farmyard.core.errors import IllegalChoice, UnknownGame
from farmyard.server.store.schema import OVER, Chair, TableRow
from farmyard.server.table import sealing
from farmyard.server.table.log import moves_of
from farmyard.server.table.refusals import Refusal
from farmyard.server.words import say

if TYPE_CHECKING:
    from farmyard.core.tables.table import Table

BotsBySeat = dict[int, Any]  # seat -> Bot
News = dict[int, Any]  # seat -> its newest view
log = logging.getLogger("farmyard.server")


@dataclass(frozen=True)
class LoadedTable:
    """A table at its newest version, and its bots, which have not watched it yet."""

    table: "Table"
    bots_by_seat: BotsBySeat


def load(row: TableRow, chairs: list[Chair], log: list[int]) -> LoadedTable:
    """Return the table after everything in its log. Raises Refusal if it was begun under older
    rules that no longer allow its moves, or under newer ones."""
    try:
        card = catalogue.card(row.game)
    except UnknownGame:
        raise Refusal(404, say("no-game")) from None

    same = row.rules_version == card.rules_version
    if row.rules_version > card.rules_version:
        raise Refusal(409, say("newer-rules"))
    try:
        loaded = replay(row, chairs, moves_of(log), len(log))
    except IllegalChoice:
        if same:
            raise
        raise Refusal(409, say("old-rules")) from None
    if not same and loaded.table.over != (row.stage == OVER):
        raise Refusal(409, say("old-rules"))
    return loaded


def join(row: TableRow, chairs: list[Chair], moves: list[int], throws: int) -> BotsBySeat:
    """Return bots for these chairs after these moves; each has watched the game from its seat."""
    loaded = replay(row, chairs, moves, throws)
    remember(loaded.bots_by_seat, loaded.table, loaded.table.n)
    return loaded.bots_by_seat


def remember(bots_by_seat: BotsBySeat, table: "Table", upto: int) -> None:
    """Show the bots every version of a table, each from its own seat."""
    for n in range(upto + 1):
        watch(bots_by_seat, {seat: table.views.of(seat, n) for seat in bots_by_seat})


def watch(bots_by_seat: BotsBySeat, news: News) -> None:
    """Show each bot the newest view of its seat; a bot that fails is logged and goes on."""
    for seat, view in news.items():
        if seat not in bots_by_seat:
            continue  # a person has taken the chair back
        try:
            bots_by_seat[seat].watch(view)
        except Exception:
            log.exception("a bot could not watch")


def replay(row: TableRow, chairs: list[Chair], moves: list[int], throws: int) -> LoadedTable:
    """Return the table after these moves, and fresh bots; `throws` varies their random numbers."""
    from farmyard.bots import advice
    from farmyard.core.tables.table import Table

    names, dice = [chair.name for chair in chairs], dice_of(row, len(chairs))
    table = Table.resume(row.game, names, dice, row.options, moves, sealing.renewals(row, chairs))
    table.game.lesson(table.views.of())  # imports the lessons here, off the event loop,
    advice.adviser(table.game)  # and what advises
    return LoadedTable(table, bots_of(row, chairs, throws))


def dice_of(row: TableRow, seats: int) -> tuple[int, int]:
    """Return the key a table is dealt from: its own, or one its game derives from it."""
    from farmyard.core.chance.dealing import settled

    game = catalogue.game(row.game)
    return settled(game, seats, game.card.read_options(row.options, seats), row.key)


def bots_of(row: TableRow, chairs: list[Chair], throws: int) -> BotsBySeat:
    """Return a new bot for every chair on which a bot decides."""
    from farmyard.bots import roster

    key = (
        sealing.key_of(row, chairs) if row.branched else row.key
    )  # a finished game's key is public
    return {
        chair.seat: roster.make(
            row.game, chair.level, chair.seat, len(chairs), dice_key(key, chair.seat, throws)
        )
        for chair in chairs
        if chair.level
    }


def dice_key(key: tuple[int, int], seat: int, throws: int) -> tuple[int, int]:
    """Return 128 bits to seed a bot's random numbers."""
    text = f"bot {key[0]:016x}{key[1]:016x} {seat} {throws}"
    hashed = hashlib.sha256(text.encode()).digest()
    return int.from_bytes(hashed[:8], "big"), int.from_bytes(hashed[8:16], "big")
