"""Chickens ’n’ Aliens: what may be done now: the questions the rules ask, and all choices at once.

All legal choices together are the bits of two numbers: those below `THROW`, and those from it on.
"""

import numpy as np

from farmyard.core.cards import kinds, total
from farmyard.core.compiling import rule
from farmyard.games.aliens import state
from farmyard.games.aliens.box import ALIEN, BROODY, HAND, KINDS, TRACTOR_BEAM, WILD
from farmyard.games.aliens.options import ThrowAway
from farmyard.games.aliens.state import Deed, Phase


def _with(deed: Deed, card: int, to: int = 0) -> int:
    """Return a choice as a bit."""
    return 1 << state.EVERY_CHOICE.index((deed, card, to))


# Bits of the choices below THROW.  Each row of SPAN is what may be done with one kind of card.
PASS, TAKE, LAY = (1 << n for n in range(3))
SPAN = np.array(
    [
        sum(
            1 << n
            for n, (_, used, _) in enumerate(state.EVERY_CHOICE[: state.THROW])
            if used == card
        )
        for card in range(KINDS)
    ],
    np.int64,
)
AS_WILD = state.EVERY_CHOICE.index((Deed.BROODY, WILD, 0)) - state.EVERY_CHOICE.index(
    (Deed.BROODY, BROODY, 0)
)
COVER = _with(Deed.BROODY, BROODY)
BEAKS = _with(Deed.TWIN_BEAKS, BROODY + 1)
BOOSTER = _with(Deed.ROOSTER_BOOSTER, BROODY + 5)
SCRAMBLE = _with(Deed.SCRAMBLE, BROODY + 6)
WINGS = _with(Deed.WINGS_OF_DESIRE, BROODY + 7)
CHEEKY, FOWL, PECKING, PECKED, HYPNO = (
    _with(deed, card, 1)
    for deed, card in (
        (Deed.CHEEKY_CHICKEN, BROODY + 2),
        (Deed.FOWL_PLAY, BROODY + 3),
        (Deed.PECKING_ORDER, BROODY + 4),
        (Deed.HEN_PECKED, BROODY + 8),
        (Deed.HYPNO_CHICKEN, BROODY + 9),
    )
)
AT_A_HAND = CHEEKY | FOWL  # one seat clockwise; one bit further for each further seat
BEAM_ONE = _with(Deed.BEAM_FROM_ONE, TRACTOR_BEAM, 1)
BEAM_EACH = _with(Deed.BEAM_FROM_EACH, TRACTOR_BEAM)
ALIEN_FLU, CORN_STAR, ARMED_TEETH, ALL_OUT_WAR = range(TRACTOR_BEAM + 1, KINDS)
FLU = _with(Deed.ALIEN_FLU, ALIEN_FLU)
STAR = _with(Deed.CORN_STAR, CORN_STAR)
ARMED = _with(Deed.ARMED, ARMED_TEETH)
WAR = _with(Deed.ALL_OUT_WAR, ALL_OUT_WAR)


# -- Questions ------------------------------------------------------------------


@rule
def uncovered(s, p):
    """Return the number of a seat's aliens without a hen or a wild card on them."""
    return s.laid[p] - s.covers[p, 0] - s.covers[p, 1]


@rule
def can_take(s):
    """Return whether a card may be taken: fewer than five in hand, and one left (UF-R3, UF-R4)."""
    return s.held[s.turn] < HAND and (s.stock > 0 or s.heap > 1)


@rule
def is_stuck(s):
    """Return whether the seat to move can only pass: no card in hand, and none to take (UF-R9)."""
    return s.held[s.turn] == 0 and not can_take(s)


@rule
def can_act(s, plays):
    """Return whether the seat to move can play a card, or lay an alien or a UFO bottom."""
    return plays != 0 or can_lay_bottom(s, 0) or can_lay_bottom(s, 1)


@rule
def can_lay_bottom(s, side):
    """Return whether the seat to move holds this UFO bottom and lacks that side (fast rules)."""
    return s.bottoms[s.turn, side] > 0 and not s.parts[s.turn] >> side & 1


@rule
def can_be_stunned(s, p):
    return s.stun_stacks != 0 or s.stunned[p] == 0  # UF-R20


@rule
def is_any_laid(s):
    return total(s.laid[: s.seats]) > 0


@rule
def others_hold(s):
    """Return whether there is a card in any other hand."""
    return total(s.held[: s.seats]) > s.held[s.turn]


