"""Tests of the last solo tricks: with full knowledge, the Rooster wins whatever can be won."""

from random import Random
from typing import Any

import pytest

from farmyard.core.compiling import COMPILED
from farmyard.core.record import clone
from farmyard.games.cloud_nine.bot import Rooster
from farmyard.games.cloud_nine.bot.worlds import world
from farmyard.games.cloud_nine.knowledge.peeking import ALL
from farmyard.games.cloud_nine.rules.choices import RESIGN
from tests.games.cloud_nine.test_success import success
from tests.games.cloud_nine.written import GAME, Table

TABLES = 20 if COMPILED else 2


def cleared(states: Any, seen: dict[bytes, bool]) -> bool:
    """Return whether a table can be won, by trying everything."""
    if not states[0]["phase"]:
        return bool(states[0]["totals"][0] == 0)
    mark = states[0]["packs"].tobytes()
    if mark not in seen:
        seen[mark] = False
        seen[mark] = any(cleared(after, seen) for after in following(states))
    return seen[mark]


def following(states: Any) -> Any:
    """Yield the positions after each choice except giving up."""
    for choice in GAME.choices(states):
        if choice != RESIGN:
            after = clone(states)
            GAME.loops.play(after, 0, choice)
            yield after


def played_by_the_rooster(states: Any) -> bool:
    bot = Rooster(0, Random(1))
    while states[0]["phase"]:
        GAME.loops.play(states, 0, bot.choose(GAME.see(states, 0)[0], GAME.choices(states)))
    return bool(states[0]["totals"][0] == 0)


def is_certain(states: Any) -> bool:
    """Return whether the table can be imagined without randomness."""
    return not world(GAME.see(states, 0)[0], seat=0, seed=1, n=0)[0]["throws"]


def last_table(seed: int) -> Table:
    """Return a table with a few known cards; some such tables can be won and some cannot."""
    dice = Random(seed)
    kinds = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "M", "F"]
    t = success([" ".join(dice.choices(kinds, k=dice.choice((1, 1, 2)))) for _ in range(6)])
    t.states["known"] = ALL
    return t


@pytest.mark.parametrize("seeds", [range(n, n + TABLES) for n in range(0, 2 * TABLES, TABLES)])
def test_it_wins_what_can_be_won(seeds: range) -> None:
    """The bot wins exactly the tables that brute force wins; both outcomes occur."""
    outcomes = []
    for t in map(last_table, seeds):
        if t.s["phase"]:
            assert is_certain(t.states)
            can_be = cleared(t.states, {})
            assert played_by_the_rooster(clone(t.states)) == can_be
            outcomes.append(can_be)
    assert not COMPILED or set(outcomes) == {True, False}
