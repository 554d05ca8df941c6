"""Chickenrun: players that run errands (section 9 of the ledger).

The greedy one wants a plan, then the cards it takes, one at a time from the nearest shop it can
pay, then the place where it begins, then away.  The wary one does the same with fear and timing:
it keeps out of Mr Tweedy's reach with a load, keeps an egg for Mrs Tweedy, sends its slow chickens
to rest, and announces only when he is far.
"""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from farmyard.core.contract import Level
from farmyard.core.player import (
    Maker,
    Player,
    RolloutPolicy,
    SearchHints,
    SearchLevel,
    at_a_glance,
    overlooking,
)
from farmyard.core.record import NOBODY, alone
from farmyard.games.chickenrun import text
from farmyard.games.chickenrun.bot.bargains import Bargain, bargains, mark, part_of
from farmyard.games.chickenrun.bot.rules import courses, standing
from farmyard.games.chickenrun.bot.rules.choosing import CHOICE, rate
from farmyard.games.chickenrun.state import Phase

__all__ = ["LEVELS", "SEARCH_HINTS"]


def is_offering(view: Any) -> bool:
    """Return whether the choice is about making an offer, which `bargains` decides."""
    return bool(Phase.TRADE <= view["phase"] < Phase.REPLY)


class Greedy(Player):
    """A player that runs errands by the shortest way, drives the Tweedys at others, and trades."""

    wary = False

    def __init__(self, seat: int, dice: Random) -> None:
        super().__init__(seat, dice)
        self.asked: set[tuple[int, ...]] = set()  # marks of bargains already offered
        self.meant: Bargain | None = None  # the bargain of the current offer

    def values(self, view: Any, choices: Sequence[int]) -> list[float]:
        if is_offering(view):
            return self.offering(at_a_glance(view), choices, Phase(int(view["phase"])))
        values = np.zeros(len(choices))
        rate(alone(view), self.seat, np.array(choices), CHOICE, self.wary, values)
        return values.tolist()

    def offering(self, view: Any, choices: Sequence[int], phase: Phase) -> list[float]:
        """Return the values of the parts of an offer: 1 for those of the intended bargain."""
        if phase == Phase.TRADE:
            self.meant = next(bargains(view, self.seat, self.asked), None)
            self.asked |= {mark(view, self.meant)} if self.meant else set()
        elif self.meant is None:
            self.meant = self.bargain_under_way(view)
        return [float(choice == part_of(view, self.meant, phase)) for choice in choices]

    def bargain_under_way(self, view: Any) -> Bargain | None:
        """Return a bargain for an offer of this seat that another player began."""
        found = bargains(view, self.seat, set())
        return next((each for each in found if view.dealing in (NOBODY, each.partner)), None)


class Wary(Greedy):
    """A player that runs the errands of `Greedy` with fear and timing."""

    wary = True


def maker(player: type[Greedy]) -> Maker:
    """Return a maker of players of a class."""
    return lambda seat, seats, dice: player(seat, dice)


LEVELS = (
    Level("egg", text, "egg", overlooking(maker(Greedy), 0.33)),
    Level("chick", text, "chick", overlooking(maker(Greedy), 0.42)),
    Level("pullet", text, "pullet", overlooking(maker(Greedy), 0.57)),
    Level("hen", text, "hen", overlooking(maker(Greedy), 0.77)),
    Level("rooster", text, "rooster", maker(Greedy)),
    Level("fox", text, "fox", maker(Wary)),
)

OWL = SearchLevel("owl", "owl", 400)
WEIGHTS = np.loadtxt(Path(__file__).with_name("weights.txt"), usecols=(1, 2))
HORIZON = 6  # rounds

SEARCH_HINTS = SearchHints(
    levels=(OWL,),
    leaves=is_offering,
    rollouts=RolloutPolicy(
        aim=courses.aim,
        value=courses.worth,
        courses=courses.courses,
        keep=courses.keep,
        clock=standing.clock,
        settled=standing.settled,
        features=standing.features,
        weights=WEIGHTS,
        horizon=HORIZON,
    ),
)
