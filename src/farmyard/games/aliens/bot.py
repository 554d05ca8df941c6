"""Chickens ’n’ Aliens: players with fixed priorities, and one that counts threats (section 7).

The simple ones value each choice by itself, on what they see.  The one that counts threats tries
every choice in worlds it imagines, lets all go on by the same priorities for a while, and counts
who wins the round and how things stand.
"""

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from farmyard.core.compiling import loop, rule
from farmyard.core.contract import Level
from farmyard.core.player import (
    LEFT_OUT,
    Maker,
    Player,
    SearchHints,
    SearchLevel,
    overlooking,
)
from farmyard.core.record import NOBODY, alone
from farmyard.core.views import prior
from farmyard.games.aliens import text
from farmyard.games.aliens.box import ALIEN, BROODY, KINDS, TO_WIN, WILD
from farmyard.games.aliens.knowledge import imagine
from farmyard.games.aliens.rules import many, nth, play
from farmyard.games.aliens.rules.choices import SPAN, lower_plays, others_hold, uncovered
from farmyard.games.aliens.state import CARD, DEED, TO, Deed, Phase, State

__all__ = ["LEVELS", "SEARCH_HINTS"]

BEAKS, CHEEKY, PECKING, BOOSTER, SCRAMBLE = (BROODY + n for n in (1, 2, 4, 5, 6))

KEEP = np.array([9, 5, 4, 1, 5, 8, 5, 3, 2, 3, 4, 10, 7, 3, 4, 3, 2], np.int64)
"""What a card in hand is worth, by kind: the least is thrown away first."""

EAGER = np.array(
    [0, 40, 65, 0, 56, 0, 42, 90, 50, 30, 20, 44, 20, 52, 52, 0, 40, 35, 0, 0, 95, 1, 0], np.int64
)
"""How gladly each deed is done when nothing presses, by its number in `Deed`."""

ROUND = 1000  # for winning it at once
WASTED = int(LEFT_OUT)  # for throwing away what could be played for something
WORTH_A_WILD = 30  # a wild card is kept for better things


class Hasty(Player):
    """A player that lays and steals what it can, and otherwise does anything."""

    def values(self, view: Any, choices: Sequence[int]) -> list[float]:
        return [HASTE.get(Deed(DEED[c]), 0.0) for c in choices]


HASTE = {
    Deed.LAY: 3.0,
    Deed.LAY_BOTTOM: 3.0,
    Deed.PECKING_ORDER: 2.0,
    Deed.TWIN_BEAKS: 1.0,
    Deed.TAKE: 1.0,
    Deed.THROW_AWAY: -1.0,
}


class Steady(Player):
    """A player that wins if it can, else steals, stops a leader, covers, lays, tends corn and
    cards."""

    def values(self, view: Any, choices: Sequence[int]) -> list[float]:
        states = alone(view)
        values = np.empty(len(choices))
        worth_all(states, np.array(choices), values)
        return list(values)


@loop
def worth_all(states: Any, choices: Any, values: Any) -> None:
    for i in range(len(choices)):
        values[i] = worth(states[0], choices[i])


@rule
def worth(s: Any, choice: int) -> int:
    """Return the priority of a choice, judged by what the seat to move may see."""
    deed, card, p = DEED[choice], CARD[choice], (s.turn + TO[choice]) % s.seats
    if deed == Deed.THROW_AWAY:
        return WASTED if is_wasted(s, card) else 20 - worth_keeping(s, card)
    if deed == Deed.PICK:
        return int(card)
    value = EAGER[deed] + urgency(s, deed, p)
    if wins(s, deed):
        return int(value + ROUND)
    if card == WILD and deed != Deed.PECKING_ORDER:
        value -= WORTH_A_WILD
    return int(value)


@rule
def wins(s: Any, deed: int) -> bool:
    """Return whether a deed brings the seat to move its third alien."""
    return s.laid[s.turn] == TO_WIN - 1 and (deed == Deed.LAY or deed == Deed.PECKING_ORDER)


@rule
def is_wasted(s: Any, card: int) -> bool:
    """Return whether throwing a card away wastes one that could be played for something now."""
    if s.phase != Phase.TURN:
        return False
    if card == CHEEKY:
        return bool(others_hold(s) and not s.cheeky_public)
    helps = card in (BEAKS, BOOSTER, SCRAMBLE)
    return bool(helps and lower_plays(s) & SPAN[card])


