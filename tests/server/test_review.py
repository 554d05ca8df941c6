"""Reviews on a page: computed in a separate process, stored with the game, after its end only."""

import json
import re
import sys
from typing import Any

import pytest

from farmyard.core.compiling import INSTALLED
from farmyard.server.live.pools import Pool
from farmyard.server.table.log import REVIEWED
from farmyard.server.web.pages.review import handlers as reviewing
from farmyard.server.words import say
from tests.server.served import Player, Running
from tests.server.test_replay import played
from tests.waiting import until

KEY = "oxy_soxy"
READY = "Who would win, move by move"
TOLD = {
    "at": [0, 1], "chances": [[0.5, 1.0], [0.5, 0.0]], "margin": 0.1,
    "parts": None, "costliest": None, "certain": [],
}  # fmt: skip


def at_once(told: dict[str, Any]) -> tuple[str, ...]:
    """Return a command that prints a finished review as soon as it is started."""
    return (sys.executable, "-c", f"print({json.dumps(told)!r})")


AT_ONCE = at_once(TOLD)
COMPILING = 240  # seconds: the first review of a computer compiles its searches, beside other tests
pytestmark = pytest.mark.timeout(290)
needs_compiler = pytest.mark.skipif(not INSTALLED, reason="a review needs Numba")


def finished(server: Running, player: Player) -> tuple[str, Any]:
    server.prepare(KEY)
    link = player.plays(KEY)
    played(player, link)
    return link, server.room(link)


@needs_compiler
def test_a_finished_game_is_reviewed_once_and_the_review_is_kept(
    server: Running, ada: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewing, "PROGRAM", (*reviewing.PROGRAM, "3"))
    link, room = finished(server, ada)
    assert f'href="{link}/review"' in ada.get(link).text, "the end leads to it"
    first = ada.get(link + "/review").text
    assert READY in first or '<progress max="100"' in first
    page = until(lambda: READY in (text := ada.get(link + "/review").text) and text, COMPILING)
    assert len(re.findall("<polyline", page)) == len(room.state.chairs)
    assert say("part-luck") in page
    for did, better in re.findall(r"<p>([^<]+)</p><p><b>Better:</b> ([^<]+)\.</p>", page):
        assert did.endswith(".")
        assert did.split(" ", 1)[1] != better
    for move, eyes in re.findall(rf'href="{link}/replay\?move=(\d+)&amp;eyes=(\d)"', page):
        assert room.state.table.history.turn_at(int(move)) == int(eyes)
        assert ada.get(f"{link}/replay?move={move}&eyes={eyes}").status_code == 200
    assert ada.get(link + "/review").text == page
    assert [note.kind for note in room.state.notes.values()].count(REVIEWED) == 1
    assert server.site.reviews == {}


@needs_compiler
@pytest.mark.parametrize(
    ("told", "words"),
    [
        (TOLD, "how-reviewed"),
        (TOLD | {"estimator": "random"}, "how-reviewed"),
        (TOLD | {"estimator": "search"}, "how-searched"),
    ],
    ids=["kept of old", "random", "search"],
)
def test_the_page_says_how_the_chances_were_found(
    told: dict[str, Any],
    words: str,
    server: Running,
    ada: Player,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(reviewing, "PROGRAM", at_once(told))
    link, _ = finished(server, ada)
    page = until(lambda: READY in (text := ada.get(link + "/review").text) and text, COMPILING)
    assert say(words, points=10) in page


def test_a_game_that_goes_on_is_not_reviewed(server: Running, ada: Player) -> None:
    server.prepare(KEY)
    link = ada.plays(KEY)
    until(lambda: server.table(link))
    answer = ada.get(link + "/review")
    assert (answer.status_code, say("review-not-over") in answer.text) == (409, True)


@needs_compiler
def test_one_address_has_so_many_under_way(
    server: Running, ada: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    link, _ = finished(server, ada)
    monkeypatch.setattr(reviewing, "address_of", lambda _: "192.0.2.7")
    monkeypatch.setattr(reviewing, "PROGRAM", AT_ONCE)
    full = Pool("test", 1, 8, 0)
    with monkeypatch.context() as held:
        held.setattr(server.site, "reviewing", full)
        assert ada.get(link + "/review").status_code == 503
    full.stop()
    until(lambda: READY in ada.get(link + "/review").text, COMPILING)


@needs_compiler
def test_a_review_that_fails_says_so_and_may_be_tried_again(
    server: Running, ada: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    link, _ = finished(server, ada)
    monkeypatch.setattr(reviewing, "PROGRAM", (sys.executable, "-c", "import sys; sys.exit(1)"))
    answer = until(lambda: (a := ada.get(link + "/review")).status_code == 503 and a, 60)
    assert say("review-failed") in answer.text
    monkeypatch.setattr(reviewing, "PROGRAM", AT_ONCE)
    until(lambda: READY in ada.get(link + "/review").text, COMPILING)
