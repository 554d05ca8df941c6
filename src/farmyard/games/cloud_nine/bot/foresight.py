"""Cloud Nine: values for the search: which choices look good, and which seat is ahead.

A breeder's choices are valued as the Hen values them, without looking at the table: tricks by their
eggs, Gold that helps at once before them.  In a duel tricks come first as well, then challenges.
"""

from typing import Any

import numpy as np

from farmyard.core.compiling import rule
from farmyard.core.player import LEFT_OUT, by_lead
from farmyard.games.cloud_nine.box import BOX, FOX, KINDS, MOST_CARDS, NESTS, OUT
from farmyard.games.cloud_nine.options import Mode
from farmyard.games.cloud_nine.rules import choices
from farmyard.games.cloud_nine.rules.tricks import EGGS, SIZE
from farmyard.games.cloud_nine.state import Phase

TRICK = 300.0
LEAD = 15.0  # eggs ahead with which three games in four are won
FOX_COSTS = 10
GOLD_BRINGS = 7  # a challenge met in a duel: five eggs, and a part of the majority


def _eager() -> Any:
    eager = np.zeros(choices.DEED_COUNT)
    eager[[choices.PASS, choices.END_TURN, choices.DRAW, choices.PEEK]] = 100, 200, 100, 150
    eager[[choices.COLLECTIVE, choices.BED, choices.LIE, choices.EASTER]] = 1000, 500, 500, 1010
    eager[choices.FEED : choices.FEED + 9] = 500
    eager[[choices.ANNOUNCE, choices.REVEAL]] = 2
    for kind in range(KINDS):
        eager[choices.PICK + kind] = {BOX: 12.0, FOX: -10.0, NESTS: 6.0}.get(kind, kind + 1.0)
    return eager


EAGER = _eager()
"""Prior value of each deed."""


@rule
def worth(s: Any, choice: int) -> float:
    """Return the prior value of a choice for the seat to move."""
    if s.mode != Mode.GROUP:
        return worth_at_packs(s, choice)
    if choice < choices.DEEDS:
        out = OUT if s.held[s.turn] == SIZE[choice] else 0
        return float(TRICK + EGGS[choice] + out)
    deed = choice - choices.DEEDS
    if deed == choices.SHOOT:
        return 1000.0 if s.hands[s.turn, FOX] > 0 else 0.0
    if deed == choices.CROW and s.phase == Phase.AFTER:
        return LEFT_OUT  # it lasts until the turn ends, and the trick has been laid
    if s.phase == Phase.GIVE:
        return float(-EAGER[deed])
    return float(EAGER[deed])


@rule
def worth_at_packs(s: Any, choice: int) -> float:
    """Return the prior value of a choice in a duel: tricks by eggs, then challenges, then moves."""
    if choice < choices.MOVE:
        subset = choice if choice < choices.KEEP else choices.KEPT_OF[choice - choices.KEEP, 0]
        eggs = 0
        for i in range(MOST_CARDS):
            pack = choices.PACKS_OF[subset, i]
            if pack >= 0 and 0 < s.tops[pack] <= BOX:
                eggs += s.tops[pack]
        return float(TRICK + eggs + (10 if choice >= choices.KEEP else 0))
    if choice == choices.RESIGN:
        return -1000.0
    return 100.0 if choice <= choices.CLAIM else 50.0 - (choice - choices.CLAIM)


@rule
def harvest(s: Any, p: int) -> float:
    """Return the eggs of a seat from all days so far, less the cost of the Foxes in its hand."""
    gold = GOLD_BRINGS * s.golden[p] if s.mode != Mode.GROUP else 0
    return float(s.totals[p] + s.eggs[p] + gold - FOX_COSTS * s.hands[p, FOX])


evaluate = by_lead(harvest, LEAD)
