"""Cloud Nine: a day of the group game, from the deal to the count."""

from farmyard.core.cards import total
from farmyard.core.chance.dice import shuffle
from farmyard.core.compiling import rule
from farmyard.core.record import NOBODY
from farmyard.games.cloud_nine import box
from farmyard.games.cloud_nine.options import BonusOut, RoundEnd, StarterDraw
from farmyard.games.cloud_nine.rules.cards import (
    clear_table,
    draw,
    draw_gold,
    gold_dealt,
    in_flesh_deck,
    in_gold_deck,
)
from farmyard.games.cloud_nine.state import (
    EGG,
    FOXES,
    MOST_GOLD,
    OF_GOLD,
    OUT,
    TRICKS,
    Ending,
    Phase,
)

# -- The deal -------------------------------------------------------------------


@rule
def deal_day(s):
    """Deal a new day: all cards are shuffled anew, and only the scores are kept (CN-R5)."""
    clear_table(s)
    stack_nests(s)
    for p in range(s.seats):
        for _ in range(box.HAND):
            draw(s, p)
        for _ in range(gold_dealt(s) if s.gold else 0):
            draw_gold(s, p)
    s.turn = s.first
    s.opening = 1
    begin_turn(s)


@rule
def stack_nests(s):
    for kind in range(box.KINDS):
        for _ in range(in_flesh_deck(s, kind)):
            s.nest[s.left] = kind
            s.left += 1
    shuffle(s, s.nest, s.left)
    for kind in range(box.GOLDS):
        for _ in range(in_gold_deck(s, kind)):
            s.gold_nest[s.gold_left] = kind
            s.gold_left += 1
    shuffle(s, s.gold_nest, s.gold_left)


# -- A turn begins and ends -----------------------------------------------------


@rule
def begin_turn(s):
    """Begin a turn: call off the own Snake (CN-R57), then draw (CN-031, CN-032)."""
    call_off_snake(s, s.turn)
    s.done = 0
    if s.opening or (s.starter_draw == StarterDraw.ALWAYS and s.turn == s.first):  # CN-R30
        s.opening = 0
        s.phase = Phase.BEFORE
        draw(s, s.turn)
        check_nest(s)
    else:
        s.phase = Phase.START


@rule
def call_off_snake(s, p):
    for i in range(box.PLAYERS):
        if s.snakes[i] == p:
            remove_snake(s, i)
            return


@rule
def remove_snake(s, i):
    """Move the i-th Snake on the table to the discard pile (CN-R73)."""
    s.gold_aside[box.SNAKE] += 1
    for k in range(i, box.PLAYERS - 1):
        s.snakes[k] = s.snakes[k + 1]
    s.snakes[box.PLAYERS - 1] = NOBODY


@rule
def end_turn(s):
    """End a turn: discard the Corns (CN-096) and silence the Rooster (CN-R51)."""
    s.gold_aside[box.CORNS] += s.fed[s.turn]
    s.fed[s.turn] = 0
    s.rooster = 0
    s.turns += 1
    if s.closing:
        end_day(s)
    else:
        s.turn = (s.turn + 1) % s.seats
        begin_turn(s)


# -- The end of a day -----------------------------------------------------------


@rule
def check_nest(s):
    """End the day if the nest is empty (CN-R40); return whether it has ended at once."""
    if s.left:
        return False
    s.ran_out = 1
    if not s.closing:
        s.ending = Ending.NEST
    return close(s)


@rule
def close(s):
    """End the day, now or with this turn (CN-R37, CN-R47); return whether it has ended now."""
    s.closing = 1
    if s.round_end == RoundEnd.FINISH_TURN:
        return False
    end_day(s)
    return True


@rule
def left_without(s, p):
    """Record a hand emptied by another seat; only one option pays for that (CN-R38)."""
    if s.bonus_out == BonusOut.ANY and not is_bare(s):
        s.rid[p] = 1


@rule
def go_out(s):
    """End the day at once because the own play has emptied the hand (CN-120, CN-R109)."""
    if not is_bare(s):
        s.rid[s.turn] = 1  # CN-R42
    s.ending = Ending.OUT
    end_day(s)


@rule
def is_bare(s):
    """Return whether the nest is used up; Foxes put back by a Rifle do not fill it (CN-R109)."""
    return s.ran_out or not s.left


@rule
def end_day(s):
    """Count the eggs of the day; after the last day the game is over (CN-012)."""
    for p in range(s.seats):
        s.harvest[p] = max(account_for(s, p), 0)
        s.totals[p] += s.harvest[p]
    s.news += 1
    s.day += 1
    s.phase = Phase.OVER


@rule
def account_for(s, p):
    """Enter what a seat has earned in the account, and return its sum (CN-122 to CN-128)."""
    s.account[p, OF_GOLD] = s.account[p, MOST_GOLD] = 0  # of a duel, whatever a position says
    s.account[p, TRICKS] = s.eggs[p]
    s.account[p, OUT] = box.OUT * s.rid[p]
    s.account[p, EGG] = box.EASTER * (s.egg == p)
    s.account[p, FOXES] = -box.FOX_COSTS * s.hands[p, box.FOX]
    return total(s.account[p])
