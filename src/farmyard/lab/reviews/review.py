"""The review of a finished game: chances to win, the costliest choices, and luck.

At each decision every seat's chance to win is estimated from what that seat knew then
(`farmyard.lab.reviews.chances`).  The change to the next decision has two parts: the choice, which
is worth what it does to the chance before anything is thrown or shown; and luck, which is the rest.
Where nothing was thrown or shown there is no luck.  For each seat the parts add up to the whole way
from its first chance to what came of the game: own choices, choices of the others, luck.

What a choice costs is the chance of the best choice less its own.  The best of many uncertain
figures looks better than it is, so the best is picked in one half of the samples and measured in
the other, and the costliest are looked at once more in fresh ones.

Every figure is the mean of independent samples, with Student's interval: of worlds, or by search of
whole searches, each with a tree of its own (`farmyard.lab.reviews.foresight`).  The interval is for
what the estimator finds in the long run; a search of few rounds may be wrong in the long run, too.
So endings between two in which nothing is hidden are searched to the end of the game (`ending`),
and these figures are exact.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Any, NamedTuple

import numpy as np

from farmyard.bots import endgame, roster
from farmyard.core.options import OptionError
from farmyard.core.tables.table import Table
from farmyard.lab.executors import Executor, gather
from farmyard.lab.executors.processes import HERE
from farmyard.lab.intervals import Interval, student
from farmyard.lab.reviews import chances
from farmyard.lab.reviews.chances import PLAY_ON

WORLDS, ROLLED, SOME, FEW = 400, 64, 4, 16  # samples at random, by rollouts, search, and with bots
COSTLIEST = 3  # choices in a review
CANDIDATES = 8  # choices that are estimated once more, to find these
CLOSER = 4  # times the samples for candidates
FINER = 4  # times the samples for the curves, which estimate one choice and not all
STRANGE = 0.5  # a choice that is illegal in more of the samples tells too little by itself
MISSED = 0.01  # the least share of the win that a choice of a counted-out ending has lost

Numbers = np.ndarray[Any, Any]
Progress = Callable[[int], None]


class Known(NamedTuple):
    """A decision of a counted-out ending: the best choice, and the values by seat of it and of the
    choice made."""

    best: int
    most: Sequence[float]
    values: Sequence[float]


class Decision(NamedTuple):
    """A decision to be reviewed: number ``n`` of a game file, by the estimator of a level; what is
    ``known`` of it is not estimated."""

    text: str
    n: int
    level: str
    worlds: int
    seed: int
    known: Known | None = None


class Figure(NamedTuple):
    """An estimate: a mean, its variance, and the degrees of freedom that this was estimated with;
    a variance of 0 is exact."""

    value: float
    variance: float
    freedom: float = math.inf

    @property
    def interval(self) -> Interval:
        """The figure with the bounds of its 95 % confidence interval."""
        half = student(self.freedom) * self.variance**0.5
        return Interval(self.value, self.value - half, self.value + half)


class Cost(NamedTuple):
    """The cost of a choice to its seat: the chances of it and of the best, and their difference."""

    n: int
    seat: int
    choice: int
    better: int
    chance: Figure
    best: Figure
    cost: Figure


class Look(NamedTuple):
    """The estimates of a decision.  By seat: the chance ``before`` it, and with the choice
    ``chosen`` but before any luck; None if the choice is hidden from the seat, or illegal in most
    of the worlds that it can imagine."""

    before: list[Figure]
    chosen: list[Figure | None]
    cost: Cost | None  # None if there was nothing to choose


class Parts(NamedTuple):
    """The parts of a seat's result: own choices, choices of the others, luck."""

    own: Figure
    others: Figure
    luck: Figure


# -- A single decision ----------------------------------------------------------


@lru_cache(maxsize=4)
def table_of(text: str) -> Table:
    """Replay a game file, once in each process."""
    return Table.replay(text)


def look(decision: Decision) -> Look:
    """Estimate every seat's chance before a decision and after the choice, and its cost."""
    table = table_of(decision.text)
    choice = table.history.moves[decision.n]
    before: list[Figure] = []
    chosen: list[Figure | None] = []
    times, worlds = finer(decision.level, len(table.names)), chances.worlds_in(decision.level)
    for seat in range(len(table.names)):
        if decision.known and _sees_all(table, decision.n, seat):
            before.append(Figure(decision.known.most[seat], 0.0))
            chosen.append(Figure(decision.known.values[seat], 0.0))
            continue
        secret = table.views.secret(decision.n, seat)
        listed = [PLAY_ON] if secret else [PLAY_ON, choice]
        parts = _estimated(table, decision, seat, listed, times)
        before.append(figure(parts[0], worlds))
        known = not secret and np.isnan(parts[1]).mean() <= STRANGE
        chosen.append(figure(parts[1], worlds) if known else None)
    return Look(before, chosen, _cost(table, decision))


