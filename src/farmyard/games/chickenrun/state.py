"""Chickenrun: what a game in progress is made of: phases and steps of a turn, and the record."""

from enum import IntEnum

from farmyard.core.record import Record, i1, i2, i4
from farmyard.games.chickenrun.box import (
    CARDS,
    EQUIPMENT,
    ESCAPES,
    KINDS,
    OPPORTUNITIES,
    PLAN_NAMES,
    PLANS,
    PLAYERS,
    SET,
    SHOPS,
)
from farmyard.games.chickenrun.box.board import (
    COLUMNS,
    HUTS,
    PLACE_NAMES,
    ROOM_NAMES,
    ROWS,
    numbers,
)

# Values of options.
ASK, STANDING, NEVER = 0, 1, 2  # visits
BID = 1  # control
CONTIGUOUS = 1  # seating
REROLL = 1  # empty_hut
PREVIOUS = 1  # control_tie
SWAP = 1  # double_in_escape
SAFE = 1  # active_pie, house_walk_in
AT_ONCE = 1  # cards
KENNEL, ANYWHERE, CONTROLLER = 0, 1, 2  # dog_start
SMALLEST, RANDOM, BOUGHT = 0, 1, 2  # returns
RETURNED = 1  # plan_lost
WAITING = 1  # marker_hit
EITHER = 1  # chaser
CARRIED = 1  # cutters, kept_card
RESTS = 1  # caught
ONE = 1  # catches
FIRST = 1  # tie
TWEEDYS_TURN = 1  # search
IN_ORDER = 1  # first_active
PIECE = 1  # bail
OF_THE_HUT = 1  # active_in_hut

# Choices: what each number means in the phases that ask for such a thing.
PASS, ROLL, MOVE, RELEASE, DRAW, CUT, ABANDON, PAY, TAKE, EXCHANGE = numbers(range(10))
BLACK, BROWN, ACCEPT, REFUSE, OFFER, NONE = numbers(range(10, 16))
CHICKEN, PLAN, KIND, CARD, SEAT, EXIT, AMOUNT, PLACE = numbers((16, 22, 34, 48, 61, 67, 71, 96))
LENT_CHICKEN = PLAN  # where a lent chicken may be chosen besides the own ones
CHOICES = int(PLACE) + len(PLACE_NAMES)

# The legal choices as bits: 24 of those below PLACE to a number, then a number a row, then rooms.
LOW_BITS = 24
LOW_WORDS = int(PLACE) // LOW_BITS
OPEN_WORDS = LOW_WORDS + ROWS + 1
REACH = ROWS + 2  # rows of the farm, one that stays empty, and the rooms
EMPTY_ROW, ROOM_ROW = ROWS, ROWS + 1


class Phase(IntEnum):
    """What the seat to move has to choose."""

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
    CHANGE = 13  # the waiting chicken that takes over on a double
    CHOOSE = 14  # ten or more: move, release, or draw
    RELEASE = 15  # which chicken leaves the bunker
    DISCARD = 16  # one opportunity card too many
    LOOT = 17  # which pile the card is taken from at night
    LOOT_CARD = 18
    RESTART = 19  # a new active chicken
    RUNNER = 20  # the next of those committed
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


class Step(IntEnum):
    """Where the round stands: what follows when nothing is left to ask."""

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


class Place(IntEnum):
    """Where a chicken is; of those that are out on the board one is active."""

    HAND = 0
    ACTIVE = 1
    HUT = 2  # resting
    BUNKER = 3
    COMMITTED = 4  # waits at the marker
    LENT = 5  # is in another seat's escape, waiting or running
    FREE = 6
    PIE = 7


class Ending(IntEnum):
    """How the game ended."""

    NONE = 0
    FREED = 1  # somebody has freed enough
    LAST = 2  # the only seat left is ahead
    PIES = 3  # nobody can play on
    ROUNDS = 4  # enough rounds have been played


HUT_NAMES = ROOM_NAMES[:HUTS]
_STOCK = tuple(f"{shop} {kind}" for shop in SHOPS for kind in EQUIPMENT)


