"""Chickenrun: ways to the places that may be chosen, and the reach of the guards.

The rules decide which places can be reached; here are the ways to them, for drawing: from each
place the one before it.  All is worked out of a view, and nothing is decided by it.
"""

from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from typing import Any

from farmyard.core.wording.remembered import by_view
from farmyard.games.chickenrun.box import WAY, WIRE, board
from farmyard.games.chickenrun.rules.escapes import is_inside
from farmyard.games.chickenrun.rules.moving import ground_of, is_tunnelling
from farmyard.games.chickenrun.rules.tweedys.guards import TWEEDY
from farmyard.games.chickenrun.rules.walking import is_barred
from farmyard.games.chickenrun.state import Phase

View = Any
Ways = dict[int, tuple[int, int]]
"""Each place with the place before it and its distance in steps."""

Beside = Callable[[int], Iterable[int]]

_SIDES = ((-board.COLUMNS, 0, 0, "h"), (board.COLUMNS, 0, 1, "h"), (-1, 0, 0, "v"), (1, 1, 0, "v"))
"""The sides of a square: the neighbour beyond, the offset of the side from the upper left corner,
and whether the side is horizontal or vertical."""

_BESIDE = [board.beside(n) if not board.IS_FREE[n] else [] for n in range(board.SQUARES)]
"""The squares where a way goes on from each square: none from a Free one, where it ends."""

_DOORS = [[int(n) for n in row if n >= 0] for row in board.DOOR]
_ROOMS: dict[int, list[int]] = {}
for _room in range(board.WORKSHOP - board.SQUARES + 1):
    for _n in _DOORS[_room]:
        _ROOMS.setdefault(_n, []).append(board.SQUARES + _room)


@by_view
def ways(view: View) -> Ways:
    """Return the ways from the piece that moves to all places it could go to now."""
    phase = Phase(int(view["phase"]))
    if phase in (Phase.MOVE, Phase.CHOOSE):
        return ways_of_chicken(view, int(view["turn"]))
    if phase == Phase.SELECT:
        return ways_of_both(view, int(view["black"]) + int(view["white"]))
    if phase == Phase.BLACK or (phase == Phase.CHASE and view["chasing"] == TWEEDY):
        return ways_of_tweedy(int(view["tweedy"]))
    return ways_of_dog(int(view["dog"])) if phase == Phase.CHASE else {}


def ways_of_both(view: View, steps: int) -> Ways:
    """Return both guards' ways within so many steps; none where they would overlap."""
    his, its = (
        {n: way for n, way in found.items() if way[1] <= steps}
        for found in (ways_of_tweedy(int(view["tweedy"])), ways_of_dog(int(view["dog"])))
    )
    return his | its if his.keys().isdisjoint(its) else {}


def ways_of_chicken(view: View, p: int) -> Ways:
    """Return a chicken's ways through the yard or outside, or across its wire first."""
    start, marker = int(view["at"][p]), int(view["marker"][p])
    if is_tunnelling(view, p):
        return {}
    barred = barred_by_guards(view)
    if marker >= 0 and WAY[view["escape"][p]] == WIRE and is_inside(view, p):
        return ways_through_wire(start, int(board.HOLE[marker]), int(board.BEYOND[marker]), barred)
    return ways_on_foot(start, int(ground_of(view, p)), barred)


@lru_cache(256)
def ways_through_wire(start: int, hole: int, beyond: int, barred: frozenset[int]) -> Ways:
    outside = squares_of(board.OUTSIDE) - barred
    straight = {start: [hole], hole: [beyond]}
    return spread(start, lambda n: straight.get(n) or around(n, outside))


@lru_cache(256)
def ways_on_foot(start: int, ground: int, barred: frozenset[int]) -> Ways:
    free = squares_of(ground) - barred
    return spread(start, lambda n: errands(n, start, free))


@lru_cache(256)
def ways_of_tweedy(start: int) -> Ways:
    """Return Mr Tweedy's ways, through buildings (CR-068) but not through huts."""
    free = squares_of(board.TWEEDYS)
    return spread(start, lambda n: rounds(n, free))


@lru_cache(256)
def ways_of_dog(start: int) -> Ways:
    free = squares_of(board.DOGS)
    return spread(start, lambda n: around(n, free))


def spread(start: int, neighbours: Beside) -> Ways:
    """Return a shortest way to every place that can be reached, nearest first."""
    found: Ways = {start: (-1, 0)}
    front = [start]
    while front:
        reached = []
        for n in front:
            for m in neighbours(n):
                if m not in found:
                    found[m] = (n, found[n][1] + 1)
                    reached.append(m)
        front = reached
    return found


