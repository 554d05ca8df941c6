"""Chickenrun: Mrs Tweedy's visits for eggs, and the Piematic for seats without any."""

from farmyard.core.compiling import rule
from farmyard.core.record import NOBODY
from farmyard.games.chickenrun.box import SET, Card
from farmyard.games.chickenrun.box.board import BUNKER
from farmyard.games.chickenrun.options import ActiveInHut, ActivePie
from farmyard.games.chickenrun.rules.asking import ASKED, allow, allow_some, ask, ask_nobody
from farmyard.games.chickenrun.rules.cards import discard
from farmyard.games.chickenrun.rules.escapes import lose_runner
from farmyard.games.chickenrun.rules.flock import is_escaping, leader_of, own_hut
from farmyard.games.chickenrun.state import CARD, CHICKEN, PASS, Phase, Status


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
    elif s.kept[p, Card.UNDER_STRAW] and not s.exposed:
        ask(s, p, Phase.HIDE)
    elif s.eggs[p]:
        take_all_eggs(s, p)
    else:
        ask(s, s.boss, Phase.PIE)


@rule
def hide(s, p, choice):
    """Hide Under the Straw, or not."""
    if choice == ASKED:
        allow(s, PASS)
        allow(s, CARD + Card.UNDER_STRAW)
        return
    if choice == PASS:
        s.exposed = 1
    else:
        discard(s, p, Card.UNDER_STRAW)
        s.victim = NOBODY
    ask_nobody(s)


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
        case Status.BUNKER:
            return 0
        case Status.HUT:
            return 1
        case Status.HAND:
            return 2
        case Status.ACTIVE:
            return group_of_active(s, p)
        case Status.COMMITTED | Status.LENT:
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
def bake(s, boss, choice):
    """Choose the chicken that becomes a pie, for good (CR-096)."""
    p, k = s.victim, choice - CHICKEN
    if choice == ASKED:
        allow_some(s, CHICKEN, pie_group(s, p))
        return
    ask_nobody(s)
    was = s.chickens[p, k]
    s.chickens[p, k] = Status.PIE
    s.eaten = p * SET + k
    s.victim = NOBODY
    s.stirred = 1
    if was == Status.ACTIVE:
        lose_runner(s, p)
    elif was == Status.LENT:
        leader = leader_of(s, p)
        if s.runs[leader] == k:
            lose_runner(s, leader)
