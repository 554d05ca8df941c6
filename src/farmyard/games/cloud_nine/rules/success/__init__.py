"""Cloud Nine, Success, alone or as a duel at one table: the deal, the turns, the end.

The packs themselves are in `packs`, the row of challenges in `challenges`.
"""

from farmyard.core.bits import bit, nth_of, size
from farmyard.core.cards import total
from farmyard.core.chance.dice import shuffle
from farmyard.core.compiling import rule
from farmyard.core.record import NOTHING
from farmyard.games.cloud_nine import box
from farmyard.games.cloud_nine.options import DualPass, GoldTie, Mode
from farmyard.games.cloud_nine.rules import choices
from farmyard.games.cloud_nine.rules.cards import (
    clear_table,
    forget_trick,
    in_flesh_deck,
    in_gold_deck,
    win,
)
from farmyard.games.cloud_nine.rules.declaring import best_way, doubled_value
from farmyard.games.cloud_nine.rules.success import challenges, packs
from farmyard.games.cloud_nine.rules.tricks import (
    DOUBLED_LEFT,
    DOUBLED_SECOND,
    EGGS,
    HIGHEST,
    SECOND,
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

# -- The deal ------------------------------------------------------------------


@rule
def deal_packs(s):
    """Deal nine packs of six (CN-140, CN-160), and the row from Rooster to Easter Egg (CN-141)."""
    clear_table(s)
    n = 0
    for kind in range(box.KINDS):
        for _ in range(in_flesh_deck(s, kind)):
            s.packs[n] = kind
            n += 1
    shuffle(s, s.packs, n)
    for pack in range(box.PACKS):
        s.height[pack] = box.DEPTH
        packs.read_top(s, pack)
    deal_row(s)
    s.turn = s.first
    s.phase = Phase.TABLE
    packs.read_tricks(s, challenges.asked(s))


@rule
def deal_row(s):
    if not s.gold:
        return
    for kind in range(box.GOLDS):
        for _ in range(in_gold_deck(s, kind)):
            if kind != box.ROOSTER and kind != box.EGG:
                s.gold_nest[s.gold_left] = kind
                s.gold_left += 1
    shuffle(s, s.gold_nest, s.gold_left)
    for i in range(s.gold_left, 0, -1):
        s.gold_nest[i] = s.gold_nest[i - 1]
    s.gold_nest[0] = box.EGG
    s.gold_nest[s.gold_left + 1] = box.ROOSTER
    s.gold_left += 2
    s.news += 1


# -- What may be done ----------------------------------------------------------


@rule
def legal(s, choice):
    if choice < choices.KEEP:
        return challenges.may_lay(s) and packs.is_open(s, choice) != 0
    if choice < choices.MOVE:
        return (
            challenges.may_lay(s)
            and challenges.asked(s) == box.SNAKE
            and packs.is_kept(s, choice - choices.KEEP)
        )
    return choice <= choices.RESIGN and (moves(s) >> (choice - choices.MOVE) & 1) != 0


@rule
def many(s):
    n = size(moves(s))
    if challenges.may_lay(s):
        n += packs.tricks_open(s)
        if challenges.asked(s) == box.SNAKE:
            n += packs.kept_open(s)
    return n


@rule
def nth(s, n):
    if challenges.may_lay(s):
        tricks = packs.tricks_open(s)
        if n < tricks:
            return packs.nth_open(s, n)
        n -= tricks
        if challenges.asked(s) == box.SNAKE:
            kept = packs.scan_kept(s, n)
            if kept >= 0:
                return choices.KEEP + kept
            n -= -1 - kept
    return choices.MOVE + nth_of(moves(s), n)


@rule
def moves(s):
    """Return all legal choices but tricks, as bits from `MOVE` on."""
    if s.phase == Phase.HELP:
        return challenges.helping(s)
    if s.phase != Phase.TABLE and s.phase != Phase.REST:
        return 0
    bits = bit(choices.RESIGN - choices.MOVE)
    if challenges.may_lay(s):
        bits |= packs.movable(s)
    if s.mode == Mode.SOLO:
        bits |= challenges.performable(s, challenges.asked(s))
    elif challenges.may_claim(s, challenges.asked(s)):
        bits |= bit(choices.CLAIM - choices.MOVE)
    bits |= challenges.redoable(s) << (choices.REDO - choices.MOVE)
    if s.mode == Mode.DUAL:
        if s.phase == Phase.REST:
            bits |= bit(choices.REST - choices.MOVE)
        elif s.dual_pass == DualPass.FREE or s.timer_s > 0 or packs.tricks_open(s) == 0:  # CN-R94
            bits |= bit(choices.GO_BY - choices.MOVE)
    return bits


# -- Playing --------------------------------------------------------------------


@rule
def play(s, choice):
    if choice < choices.KEEP:
        take_trick(s, choice, NOTHING)
    elif choice < choices.MOVE:
        take_trick(
            s, choices.KEPT_OF[choice - choices.KEEP, 0], choices.KEPT_OF[choice - choices.KEEP, 1]
        )
    elif choice < choices.TURN_UP:
        packs.fill_gap(s, choice - choices.MOVE)
    elif choice < choices.CLAIM:
        challenges.perform(s, choice)
    elif choice == choices.CLAIM:
        challenges.begin_claim(s, challenges.asked(s))
    elif choice < choices.GO_BY:
        challenges.redo(s, choices.REDONE[choice - choices.REDO])
    elif choice == choices.RESIGN:
        resign(s)
    else:
        end_success_turn(s)
    if s.phase != Phase.OVER and s.mode == Mode.SOLO and is_won(s):
        s.ending = Ending.CLEARED
        close_table(s)
    packs.read_tricks(s, challenges.asked(s))


@rule
def take_trick(s, subset, kept):
    """Take a trick and its challenge, and end the round if it was the last (CN-R103)."""
    demand = challenges.asked(s)
    forget_trick(s)
    s.whose = s.turn
    s.trick = packs.trick_of(s, subset)
    s.laid += 1
    s.crowed = demand == box.ROOSTER and choices.PACKS_OF[subset, 3] >= 0
    s.kept = kept
    declare(s, kept)
    for i in range(box.MOST_CARDS):
        pack = choices.PACKS_OF[subset, i]
        if pack >= 0 and pack != kept:
            win(s, s.turn, packs.top(s, pack))
    for i in range(box.MOST_CARDS):
        pack = choices.PACKS_OF[subset, i]
        if pack >= 0 and pack != kept:
            packs.take_top(s, pack)
    if is_met(s, subset, kept, demand):
        challenges.win_gold(s)
    finish_trick(s)


@rule
def declare(s, kept):
    """Declare the trick as is best for the player; Straw doubles the highest card (CN-R102)."""
    if kept == NOTHING:
        s.declared = best_way(s)
        worth = doubled_value(s, s.declared, False) if s.straw[s.turn] else 0
    else:
        s.stolen = packs.top(s, kept)
        bits = DOUBLED_LEFT if s.stolen == box.BOX else DOUBLED_SECOND
        s.declared = packs.way_to_keep(s, s.trick, s.stolen, bits)
        worth = left_to_double(s) if s.straw[s.turn] else 0
    s.straw[s.turn] = 0
    if worth:
        s.strawed = worth - 1
        s.doubled[s.turn, worth - 1] += 1
        s.eggs[s.turn] += worth


@rule
def left_to_double(s):
    """Return the eggs that Straw adds when the highest card has stayed on its pack."""
    if s.stolen == box.BOX:
        return HIGHEST[s.trick] if s.declared & DOUBLED_LEFT else 0
    return SECOND[s.trick] if s.declared & DOUBLED_SECOND else 0


@rule
def is_met(s, subset, kept, demand):
    """Return whether a trick meets the challenge: the Snake's only when announced (CN-R83)."""
    if demand == box.ROOSTER:
        return choices.PACKS_OF[subset, 3] >= 0
    if demand == box.CORNS:
        return EGGS[s.trick] <= box.LEAN
    return demand == box.SNAKE and kept != NOTHING


@rule
def finish_trick(s):
    if s.mode == Mode.SOLO:
        return
    if s.done:
        s.again[s.turn] = 0  # that was the second one
    s.done = 1
    s.phase = Phase.REST
    if packs.only_foxes(s):
        s.rid[s.turn] = 1
        s.ending = Ending.CLEARED
        close_table(s)


@rule
def end_success_turn(s):
    """End a turn; two in a row without a trick or a Gold card end the round (CN-171, CN-R94)."""
    s.idle = 0 if s.done or s.won else s.idle + 1
    s.turns += 1
    s.again[s.turn] = 0  # lapses, used or not (CN-R102)
    s.done = s.won = 0
    s.redo = NOTHING
    if s.idle > 1:
        s.ending = Ending.STUCK
        close_table(s)
    else:
        s.turn = 1 - s.turn
        s.phase = Phase.TABLE


@rule
def resign(s):
    """Give up the game (CN-R106, CN-R115)."""
    s.ending = Ending.RESIGNED
    if s.mode == Mode.DUAL:
        s.rid[s.turn] = -1
        s.day = s.days - 1
    close_table(s)


# -- The end -------------------------------------------------------------------


@rule
def is_won(s):
    """Return whether only Foxes lie there, and every challenge is met (CN-146, CN-147, CN-R104)."""
    return packs.only_foxes(s) and not s.gold_left


@rule
def close_table(s):
    for p in range(s.seats):
        s.harvest[p] = lost_alone(s) if s.mode == Mode.SOLO else account_for(s, p)
        s.totals[p] += s.harvest[p]
    s.day += 1
    s.news += 1
    s.phase = Phase.OVER


@rule
def lost_alone(s):
    """Return the cards and challenges left, as a loss."""
    return -packs.cards_left(s) - s.gold_left


@rule
def account_for(s, p):
    """Enter what a player has earned in the account, and return its sum ("Scoring, dual")."""
    mine, other = gold_won(s, p), gold_won(s, 1 - p)
    most = mine > other or (mine == other and mine > 0 and s.gold_tie == GoldTie.BOTH)
    s.account[p, FOXES] = 0  # of the group, whatever a position says
    s.account[p, TRICKS] = s.eggs[p]
    s.account[p, OF_GOLD] = box.GOLD_WORTH * mine
    s.account[p, MOST_GOLD] = box.MOST_WORTH * most
    s.account[p, OUT] = box.OUT * (s.rid[p] > 0)
    s.account[p, EGG] = box.LAST_WORTH * (s.egg == p)
    return total(s.account[p])


@rule
def gold_won(s, p):
    """Return the Gold cards a player has won; the Easter Egg only if agreed upon (CN-R91)."""
    return total(s.golds[p]) + (s.egg == p) * s.egg_counts


@rule
def scores(s, out):
    """Write the eggs of all rounds into `out`; a seat that resigns a duel loses it (CN-R106)."""
    for p in range(s.seats):
        out[p] = s.totals[p]
        if s.mode == Mode.DUAL and s.rid[p] < 0:
            out[p] = min(s.totals[p], s.totals[1 - p] - 1)
