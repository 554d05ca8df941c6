"""The bots of every game by name: those of its folder, those that search, and "random"."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from random import Random
from typing import Any

from farmyard.bots.random import RandomBot
from farmyard.bots.rollouts import Rollouts
from farmyard.bots.search import Search
from farmyard.core import catalogue
from farmyard.core.compiling import COMPILED, meanwhile
from farmyard.core.contract import Bot, Level
from farmyard.core.game import Game
from farmyard.core.options import OptionError
from farmyard.core.player import Memory, SearchLevel
from farmyard.core.wording.messages import common

Searcher = Search | Rollouts
"""A bot of a level that searches."""

RANDOM = Level("random", common, "scarecrow", RandomBot)


@cache
def levels(key: str) -> tuple[Level, ...]:
    """Return the levels a person may choose from, weakest first."""
    return catalogue.game(key).bot.LEVELS + search_levels(key)


@cache
def search_levels(key: str) -> tuple[Level, ...]:
    """Return the levels that search: they take long to compile, and a while to choose."""
    game = catalogue.game(key)
    return tuple(_searching(game, each) for each in game.search_hints.levels)


def searching(key: str) -> str:
    """Return the name under which a game's search gets ready (`core.compiling.meanwhile`)."""
    return f"{key} search"


def getting_ready(key: str, name: str) -> str | None:
    """Return a sentence if a level searches but is not compiled yet, else None."""
    for each in search_levels(key) if meanwhile.lasts(searching(key)) else ():
        if each.name == name:
            below = catalogue.game(key).bot.LEVELS[-1]
            return common("level-getting-ready", level=each.named, below=below.named)
    return None


def ready(key: str, name: str) -> str:
    """Return a sentence for a level that was getting ready, and is."""
    return common("level-ready", level=level(key, name).named)


def _searching(game: Game, search_level: SearchLevel) -> Level:
    below, what = game.bot.LEVELS[-1], searching(game.card.key)
    rounds, recall = search_level.rounds, game.search_hints.recall
    alone = game.search_hints.alone or below.make

    def make(seat: int, seats: int, dice: Random) -> Bot:
        if not COMPILED:
            return below.make(seat, seats, dice)
        if seats == 1:
            return alone(seat, seats, dice)
        memory = recall() if recall else None
        if meanwhile.may_compile() and not meanwhile.lasts(what):
            return searcher(seat, seats, dice, memory)
        deputy = below.make(seat, seats, Random(dice.getrandbits(64)))
        return Represented(deputy, what, lambda: searcher(seat, seats, dice, memory), memory)

    def searcher(seat: int, seats: int, dice: Random, memory: Memory | None) -> Searcher:
        if game.search_hints.rollouts:
            under = below.make(seat, seats, Random(dice.getrandbits(64)))
            return Rollouts(game, seat, seats, dice, rounds, under)
        search = Search(game, seat, seats, dice, rounds, memory=memory)
        if game.search_hints.leaves or recall:
            search.below = below.make(seat, seats, Random(dice.getrandbits(64)))
        return search

    name, picture = search_level.name, search_level.picture
    return Level(name, game.card.text, picture, make, None if COMPILED else below)


class Represented:
    """A bot that searches, replaced by a deputy of the level below until it is compiled.

    ``memory`` is that of the search to come, which so misses nothing.
    """

    def __init__(
        self, deputy: Bot, what: str, make: Callable[[], Bot], memory: Memory | None = None
    ) -> None:
        self._deputy, self._what, self._make, self._memory = deputy, what, make, memory
        self._search: Bot | None = None

    def watch(self, view: Any) -> None:
        """Show a view to the search; until it is compiled, to its memory and to the deputy."""
        for each in (self._search,) if self._search else (self._memory, self._deputy):
            if each:
                each.watch(view)

    def choose(self, view: Any, choices: Sequence[int]) -> int:
        """Return the search's choice once it is compiled, the deputy's until then."""
        if self._search is None and not meanwhile.lasts(self._what):
            self._search = self._make()
        if self._search is not None:
            with suppress(meanwhile.NotCompiled):
                return self._search.choose(view, choices)
        return self._deputy.choose(view, choices)


def level(key: str, name: str) -> Level:
    """Return a level by name, "random" included; raise `OptionError` for an unknown name."""
    known = (RANDOM, *levels(key))
    for each in known:
        if each.name == name:
            return each
    names = ", ".join(each.name for each in known)
    raise OptionError(f"there is no bot {name} for {catalogue.card(key).title}; there are {names}")


def make(key: str, name: str, seat: int, seats: int, dice: tuple[int, int]) -> Bot:
    """Make a bot for a seat; ``dice`` is the key of its own dice, 128 bits as two numbers."""
    return level(key, name).make(seat, seats, Random(dice[0] << 64 | dice[1]))
