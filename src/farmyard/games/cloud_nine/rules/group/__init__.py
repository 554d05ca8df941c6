"""Cloud Nine, the group game: two to nine breeders draw and steal cards and lay those off that make
nine; what is laid is won.  Gold cards bend the rules for who holds them.

The days are in `day`, tricks in `laying`, Gold in `gold`; here are the turns.
"""

from farmyard.core.bits import nth_of, size
from farmyard.core.compiling import rule
from farmyard.core.record import NOBODY, NOTHING
from farmyard.games.cloud_nine.box import NESTS, SNAKE
from farmyard.games.cloud_nine.rules.cards import any_card, draw, in_flesh_deck, lose, steal, win
from farmyard.games.cloud_nine.rules.choices import (
    ANNOUNCE,
    BED,
    BROOD,
    CHOICES,
    COLLECTIVE,
    CROW,
    DEEDS,
    EASTER,
    END_TURN,
    FEED,
    FETCH,
    FETCHED,
    HEN_ALL,
    HEN_ONE,
    LATER,
    LIE,
    LOOK,
    PASS,
    PEEK,
    PICK,
    REVEAL,
    SHOOT,
    SILENT,
    WITHDRAW,
)
from farmyard.games.cloud_nine.rules.group.day import check_nest, close, end_turn, left_without
from farmyard.games.cloud_nine.rules.group.gold import (
    bed_down,
    brood,
    crow,
    drawing,
    feed,
    fetch,
    fetchable,
    give,
    gold_deeds,
    kinds_of,
    lay_egg,
    lie_in_wait,
    look_around,
    peek,
    shoot,
    swap_all,
    swap_one,
    take,
)
from farmyard.games.cloud_nine.rules.group.laying import (
    announce,
    ask_next,
    ask_next_caller,
    is_lawful,
    lawful_tricks,
    lay,
    list_tricks,
    nth_trick,
    reveal,
)
from farmyard.games.cloud_nine.state import Ending, Phase

# -- What may be done ----------------------------------------------------------


@rule
def legal(s, choice):
    if choice < DEEDS:
        return s.phase == Phase.BEFORE and is_lawful(s, choice) != 0
    if choice - DEEDS < LATER:
        return (deeds(s) >> (choice - DEEDS) & 1) != 0
    return choice < CHOICES and (later_deeds(s) >> (choice - DEEDS - LATER) & 1) != 0


@rule
def many(s):
    n = size(deeds(s)) + size(later_deeds(s))
    return n + lawful_tricks(s) if s.phase == Phase.BEFORE else n


@rule
def nth(s, n):
    if s.phase == Phase.BEFORE:
        trick = nth_trick(s, n)
        if trick >= 0:
            return trick
        n = -1 - trick
    now = deeds(s)
    if n < size(now):
        return DEEDS + nth_of(now, n)
    return DEEDS + LATER + nth_of(later_deeds(s), n - size(now))


@rule
def list_choices(s, out):
    """Writes the legal choices into out in one pass; how many there are."""
    n = list_tricks(s, out) if s.phase == Phase.BEFORE else 0
    now, later = deeds(s), later_deeds(s)
    for k in range(size(now)):
        out[n + k] = DEEDS + nth_of(now, k)
    n += size(now)
    for k in range(size(later)):
        out[n + k] = DEEDS + LATER + nth_of(later, k)
    return n + size(later)


# -- A turn, step by step -------------------------------------------------------


@rule
def play(s, choice):
    if choice < DEEDS:
        lay(s, choice)
    else:
        do(s, choice - DEEDS)
    if s.phase == Phase.AFTER and has_plainly_ended(s):
        end_turn(s)  # CN-R114


@rule
def do(s, deed):
    match s.phase:
        case Phase.START:
            begin(s, deed)
        case Phase.BEFORE | Phase.AFTER:
            act(s, deed)
        case Phase.PICK:
            rob(s, deed - PICK)
        case Phase.GIVE:
            give(s, deed - PICK)
        case Phase.HEN_DRAW:
            draw_for_gift(s, deed)
        case Phase.HEN_PICK:
            take(s, deed - PICK)
        case Phase.ANNOUNCE | Phase.REVEAL:
            answer(s, deed)


@rule
def begin(s, deed):
    """The draw from the right-hand neighbour comes before anything else (CN-033)."""
    s.target = (s.turn + s.seats - 1) % s.seats
    if deed == PEEK:
        peek(s)
    else:
        rob(s, any_card(s, s.target))


