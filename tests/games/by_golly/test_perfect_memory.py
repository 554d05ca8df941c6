"""By Golly!'s perfect memory knows exactly what a table that remembers everything would show."""

import random
from typing import Any

import numpy as np
import pytest

from farmyard.core.record import OVER
from farmyard.games.by_golly.bot.memory import PerfectMemory
from farmyard.games.by_golly.options import MemoryAid
from tests.sampling import dealt
from tests.thorough import THOROUGH

REMEMBERED = ("lot", "among", "yard")
DECISIONS = 700 if THOROUGH else 200


def full_view(game: Any, states: Any, seat: int) -> Any:
    """Return the view that the seat would have if the table remembered everything."""
    remembering = states.copy()
    remembering["memory_aid"] = MemoryAid.FULL
    return game.see(remembering, seat)[0]


@pytest.mark.thorough
@pytest.mark.parametrize("aid", ["none", "last_seen", "full"])
@pytest.mark.parametrize("finer", [{}, {"faceup_match": "instant"}])
@pytest.mark.parametrize("seats", [2, 4])
def test_it_knows_what_the_table_could_tell(aid: str, finer: dict[str, str], seats: int) -> None:
    """The memory knows exactly the yard a full memory aid shows, and nothing false of the hands."""
    game, states = dealt("by_golly", seats, {"memory_aid": aid, **finer}, seats)
    memory, dice, held, mixed = PerfectMemory(), random.Random(1), 0, 0
    for _ in range(DECISIONS):
        if states[0]["phase"] == OVER:
            break
        recalled = memory.recalled(game.see(states, 0)[0])
        full = full_view(game, states, 0)
        for field in REMEMBERED:
            assert recalled[field].tolist() == full[field].tolist(), field
        assert (recalled["known"] <= full["known"]).all()
        held += int(recalled["known"][:seats].sum())
        mixed += int((np.bincount(recalled["lot"]) == 2).any())
        others = [name for name in full.dtype.names if name not in (*REMEMBERED, "known")]
        assert [recalled[name].tolist() for name in others] == [full[n].tolist() for n in others]
        game.loops.play(states, 0, dice.choice(game.choices(states)))
    assert held > 100, "it has known of animals in hands"
    assert mixed, "and of two cards that have changed places"


def test_a_view_shown_twice_or_taken_back_changes_nothing() -> None:
    game, states = dealt("by_golly", 2, {}, 3)
    memory, once, dice = PerfectMemory(), PerfectMemory(), random.Random(2)
    for _ in range(200):
        before = states.copy()
        game.loops.play(states, 0, dice.choice(game.choices(states)))
        memory.watch(game.see(states, 0)[0])
        if states[0]["news"] == before[0]["news"]:  # no news, so it can be undone
            memory.watch(game.see(before, 0)[0])
            memory.watch(game.see(states, 0)[0])
        view = game.see(states, 0)[0]
        assert memory.recalled(view).tobytes() == once.recalled(view).tobytes()


def test_who_has_missed_a_shuffle_goes_by_what_it_sees() -> None:
    """Knowledge that has become impossible is dropped, and imagined worlds agree with the rest."""
    game, states = dealt("by_golly", 2, {}, 5)
    memory, dice = PerfectMemory(), random.Random(4)
    for n in range(600):
        if states[0]["phase"] == OVER:
            break
        view = game.see(states, 0)
        if n % 7 == 0:
            recalled = memory.recalled(view[0])
            views = np.array([recalled], view.dtype)
            world = game.imagine(views, 0, (n, 1))
            assert sorted(world[0]["yard"]) == sorted(states[0]["yard"])
            assert world[0]["hands"].sum(axis=1).tolist()[:2] == states[0]["held"].tolist()[:2]
        game.loops.play(states, 0, dice.choice(game.choices(states)))
