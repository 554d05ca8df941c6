"""Games are made ready behind the first page, in the order in which people want them."""

import asyncio
import threading
from typing import Any

import pytest

from farmyard.core import catalogue
from farmyard.lab import warm
from farmyard.server.live import loader
from farmyard.server.live.loader import Loader
from tests.server.served import until

KEYS = catalogue.keys()


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Everything is compiled, and each game takes until somebody lets it pass."""
    done: list[str] = []
    gate = threading.Semaphore(0)

    def load(key: str) -> None:
        done.append(key)
        assert gate.acquire(timeout=10)

    monkeypatch.setattr(warm, "is_compiled", lambda key, part: True)
    monkeypatch.setattr(loader, "_load", load)
    for step in ("rehearse_bots", "rehearse_thinkers"):
        monkeypatch.setattr(warm, step, lambda key, step=step: done.append(f"{step} {key}"))
    return done, gate


def test_what_is_asked_for_comes_next_and_bots_come_last(slow: Any) -> None:
    done, gate = slow
    ours = Loader()
    ours.start()
    until(lambda: done == [KEYS[0]], 5)

    async def ask() -> None:
        asked = asyncio.create_task(ours.wait(KEYS[-1]))
        await asyncio.sleep(0)
        gate.release(2)
        await asyncio.wait_for(asked, 5)

    asyncio.run(ask())
    assert ours.ready(KEYS[0])
    assert done[:2] == [KEYS[0], KEYS[-1]]
    gate.release(len(KEYS))
    until(lambda: len(done) == 3 * len(KEYS), 5)
    ours.stop()
    assert sorted(done[: len(KEYS)]) == sorted(KEYS), "no bot before the last game"


def test_one_after_the_other_where_all_is_compiled(slow: Any) -> None:
    """Two at once take twice as long each, and somebody may be waiting for the first."""
    done, gate = slow
    ours = Loader()
    ours.start()
    until(lambda: done, 5)
    assert not until_two(done)
    gate.release(len(KEYS))
    until(lambda: len(done) == 3 * len(KEYS), 5)
    ours.stop()


def until_two(done: list[str]) -> bool:
    """Whether a second game is begun while the first is under way."""
    try:
        return bool(until(lambda: len(done) > 1, 0.3))
    except AssertionError:
        return False
