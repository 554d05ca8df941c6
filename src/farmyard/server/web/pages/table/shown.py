"""The contexts of the pages of one table, all drawn from one seat's view.

Behind the handoff screen (curtain) that seat is the spectator's. Nothing here reads the table's
state except through `seen`, `lines` and, for the seat that must decide, its choices.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from farmyard.core.chance.dealing import date_of
from farmyard.core.contract import Line
from farmyard.core.game import Game
from farmyard.core.showing.scene import Scene
from farmyard.core.wording.messages import isolated
from farmyard.server.store.schema import CLOSED, PERSON, Chair
from farmyard.server.table import names, sealing
from farmyard.server.table.chat import ChatMessage
from farmyard.server.table.clock import overruns
from farmyard.server.table.names import of_table
from farmyard.server.table.seating import Eyes, emblem, face
from farmyard.server.table.state import State
from farmyard.server.web.drawing import choosing, history
from farmyard.server.web.drawing.status_line import both, either, ended, in_a_row
from farmyard.server.web.pages.table import sidebar
from farmyard.server.web.transport.wire import encode
from farmyard.server.words import say

if TYPE_CHECKING:
    from farmyard.core.tables.table import Table

from farmyard.server.live.actor import Actor
from farmyard.server.table.sealing import Offer
from farmyard.server.web.drawing.seats import seats_drawn
from farmyard.server.web.drawing.teaching import goal

REFRESH = 5  # seconds between refreshes of a page without scripts
REFRESH_SOON = 2
ROW = 8  # decisions of one player that are told together at most


def table(
    state: State, person: str, base: str, picked: Sequence[str] = (), refusal: str | None = None
) -> dict[str, Any]:
    """Return the context of inside.html: the table as one person sees it."""
    table, eyes = state.playing(), state.eyes(person)
    view, moment = table.views.of(eyes.seat), state.held
    choices = choosing.choices_of(table, eyes.seat) if eyes.curtain is None else []
    scene = table.game.page.scene(view, eyes.seat, table.names, moment)
    asked = "" if table.over else table.game.words.ask(view, eyes.seat, table.names)
    filled = choosing.as_context(choices, picked)
    filled["whole"]["at"] = len(state.log)
    return {
        "table": _table(state, table, person, base), "link": base + state.link,
        "card": table.card, "key": table.card.key, "seat": eyes.seat,
        "seats": _seats(state, table, person, scene, eyes.seat), "scene": scene,
        "status": _status(table, view, eyes.seat, asked, moment and not choices),
        "asks": _asks(table, eyes.seat, asked),
        "lines": history.newest(table, eyes.seat, table.n, sidebar.lines(state)),
        "aloud": encode(history.aloud(table, eyes.seat)).decode().replace("<", "\\u003c"),
        "status_emblem": emblem(-1 if table.to_move is None else table.to_move),
        **filled, "refusal": refusal,
        "tempo": state.tempo.factor, "undealt": _undealt(state, table, eyes),
        "standing": _standing(state, table, person) if choices else [],
        "goal": goal(table.game, view), "shows_how": lesson_link(table.game, view),
        "can_undo": state.can_undo(eyes.seat),
        "curtain": _curtain(state, eyes), "end": _end(state, table, view, eyes.seat),
        **sidebar.shown(state, table, eyes.seat, person),
        "promise": sealing.promise(state.row), "sealed": sealing.told(state.row, state.chairs),
        "refresh": _refresh(state, table, moment, bool(choices)),
    }  # fmt: skip


def lesson_link(game: Game, view: Any) -> str:
    """Return the link to the lesson for such a table; empty if there is none."""
    lesson = game.lesson(view)
    return f"/learn/{game.card.key}/{lesson.name}" if lesson else ""


def _undealt(state: State, table: "Table", eyes: Eyes) -> str:
    """Return the number of the deal while no person has decided in it; else empty,
    and at the quickest tempo too. Where only bots play, their decisions count."""
    if table.over or eyes.curtain is not None or state.tempo.factor < 1:
        return ""
    deals, history, bots = table.game.page_hooks.deals, table.history, not state.people
    deal = deals(history.now[0])
    for n in reversed(range(table.n)):
        if deals(history[n][0]) != deal:
            break
        if bots or not state.chairs[history.turn_at(n)].level:
            return ""
    return str(deal)


def _standing(state: State, table: "Table", person: str) -> list[Any]:
    """Return the standing orders that could answer now, for a person with one seat at this screen;
    computed from public information."""
    alone = len(state.seats_of(person)) == 1
    return table.game.standing(table.views.of()) if alone and table.game.orders else []


def _named(state: State) -> dict[str, Any]:
    return {"id": state.row.id, "name": of_table(state.row.name)}


def _table(state: State, table: "Table", person: str, base: str) -> dict[str, Any]:
    next = state.row.next if state.knows(person) else None  # a link is a key
    return {
        **_named(state), "link": base + state.link, "n": len(state.log), "over": table.over,
        "moves": table.n,
        "day": _day(state.row.day),
        "spectator": not state.seats_of(person),
        "next": f"/t/{next}" if next else None, "again": _again(state) if next else None,
        "evening": bool(state.table_settings.evening),
        "afternoon": state.table_settings.afternoon, "closed": state.row.stage == CLOSED,
        "first_try": state.row.first_try,
    }  # fmt: skip


def _day(day: str) -> str:
    """Return the title of a daily deal; empty for other tables."""
    return say("deal-of", date=date_of(day)) if day else ""


def _again(state: State) -> str:
    """Return the sentence about the rematch for players of the finished game."""
    next = state.rematch
    if not next.opened_by:
        return say("next-opened")
    return say("plays-again", name=next.opened_by, come=next.come, people=next.people)


def _seats(
    state: State, table: "Table", person: str, scene: Scene, eyes: int
) -> list[dict[str, Any]]:
    mine, here, to_move = state.seats_of(person), {"", person, *state.presence.here}, table.to_move
    seats = zip(state.chairs, seats_drawn(table, state.chairs, scene, eyes), strict=True)
    return [
        {"mine": chair.seat in mine, "to_move": chair.seat == to_move,
         "unnamed": chair.seat in mine and _unnamed(chair),
         "bot": bool(chair.level), "away": chair.person not in here and not chair.level,
         "kept": chair.kept,
         "bubble": state.chat.over.get(chair.seat) or _late(state, table, chair), **drawn}
        for chair, drawn in seats
    ]  # fmt: skip


def _unnamed(chair: Chair) -> bool:
    """True if the person on a chair plays by a random name; guests are named by their host."""
    return chair.kind == PERSON and names.is_random(chair.name)


def _late(state: State, table: "Table", chair: Chair) -> ChatMessage | None:
    """Return the bubble of a bot that must decide and is not ready yet."""
    if not chair.level or chair.seat != table.to_move:
        return None
    from farmyard.bots import roster

    says = roster.getting_ready(state.row.game, chair.level)
    return ChatMessage(chair.seat, chair.name, says) if says else None


def _status(table: "Table", view: Any, seat: int, asked: str, moment: bool) -> str:
    """Return the outcome, or the question, after the last log line if somebody else has decided; at
    the end of a turn the line alone."""
    if table.over:
        return ended(table.game.words.outcome(view, seat, table.names))
    if not table.n or (seat >= 0 and seat == table.history.turn_at(table.n - 1) and not moment):
        return asked
    lines = _happened(table, seat)
    if moment or table.history.turn_at(table.n - 1) == table.to_move:
        return in_a_row(lines)
    if table.to_move == seat:
        return both(lines, asked, isolated(table.names[seat]))
    return either(lines, asked)


def _happened(table: "Table", seat: int) -> list[Line]:
    """Return what the player who decided last has done in a row, as a seat reads it."""
    last, told, retold = table.n - 1, list[Line](), False
    mover = table.history.turn_at(last)
    for n in range(last, max(-1, last - ROW), -1):
        if table.history.turn_at(n) != mover:
            break
        line = table.views.line(n, seat)
        told[:0] = [] if retold else [line]
        retold = line.joins
    return told


def _asks(table: "Table", seat: int, asked: str) -> str:
    """Return what is said to a seat after the news: what it is asked, or how the game ended and
    where one goes on; nothing while others decide."""
    if table.over:
        outcome = table.game.words.outcome(table.views.of(seat), seat, table.names)
        return f"{outcome} {say('ear-over')}"
    return asked if table.to_move == seat else ""


def _curtain(state: State, eyes: Eyes) -> dict[str, Any] | None:
    if eyes.curtain is None:
        return None
    chair = state.chairs[eyes.curtain]
    before = None if eyes.before is None else state.chairs[eyes.before].name
    return {"seat": chair.seat, "name": chair.name, "face": face(chair),
            "emblem": emblem(chair.seat), "from": before}  # fmt: skip


def _end(state: State, table: "Table", view: Any, seat: int) -> dict[str, Any] | None:
    if not table.over:
        return None
    ranks, cells = table.ranks(), table.game.words.counts(view)
    rows: list[dict[str, Any]] = [
        {"seat": chair.seat, "name": table.names[chair.seat], "emblem": emblem(chair.seat),
         "face": face(chair), "rank": ranks[chair.seat], "mine": chair.seat == seat,
         "cells": list(cells[chair.seat]), "counts": cells[chair.seat][0].isdecimal()}
        for chair in state.chairs
    ]  # fmt: skip
    rows.sort(key=lambda row: row["rank"])
    headline = table.game.words.outcome(view, seat, table.names)
    headings = list(table.game.headings(view))
    late = overruns(table, *state.decided())
    sentence = "" if late is None else say("late-decisions", number=late)
    return {"headline": headline, "sentence": sentence, "podium": rows[:3], "rows": rows,
            "cheers": table.game.cheers(view),
            "headings": headings}  # fmt: skip


def _refresh(state: State, table: "Table", moment: bool, asked: bool) -> int | None:
    if asked or table.over or state.row.stage == CLOSED:
        return None
    passing = moment or table.game.page.TURN_PAUSE > 0  # short pauses are to be seen
    return REFRESH_SOON if passing else REFRESH


def offer_of(actor: Actor) -> Offer | None:
    """Return the offer for the rematch; None while the game is not over."""
    return actor.offer() if actor.state.playing().over else None
