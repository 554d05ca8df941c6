"""Cloud Nine: movements of cards: from nests to hands, to piles and to the discard pile."""

import numpy as np

from farmyard.core.bits import bit
from farmyard.core.cards import clear, nth_card
from farmyard.core.chance.dice import below
from farmyard.core.compiling import rule
from farmyard.core.record import NOTHING
from farmyard.games.cloud_nine import box
from farmyard.games.cloud_nine.options import GoldSet, Mode, SnakeMode
from farmyard.games.cloud_nine.state import OPEN_WORDS

# -- Flesh-backed cards ---------------------------------------------------------


@rule
def gain(s, p, kind):
    s.hands[p, kind] += 1
    s.held[p] += 1


@rule
def lose(s, p, kind):
    """Remove a card from a hand openly; a seat that looked there knows one card less."""
    s.hands[p, kind] -= 1
    s.held[p] -= 1
    s.looked[p, kind] = max(s.looked[p, kind] - 1, 0)


@rule
def win(s, p, kind):
    """Add a card to a seat's pile, and its eggs."""
    s.piles[p, kind] += 1
    if kind < box.BOX:
        s.eggs[p] += kind + 1
    elif kind == box.NESTS:
        s.eggs[p] += s.seats  # CN-066


@rule
def draw(s, p):
    """Move the top card of the nest to a hand, hidden from the other seats."""
    if s.left:
        s.left -= 1
        gain(s, p, s.nest[s.left])
        s.nest[s.left] = NOTHING
        s.buried = min(s.buried, s.left)
        s.news += 1


@rule
def steal(s, p, victim, kind):
    """Move a card from hand to hand; only these two seats know which (section 4 of the ledger)."""
    s.hands[victim, kind] -= 1
    s.held[victim] -= 1
    gain(s, p, kind)
    s.news += 1
    if s.looker in (p, victim):
        s.looked[victim, kind] = max(s.looked[victim, kind] - 1, 0)
        s.looked[p, kind] += s.looker == victim
    else:
        blur(s, victim)


@rule
def lay_face_down(s, p, kind):
    """Remove a card from a hand face down: only `s.target` will be shown which it is."""
    s.hands[p, kind] -= 1
    s.held[p] -= 1
    if s.looker != s.target:
        blur(s, p)


@rule
def blur(s, p):
    """Forget one card of each kind seen in a hand, since any of them may have left it."""
    for kind in range(box.KINDS):
        s.looked[p, kind] = max(s.looked[p, kind] - 1, 0)


@rule
def any_card(s, p):
    """Return a random card of a hand, every card equally likely (CN-R49)."""
    return nth_card(s.hands[p], below(s, s.held[p]))


@rule
def swap_hands(s, p, other):
    """Swap all flesh cards of two hands, and nothing else (CN-R64)."""
    for kind in range(box.KINDS):
        s.hands[p, kind], s.hands[other, kind] = s.hands[other, kind], s.hands[p, kind]
        s.looked[p, kind], s.looked[other, kind] = s.looked[other, kind], s.looked[p, kind]
        if s.looker == p:  # it knew all cards it gave
            s.looked[other, kind], s.looked[p, kind] = s.hands[other, kind], 0
        if s.looker == other:
            s.looked[p, kind], s.looked[other, kind] = s.hands[p, kind], 0
    s.held[p], s.held[other] = s.held[other], s.held[p]
    s.news += 1


@rule
def bury_foxes(s, p):
    """Move all Foxes of a hand to the bottom of the nest."""
    foxes = s.hands[p, box.FOX]
    for i in range(s.left - 1, -1, -1):
        s.nest[i + foxes] = s.nest[i]
    for i in range(foxes):
        s.nest[i] = box.FOX
        lose(s, p, box.FOX)
    s.left += foxes
    s.buried += foxes


@rule
def look_at(s, p, other):
    """Record that a seat looks into a hand; what another seat saw earlier is no longer kept."""
    if s.looker != p:
        s.looker = p
        forget_looks(s)
    for kind in range(box.KINDS):
        s.looked[other, kind] = s.hands[other, kind]
    s.news += 1


@rule
def forget_looks(s):
    for p in range(box.PLAYERS):
        for kind in range(box.KINDS):
            s.looked[p, kind] = 0


# -- Gold-backed cards ----------------------------------------------------------


