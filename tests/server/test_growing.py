"""No page's work grows with the rows of the club: statements, and calls on the event loop."""

import asyncio
import sys
from collections import Counter
from collections.abc import Coroutine, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import FrameType
from typing import Any

import pytest
from sqlalchemy import Engine, event

from farmyard.server.store.place import Place
from farmyard.server.store.schema import OVER
from farmyard.server.store.store import Store
from farmyard.server.web.pages.today.deals import deals, this_day
from tests.server import club
from tests.server.places import at_both
from tests.server.served import GAME, Player, Running
from tests.server.test_mine import known
from tests.server.test_store import row, with_store

FEW, MANY = 60, 600  # more than a page shows, and ten times as many
MORE = 1.25  # of calls, for what waits a little longer
TIMES = 3


@dataclass
class Work:
    """The work for one page: statements, and calls of Python functions on the event loop."""

    statements: int = 0
    calls: Counter[str] = field(default_factory=Counter)


@pytest.fixture
def house(houses: Any) -> Running:
    running: Running = houses()
    return running


def on_loop(server: Running, work: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run_coroutine_threadsafe(work, server.dog.loop).result(60)


@contextmanager
def counted(server: Running) -> Iterator[Work]:
    work = Work()

    def called(frame: FrameType, kind: str, _: object) -> None:
        if kind == "call":
            work.calls[frame.f_code.co_qualname] += 1

    def stated(*_: object) -> None:
        work.statements += 1

    def profile(by: Any) -> "Future[None]":
        done: Future[None] = Future()
        server.dog.loop.call_soon_threadsafe(lambda: (sys.setprofile(by), done.set_result(None)))
        return done

    event.listen(Engine, "before_cursor_execute", stated)
    profile(called).result(10)
    try:
        yield work
    finally:
        profile(None).result(10)
        event.remove(Engine, "before_cursor_execute", stated)


def work_of(server: Running, ada: Player, page: str) -> Work:
    """Return what a page costs when everything that is remembered for good is remembered.

    The least of a few times, as servers also work by themselves meanwhile.
    """
    assert ada.get(page).status_code == 200
    found = []
    for _ in range(TIMES):
        server.site.scores._kept.clear()
        with counted(server) as work:
            assert ada.get(page).status_code == 200
        found.append(work)
    return min(found, key=lambda each: (each.statements, each.calls.total()))


def check_alike(few: Work, many: Work) -> None:
    assert many.statements <= few.statements
    grown = {name: n for name, n in many.calls.items() if n > few.calls[name] + FEW}
    assert not grown
    assert many.calls.total() < MORE * few.calls.total()


@at_both
@pytest.mark.parametrize("page", ["/", f"/today?deal={GAME}", "/mine", "/mine?show=won&from=20"])
def test_no_page_grows_with_the_club(house: Running, page: str) -> None:
    ada, store = Player(house.url), house.site.store
    me, found = known(ada, house, "Ada"), list[Work]()
    deal = next(each for each in deals() if each.card.key == GAME)
    for first, last in ((0, FEW), (FEW, MANY)):
        on_loop(house, club.tries(store, deal, this_day(), first, last))
        on_loop(house, club.games(store, me, first, last))
        found.append(work_of(house, ada, page))
    check_alike(*found)


@at_both
def test_an_evening_is_read_at_once(house: Running) -> None:
    ada, store = Player(house.url), house.site.store
    me, found = known(ada, house, "Ada"), list[Work]()
    for kind, tables in (("e", 2), ("f", 30)):
        link = on_loop(house, club.evening(store, me, kind, tables))
        assert ada.get(f"{link}/evening").text.count("/t/the-club-") >= tables
        found.append(work_of(house, ada, f"{link}/evening"))
    assert found[0].statements == found[1].statements


@at_both
def test_a_crowd_that_looks_at_a_deal_asks_the_database_once(house: Running) -> None:
    ada, deal = Player(house.url), next(each for each in deals() if each.card.key == GAME)
    on_loop(house, club.tries(house.site.store, deal, this_day(), 0, FEW))
    assert f"{FEW} others of this house have played" in ada.get(f"/today?deal={GAME}").text
    found = []
    for _ in range(5):
        with counted(house) as work:
            assert Player(house.url).get(f"/today?deal={GAME}").status_code == 200
        found.append(work.statements)
    assert 0 in found
    assert sum(found) < len(found)


@at_both
def test_first_tries_are_counted_by_score_but_for_ones_own(place: Place) -> None:
    deal = next(each for each in deals() if each.card.key == GAME)
    mark = deal.mark(this_day())

    async def work(store: Store) -> Any:
        await club.tries(store, deal, this_day(), 0, 2 * club.SCORES + 1)
        later = club.over(club.id_of("x", 1), "p1", 1, game=GAME, day=mark)
        await store.open_table(later, club.around("p1", 1))
        running = row("a-table-bbbbbbbbbb")
        assert running.stage != OVER
        await store.open_table(running, club.around("p2", 1))
        return await store.scores_of(GAME, mark, "p1"), await store.daily_of("p1", [mark])

    scores, daily = with_store(place, work)
    assert scores.counts == {n: 2 + (n == 1) - (n == 2) for n in range(1, club.SCORES + 1)}
    assert '"scores": [1, 0]' in scores.result
    assert [each.first_try for each in daily.rows] == [True, False]
    assert daily.over == [mark]
