"""Seats people at tables so that they meet as few as can be again.

Who sits together is improved step by step: of each table one person gets up, and these are seated
anew in the best of all ways: a linear assignment (docs/decisions/0050).
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from random import Random

import numpy as np

PATIENCE = 30  # steps in a row without gain, for each seat of a table
STARTS, FEW = 4, 40  # where to begin from, for so many people; of more the first start is as good
Pair = frozenset[str]


def tables_for(
    people: Sequence[str],
    size: int,
    met: Mapping[Pair, int],
    places: Mapping[str, int] | None = None,
    seed: int = 0,
) -> list[list[str]]:
    """Return who sits at each table, in tables of a size or one person fewer, or fewer still where
    there are not enough.

    ``met`` says how often two have met. With ``places``, like are seated with like, once nobody
    meets somebody again who need not.
    """
    count = -(-len(people) // size)
    if count < 2:
        return [list(people)] if people else []
    costs, dice = _costs(people, met, places), Random(seed)
    best: tuple[float, list[list[int]]] | None = None
    for start in range(STARTS if len(people) <= FEW else 1):
        order = list(range(len(people)))
        if places is None or start:
            dice.shuffle(order)
        else:
            order.sort(key=lambda i: places.get(people[i], 0))
        found = _improved(_dealt(order, count, by_turns=places is None), costs, dice)
        if best is None or found[0] < best[0]:
            best = found
        if best[0] == 0:
            break
    assert best is not None
    return [[people[i] for i in table] for table in best[1]]


def meetings(tables: Iterable[Sequence[str]]) -> Counter[Pair]:
    """Count how often two have sat at one table."""
    return Counter(
        frozenset((one, other))
        for table in tables
        for n, one in enumerate(table)
        for other in table[:n]
    )


def _costs(
    people: Sequence[str], met: Mapping[Pair, int], places: Mapping[str, int] | None
) -> np.ndarray:
    """Return what it costs that two sit together, shape (people, people): a place of distance
    costs 1, and to meet once more costs more than all distances together."""
    number = {person: i for i, person in enumerate(people)}
    costs = np.zeros((len(people), len(people)))
    if places is not None:
        of = np.array([places.get(person, 0) for person in people], float)
        costs += np.abs(of[:, None] - of)
    again = 1 + costs.sum()
    for pair, times in met.items():
        if len(both := [number[each] for each in pair if each in number]) == 2:
            one, other = both
            costs[one, other] += again * times * times
            costs[other, one] = costs[one, other]
    return costs


def _dealt(order: Sequence[int], count: int, by_turns: bool) -> list[list[int]]:
    """Return people in tables of sizes that differ by one at most."""
    if by_turns:
        return [list(order[t::count]) for t in range(count)]
    ends = np.cumsum([0, *(len(order[t::count]) for t in range(count))])
    return [list(order[a:b]) for a, b in pairwise(ends)]


def _improved(
    tables: list[list[int]], costs: np.ndarray, dice: Random
) -> tuple[float, list[list[int]]]:
    """Return tables at which it costs less to sit, and what it costs."""
    import lap  # not before an afternoon is begun

    tired, patience = 0, PATIENCE * max(map(len, tables))
    cost = _cost_of(tables, costs)
    while cost and tired < patience:
        up = [dice.randrange(len(table)) for table in tables]
        who = [table[n] for table, n in zip(tables, up, strict=True)]
        rest = [table[:n] + table[n + 1 :] for table, n in zip(tables, up, strict=True)]
        theirs = costs[who]
        beside = np.stack([theirs[:, table].sum(axis=1) for table in rest], axis=1)
        _, seat_of, _ = lap.lapjv(beside.T)  # of each table, who sits there
        tables = [[*table, who[i]] for table, i in zip(rest, seat_of.tolist(), strict=True)]
        gain = float(np.trace(beside) - beside[seat_of, range(len(tables))].sum())
        tired = 0 if gain > 0 else tired + 1
        cost -= gain
    return cost, tables


def _cost_of(tables: Iterable[Sequence[int]], costs: np.ndarray) -> float:
    return sum(float(costs[np.ix_(table, table)].sum()) / 2 for table in tables)
