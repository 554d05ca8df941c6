"""Cloud Nine, Success: the row of challenges: what is asked for, and how it is met.

The row lies in the nest of Gold, the current challenge on top; a challenge that was met lies before
the player who met it, among that player's Gold.
"""

from farmyard.core.bits import bit
from farmyard.core.compiling import rule
from farmyard.core.record import NOTHING
from farmyard.games.cloud_nine import box
from farmyard.games.cloud_nine.options import Mode
from farmyard.games.cloud_nine.rules.choices import HUNT, LOOK_INTO, MOVE, REDONE, TURN_UP
from farmyard.games.cloud_nine.rules.success.packs import (
    at_least,
    can_meet,
    foxes_up,
    take_top,
    turn_under,
)
from farmyard.games.cloud_nine.state import Phase

# -- What is asked for ----------------------------------------------------------


@rule
def challenge(s):
    """Return the current challenge; in a duel only one is won a turn (CN-166, CN-R101)."""
    if not s.gold_left or s.won:
        return NOTHING
    return s.gold_nest[s.gold_left - 1]


@rule
def asked(s):
    """Return the kind asked for: the current challenge, or the one the Worm repeats."""
    kind = challenge(s)
    return s.redo if kind == box.WORM else kind


@rule
def may_lay(s):
    """Return whether a trick may be laid: in a duel one a turn, or two (CN-164, CN-R102)."""
    return s.phase == Phase.TABLE or (s.phase == Phase.REST and s.again[s.turn] > 0)


@rule
def performable(s, kind):
    """Return the packs that a Hen, a Chick or a Rifle may be used on, as bits from `MOVE` on."""
    if kind == box.HEN:
        stacked = at_least(s, 2)  # CN-R86
        return (stacked if stacked else at_least(s, 1)) << (TURN_UP - MOVE)
    if kind == box.CHICK:
        return at_least(s, 1) << (LOOK_INTO - MOVE)
    if kind == box.RIFLE:
        return foxes_up(s) << (HUNT - MOVE)  # CN-R87
    return 0


@rule
def helping(s):
    return performable(s, s.claim)


@rule
def may_claim(s, kind):
    """Return whether a starred card may be claimed for the opponent to use (CN-R93)."""
    other = 1 - s.turn
    if kind == box.NEST2:
        return s.again[other] == 0
    if kind == box.STRAW:
        return s.straw[other] == 0  # CN-R112
    return performable(s, kind) != 0


@rule
def redoable(s):
    """Return the challenges a Worm may repeat, as bits of `REDONE` (CN-R88, CN-R100, CN-R107)."""
    bits = 0
    if challenge(s) == box.WORM:
        for k in range(len(REDONE)):
            kind = REDONE[k]
            if was_met(s, kind) and kind != s.redo and can_redo(s, kind):
                bits |= bit(k)
    return bits


@rule
def can_redo(s, kind):
    if kind in (box.ROOSTER, box.CORNS, box.SNAKE):
        return may_lay(s) and can_meet(s, kind)
    return may_claim(s, kind) if s.mode == Mode.DUAL else performable(s, kind) != 0


@rule
def was_met(s, kind):
    return s.golds[0, kind] > 0 or s.golds[s.seats - 1, kind] > 0


# -- Meeting it -----------------------------------------------------------------


@rule
def begin_claim(s, kind):
    """Claim a starred card: the opponent carries it out at once, or will use it later (CN-R93)."""
    other = 1 - s.turn
    if kind == box.NEST2:
        s.again[other] = 1
        win_gold(s)
    elif kind == box.STRAW:
        s.straw[other] = 1
        win_gold(s)
    else:
        s.claim = kind
        s.phase = Phase.HELP
        if s.mode == Mode.DUAL:
            s.turn = other


@rule
def redo(s, kind):
    """Let the Worm repeat a challenge already met (CN-195)."""
    if kind in (box.ROOSTER, box.CORNS, box.SNAKE):
        s.redo = kind
    else:
        begin_claim(s, kind)


@rule
def perform(s, choice):
    """Use a Hen, a Chick or a Rifle on a pack; the claimer then wins the card and goes on."""
    if choice < LOOK_INTO:
        turn_under(s, choice - TURN_UP)
    elif choice < HUNT:
        look_into(s, choice - LOOK_INTO)
    else:
        take_top(s, choice - HUNT)
        s.hunted += 1
    if s.phase == Phase.HELP:
        if s.mode == Mode.DUAL:
            s.turn = 1 - s.turn
        s.phase = Phase.REST if s.done else Phase.TABLE
    win_gold(s)


@rule
def look_into(s, pack):
    """Show the cards of a pack to the seat to move alone (CN-R89)."""
    for i in range(box.DEPTH * pack, box.DEPTH * pack + s.height[pack] - 1):
        s.news += not s.known[i] & (bit(s.turn) | 4)
        s.known[i] |= bit(s.turn)


@rule
def win_gold(s):
    """Move the current challenge to the seat to move, and turn up the next one (CN-165, CN-167)."""
    s.gold_left -= 1
    kind = s.gold_nest[s.gold_left]
    s.gold_nest[s.gold_left] = NOTHING
    s.golds[s.turn, kind] += 1
    s.golden[s.turn] += 1
    s.redo = s.claim = NOTHING
    s.won = s.mode == Mode.DUAL
    s.news += s.gold_left > 1  # the Easter Egg, which is last, has lain open
    if s.gold_left == 1:  # the Easter Egg ends the row (CN-173, CN-200)
        s.gold_left = 0
        s.gold_nest[0] = NOTHING
        s.egg = s.turn
