"""Cloud Nine: trial of a trick on a copy of the record, to learn what it would bring."""

from farmyard.core.compiling import loop, rule
from farmyard.core.record import NOBODY, NOTHING
from farmyard.games.cloud_nine.box import BOX, MOST_CARDS, ROOSTER
from farmyard.games.cloud_nine.rules.choices import PACKS_OF
from farmyard.games.cloud_nine.rules.declaring import best_way, own_eggs
from farmyard.games.cloud_nine.rules.group.laying import first_snake
from farmyard.games.cloud_nine.rules.success import declare
from farmyard.games.cloud_nine.rules.success.challenges import asked
from farmyard.games.cloud_nine.rules.success.packs import trick_of
from farmyard.games.cloud_nine.rules.tricks import EGGS


@rule
def lay_open(s, trick):
    """Declare a trick as `laying.lay` would, without moving a card."""
    s.whose = s.turn
    s.trick = trick
    s.crowed = s.rooster
    s.thief = first_snake(s)
    s.declared = best_way(s)


@rule
def mine(s):
    """Return the eggs that the trick laid open brings its player."""
    return own_eggs(s, s.declared, s.thief != NOBODY)


@loop
def lay_out(states, tricks, out):
    """Lay tricks open, each over the one before, and write the eggs each would bring into `out`."""
    for i in range(len(tricks)):
        lay_open(states[0], tricks[i])
        out[i] = mine(states[0])


@rule
def uncover(s, subset, kept):
    """Declare a trick of Success as `success.take_trick` would, and return the eggs it brings."""
    s.whose, s.thief, s.stolen = s.turn, NOBODY, NOTHING
    s.trick = trick_of(s, subset)
    if s.trick == NOTHING:
        return 0
    s.crowed = asked(s) == ROOSTER and PACKS_OF[subset, MOST_CARDS - 1] >= 0
    before = int(s.eggs[s.turn])
    declare(s, kept)
    stays = s.stolen + 1 if NOTHING < s.stolen < BOX else 0
    return EGGS[s.trick] - stays + s.eggs[s.turn] - before
