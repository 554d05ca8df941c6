"""Chickens ’n’ Aliens: what a game in progress is made of: phases, deeds, and the record.

A choice is a deed, the card it is done with, and how many seats clockwise whom it is done to.
"""

from enum import IntEnum

import numpy as np

from farmyard.core.record import NOTHING, Record, i1, i2, i4
from farmyard.games.aliens import box
from farmyard.games.aliens.box import BROODY

PLAYERS = len(box.CHARACTERS)
OTHERS = PLAYERS - 1


class Phase(IntEnum):
    """The question to the seat to move."""

    OVER = 0
    TURN = 1  # any one action
    STUNNED = 2  # which card to throw away, instead of a turn
    PICK = 3  # which card to take from a hand that shows a UFO bottom (fast rules)


# -- Choices --------------------------------------------------------------------


class Deed(IntEnum):
    """The kinds of deeds, one of which each choice does."""

    PASS = 0
    TAKE = 1
    LAY = 2
    BROODY = 3
    TWIN_BEAKS = 4
    CHEEKY_CHICKEN = 5
    FOWL_PLAY = 6
    PECKING_ORDER = 7
    ROOSTER_BOOSTER = 8
    SCRAMBLE = 9
    WINGS_OF_DESIRE = 10
    HEN_PECKED = 11
    HYPNO_CHICKEN = 12
    BEAM_FROM_ONE = 13
    BEAM_FROM_EACH = 14
    ALIEN_FLU = 15
    CORN_STAR = 16
    ARMED = 17
    ALL_OUT_WAR = 18
    THROW_AWAY = 19
    LAY_BOTTOM = 20  # the "card" of these two is the bottom
    THROW_BOTTOM = 21
    PICK = 22  # the "card" is 0 for one unseen, else 1 + the bottom


AT_SOMEBODY = (
    Deed.CHEEKY_CHICKEN,
    Deed.FOWL_PLAY,
    Deed.PECKING_ORDER,
    Deed.HEN_PECKED,
    Deed.HYPNO_CHICKEN,
    Deed.BEAM_FROM_ONE,
)


def _done_with(deed: Deed, card: int) -> list[tuple[Deed, int, int]]:
    """A deed with a card: at each of the others, or at nobody."""
    whom = range(1, PLAYERS) if deed in AT_SOMEBODY else [0]
    return [(deed, card, to) for to in whom]


def _all_choices() -> list[tuple[Deed, int, int]]:
    blue = list(zip(list(Deed)[Deed.BROODY :], range(BROODY, box.WILD), strict=False))
    red = list(
        zip(list(Deed)[Deed.BEAM_FROM_EACH :], range(box.TRACTOR_BEAM, box.KINDS), strict=False)
    )
    both = range(len(box.BOTTOMS))
    return [
        (Deed.PASS, NOTHING, 0),
        (Deed.TAKE, NOTHING, 0),
        (Deed.LAY, box.ALIEN, 0),
        *(choice for deed, card in blue for choice in _done_with(deed, card)),
        *(choice for deed, _ in blue for choice in _done_with(deed, box.WILD)),
        *_done_with(Deed.BEAM_FROM_ONE, box.TRACTOR_BEAM),
        *(choice for deed, card in red for choice in _done_with(deed, card)),
        *((Deed.THROW_AWAY, card, 0) for card in range(box.KINDS)),
        *((Deed.LAY_BOTTOM, bottom, 0) for bottom in both),
        *((Deed.THROW_BOTTOM, bottom, 0) for bottom in both),
        *((Deed.PICK, what, 0) for what in range(1 + len(box.BOTTOMS))),
    ]


EVERY_CHOICE = _all_choices()
CHOICES = len(EVERY_CHOICE)
DEED, CARD, TO = (np.array(column, np.int8) for column in zip(*EVERY_CHOICE, strict=True))

THROW = EVERY_CHOICE.index((Deed.THROW_AWAY, box.ALIEN, 0))  # and the card
LAY_BOTTOM = EVERY_CHOICE.index((Deed.LAY_BOTTOM, 0, 0))  # and the bottom
THROW_BOTTOM = EVERY_CHOICE.index((Deed.THROW_BOTTOM, 0, 0))
PICK = EVERY_CHOICE.index((Deed.PICK, 0, 0))


# -- The record -----------------------------------------------------------------

