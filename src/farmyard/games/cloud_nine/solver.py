"""Cloud Nine, Success: a solver that sees all cards, deals that can be won, and hints.

Depth-first, with a memory of tables that lead nowhere and fresh starts with another order; no table
comes twice, for tricks take cards away and moves make packs.  The row of challenges is left out:
solved are the packs.  A budget of tables looked at bounds every search, never a clock.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from enum import Enum
from functools import cache
from itertools import combinations
from random import Random
from typing import Any

import numpy as np

from farmyard.core.dice import key_of
from farmyard.core.record import as_bytes
from farmyard.games.cloud_nine.box import BOX, DEPTH, FOX, MOST_CARDS, PACKS
from farmyard.games.cloud_nine.choices import MOVE, SUBSET_OF
from farmyard.games.cloud_nine.knowledge import imagine
from farmyard.games.cloud_nine.laying import table_of
from farmyard.games.cloud_nine.tricks import BITS, LEGAL, SETS, TRICKS

BUDGET = 20_000  # tables looked at
STARTS = (60, 60, 120, 120, 240, 240, 500, 1000, 2000, 4000)  # of each fresh start, then the rest
WORLDS = 12  # imagined for an honest hint

Packs = tuple[tuple[int, ...], ...]
"""Nine packs, each from its bottom card up."""


class Verdict(Enum):
    """What came of a search."""

    WON = "won"
    LOST = "lost"
    UNDECIDED = "undecided"


@dataclass(frozen=True)
class Solution:
    """What came of a search: if the packs can be cleared, the choices that do it."""

    verdict: Verdict
    choices: tuple[int, ...] = ()
    looked_at: int = 0


def packs_of(s: Any) -> Packs:
    """The packs of a record, all cards known."""
    rows = [s["packs"][DEPTH * p : DEPTH * (p + 1)] for p in range(PACKS)]
    return tuple(tuple(int(kind) for kind in row if kind >= 0) for row in rows)


@cache
def tricks_by_weight(table: int) -> frozenset[int]:
    """The legal sets of a table, each as the sum of its cards' weights."""
    legal = (i for i in range(TRICKS) if int(LEGAL[table][i // BITS]) >> i % BITS & 1)
    return frozenset(sum(weight(kind - 1) for kind in SETS[i]) for i in legal)


def weight(kind: int) -> int:
    """Sums of up to four weights tell which cards went in."""
    return 1 << 3 * kind


def solve(s: Any, budget: int = BUDGET, seed: int = 0) -> Solution:
    """Clears the packs of a record with all cards known; the same answer for the same arguments."""
    return _Search(tricks_by_weight(int(table_of(s, 0))), budget, Random(seed)).run(packs_of(s))


class _Search:
    def __init__(self, legal: frozenset[int], budget: int, dice: Random) -> None:
        self.legal = legal
        self.budget = budget
        self.dice = dice
        self.looked_at = 0
        self.dead: set[Packs] = set()

    def run(self, packs: Packs) -> Solution:
        for most in (*STARTS, self.budget):
            limit = min(self.looked_at + most, self.budget)
            found = self._from(packs, limit)
            if found is not None or tuple(sorted(packs)) in self.dead:
                verdict = Verdict.LOST if found is None else Verdict.WON
                return Solution(verdict, tuple(found or ()), self.looked_at)
            if self.looked_at >= self.budget:
                break
        return Solution(Verdict.UNDECIDED, (), self.looked_at)

    def _from(self, packs: Packs, limit: int) -> list[int] | None:
        """The choices that clear these packs; None if there are none, or none were found."""
        if cleared(packs):
            return []
        path: list[int] = []
        trail = [(tuple(sorted(packs)), self._ways(packs))]
        while trail:
            key, ways = trail[-1]
            step = next(ways, None)
            if step is None:
                self.dead.add(key)
                trail.pop()
                path[-1:] = []
                continue
            choice, after = step
            if cleared(after):
                return [*path, choice]
            mark = tuple(sorted(after))
            if mark not in self.dead:
                if self.looked_at >= limit:
                    return None
                path.append(choice)
                trail.append((mark, self._ways(after)))
        return None

    def _ways(self, packs: Packs) -> Iterator[tuple[int, Packs]]:
        """What can be done, the most promising first: small tricks, and boxes last."""
        self.looked_at += 1
        ways = [(self._promise(packs, used), used) for used in tricks(packs, self.legal)]
        ways.sort(reverse=True)
        for _, used in ways:
            bits = sum(1 << p for p in used)
            yield int(SUBSET_OF[bits]), without(packs, used)
        if () in packs:
            for p in sorted(range(PACKS), key=lambda p: (packs[p][-1:] != (FOX,), -len(packs[p]))):
                if len(packs[p]) > 1:
                    yield MOVE + p, moved(packs, p)

    def _promise(self, packs: Packs, used: tuple[int, ...]) -> float:
        boxes = sum(packs[p][-1] == BOX for p in used)
        return 2 * self.dice.random() - len(used) - 3 * boxes


def tricks(packs: Packs, legal: frozenset[int]) -> Iterator[tuple[int, ...]]:
    """The packs of every trick their top cards make."""
    tops = [(p, weight(pack[-1])) for p, pack in enumerate(packs) if pack and pack[-1] <= BOX]
    weights = dict(tops)
    for size in range(1, MOST_CARDS + 1):
        for used in combinations(weights, size):
            if sum(weights[p] for p in used) in legal:
                yield used


def without(packs: Packs, used: tuple[int, ...]) -> Packs:
    return tuple(pack[:-1] if p in used else pack for p, pack in enumerate(packs))


def moved(packs: Packs, p: int) -> Packs:
    """The top card of a pack fills the first gap."""
    rows = list(packs)
    rows[rows.index(())] = packs[p][-1:]
    rows[p] = packs[p][:-1]
    return tuple(rows)


def cleared(packs: Packs) -> bool:
    """Only Foxes are left (CN-146)."""
    return all(kind == FOX for pack in packs for kind in pack)


# -- Deals that can be won ------------------------------------------------------


def solvable_key(deal: Any, template: Any, seed: int) -> tuple[int, int]:
    """The first key under a seed whose packs can be cleared; ``deal`` is the rules' own.

    ``template``: a record with seats and options set, shape (1,).
    """
    nth = 0
    while True:
        states = template.copy()
        states["key"] = key_of(seed, nth)
        deal(states[0])
        if solve(states[0]).verdict is Verdict.WON:
            return key_of(seed, nth)
        nth += 1


def seed_of(day: date) -> int:
    """The seed of a day: the same table for everybody."""
    return day.year * 10_000 + day.month * 100 + day.day


# -- Hints ----------------------------------------------------------------------


def oracle_hint(s: Any, budget: int = BUDGET) -> int | None:
    """The next choice of a solution, from all the cards; None if none was found."""
    found = solve(s, budget)
    return found.choices[0] if found.choices else None


def honest_hint(view: Any, seat: int, worlds: int = WORLDS, seed: int = 0) -> int | None:
    """The first choice that most imagined worlds agree on: nothing hidden goes into it.

    ``view``: an array of one view, as `Game.see` gives it.
    """
    votes: Counter[int] = Counter()
    for n in range(worlds):
        world = np.zeros(1, view.dtype)
        as_bytes(world)[:] = 0
        world["key"] = key_of(seed, n)
        imagine(view[0], seat, world[0])
        hint = oracle_hint(world[0], BUDGET // worlds)
        if hint is not None:
            votes[hint] += 1
    return min(votes, key=lambda choice: (-votes[choice], choice)) if votes else None
