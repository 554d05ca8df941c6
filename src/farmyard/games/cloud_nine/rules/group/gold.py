"""Cloud Nine: effects of the Gold cards in the group game, and when they may be played."""

from farmyard.core.bits import bit
from farmyard.core.cards import kinds
from farmyard.core.compiling import rule
from farmyard.core.record import NOBODY
from farmyard.games.cloud_nine import box
from farmyard.games.cloud_nine.options import SnakeMode
from farmyard.games.cloud_nine.rules import cards, choices
from farmyard.games.cloud_nine.rules.group.day import check_nest, go_out, left_without
from farmyard.games.cloud_nine.rules.group.laying import strongest
from farmyard.games.cloud_nine.state import Phase

# -- The cards ------------------------------------------------------------------


@rule
def crow(s):
    cards.discard(s, s.turn, box.ROOSTER)
    s.rooster = 1


@rule
def look_around(s):
    """Play a Chick to look into all hands, as they are now (CN-R65)."""
    cards.discard(s, s.turn, box.CHICK)
    for p in range(s.seats):
        if p != s.turn:
            cards.look_at(s, s.turn, p)


@rule
def peek(s):
    """Play a Chick to look into one hand, and choose a card from it (CN-082)."""
    cards.discard(s, s.turn, box.CHICK)
    cards.look_at(s, s.turn, s.target)
    s.phase = Phase.PICK if s.phase == Phase.START else Phase.HEN_PICK


@rule
def swap_all(s, other):
    cards.discard(s, s.turn, box.HEN)
    cards.swap_hands(s, s.turn, other)
    if not s.held[s.turn]:
        left_without(s, s.turn)
    if not s.held[other]:
        left_without(s, other)  # CN-R109


@rule
def swap_one(s, other):
    """Play a Hen to swap one card: the gift first, then the draw (CN-R63)."""
    cards.discard(s, s.turn, box.HEN)
    s.target = other
    s.phase = Phase.GIVE


@rule
def give(s, kind):
    cards.lay_face_down(s, s.turn, kind)
    s.gift = kind
    if s.golden[s.turn]:
        s.phase = Phase.HEN_DRAW  # hides whether the seat holds a Chick (CN-R121)
    else:
        take(s, cards.any_card(s, s.target))  # CN-R114


@rule
def take(s, kind):
    """Steal a card of the other seat's old hand, then add the gift to that hand."""
    if s.looker == s.target:  # it sees now which card had left
        s.looked[s.turn, s.gift] = max(s.looked[s.turn, s.gift] - 1, 0)
    cards.steal(s, s.turn, s.target, kind)
    cards.gain(s, s.target, s.gift)
    if s.looker == s.turn:
        s.looked[s.target, s.gift] += 1
    s.gift = s.target = NOBODY
    s.phase = Phase.AFTER if s.done else Phase.BEFORE


@rule
def shoot(s):
    """Play a Rifle: bury all Foxes, or without one draw another Gold card (CN-R66)."""
    cards.discard(s, s.turn, box.RIFLE)
    if not s.hands[s.turn, box.FOX]:
        cards.draw_gold(s, s.turn)
        return
    cards.bury_foxes(s, s.turn)
    if not s.held[s.turn]:
        go_out(s)  # CN-R67


@rule
def bed_down(s):
    cards.put_down(s, s.turn, box.STRAW)
    s.straw[s.turn] = 1


@rule
def brood(s, p):
    """Let a seat draw two cards, unseen by the others (CN-R68)."""
    cards.discard(s, s.turn, box.NEST2)
    cards.draw(s, p)
    cards.draw(s, p)
    check_nest(s)


@rule
def feed(s, p):
    cards.put_down(s, s.turn, box.CORNS)
    s.fed[p] += 1


@rule
def lie_in_wait(s):
    cards.put_down(s, s.turn, box.SNAKE)
    for i in range(box.PLAYERS):
        if s.snakes[i] == NOBODY:
            s.snakes[i] = s.turn
            return


@rule
def lay_egg(s):
    """Lay the Easter Egg open before its owner, and draw up to two Gold cards (CN-R69)."""
    cards.put_down(s, s.turn, box.EGG)
    s.egg = s.turn
    cards.draw_gold(s, s.turn)
    cards.draw_gold(s, s.turn)


@rule
def fetch(s, kind):
    """Exchange the Worm for a card of the Gold discard pile, where it then lies itself (CN-R70)."""
    s.gold_aside[kind] -= 1
    s.golds[s.turn, kind] += 1
    s.golden[s.turn] += 1
    cards.discard(s, s.turn, box.WORM)
    if kind == box.SNAKE and s.snake_mode == SnakeMode.ANYTIME:  # the strongest (CN-R75)
        number = bit(strongest(s.serpents_aside))
        s.serpents_aside ^= number
        s.serpents[s.turn] |= number


# -- When they may be played ----------------------------------------------------


@rule
def gold_deeds(s):
    """Return the Gold deeds the seat to move may do in its turn, except the Worm's, as bits."""
    g = s.golds[s.turn]
    if not s.golden[s.turn]:
        return 0
    deeds = 0
    if g[box.ROOSTER] and not s.rooster:
        deeds |= 1 << choices.CROW  # CN-R51
    if g[box.CHICK]:
        deeds |= 1 << choices.LOOK
    if g[box.RIFLE] and (s.hands[s.turn, box.FOX] or s.gold_left):
        deeds |= 1 << choices.SHOOT  # CN-R66
    if g[box.STRAW] and not s.straw[s.turn]:
        deeds |= 1 << choices.BED  # CN-R52
    if g[box.SNAKE] and s.snake_mode == SnakeMode.STANDARD and not lies(s, s.turn):
        deeds |= 1 << choices.LIE  # CN-101
    if g[box.EGG]:
        deeds |= 1 << choices.EASTER
    return deeds | deeds_at_seats(s, g)


@rule
def deeds_at_seats(s, g):
    """Return the Gold deeds at a seat, by its offset to the left, as bits."""
    deeds = 0
    others = bit(s.seats) - 2  # offsets 1 to n − 1
    if g[box.HEN]:
        deeds |= others << choices.HEN_ALL
        if s.held[s.turn]:
            deeds |= swappable(s) << choices.HEN_ONE
    if g[box.NEST2] and s.left:
        deeds |= (others | 1) << choices.BROOD
    if g[box.CORNS]:
        deeds |= others << choices.FEED  # not before oneself (CN-R60)
    return deeds


@rule
def swappable(s):
    """Return the offsets of the other seats that hold a card, as bits."""
    offsets = 0
    for k in range(1, s.seats):
        if s.held[(s.turn + k) % s.seats]:
            offsets |= bit(k)
    return offsets


@rule
def fetchable(s):
    """Return the Gold cards a Worm can be exchanged for, as bits of `FETCHED`."""
    if not s.golds[s.turn, box.WORM]:
        return 0
    bits = 0
    for k in range(len(choices.FETCHED)):
        if s.gold_aside[choices.FETCHED[k]] > 0:
            bits |= 1 << k
    return bits


@rule
def drawing(s):
    """Return the ways to draw, as bits: at random, or looking, with a Chick (CN-082)."""
    return 1 << choices.DRAW | (s.golds[s.turn, box.CHICK] > 0) << choices.PEEK


@rule
def kinds_of(s, p):
    """Return the kinds in a hand, as bits of deeds."""
    return kinds(s.hands[p]) << choices.PICK


@rule
def lies(s, p):
    """Return whether a Snake of this seat lies in wait."""
    n = 0
    for i in range(box.PLAYERS):
        n += s.snakes[i] == p
    return n > 0