# -- What lies beside what ------------------------------------------------------


@lru_cache
def squares_of(ground: int) -> frozenset[int]:
    """Return the squares of a kind of ground."""
    rows = [int(board.GROUND[ground, r]) for r in range(board.ROWS)]
    return frozenset(
        r * board.COLUMNS + c
        for r in range(board.ROWS)
        for c in range(board.COLUMNS)
        if rows[r] >> c & 1
    )


@by_view
def barred_by_guards(view: View) -> frozenset[int]:
    """Return the squares that a guard bars to chickens."""
    dog, tweedy = int(view["dog"]), int(view["tweedy"])
    return frozenset(
        n for n in (dog, tweedy, *board.beside(dog)) if n < board.SQUARES and is_barred(view, n)
    )


def around(n: int, free: frozenset[int]) -> list[int]:
    return [m for m in _BESIDE[n] if m in free] if n < board.SQUARES else []


def errands(n: int, start: int, free: frozenset[int]) -> list[int]:
    """Return the next places for a chicken, whose way ends in a building."""
    if n >= board.SQUARES:
        return [m for m in _DOORS[n - board.SQUARES] if m in free] if n == start else []
    return around(n, free) + _ROOMS.get(n, [])


def rounds(n: int, free: frozenset[int]) -> list[int]:
    """Return the next places for Mr Tweedy, who goes in by one door and out by the other."""
    if n >= board.SQUARES:
        return _DOORS[n - board.SQUARES]
    return around(n, free) + [room for room in _ROOMS.get(n, []) if room >= board.HOUSE]


# -- Reach ----------------------------------------------------------------------


@cache
def reach_of_tweedy(start: int, steps: int) -> dict[str, str]:
    return drawn(within(ways_of_tweedy(start), steps))


@cache
def reach_of_dog(start: int, steps: int) -> dict[str, str]:
    return drawn(within(ways_of_dog(start), steps))


def drawn(squares: list[int]) -> dict[str, str]:
    """Return squares as paths of a drawing: to be filled, and their edge; a square is 1 × 1."""
    return {"fill": outline(squares), "edge": edge(squares)}


def within(found: Ways, steps: int) -> list[int]:
    """Return the squares that are at most so many steps away."""
    return [n for n, (_, far) in found.items() if far <= steps and n < board.SQUARES]


def outline(squares: list[int]) -> str:
    """Return squares as the path of a drawing: their runs, row by row; a square is 1 × 1."""
    here, path = set(squares), []
    for n in sorted(here):
        if n % board.COLUMNS and n - 1 in here:
            continue
        end = n
        while (end + 1) % board.COLUMNS and end + 1 in here:
            end += 1
        path.append(f"M{n % board.COLUMNS} {n // board.COLUMNS}h{end - n + 1}v1h{n - end - 1}z")
    return "".join(path)


def edge(squares: list[int]) -> str:
    """Return the edge of a set of squares as a path, with sides in one line joined."""
    here = set(squares)
    inner = {(n, m) for n in here for m in board.beside(n) if m in here}
    sides = {
        (line, n % board.COLUMNS + right, n // board.COLUMNS + down)
        for n in here
        for m, right, down, line in _SIDES
        if (n, n + m) not in inner
    }
    return "".join(straight(*side, sides) for side in sorted(sides))


def straight(line: str, x: int, y: int, sides: set[tuple[str, int, int]]) -> str:
    """Return the path of a whole line at its first side; empty for its other sides."""
    right, down = (1, 0) if line == "h" else (0, 1)
    if (line, x - right, y - down) in sides:
        return ""
    long = 1
    while (line, x + long * right, y + long * down) in sides:
        long += 1
    return f"M{x} {y}{line}{long}"


def free_from(view: View, n: int) -> int | None:
    """Return the steps from a square outside to the nearest Free square."""
    return free_from_square(n, barred_by_guards(view)) if n >= 0 else None


@lru_cache(1024)
def free_from_square(n: int, barred: frozenset[int]) -> int | None:
    free = squares_of(board.OUTSIDE) - barred
    found = spread(n, lambda m: around(m, free))
    far = [found[m][1] for m in map(int, board.FREE) if m in found]
    return min(far) if far else None


def free_within(found: Ways, steps: int) -> list[int]:
    """Return the Free squares that can be reached, the nearest first."""
    reached = [n for n in map(int, board.FREE) if n in found and 0 < found[n][1] <= steps]
    return sorted(reached, key=lambda n: found[n][1])
