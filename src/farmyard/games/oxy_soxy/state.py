"""Oxy Soxy: what a game in progress is made of: the one phase of a turn, and the record."""

from enum import IntEnum

from farmyard.core.record import Record, i1, i2, i4
from farmyard.games.oxy_soxy.box import (
    BEASTS,
    BOXES,
    COLOURS,
    DECK,
    KINDS,
    LINES,
    MOST_PRIZE,
    SCORE_CARDS,
    SCORINGS,
    SEXES,
    SIDE,
)

PLAYERS = len(COLOURS)
PLACES = len(BOXES)
MOST_CAPTURED = MOST_PRIZE * SCORE_CARDS * len(SEXES) * PLAYERS

FREE, FORBIDDEN = 0, 1  # adjacency
SCORED_SEX, EITHER_SEX = 0, 1  # tie


class Phase(IntEnum):
    """A turn is one decision: play a hand card or a score card."""

    OVER = 0
    TURN = 1


class State(Record):
    """A game in progress.  Sets of cards, boxes and lines are the bits of one number."""

    start = i1
    adjacency = i1
    tie = i1
    score_cards = i1  # of each sex, less one

    phase = i1.naming(Phase).tallied
    turns = i2  # ended so far, by all players together

    meadow = i1[PLACES].naming(BEASTS)
    hands = i4[PLAYERS].each_seat.gathering(DECK).veiled
    piles = i1[PLAYERS, KINDS].each_seat.piling(DECK).veiled  # face down; the top is last
    captured = i1[PLAYERS, MOST_CAPTURED].each_seat.piling(BEASTS)  # in the order they came
    unplayed = i1[PLAYERS, 2].each_seat.counting(SEXES)  # score cards
    held = i1[PLAYERS].each_seat.tallied  # cards in each hand
    left = i1[PLAYERS].each_seat.tallied  # cards in each pile
    caught = i1[PLAYERS].each_seat.tallied  # cards captured by each
    points = i2[PLAYERS].each_seat.tallied
    unseen = i4[PLAYERS].each_seat.gathering(DECK).tallied  # hand and pile, as all can work it out
    away = i4[PLAYERS].each_seat.gathering(DECK).tallied  # put away, by the colour of the beast

    occupied = i4.gathering(BOXES).tallied
    sums = i1[len(LINES), 2, PLAYERS].tallied  # of values, by line, sex and colour
    scorable = i4.gathering(SCORINGS).tallied
    to_score = i1.tallied  # score cards left to all together

    # The last turn, until the next one ends.
    whose = i1.optional
    chose = i2.optional
    sex = i1.naming(SEXES)  # of the score card played or burnt, or of the beast laid
    line = i1.naming(LINES)
    winner = i1.optional  # of the line
    prize = i1  # points
    parade = i1[SIDE].naming(BEASTS)  # what lay in the line, box by box
