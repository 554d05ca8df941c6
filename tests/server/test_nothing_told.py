"""Secrecy on a real server: if a seat cannot tell two tables apart, all that its person can fetch,
hear or ask is identical to the byte.

People play a table; then its states are replaced by others that are imagined from one seat's view,
with other dice and other secret choices. The original and two such disguises are compared in every
place: pages, log, sockets of pages and of programs, replays, hints, refusals, the hall, files. When
a bot moves is checked in test_bots.py.
"""

import copy
import json
import random
import re
import zlib
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from farmyard.core import catalogue
from farmyard.core.formats.notation import write_key
from farmyard.core.record import SPECTATOR, clone
from farmyard.core.tables.history import History
from farmyard.core.tables.seat_views import SeatViews
from farmyard.core.tables.table import Table
from farmyard.server.table import state
from farmyard.server.web.drawing import choosing, history
from farmyard.server.web.lines import frames
from farmyard.server.web.pages.replay import shown as replaying
from farmyard.server.web.pages.table import questions
from farmyard.server.web.pages.table import shown as pages
from tests.server.served import Player, Running
from tests.thorough import THOROUGH
from tests.waiting import until

KEYS = catalogue.keys()
DISGUISES = 2
MOMENTS = (0, 7, 19, 45, 110, *range(130, 400, 30))
A_FEW = [(0, 110), (19, 110)]  # pairs of these moments, one pair per game in turn
REFUSED = 4  # number of illegal choices to try
QUESTIONS = ("hint 1", "hint 2", "hint 3", "oracle", "op 8+2", "parts seat-1", "nonsense")
"""Reviews of finished days are left out, since they reveal hidden cards on purpose."""

LOTTERY = re.compile(r'name="ticket" value="[^"]*"|data-sealed="[^"]*"|\b[0-9a-f]{8,64}\b')
"""Parts of the hall that are new with every request: tickets and commitments."""

Seen = dict[str, str]


class Disguise(History):
    """States of a game as a seat might imagine them: its view of each is unchanged."""

    def __init__(self, table: Table, seat: int, nth: int) -> None:
        self.table, self.seat, self.nth = table, seat, nth
        self.renewals, self.rewritten = table.history.renewals, 0
        self._worlds: dict[int, Any] = {}
        self.moves = [self._choice(n) for n in range(table.n)]

    def __len__(self) -> int:
        return self.table.n + 1

    @property
    def now(self) -> Any:
        return self[-1]

    def __getitem__(self, n: int) -> Any:
        n %= len(self)
        if n not in self._worlds:
            self._worlds[n] = self._imagined(n)
        return self._worlds[n]

    def _imagined(self, n: int) -> Any:
        game, true = self.table.game, self.table.history[n]
        world = game.imagine(game.see(true, self.seat), self.seat, (self.nth, n))
        for own in ("throws", "news"):  # set by the server, independent of the cards
            world[own] = true[own]
        return world

    def _choice(self, n: int) -> int:
        """Return another choice if the decision is secret to this seat, else the same."""
        if not self.table.views.secret(n, self.seat):
            return self.table.moves[n]
        return random.Random(self.nth + n).choice(self.table.game.choices(self[n]))


def disguised(table: Table, seat: int, nth: int) -> Table:
    """Return a copy of a table in which all that the seat does not see is exchanged."""
    other = copy.copy(table)
    other.history = Disguise(table, seat, nth)
    other.views = SeatViews(table.game, table.names, other.history)
    return other


# -- Every response and frame of a table ----------------------------------------


