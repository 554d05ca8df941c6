"""Chickenrun: the Tweedys' turn, and Mr Tweedy's steps by a seat's black die."""

from farmyard.core.chance.dice import below
from farmyard.core.compiling import rule
from farmyard.core.record import NOBODY
from farmyard.games.chickenrun.box import SIDES
from farmyard.games.chickenrun.options import Chaser, EmptyHut
from farmyard.games.chickenrun.rules import flock
from farmyard.games.chickenrun.rules.asking import (
    ASKED,
    allow,
    allow_some,
    ask,
    ask_nobody,
    go_on_from,
)
from farmyard.games.chickenrun.rules.tweedys.guards import (
    DOG,
    TWEEDY,
    allow_guard,
    land_dog,
    land_tweedy,
    seize_all,
    victims_of,
)
from farmyard.games.chickenrun.rules.tweedys.piematic import call_on
from farmyard.games.chickenrun.state import BLACK, BROWN, PASS, PLACE, SEAT, Ending, Phase, Step


@rule
def throw_dice(s):
    s.black = below(s, SIDES) + 1
    s.white = below(s, SIDES) + 1


@rule
def offer_black(s):
    """Let the controller move Mr Tweedy by a black 1 to 3 (CR-064)."""
    s.step = Step.NEXT
    if s.black <= 3 and not s.winks:
        ask(s, s.boss, Phase.BLACK)


@rule
def step_on_black(s, boss, choice):
    if choice == ASKED:
        allow(s, PASS)
        allow_guard(s, TWEEDY, s.black)
    else:
        go_on_from(s, Step.NEXT)
        drive(s, TWEEDY, choice)


@rule
def begin_tweedys(s):
    """Throw for the Tweedys and visit the hut of the white die (CR-087).

    Nobody is visited at an empty hut (CR-088).
    """
    s.mover = NOBODY
    throw_dice(s)
    s.doubles = s.black == s.white
    s.chasing = 0
    s.step = Step.SELECT
    hut = s.white - 1
    while s.empty_hut == EmptyHut.REROLL and not is_lived_in(s, hut):
        hut = below(s, SIDES)
    if is_lived_in(s, hut):
        call_on(s, s.lives[hut], NOBODY)


@rule
def is_lived_in(s, hut):
    return s.lives[hut] != NOBODY and s.out[s.lives[hut]] == 0


@rule
def offer_tweedys(s):
    """Let the controller drive Mr Tweedy or the dog (CR-089), then always that one (CR-R25)."""
    if s.winks:
        s.step = Step.GATE
    elif s.chasing and s.chaser != Chaser.FREE:
        ask(s, s.boss, Phase.CHASE)
    else:
        ask(s, s.boss, Phase.SELECT)


@rule
def select(s, boss, choice):
    """Choose Mr Tweedy, the dog or neither."""
    if choice == ASKED:
        allow(s, PASS)
        allow(s, BLACK)
        allow(s, BROWN)
    elif choice == PASS:
        go_on_from(s, Step.AGAIN)
    else:
        s.chasing = TWEEDY if choice == BLACK else DOG
        s.phase = Phase.CHASE


@rule
def chase(s, boss, choice):
    if choice == ASKED:
        allow(s, PASS)
        allow_guard(s, s.chasing, s.black + s.white)
    else:
        go_on_from(s, Step.AGAIN)
        drive(s, s.chasing, choice)


@rule
def drive(s, guard, choice):
    """Move Mr Tweedy or the dog to another place, which is a landing (CR-R79)."""
    if choice == PASS:
        return
    if guard == TWEEDY:
        s.tweedy = choice - PLACE
        land_tweedy(s)
    else:
        s.dog = choice - PLACE
        land_dog(s)


@rule
def catch_one(s, boss, choice):
    """Choose the only seat that is caught (CR-R35)."""
    if choice == ASKED:
        allow_some(s, SEAT, victims_of(s, s.tweedy))
    else:
        ask_nobody(s)
        seize_all(s, 1 << choice - SEAT)


@rule
def throw_again(s):
    """Throw again while black shows 1 to 3 and an escape is in progress (CR-090)."""
    s.step = Step.GATE
    if s.black <= 3 and flock.any_escape(s):
        throw_dice(s)
        s.doubles |= s.black == s.white
        s.step = Step.SELECT


@rule
def end_round(s):
    """Open or shut the gate (CR-091), and begin the next round if there is one (CR-127)."""
    s.gate = s.doubles
    s.winks = s.chasing = s.doubles = s.begun = 0
    if s.rounds >= s.max_rounds:
        flock.end(s, Ending.ROUNDS)
    else:
        s.rounds += 1
        s.step = Step.CONTROL