@rule
def others_have_corn(s):
    return total(s.corn[: s.seats]) > s.corn[s.turn]


@rule
def war_is_possible(s):
    """Return whether there is a card in any hand but the one played (UF-R24)."""
    return s.held[s.turn] > 1 or others_hold(s)


@rule
def shows(s, p):
    """Return the number of UFO bottoms in a hand: they show their face."""
    return s.bottoms[p, 0] + s.bottoms[p, 1]


@rule
def picks(s):
    """Return what can be taken from the hand reached into, as bits: a card unseen, a UFO bottom."""
    bits = int(s.held[s.reach] > shows(s, s.reach))
    for side in range(2):
        bits |= (s.bottoms[s.reach, side] > 0) << 1 + side
    return bits


# -- All choices at once --------------------------------------------------------


@rule
def lower_choices(s):
    """Return the legal choices below `THROW`, as bits."""
    if s.phase == Phase.TURN:
        return lower_plays(s) | TAKE * can_take(s) | PASS * is_stuck(s)
    return PASS * (s.phase == Phase.STUNNED and not s.held[s.turn])  # UF-R18


@rule
def upper_choices(s, lower):
    """Return the legal choices from `THROW` on, as bits from there, given those below it."""
    bits = 0
    if s.phase == Phase.TURN:
        for side in range(2 * (s.fast != 0)):
            bits |= can_lay_bottom(s, side) << state.LAY_BOTTOM - state.THROW + side
        # UF-R8: only if no card can be taken; by the strict rule only if nothing else is possible
        if not lower & TAKE and (s.throw_away != ThrowAway.STRICT or not can_act(s, lower & ~PASS)):
            bits |= throws(s)
    if s.phase == Phase.STUNNED:
        bits = throws(s)  # UF-R19
    if s.phase == Phase.PICK:
        bits = picks(s) << state.PICK - state.THROW
    return bits


@rule
def throws(s):
    """Return the choices to throw away a card of the hand, as bits."""
    bits = kinds(s.hands[s.turn])
    for side in range(2):
        bits |= (s.bottoms[s.turn, side] > 0) << state.THROW_BOTTOM - state.THROW + side
    return bits


@rule
def lower_plays(s):
    """Return the cards that can be played and the aliens that can be laid, as bits."""
    hand = s.hands[s.turn]
    mine = 0
    for card in range(BROODY, WILD):
        mine |= SPAN[card] * (hand[card] > 0)
    bits = LAY * (hand[ALIEN] > 0 and s.corn[s.turn] > 0)
    if mine or hand[WILD]:
        blue = blue_plays(s)
        bits |= blue & mine
        if hand[WILD]:
            bits |= blue << AS_WILD  # any of the ten
    return bits | red_plays(s, hand)


@rule
def blue_plays(s):
    """Return what each of the ten blue cards could do now, in whatever hand, as bits."""
    bits = COVER * (uncovered(s, s.turn) > 0)  # UF-R12
    bits |= BEAKS * (s.bank != 0) | SCRAMBLE * (s.pool > 0)
    bits |= BOOSTER * (s.stock + s.heap > 0) | WINGS * (s.heap > 0)
    for to in range(1, s.seats):
        p = (s.turn + to) % s.seats
        here = AT_A_HAND * (s.held[p] > 0) | PECKED * (s.corn[p] > 0)
        here |= PECKING * (uncovered(s, p) > 0)  # UF-R11
        here |= HYPNO * can_be_stunned(s, p)
        bits |= here << to - 1
    return bits


@rule
def red_plays(s, hand):
    """Return what the special cards of this hand could do now, as bits."""
    bits = 0
    if hand[TRACTOR_BEAM]:
        bits |= beams(s)
    if hand[ALIEN_FLU]:
        bits |= FLU * is_any_laid(s)
    if hand[CORN_STAR]:
        bits |= STAR * others_have_corn(s)  # UF-R27
    if hand[ARMED_TEETH]:
        bits |= ARMED * (s.stock + s.heap > 0)
    if hand[ALL_OUT_WAR]:
        bits |= WAR * war_is_possible(s)
    return bits


@rule
def beams(s):
    bits = BEAM_EACH * others_hold(s)
    for to in range(1, s.seats):
        bits |= BEAM_ONE * (s.held[(s.turn + to) % s.seats] > 0) << to - 1
    return bits
