"""Chickenrun: the record of a game in progress, with its phases and the steps of a turn."""

from collections.abc import Sequence
from enum import IntEnum
from functools import lru_cache
from typing import Any

from farmyard.core.record import Record, i1, i2, i4
from farmyard.games.chickenrun import box
from farmyard.games.chickenrun.box.board import (
    COLUMNS,
    HUTS,
    PLACE_NAMES,
    ROOM_NAMES,
    ROWS,
)

# Choices: what each number means in the phases that ask for such a thing.
PASS, ROLL, MOVE, RELEASE, DRAW, CUT, ABANDON, PAY, TAKE, EXCHANGE = range(10)
BLACK, BROWN, ACCEPT, REFUSE, OFFER, NONE = range(10, 16)
CHICKEN, PLAN, KIND, CARD, SEAT, EXIT, AMOUNT, PLACE = (16, 22, 34, 48, 61, 67, 71, 96)
LENT_CHICKEN = CHICKEN + box.SET  # lent ones count on from the own ones where both may be chosen
CHOICES = PLACE + len(PLACE_NAMES)

# The legal choices as bits: 24 of those below PLACE to a number, then a number a row, then rooms.
LOW_BITS = 24
LOW_WORDS = PLACE // LOW_BITS
OPEN_WORDS = LOW_WORDS + ROWS + 1
CONTESTS = 6  # bids and throws for control that are remembered; a longer tie keeps the last
REACH = ROWS + 2  # rows of the farm, one that stays empty, and the rooms
EMPTY_ROW, ROOM_ROW = ROWS, ROWS + 1


class Phase(IntEnum):
    """The phases of a game: what the seat to move has to choose."""

    OVER = 0
    FIRST = 1  # the first active chicken
    BIDDING = 2  # eggs for control
    DOG = 3  # where the dog starts
    BEFORE = 4  # before the roll: cards, payments, a replacement, an escape
    PARTNER = 5  # with whom the escape is made
    JOIN = 6  # the partner's answer
    LEND = 7  # the partner's chickens, one by one
    COMMIT = 8  # the own chickens, one by one
    KEEP = 9  # the one card kept of an escape that is abandoned
    HIDE = 10  # Under the Straw, or not
    PIE = 11  # which chicken is fed to the Piematic
    REPLACE = 12  # the new active chicken after a double
    CHANGE = 13  # which of those waiting takes over on a double
    CHOOSE = 14  # ten or more: move, release, or draw
    RELEASE = 15  # which chicken leaves the bunker
    DISCARD = 16  # one opportunity card too many
    LOOT = 17  # which pile the card is taken from at night
    LOOT_CARD = 18
    RESTART = 19  # a new active chicken
    RUNNER = 20  # which of those waiting is next
    LAND = 21  # where the flight comes down
    MOUTH = 22  # where the tunnel comes out
    MOVE = 23
    VISIT = 24  # the host's answer
    DISCOUNT = 25  # Rats' Discount, or not
    LOOK = 26  # pay to look, or not
    BUY = 27
    FOOD = 28  # take a plan, or exchange one
    PUT = 29  # which plan goes under the pile
    TRADE = 30  # make an offer, or not
    DEALING = 31  # with whom
    GIVE_EGGS = 32
    GIVE_CARD = 33
    GIVE_PLAN = 34
    ASK_EGGS = 35
    ASK_CARD = 36
    ASK_PLAN = 37
    REPLY = 38
    BLACK = 39  # Mr Tweedy's steps by a seat's black die
    SELECT = 40  # Mr Tweedy or the dog
    CHASE = 41
    CATCH = 42  # which of several is caught
    GOING = 43  # nobody is asked: the next step follows


TAKING_OVER = (Phase.CHANGE, Phase.RUNNER)
"""Phases that ask for a waiting chicken, lent or not."""


class Step(IntEnum):
    """The steps of a round: what follows when nothing is left to ask."""

    BEFORE = 0
    CONTROL = 1
    NEXT = 2  # the next seat's turn, or the Tweedys'
    ROLLED = 3
    DOUBLE = 4
    CHOICE = 5
    SET_OUT = 6
    ARRIVE = 7
    TRADE = 8
    BLACK = 9
    TWEEDYS = 10
    SELECT = 11
    AGAIN = 12
    GATE = 13
    KENNEL = 14  # the dog's first place
    BIDS = 15  # all have bid


class Status(IntEnum):
    """The places of a chicken; of those that are out on the board one is active."""

    HAND = 0
    ACTIVE = 1
    HUT = 2  # resting
    BUNKER = 3
    COMMITTED = 4  # waits at the marker
    LENT = 5  # is in another seat's escape, waiting or running
    FREE = 6
    PIE = 7


