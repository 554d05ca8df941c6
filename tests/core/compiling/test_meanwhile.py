"""A game on uncompiled rules equals one on compiled rules, even if they are swapped in mid-game."""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

from farmyard.bots import roster
from farmyard.core import catalogue
from farmyard.core.compiling import COMPILED, meanwhile
from farmyard.core.record import SPECTATOR
from farmyard.core.tables.table import Table
from tests.sampling import THOROUGH

pytestmark = pytest.mark.skipif(not COMPILED, reason="there is nothing to swap to")

DECISIONS = 400 if THOROUGH else 60
WITH_BOTS, WITH_BEST = 8, 8 if THOROUGH else 2  # as plain Python the best two think for seconds
Told = list[Any]


@contextmanager
def getting_ready(what: str) -> Iterator[None]:
    """Run a game on its uncompiled rules while the context lasts."""
    assert meanwhile.begin(what)
    try:
        yield
    finally:
        meanwhile.end(what, ready=False)


@pytest.fixture(autouse=True)
def nothing_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forget the games that earlier tests have compiled, or that a server beside them would load
    when they are called for."""
    monkeypatch.setattr(meanwhile, "_ready", set())
    monkeypatch.setattr(meanwhile, "_getting", {})
    monkeypatch.setattr(meanwhile, "_asked", {})


def told(key: str, seats: int, options: dict[str, str], written: Callable[[int], bool]) -> Told:
    """Return everything a game shows at each decision; some are taken on uncompiled rules."""
    table = one_step(key, written(0), lambda: Table.deal(key, seats, 3, options))
    pick, found = Random(5), Told()
    for n in range(DECISIONS):
        if table.over:
            break
        found.append(one_step(key, written(n), lambda: step(table, pick)))
    found.append((table.log(), table.scores(), table.position()))
    return found


def one_step(key: str, written: bool, work: Callable[[], Any]) -> Any:
    if not written:
        return work()
    with getting_ready(key):
        return work()


def step(table: Table, pick: Random) -> Told:
    seat, legal = table.to_move, table.legal()
    table.play(pick.choice(legal))
    views = [table.views.array(each).tobytes() for each in (SPECTATOR, *range(len(table.names)))]
    worlds = table.game.imagine(table.views.array(0), 0, (1, table.n)).tobytes()
    return [seat, legal, table.record.tobytes(), views, worlds, table.scores()]


def layouts() -> Iterator[tuple[str, int, dict[str, str]]]:
    """Yield each game as usual, and again for each option value needing another number of seats."""
    for card in catalogue.cards():
        yield card.key, card.default_seats, {}
        for option in card.options:
            for value in option.values if option.kind == "choice" else []:
                if value.seats and not value.fits(card.default_seats):
                    yield card.key, value.seats[0], {option.name: value.word}


@pytest.mark.thorough
@pytest.mark.parametrize("layout", list(layouts()), ids=str)
def test_a_swap_at_any_decision_is_seen_by_nobody(layout: tuple[str, int, dict[str, str]]) -> None:
    compiled = told(*layout, lambda n: False)
    assert told(*layout, lambda n: True) == compiled
    assert told(*layout, lambda n: n % 2 == 0) == compiled


@pytest.mark.thorough
@pytest.mark.parametrize("key", catalogue.keys())
def test_bots_choose_the_same(key: str) -> None:
    """Every bot without a search chooses alike on uncompiled and on compiled rules."""
    levels = [each for each in roster.levels(key) if each not in roster.search_levels(key)]
    for level in levels:
        few = WITH_BEST if level in levels[-2:] else WITH_BOTS
        assert chosen(key, level.name, few, True) == chosen(key, level.name, few, False)


def chosen(key: str, level: str, decisions: int, written: bool) -> list[int]:
    seats = catalogue.card(key).default_seats
    table = Table.deal(key, seats, seed=8)
    bots = [roster.make(key, level, p, seats, (7, p)) for p in range(seats)]

    def play() -> list[int]:
        for _ in range(decisions):
            for p, bot in enumerate(bots):
                bot.watch(table.views.of(p))
            seat = table.to_move or 0
            table.play(bots[seat].choose(table.views.of(seat), table.legal()))
        return list(table.moves)

    return one_step(key, written, play)  # type: ignore[no-any-return]


def test_a_game_gets_ready_once() -> None:
    assert meanwhile.begin("a game")
    assert not meanwhile.begin("a game")
    assert meanwhile.lasts("a game")
    meanwhile.end("a game")
    assert not meanwhile.lasts("a game")
    assert not meanwhile.begin("a game")


def test_whoever_makes_it_ready_runs_it_compiled() -> None:
    loop = meanwhile.Swapping(lambda: "compiled", lambda: "written", "a game")
    with getting_ready("a game"):
        assert loop() == "written"
        with meanwhile.at_work():
            assert loop() == "compiled"
            assert loop.at_full_speed() == "compiled"
        assert loop() == "written"
    assert loop() == "compiled"


def test_a_batch_waits() -> None:
    loop = meanwhile.Swapping(lambda: "compiled", lambda: "written", "a game")
    assert meanwhile.begin("a game")
    found: list[str] = []
    batch = threading.Thread(target=lambda: found.append(loop.at_full_speed()))
    batch.start()
    batch.join(0.1)
    assert batch.is_alive()
    meanwhile.end("a game")
    batch.join(10)
    assert found == ["compiled"]


def test_a_level_that_searches_plays_like_the_one_below_until_it_can() -> None:
    key = next(key for key in catalogue.keys() if roster.search_levels(key))
    owl, below = roster.search_levels(key)[0], catalogue.game(key).bot.LEVELS[-1]
    assert roster.getting_ready(key, owl.name) is None
    with getting_ready(roster.searching(key)):
        says = roster.getting_ready(key, owl.name)
        assert says
        assert says.startswith(f"The {owl.title} is getting ready to search")
        assert says.endswith(f"plays like the {below.title} until then.")
        assert roster.getting_ready(key, below.name) is None
        table = Table.deal(key, 2, seed=2)
        bot: Any = owl.make(table.to_move or 0, 2, Random(4))
        bot.watch(table.views.of(table.to_move or 0))
        assert bot.choose(table.views.of(table.to_move or 0), table.legal()) in table.legal()
        assert bot._search is None
    asked: list[Any] = []
    bot._make = lambda: type(
        "Search", (), {"choose": lambda self, *given: asked.append(given) or 5}
    )()
    assert bot.choose(None, [5, 6]) == 5
    assert asked


def test_what_nobody_compiles_stays_as_written_and_nobody_waits_for_it() -> None:
    meanwhile.stay_as_written("a game")
    meanwhile.wait("a game")
    assert meanwhile.lasts("a game")
    assert meanwhile.begin("a game")  # until somebody does
    meanwhile.stay_as_written("a game")
    meanwhile.end("a game")
    meanwhile.stay_as_written("a game")  # too late, as it is compiled
    assert not meanwhile.lasts("a game")
