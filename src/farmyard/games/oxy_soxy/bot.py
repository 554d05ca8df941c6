"""Oxy Soxy: players that differ in patience and foresight (section 7 of the ledger).

The greedy ones take the best line that brings at least so many points, else they lay any beast
anywhere.  Those that look ahead weigh what each move would leave to themselves and to the others,
on what lies open: the cards they would draw and the hands of others they do not guess.  The weaker
ones overlook most places, the weakest all but one.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np

from farmyard.core.bits import bit
from farmyard.core.compiling import loop, rule
from farmyard.core.contract import Level
from farmyard.core.player import Maker, Player, SearchHints, SearchLevel, by_lead
from farmyard.core.record import as_bytes
from farmyard.games.oxy_soxy import text
from farmyard.games.oxy_soxy.box import LINES
from farmyard.games.oxy_soxy.rules import BURN, SCORE, play, winner_of
from farmyard.games.oxy_soxy.state import PLAYERS, Phase

__all__ = ["LEVELS", "SEARCH_HINTS"]

PATIENCE = 12  # points that are worth a score card
THREAT = 0.65  # how likely another takes the best line left to him
ROUNDS = 4  # beasts to lay for each score card, before patience wears off


class Greedy(Player):
    """A player that takes the best line that brings it ``patience`` points, else lays a beast.

    A fraction of a point is waited for now and then: 9.2 is 10 twice in ten, else 9.
    """

    def __init__(self, seat: int, dice: Random, patience: float) -> None:
        super().__init__(seat, dice)
        self.patience = patience

    def values(self, view: Any, choices: Sequence[int]) -> list[float]:
        enough = self.patience - self.dice.random()
        return [self._brings(view, c) if SCORE <= c < BURN else enough for c in choices]

    def _brings(self, view: Any, choice: int) -> int:
        sex, line = divmod(choice - SCORE, len(LINES))
        prize = int(view.sums[line][1 - sex].sum())
        return prize if winner_of(view, sex, line) == self.seat else -prize


class OnePlySearch(Player):
    """A player that looks one move ahead: what it takes, and the best line it leaves to each seat.

    It considers every scoring; of the places for its beasts the fraction ``sees``, one at least.
    """

    def __init__(self, seat: int, dice: Random, sees: float) -> None:
        super().__init__(seat, dice)
        self.sees = sees

    def choose(self, view: Any, choices: Sequence[int]) -> int:
        lays = [c for c in choices if c < SCORE]
        seen = max(1, round(self.sees * len(lays)))
        if seen < len(lays):
            choices = [*self.dice.sample(lays, seen), *(c for c in choices if c >= SCORE)]
        return super().choose(view, choices)

    def values(self, view: Any, choices: Sequence[int]) -> list[float]:
        states = np.empty(2, view.dtype)
        states[0] = view
        values = np.empty(len(choices))
        weigh(states, as_bytes(states), np.array(choices), values)
        return list(values)


@loop
def weigh(states: Any, rows: Any, choices: Any, values: Any) -> None:
    """Evaluate each choice on a copy of the view, without drawing a card."""
    me = states[0].turn
    price = worth_of_a_card(states[0], me)
    states[0].left[me] = 0
    for i in range(len(choices)):
        for k in range(rows.shape[1]):
            rows[1, k] = rows[0, k]
        play(states[1], choices[i])
        values[i] = change(states[0], states[1], me)
        if choices[i] >= SCORE:
            values[i] -= price


@rule
def worth_of_a_card(s: Any, p: int) -> float:
    """Return the worth of a score card in points: less when the beasts run out, for it must be
    played soon."""
    beasts, cards = s.held[p] + s.left[p], s.unplayed[p, 0] + s.unplayed[p, 1]
    return float(PATIENCE * min(1.0, beasts / (ROUNDS * max(cards, 1))))


@rule
def change(before: Any, after: Any, me: int) -> float:
    """Return the evaluation of a move: points taken, less the mean of what the others took; plus
    part of the best line left open to this seat, less part of the best left to another.

    The more seats there are, the rarer it is that a line still lies there when the turn is back.
    """
    value, threat = 0.0, 0
    for p in range(before.seats):
        gain = float(after.points[p] - before.points[p])
        value += gain if p == me else -gain / (before.seats - 1)
        if p != me and after.phase != Phase.OVER:
            threat = max(threat, best_line(after, p))
    hope = best_line(after, me) if after.phase != Phase.OVER else 0
    return float(value + hope / before.seats - THREAT * threat)


@rule
def best_line(s: Any, p: int) -> int:
    """Return the most points a score card would bring this seat, as the meadow lies."""
    best = 0
    for line in range(len(LINES)):
        for sex in range(2):
            open_to_him = s.unplayed[p, sex] and s.scorable & bit(len(LINES) * sex + line)
            if open_to_him and winner_of(s, sex, line) == p:
                best = max(best, prize_of(s, 1 - sex, line))
    return best


@rule
def prize_of(s: Any, sex: int, line: int) -> int:
    """Return the worth of all beasts of this sex in the line."""
    points = 0
    for p in range(PLAYERS):
        points += s.sums[line, sex, p]
    return points


# -- For a search ---------------------------------------------------------------


@rule
def worth(s: Any, choice: int) -> float:
    """Return what a choice brings at once, less the card it costs; laying counts as 0."""
    if not SCORE <= choice < BURN:
        return 0.0
    sex, line = (choice - SCORE) // len(LINES), (choice - SCORE) % len(LINES)
    prize = prize_of(s, 1 - sex, line)
    return float((prize if winner_of(s, sex, line) == s.turn else -prize) - PATIENCE)


@rule
def lead_of(s: Any, p: int) -> float:
    """Return a seat's points, with those its cards will bring and half of its best line now."""
    cards = s.unplayed[p, 0] + s.unplayed[p, 1]
    return float(s.points[p] + cards * worth_of_a_card(s, p) + best_line(s, p) / 2)


LEAD = 12  # points ahead with which three games in four are won
OWL = SearchLevel("owl", "owl", 8000)
PAST = ("turns", "whose", "chose", "sex", "line", "winner", "prize", "parade")
SEARCH_HINTS = SearchHints(worth, by_lead(lead_of, LEAD), depth=4, past=PAST, levels=(OWL,))


def greedy(patience: float) -> Maker:
    """Return a maker of players with this patience."""
    return lambda seat, seats, dice: Greedy(seat, dice, patience)


def one_ply_search(sees: float) -> Maker:
    """Return a maker of players that look one move ahead, at this fraction of the places."""
    return lambda seat, seats, dice: OnePlySearch(seat, dice, sees)


LEVELS = (
    Level("egg", text, "egg", greedy(7.5)),
    Level("chick", text, "chick", greedy(9.2)),
    Level("pullet", text, "pullet", one_ply_search(0.0)),
    Level("hen", text, "hen", one_ply_search(0.025)),
    Level("rooster", text, "rooster", one_ply_search(0.053)),
    Level("goose", text, "goose", one_ply_search(0.112)),
    Level("cat", text, "cat", one_ply_search(0.27)),
    Level("fox", text, "fox", one_ply_search(1.0)),
)
