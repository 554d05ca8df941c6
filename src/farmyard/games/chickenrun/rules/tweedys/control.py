"""Chickenrun: control of the Tweedys for a round, by a throw or by hidden bids."""

import numpy as np

from farmyard.core.cards import clear
from farmyard.core.chance.dice import below
from farmyard.core.compiling import rule
from farmyard.core.record import NOBODY, NOTHING
from farmyard.games.chickenrun.box import SIDES
from farmyard.games.chickenrun.box.board import BELT
from farmyard.games.chickenrun.options import Control, ControlTie, DogStart, FirstActive
from farmyard.games.chickenrun.rules.asking import (
    ASKED,
    allow,
    allow_chickens,
    allow_eggs,
    ask,
    ask_nobody,
    go_on_from,
)
from farmyard.games.chickenrun.state import AMOUNT, CHICKEN, CONTESTS, PLACE, Phase, Status, Step

_BELT = np.array(BELT, np.int64)

# -- The first active chickens --------------------------------------------------


@rule
def ask_first(s):
    """Ask the next seat for its first chicken; show them when all have chosen."""
    for i in range(s.seats):
        p = s.order[i]
        if not s.answered[p]:
            ask(s, p, Phase.FIRST)
            return
    for p in range(s.seats):
        s.answered[p] = 0
        if s.picked[p] != NOTHING:
            s.chickens[p, s.picked[p]] = Status.ACTIVE
            s.picked[p] = NOTHING
    s.news += 1
    go_on_from(s, Step.CONTROL)


@rule
def choose_first(s, p, choice):
    """Choose the first active chicken, hidden until all have chosen (CR-009, CR-R55)."""
    if choice == ASKED:
        allow_chickens(s, p, Status.HAND)
        return
    s.answered[p] = 1
    if s.first_active == FirstActive.IN_ORDER:
        s.chickens[p, choice - CHICKEN] = Status.ACTIVE
    else:
        s.picked[p] = choice - CHICKEN
    ask_first(s)


# -- A throw --------------------------------------------------------------------


@rule
def seek_control(s):
    """Begin the contest for control, with every seat still in (CR-011, CR-R87)."""
    s.step = Step.KENNEL
    for p in range(s.seats):
        s.contends[p] = not s.out[p]
        clear(s.contest[p])
    if s.control == Control.BID:
        s.bidding = 1
        ask_for_bids(s)
    else:
        throw_for_control(s)


@rule
def throw_for_control(s):
    """Give control to the highest total; those tied throw again (CR-R3).

    As an option, the last controller keeps it on a tie.
    """
    for p in range(s.seats):
        s.thrown[p] = two_dice(s) if s.contends[p] else 0
    keep_highest(s)
    keeps = s.control_tie == ControlTie.PREVIOUS and s.boss != NOBODY and not s.out[s.boss]
    if keeps and contenders(s) > 1:
        return
    while contenders(s) > 1:
        for p in range(s.seats):
            if s.contends[p]:
                s.thrown[p] = two_dice(s)
        keep_highest(s)
    s.boss = last_contender(s)


@rule
def two_dice(s):
    return below(s, SIDES) + below(s, SIDES) + 2


@rule
def keep_highest(s):
    """Keep only the highest of the contenders in, and remember what each had."""
    remember(s)
    best = 0
    for p in range(s.seats):
        if s.contends[p]:
            best = max(best, s.thrown[p])
    for p in range(s.seats):
        s.contends[p] = s.contends[p] != 0 and s.thrown[p] == best


@rule
def remember(s):
    """Note the bids or throws of the contenders after those before, for all to be told."""
    n = 0
    for p in range(s.seats):
        while n < CONTESTS - 1 and s.contest[p, n] != NOTHING:
            n += 1
    for p in range(s.seats):
        s.contest[p, n] = s.thrown[p] if s.contends[p] else NOTHING


@rule
def contenders(s):
    n = 0
    for p in range(s.seats):
        n += s.contends[p]
    return n


@rule
def last_contender(s):
    found = NOBODY
    for p in range(s.seats):
        if s.contends[p]:
            found = p
    return found


# -- Hidden bids ----------------------------------------------------------------


@rule
def ask_for_bids(s):
    """Ask the contenders for bids, hidden until all have bid (CR-128)."""
    for p in range(s.seats):
        s.bids[p] = NOTHING
        s.answered[p] = not s.contends[p]
    ask_next_bid(s)


@rule
def ask_next_bid(s):
    for i in range(s.seats):
        p = s.order[i]
        if not s.answered[p]:
            ask(s, p, Phase.BIDDING)
            return
    s.news += 1
    go_on_from(s, Step.BIDS)


@rule
def bid(s, p, choice):
    """Bid eggs for control, hidden until all have bid (CR-128)."""
    if choice == ASKED:
        allow_eggs(s, s.eggs[p])
    else:
        s.bids[p] = choice - AMOUNT
        s.answered[p] = 1
        ask_next_bid(s)


@rule
def open_bids(s):
    """Give control to the highest bid, which is paid (CR-129).

    Those tied bid again, and then throw a die.
    """
    s.step = Step.KENNEL
    for p in range(s.seats):
        s.answered[p] = 0
        s.thrown[p] = s.bids[p] if s.contends[p] else 0
    keep_highest(s)
    if contenders(s) > 1 and s.bidding == 1:
        s.bidding = 2
        ask_for_bids(s)
        return
    for p in range(s.seats):
        if s.contends[p]:
            s.eggs[p] -= s.bids[p]
            s.nest += s.bids[p]
    while contenders(s) > 1:
        for p in range(s.seats):
            if s.contends[p]:
                s.thrown[p] = below(s, SIDES) + 1
        keep_highest(s)
    s.boss = last_contender(s)
    s.bidding = 0


# -- The dog --------------------------------------------------------------------


@rule
def place_dog(s):
    """Ask the first controller where the dog starts, if CR-R11 is played so."""
    go_on_from(s, Step.NEXT)
    if s.rounds == 1 and s.dog_start == DogStart.CONTROLLER:
        ask(s, s.boss, Phase.DOG)


@rule
def put_dog(s, p, choice):
    """Choose where the dog starts: anywhere on the belt."""
    if choice == ASKED:
        for n in _BELT:
            allow(s, PLACE + n)
    else:
        s.dog = choice - PLACE
        ask_nobody(s)
