"""Oxy Soxy: what a game in progress is made of: the one phase of a turn, and the record."""

from enum import IntEnum

from farmyard.core.record import Record, i1, i2, i4
from farmyard.games.oxy_soxy import box

PLAYERS = len(box.COLOURS)
PLACES = len(box.BOXES)
MOST_CAPTURED = box.MOST_PRIZE * box.SCORE_CARDS * len(box.SEXES) * PLAYERS


class Phase(IntEnum):
    """A turn is one decision: play a hand card or a score card."""

    OVER = 0
    TURN = 1


class State(Record):
    """A game in progress.  Sets of cards, boxes and lines are the bits of one number."""

    start = i1.open
    adjacency = i1.open
    tie = i1.open
    score_cards = i1.open  # of each sex, less one

    phase = i1.naming(Phase).tallied.open
    turns = i2.open  # ended so far, by all players together

    meadow = i1[PLACES].naming(box.BEASTS).open
    hands = i4[PLAYERS].gathering(box.DECK).own
    piles = i1[PLAYERS, box.KINDS].each_seat.piling(box.DECK)  # face down; the top is last
    captured = (
        i1[PLAYERS, MOST_CAPTURED].each_seat.piling(box.BEASTS).open
    )  # in the order they came
    unplayed = i1[PLAYERS, 2].each_seat.counting(box.SEXES).open  # score cards (OS-R16)
    held = i1[PLAYERS].each_seat.tallied.open  # cards in each hand
    left = i1[PLAYERS].each_seat.tallied.open  # cards in each pile
    caught = i1[PLAYERS].each_seat.tallied.open  # cards captured by each
    points = i2[PLAYERS].each_seat.tallied.open
    # Hand and pile, as all can work it out; and what was put away, by the colour of the beast.
    unseen = i4[PLAYERS].each_seat.gathering(box.DECK).tallied.open
    away = i4[PLAYERS].each_seat.gathering(box.DECK).tallied.open

    occupied = i4.gathering(box.BOXES).tallied.open
    sums = i1[len(box.LINES), 2, PLAYERS].tallied.open  # of values, by line, sex and colour
    scorable = i4.gathering(box.SCORINGS).tallied.open
    to_score = i1.tallied.open  # score cards left to all together

    # The last turn, until the next one ends.
    whose = i1.seat.optional.open
    chose = i2.optional.open
    sex = i1.naming(box.SEXES).open  # of the score card played or burnt, or of the beast laid
    line = i1.naming(box.LINES).open
    winner = i1.seat.optional.open  # of the line
    prize = i1.open  # points
    parade = i1[box.SIDE].naming(box.BEASTS).open  # what lay in the line, box by box
