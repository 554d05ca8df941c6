"""Cloud Nine: what the Gold cards do in the group game, and when they may be played."""

from farmyard.core.bits import bit
from farmyard.core.compiling import rule
from farmyard.core.record import NOBODY
from farmyard.games.cloud_nine.box import (
    CHICK,
    CORNS,
    EGG,
    FOX,
    HEN,
    KINDS,
    NEST2,
    PLAYERS,
    RIFLE,
    ROOSTER,
    SNAKE,
    STRAW,
    WORM,
)
from farmyard.games.cloud_nine.rules.cards import (
    any_card,
    bury_foxes,
    discard,
    draw,
    draw_gold,
    gain,
    lay_face_down,
    look_at,
    put_down,
    steal,
    swap_hands,
)
from farmyard.games.cloud_nine.rules.choices import (
    BED,
    BROOD,
    CROW,
    DRAW,
    EASTER,
    FEED,
    FETCHED,
    HEN_ALL,
    HEN_ONE,
    LIE,
    LOOK,
    PEEK,
    PICK,
    SHOOT,
)
from farmyard.games.cloud_nine.rules.group.day import check_nest, go_out, left_without
from farmyard.games.cloud_nine.rules.group.laying import strongest
from farmyard.games.cloud_nine.state import ANYTIME, STANDARD, Phase

# -- The cards ------------------------------------------------------------------


@rule
def crow(s):
    discard(s, s.turn, ROOSTER)
    s.rooster = 1


@rule
def look_around(s):
    """All hands, as they are now (CN-R65)."""
    discard(s, s.turn, CHICK)
    for p in range(s.seats):
        if p != s.turn:
            look_at(s, s.turn, p)


@rule
def peek(s):
    """One hand, to choose from (CN-082)."""
    discard(s, s.turn, CHICK)
    look_at(s, s.turn, s.target)
    s.phase = Phase.PICK if s.phase == Phase.START else Phase.HEN_PICK


@rule
def swap_all(s, other):
    discard(s, s.turn, HEN)
    swap_hands(s, s.turn, other)
    if not s.held[s.turn]:
        left_without(s, s.turn)
    if not s.held[other]:
        left_without(s, other)  # CN-R109


@rule
def swap_one(s, other):
    """The gift first, then the draw (CN-R63)."""
    discard(s, s.turn, HEN)
    s.target = other
    s.phase = Phase.GIVE


@rule
def give(s, kind):
    lay_face_down(s, s.turn, kind)
    s.gift = kind
    if s.golden[s.turn]:
        s.phase = Phase.HEN_DRAW  # whether he holds a Chick is nobody's business (CN-R121)
    else:
        take(s, any_card(s, s.target))  # CN-R114


@rule
def take(s, kind):
    """A card of the other's old hand; then the gift joins it."""
    steal(s, s.turn, s.target, kind)
    gain(s, s.target, s.gift)
    if s.looker == s.turn:
        s.looked[s.target, s.gift] += 1
    s.gift = s.target = NOBODY
    s.phase = Phase.AFTER if s.done else Phase.BEFORE


@rule
def shoot(s):
    """All Foxes go under the nest; without one the Rifle buys another Gold card (CN-R66)."""
    discard(s, s.turn, RIFLE)
    if not s.hands[s.turn, FOX]:
        draw_gold(s, s.turn)
        return
    bury_foxes(s, s.turn)
    if not s.held[s.turn]:
        go_out(s)  # CN-R67


@rule
def bed_down(s):
    put_down(s, s.turn, STRAW)
    s.straw[s.turn] = 1


@rule
def brood(s, p):
    """Two cards for somebody, unseen by the others (CN-R68)."""
    discard(s, s.turn, NEST2)
    draw(s, p)
    draw(s, p)
    check_nest(s)


@rule
def feed(s, p):
    put_down(s, s.turn, CORNS)
    s.fed[p] += 1


@rule
def lie_in_wait(s):
    put_down(s, s.turn, SNAKE)
    for i in range(PLAYERS):
        if s.snakes[i] == NOBODY:
            s.snakes[i] = s.turn
            return


@rule
def lay_egg(s):
    """Open before its owner; two Gold cards, or what there is (CN-R69)."""
    put_down(s, s.turn, EGG)
    s.egg = s.turn
    draw_gold(s, s.turn)
    draw_gold(s, s.turn)


@rule
def fetch(s, kind):
    """Any card of the discard for the Worm, which then lies there itself (CN-R70)."""
    s.gold_aside[kind] -= 1
    s.golds[s.turn, kind] += 1
    s.golden[s.turn] += 1
    discard(s, s.turn, WORM)
    if kind == SNAKE and s.snake_mode == ANYTIME:  # the strongest (CN-R75)
        number = bit(strongest(s.serpents_aside))
        s.serpents_aside ^= number
        s.serpents[s.turn] |= number


# -- When they may be played ----------------------------------------------------


@rule
def gold_deeds(s):
    """What Gold the seat to move may play in its turn, as bits; the Worm is apart."""
    g = s.golds[s.turn]
    if not s.golden[s.turn]:
        return 0
    deeds = 0
    if g[ROOSTER] and not s.rooster:
        deeds |= 1 << CROW  # CN-R51
    if g[CHICK]:
        deeds |= 1 << LOOK
    if g[RIFLE] and (s.hands[s.turn, FOX] or s.gold_left):
        deeds |= 1 << SHOOT  # CN-R66
    if g[STRAW] and not s.straw[s.turn]:
        deeds |= 1 << BED  # CN-R52
    if g[SNAKE] and s.snake_mode == STANDARD and not lies(s, s.turn):
        deeds |= 1 << LIE  # CN-101
    if g[EGG]:
        deeds |= 1 << EASTER
    return deeds | deeds_at_seats(s, g)


@rule
def deeds_at_seats(s, g):
    """Gold that is played at a seat, by its offset to the left."""
    deeds = 0
    others = bit(s.seats) - 2  # offsets 1 to n − 1
    if g[HEN]:
        deeds |= others << HEN_ALL
        if s.held[s.turn]:
            deeds |= swappable(s) << HEN_ONE
    if g[NEST2] and s.left:
        deeds |= (others | 1) << BROOD
    if g[CORNS]:
        deeds |= others << FEED  # not before oneself (CN-R60)
    return deeds


@rule
def swappable(s):
    """Offsets of the others who hold a card."""
    offsets = 0
    for k in range(1, s.seats):
        if s.held[(s.turn + k) % s.seats]:
            offsets |= bit(k)
    return offsets


@rule
def fetchable(s):
    """What a Worm can be exchanged for, as bits of `FETCHED`."""
    if not s.golds[s.turn, WORM]:
        return 0
    bits = 0
    for k in range(len(FETCHED)):
        if s.gold_aside[FETCHED[k]] > 0:
            bits |= 1 << k
    return bits


@rule
def drawing(s):
    """At random, or looking, with a Chick (CN-082)."""
    return 1 << DRAW | (s.golds[s.turn, CHICK] > 0) << PEEK


@rule
def kinds_of(s, p):
    """The kinds in a hand, as deeds."""
    deeds = 0
    for kind in range(KINDS):
        deeds |= (s.hands[p, kind] > 0) << (PICK + kind)
    return deeds


@rule
def lies(s, p):
    """Whether a Snake of this seat lies in wait."""
    n = 0
    for i in range(PLAYERS):
        n += s.snakes[i] == p
    return n > 0