def _sees_all(table: Table, n: int, seat: int) -> bool:
    return endgame.is_whole(table.game, table.views.array(seat, n), seat)


def look_closer(decision: Decision) -> Cost | None:
    """Estimate the cost of a choice once more, in samples of another seed."""
    return _cost(table_of(decision.text), decision)


def _cost(table: Table, decision: Decision) -> Cost | None:
    """Estimate a cost: the best choice is picked in the even samples, and measured in the odd ones
    (sample splitting, against the bias of a maximum)."""
    seat, choice = table.history.turn_at(decision.n), table.history.moves[decision.n]
    legal = table.game.choices(table.views.array(seat, decision.n))
    if len(legal) == 1:
        return None
    if decision.known:
        return _exact_cost(table, decision.n, decision.known)
    some = _contenders(table, decision, legal)
    parts = _estimated(table, decision, seat, some)
    own, best = some.index(choice), int(np.argmax(parts[:, ::2].mean(axis=1)))
    at, most = parts[own, 1::2], parts[best, 1::2]
    chance, its, apart = (
        figure(values, chances.worlds_in(decision.level)) for values in (at, most, most - at)
    )
    return Cost(decision.n, seat, choice, some[best], chance, its, apart)


def _contenders(table: Table, decision: Decision, legal: Sequence[int]) -> list[int]:
    views, choice = (
        table.views.array(table.history.turn_at(decision.n), decision.n),
        table.history.moves[decision.n],
    )
    seed = decision.seed + decision.n
    return chances.contenders(table.game, decision.level, views, legal, choice, seed)


def _estimated(
    table: Table, decision: Decision, seat: int, listed: Sequence[int], times: int = 1
) -> Numbers:
    estimate = chances.estimator(table.card.key, decision.level)
    views, worlds = table.views.array(seat, decision.n), times * decision.worlds
    return estimate(table.game, views, seat, listed, worlds, decision.seed + decision.n)


def figure(values: Numbers, worlds: int = 1) -> Figure:
    """Return the mean over samples of so many ``worlds`` each, without `nan`, and its variance.

    The spread is taken as though one world more had gone another way, for samples that happen to
    agree prove no certainty.
    """
    known = values[~np.isnan(values)]
    n = len(known)
    apart = float(((known - known.mean()) ** 2).sum()) + worlds**-2
    return Figure(float(known.mean()), apart / max(n - 1, 1) / n, max(n - 1, 1))


# -- A whole game ---------------------------------------------------------------


@dataclass(frozen=True)
class Review:
    """A reviewed game, decision by decision."""

    table: Table
    level: str
    worlds: int
    looks: list[Look]
    costliest: list[Cost]

    def curve(self, seat: int) -> list[Figure]:
        """Return the seat's chance before each decision, and at last its share of the win."""
        end = chances.part_of(self.table.standing(), seat)
        return [*(each.before[seat] for each in self.looks), Figure(end, 0.0)]

    def parts(self, seat: int) -> Parts:
        """Split the seat's way from its first chance to its share of the win into its parts."""
        sums = {name: _Sum() for name in Parts._fields}
        curve = self.curve(seat)
        for n, each in enumerate(self.looks):
            doing = sums["own" if self.table.history.turn_at(n) == seat else "others"]
            after = each.chosen[seat] if self.table.history.revealed(n) else curve[n + 1]
            if after is None:  # a choice that was kept from this seat
                after = curve[n]
            doing.add(("before", n), curve[n], -1)
            doing.add(_name_of(after, curve, n), after, 1)
            sums["luck"].add(_name_of(after, curve, n), after, -1)
            sums["luck"].add(("before", n + 1), curve[n + 1], 1)
        return Parts(*(sums[name].figure for name in Parts._fields))

    def summary(self) -> dict[str, Any]:
        """Return the figures of ``farmyard review --json``."""
        names = self.table.names
        return {
            "game": self.table.card.key,
            "seats": names,
            "ranks": self.table.ranks(),
            "estimator": self.level,
            "worlds": self.worlds,
            "chances": [[round(f.value, 4) for f in self.curve(p)] for p in range(len(names))],
            "parts": [
                {name: f.interval.rounded() for name, f in self.parts(p)._asdict().items()}
                for p in range(len(names))
            ],
            "costliest": [self.told(cost) for cost in self.costliest],
        }

    def told(self, cost: Cost) -> dict[str, Any]:
        """Describe a costly choice in words and numbers."""
        view, names = self.table.views.of(cost.seat, cost.n), self.table.views.unique_names
        say = self.table.game.words.say
        return {
            "decision": cost.n + 1,
            "seat": self.table.names[cost.seat],
            "choice": say(view, cost.choice, names),
            "chance": cost.chance.interval.rounded(),
            "better": say(view, cost.better, names),
            "its_chance": cost.best.interval.rounded(),
            "cost": cost.cost.interval.rounded(),
        }


