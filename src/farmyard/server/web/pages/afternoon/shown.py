"""The contexts of the pages of an afternoon, and its results as a sheet."""

from collections import Counter
from datetime import date
from typing import Any

from farmyard import paper
from farmyard.core import catalogue
from farmyard.server.afternoon import plan as plans
from farmyard.server.afternoon.plan import (
    ENDED,
    GATHERING,
    LIKE,
    MIXED,
    PLAYING,
    standings,
    tables_of,
    this_round,
)
from farmyard.server.store.schema import CLOSED, OVER, now_ms
from farmyard.server.store.statements.afternoons import Stored
from farmyard.server.web.drawing.qr import qr
from farmyard.server.web.pages.evening.picture import points
from farmyard.server.words import say

Shown = dict[str, Any]
AT_WALL = 30  # people in the list of a wall
LOOKS = 4, 14  # seconds between two looks at least, and looks of all in a second: of one network


def _round(stored: Stored) -> Shown:
    """Return what all pages say of the round: its game, its tables, and the time left."""
    row, plan = stored.row, plans.read(stored.row.plan)
    called = {each.person: each.name for each in stored.members}
    now = this_round(stored) if row.stage != GATHERING else []
    over = {each.table_id: each.stage in (OVER, CLOSED, None) for each in now}
    minutes = -(-(row.left or max(0, row.ends - now_ms())) // 60_000)
    timed = row.stage == PLAYING and (row.ends or row.left > 1)
    return {
        "id": row.id, "stage": row.stage, "n": row.round, "rounds": max(plan.rounds, row.round),
        "game": catalogue.card(plan.game).short, "key": plan.game, "paused": bool(row.left),
        "minutes": say("afternoon-left", n=minutes) if timed else "",
        "tables": [
            {"id": id, "names": [called.get(each, "") for each in people], "over": over[id]}
            for id, people in tables_of(now).items()
        ],
        "ended": row.stage == ENDED,
    }  # fmt: skip


def _standings(stored: Stored, me: str = "") -> list[Shown]:
    return [
        {"place": each.place, "name": each.name, "points": points(each.points),
         "mine": bool(me) and each.person == me, "away": each.away}
        for each in standings(stored)
    ]  # fmt: skip


def person(stored: Stored, me: str) -> Shown:
    """Return the context of afternoon.html, for one person."""
    own = next((each for each in stored.members if me and each.person == me), None)
    every = max(LOOKS[0], len(stored.members) // LOOKS[1])
    return {**_round(stored), "every": every, "inside": own is not None,
            "away": bool(own and own.away), "standings": _standings(stored, me)}  # fmt: skip


def wall(stored: Stored, link: str) -> Shown:
    """Return the context of wall.html."""
    told = _standings(stored)[:AT_WALL]
    return {**_round(stored), "qr": qr(link), "link": link, "standings": told, "inside": True}


def leader(stored: Stored, link: str, spare: set[str]) -> Shown:
    """Return the context of lead.html."""
    plan = plans.read(stored.row.plan)
    games = [
        {"value": f"{card.key}:{way.name}" if way else card.key,
         "title": f"{card.short}: {way.title}" if way else card.title,
         "now": card.key == plan.game and (way.name if way else "") == plan.way}
        for card in catalogue.cards()
        for way in (None, *card.ways[1:])
    ]  # fmt: skip
    return {
        **_round(stored), "link": link, "games": games, "plan": vars(plan),
        "levels": [(n, say(f"puzzle-{word}")) for n, word in enumerate(("easy", "middle", "hard"))],
        "talks": [(each, say(each)) for each in ("no", "yes")],
        "mixings": [(each, say(f"afternoon-{each}")) for each in (MIXED, LIKE)],
        "spare": spare, "standings": _standings(stored), "secret": stored.row.key,
        "printable": paper.can_draw(),
        "here": sum(not each.away for each in stored.members),
    }  # fmt: skip


def sheet(stored: Stored) -> tuple[list[str], list[tuple[int, str, list[float | None]]]]:
    """Return the heads of the results, and everybody's place, name, and points by round with their
    sum; None for a round without points."""
    rounds = range(1, stored.row.round + 1)
    brought = {(each.round, each.person): each.points for each in stored.places}
    heads = [say("heading-rank"), say("heading-name")]
    heads += [*(say("afternoon-round", n=n) for n in rounds), say("evening-sum")]
    return heads, [
        (each.place, each.name, [*(brought.get((n, each.person)) for n in rounds), each.points])
        for each in standings(stored)
    ]


def printed(stored: Stored) -> bytes:
    """Return the results as a PDF, where places that are shared have a mark."""
    heads, found = sheet(stored)
    shared = {place for place, n in Counter(row[0] for row in found).items() if n > 1}
    rows = [
        [f"{place}{' =' if place in shared else ''}", name,
         *("–" if each is None else points(each) for each in brought)]
        for place, name, brought in found
    ]  # fmt: skip
    day = say("mine-day", date=date.fromtimestamp(stored.row.at / 1000))
    foot = say("afternoon-shared") if shared else ""
    return paper.listed(say("afternoon-results"), day, heads, rows, foot)
