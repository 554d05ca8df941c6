"""Cloud Nine: what a game in progress is made of: the phases of a turn, and the record."""

from enum import IntEnum

from farmyard.core.record import Record, i1, i2, i4
from farmyard.games.cloud_nine import box

EARNED = ("tricks", "gold", "most-gold", "out", "egg", "foxes")  # columns of `State.account`
TRICKS, OF_GOLD, MOST_GOLD, OUT, EGG, FOXES = range(len(EARNED))

OPEN_BITS = 30
OPEN_WORDS = 9  # for 255 sets of packs


class Phase(IntEnum):
    """The question to the seat to move; every choice has a number of its own."""

    OVER = 0
    START = 1  # draw a card from the right-hand neighbour, at random or looking (Chick)
    BEFORE = 2  # a trick or a pass; Gold and Collective Nests at will
    AFTER = 3  # the trick is made: Gold, Collective Nests, or the end of the turn
    PICK = 4  # a card of the neighbour's hand, looked at
    GIVE = 5  # Hen: the own card to give away
    HEN_DRAW = 6  # Hen: draw at random, or look (Chick)
    HEN_PICK = 7  # Hen: a card of the hand looked at
    ANNOUNCE = 8  # Snakes at any time: announce one, or be silent
    REVEAL = 9  # several did: turn it up, or withdraw it
    TABLE = 10  # Success: a trick, a move into a gap, a challenge
    REST = 11  # dual, after the trick: a challenge, or the end of the turn
    HELP = 12  # Success: which pack a Hen, Chick or Rifle is for


class Ending(IntEnum):
    """The ways in which the last day ended."""

    NONE = 0
    NEST = 1  # the last card of the nest was drawn
    OUT = 2  # somebody laid off the last card
    TAKEN = 3  # somebody was left without a card
    CLEARED = 4  # Success: only Foxes are left
    STUCK = 5  # dual: both in turn could do nothing
    RESIGNED = 6