@rule
def rob(s, kind):
    """Whoever loses the last card so ends the day (CN-R37)."""
    victim = s.target
    s.target = NOBODY
    s.phase = Phase.BEFORE
    s.drawer, s.drawn_from, s.drawn = s.turn, victim, kind
    steal(s, s.turn, victim, kind)
    if not s.held[victim]:
        s.ending = Ending.TAKEN
        left_without(s, victim)
        close(s)


@rule
def act(s, deed):
    """What may be done in the own turn besides laying a trick."""
    if deed == PASS:
        go_by(s)
    elif deed == END_TURN:
        end_turn(s)
    elif deed == COLLECTIVE:
        share_nests(s)
    elif deed >= FETCH:
        fetch(s, FETCHED[deed - FETCH])
    elif deed in (CROW, LOOK, SHOOT, BED, LIE, EASTER):
        play_gold(s, deed)
    else:
        play_gold_at(s, deed)


@rule
def play_gold(s, deed):
    if deed == CROW:
        crow(s)
    elif deed == LOOK:
        look_around(s)
    elif deed == SHOOT:
        shoot(s)
    elif deed == BED:
        bed_down(s)
    elif deed == LIE:
        lie_in_wait(s)
    else:
        lay_egg(s)


@rule
def play_gold_at(s, deed):
    """Gold that is played at a seat, given by its offset to the left."""
    if deed < HEN_ONE + 1:
        swap_all(s, (s.turn + deed - HEN_ALL) % s.seats)
    elif deed < SHOOT:
        swap_one(s, (s.turn + deed - HEN_ONE) % s.seats)
    elif deed < FEED + 1:
        brood(s, (s.turn + deed - BROOD) % s.seats)
    else:
        feed(s, (s.turn + deed - FEED) % s.seats)


@rule
def go_by(s):
    """Pass: a card of the nest, and the turn is over (CN-036)."""
    s.drawer, s.drawn_from = s.turn, NOBODY
    s.drawn = s.nest[s.left - 1] if s.left else NOTHING
    draw(s, s.turn)
    if not check_nest(s):
        end_turn(s)


@rule
def share_nests(s):
    """Everybody draws, the player last (CN-064, CN-065); the eggs are his in any case (CN-R40)."""
    lose(s, s.turn, NESTS)
    win(s, s.turn, NESTS)
    for k in range(1, s.seats + 1):
        draw(s, (s.turn + k) % s.seats)
    check_nest(s)


@rule
def draw_for_gift(s, deed):
    if deed == PEEK:
        peek(s)
    else:
        take(s, any_card(s, s.target))


@rule
def answer(s, deed):
    """Snakes at any time: announced or not, turned up or withdrawn (CN-R71)."""
    if deed == ANNOUNCE:
        announce(s)
    elif deed == SILENT:
        ask_next(s)
    elif deed == REVEAL:
        reveal(s)
    else:
        ask_next_caller(s)


# -- Questions ------------------------------------------------------------------


@rule
def has_plainly_ended(s):
    """All can see that nothing else is possible: no Gold in that hand, and the Collective Nests
    won.  To go by what the hand holds would tell what it holds (CN-R121)."""
    won = 0
    for p in range(s.seats):
        won += s.piles[p, NESTS]
    return not s.golden[s.turn] and won == in_flesh_deck(s, NESTS)


@rule
def deeds(s):
    """All that can be done now but laying a trick: bits, from `DEEDS` on."""
    match s.phase:
        case Phase.START | Phase.HEN_DRAW:
            return drawing(s)
        case Phase.BEFORE:
            return gold_deeds(s) | 1 << PASS | (s.hands[s.turn, NESTS] > 0) << COLLECTIVE
        case Phase.AFTER:
            return gold_deeds(s) | 1 << END_TURN | (s.hands[s.turn, NESTS] > 0) << COLLECTIVE
        case Phase.GIVE:
            return kinds_of(s, s.turn)
        case Phase.PICK | Phase.HEN_PICK:
            return kinds_of(s, s.target)
    return 0


@rule
def later_deeds(s):
    """The rest of them: bits, from `DEEDS` + `LATER` on."""
    match s.phase:
        case Phase.BEFORE | Phase.AFTER:
            return fetchable(s)
        case Phase.ANNOUNCE:
            return (s.golds[s.turn, SNAKE] > 0) << (ANNOUNCE - LATER) | 1 << (SILENT - LATER)
        case Phase.REVEAL:
            return 1 << (REVEAL - LATER) | 1 << (WITHDRAW - LATER)
    return 0


@rule
def scores(s, out):
    """The eggs of all days that are over (CN-129)."""
    for p in range(s.seats):
        out[p] = s.totals[p]
