"""By Golly!: what a game in progress is made of: the phases of a turn, and the record."""

from enum import IntEnum

from farmyard.core.record import Record, i1, i4
from farmyard.games.by_golly.box import (
    ANIMAL_DECK,
    ANIMALS,
    MOST_DEALT,
    REALLY_UNLUCKY,
    YARD_CARDS,
    YARD_DECK,
)

PLAYERS = 6
KINDS = len(ANIMALS)
PLACES = len(YARD_DECK)
DECK = len(ANIMAL_DECK)

LEAVE, SHUFFLE = 0, 1  # in the phase SHUFFLE
PICK = 2  # in the phase SHUFFLE, plus the number in the turn of a card: it is to be shuffled


class Phase(IntEnum):
    """The question to the seat to move, always answered by a single number."""

    OVER = 0
    PLAY = 1  # which animal to lay down: the animal
    TURN = 2  # which yard card to turn over: its place
    LUCKY = 3  # lay aside only the animal played (0), or all copies of it (1)
    TURN2 = 4  # which yard card to turn over in search of a shovel: its place
    DRAW = 5  # whom to draw a card from: the seat
    SHUFFLE = 6  # leave the turned cards (0), shuffle them (1), or pick out one of them (2 and up)


class State(Record):
    """A game in progress."""

    start = i1.open
    lucky_duck = i1.open
    memory_aid = i1.open
    last_card_safe = i1.open
    empty_hand = i1.open
    faceup_match = i1.open
    consolation = i1.open
    max_turns = i4.open

    phase = i1.naming(Phase).open
    turns = i4.open  # ended so far, by all players together
    laid = i1.naming(ANIMALS).open  # the animal on the table, waiting for its match
    owed = i1.open  # cards still to be taken from others
    winner = i1.seat.optional.open

    yard = i1[PLACES].naming(YARD_CARDS).partly
    hands = i1[PLAYERS, KINDS].counting(ANIMALS).own
    stacks = i1[PLAYERS, MOST_DEALT].each_seat.piling(ANIMALS)  # face down; the top is last
    aside = i1[KINDS].counting(ANIMALS).open  # matched and gone
    out = i1[DECK].piling(ANIMALS).tallied  # the deck; dealt, what is left of it (BG-07)
    held = i1[PLAYERS].each_seat.tallied.open  # cards in each hand, without the one laid down
    left = i1[PLAYERS].each_seat.tallied.open  # cards in each stack
    over = i1.tallied  # cards in `out`

    # The last turn in which a card was turned over: seen by all until the next such turn.
    whose = i1.seat.optional.open
    flips = i1.tallied.open  # cards turned over
    places = i1[PLACES].optional.open  # where, in order
    faces = i1[PLACES].naming(YARD_CARDS).open  # what they showed
    against = i1[PLACES].naming(ANIMALS).open  # the animal that lay on the table then
    lying = i1.flag.open  # 1 while they still lie face up
    mixed = i1.flag.open  # 1 if they were shuffled before they went down
    picked = i1[PLACES].flag.open  # 1 where a card is picked out to be shuffled; none is: all are
    draws = i1.tallied.open  # cards taken from others because of the mess
    taken = i1[REALLY_UNLUCKY].naming(ANIMALS)
    robbed = i1[REALLY_UNLUCKY].seat.optional.open  # the seats they came from

    # What all could know who forget nothing.
    seen = i1[PLACES]  # 1 if the card at this place has lain there in plain sight
    lot = i4[PLACES]  # of one lot it is known which cards lie there, not which lies where
    lots = i4  # lots made so far
    among = i1[PLACES].naming(YARD_CARDS)  # in a view: each lot's cards, in rising order
    known = i1[PLAYERS, KINDS].each_seat.counting(ANIMALS)  # surely in that hand