class State(Record):
    """A game in progress."""

    target = i1
    max_rounds = i2
    trading = i1
    visits = i1
    opportunities = i1
    control = i1
    joint = i1
    seating = i1
    rotate_start = i1
    empty_hut = i1
    control_tie = i1
    exact_move = i1
    lowest = i1
    visit_ends_turn = i1
    double_in_escape = i1
    active_pie = i1
    cards = i1
    dog_start = i1
    catch_in_shops = i1
    catch_on_passing = i1
    coast_radius = i1
    returns = i1
    open_piles = i1
    pay_to_look = i1
    plan_lost = i1
    marker_hit = i1
    chaser = i1
    dog_reach = i1
    cutters = i1
    bunker_new_active = i1
    caught = i1
    catches = i1
    tie = i1
    no_doorstep_camping = i1
    need_capped = i1
    search = i1
    first_active = i1
    house_walk_in = i1
    bail = i1
    kept_card = i1
    search_takes_shown = i1
    active_in_hut = i1

    phase = i1.naming(Phase)
    step = i1.naming(Step)
    rounds = i2  # the one that is being played, from 1
    begun = i1  # turns of this round that have begun
    mover = i1.optional  # whose turn it is; nobody's on the Tweedys' turn
    boss = i1.optional  # who commands the Tweedys
    winks = i1  # 1: nobody moves the Tweedys this round
    gate = i1  # 1: the Main Gate is open
    ending = i1.naming(Ending)

    hut = i1[PLAYERS].each_seat.naming(HUT_NAMES)
    order = i1[HUTS].tallied  # the seats, by their huts
    lives = i1[HUTS].tallied  # the seat in each hut
    out = i1[PLAYERS].each_seat  # 1: has no chicken left
    chickens = i1[PLAYERS, SET].each_seat.naming(Place)
    freed_at = i1[PLAYERS, SET].each_seat  # the how manieth escape it was
    freed = i1[PLAYERS].each_seat.tallied
    landings = i1  # escapes that have succeeded
    at = i2[PLAYERS].each_seat.naming(PLACE_NAMES)
    depth = i1[PLAYERS].each_seat  # underground spaces from the start of the tunnel
    paid = i1[PLAYERS].each_seat  # 1: may leave the bunker
    eggs = i1[PLAYERS].each_seat
    nest = i1
    tweedy = i2.naming(PLACE_NAMES)
    dog = i2.naming(PLACE_NAMES)

    carry = i1[PLAYERS].each_seat.naming(EQUIPMENT).veiled
    loaded = i1[PLAYERS].each_seat.tallied  # 1: something is carried
    hands = i1[PLAYERS, KINDS].each_seat.counting(EQUIPMENT).veiled
    banked = i1[PLAYERS].each_seat.tallied  # cards in the hand of equipment
    piles = i1[len(_STOCK)].counting(_STOCK).veiled  # KINDS numbers a shop
    sizes = i1[len(SHOPS)].tallied
    gone_from = i1[len(_STOCK)].counting(_STOCK).veiled  # which pile the cards in use came from
    plans = i2[PLAYERS].each_seat.gathering(PLAN_NAMES).veiled
    planned = i1[PLAYERS].each_seat.tallied  # plans in hand
    holder = i1[PLANS].tallied.veiled  # the seat that has a plan; nobody: in the pile
    plan_pile = i1[PLANS].piling(PLAN_NAMES).veiled  # the bottom plan is first
    plans_left = i1.tallied
    kept = i1[PLAYERS, CARDS].each_seat.counting(OPPORTUNITIES).veiled
    keeps = i1[PLAYERS].each_seat.tallied
    deck = i1[CARDS].counting(OPPORTUNITIES).veiled
    aside = i1[CARDS].counting(OPPORTUNITIES)
    deck_left = i1.tallied
    to_search = i1.gathering(HUT_NAMES)  # search cards not yet turned

    # Escapes.
    escape = i1[PLAYERS].each_seat.naming(ESCAPES)
    marker = i2[PLAYERS].each_seat.naming(PLACE_NAMES)
    shown = i1[PLAYERS, KINDS].each_seat.counting(EQUIPMENT)
    partner = i1[PLAYERS].each_seat.optional  # whose chickens are in it as well
    runs = i1[PLAYERS].each_seat.optional  # the partner's chicken that is running
    flown = i1[PLAYERS].each_seat  # 1: the flight has taken off
    stirred = i1  # 1: somebody may need a new active chicken or runner, or be out

    # The turn.
    black = i1
    white = i1
    allowance = i1
    march = i1  # steps added by a card
    replaced = i1  # 1: the voluntary replacement has been made
    announced = i1  # 1: the escape was announced in this turn
    joined = i1  # 1: somebody has been asked to join
    leaving = i1  # 1: ten or more let the piece out of the bunker
    moved = i1  # 1: the turn was used to move, even to stay
    price = i1  # eggs, in the shop
    offers = i1
    refused = i1.gathering(HUT_NAMES)
    going_to = i2.naming(PLACE_NAMES)  # the hut that is asked
    victim = i1.optional  # whom Mrs Tweedy visits
    taker = i1.optional  # who gets the eggs; nobody: the nest
    exposed = i1  # 1: does not hide

    # The Tweedys' turn.
    chasing = i1  # 1: Mr Tweedy, 2: the dog
    doubles = i1  # 1: a double was thrown

    # Choices kept until all have made theirs, and what was thrown.
    answered = i1[PLAYERS].each_seat
    picked = i1[PLAYERS].each_seat.optional.veiled
    bids = i1[PLAYERS].each_seat.optional.veiled
    contends = i1[PLAYERS].each_seat
    bidding = i1  # 1: the first bid, 2: the second
    thrown = i1[PLAYERS].each_seat  # the last throw for control

    # The offer that is being made.
    dealing = i1.optional  # with whom
    give_eggs = i1
    ask_eggs = i1
    give_card = i1.naming(EQUIPMENT).veiled
    ask_card = i1.naming(EQUIPMENT).veiled
    give_plan = i1.naming(PLAN_NAMES).veiled
    ask_plan = i1.naming(PLAN_NAMES).veiled

    # What each seat remembers of the shops, and which plans it knows the whereabouts of.
    seen = i1[PLAYERS, len(_STOCK)].each_seat.counting(_STOCK).veiled
    missed = i1[PLAYERS, len(SHOPS)].each_seat.veiled  # cards taken unseen since
    knows = i2[PLAYERS].each_seat.gathering(PLAN_NAMES).veiled

    # What has just happened.
    searched = i1.naming(HUT_NAMES)
    eaten = i1.optional
    caught_now = i1.gathering([f"seat {p}" for p in range(PLAYERS)])
    stopped_now = i1.gathering([f"seat {p}" for p in range(PLAYERS)])
    freed_now = i1.gathering([f"seat {p}" for p in range(PLAYERS)])
    drawn = i1.naming(OPPORTUNITIES).veiled  # by the seat whose turn it is
    told = i1  # 1: all saw that card

    open = i4[OPEN_WORDS].tallied.veiled  # the legal choices
    reach = i4[REACH].tallied.veiled  # for the walk that is being worked out


assert COLUMNS <= 30