class Ending(IntEnum):
    """The ways in which a game ends."""

    NONE = 0
    FREED = 1  # somebody has freed enough
    LAST = 2  # the only seat left is ahead
    PIES = 3  # nobody can play on
    ROUNDS = 4  # enough rounds have been played


HUT_NAMES = ROOM_NAMES[:HUTS]
_STOCK = tuple(f"{shop} {kind}" for shop in box.SHOPS for kind in box.EQUIPMENT)


class State(Record):
    """The state of a game in progress."""

    target = i1.open
    max_rounds = i2.open
    trading = i1.open
    visits = i1.open
    opportunities = i1.open
    control = i1.open
    joint = i1.open
    seating = i1.open
    rotate_start = i1.open
    empty_hut = i1.open
    control_tie = i1.open
    exact_move = i1.open
    replacements = i1.open
    partner_place = i1.open
    lowest = i1.open
    visit_ends_turn = i1.open
    double_in_escape = i1.open
    active_pie = i1.open
    cards = i1.open
    dog_start = i1.open
    catch_in_shops = i1.open
    catch_on_passing = i1.open
    coast_radius = i1.open
    returns = i1.open
    open_piles = i1.open
    pay_to_look = i1.open
    plan_lost = i1.open
    marker_hit = i1.open
    chaser = i1.open
    dog_reach = i1.open
    cutters = i1.open
    bunker_new_active = i1.open
    caught = i1.open
    catches = i1.open
    tie = i1.open
    no_doorstep_camping = i1.open
    need_capped = i1.open
    search = i1.open
    first_active = i1.open
    house_walk_in = i1.open
    bail = i1.open
    kept_card = i1.open
    search_takes_shown = i1.open
    active_in_hut = i1.open

    phase = i1.naming(Phase).open
    step = i1.naming(Step).open
    rounds = i2.open  # the one that is being played, from 1
    begun = i1.open  # turns of this round that have begun
    mover = i1.seat.optional.open  # whose turn it is; nobody's on the Tweedys' turn
    boss = i1.seat.optional.open  # who commands the Tweedys
    winks = i1.open  # 1: nobody moves the Tweedys this round
    gate = i1.open  # 1: the Main Gate is open
    ending = i1.naming(Ending).open

    hut = i1[box.PLAYERS].each_seat.naming(HUT_NAMES).open
    order = i1[HUTS].tallied.open  # the seats, by their huts
    lives = i1[HUTS].tallied.open  # the seat in each hut
    out = i1[box.PLAYERS].each_seat.open  # 1: has no chicken left
    chickens = i1[box.PLAYERS, box.SET].each_seat.naming(Status).open
    freed_at = i1[box.PLAYERS, box.SET].each_seat.open  # number of the escape that freed it
    freed = i1[box.PLAYERS].each_seat.tallied.open
    landings = i1.open  # escapes that have succeeded
    at = i2[box.PLAYERS].each_seat.naming(PLACE_NAMES).open
    depth = i1[box.PLAYERS].each_seat.open  # underground spaces from the start of the tunnel
    paid = i1[box.PLAYERS].each_seat.open  # 1: may leave the bunker
    eggs = i1[box.PLAYERS].each_seat.open
    nest = i1.open
    tweedy = i2.naming(PLACE_NAMES).open
    dog = i2.naming(PLACE_NAMES).open

    carry = i1[box.PLAYERS].naming(box.EQUIPMENT).own
    loaded = i1[box.PLAYERS].each_seat.tallied.open  # 1: something is carried
    hands = i1[box.PLAYERS, box.KINDS].counting(box.EQUIPMENT).own
    banked = i1[box.PLAYERS].each_seat.tallied.open  # cards in the hand of equipment
    piles = i1[len(_STOCK)].counting(_STOCK)  # KINDS numbers a shop
    sizes = i1[len(box.SHOPS)].tallied.open
    gone_from = i1[len(_STOCK)].counting(_STOCK)  # which pile the cards in use came from
    plans = i2[box.PLAYERS].gathering(box.PLAN_NAMES).own
    planned = i1[box.PLAYERS].each_seat.tallied.open  # plans in hand
    holder = i1[box.PLANS].tallied  # the seat that has a plan; nobody: in the pile
    plan_pile = i1[box.PLANS].piling(box.PLAN_NAMES)  # the bottom plan is first
    plans_left = i1.tallied.open
    kept = i1[box.PLAYERS, box.CARDS].counting(box.OPPORTUNITIES).own
    keeps = i1[box.PLAYERS].each_seat.tallied.open
    deck = i1[box.CARDS].counting(box.OPPORTUNITIES)
    aside = i1[box.CARDS].counting(box.OPPORTUNITIES).open
    deck_left = i1.tallied.open
    to_search = i1.gathering(HUT_NAMES).open  # search cards not yet turned

    # Escapes.
    escape = i1[box.PLAYERS].each_seat.naming(box.ESCAPES).open
    marker = i2[box.PLAYERS].each_seat.naming(PLACE_NAMES).open
    shown = i1[box.PLAYERS, box.KINDS].each_seat.counting(box.EQUIPMENT).open
    partner = i1[box.PLAYERS].seat.each_seat.optional.open  # whose chickens are in it as well
    runs = (
        i1[box.PLAYERS].upto(box.SET - 1).each_seat.optional.open
    )  # the partner's chicken that is running
    flown = i1[box.PLAYERS].each_seat.open  # 1: the flight has taken off
    stirred = i1.open  # 1: somebody may need a new active chicken or runner, or be out

    # The turn.
    black = i1.open
    white = i1.open
    allowance = i1.open
    march = i1.open  # steps added by a card
    replaced = i1.open  # voluntary replacements made this turn
    announced = i1.open  # 1: the escape was announced in this turn
    joined = i1.open  # 1: somebody has been asked to join
    leaving = i1.open  # 1: ten or more let the piece out of the bunker
    moved = i1.open  # 1: the turn was used to move, even to stay
    price = i1.open  # eggs, in the shop
    offers = i1.open
    refused = i1.gathering(HUT_NAMES).open
    going_to = i2.naming(PLACE_NAMES).open  # the hut that is asked
    victim = i1.seat.optional.open  # whom Mrs Tweedy visits
    taker = i1.seat.optional.open  # who gets the eggs; nobody: the nest
    exposed = i1.open  # 1: does not hide

    # The Tweedys' turn.
    chasing = i1.open  # 1: Mr Tweedy, 2: the dog
    doubles = i1.open  # 1: a double was thrown

    # Choices kept until all have made theirs, and what was thrown.
    answered = i1[box.PLAYERS].each_seat.open
    picked = i1[box.PLAYERS].upto(box.SET - 1).optional.own
    bids = i1[box.PLAYERS].optional.own
    contends = i1[box.PLAYERS].each_seat.open
    bidding = i1.open  # 1: the first bid, 2: the second
    thrown = i1[box.PLAYERS].each_seat.open  # the last throw for control
    contest = i1[box.PLAYERS, CONTESTS].each_seat.optional.open  # bids and throws, in their order

    # The offer that is being made.
    dealing = i1.seat.optional.open  # with whom
    give_eggs = i1.open
    ask_eggs = i1.open
    give_card = i1.naming(box.EQUIPMENT)
    ask_card = i1.naming(box.EQUIPMENT)
    give_plan = i1.naming(box.PLAN_NAMES)
    ask_plan = i1.naming(box.PLAN_NAMES)

    # What each seat remembers of the shops, and which plans it knows the whereabouts of.
    seen = i1[box.PLAYERS, len(_STOCK)].counting(_STOCK).own
    missed = i1[box.PLAYERS, len(box.SHOPS)].own  # cards taken unseen since
    knows = i2[box.PLAYERS].gathering(box.PLAN_NAMES).own

    # What has just happened.
    searched = i1.naming(HUT_NAMES).open
    eaten = i1.optional.open
    caught_now = i1.gathering([f"seat {p}" for p in range(box.PLAYERS)]).open
    stopped_now = i1.gathering([f"seat {p}" for p in range(box.PLAYERS)]).open
    freed_now = i1.gathering([f"seat {p}" for p in range(box.PLAYERS)]).open
    drawn = i1.naming(box.OPPORTUNITIES)  # by the seat whose turn it is
    told = i1.open  # 1: all saw that card

    open = i4[OPEN_WORDS].tallied  # the legal choices
    reach = i4[REACH].tallied  # for the walk that is being worked out


assert COLUMNS <= 30


def legal(view: Any) -> Sequence[int]:
    """Return all legal choices, as far as the view tells; none if another seat is to move."""
    return legal_in(tuple(view["open"].tolist()))


@lru_cache(256)
def legal_in(words: tuple[int, ...]) -> Sequence[int]:
    """Return the choices whose bits are set in the words of ``open``."""
    bits = [max(word, 0) for word in words]
    low = [w * LOW_BITS + b for w in range(LOW_WORDS) for b in range(LOW_BITS) if bits[w] >> b & 1]
    rows = enumerate(bits[LOW_WORDS : LOW_WORDS + ROWS + 1])
    places = [r * COLUMNS + c for r, row in rows for c in range(COLUMNS) if row >> c & 1]
    return tuple(low + [PLACE + n for n in places])
