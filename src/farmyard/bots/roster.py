"""The named levels of every game: its folder's own and those that search; "random" is below all."""

from functools import cache
from random import Random

from farmyard.bots.judging import insight_of
from farmyard.bots.random import RandomBot
from farmyard.bots.search import Search
from farmyard.core import catalogue
from farmyard.core.compiling import INSTALLED
from farmyard.core.game import Bot, Game, Level
from farmyard.core.options import OptionError
from farmyard.core.player import Thinker

WITHOUT_COMPILER = "plays like the {} here: to search it needs Numba, which is not installed"
RANDOM = Level("random", "Random", "picks anything", "scarecrow", RandomBot)


@cache
def levels(key: str) -> tuple[Level, ...]:
    """The levels a person may choose from, weakest first."""
    return catalogue.game(key).bot.LEVELS + thinkers(key)


@cache
def thinkers(key: str) -> tuple[Level, ...]:
    """Those of them that search: they take long to compile, and a while to choose."""
    game = catalogue.game(key)
    return tuple(_searching(game, each) for each in insight_of(game).thinkers)


def _searching(game: Game, thinker: Thinker) -> Level:
    below = game.bot.LEVELS[-1]

    def make(seat: int, seats: int, dice: Random) -> Bot:
        if seats == 1 or not INSTALLED:  # a search values places; who plays alone has none to gain
            return below.make(seat, seats, dice)
        return Search(game, seat, seats, dice, thinker.rounds)

    level = Level(*thinker[:-1], make)
    return level if INSTALLED else level._replace(says=WITHOUT_COMPILER.format(below.title))


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
