"""Chickenrun: Mrs Tweedy's visits for eggs, and the Piematic for seats without any."""

from farmyard.core.compiling import rule
from farmyard.core.record import NOBODY
from farmyard.games.chickenrun.box import SET, UNDER_STRAW
from farmyard.games.chickenrun.box.board import BUNKER
from farmyard.games.chickenrun.options import ActiveInHut, ActivePie
from farmyard.games.chickenrun.rules.asking import ask
from farmyard.games.chickenrun.rules.cards import discard
from farmyard.games.chickenrun.rules.escapes import lose_runner
from farmyard.games.chickenrun.rules.flock import is_escaping, leader_of, own_hut
from farmyard.games.chickenrun.state import Phase, Place


@rule
def call_on(s, victim, taker):
    """Send Mrs Tweedy to a seat; eggs go to the taker, or to the nest if there is none."""
    s.victim = victim
    s.taker = taker
    s.exposed = 0


@rule
def visit(s):
    """Take a seat's eggs, or else a chicken; a seat that can hide is asked first (CR-R73)."""
    p = s.victim
    if not s.eggs[p] and not pie_group(s, p):
        s.victim = NOBODY
    elif s.kept[p, UNDER_STRAW] and not s.exposed:
        ask(s, p, Phase.HIDE)
    elif s.eggs[p]:
        take_all_eggs(s, p)
    else:
        ask(s, s.boss, Phase.PIE)


@rule
def hide(s, p, so):
    s.phase = Phase.GOING
    if so:
        discard(s, p, UNDER_STRAW)
        s.victim = NOBODY
    else:
        s.exposed = 1


@rule
def take_all_eggs(s, p):
    """Move a seat's eggs to the controller (CR-025) or to the nest (CR-087, CR-R43)."""
    if s.taker == NOBODY or s.out[s.taker]:
        s.nest += s.eggs[p]
    else:
        s.eggs[s.taker] += s.eggs[p]
    s.eggs[p] = 0
    s.victim = NOBODY


@rule
def pie_group(s, p):
    """Return the first group that is not empty: bunker, hut, hand, escaping (CR-094)."""
    for group in range(4):
        bits = 0
        for k in range(SET):
            if group_of(s, p, s.chickens[p, k]) == group:
                bits |= 1 << k
        if bits:
            return bits
    return 0


@rule
def group_of(s, p, place):
    """Return the group of a chicken in a place; 4 for those Mrs Tweedy cannot take."""
    match place:
        case Place.BUNKER:
            return 0
        case Place.HUT:
            return 1
        case Place.HAND:
            return 2
        case Place.ACTIVE:
            return group_of_active(s, p)
        case Place.COMMITTED | Place.LENT:
            return 3
    return 4


@rule
def group_of_active(s, p):
    """Return the group of the active chicken (CR-095, CR-R67).

    It is that of escaping ones, unless the piece is in the bunker.
    """
    if s.at[p] == BUNKER:
        return 0
    if is_escaping(s, p):
        return 3
    if s.active_in_hut == ActiveInHut.HUT and s.at[p] == own_hut(s, p):
        return 1
    return 4 if s.active_pie == ActivePie.SAFE else 3  # CR-R8


@rule
def bake(s, k):
    """Turn a chicken into a pie, for good (CR-096)."""
    s.phase = Phase.GOING
    p = s.victim
    was = s.chickens[p, k]
    s.chickens[p, k] = Place.PIE
    s.eaten = p * SET + k
    s.victim = NOBODY
    s.stirred = 1
    if was == Place.ACTIVE:
        lose_runner(s, p)
    elif was == Place.LENT:
        leader = leader_of(s, p)
        if s.runs[leader] == k:
            lose_runner(s, leader)
