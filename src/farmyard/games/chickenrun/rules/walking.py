"""Chickenrun: walks: sets of squares as rows of bits, widened step by step.

The set is kept in the record (`reach`), for rules allocate nothing.  Chickens are stopped by Mr
Tweedy and the dog and end their way in a building; he walks through buildings by two doors.
"""

from farmyard.core.compiling import rule
from farmyard.core.record import NOTHING
from farmyard.games.chickenrun.box import PLAYERS, board
from farmyard.games.chickenrun.state import REACH, ROOM_ROW

FREE_ROWS = (0, board.ROWS - 1)  # the rows in which all Free squares lie
FREE_BITS = sum(1 << n for n in board.FREE[:2])
ENTERABLE = board.WORKSHOP - board.SQUARES + 1  # buildings with doors for chickens
SHUT_TO_HIM = board.HUTS  # the first so many of them
assert {n // board.COLUMNS for n in board.FREE} == set(FREE_ROWS)
assert board.HOUSE - board.SQUARES == board.HUTS < board.BARN - board.SQUARES


# -- The set --------------------------------------------------------------------


@rule
def forget_the_way(s):
    for r in range(REACH):
        s.reach[r] = 0


@rule
def mark(s, n):
    if n >= board.SQUARES:
        s.reach[ROOM_ROW] |= 1 << (n - board.SQUARES)
    else:
        s.reach[n // board.COLUMNS] |= 1 << n % board.COLUMNS


@rule
def unmark(s, n):
    if n >= board.SQUARES:
        s.reach[ROOM_ROW] &= ~(1 << (n - board.SQUARES))
    else:
        s.reach[n // board.COLUMNS] &= ~(1 << n % board.COLUMNS)


@rule
def reaches(s, n):
    if n >= board.SQUARES:
        return s.reach[ROOM_ROW] >> (n - board.SQUARES) & 1 != 0
    return s.reach[n // board.COLUMNS] >> n % board.COLUMNS & 1 != 0


@rule
def widen(s, ground):
    """Widen the set by one step in all four directions (CR-038)."""
    above = 0
    for r in range(board.ROWS):
        here = s.reach[r]
        wide = here | here << 1 | here >> 1 | above | s.reach[r + 1]
        s.reach[r] = wide & board.GROUND[ground, r]
        above = here


@rule
def shift(s, ground):
    """Move the set by exactly one step, without standing still (exact moves)."""
    above = 0
    for r in range(board.ROWS):
        here = s.reach[r]
        next_to = here << 1 | here >> 1 | above | s.reach[r + 1]
        s.reach[r] = next_to & board.GROUND[ground, r]
        above = here


# -- Chickens -------------------------------------------------------------------


@rule
def is_barred(s, n):
    """Return whether a guard bars a square to chickens (CR-040); see also CR-R30."""
    if n in (s.tweedy, s.dog):
        return True
    return s.dog_reach != 0 and board.IS_BELT[n] != 0 and is_beside(n, s.dog)


@rule
def is_beside(n, m):
    """Return whether two squares are neighbours."""
    return (
        abs(n // board.COLUMNS - m // board.COLUMNS) + abs(n % board.COLUMNS - m % board.COLUMNS)
        == 1
    )


@rule
def bar(s):
    """Take the guards' squares out of the set."""
    unmark(s, s.dog)
    if s.tweedy < board.SQUARES:
        unmark(s, s.tweedy)
    if s.dog_reach:
        bar_beside(s, s.dog)


@rule
def bar_beside(s, dog):
    for n in (dog - board.COLUMNS, dog + 1, dog + board.COLUMNS, dog - 1):
        if 0 <= n < board.SQUARES and board.IS_BELT[n] and is_beside(n, dog):  # CR-R89
            unmark(s, n)


@rule
def step(s, ground):
    """Take one step from all squares but the Free ones, where a walk ends (CR-110)."""
    free = s.reach[0] & FREE_BITS, s.reach[board.ROWS - 1] & FREE_BITS
    s.reach[0] &= ~FREE_BITS
    s.reach[board.ROWS - 1] &= ~FREE_BITS
    if s.exact_move:
        shift(s, ground)
    else:
        widen(s, ground)
    s.reach[0] |= free[0]
    s.reach[board.ROWS - 1] |= free[1]
    bar(s)


@rule
def knock(s, first):
    """Return the buildings, from `first` on, with a door on the squares reached so far."""
    rooms = 0
    for room in range(first, ENTERABLE):
        for n in (board.DOOR[room, 0], board.DOOR[room, 1]):
            if n >= 0 and reaches(s, n):
                rooms |= 1 << room
    return rooms


@rule
def walk(s, start, steps, ground):
    """Mark all squares and buildings a chicken reaches in so many steps (CR-037, CR-043)."""
    forget_the_way(s)
    if start >= board.SQUARES:
        steps -= 1
        step_out(s, start)
    else:
        mark(s, start)
    rooms = 0
    for n in range(steps):
        if s.exact_move or n == steps - 1:
            rooms |= knock(s, 0)
        step(s, ground)
    s.reach[ROOM_ROW] = rooms
    if steps >= 0:
        unmark(s, start)
    else:
        forget_the_way(s)


@rule
def step_out(s, room):
    """Mark the squares before a building's doors, unless a guard stands there."""
    for n in (
        board.DOOR[room - board.SQUARES, 0],
        board.DOOR[room - board.SQUARES, 1],
    ):
        if n >= 0 and not is_barred(s, n):
            mark(s, n)


@rule
def cross(s, start, marker, steps):
    """Mark what a runner at its wire square reaches: straight across, then outside (CR-R63)."""
    forget_the_way(s)
    hole, beyond = board.HOLE[marker], board.BEYOND[marker]
    on_wire = start == hole
    behind = steps - (1 if on_wire else 2)  # steps left once behind the wire
    if behind >= 0 and not is_barred(s, beyond):
        mark(s, beyond)
        for _ in range(behind):
            step(s, board.OUTSIDE)
    if not on_wire and steps > 0 and (steps == 1 or not s.exact_move):
        mark(s, hole)


# -- Mr Tweedy and the dog ------------------------------------------------------


@rule
def prowl(s, start, steps, victims):
    """Mark all that Mr Tweedy reaches, through buildings, past no victim (CR-068, CR-R72)."""
    forget_the_way(s)
    mark(s, start)
    ends = rooms_of(s, start, victims)
    for n in range(steps):
        rooms = s.reach[ROOM_ROW]
        entered = knock(s, SHUT_TO_HIM)
        widen(s, board.TWEEDYS)
        for room in range(SHUT_TO_HIM, ENTERABLE):
            if rooms & ~ends & 1 << room:
                leave_by_all_doors(s, room)
        s.reach[ROOM_ROW] = rooms | entered
        if n < steps - 1:
            bar_victims(s, start, victims)


@rule
def leave_by_all_doors(s, room):
    for n in (board.DOOR[room, 0], board.DOOR[room, 1]):
        if n >= 0:
            mark(s, n)


@rule
def sniff(s, start, steps, victims):
    """Mark all of the belt that the dog reaches, past no victim (CR-084)."""
    forget_the_way(s)
    mark(s, start)
    for n in range(steps):
        widen(s, board.DOGS)
        if n < steps - 1:
            bar_victims(s, start, victims)


@rule
def victim_at(s, victims, i):
    """Return the place of the i-th possible victim: pieces of all seats, then markers."""
    if not victims >> i & 1:
        return NOTHING
    return s.at[i] if i < PLAYERS else s.marker[i - PLAYERS]


@rule
def bar_victims(s, start, victims):
    """Take victims' squares out of the set, as a walk ends there (CR-R13, CR-R89)."""
    for i in range(2 * PLAYERS):
        n = victim_at(s, victims, i)
        if 0 <= n < board.SQUARES and n != start:
            unmark(s, n)


@rule
def rooms_of(s, start, victims):
    """Return the buildings, as bits, in which a walk ends at a victim."""
    rooms = 0
    for i in range(2 * PLAYERS):
        n = victim_at(s, victims, i)
        if n >= board.SQUARES and n != start:
            rooms |= 1 << (n - board.SQUARES)
    return rooms
