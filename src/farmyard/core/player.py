"""The player most bots are, and what a game can tell a search about itself.

A `Player` values every choice and picks the best: what a choice is worth is the game's affair (its
``bot``), how to pick is always the same.  A game's `Insight` is what its search bots know of it
beyond the rules.
"""

import math
from collections.abc import Callable, Sequence
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple

from farmyard.core.compiling import rule_over
from farmyard.core.contract import Bot

Maker = Callable[[int, int, Random], Bot]
"""``make(seat, seats, dice)`` seats a bot."""


class Player:
    """Picks the choice it values most, by its own dice among equals."""

    def __init__(self, seat: int, dice: Random) -> None:
        self.seat = seat
        self.dice = dice

    def watch(self, view: Any) -> None:
        """Nothing needs to be remembered that does not stand in the view."""

    def choose(self, view: Any, choices: Sequence[int]) -> int:
        """One of the choices worth most; the only one without a thought."""
        if len(choices) == 1:
            return choices[0]
        values = self.values(view, choices)
        best = max(values)
        return self.dice.choice([c for c, n in zip(choices, values, strict=True) if n == best])

    def values(self, view: Any, choices: Sequence[int]) -> Sequence[float]:
        """What each choice is worth to this seat, in the game's own measure."""
        raise NotImplementedError


def at_a_glance(view: Any) -> SimpleNamespace:
    """The fields of a view as plain attributes, for who reads many of them.

    Python takes some 10 µs to read one off a record, and 60 to read all of them at once.
    """
    return SimpleNamespace(**dict(zip(view.dtype.names, view.item(), strict=True)))


class Overlooking:
    """Another player who does not see all it could do: of its choices the part ``sees``.

    Two at least, so that it is never left with the worst alone.
    """

    def __init__(self, bot: Bot, dice: Random, sees: float) -> None:
        self.bot = bot
        self.dice = dice
        self.sees = sees

    def watch(self, view: Any) -> None:
        """The player behind it sees everything."""
        self.bot.watch(view)

    def choose(self, view: Any, choices: Sequence[int]) -> int:
        """One of the choices it sees, as the player behind it likes best."""
        seen = max(2, round(self.sees * len(choices)))
        if seen < len(choices):
            choices = sorted(self.dice.sample(list(choices), seen))
        return self.bot.choose(view, choices)


def overlooking(make: Maker, sees: float) -> Maker:
    """A maker of the same players, who see a part of their choices only."""
    return lambda seat, seats, dice: Overlooking(make(seat, seats, dice), dice, sees)


def by_lead(standing: Callable[[Any, int], float], lead: float) -> Callable[[Any, int], float]:
    """An outlook (see `Insight`): a seat's lead over the best of the others, as a chance to win.

    ``standing(s, p)`` is a rule: what seat p has; with ``lead`` more of it than anybody else three
    games in four are won.
    """

    @rule_over(standing.__module__)
    def outlook(s: Any, p: int) -> float:
        most = -1e9
        for q in range(s.seats):
            if q != p:
                most = max(most, standing(s, q))
        return 1 / (1 + math.exp((most - standing(s, p)) / lead))

    return outlook


class Thinker(NamedTuple):
    """A level that searches: as `farmyard.core.contract.Level`, with the rounds it thinks."""

    name: str
    title: str
    says: str
    picture: str
    rounds: int


class Insight(NamedTuple):
    """What a game's ``bot`` tells a search as ``INSIGHT``; nothing need be told.

    ``worth(s, choice)`` is a rule: how gladly the seat to move does that, on a state or a view;
    differences of less than one do not count.  ``outlook(s, p)`` is a rule: how seat p stands in a
    game that is not over, from 0 (lost) to 1 (won); with it a line of play is broken off after
    ``horizon`` decisions a seat, without it each is played to its end.  One of ``whim`` decisions
    in such a line is anything; with 0 none is.  ``past`` are fields of the record that only tell
    what happened: nothing that can follow depends on them.  ``thinkers`` are the levels that
    search, weakest first.
    """

    worth: Callable[[Any, int], float] | None = None
    outlook: Callable[[Any, int], float] | None = None
    horizon: int = 0
    whim: int = 12
    past: tuple[str, ...] = ()
    thinkers: tuple[Thinker, ...] = ()
