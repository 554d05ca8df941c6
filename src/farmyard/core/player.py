"""The base class of most bots, and the hints that a game can give to a search.

A `Player` values every choice and picks the best: the values come from the game (its ``bot``), the
way of picking is always the same.  `SearchHints` hold what search bots know of a game beyond its
rules.
"""

import math
from collections.abc import Callable, Sequence
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple, Protocol

import numpy as np

from farmyard.core.compiling import rule_over
from farmyard.core.contract import Bot
from farmyard.core.record import Numbers

Maker = Callable[[int, int, Random], Bot]
"""``make(seat, seats, dice)`` seats a bot."""


class Player:
    """A bot that picks the choice it values most, at random among equals."""

    def __init__(self, seat: int, dice: Random) -> None:
        self.seat = seat
        self.dice = dice

    def watch(self, view: Any) -> None:
        """Remember nothing: the view holds all that the values need."""

    def choose(self, view: Any, choices: Sequence[int]) -> int:
        """Return one of the choices with the highest value; a single choice is not valued."""
        if len(choices) == 1:
            return choices[0]
        values = self.values(view, choices)
        best = max(values)
        return self.dice.choice([c for c, n in zip(choices, values, strict=True) if n == best])

    def values(self, view: Any, choices: Sequence[int]) -> Sequence[float]:
        """Return the value of each choice to this seat, in the game's own measure."""
        raise NotImplementedError


def at_a_glance(view: Any) -> SimpleNamespace:
    """Return the fields of a view as plain attributes, for code that reads many of them.

    Python takes some 10 µs to read one field of a record, and 60 to read all of them at once.
    """
    read = zip(view.dtype.names, view.item(), strict=True)
    fields = {n: v.view(Numbers) if isinstance(v, np.ndarray) else v for n, v in read}
    return SimpleNamespace(**fields)


class Overlooking:
    """A weaker copy of a bot: it considers a random part of the choices, the fraction ``sees``.

    At least two are considered, so that the worst is never the only one.
    """

    def __init__(self, bot: Bot, dice: Random, sees: float) -> None:
        self.bot = bot
        self.dice = dice
        self.sees = sees

    def watch(self, view: Any) -> None:
        """Show the whole view to the bot behind it."""
        self.bot.watch(view)

    def choose(self, view: Any, choices: Sequence[int]) -> int:
        """Let the bot behind it choose among a random part of the choices."""
        seen = max(2, round(self.sees * len(choices)))
        if seen < len(choices):
            choices = sorted(self.dice.sample(list(choices), seen))
        return self.bot.choose(view, choices)


def overlooking(make: Maker, sees: float) -> Maker:
    """Wrap a maker of bots: each considers only the fraction ``sees`` of its choices."""
    return lambda seat, seats, dice: Overlooking(make(seat, seats, dice), dice, sees)


def by_lead(standing: Callable[[Any, int], float], lead: float) -> Callable[[Any, int], float]:
    """Make an evaluation (see `SearchHints`): a seat's lead over its best opponent as a chance.

    ``standing(s, p)`` is a rule: the score of seat p by some measure; with a lead of ``lead`` over
    everybody else three games in four are won (a logistic curve).
    """

    @rule_over(standing.__module__)
    def evaluate(s: Any, p: int) -> float:
        most = -1e9
        for q in range(s.seats):
            if q != p:
                most = max(most, standing(s, q))
        return 1 / (1 + math.exp((most - standing(s, p)) / lead))

    return evaluate


class SearchLevel(NamedTuple):
    """A level that searches: a `farmyard.core.contract.Level` with its number of search rounds."""

    name: str
    picture: str
    rounds: int


LEFT_OUT = -1e9
"""The worth of a choice that a search need not look at (`SearchHints.worth`)."""


class Memory(Protocol):
    """The memory of a seat: what the views shown to it so far tell beyond the view of now."""

    def watch(self, view: Any) -> None:
        """Take note of a view; called after every change of the position."""

    def recalled(self, view: Any) -> Any:
        """Return a copy of the newest view, enriched; `Knowledge.imagine` must understand it."""

    def leaves(self, view: Any) -> bool:
        """Tell whether a choice is left to the level below, as `SearchHints.leaves` does."""


class RolloutPolicy(NamedTuple):
    """How a game is played on in a rollout, and judged at its end (`farmyard.bots.rollouts`).

    All but the numbers are rules over states and views.  A *course* is an intention that a seat may
    hold on to for a while, a number above 0.
    ``aim(s, p, course)``: what seat p is up to, an int; with course 0 by the policy's judgement.
    ``value(s, p, choice, aim)``: what a choice is worth to a seat that is up to that.
    ``courses(s, p, out)``: writes the courses open to the seat to move, and returns how many.
    ``keep(s, p, course)``: the course that the seat still holds on to; 0 once it is done or futile.
    ``clock(s)``: the time by which rollouts are cut off, an int; they last ``horizon`` of it.
    ``settled(s, p)``: whether the position may be judged for seat p: the same moment of every turn.
    ``features(s, p, out)``: writes what seat p has in a settled position: so many numbers.
    ``weights``: what those are worth, shape (features, 2): to the seat that is judged, and to the
    others; the chances of the seats are the softmax of their sums.
    """

    aim: Callable[[Any, int, int], int]
    value: Callable[[Any, int, int, int], float]
    courses: Callable[[Any, int, Any], int]
    keep: Callable[[Any, int, int], int]
    clock: Callable[[Any], int]
    settled: Callable[[Any, int], bool]
    features: Callable[[Any, int, Any], None]
    weights: Any
    horizon: int


class SearchHints(NamedTuple):
    """Heuristics that a game's ``bot`` gives to searches as ``SEARCH_HINTS``; all are optional.

    ``worth(s, choice)``: a rule that rates a choice of the seat to move, on a state or a view; it
    orders moves and picks them in playouts.  Differences of less than one are broken at random; a
    choice rated `LEFT_OUT` is left out of the tree while there is another.
    ``evaluate(s, p)``: a rule that evaluates an unfinished game for seat p, from 0 (lost) to 1
    (won).  With it a playout is cut off after ``depth`` decisions a seat; without it each is played
    to the end.  ``random_one_in``: one in so many decisions of a playout is random; 0 means none.
    ``past``: fields of the record that only describe what happened: the rest of the game does not
    depend on them, so positions that differ in nothing else are the same to an endgame search.
    ``levels``: the levels that search, weakest first.
    ``leaves(view)``: whether they leave a choice to the level below; plain Python.
    ``foreseen(s, choice)``: a rule that tells whether the mover knows what a choice leads to.  The
    tree ends at a choice that is not: its nodes stand for choices, whatever they turn up.
    ``alone(seat, seats, dice)``: makes the bot that takes the place of a search where a game is
    played alone: a search values places, and there are none to gain.  Without it the level below
    plays.
    ``recall()``: makes a `Memory` for a bot that searches, in a game whose views leave out what was
    seen earlier.  Without it a search looks only at the view it has to choose on.
    ``rollouts``: with it the levels compare choices by rollouts, in place of a tree search.
    """

    worth: Callable[[Any, int], float] | None = None
    evaluate: Callable[[Any, int], float] | None = None
    depth: int = 0
    random_one_in: int = 12
    past: tuple[str, ...] = ()
    levels: tuple[SearchLevel, ...] = ()
    leaves: Callable[[Any], bool] | None = None
    foreseen: Callable[[Any, int], bool] | None = None
    alone: Maker | None = None
    recall: Callable[[], Memory] | None = None
    rollouts: RolloutPolicy | None = None
