"""The named levels of every game: those its folder gives, and "random" below them."""

from functools import cache
from random import Random

from farmyard.bots.random import RandomBot
from farmyard.core import catalogue
from farmyard.core.game import Bot, Level, OptionError

RANDOM = Level("random", "Random", "picks anything", "scarecrow", RandomBot)


@cache
def levels(key: str) -> tuple[Level, ...]:
    """The levels a person may choose from, weakest first."""
    return catalogue.game(key).bot.LEVELS


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