class State(Record):
    """A game in progress."""

    mode = i1.open
    level = i1.open  # from 0
    gold = i1.open
    rounds = i1.open  # 0: as many as there are breeders
    start = i1.open
    gold_set = i1.open
    first_player = i1.open
    zero = i1.open
    numbers = i1.open
    powers = i1.open
    roots = i1.open
    rooster_ops = i1.open
    negatives = i1.open  # read by whoever checks typed operations, never by the rules (CN-R11)
    starter_draw = i1.open
    round_end = i1.open
    bonus_out = i1.open
    snake_mode = i1.open
    mystery_snake = i1.open
    straw_after_snake = i1.open
    corns = i1.open
    timer_s = i2.open  # seconds; the clock itself is the server's affair (CN-R45)
    egg_counts = i1.open
    gold_tie = i1.open
    dual_pass = i1.open
    solvable = i1.open  # read when a key is chosen, never by the rules

    phase = i1.naming(Phase).open
    day = i1.open  # from 0
    days = i1.tallied.open  # to be played
    first = i1.seat.open  # the seat that starts this day
    opening = i1.open  # 1 until the first turn of the day has begun
    turns = i2.open  # of this day, ended so far
    totals = i2[box.PLAYERS].each_seat.signed.open  # eggs of the days that are over

    hands = i1[box.PLAYERS, box.KINDS].counting(box.FLESH).own
    nest = i1[box.MOST_NEST].piling(box.FLESH)  # the bottom card is first
    buried = i1.open  # Foxes that surely lie at the bottom
    golds = i1[box.PLAYERS, box.GOLDS].counting(box.GOLD).own
    gold_nest = i1[box.MOST_GOLD_NEST].piling(box.GOLD)
    gold_aside = i1[box.GOLDS].counting(box.GOLD).open  # the discard, open to all
    held = i1[box.PLAYERS].each_seat.tallied.open
    left = i1.tallied.open  # cards in the nest
    golden = i1[box.PLAYERS].each_seat.tallied.open  # Gold cards in each hand
    gold_left = i1.tallied.open

    piles = i1[box.PLAYERS, box.KINDS].each_seat.counting(box.FLESH).open  # won
    doubled = (
        i1[box.PLAYERS, len(box.NUMBERS)].each_seat.counting(box.NUMBERS).open
    )  # face up (CN-089)
    lean = i2[box.PLAYERS].each_seat.open  # eggs that Corns keep from counting (CN-R74)
    eggs = i2[box.PLAYERS].each_seat.tallied.open  # what each pile is worth

    # What lies before the breeders.
    done = i1.open  # 1 once the trick of this turn is made
    rooster = i1.open  # 1 while it crows: until the end of this turn
    straw = i1[box.PLAYERS].each_seat.open  # 1 while it waits for the next trick
    fed = i1[box.PLAYERS].each_seat.open  # Corns
    snakes = i1[box.PLAYERS].seat.optional.open  # whose, in the order in which they were laid
    egg = i1.seat.optional.open  # who has laid the Easter Egg

    closing = i1.open  # 1 if the day is over with this turn (CN-R47)
    ran_out = i1.open  # 1 once the last card of the nest has been drawn, Foxes put back or not
    rid = i1[
        box.PLAYERS
    ].each_seat.signed.open  # 1: is owed the eggs for laying off all; −1: gave up

    # Knowledge, and what is under way.
    looker = i1.seat.optional.open  # who looked into hands last ...
    looked = i1[box.PLAYERS, box.KINDS].each_seat.counting(
        box.FLESH
    )  # ... and what is surely there
    target = i1.seat.optional.open  # whose hand is being drawn from, in PICK and the Hen's phases
    drawer = i1.seat.optional.open  # who drew last, to begin a turn or to pass ...
    drawn_from = i1.seat.optional.open  # ... from whose hand, or from the nest ...
    drawn = i1.naming(box.FLESH)  # ... and what: it may end a day, and then no hand tells more
    gift = i1.naming(box.FLESH)  # laid face down, in HEN_DRAW and HEN_PICK
    serpents = i2[box.PLAYERS].gathering([f"snake {n + 1}" for n in range(box.MOST_SNAKES)]).own
    serpents_aside = i2.gathering([f"snake {n + 1}" for n in range(box.MOST_SNAKES)]).open
    calls = i2.partly  # bits: seats that have announced a Snake on the trick that lies
    shown = i2.partly  # bits: those that turn it up

    # Success: nine packs, and the row of challenges in the nest of Gold.
    packs = (
        i1[box.PACKS * box.DEPTH].naming(box.FLESH).partly
    )  # six places a pack, the bottom card first
    known = i1[box.PACKS * box.DEPTH]  # who knows the card: 1 and 2 for the seats, 4 for all
    height = i1[box.PACKS].tallied.open
    tops = i4[box.PACKS].tallied.open  # a kind plus one; 0 for a Fox and for a gap
    open = i4[OPEN_WORDS].tallied.open  # the tricks that can be made, as bits
    hunted = i1.open  # Foxes shot
    won = i1.open  # 1 once a challenge has been met in this turn of a dual
    redo = i1.naming(box.GOLD).open  # what the Worm is to be met with
    claim = i1.naming(box.GOLD).open  # what is being carried out, in HELP
    again = i1[box.PLAYERS].each_seat.open  # 1 while a second trick is owed
    idle = i1.open  # turns in a row without a trick or a Gold card
    kept = i1.optional.open  # the pack on which a Snake left the highest card

    # The last trick, until the next one.
    whose = i1.seat.optional.open
    trick = i2.optional.open  # the set
    laid = i2.open  # tricks of this game so far: the one that lies there is known by its number
    crowed = i1.open  # 1 if a Rooster was active
    declared = i1.open  # the way in which its boxes were declared
    thief = i1.seat.optional.open
    turned = i1[box.PLAYERS].each_seat.open  # the number of the Snake a seat has turned up
    stolen = i1.naming(box.FLESH).open
    strawed = i1.naming(box.FLESH).open  # the card that was doubled

    # The last day.
    harvest = i2[box.PLAYERS].each_seat.signed.open
    account = i2[box.PLAYERS, len(EARNED)].each_seat.signed.open  # what it is made of
    ending = i1.naming(Ending).open
