"""Seating: nobody meets somebody again who need not, and like sit with like."""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from farmyard.server.afternoon.seating import Pair, meetings, tables_for

People = list[str]


def people(number: int) -> People:
    return [f"person {n}" for n in range(number)]


def sizes_of(number: int, size: int) -> list[int]:
    """Return the sizes of tables: as few as can be, and as equal as can be."""
    count = -(-number // size)
    return sorted(number // count + (n < number % count) for n in range(count))


def partings(left: Sequence[str], sizes: Sequence[int]) -> Iterator[list[People]]:
    """Yield every way to seat people at tables of these sizes."""
    if not sizes:
        yield []
        return
    first, rest = left[0], left[1:]
    for size in sorted(set(sizes)):
        others = list(sizes)
        others.remove(size)
        for beside in chosen(rest, size - 1):
            table = [first, *beside]
            for more in partings([each for each in rest if each not in beside], others):
                yield [table, *more]


def chosen(of: Sequence[str], number: int) -> Iterator[People]:
    if number == 0:
        yield []
        return
    for n, each in enumerate(of):
        for more in chosen(of[n + 1 :], number - 1):
            yield [each, *more]


def cost(tables: Sequence[People], met: Counter[Pair]) -> int:
    """Return how much is met again: once more counts once, twice more four times."""
    return sum(met[pair] ** 2 for pair in meetings(tables))


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 200), st.integers(1, 9), st.integers(0, 3))
def test_everybody_has_one_place_at_tables_as_equal_as_can_be(
    number: int, size: int, rounds: int
) -> None:
    everybody, met = people(number), Counter[Pair]()
    for n in range(rounds + 1):
        tables = tables_for(everybody, size, met, seed=n)
        assert sorted(each for table in tables for each in table) == sorted(everybody)
        assert sorted(map(len, tables)) == sizes_of(number, size)
        met += meetings(tables)


@pytest.mark.parametrize(("number", "size"), [(4, 2), (6, 2), (6, 3), (7, 3), (8, 4), (8, 2),
                                              (9, 3), (5, 4), (10, 5), (9, 4)])  # fmt: skip
def test_few_meet_again_as_little_as_they_can(number: int, size: int) -> None:
    """In each round of four, no way to seat them is better: all ways are tried."""
    everybody, met = people(number), Counter[Pair]()
    every = [*partings(everybody, sizes_of(number, size))]
    for n in range(4):
        tables = tables_for(everybody, size, met, seed=n)
        assert cost(tables, met) == min(cost(each, met) for each in every)
        met += meetings(tables)


@pytest.mark.parametrize(("number", "size", "rounds"), [(24, 4, 5), (23, 4, 5), (40, 5, 5),
                                                        (60, 2, 12), (200, 4, 8), (200, 6, 5),
                                                        (30, 3, 8), (28, 4, 6)])  # fmt: skip
def test_of_many_hardly_anybody_is_met_twice(number: int, size: int, rounds: int) -> None:
    """As many as need not meet again at all: fewer than one meeting in ten is not the first."""
    everybody, met, again = people(number), Counter[Pair](), 0
    for n in range(rounds):
        tables = tables_for(everybody, size, met, seed=n)
        again += sum(met[pair] > 0 for pair in meetings(tables))
        met += meetings(tables)
    assert (size - 1) * rounds < number, "so that the bound is nought"
    assert again <= 0.1 * met.total()


@pytest.mark.parametrize("number", [48, 400])
def test_like_sit_with_like_where_nobody_meets_again(number: int) -> None:
    """The spread of places at a table is a third of what chance makes it, at most."""
    everybody = people(number)
    places = {each: n + 1 for n, each in enumerate(Random(1).sample(everybody, number))}
    met = meetings(tables_for(everybody, 4, {}))
    like, mixed = (tables_for(everybody, 4, met, each) for each in (places, None))

    def spread(tables: list[People]) -> int:
        return sum(max(map(places.get, table)) - min(map(places.get, table)) for table in tables)  # type: ignore[arg-type,type-var,operator]

    assert not any(met[pair] for pair in meetings(like))
    assert spread(like) * 3 <= spread(mixed)


def test_the_same_question_has_the_same_answer() -> None:
    everybody, met = people(30), meetings([people(30)[:4]])
    assert tables_for(everybody, 4, met, seed=5) == tables_for(everybody, 4, met, seed=5)
    assert tables_for([], 4, {}) == []
    assert tables_for(["one"], 4, {}) == [["one"]]
