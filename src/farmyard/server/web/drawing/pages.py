"""Builds what the templates are filled with. Everything about a game comes from one seat's view.

While the curtain is down that seat is the spectator's. Nothing here looks at the table's state
except through `seen`, `lines` and, for the seat that must decide, its choices.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import segno

from farmyard.core import catalogue
from farmyard.core.game import Line
from farmyard.server.live.actor import Room
from farmyard.server.live.timers import overruns
from farmyard.server.store.schema import (
    BOT,
    CLOSED,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    WAITING,
    Chair,
    TableRow,
)
from farmyard.server.table import names, results, sealing, words
from farmyard.server.table.chat import Said
from farmyard.server.table.lobby import may_arrange
from farmyard.server.table.seating import Eyes, emblem, face
from farmyard.server.web.drawing import choosing, hall_words, sidebar
from farmyard.server.web.drawing.status_line import brief
from farmyard.server.web.identity import Person

if TYPE_CHECKING:
    from farmyard.core.table import Table

REFRESH = 5  # seconds between two looks of a page without scripts
REFRESH_SOON = 2
LINES = 60  # of the log, on a page
LOOKS_BACK = 3 * LINES  # decisions to find them in: lines that join are read as one


def hall(person: Person, stored: list[tuple[TableRow, list[Chair]]]) -> dict[str, Any]:
    """hall.html: the shelf, and the tables of whoever looks."""
    keys = catalogue.keys()
    known = [(row, chairs) for row, chairs in stored if row.game in keys]
    tables = [_hall_table(person, row, chairs) for row, chairs in known]
    tables.sort(key=lambda table: (table["over"], not table["turn"]))
    titles = {card.key: card.short for card in catalogue.cards()}
    shown = results.arranged(tables, titles)
    return {**shown, "shelf": list(catalogue.cards()), "daily": daily()}


@lru_cache
def daily() -> list[str]:
    """The games that have a deal of the day."""
    return [key for key in catalogue.keys() if catalogue.game(key).has("dealing")]


def _hall_table(person: Person, row: TableRow, chairs: list[Chair]) -> dict[str, Any]:
    mine = [c for c in chairs if c.person == person.id]
    turn = row.stage == PLAYING and any(c.seat == row.to_move for c in mine)
    card = catalogue.card(row.game)
    return {
        "id": row.id, "name": row.name, "game": row.game, "key": row.game, "title": card.title,
        "mine": bool(mine), "turn": turn, "over": row.stage in (OVER, CLOSED),
        **results.how_it_ended(row, chairs, mine), **_hall_says(row, chairs, mine, turn),
    }  # fmt: skip


def _hall_says(row: TableRow, chairs: list[Chair], mine: list[Chair], turn: bool) -> dict[str, str]:
    """What a table that is not over says instead of how it ended."""
    if row.stage in (OVER, CLOSED):
        return {}
    if row.stage == WAITING:
        return {"says": words.open_chairs(sum(c.kind == OPEN for c in chairs))}
    if turn:
        return {"says": words.wait_for_you([c.name for c in chairs if c not in mine and c.name])}
    if row.to_move is None:
        return {"says": hall_words.LAYING}
    return {"says": words.thinks(chairs[row.to_move].name)}


def waiting(room: Room, person: Person, base: str) -> dict[str, Any]:
    """waiting.html and bench.html: the chairs, and the link to send round."""
    reach = room.house.reach
    missing = sum(chair.kind == OPEN for chair in room.chairs)
    waits = room.row.stage == WAITING
    taken = [chair.name for chair in room.chairs if chair.name]
    return {
        "my_name": person.name or names.unborne(taken, room.row.id),
        "terms": sidebar.agreed(room),
        "table": {**_named(room), "link": base + room.link, "qr": qr(base + room.link)},
        "only_here": reach is not None and reach.invitation(base) is None,
        "card": catalogue.card(room.row.game),
        "key": room.row.game,
        "chairs": [_chair(room, chair, person) for chair in room.chairs],
        "missing": missing,
        "begins": words.begins_in(room.countdown.left) if waits else words.DEALT,
        "counting": room.countdown.left,
        "may_begin": waits and missing == 0 and may_arrange(room, person.id),
        "promise": sealing.promise(room.row),
        "is_host": may_arrange(room, person.id),
    }


def _chair(room: Room, chair: Chair, person: Person) -> dict[str, Any]:
    mine = chair.kind == PERSON and chair.person == person.id
    host = bool(chair.person) and chair.person == room.row.opener
    return {
        "seat": chair.seat, "emblem": emblem(chair.seat), "face": face(chair),
        "name": chair.name or words.FREE_CHAIR, "says": words.chair_says(chair.kind, mine, host),
        "open": chair.kind == OPEN, "mine": mine, "bot": chair.kind == BOT, "host": host,
    }  # fmt: skip


@lru_cache(256)
def qr(link: str) -> str:
    """A link as a picture to point a telephone at; its squares are in the colour of the text."""
    rows = list(segno.make(link, error="m", micro=False).matrix_iter(border=0))
    dark = (f"M{x} {y}h1v1h-1z" for y, row in enumerate(rows) for x, bit in enumerate(row) if bit)
    box = f"0 0 {len(rows)} {len(rows)}"
    return f'<svg viewBox="{box}"><path fill="currentColor" d="{"".join(dark)}"/></svg>'


def table(
    room: Room, person: str, base: str, picked: Sequence[str] = (), refusal: str | None = None
) -> dict[str, Any]:
    """inside.html: the table as one person sees it."""
    table, eyes = room.playing(), room.eyes(person)
    view, moment = table.seen(eyes.seat), room.moment is not None
    choices = choosing.choices_of(table, eyes.seat) if eyes.curtain is None else []
    scene = table.game.page.scene(view, eyes.seat, table.names, moment)
    return {
        "table": _table(room, table, person, base), "link": base + room.link,
        "card": table.card, "key": table.card.key, "seat": eyes.seat,
        "seats": _seats(room, table, person, scene), "scene": scene,
        "status": brief(_status(table, view, eyes.seat, moment and not choices)),
        "lines": newest(table, eyes.seat, table.n, sidebar.lines(room)),
        "status_emblem": emblem(-1 if table.to_move is None else table.to_move),
        **choosing.as_context(choices, picked), "refusal": refusal,
        "standing": _standing(room, table, person) if choices else [],
        "can_undo": eyes.seat >= 0 and table.can_undo(eyes.seat),
        "curtain": _curtain(room, eyes), "end": _end(room, table, view, eyes.seat),
        **sidebar.shown(room, table, eyes.seat, person),
        "promise": sealing.promise(room.row), "sealed": sealing.told(room.row, room.chairs),
        "offer": room.offer() if table.over else None,
        "refresh": _refresh(room, table, moment, bool(choices)),
    }  # fmt: skip


def _standing(room: Room, table: "Table", person: str) -> list[Any]:
    """The standing orders that could answer now: of whoever has one seat alone at this screen, and
    made of what everybody sees."""
    asks = table.game.takes_orders and len(room.seats_of(person)) == 1
    return table.game.standing(table.seen()) if asks else []


def _named(room: Room) -> dict[str, Any]:
    return {"id": room.row.id, "name": room.row.name}


def _table(room: Room, table: "Table", person: str, base: str) -> dict[str, Any]:
    return {
        **_named(room), "link": base + room.link, "n": len(room.log), "over": table.over,
        "moves": table.n,
        "day": hall_words.deal_of(room.row.day),
        "spectator": not room.seats_of(person),
        "next": f"/t/{room.row.next}" if room.row.next else None, "again": _again(room),
    }  # fmt: skip


def _again(room: Room) -> str | None:
    """What those who read on are told of the next game."""
    if room.row.next is None:
        return None
    next = room.rematch
    if not next.laid_by:
        return words.LAID_AGAIN
    return words.plays_again(next.laid_by, next.come, next.people)


def _seats(room: Room, table: "Table", person: str, scene: dict[str, Any]) -> list[dict[str, Any]]:
    mine, here = room.seats_of(person), {"", person, *(w.person for w in room.watchers)}
    return [
        {"mine": chair.seat in mine, "to_move": chair.seat == table.to_move,
         "bot": bool(chair.level), "away": chair.person not in here and not chair.level,
         "kept": chair.kept, "bubble": room.talk.over.get(chair.seat) or _late(room, table, chair),
         **drawn}
        for chair, drawn in zip(room.chairs, seats_drawn(table, room.chairs, scene), strict=True)
    ]  # fmt: skip


def _late(room: Room, table: "Table", chair: Chair) -> Said | None:
    """What a scarecrow says that is to decide and cannot search yet."""
    if not chair.level or chair.seat != table.to_move:
        return None
    from farmyard.bots import roster

    says = roster.getting_ready(room.row.game, chair.level)
    return Said(chair.seat, chair.name, says) if says else None


def seats_drawn(
    table: "Table", chairs: Sequence[Chair], scene: dict[str, Any]
) -> list[dict[str, Any]]:
    """Each seat with its name, its face, and what the game shows there."""
    counts = scene.get("seats") or [{}] * len(chairs)
    return [
        {"seat": chair.seat, "name": table.names[chair.seat], "emblem": emblem(chair.seat),
         "face": face(chair), **count}
        for chair, count in zip(chairs, counts, strict=True)
    ]  # fmt: skip


def _status(table: "Table", view: Any, seat: int, moment: bool = False) -> str:
    """What is to be decided, or how it ended; in a moment what has just happened."""
    if moment and not table.over and table.n:
        return table.line(table.n - 1, seat).text
    say = table.game.words.outcome if table.over else table.game.words.ask
    return say(view, seat, table.names)


def newest(
    table: "Table", seat: int, n: int, beside: dict[int, list[dict[str, Any]]] | None = None
) -> list[dict[str, Any]]:
    """The newest part of the log after n decisions, and what happened beside it; only what is shown
    is worded."""
    beside, first, told = beside or {}, n, list[dict[str, Any]]()
    while first > max(0, n - LOOKS_BACK) and len(told) < LINES:
        first = max(0, first - LINES)
        told = _lines_between(table, seat, first, n, beside)
    return (told + beside.get(n, []))[-LINES:]


def _lines_between(
    table: "Table", seat: int, first: int, last: int, beside: dict[int, list[dict[str, Any]]]
) -> list[dict[str, Any]]:
    """The log from a decision to another: a line that joins takes the place of the one before."""
    told: list[dict[str, Any]] = []
    for n in range(first, last):
        line = table.line(n, seat)
        if line.joins and told:
            told.pop()
        told += beside.get(n, [])
        told.append(_told(line))
    return told


def _told(line: Line) -> dict[str, Any]:
    return {"emblem": emblem(line.seat), "text": line.text, "loud": line.loud}


def _curtain(room: Room, eyes: Eyes) -> dict[str, Any] | None:
    if eyes.curtain is None:
        return None
    chair = room.chairs[eyes.curtain]
    before = None if eyes.before is None else room.chairs[eyes.before].name
    return {"seat": chair.seat, "name": chair.name, "face": face(chair),
            "emblem": emblem(chair.seat), "from": before}  # fmt: skip


def _end(room: Room, table: "Table", view: Any, seat: int) -> dict[str, Any] | None:
    if not table.over:
        return None
    ranks, cells = table.ranks(), table.game.words.counts(view)
    rows: list[dict[str, Any]] = [
        {"seat": chair.seat, "name": table.names[chair.seat], "emblem": emblem(chair.seat),
         "face": face(chair), "rank": ranks[chair.seat], "mine": chair.seat == seat,
         "cells": list(cells[chair.seat])}
        for chair in room.chairs
    ]  # fmt: skip
    rows.sort(key=lambda row: row["rank"])
    headline = table.game.words.outcome(view, seat, table.names)
    headings = list(table.game.headings(view))
    late = overruns(table, *room.decided())
    sentence = "" if late is None else words.late(late)
    return {"headline": headline, "sentence": sentence, "podium": rows[:3], "rows": rows,
            "cheers": table.game.cheers(view),
            "headings": headings}  # fmt: skip


def _refresh(room: Room, table: "Table", moment: bool, asked: bool) -> int | None:
    if asked or table.over or room.row.stage == CLOSED:
        return None
    passing = moment or table.game.page.MOMENT > 0  # what lies open for moments is to be seen
    return REFRESH_SOON if passing else REFRESH
