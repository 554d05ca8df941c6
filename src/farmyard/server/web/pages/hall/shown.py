"""The context of hall.html: the games, and a person's tables.

The first open tables are shown as slips above the games, all others in rows below, with their
results.
"""

from datetime import datetime
from functools import lru_cache
from typing import Any

from farmyard.core import catalogue
from farmyard.core.game_card import Card
from farmyard.core.options import Way
from farmyard.core.showing.rehearsal import lessons_of
from farmyard.server.store.schema import CLOSED, OPEN, OVER, PLAYING, WAITING, Chair, TableRow
from farmyard.server.table.names import of_table
from farmyard.server.table.results import Result, read
from farmyard.server.table.seating import Person
from farmyard.server.web.drawing.scores import counted_in, scores
from farmyard.server.web.drawing.teaching import taught
from farmyard.server.words import say

SLIPS = 3  # open tables above the games; if there are more, the last slip links to them
ROWS = 6  # of earlier tables shown at first
FRESH = 3  # games at most that are marked as new to a person
Shown = dict[str, Any]


def hall(person: Person, stored: list[tuple[TableRow, list[Chair]]]) -> Shown:
    """Return the context of hall.html for a person."""
    keys = catalogue.keys()
    known = [(row, chairs) for row, chairs in stored if row.game in keys]
    tables = [_hall_table(person, row, chairs) for row, chairs in known]
    tables.sort(key=lambda table: (table["over"], not table["turn"]))
    titles = {card.key: card.short for card in catalogue.cards()}
    shown = arranged(tables, titles)
    played = {table["key"] for table in tables}
    learn = [key for key in taught() if key not in played] if tables else []
    shelf = list(catalogue.cards())
    lessons = lesson_lengths()
    return {**shown, "shelf": shelf, "taught": taught(), "learn": learn, "lessons": lessons}


@lru_cache
def lesson_lengths() -> dict[str, int]:
    """Return the steps of each lesson of all games."""
    lessons = [(key, lesson) for key in taught() for lesson in lessons_of(key)]
    return {f"{key}/{lesson.name}": len(lesson.steps) for key, lesson in lessons}


def first_time(card: Card, way: Way) -> Shown:
    """Return the context of first-time.html: the lesson for a way of a game, or its first."""
    lessons = lessons_of(card.key)
    lesson = next((each for each in lessons if each.way == way.name), lessons[0])
    taught = {"name": lesson.name, "minutes": lesson.minutes}
    minutes = way.minutes or card.minutes
    return {"card": card, "key": card.key, "way": way.name, "minutes": minutes, "lesson": taught}


def _hall_table(person: Person, row: TableRow, chairs: list[Chair]) -> Shown:
    mine = [c for c in chairs if c.person == person.id]
    turn = row.stage == PLAYING and any(c.seat == row.to_move for c in mine)
    card = catalogue.card(row.game)
    return {
        "id": row.id, "name": of_table(row.name), "game": row.game, "key": row.game,
        "title": card.title,
        "mine": bool(mine), "turn": turn, "over": row.stage in (OVER, CLOSED),
        **how_it_ended(row, chairs, mine), **_hall_says(row, chairs, mine, turn),
    }  # fmt: skip


def _hall_says(row: TableRow, chairs: list[Chair], mine: list[Chair], turn: bool) -> dict[str, str]:
    """Return the sentence of an unfinished table."""
    if row.stage in (OVER, CLOSED):
        return {}
    if row.stage == WAITING:
        return {"says": say("open-chairs", number=sum(c.kind == OPEN for c in chairs))}
    if turn:
        waiting = tuple(c.name for c in chairs if c not in mine and c.name)
        return {"says": say("wait-for-you", names=waiting, n=len(waiting))}
    if row.to_move is None:
        return {"says": say("hall-loading")}
    return {"says": say("thinks", name=chairs[row.to_move].name)}


def how_it_ended(row: TableRow, chairs: list[Chair], mine: list[Chair]) -> Shown:
    """Return the row of a finished table: who won and by how much, with whom, and when."""
    result, seats = read(row.result), {chair.seat for chair in mine}
    others = [c.name for c in chairs if c not in mine and c.name]
    won = result is not None and result.won and any(result.ranks[p] == 1 for p in seats)
    says = say("hall-closed") if row.stage != OVER else say("hall-finished")
    if result is not None and row.stage == OVER:
        says = _said(catalogue.card(row.game), result, chairs, seats)
    when = datetime.fromtimestamp(row.opened if result is None else result.at)
    return {"says": says, "won": won, "with": say("company", names=tuple(others), n=len(others)),
            "day": say("day", date=when.date()), "date": when.date().isoformat()}  # fmt: skip


def _said(card: Card, result: Result, chairs: list[Chair], mine: set[int]) -> str:
    counted = counted_in(card, result.counted)
    if len(chairs) == 1:
        id = "result-won-alone" if result.won else "result-lost-alone"
        return say(id, count=result.counts[0], counted=counted)
    best = [p for p in range(len(chairs)) if result.ranks[p] == 1]
    names = tuple(say("you") if p in mine else chairs[p].name for p in best)
    who = "you" if any(p in mine for p in best) else "they"
    return say("result", names=names, n=len(names), who=who, scores=scores(card, result))


def arranged(tables: list[Shown], titles: dict[str, str]) -> Shown:
    """Arrange tables into slips above the games and rows below."""
    running = [table for table in tables if not table["over"]]
    slips = running if len(running) <= SLIPS else running[: SLIPS - 1]
    rest = [table for table in tables if table not in slips]
    played = {table["key"] for table in tables}
    new = [key for key in titles if key not in played][-FRESH:] if tables else []
    return {"tables": slips, "more": len(running) - len(slips), "earlier": rest, "rows": ROWS,
            "filters": _filters(rest, titles), "last": _last(rest, titles), "new": new}  # fmt: skip


def _filters(rows: list[Shown], titles: dict[str, str]) -> list[Shown]:
    counts = {key: sum(row["key"] == key for row in rows) for key in titles}
    boxes = [{"word": key, "says": titles[key], "n": n} for key, n in counts.items() if n]
    running = sum(not row["over"] for row in rows)
    return boxes + ([{"word": "open", "says": say("hall-open"), "n": running}] if running else [])


def _last(rows: list[Shown], titles: dict[str, str]) -> str:
    """Return the result of the newest finished game, in a few words."""
    for row in rows:
        if row["over"]:
            return say("hall-last", title=titles[row["key"]], says=row["says"])
    return ""
