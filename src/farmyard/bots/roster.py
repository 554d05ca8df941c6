"""The named levels of every game: its folder's own and those that search; "random" is below all."""

from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Any

from farmyard.bots.random import RandomBot
from farmyard.bots.search import Search
from farmyard.core import catalogue
from farmyard.core.compiling import INSTALLED, meanwhile
from farmyard.core.game import Bot, Game, Level
from farmyard.core.options import OptionError
from farmyard.core.player import Thinker

WITHOUT_COMPILER = "plays like the {} here: to search it needs Numba, which is not installed"
GETTING_READY = "The {} is getting ready to search, and plays like the {} until then."
RANDOM = Level("random", "Random", "picks anything", "scarecrow", RandomBot)


@cache
def levels(key: str) -> tuple[Level, ...]:
    """The levels a person may choose from, weakest first."""
    return catalogue.game(key).bot.LEVELS + thinkers(key)


@cache
def thinkers(key: str) -> tuple[Level, ...]:
    """Those of them that search: they take long to compile, and a while to choose."""
    game = catalogue.game(key)
    return tuple(_searching(game, each) for each in game.insight.thinkers)


def searching(key: str) -> str:
    """What a game's search is called while it gets ready (`core.compiling.meanwhile`)."""
    return f"{key} search"


def getting_ready(key: str, name: str) -> str | None:
    """That a level searches and is not ready to, in a sentence; None if it is, or does not."""
    for each in thinkers(key) if meanwhile.lasts(searching(key)) else ():
        if each.name == name:
            below = catalogue.game(key).bot.LEVELS[-1]
            return GETTING_READY.format(each.title, below.title)
    return None


def _searching(game: Game, thinker: Thinker) -> Level:
    below, what = game.bot.LEVELS[-1], searching(game.card.key)

    def make(seat: int, seats: int, dice: Random) -> Bot:
        if seats == 1 or not INSTALLED:  # a search values places; who plays alone has none to gain
            return below.make(seat, seats, dice)
        if not meanwhile.lasts(what):
            return Search(game, seat, seats, dice, thinker.rounds)
        deputy = below.make(seat, seats, Random(dice.getrandbits(64)))
        return Represented(deputy, what, lambda: Search(game, seat, seats, dice, thinker.rounds))

    level = Level(*thinker[:-1], make)
    return level if INSTALLED else level._replace(says=WITHOUT_COMPILER.format(below.title))


class Represented:
    """A bot that searches, and the level below it, which plays until there is a search."""

    def __init__(self, deputy: Bot, what: str, make: Callable[[], Bot]) -> None:
        self._deputy, self._what, self._make = deputy, what, make
        self._search: Bot | None = None

    def watch(self, view: Any) -> None:
        """Shown to the deputy alone: a search thinks of what it sees when it is asked."""
        if self._search is None:
            self._deputy.watch(view)

    def choose(self, view: Any, choices: Sequence[int]) -> int:
        """The search's choice, as soon as there is one."""
        if self._search is None and not meanwhile.lasts(self._what):
            self._search = self._make()
        return (self._search or self._deputy).choose(view, choices)


def level(key: str, name: str) -> Level:
    """A level by name, "random" included; `OptionError` names those there are."""
    known = (RANDOM, *levels(key))
    for each in known:
        if each.name == name:
            return each
    names = ", ".join(each.name for each in known)
    raise OptionError(f"there is no bot {name} for {catalogue.card(key).title}; there are {names}")


def make(key: str, name: str, seat: int, seats: int, dice: tuple[int, int]) -> Bot:
    """Seats a bot; ``dice`` is the key of its own dice, 128 bits as two numbers."""
    return level(key, name).make(seat, seats, Random(dice[0] << 64 | dice[1]))
