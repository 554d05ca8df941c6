"""Cloud Nine: declarations of a trick's boxes, and the one that is best for its player.

The tricks themselves are in `tricks`; which table of them holds is a question of options.
"""

from farmyard.core.bits import size
from farmyard.core.compiling import rule
from farmyard.core.record import NOBODY
from farmyard.games.cloud_nine.box import BOX, LEAN
from farmyard.games.cloud_nine.options import (
    Corns,
    MysterySnake,
    RoosterOps,
    SnakeMode,
    StrawAfterSnake,
)
from farmyard.games.cloud_nine.rules import tricks

WEIGHT = 100  # more than the eggs of any trick
LEAST = -(WEIGHT**3)  # less than any declaration is worth


@rule
def table_of(s, rooster):
    """Return the number of the table of tricks that holds now; level 4 counts as 3 (CN-R45)."""
    level = min(s.level, 2)
    if rooster and s.rooster_ops == RoosterOps.ALL:
        level = 2  # CN-R17
    return tricks.WHICH[level, int(rooster), s.zero, s.numbers, s.powers, s.roots]


@rule
def best_way(s):
    """Return the possible declaration that is best for the player (CN-R20, CN-R23)."""
    open_ways = tricks.ways(table_of(s, s.crowed), s.trick)
    if not open_ways & (open_ways - 1):
        return size(open_ways - 1)  # there is but one
    best, most = 0, LEAST
    for way in range(16):
        if open_ways >> way & 1 and worth(s, way) > most:
            best, most = way, worth(s, way)
    return best


@rule
def worth(s, way):
    """Return the value of a declaration: the own eggs less those stolen (CN-R111).

    When no theft is known yet, declarations compare first by the own eggs without a theft, then by
    what a Snake would cost, then by what it would gain (CN-R23, CN-R122).
    """
    stolen = taken_by_snake(s, way)
    booty = stolen + 1 if stolen < BOX else 0
    if s.snake_mode == SnakeMode.ANYTIME and s.gold:
        gain = own_eggs(s, way, False)
        return WEIGHT * (WEIGHT * gain - (gain - own_eggs(s, way, True))) - booty
    if s.thief == NOBODY:
        return own_eggs(s, way, False)
    return own_eggs(s, way, True) - booty


@rule
def own_eggs(s, way, robbed):
    """Return the eggs that the trick brings to its player under a declaration."""
    eggs = tricks.EGGS[s.trick]
    if robbed and taken_by_snake(s, way) < BOX:
        eggs -= tricks.HIGHEST[s.trick]
    if s.corns == Corns.CAP and s.fed[s.whose]:
        eggs = min(eggs, LEAN)
    return eggs + (doubled_value(s, way, robbed) if s.straw[s.whose] else 0)


@rule
def taken_by_snake(s, way):
    """Return the kind that a Snake takes: the highest card, on a tie the box (CN-R55)."""
    boxed = tricks.ROW[s.trick] >= 0
    if boxed and (way & tricks.TAKEN or s.mystery_snake != MysterySnake.DECLARED):
        return BOX
    return tricks.HIGHEST[s.trick] - 1


@rule
def doubled_value(s, way, robbed):
    """Return the eggs that Straw adds to a trick; 0 for none.

    Straw doubles the highest number card of what is left, if no box is above it (CN-R53, CN-R54).
    """
    if not robbed:
        return tricks.HIGHEST[s.trick] if way & tricks.DOUBLED else 0
    if s.straw_after_snake != StrawAfterSnake.REMAINING:
        return 0
    if taken_by_snake(s, way) == BOX:
        return tricks.HIGHEST[s.trick] if way & tricks.DOUBLED_LEFT else 0
    return tricks.SECOND[s.trick] if way & tricks.DOUBLED_SECOND else 0
