"""The contexts of looking back at a game: any version of it, from any open seat.

While a game runs, people may look back from the seats that are open to them now, but not at a game
of memory. *Last moves* are what has happened since one's own last turn; of a game of memory they
are told, and the table is shown as it is now. When a game is over all seats are open.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from farmyard.core.contract import Line
from farmyard.core.record import OVER, SPECTATOR
from farmyard.core.showing.scene import Scene
from farmyard.server.store.schema import PERSON, Chair
from farmyard.server.table.names import of_table
from farmyard.server.table.refusals import Refusal
from farmyard.server.table.seating import emblem, face
from farmyard.server.table.state import State
from farmyard.server.web.drawing import choosing, history
from farmyard.server.web.drawing.status_line import brief, ended
from farmyard.server.web.pages.replay.marks import Mark
from farmyard.server.words import say

if TYPE_CHECKING:
    from farmyard.core.tables.table import Table
from farmyard.server.web.drawing.seats import seats_drawn

WATCHER = "watcher"


MOST_MOVES = 60  # that are stepped through at the table


@dataclass(frozen=True)
class Reel:
    """A game to look back at: its table, its links, and the seats that are open."""

    table: "Table"
    chairs: list[Chair]
    name: str
    link: str  # of this replay
    home: str  # of the table, or of the hall
    eyes: tuple[int, ...]
    own: int  # the seat shown by default
    keeps: bool = False  # whether the server has the table, so that it can be branched off

    @property
    def whole(self) -> bool:
        return self.table.over


def reel_of(state: State, person: str) -> Reel:
    """Return the game of a table for one person. Raises Refusal."""
    table = state.playing()
    if not _shows_earlier(table):
        raise Refusal(409, say("game-of-memory"))
    return reel_of_any(state, person)


def _shows_earlier(table: "Table") -> bool:
    """True if earlier versions may be shown: not while a game of memory goes on."""
    return table.over or bool(table.game.page_hooks.may_look_back(table.views.of()))


def reel_of_any(state: State, person: str) -> Reel:
    """Return the game of a table for one person, a game of memory too."""
    table, own = state.playing(), state.eyes(person).seat
    every = range(SPECTATOR, len(table.names))
    eyes = tuple(every) if table.over else tuple(dict.fromkeys((SPECTATOR, own)))
    link = f"{state.link}/replay"
    return Reel(
        table, state.chairs, of_table(state.row.name), link, state.link, eyes, own, table.over
    )


def reel_of_file(table: "Table", id: str) -> Reel:
    """Return the game of an uploaded file, with all seats open."""
    chairs = [Chair(seat, PERSON, "", name) for seat, name in enumerate(table.names)]
    eyes = tuple(range(SPECTATOR, len(chairs)))
    return Reel(table, chairs, say("from-file"), f"/replay/{id}", "/", eyes, SPECTATOR)


def moment(reel: Reel, n: int, seat: int) -> dict[str, Any]:
    """Return the context of replay.html: the table after n moves, as a seat saw it."""
    table = reel.table
    view = table.views.of(seat, n)
    over = int(view["phase"]) == OVER
    to_move = SPECTATOR if over else int(view["turn"])
    mover = table.history.turn_at(n - 1) if n else SPECTATOR
    held = _shows_earlier(table) and _held(table, n)
    scene = table.game.page.scene(view, seat, table.names, held)
    lines = history.newest(table, seat, n)
    return {
        "table": {"id": "", "name": reel.name, "n": n, "over": over, "spectator": True},
        "card": table.card, "key": table.card.key, "seat": seat, "scene": scene,
        "seats": _seats(reel, n, scene, mover, seat), "lines": lines, "status_emblem": "",
        "status": _status(table, view, lines, seat), **choosing.as_context([], []),
        "reel": _reel(reel, n, seat, to_move),
    }  # fmt: skip


def _held(table: "Table", n: int) -> bool:
    """True if the end of a turn was kept in view then."""
    page = table.game.page
    if page.TURN_PAUSE <= 0 or n == 0:
        return False
    return page.turn_pauses(table.views.of(SPECTATOR, n - 1), table.views.of(SPECTATOR, n))


def _seats(reel: Reel, n: int, scene: Scene, mover: int, seat: int) -> list[dict[str, Any]]:
    drawn = seats_drawn(reel.table, reel.chairs, scene, seat, n)
    for each in drawn:
        own = each["seat"]
        each |= {"mine": own == seat, "to_move": own == mover, "bot": False, "away": False}
    return drawn


def _status(table: "Table", view: Any, lines: list[Line], seat: int) -> str:
    """Return the status line: the last log line; the outcome at the end, and at the start how to
    go on."""
    if int(view["phase"]) == OVER:
        return ended(table.game.words.outcome(view, seat, table.names))
    return brief(lines[-1]) if lines else say("the-deal")


def _reel(reel: Reel, n: int, seat: int, to_move: int) -> dict[str, Any]:
    """Return the context of the strip under the table: the version shown, and links to others."""
    last = reel.table.n
    eyes = [_eye(reel, p, n, p == seat) for p in reel.eyes]
    steps = {"first": 0, "prev": n - 1, "next": n + 1, "last": last}
    links = {name: _at(reel, k, seat) for name, k in steps.items() if 0 <= k <= last and k != n}
    return {
        "link": reel.link, "home": reel.home, "n": n, "last": last, "eyes": eyes, "steps": links,
        "says": say("move-of", n=n, last=last), "here": _at(reel, n, seat),
        "running": not reel.whole,
        "file": f"{reel.home}/game.txt" if reel.keeps else None,
        "review": f"{reel.home}/review" if reel.keeps else None,
        "branch": f"{reel.home}/whatif" if reel.keeps and to_move >= 0 else None,
        "chair": seat if seat >= 0 else to_move,
        "who": reel.chairs[seat if seat >= 0 else max(0, to_move)].name,
    }  # fmt: skip


def _eye(reel: Reel, p: int, n: int, own: bool) -> dict[str, Any]:
    """Return the link to look from another seat."""
    chair = reel.chairs[p] if p >= 0 else None
    return {"value": _named(p), "says": _says(reel, p), "own": own, "link": _at(reel, n, p),
            "name": chair.name if chair else say("watcher-short"), "emblem": emblem(p),
            "face": face(chair) if chair else None}  # fmt: skip


def marked(reel: Reel, marks: list[Mark], seat: int) -> list[dict[str, Any]]:
    """Return marks with their links, as they are looked at from a seat."""
    return [{**mark._asdict(), "link": _at(reel, mark.n, seat)} for mark in marks]


def _named(seat: int) -> str:
    return WATCHER if seat == SPECTATOR else str(seat)


def _says(reel: Reel, seat: int) -> str:
    return (
        say("watchers-eyes") if seat == SPECTATOR else say("eyes-of", name=reel.chairs[seat].name)
    )


def _at(reel: Reel, n: int, seat: int) -> str:
    return f"{reel.link}?move={n}&eyes={_named(seat)}"


def since_own_turn(table: "Table", seat: int) -> list[int]:
    """Return the versions after each decision since the last turn of a seat before the one it is
    in; for a spectator since the last turn of the seat to move.  A decision whose line the next one
    replaces is left out."""
    whose = seat if seat >= 0 else table.to_move
    begin = table.n
    for others in (False, True):  # the turn that the seat is in, and all before it
        while begin > 0 and (table.history.turn_at(begin - 1) != whose) == others:
            begin -= 1
    found = list[int]()
    for n in range(max(begin, table.n - MOST_MOVES), table.n):
        if table.views.line(n, seat).joins and found:
            found.pop()
        found.append(n + 1)
    return found


def last_move(reel: Reel, versions: list[int], at: int) -> dict[str, Any]:
    """Return the context of moves.html: the table after one of these versions, with its sentence;
    of a game of memory the table as it is now."""
    table, n, seat = reel.table, versions[at], reel.own
    filled = moment(reel, n if _shows_earlier(table) else table.n, seat)
    lines = history.newest(table, seat, n)
    filled |= {"lines": lines, "status": brief(lines[-1])}
    filled["status_emblem"] = emblem(lines[-1].seat)
    link = f"{reel.home}/moves?move="
    steps = {"prev": versions[:at][-1:], "next": versions[at + 1 :][:1]}
    filled["moves"] = {
        "says": say("move-of", n=at + 1, last=len(versions)),
        "steps": {name: f"{link}{found[0]}" for name, found in steps.items() if found},
    }
    return filled