@rule
def worth_keeping(s: Any, card: int) -> int:
    """Return the worth of a card in hand: less for further copies, and for aliens without corn."""
    spare = s.hands[s.turn, card] - 1
    if card == ALIEN:
        return int(KEEP[card] - 2 * max(0, s.hands[s.turn, card] - s.corn[s.turn]))
    return int(KEEP[card] - 2 * spare)


@rule
def urgency(s: Any, deed: int, p: int) -> int:
    """Return how far the table raises a deed's priority: for missing corn, or against a leader."""
    me = s.turn
    if deed == Deed.BROODY:
        return int(30 * (s.laid[me] > 0))
    if deed == Deed.TWIN_BEAKS:
        return int(-30 * (s.corn[me] > 2))
    if deed == Deed.SCRAMBLE:
        return int(8 * min(s.pool, 4) - 20 * (s.corn[me] > 3))
    if deed == Deed.HEN_PECKED:
        return int(14 * (s.corn[me] == 0) + 10 * (s.corn[p] == 1))
    if deed == Deed.CORN_STAR:
        return corn_star(s)
    if deed == Deed.WINGS_OF_DESIRE:
        return 4 * worth_of_top(s)
    if deed == Deed.ALIEN_FLU:
        return flu(s)
    if deed == Deed.ALL_OUT_WAR:
        return war(s)
    return at_leader(s, deed, p)


@rule
def corn_star(s: Any) -> int:
    """Return the urgency of Corn Star: it grows with the corn of the others."""
    n = 0
    for p in range(s.seats):
        n += s.corn[p] * (p != s.turn)
    return int(3 * min(n, 5))


@rule
def worth_of_top(s: Any) -> int:
    top = s.discards[s.heap - 1]
    return KEEP[top] - 4 if top < KINDS else 8


@rule
def at_leader(s: Any, deed: int, p: int) -> int:
    """Return the urgency of a deed against a seat: it grows with the aliens that seat has laid."""
    if deed == Deed.PECKING_ORDER:
        return int(5 * s.laid[p])
    if deed == Deed.HYPNO_CHICKEN:
        return int(30 * s.laid[p])
    if deed == Deed.FOWL_PLAY or deed == Deed.BEAM_FROM_ONE:
        return int(6 * s.laid[p] + min(s.held[p], 5))
    return 0


@rule
def flu(s: Any) -> int:
    """Return the urgency of Alien Flu: it grows with how far behind in aliens the mover is."""
    most = 0
    for p in range(s.seats):
        if p != s.turn:
            most = max(most, s.laid[p])
    return int(45 * (most - s.laid[s.turn]) - 20)


@rule
def war(s: Any) -> int:
    """Return the urgency of All Out War: it grows with how many more cards somebody else holds."""
    others = 0
    for p in range(s.seats):
        if p != s.turn:
            others = max(others, s.held[p])
    return int(12 * (others - s.held[s.turn]) + 10)


class Counter(Player):
    """A player that tries every choice in imagined worlds and counts the threats that follow."""

    def values(self, view: Any, choices: Sequence[int]) -> list[float]:
        states = np.zeros(4, view.dtype)
        states[: BEGUN + 1] = prior(State, alone(view), self.seat)
        states["key"][BEGUN] = self.dice.getrandbits(64), self.dice.getrandbits(64)
        values = np.empty(len(choices))
        numbers = np.array(choices)
        worth_all(states, numbers, values)
        values *= TRUST / 100
        weigh(states, self.seat, numbers, values, WEIGHTS)
        return list(values)


WORLDS = 24  # imagined for each decision
SEEN, BEGUN, WORLD, PLAYED = range(4)  # the view, how each world begins, it, a choice made in it
TRUST = 0.14  # in the priorities, against what the worlds show

ONE, TWO, THREE, COVER, DIZZY, TO_LAY, TO_STEAL, CORN_EACH, CARD_EACH, GOODS = range(10)
WEIGHTS = np.array([0.24, 0.72, 1.0, 0.13, -0.15, 0.16, 0.26, 0.03, 0.03, 0.007])
"""What there is on the table and in hands is worth, in rounds won."""

PACE = 12  # turns of each seat, for every round
PATIENT, WAVERING = 30, 10  # turns of each seat behind it: nothing changes; patience runs out
LEAST = 0.1  # of it stays


