"""The context of a table whose chairs are not all taken yet."""

from typing import Any

from farmyard.core import catalogue
from farmyard.server.store.schema import BOT, OPEN, PERSON, WAITING, Chair, now_ms
from farmyard.server.table import names, sealing
from farmyard.server.table.lobby import may_arrange, seconds_left
from farmyard.server.table.names import of_table
from farmyard.server.table.seating import Person, emblem, face
from farmyard.server.table.state import State
from farmyard.server.web.drawing.qr import qr
from farmyard.server.web.pages.table import sidebar
from farmyard.server.web.transport.reach import Reach
from farmyard.server.words import say


def waiting(state: State, person: Person, base: str, reach: Reach | None) -> dict[str, Any]:
    """Return the context of waiting.html and bench.html: the chairs, and the link to send round."""
    missing = sum(chair.kind == OPEN for chair in state.chairs)
    waits, counting = state.row.stage == WAITING, seconds_left(state, now_ms())
    taken = [chair.name for chair in state.chairs if chair.name]
    return {
        "my_name": person.name or names.unborne(taken, state.row.id),
        "table_settings": sidebar.agreed(state),
        "table": {
            "id": state.row.id,
            "name": of_table(state.row.name),
            "link": base + state.link,
            "qr": qr(base + state.link),
        },
        "only_here": reach is not None and reach.only_here(base),
        "card": catalogue.card(state.row.game),
        "key": state.row.game,
        "chairs": [_chair(state, chair, person) for chair in state.chairs],
        "missing": missing,
        "begins": say("begins-in", seconds=counting) if waits else say("dealt"),
        "counting": counting,
        "may_begin": waits and missing == 0 and may_arrange(state, person.id),
        "promise": sealing.promise(state.row),
        "is_host": may_arrange(state, person.id),
    }


def _chair(state: State, chair: Chair, person: Person) -> dict[str, Any]:
    mine = chair.kind == PERSON and chair.person == person.id
    host = bool(chair.person) and chair.person == state.row.opener
    return {
        "seat": chair.seat, "emblem": emblem(chair.seat), "face": face(chair),
        "name": chair.name or say("free-chair"), "says": say(_role(chair.kind, mine, host)),
        "open": chair.kind == OPEN, "mine": mine, "bot": chair.kind == BOT, "host": host,
    }  # fmt: skip


def _role(kind: str, mine: bool, host: bool) -> str:
    """Return the message under the name on a chair of a waiting table."""
    if kind == PERSON:
        return "chair-mine" if mine else "chair-opener" if host else "chair-sits"
    return f"chair-{kind}"