def fetched(player: Player, link: str, n: int, seat: int) -> Iterator[tuple[str, str]]:
    """Yield the responses of all pages and files of a table."""
    every_eyes = ["watcher", *([str(seat)] if seat != SPECTATOR else [])]
    moves = sorted({0, n // 3, max(0, n - 1), n})
    replays = [f"/replay?move={k}&eyes={eyes}" for k in moves for eyes in every_eyes]
    steps = ["/moves", *(f"/moves?move={k}" for k in moves)]
    paths = ["", "?picked=seat-1", "/around", "/fair", "/game.txt", "/replay", *steps, *replays]
    programs = ["/programs/tables", f"/programs/tables/{link.removeprefix('/t/')}"]
    for path in [*(link + path for path in paths), *programs, "/"]:
        answer = player.get(path)
        assert answer.status_code < 500
        text = LOTTERY.sub("", answer.text) if path == "/" else answer.text
        yield f"GET {path}", f"{answer.status_code} {text}"


def heard(player: Player, link: str, n: int, frames: list[Any]) -> Iterator[tuple[str, str]]:
    """Yield a socket's first frames, and its answers to impossible questions and choices."""
    for query in ("", "?since=0", f"?since={n // 2}"):
        with player.live(link, query=query) as socket:
            yield f"program {query}", str(socket.recv(20))
    with player.live(link, program=False) as socket:
        yield "page", str(socket.recv(20))
    with player.live(link) as socket:
        for frame in frames:
            socket.send(json.dumps(frame))
            yield json.dumps(frame), said(socket)


def said(socket: Any) -> str:
    """Return the answer or the refusal, and check that no state before it shows a change."""
    moment = None
    while True:
        frame = str(socket.recv(60))
        if not frame.startswith('{"table"'):
            return frame
        now = json.loads(frame)["n"]
        assert moment in (None, now), "something was done that should have been refused"
        moment = now


def posted(player: Player, link: str, forms: list[Any]) -> Iterator[tuple[str, str]]:
    """Yield the responses to forms that are refused, each with the whole page."""
    for path, form in forms:
        answer = player.post(link + path, form)
        assert 400 <= answer.status_code < 500
        yield f"POST {path} {form}", f"{answer.status_code} {answer.text}"


def refused(table: Table, n: int, seat: int) -> tuple[list[Any], list[Any]]:
    """Return frames and forms that ask a question or something impossible."""
    page, view = table.game.page, table.views.of(seat)
    legal = table.legal() if table.to_move == seat else []
    wrong = [c for c in range(table.game.rules.CHOICES) if c not in legal]
    wrong = random.Random(n).sample(wrong, min(len(wrong), REFUSED))
    meant = [set(choice.parts) for choice in choosing.choices_of(table, seat)]
    parts = [["nothing"]]
    for choice in wrong:
        try:
            touched = list(page.parts(view, choice))
        except (LookupError, ValueError):  # the choice does not fit the present question
            continue
        if not any(set(touched) >= each for each in meant):
            parts.append(touched)
    frames: list[Any] = [{"ask": question, "at": n} for question in QUESTIONS]
    frames += [{"choice": choice, "at": n} for choice in wrong]
    frames += [{"parts": touched, "at": n} for touched in parts]
    forms: list[Any] = [("/do", {"choice": str(choice), "at": str(n)}) for choice in wrong[:2]]
    if not table.can_undo(seat):
        frames.append({"back": True, "at": n})
        forms.append(("/back", {"at": str(n)}))
    return frames, forms


def everything(player: Player, link: str, at: Any, seat: int) -> Seen:
    until(lambda: not at.audience.watchers)
    frames, forms = refused(at.state.table, n := len(at.state.log), seat)
    seen = dict(fetched(player, link, n, seat))
    seen |= dict(heard(player, link, n, frames))
    until(lambda: not at.audience.watchers)
    seen |= dict(posted(player, link, forms))
    assert len(at.state.log) == n, "nothing was done"
    return seen


def told_apart(
    player: Player, link: str, at: Any, seat: int, look: Callable[..., Seen] = everything
) -> list[str]:
    """Return the places in which a seat can tell the worlds apart; `at` is the table's actor."""
    table, row, log = at.state.table, at.state.row, at.state.log
    looks = []
    try:
        for nth in range(1 + DISGUISES):
            if nth:
                at.state.table = disguised(table, seat, nth)
                at.state.log, at.state.row = (
                    list(at.state.table.moves),
                    replace(row, key=(nth, nth)),
                )
            at.audience.drawn.clear()
            looks.append(look(player, link, at, seat))
    finally:
        at.state.table, at.state.row, at.state.log = table, row, log
        at.audience.drawn.clear()
    secrets = [row.secret, write_key(table.history.dice), write_key(row.key)]
    spoken = [door for door, text in looks[0].items() if any(each in text for each in secrets)]
    assert [look.keys() for look in looks] == [looks[0].keys()] * len(looks), "as many doors"
    return spoken + [door for door in looks[0] if len({look[door] for look in looks}) > 1]


# -- The tables -----------------------------------------------------------------


def laid(server: Running, key: str, people: list[Player]) -> tuple[str, Any]:
    """Open a table for people only; return its link and its actor."""
    others = ["friend"] * (len(people) - 1)
    fields = {f"seat{i}": who for i, who in enumerate(["me", *others])}
    link = people[0].opens(f"/new/{key}", fields | {"lot": "lot-of-the-host"})
    for seat, friend in enumerate(people[1:], start=1):
        assert friend.post(link + "/sit", {"seat": str(seat)}).status_code == 303
    until(lambda: server.table(link), 90)
    return link, server.room(link)


def play_on(people: list[Player], link: str, at: Any, upto: int, pick: random.Random) -> None:
    """Make random moves by forms, each by the player of the seat."""
    while len(at.state.log) < upto and not at.state.table.over:
        choice = {"choice": str(pick.choice(at.state.table.legal())), "at": str(len(at.state.log))}
        assert people[at.state.table.to_move].post(link + "/do", choice).status_code == 303


@pytest.mark.thorough
@pytest.mark.parametrize("key", KEYS)
def test_a_seat_is_told_nothing_of_what_it_does_not_see(
    server: Running, people: Any, key: str
) -> None:
    players = people(1 + max(2, catalogue.card(key).seats[0]))
    *seated, stranger = players
    stranger.post("/name", {"name": "Eve"})  # else the hall shows another face each time
    link, at = laid(server, key, seated)
    pick = random.Random(3)
    looked_at = 0
    for upto in MOMENTS if THOROUGH else A_FEW[KEYS.index(key) % 2]:
        play_on(seated, link, at, upto, pick)
        if at.state.table.over:
            break
        looked_at += 1
        assert told_apart(stranger, link, at, SPECTATOR) == []
        for seat, player in enumerate(seated):
            assert told_apart(player, link, at, seat) == [], (
                f"decision {len(at.state.log)}, seat {seat}"
            )
    assert looked_at


@pytest.mark.parametrize("key", KEYS)
def test_behind_the_curtain_a_page_is_told_no_more(server: Running, ada: Player, key: str) -> None:
    """At a shared screen, a page behind the curtain does not depend on either player's hand."""
    link = ada.opens(f"/new/{key}", {"seat0": "me", "seat1": "guest", "name1": "Cleo"})
    until(lambda: server.table(link), 90)
    at = server.room(link)
    at.state.looking.clear()
    page = ada.get(link).text
    assert 'id="curtain"' in page
    table = at.state.table
    for nth in range(1, 1 + DISGUISES):
        at.state.table = disguised(table, SPECTATOR, nth)
        assert ada.get(link).text == page
    at.state.table = table


# -- Planted leaks --------------------------------------------------------------


def mark_of(table: Table) -> str:
    """Return a mark that can be made only from the true state."""
    true = clone(table.history[-1])
    true["key"] = 0
    return str(zlib.crc32(true.tobytes()))


def to_a_program(true: Any, state: Any, *given: Any) -> Any:
    told = true(state, *given)
    told.view = msgspec.Raw(b'"%b"' % mark_of(state.table).encode())
    return told


def to_a_page(true: Any, state: Any, *given: Any) -> Any:
    return true(state, *given) | {"status": mark_of(state.table)}


def to_an_event(true: Any, table: Table, *given: Any) -> Any:
    event = true(table, *given)
    event.text += mark_of(table)
    return event


def to_a_moment(true: Any, reel: Any, *given: Any) -> Any:
    return true(reel, *given) | {"status": mark_of(reel.table)}


def to_an_answer(true: Any, table: Table, *given: Any) -> Any:
    return {"says": mark_of(table)}


def to_a_refusal(true: Any, table: Table, *given: Any) -> Any:
    reason = true(table, *given)
    return None if reason is None else reason + mark_of(table)


def to_every_eye(true: Any, views: SeatViews, seat: int, n: int | None = None) -> Any:
    return clone(views._history.now if n is None else views._history[n])


LEAKS: dict[str, tuple[Any, str, Callable[..., Any]]] = {
    "program ": (frames, "state_of", to_a_program),
    "page": (pages, "table", to_a_page),
    "program ?since=0": (history, "decision", to_an_event),
    "GET /replay": (replaying, "moment", to_a_moment),
    "GET /moves": (replaying, "last_move", to_a_moment),
    '{"ask"': (questions, "answer_of", to_an_answer),
    "GET ": (SeatViews, "array", to_every_eye),
    '{"choice"': (state, "why_not", to_a_refusal),
}


@pytest.mark.parametrize("door", LEAKS)
def test_a_planted_leak_is_caught(
    server: Running, people: Any, door: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A leak planted in each place is found in one game at least; some games cannot have it."""
    where, name, leaky = LEAKS[door]
    true = getattr(where, name)
    for key in KEYS:
        players = people(max(2, catalogue.card(key).seats[0]))
        link, at = laid(server, key, players)
        play_on(players, link, at, 5, random.Random(3))
        mover = at.state.table.to_move
        with monkeypatch.context() as planted:
            planted.setattr(where, name, lambda *given: leaky(true, *given))
            found = told_apart(players[mover], link, at, mover)
        if any(each.replace(link, "").startswith(door) for each in found):
            return
    pytest.fail("nothing was noticed")