@loop
def weigh(states: Any, me: int, choices: Any, values: Any, weights: Any) -> None:
    """Add to each choice's value its mean outlook, in the same imagined worlds for all."""
    patient = patience(states[SEEN])
    for _ in range(WORLDS):
        states[WORLD] = states[BEGUN]
        imagine(states[SEEN], me, states[WORLD])
        states[BEGUN].throws = states[WORLD].throws  # the next one has other dice
        states[WORLD].max_turns = states[WORLD].turns + 100
        for i in range(len(choices)):
            states[PLAYED] = states[WORLD]
            play(states[PLAYED], choices[i])
            seen = outlook(states[PLAYED], me, states[WORLD].rounds, weights, patient)
            values[i] += seen / WORLDS


@rule
def outlook(s: Any, me: int, rounds: int, weights: Any, patient: float) -> float:
    """Return how a state stands after each seat has had a turn by the priorities: 1 if the round is
    won by then, and minus the patience if it is lost."""
    for _ in range(s.seats):
        if s.phase == Phase.OVER or s.rounds != rounds:
            break
        play(s, best_of(s))
    if s.won != NOBODY:
        return 1.0 if s.won == me else -patient
    return standing(s, me, weights, patient)


@rule
def best_of(s: Any) -> int:
    best, value = nth(s, 0), -(10**6)
    for i in range(many(s)):
        choice = nth(s, i)
        n = worth(s, choice)
        if n > value:
            best, value = choice, n
    return int(best)


@rule
def standing(s: Any, me: int, weights: Any, patient: float) -> float:
    """Return the chances of a seat less those of the best of the others."""
    others = 0.0
    for p in range(s.seats):
        if p != me:
            others = max(others, chances(s, p, weights, patient))
    return chances(s, me, weights, patient) - patient * others


@rule
def patience(s: Any) -> float:
    """Return how much hands and others count: 1 while rounds are won in good time, then less and
    less. As long as everybody hoards and hinders, no round is won."""
    late = s.turns / s.seats - PACE * (s.rounds - 1) - PATIENT
    return float(max(LEAST, 1 - max(0.0, late) / WAVERING))


def is_late(view: Any) -> bool:
    """Return whether patience has begun to run out at three or four seats. From then on an Owl
    plays as a Fox does: a search foresees every theft, so it would wait for ever; one of two gets
    through."""
    return bool(view.seats > 2 and patience(view) < 1)


@rule
def chances(s: Any, p: int, weights: Any, patient: float) -> float:
    """Return the chances of a seat: aliens laid, aliens in hand to lay or steal, corn and cards."""
    laid = weights[ONE + s.laid[p] - 1] if s.laid[p] else 0.0
    laid += weights[COVER] * (s.laid[p] - uncovered(s, p)) + weights[DIZZY] * (s.stunned[p] > 0)
    hand = weights[TO_LAY] * min(s.hands[p, ALIEN], s.corn[p], 3)
    hand += weights[TO_STEAL] * min(s.hands[p, PECKING] + s.hands[p, WILD], 3)
    hand += weights[CORN_EACH] * min(s.corn[p], 4) + weights[CARD_EACH] * min(s.held[p], 6)
    goods = 0
    for kind in range(KINDS):
        goods += KEEP[kind] * s.hands[p, kind]
    return float(laid + patient * (hand + weights[GOODS] * goods))


@rule
def evaluate(s: Any, p: int) -> float:
    """Return how the whole game stands for p, from 0 to 1: this round, and the parts it has."""
    most = 0
    for q in range(s.seats):
        if q != p:
            most = max(most, many_of(s.parts[q]))
    lead = standing(s, p, WEIGHTS, 1.0) + many_of(s.parts[p]) - most
    return 1 / (1 + math.exp(-STEEP * lead))


@rule
def many_of(parts: int) -> int:
    """Return the number of UFO parts in a set of bits."""
    return (parts & 1) + (parts >> 1 & 1) + (parts >> 2 & 1)


STEEP = 1.2  # a whole part ahead is three games in four
OWL = SearchLevel("owl", "owl", 20000)
SEARCH_HINTS = SearchHints(worth, evaluate, depth=2, random_one_in=0, levels=(OWL,), leaves=is_late)


def make(kind: type[Player]) -> Maker:
    """Return a maker of players of a kind."""
    return lambda seat, seats, dice: kind(seat, dice)


LEVELS = (
    Level("egg", text, "egg", overlooking(make(Hasty), 0.3)),
    Level("chick", text, "chick", make(Hasty)),
    Level("hen", text, "hen", overlooking(make(Steady), 0.84)),
    Level("rooster", text, "rooster", overlooking(make(Counter), 0.81)),
    Level("fox", text, "fox", make(Counter)),
)
