"""When bots move: after pauses that do not depend on how long they think."""

import asyncio
import itertools
import random
import sys
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest

import farmyard
from farmyard.bots import roster
from farmyard.core import catalogue
from farmyard.core.compiling import meanwhile
from farmyard.server.live import stand_ins
from farmyard.server.live.bots import Bots, end_of_pause
from farmyard.server.live.settings import Settings
from farmyard.server.table.clock import SCARECROW
from farmyard.server.table.state import Deadline
from farmyard.server.table.table_settings import TEMPOS, Tempo
from farmyard.server.web.pages.table import shown as pages
from tests.waiting import eventually

MOVES = 12
KEYS = catalogue.keys()


class Clock(asyncio.SelectorEventLoop):
    """An event loop with simulated time: when all tasks sleep, the clock jumps ahead."""

    now = 1000.0

    def time(self) -> float:
        return self.now

    def _run_once(self) -> None:
        scheduled: list[Any] = self._scheduled  # type: ignore[attr-defined]
        if scheduled and not self._ready:  # type: ignore[attr-defined]
            self.now = max(self.now, scheduled[0]._when)
        super()._run_once()  # type: ignore[misc]


class Seated:
    """A stand-in for a table with bots on all chairs."""

    class standing:
        question = None

    class presence:
        @staticmethod
        def watched(now: int) -> bool:
            return True

    class services:
        settings = Settings()
        pauses = random.Random()

        @staticmethod
        def spawn(work: Any) -> Any:
            return asyncio.get_running_loop().create_task(work)

    held, going_on, loss = False, True, False
    tempo = Tempo()

    def __init__(self, key: str) -> None:
        self.table, self.log = farmyard.table(key, seed=5), list[int]()
        self.times: list[float] = []
        self.bots = Bots(self.services, self)  # type: ignore[arg-type]

    async def bot_plays(self, seat: int, choice: int, at: int) -> None:
        assert at == len(self.log)
        assert seat == self.table.to_move
        self.table.play(choice)
        self.log.append(choice)
        self.times.append(asyncio.get_running_loop().time())
        if len(self.log) == MOVES:
            self.going_on = False
        self.bots.tell()


class Late(Seated):
    """A stand-in for a table with a seat whose time is up."""

    class row:
        game = ""

    class services(Seated.services):
        class loader:
            @staticmethod
            async def middle(game: str) -> str:
                return ""


class Mind:
    """A bot whose moves never vary, and which thinks for a given time."""

    def __init__(self, dice: int) -> None:
        self.pick = random.Random(dice)

    def watch(self, view: Any) -> None:
        """Ignore the view."""

    def choose(self, view: Any, choices: list[int]) -> int:
        return self.pick.choice(choices)


def times_of(key: str, thinking: Callable[[], float], monkeypatch: pytest.MonkeyPatch) -> Any:
    """Return when each move appeared, and the moves."""

    async def think(self: Bots, work: Any, *given: Any) -> Any:
        await asyncio.sleep(thinking())
        return work(*given)

    async def play() -> Seated:
        room = Seated(key)
        room.bots.start({p: Mind(p) for p in range(len(room.table.names))}, room.table)
        room.bots.wake(room.bot_plays)
        await eventually(lambda: not room.bots.busy)
        return room

    monkeypatch.setattr(Bots, "_think", think)
    monkeypatch.setattr(Seated.services, "pauses", random.Random(1))
    loop = Clock()
    try:
        room = loop.run_until_complete(play())
    finally:
        loop.close()
    return [round(at, 6) for at in room.times], room.log


@pytest.mark.parametrize("key", catalogue.keys())
@pytest.mark.parametrize("word", TEMPOS)
def test_when_a_bot_moves_says_nothing_of_how_it_thought(
    key: str, word: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At every pace, the pause before each of a bot's moves is independent of its thinking time."""
    monkeypatch.setattr(Seated, "tempo", TEMPOS[word])
    monkeypatch.setattr(sys.modules[__name__], "MOVES", 60)
    at_once = times_of(key, lambda: 0.0, monkeypatch)
    dice = random.Random(3)
    slowly = times_of(key, lambda: dice.uniform(0.0, 0.29), monkeypatch)
    assert len(at_once[0]) > 4
    assert at_once == slowly
    low, high = TEMPOS[word].pause(Settings().bot_pause)
    gaps = [b - a for a, b in itertools.pairwise([1000.0, *at_once[0]])]
    assert low - 1e-6 <= min(gaps)
    assert max(gaps) <= high + 1e-6 or TEMPOS[word].words, "but where a line is read to its end"


@pytest.mark.parametrize("thinking", [0.0, 0.2, 0.5])
def test_who_decides_for_another_takes_as_long_however_it_thinks(
    thinking: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that decides for a person whose time is up pauses equally long however it thinks."""

    async def bots_for(state: Any, seats: list[int], level: str) -> dict[int, Mind]:
        await asyncio.sleep(thinking)
        return {seat: Mind(seat) for seat in seats}

    async def decided() -> float:
        since = asyncio.get_running_loop().time()
        await stand_ins.choice_in_time(late.services, late, late.table, deadline)  # type: ignore[arg-type]
        return asyncio.get_running_loop().time() - since

    monkeypatch.setattr(stand_ins, "bots_for", bots_for)
    monkeypatch.setattr(Seated.services, "pauses", random.Random(1))
    late = Late(KEYS[0])
    deadline = Deadline(late.table.to_move or 0, 10, 0, SCARECROW)
    loop = Clock()
    try:
        took = loop.run_until_complete(decided())
    finally:
        loop.run_until_complete(loop.shutdown_default_executor())
        loop.close()
    assert took == pytest.approx(random.Random(1).uniform(*Settings().bot_pause))


def pauses() -> Iterator[float]:
    return itertools.cycle([0.6, 0.9, 0.7])


def test_who_thinks_longer_than_a_pause_takes_whole_ones() -> None:
    ends = [0.6, 1.5, 2.2, 2.8]
    for thought in (0.0, 0.1, 0.59, 0.61, 1.4, 1.6, 2.1, 2.7):
        drawn = pauses()
        due = end_of_pause(50.0, 50.0 + thought, lambda drawn=drawn: next(drawn))  # type: ignore[misc]
        assert due - 50.0 == pytest.approx(min(end for end in ends if end >= thought))


def test_without_a_pause_it_moves_when_it_knows() -> None:
    assert end_of_pause(50.0, 51.0, lambda: 0.0) == 50.0


def test_a_scarecrow_that_cannot_search_yet_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that is to move but is still preparing its search says so over its seat."""
    key = next(key for key in catalogue.keys() if roster.search_levels(key))
    owl, room = roster.search_levels(key)[0].name, SimpleNamespace(row=SimpleNamespace(game=key))
    chairs = [SimpleNamespace(seat=seat, level=owl, name="Owl") for seat in range(2)]
    table = SimpleNamespace(to_move=1)

    def said() -> list[Any]:
        return [pages._late(room, table, chair) for chair in chairs]  # type: ignore[arg-type]

    monkeypatch.setattr(meanwhile, "_ready", set())
    monkeypatch.setattr(meanwhile, "_getting", {})
    assert said() == [None, None]
    assert meanwhile.begin(roster.searching(key))
    nothing, saying = said()
    assert nothing is None
    assert (saying.seat, saying.name) == (1, "Owl")
    assert "is getting ready to search" in saying.text
