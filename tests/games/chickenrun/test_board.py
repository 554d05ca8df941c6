"""Tests of the proofs of section 2 of the ledger, on the board that is played on."""

import subprocess
import sys

import pytest

from farmyard.games.chickenrun.box import board, distances
from farmyard.games.chickenrun.box.board import (
    BELT,
    BEYOND,
    DOORS,
    FARM,
    FREE,
    GROUND,
    HOLE,
    HUT,
    HUTS,
    MAIN_GATE,
    MOUTHS,
    ROOM_LETTERS,
    SQUARES,
    STARTS,
    WICKETS,
    WIRE,
    YARD,
    beside,
    found,
    square,
)
from farmyard.games.chickenrun.box.distances import neighbours, steps_from, to_places

WALL = found(FARM, "%")
FENCE = {*WIRE, *WALL, *MAIN_GATE, *WICKETS}
OUTSIDE = {*BELT, *FREE}
LIMIT = 1.25


def letter(n: int) -> str:
    return FARM[n // 27][n % 27]


def test_the_farm_is_27_by_24() -> None:
    assert (board.ROWS, board.COLUMNS) == (24, 27)
    assert {len(row) for picture in (FARM, board.DOORSTEPS, STARTS) for row in picture} == {27}


def test_doors_lead_from_the_yard_into_their_building() -> None:
    """CR-041: Buildings are entered only through marked doors."""
    for mark, doors in zip(ROOM_LETTERS, DOORS, strict=True):
        assert bool(doors) == (mark != "P")
        for n in doors:
            assert n in YARD
            assert mark in {letter(m) for m in beside(n)}
    assert all(len(doors) == 1 for doors in DOORS[:HUTS])


def test_every_yard_square_and_building_is_reached_from_a_hut() -> None:
    steps = steps_from(HUT, YARD)
    assert {n for n in steps if n < SQUARES} == set(YARD)
    assert {n for n in steps if n >= SQUARES} == {*range(SQUARES, board.BUNKER)}
    assert len(YARD) == 312
    assert all(n in YARD for n in DOORS[board.BUNKER - SQUARES])


def test_the_fence_is_closed() -> None:
    """No inner square touches an outer one; 82 squares of wire, wall and gate lie between."""
    inside = {n for n in range(SQUARES) if n not in FENCE and n not in OUTSIDE}
    assert not any(m in OUTSIDE for n in inside for m in beside(n))
    assert len(FENCE) == 82
    assert not OUTSIDE & set(steps_from(HUT, [*YARD]))
    assert len(OUTSIDE) + len(FENCE) + len(inside) == SQUARES


def test_from_the_main_gate_all_that_is_outside_is_reached() -> None:
    assert set(steps_from(MAIN_GATE[0], [*OUTSIDE, *MAIN_GATE])) >= OUTSIDE


def test_the_dogs_loop() -> None:
    """CR-084: The dog's loop has 184 squares, and no single one of them cuts it."""
    assert len(BELT) == 184
    for gone in BELT:
        rest = [n for n in BELT if n != gone]
        assert set(steps_from(rest[0], rest)) == set(rest)


def test_mr_tweedy_cannot_wall_off_the_yard() -> None:
    for gone in YARD:
        rest = [n for n in YARD if n != gone]
        steps = steps_from(rest[0], rest)
        assert {n for n in steps if n < SQUARES} == set(rest)
        shut_in = [h for h in range(HUTS) if set(DOORS[h]) <= {gone}]
        assert len(shut_in) <= 1


def test_mr_tweedy_gets_everywhere_he_may() -> None:
    """CR-069: Mr Tweedy can reach the yard, the gates and the belt."""
    ground = [*YARD, *BELT, *MAIN_GATE, *WICKETS]
    steps = steps_from(board.HOUSE, ground)
    assert {n for n in steps if n < SQUARES} == set(ground)


def test_wire_that_can_be_used_has_an_inside_and_an_outside() -> None:
    for n in YARD:
        wires = [m for m in beside(n) if m in WIRE]
        assert len(wires) <= 1, "which wire is beside a square is never in doubt"
        if wires:
            assert HOLE[n] == wires[0]
            assert BEYOND[n] in BELT
    for area in "STL":
        assert all(HOLE[n] >= 0 for n in found(STARTS, area))
    assert not any(
        HOLE[n] in found(FARM, "#") and n // 27 == 3 and abs(n % 27 - 13) <= 3 for n in YARD
    )


@pytest.mark.parametrize(
    ("squares", "least", "most"),
    [(WIRE, 9, 15), (MAIN_GATE, 14, 15), (WICKETS, 9, 9)],
)
def test_ways_from_the_fence_to_free(squares: list[int], least: int, most: int) -> None:
    ways = []
    for n in squares:
        steps = steps_from(n, [*OUTSIDE, n])
        ways.append(min(steps[free] for free in FREE))
    assert (min(ways), max(ways)) == (least, most)


def test_mouths_are_five_steps_from_free() -> None:
    for mouths in MOUTHS.values():
        for n in mouths:
            steps = steps_from(n, OUTSIDE)
            assert min(steps[free] for free in FREE) == 5


@pytest.mark.parametrize(("landing", "way"), [("far", 9), ("middle", 6), ("near", 3)])
def test_landings_are_that_far_from_free(landing: str, way: int) -> None:
    for n in board.LANDING_PLACES[landing]:
        steps = steps_from(n, OUTSIDE)
        assert min(steps[free] for free in FREE) == way


def test_start_areas_of_the_right_kind() -> None:
    for area in "STLGWR":
        assert set(found(STARTS, area)) <= set(YARD)
    for mark in "bwhfmn":
        assert set(found(STARTS, mark)) <= set(BELT)
    assert all(any(m in WICKETS for m in beside(n)) for n in found(STARTS, "W"))


def test_the_balance_of_the_huts() -> None:
    """No place is over a quarter farther from one hut than from another, and sums are
    within 7 %."""
    tables = [to_places(hut) for hut in range(HUTS)]
    for name in tables[0]:
        ways = [table[name] for table in tables]
        assert max(ways) <= LIMIT * min(ways)
    sums = [sum(list(table.values())[:6]) for table in tables]
    assert sums == [60, 60, 64, 60, 60, 64]
    assert max(sums) <= 1.07 * min(sums)


def test_the_table_of_distances_is_printed() -> None:
    """The printed table of distances is that of section 2 of the ledger."""
    command = [sys.executable, "-m", "farmyard.games.chickenrun.box.distances"]
    out = subprocess.run(command, capture_output=True, check=True, text=True).stdout.splitlines()
    assert [line.split() for line in out[2:8]] == [
        ["1", "8", "8", "10", "13", "9", "12", "12", "13", "12", "10", "15", "4"],
        ["2", "9", "8", "10", "12", "8", "13", "12", "12", "13", "11", "14", "4"],
        ["3", "10", "9", "9", "13", "9", "14", "13", "13", "14", "12", "15", "5"],
        ["4", "9", "10", "8", "12", "8", "13", "12", "12", "13", "11", "14", "4"],
        ["5", "8", "10", "8", "13", "9", "12", "12", "13", "12", "10", "15", "4"],
        ["6", "9", "9", "9", "14", "10", "13", "13", "14", "13", "11", "16", "5"],
    ]
    assert distances.TITLE in out[0]


def test_walks_agree_with_the_pictures() -> None:
    """Each ground's rows of bits have the same squares as the picture of the board."""
    assert [n for n in range(SQUARES) if GROUND[board.IN_YARD, n // 27] >> n % 27 & 1] == YARD
    assert [n for n in range(SQUARES) if GROUND[board.DOGS, n // 27] >> n % 27 & 1] == sorted(BELT)
    assert neighbours(square(-7, 11), YARD)[-1] == board.BARN
