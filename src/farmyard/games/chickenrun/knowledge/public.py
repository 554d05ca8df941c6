"""Chickenrun: what lies open, copied field by field: from a state to a view, from it to a world.

A field that is not named here, nor in ``knowledge``, is hidden.
"""

from farmyard.core.compiling import rule
from farmyard.games.chickenrun.box import CARDS, KINDS, SET, SHOPS
from farmyard.games.chickenrun.box.board import HUTS


@rule
def house_rules(s, v):
    """The options of the table, in three parts."""
    more_house_rules(s, v)
    rare_house_rules(s, v)
    v.target = s.target
    v.max_rounds = s.max_rounds
    v.trading = s.trading
    v.visits = s.visits
    v.opportunities = s.opportunities
    v.control = s.control
    v.joint = s.joint
    v.seating = s.seating
    v.rotate_start = s.rotate_start
    v.empty_hut = s.empty_hut
    v.control_tie = s.control_tie
    v.exact_move = s.exact_move
    v.lowest = s.lowest
    v.visit_ends_turn = s.visit_ends_turn


@rule
def more_house_rules(s, v):
    """For counting, catching and going back."""
    v.double_in_escape = s.double_in_escape
    v.active_pie = s.active_pie
    v.cards = s.cards
    v.dog_start = s.dog_start
    v.catch_in_shops = s.catch_in_shops
    v.catch_on_passing = s.catch_on_passing
    v.coast_radius = s.coast_radius
    v.returns = s.returns
    v.open_piles = s.open_piles
    v.pay_to_look = s.pay_to_look
    v.plan_lost = s.plan_lost
    v.marker_hit = s.marker_hit
    v.chaser = s.chaser
    v.dog_reach = s.dog_reach


@rule
def rare_house_rules(s, v):
    """For what happens now and then."""
    v.cutters = s.cutters
    v.bunker_new_active = s.bunker_new_active
    v.caught = s.caught
    v.catches = s.catches
    v.tie = s.tie
    v.no_doorstep_camping = s.no_doorstep_camping
    v.need_capped = s.need_capped
    v.search = s.search
    v.first_active = s.first_active
    v.house_walk_in = s.house_walk_in
    v.bail = s.bail
    v.kept_card = s.kept_card
    v.search_takes_shown = s.search_takes_shown
    v.active_in_hut = s.active_in_hut


@rule
def open_table(s, v):
    """What lies open, and where the round stands."""
    stocks(s, v)
    the_turn(s, v)
    the_moment(s, v)
    v.seats = s.seats
    v.turn = s.turn
    v.phase = s.phase
    v.step = s.step
    v.rounds = s.rounds
    v.begun = s.begun
    v.mover = s.mover
    v.boss = s.boss
    v.winks = s.winks
    v.gate = s.gate
    v.ending = s.ending


@rule
def stocks(s, v):
    """How many of everything there are, and where the guards stand."""
    for h in range(HUTS):
        v.order[h] = s.order[h]
        v.lives[h] = s.lives[h]
    for pile in range(len(SHOPS)):
        v.sizes[pile] = s.sizes[pile]
    for card in range(CARDS):
        v.aside[card] = s.aside[card]
    v.landings = s.landings
    v.nest = s.nest
    v.tweedy = s.tweedy
    v.dog = s.dog
    v.plans_left = s.plans_left
    v.deck_left = s.deck_left
    v.to_search = s.to_search


@rule
def the_turn(s, v):
    """What has been thrown and done in it."""
    v.stirred = s.stirred
    v.black = s.black
    v.white = s.white
    v.allowance = s.allowance
    v.march = s.march
    v.replaced = s.replaced
    v.announced = s.announced
    v.joined = s.joined
    v.leaving = s.leaving
    v.moved = s.moved
    v.price = s.price
    v.offers = s.offers
    v.refused = s.refused
    v.going_to = s.going_to


@rule
def the_moment(s, v):
    """Who is visited, chased and dealt with, and what has just happened."""
    v.victim = s.victim
    v.taker = s.taker
    v.exposed = s.exposed
    v.chasing = s.chasing
    v.doubles = s.doubles
    v.bidding = s.bidding
    v.dealing = s.dealing
    v.give_eggs = s.give_eggs
    v.ask_eggs = s.ask_eggs
    v.searched = s.searched
    v.eaten = s.eaten
    v.caught_now = s.caught_now
    v.stopped_now = s.stopped_now
    v.freed_now = s.freed_now
    v.told = s.told


@rule
def before_it(s, p, v):
    """What a seat has before it, for all to see."""
    for k in range(SET):
        v.chickens[p, k] = s.chickens[p, k]
        v.freed_at[p, k] = s.freed_at[p, k]
    v.hut[p] = s.hut[p]
    v.out[p] = s.out[p]
    v.freed[p] = s.freed[p]
    v.at[p] = s.at[p]
    v.depth[p] = s.depth[p]
    v.paid[p] = s.paid[p]
    v.eggs[p] = s.eggs[p]
    v.loaded[p] = s.loaded[p]
    v.banked[p] = s.banked[p]
    v.planned[p] = s.planned[p]
    v.keeps[p] = s.keeps[p]
    escape_of(s, p, v)


@rule
def escape_of(s, p, v):
    """Its escape, with the cards that are shown; and its part in the contest for control."""
    for kind in range(KINDS):
        v.shown[p, kind] = s.shown[p, kind]
    v.escape[p] = s.escape[p]
    v.marker[p] = s.marker[p]
    v.partner[p] = s.partner[p]
    v.runs[p] = s.runs[p]
    v.flown[p] = s.flown[p]
    v.answered[p] = s.answered[p]
    v.contends[p] = s.contends[p]
    v.thrown[p] = s.thrown[p]
