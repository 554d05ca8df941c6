"""Games are compiled in the background, and loaded when somebody asks for them."""

import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from farmyard.core import catalogue
from farmyard.core.compiling import COMPILED, meanwhile
from farmyard.core.tables.table import Table
from farmyard.lab import warm
from farmyard.server.live import loader
from farmyard.server.live.loader import Loader
from tests.waiting import until

KEYS = catalogue.keys()
TABLES = [(key, "table") for key in KEYS]
SEARCHES = [(key, "search") for key in KEYS]
Started = Callable[..., tuple[Loader, list[Any], Any]]


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> Iterator[Started]:
    """Start loaders that make each part ready only when the test lets them."""
    done: list[tuple[str, str]] = []
    gate = threading.Semaphore(0)
    ours: list[Loader] = []

    def load(key: str, part: str, enough: Any) -> bool:
        done.append((key, part))
        return gate.acquire(timeout=10)

    def start(compiled: bool) -> tuple[Loader, list[Any], Any]:
        monkeypatch.setattr(warm, "is_compiled", lambda key, part: compiled)
        ours.append(Loader())
        ours[-1].start()
        return ours[-1], done, gate

    monkeypatch.setattr(meanwhile, "_ready", set())
    monkeypatch.setattr(meanwhile, "_getting", {})
    monkeypatch.setattr(warm, "make_ready", load)
    monkeypatch.setattr(loader, "_rehearse", lambda part: None)
    yield start
    gate.release(2 * len(KEYS))
    for each in ours:
        each.stop()


def test_what_is_not_compiled_is_compiled_at_once_and_what_is_played_comes_next(
    started: Started,
) -> None:
    ours, done, gate = started(compiled=False)
    until(lambda: len(done) == 2, 5)
    assert done == TABLES[:2]
    assert not ours.ready(KEYS[0])
    ours.wanted(KEYS[-1])
    gate.release()
    until(lambda: len(done) == 3, 5)
    assert done[2] == TABLES[-1]
    gate.release(2 * len(KEYS))
    until(lambda: len(done) == 2 * len(KEYS), 5)
    assert sorted(done[: len(KEYS)]) == sorted(TABLES)
    assert sorted(done[len(KEYS) :]) == sorted(SEARCHES)
    until(ours.idle, 5)
    assert all(ours.ready(key) for key in KEYS)


def test_what_is_compiled_is_loaded_one_after_the_other_when_it_is_asked_for(
    started: Started,
) -> None:
    ours, done, gate = started(compiled=True)
    until(ours.idle, 5)
    assert done == []
    ours.wanted(KEYS[1])
    until(lambda: done, 5)
    ours.wanted(KEYS[2])
    gate.release()
    until(lambda: len(done) == 2, 5)
    gate.release(2 * len(KEYS))
    until(ours.idle, 5)
    assert done == [TABLES[1], TABLES[2], SEARCHES[2], SEARCHES[1]]
    assert [ours.ready(key) for key in KEYS[:4]] == [False, True, True, False]


@pytest.mark.skipif(not COMPILED, reason="nothing is loaded")
def test_a_game_is_asked_for_by_its_first_call_wherever_that_comes_from(started: Started) -> None:
    ours, done, gate = started(compiled=True)
    until(ours.idle, 5)
    with meanwhile.rehearsing():
        Table.deal(KEYS[3], 4, seed=1)
    assert done == []
    Table.deal(KEYS[3], 4, seed=1)
    until(lambda: done, 5)
    gate.release(2)
    until(ours.idle, 5)
    assert done == [TABLES[3], SEARCHES[3]]
