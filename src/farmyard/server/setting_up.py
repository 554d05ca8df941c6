"""Lays a table out from what is stored of it. Runs in a thread: it may take a while.

The bots' memories are made again by showing them every change of their own view, from the deal on.
Their dice come from the table's key by a one-way street, so what a bot throws says nothing about
the cards.
"""

import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from farmyard.core import catalogue
from farmyard.server import words
from farmyard.server.refusals import Refusal
from farmyard.server.schema import BOT, Chair, TableRow, moves_of

if TYPE_CHECKING:
    from farmyard.core.table import Table

Minds = dict[int, Any]  # seat -> Bot


@dataclass(frozen=True)
class Laid:
    """A table as it stands, and its bots, who have seen all of it that they may."""

    table: "Table"
    minds: Minds


def lay(row: TableRow, chairs: list[Chair], log: list[int]) -> Laid:
    """The table after everything in its log; Refusal if it was begun under other rules."""
    try:
        card = catalogue.card(row.game)
    except catalogue.UnknownGame:
        raise Refusal(404, words.NO_GAME) from None
    if card.rules_version != row.rules_version:
        raise Refusal(409, words.OLD_RULES)
    return replay(row, chairs, moves_of(log), len(log))


def take_back(row: TableRow, chairs: list[Chair], moves: list[int], throws: int, seat: int) -> Laid:
    """The table after `seat` has taken back its last decision."""
    from farmyard.core.table import Table

    names = [chair.name for chair in chairs]
    copy = Table.resume(row.game, names, row.key, row.options, moves)
    copy.undo(seat)
    return replay(row, chairs, list(copy.moves), throws)


def replay(row: TableRow, chairs: list[Chair], moves: list[int], throws: int) -> Laid:
    """The table after these moves, the bots having watched; `throws` freshens their dice."""
    from farmyard.core.table import Table

    names = [chair.name for chair in chairs]
    minds = minds_of(row, chairs, throws)
    if not minds:
        return Laid(Table.resume(row.game, names, row.key, row.options, moves), {})
    table = Table.deal(row.game, seats=names, options=row.options, dice=row.key)
    watch(minds, table)
    for choice in moves:
        table.play(choice)
        watch(minds, table)
    return Laid(table, minds)


def watch(minds: Minds, table: "Table") -> None:
    """Show every bot the table as it stands, each with its own eyes."""
    for seat, mind in minds.items():
        mind.watch(table.seen(seat))


def minds_of(row: TableRow, chairs: list[Chair], throws: int) -> Minds:
    """A fresh bot for every scarecrow's chair."""
    from farmyard.bots import roster

    return {
        chair.seat: roster.make(
            row.game, chair.level, chair.seat, len(chairs), dice_key(row.key, chair.seat, throws)
        )
        for chair in chairs
        if chair.kind == BOT
    }


def dice_key(key: tuple[int, int], seat: int, throws: int) -> tuple[int, int]:
    """128 bits for a bot's own dice."""
    text = f"bot {key[0]:016x}{key[1]:016x} {seat} {throws}"
    hashed = hashlib.sha256(text.encode()).digest()
    return int.from_bytes(hashed[:8], "big"), int.from_bytes(hashed[8:16], "big")
