"""Cloud Nine: cards changing places: from nests to hands, to piles and to the discard."""

from farmyard.core.bits import bit
from farmyard.core.cards import clear, nth_card
from farmyard.core.compiling import rule
from farmyard.core.dice import below
from farmyard.core.record import NOTHING
from farmyard.games.cloud_nine import box
from farmyard.games.cloud_nine.state import ANYTIME, BOX26, GROUP, OPEN_WORDS, SOLO

# -- Flesh-backed cards ---------------------------------------------------------


@rule
def gain(s, p, kind):
    s.hands[p, kind] += 1
    s.held[p] += 1


@rule
def lose(s, p, kind):
    """A card leaves a hand for all to see; who has looked there knows one less."""
    s.hands[p, kind] -= 1
    s.held[p] -= 1
    s.looked[p, kind] = max(s.looked[p, kind] - 1, 0)


@rule
def win(s, p, kind):
    """Into the pile."""
    s.piles[p, kind] += 1
    if kind < box.BOX:
        s.eggs[p] += kind + 1
    elif kind == box.NESTS:
        s.eggs[p] += s.seats  # CN-066


@rule
def draw(s, p):
    """The top card of the nest; the hand alone knows what it is."""
    if s.left:
        s.left -= 1
        gain(s, p, s.nest[s.left])
        s.nest[s.left] = NOTHING
        s.buried = min(s.buried, s.left)
        s.news += 1


@rule
def steal(s, p, victim, kind):
    """This card, from hand to hand; only these two know which (section 4 of the ledger)."""
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
    """A card leaves a hand for s.target, the only one who will be shown which it is."""
    s.hands[p, kind] -= 1
    s.held[p] -= 1
    if s.looker != s.target:
        blur(s, p)


@rule
def blur(s, p):
    """Of the cards seen in a hand any may be the one that has left it."""
    for kind in range(box.KINDS):
        s.looked[p, kind] = max(s.looked[p, kind] - 1, 0)


@rule
def any_card(s, p):
    """Any card of that hand, every one as likely (CN-R49)."""
    return nth_card(s.hands[p], below(s, s.held[p]))


@rule
def swap_hands(s, p, other):
    """All flesh cards, nothing else (CN-R64)."""
    for kind in range(box.KINDS):
        s.hands[p, kind], s.hands[other, kind] = s.hands[other, kind], s.hands[p, kind]
        s.looked[p, kind], s.looked[other, kind] = s.looked[other, kind], s.looked[p, kind]
        if s.looker == p:  # knew them all
            s.looked[other, kind], s.looked[p, kind] = s.hands[other, kind], 0
        if s.looker == other:
            s.looked[p, kind], s.looked[other, kind] = s.hands[p, kind], 0
    s.held[p], s.held[other] = s.held[other], s.held[p]
    s.news += 1


@rule
def bury_foxes(s, p):
    """All Foxes of a hand go under the nest."""
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
    """Who looks into a hand: what another one saw earlier is his own to remember."""
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
        if kind == box.SNAKE and s.snake_mode == ANYTIME:
            number_snake(s, p)


@rule
def number_snake(s, p):
    """Every Snake of the deck has a number, the eggs on it (CN-R71): one that is nowhere yet."""
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
    """A Gold card leaves the hand."""
    s.golds[p, kind] -= 1
    s.golden[p] -= 1


@rule
def discard(s, p, kind):
    """A Gold card leaves the hand for the discard, which lies open (CN-107)."""
    put_down(s, p, kind)
    s.gold_aside[kind] += 1


# -- The decks ------------------------------------------------------------------


@rule
def in_flesh_deck(s, kind):
    return box.FLESH_DECK[s.seats, kind] if s.mode == GROUP else box.SUCCESS_DECK[kind]


@rule
def in_gold_deck(s, kind):
    """How many of a kind this table takes (CN-R1)."""
    if not s.gold:
        return 0
    if s.mode != GROUP:
        return box.SOLO_ROW[kind] if s.mode == SOLO else box.DUAL_ROW[kind]
    if s.gold_set == BOX26 and s.seats >= box.BOX_26_FROM:
        return box.BOX_26[kind]
    return box.GOLD_DECK[s.seats, kind]


@rule
def gold_dealt(s):
    """To each breeder."""
    return box.GOLD_DEALT_26[s.seats] if s.gold_set == BOX26 else box.GOLD_DEALT[s.seats]


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
