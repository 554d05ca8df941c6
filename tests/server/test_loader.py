"""Games are compiled in the background, in the order in which players want them."""

import threading
from collections.abc import Iterator
from typing import Any

import pytest

from farmyard.core import catalogue
from farmyard.lab import warm
from farmyard.server.live import loader
from farmyard.server.live.loader import Loader
from tests.waiting import until

KEYS = catalogue.keys()


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Start a loader that compiles each game only when the test lets it."""
    done: list[tuple[str, str]] = []
    gate = threading.Semaphore(0)

    def load(key: str, part: str, enough: Any) -> bool:
        done.append((key, part))
        return gate.acquire(timeout=10)

    monkeypatch.setattr(warm, "is_compiled", lambda key, part: True)
    monkeypatch.setattr(warm, "make_ready", load)
    monkeypatch.setattr(loader, "_look", lambda key: None)
    ours = Loader()
    ours.start()
    until(lambda: done, 5)
    yield ours, done, gate
    gate.release(2 * len(KEYS))
    ours.stop()


def test_what_is_played_comes_next_and_search_comes_last(slow: Any) -> None:
    ours, done, gate = slow
    assert done == [(KEYS[0], "table")]
    assert not ours.ready(KEYS[0])
    ours.wanted(KEYS[-1])
    gate.release()
    until(lambda: len(done) == 2, 5)
    assert ours.ready(KEYS[0])
    assert done[1] == (KEYS[-1], "table")
    gate.release(2 * len(KEYS))
    until(lambda: len(done) == 2 * len(KEYS), 5)
    assert sorted(done[: len(KEYS)]) == sorted((key, "table") for key in KEYS)
    assert sorted(done[len(KEYS) :]) == sorted((key, "search") for key in KEYS)


def test_one_after_the_other_where_all_is_compiled(slow: Any) -> None:
    """Compiled games are loaded one at a time, since two at once would delay the first."""
    _, done, _ = slow
    assert not until_two(done)


def until_two(done: list[Any]) -> bool:
    """Return whether a second game is begun while the first is under way."""
    try:
        return bool(until(lambda: len(done) > 1, 0.3))
    except AssertionError:
        return False