@rule
def draw_gold(s, p):
    if s.gold_left:
        s.gold_left -= 1
        kind = s.gold_nest[s.gold_left]
        s.gold_nest[s.gold_left] = NOTHING
        s.golds[p, kind] += 1
        s.golden[p] += 1
        s.news += 1
        if kind == box.SNAKE and s.snake_mode == SnakeMode.ANYTIME:
            number_snake(s, p)


@rule
def number_snake(s, p):
    """Give a drawn Snake a random number that is not taken: the eggs printed on it (CN-R71)."""
    taken = s.serpents_aside
    for q in range(s.seats):
        taken |= s.serpents[q]
    n = below(s, free_snakes(s, taken))
    for i in range(box.MOST_SNAKES):
        if not taken >> i & 1 and i < in_gold_deck(s, box.SNAKE):
            n -= 1
            if n < 0:
                s.serpents[p] |= bit(i)
                return


@rule
def free_snakes(s, taken):
    n = 0
    for i in range(in_gold_deck(s, box.SNAKE)):
        n += 1 - (taken >> i & 1)
    return n


@rule
def put_down(s, p, kind):
    """Remove a Gold card from a hand."""
    s.golds[p, kind] -= 1
    s.golden[p] -= 1


@rule
def discard(s, p, kind):
    """Move a Gold card from a hand to the Gold discard pile, which lies open (CN-107)."""
    put_down(s, p, kind)
    s.gold_aside[kind] += 1


# -- The decks ------------------------------------------------------------------

FLESH_DECK, SUCCESS_DECK = np.array(box.FLESH_DECK, np.int8), np.array(box.SUCCESS_DECK, np.int8)
GOLD_DECK, BOX_26 = np.array(box.GOLD_DECK, np.int8), np.array(box.BOX_26, np.int8)
GOLD_DEALT = np.array((box.GOLD_DEALT, box.GOLD_DEALT_26), np.int8)  # by `State.gold_set`
ROWS = np.array((box.SOLO_ROW, box.DUAL_ROW), np.int8)


@rule
def in_flesh_deck(s, kind):
    return FLESH_DECK[s.seats, kind] if s.mode == Mode.GROUP else SUCCESS_DECK[kind]


@rule
def in_gold_deck(s, kind):
    """Return how many Gold cards of a kind are in the deck of this table (CN-R1)."""
    if not s.gold:
        return 0
    if s.mode != Mode.GROUP:
        return ROWS[s.mode - Mode.SOLO, kind]
    if s.gold_set == GoldSet.BOX26 and s.seats >= box.BOX_26_FROM:
        return BOX_26[kind]
    return GOLD_DECK[s.seats, kind]


@rule
def gold_dealt(s):
    """Return how many Gold cards each breeder is dealt."""
    return GOLD_DEALT[s.gold_set, s.seats]


# -- A table without cards ------------------------------------------------------


@rule
def clear_table(s):
    for p in range(box.PLAYERS):
        clear_seat(s, p)
    clear(s.nest)
    clear(s.gold_nest)
    clear(s.snakes)
    for kind in range(box.GOLDS):
        s.gold_aside[kind] = 0
    s.left = s.gold_left = s.buried = s.rooster = s.closing = s.ran_out = s.turns = 0
    s.serpents_aside = s.calls = s.shown = 0
    s.egg = s.looker = s.target = s.gift = NOTHING
    forget_looks(s)
    clear_packs(s)


@rule
def clear_packs(s):
    clear(s.packs)
    for i in range(box.PACKS * box.DEPTH):
        s.known[i] = 0
    for pack in range(box.PACKS):
        s.height[pack] = s.tops[pack] = 0
    for w in range(OPEN_WORDS):
        s.open[w] = 0
    for p in range(len(s.again)):
        s.again[p] = 0
    s.hunted = s.won = s.idle = s.opening = s.done = 0
    s.redo = s.claim = s.kept = NOTHING


@rule
def clear_seat(s, p):
    for kind in range(box.KINDS):
        s.hands[p, kind] = s.piles[p, kind] = 0
    for kind in range(box.GOLDS):
        s.golds[p, kind] = 0
    for value in range(len(box.NUMBERS)):
        s.doubled[p, value] = 0
    s.held[p] = s.golden[p] = s.lean[p] = s.eggs[p] = 0
    s.straw[p] = s.fed[p] = s.rid[p] = s.serpents[p] = 0


@rule
def forget_trick(s):
    s.whose = s.trick = s.thief = s.stolen = s.strawed = NOTHING
    s.crowed = s.declared = 0
    for p in range(box.PLAYERS):
        s.turned[p] = 0
