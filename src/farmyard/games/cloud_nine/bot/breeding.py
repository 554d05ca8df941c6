"""Cloud Nine: values of the choices of the group game for the bots, in eggs or nearly so.

Gold that is worth more than any trick is played before it; Gold that is worth less than the end of
the turn is kept.  Everything is read off the view of the seat to move.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from farmyard.core.record import NOTHING, alone
from farmyard.games.cloud_nine import box
from farmyard.games.cloud_nine.rules.cards import in_gold_deck
from farmyard.games.cloud_nine.rules.choices import (
    ANNOUNCE,
    BED,
    COLLECTIVE,
    CROW,
    DEEDS,
    DRAW,
    EASTER,
    END_TURN,
    FETCHED,
    LIE,
    LOOK,
    PASS,
    PEEK,
    REVEAL,
    SHOOT,
    SILENT,
    WITHDRAW,
    deed_of,
)
from farmyard.games.cloud_nine.rules.declaring import table_of
from farmyard.games.cloud_nine.rules.tricks import BITS, EGGS, HIGHEST, LEGAL, NEEDS, SIZE, TRICKS
from farmyard.games.cloud_nine.rules.trying import lay_out
from farmyard.games.cloud_nine.state import Phase

HASTE: dict[Any, float] = {
    CROW: 4.0,
    BED: 4.0,
    EASTER: 4.0,
    LIE: 4.0,
    SHOOT: 4.0,
    COLLECTIVE: 4.0,
    "corns": 4.0,
    "trick": 3.0,
    PASS: 2.0,
    END_TURN: 2.0,
    DRAW: 2.0,
    "pick": 2.0,
}
"""Values of choices, by kind, for a player that does not think."""

TRICK = 300.0  # a trick comes before the end of the turn, after Gold that helps at once
AT_ONCE = 1000.0
HELPFUL = 500.0
TURN_ENDS = 200.0
FAT = 9  # eggs of a card worth doubling
TO_CROW = 6  # eggs a Rooster has to add to be played
LAST_ONE = 8  # value of leaving one card to be taken, which ends the day, when ahead
BEHIND = 12  # cost of the same when behind
FEW = 3  # cards in a hand that may soon be empty


def kind_of(view: Any, choice: int) -> Any:
    """Return the key of a choice in `HASTE`."""
    return "trick" if choice < DEEDS else deed_of(choice)[0]


@cache
def legal_sets(table: int) -> Any:
    """Return, as a Boolean array, which sets a table of tricks allows."""
    return np.array([int(LEGAL[table][i // BITS]) >> i % BITS & 1 for i in range(TRICKS)], bool)


def sets_in(hand: Any, table: int) -> Any:
    """Return the numbers of all legal sets of a table that a hand holds."""
    return np.flatnonzero(legal_sets(table) & (hand[: box.BOX + 1] >= NEEDS).all(axis=1))


def eggs_of(view: Any, tricks: Any, straw: bool = False, rooster: bool = False) -> Any:
    """Return the eggs each of these tricks would bring the seat to move, after Snakes and Straw."""
    states = alone(view)
    if straw:
        states[0]["straw"][view.turn] = 1
    if rooster:
        states[0]["rooster"] = 1
    out = np.zeros(len(tricks), np.int64)
    lay_out(states, np.asarray(tricks, np.int64), out)
    return out


class Plain:
    """An evaluation by most eggs, with Gold only where it surely helps, as a Rifle on Foxes."""

    def __init__(self, view: Any) -> None:
        self.view = view
        self.me = int(view.turn)
        self.hand = view.hands[self.me]
        self.gold = view.golds[self.me]
        self.foxes = int(self.hand[box.FOX])

    def values(self, choices: Sequence[int]) -> list[float]:
        tricks = [c for c in choices if c < DEEDS]
        eggs = dict(zip(tricks, eggs_of(self.view, tricks).tolist(), strict=True)) if tricks else {}
        self.best = max(eggs, key=lambda c: eggs[c], default=NOTHING)
        self.most = eggs.get(self.best, 0)
        return [self.trick(c, eggs[c]) if c < DEEDS else self.deed(c) for c in choices]

    def trick(self, choice: int, eggs: int) -> float:
        out = self.view.held[self.me] == SIZE[choice]
        return float(TRICK + eggs + box.OUT * out)

    def deed(self, choice: int) -> float:
        deed, n = deed_of(choice)
        if deed == SHOOT:
            return AT_ONCE if self.foxes else 0.0
        if deed == BED:
            return AT_ONCE if self.best >= 0 and HIGHEST[self.best] >= FAT else 0.0
        if deed == COLLECTIVE:
            return AT_ONCE if self.view.left > self.view.seats else 0.0
        if deed == "pick":
            return self.pick(n)
        return PLAIN.get(deed, 0.0)

    def pick(self, kind: int) -> float:
        """Value a card to take, or to give away: many eggs are good, a box better, a Fox bad."""
        worth = {box.BOX: 12.0, box.FOX: -10.0, box.NESTS: 6.0}.get(kind, kind + 1.0)
        return -worth if self.view.phase == Phase.GIVE else worth


PLAIN: dict[Any, float] = {
    PASS: 100.0,
    END_TURN: TURN_ENDS,
    DRAW: 100.0,
    ANNOUNCE: 2.0,
    SILENT: 1.0,
    REVEAL: 2.0,
    WITHDRAW: 1.0,
}


class Cunning(Plain):
    """An evaluation that plays every Gold card where it helps most (section 8 of the ledger)."""

    def trick(self, choice: int, eggs: int) -> float:
        left = int(self.view.held[self.me] - SIZE[choice])
        if left == 0:
            return TRICK + eggs + box.OUT + self.lead(eggs + box.OUT) / 4
        if left == 1:
            ahead = self.lead(eggs) > 0
            return TRICK + eggs + (LAST_ONE if ahead else -BEHIND) + 5 * (self.foxes > 0)
        return float(TRICK + eggs - EGGS[choice] / 100)  # among equals, keep good cards

    def lead(self, more: int) -> int:
        """Return the seat's lead over the best other seat on this day, with so many eggs more."""
        eggs = [int(n) for n in self.view.eggs[: self.view.seats]]
        own = eggs.pop(self.me) + more - 10 * self.foxes
        return own - max(eggs)

    def deed(self, choice: int) -> float:
        deed, n = deed_of(choice)
        seat = (self.me + n) % int(self.view.seats)
        if deed in ("hen all", "hen one", "nests", "corns"):
            return self.at_seat(deed, seat)
        if deed == "worm":
            return self.fetch(FETCHED[n])
        if deed == CROW:
            return AT_ONCE - 1 if self.crow() >= TO_CROW else 0.0
        if deed == BED:
            return self.straw()
        if deed == SHOOT and not self.foxes:
            return HELPFUL if self.hurry() else 0.0
        if deed in (ANNOUNCE, REVEAL):
            return self.snake(deed)
        return CUNNING.get(deed, super().deed(choice))

    # -- For the own trick ------------------------------------------------------

    def table(self, rooster: int) -> int:
        """Return the number of the table of tricks that holds here, with a Rooster or without."""
        return int(table_of(self.view, rooster))

    def crow(self) -> int:
        """Return the eggs that a Rooster would add to the best trick."""
        if self.view.phase != Phase.BEFORE:
            return 0
        tricks = sets_in(self.hand, self.table(rooster=1))
        straw = bool(self.gold[box.STRAW] > 0)
        best = eggs_of(self.view, tricks, straw, rooster=True)
        usual = sets_in(self.hand, self.table(rooster=0))
        most = eggs_of(self.view, usual, straw)
        return int(best.max(initial=0) - most.max(initial=0))

    def straw(self) -> float:
        """Value playing Straw: at once on a fat card, or on less when the day is nearly over."""
        if self.best < 0 or self.view.phase != Phase.BEFORE:
            return 0.0
        tricks = sets_in(self.hand, self.table(self.view.rooster))
        more = int(eggs_of(self.view, tricks, straw=True).max(initial=0)) - self.most
        return AT_ONCE - 2 if more >= (FAT - 1 if not self.hurry() else 4) else 0.0

    def pick(self, kind: int) -> float:
        """Value a card by the best trick with it in hand; when giving, by the best without it."""
        hand = np.array(self.hand)
        give = self.view.phase == Phase.GIVE
        hand[kind] += -1 if give else 1
        table = self.table(self.view.rooster)
        best = int(EGGS[sets_in(hand, table)].max(initial=0))
        return best + super().pick(kind) / 2

    # -- Against the others -----------------------------------------------------

    def at_seat(self, deed: Any, seat: int) -> float:
        """Value a Gold card that is played at a seat."""
        danger = self.danger(seat)
        if deed == "corns":
            return HELPFUL + danger if not self.view.fed[seat] else 0.0
        if deed == "nests":
            short = seat != self.me and self.view.held[seat] <= FEW
            return HELPFUL + danger if short and self.view.left > 2 else 0.0
        if deed == "hen one":
            return HELPFUL + 10 + danger if self.foxes and not self.gold[box.RIFLE] else 0.0
        return HELPFUL + 20 + danger if self.foxes > 1 and not self.gold[box.RIFLE] else 0.0

    def danger(self, seat: int) -> float:
        """Return how dangerous a seat is: by its eggs, and more if it plays next."""
        view = self.view
        return float(view.eggs[seat] + view.totals[seat]) / 10 + (seat == self._next())

    def _next(self) -> int:
        return (self.me + 1) % int(self.view.seats)

    def hurry(self) -> bool:
        """Tell whether the day may soon end: a hand or the nest has few cards left."""
        held = [int(n) for n in self.view.held[: self.view.seats]]
        return min(held) <= FEW or self.view.left <= self.view.seats

    def fetch(self, kind: int) -> float:
        """Value a Gold card that the Worm would bring back: by whether it can be used now."""
        if kind == box.RIFLE:
            return AT_ONCE - 3 if self.foxes else 0.0
        if kind == box.ROOSTER:
            return HELPFUL + 60 if not self.view.rooster and self.crow() >= TO_CROW else 0.0
        if kind == box.STRAW:
            return HELPFUL + 50 if not self.view.straw[self.me] and self.straw() else 0.0
        return {box.SNAKE: HELPFUL + 5, box.CORNS: HELPFUL + 4, box.HEN: 0.0, box.NEST2: 0.0}.get(
            kind, 0.0
        )

    def snake(self, deed: Any) -> float:
        """Value a Snake at any time: announce it on a fat trick, turn it up if it should win."""
        if deed == ANNOUNCE:
            return 2.0 if HIGHEST[self.view.trick] >= FAT - 2 else 0.0
        callers = int(self.view.calls).bit_count()
        number = int(self.view.serpents[self.me]).bit_length()
        share = number / max(1, int(in_gold_deck(self.view, box.SNAKE)))
        return 2.0 if share ** (callers - 1) >= 0.5 else 0.0


CUNNING: dict[Any, float] = {
    EASTER: AT_ONCE + 10,
    LIE: HELPFUL,
    PEEK: 150.0,
    LOOK: 0.0,
}
