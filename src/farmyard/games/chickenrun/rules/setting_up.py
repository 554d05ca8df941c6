"""Chickenrun: setting up the farm: huts, piles, plans, eggs, and where the dog lies."""

import numpy as np

from farmyard.core.cards import clear
from farmyard.core.chance.dice import below, shuffle
from farmyard.core.compiling import rule
from farmyard.core.record import NOBODY, NOTHING
from farmyard.games.chickenrun import box
from farmyard.games.chickenrun.box.board import BELT, HOUSE, HUT, HUTS, KENNEL
from farmyard.games.chickenrun.options import DogStart, Seating

_BELT = np.array(BELT, np.int64)


@rule
def set_up(s):
    nothing_yet(s)
    deal_huts(s)
    deal_equipment(s)
    shuffle_plans(s)
    for card in range(box.CARDS):
        s.deck[card] = box.CARD_COPIES[card]
        s.deck_left += box.CARD_COPIES[card]
    s.to_search = box.EVERY_HUT
    s.nest = box.EGGS - box.START_EGGS * s.seats
    s.tweedy = HOUSE
    s.dog = _BELT[below(s, len(_BELT))] if s.dog_start == DogStart.RANDOM else KENNEL  # CR-R11
    s.rounds = 1


@rule
def nothing_yet(s):
    s.mover = s.boss = s.victim = s.taker = s.dealing = NOBODY
    s.going_to = s.eaten = s.searched = s.drawn = NOTHING
    s.give_card = s.ask_card = s.give_plan = s.ask_plan = NOTHING
    clear(s.carry)
    clear(s.escape)
    clear(s.partner)
    clear(s.runs)
    clear(s.picked)
    clear(s.bids)
    clear(s.holder)
    clear(s.plan_pile)
    for p in range(box.PLAYERS):
        s.marker[p] = s.at[p] = s.hut[p] = NOTHING
        clear(s.contest[p])


@rule
def deal_huts(s):
    """Deal the sets, and so the huts, at random (CR-003, CR-R2)."""
    for h in range(HUTS):
        s.order[h] = h
    shuffle(s, s.order, s.seats if s.seating == Seating.CONTIGUOUS else HUTS)
    for p in range(s.seats):
        s.hut[p] = s.order[p]
        s.at[p] = HUT + s.hut[p]
        s.eggs[p] = box.START_EGGS
    read_huts(s)


@rule
def read_huts(s):
    """Work out which seat lives in each hut, and the seats in hut order (CR-012)."""
    clear(s.lives)
    clear(s.order)
    for p in range(s.seats):
        s.lives[s.hut[p]] = p
    n = 0
    for h in range(HUTS):
        if s.lives[h] != NOBODY:
            s.order[n] = s.lives[h]
            n += 1


@rule
def deal_equipment(s):
    """Deal each card to a random pile that still has room (CR-004)."""
    room = box.IN_SHOPS
    for kind in range(box.KINDS):
        for _ in range(box.COPIES[kind]):
            n = below(s, room)
            pile = 0
            while n >= box.PILES[pile] - s.sizes[pile]:
                n -= box.PILES[pile] - s.sizes[pile]
                pile += 1
            s.piles[pile * box.KINDS + kind] += 1
            s.sizes[pile] += 1
            room -= 1


@rule
def shuffle_plans(s):
    for plan in range(box.PLANS):
        s.plan_pile[plan] = plan
    shuffle(s, s.plan_pile, box.PLANS)
    s.plans_left = box.PLANS


assert len(box.SHOPS) == len(box.PILES)