HOLDINGS = tuple(f"{p}: {card}" for p in range(PLAYERS) for card in box.CARDS)
"""A card in a hand: "2: wild" is a wild card in the hand of seat 2."""


class State(Record):
    """A game in progress."""

    start = i1.open
    tractor_beam = i1.open
    alien_flu = i1.open
    corn_star = i1.open
    armed = i1.open
    all_out_war = i1.open
    specials = i1.open
    fast = i1.open
    throw_away = i1.open
    stun_stacks = i1.open
    cheeky_public = i1.open
    bank_runs_out = i1.open
    bank_corn = i2.open
    max_turns = i4.open
    aliens = i1.open
    broody = i1.open
    twin_beaks = i1.open
    cheeky_chicken = i1.open
    fowl_play = i1.open
    pecking_order = i1.open
    rooster_booster = i1.open
    scramble = i1.open
    wings_of_desire = i1.open
    hen_pecked = i1.open
    hypno_chicken = i1.open

    phase = i1.naming(Phase).open
    turns = i4.open  # ended so far, by all players together
    rounds = i2.open  # begun so far
    dealer = i1.seat.open

    hands = i1[PLAYERS, box.KINDS].counting(box.CARDS).own
    laid = i1[PLAYERS].each_seat.open  # aliens
    covers = i1[PLAYERS, 2].each_seat.counting(("broody", "wild")).open  # on them, one each
    corn = i2[PLAYERS].each_seat.open
    parts = i1[PLAYERS].each_seat.gathering(box.PARTS).open
    stunned = i2[PLAYERS].each_seat.open  # turns to be lost
    pool = i2.open
    discards = i1[box.LARGEST_DECK].piling(box.EVERYTHING).open  # face up; the top is last
    left_out = i1.gathering(
        box.SPECIALS
    ).open  # switched on, but not among those drawn for the deck

    held = i1[PLAYERS].each_seat.tallied.open  # cards in each hand, UFO bottoms too
    heap = i1.tallied.open  # cards in the discard pile
    pack = (
        i1[box.KINDS].counting(box.CARDS).tallied.open
    )  # all cards of the game, wherever they are
    deck = i1[box.KINDS].counting(box.CARDS).tallied  # in no order: whichever is drawn is as likely
    stock = i1.tallied.open  # cards in the deck, UFO bottoms too
    bank = i2.optional.tallied.open  # corn; none: it never runs out

    # The fast rules.
    bottoms = i1[PLAYERS, 2].each_seat.counting(box.BOTTOMS).open  # in each hand, for all to see
    beamed = i1[PLAYERS].each_seat.gathering(box.BOTTOMS).open  # parts laid from the hand
    top = i1.naming(box.BOTTOMS).open  # of the deck, if it is a UFO bottom
    buried = i1[2].counting(box.BOTTOMS).tallied.open  # in the deck
    reach = i1.optional.open  # from whose hand the seat to move is taking
    owed = i1.open  # cards still to be taken there
    sweep = i1.open  # 1 if from every hand in turn

    # What one knows of hands and of the deck in this round (UF-R40, UF-R41).
    known = i1[PLAYERS, PLAYERS * box.KINDS].counting(HOLDINGS).own  # surely there
    shown = i1[PLAYERS, PLAYERS * box.KINDS].each_seat.counting(HOLDINGS)  # as holders can tell
    known_to_all = i1[PLAYERS * box.KINDS].counting(HOLDINGS).open
    outside = i1[PLAYERS, box.KINDS].counting(box.CARDS).own  # surely not in the deck
    outside_to_all = i1[box.KINDS].counting(box.CARDS).open
    glimpse = i1[PLAYERS, PLAYERS * box.KINDS].counting(HOLDINGS).own  # hands, last seen
    glimpsed = i4[PLAYERS, PLAYERS].optional.own  # after how many turns that was

    # The last decision, until the next one.
    whose = i1.seat.optional.open
    chose = i1.upto(CHOICES - 1).optional.open
    drew = i1[PLAYERS].each_seat.open  # cards from the deck
    prey = i1[OTHERS].optional.open  # from whose hands cards were taken, in order
    prize = i1[OTHERS].naming(box.EVERYTHING)  # which cards those were
    reshuffled = i1.open  # 1 if the discard pile became the deck
    won = i1.seat.optional.open  # who won the round