def ending(table: Table) -> dict[int, Known]:
    """Return the decisions at the end of a game between two that can be searched to its end.

    Goes back from the end for as long as the mover's view hides nothing and the search keeps its
    budget (`endgame.solve`).
    """
    found: dict[int, Known] = {}
    if len(table.names) != 2:
        return found
    for n in reversed(range(table.n)):
        views = table.views.array(table.history.turn_at(n), n)
        best = endgame.solve(table.game, views, table.game.choices(views))
        done = best and endgame.solve(table.game, views, [table.history.moves[n]])
        if best is None or done is None:
            break
        found[n] = Known(best.choice, best.values, done.values)
    return found


def counted_out(table: Table) -> list[Cost]:
    """Return the choices of the `ending` that were wrong for certain, in the order of the game.

    The figures are exact: their variance is 0.
    """
    return [
        cost
        for n, known in sorted(ending(table).items())
        if (cost := _exact_cost(table, n, known)).cost.value > MISSED
    ]


def _exact_cost(table: Table, n: int, known: Known) -> Cost:
    seat = table.history.turn_at(n)
    share, most = Figure(known.values[seat], 0.0), Figure(known.most[seat], 0.0)
    lost = Figure(most.value - share.value, 0.0)
    return Cost(n, seat, table.history.moves[n], known.best, share, most, lost)


class _Sum:
    """A sum of named estimates; one that is added and subtracted cancels out."""

    def __init__(self) -> None:
        self._terms: dict[Any, tuple[Figure, int]] = {}

    def add(self, name: Any, term: Figure, sign: int) -> None:
        self._terms[name] = (term, self._terms.get(name, (term, 0))[1] + sign)

    @property
    def figure(self) -> Figure:
        """The sum; its variance takes the estimates as independent, which rather overstates it,
        and its degrees of freedom are Welch and Satterthwaite's."""
        value = sum(term.value * times for term, times in self._terms.values())
        variances = [(term.variance * n * n, term.freedom) for term, n in self._terms.values()]
        whole = sum(each for each, _ in variances)
        parts = sum(each * each / freedom for each, freedom in variances)
        return Figure(value, whole, whole * whole / parts if parts else math.inf)


def _name_of(after: Figure, curve: Sequence[Figure], n: int) -> Any:
    if after is curve[n] or after is curve[n + 1]:
        return ("before", n if after is curve[n] else n + 1)
    return ("chosen", n)


def steps(table: Table) -> int:
    """Return the most steps that the progress bar of a review can have."""
    return table.n + CANDIDATES


def worlds_for(level: str) -> int:
    """Return the default number of samples: the fewer, the longer one takes."""
    known = {roster.RANDOM.name: WORLDS, chances.ROLLOUTS: ROLLED, chances.SEARCH: SOME}
    return known.get(level, FEW)


def finer(level: str, seats: int) -> int:
    """Return how many times the samples of a choice the curves have: searches and rollouts take so
    long that it is no more than a game of this many seats can afford."""
    return FINER if level not in (chances.SEARCH, chances.ROLLOUTS) else 2 if seats == 2 else 1


def review(
    text: str,
    level: str | None = None,
    worlds: int | None = None,
    seed: int = 0,
    by: Executor = HERE,
    progress: Progress | None = None,
) -> Review:
    """Review a finished game, given as a game file; raise `OptionError` if it is not finished.

    ``level`` names the estimator (`chances.estimator`; default `chances.usual`), ``worlds`` the
    number of samples for each decision (default `worlds_for`).  By search the ending is exact.
    """
    table = _finished(text)
    level = level or chances.usual(table.card.key, len(table.names))
    worlds = worlds or worlds_for(level)
    chances.estimator(table.card.key, level)  # or there is no such level
    known = ending(table) if level == chances.SEARCH else {}
    decisions = [Decision(text, n, level, worlds, seed, known.get(n)) for n in range(table.n)]
    ready = partial(look, decisions[0]._replace(worlds=2))
    looks = gather(by, look, decisions, ready, progress)
    dearest = _dearest([each.cost for each in looks if each.cost])[:CANDIDATES]
    again = [Decision(text, c.n, level, CLOSER * worlds, ~seed, known.get(c.n)) for c in dearest]
    closer = gather(by, look_closer, again, ready, progress)
    sure = _dearest([c for c in closer if c and c.cost.interval.low > 0])
    return Review(table, level, worlds, looks, sure[:COSTLIEST])


def _finished(text: str) -> Table:
    table = table_of(text)
    if not table.over:
        raise OptionError("this game is not over: a review would tell what is hidden still")
    return table


def _dearest(costs: Sequence[Cost]) -> list[Cost]:
    """Return the costs above zero, the highest first."""
    return sorted((c for c in costs if c.cost.value > 0), key=lambda c: -c.cost.value)
