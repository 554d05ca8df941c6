"""Every way in which Chickenrun can end, and how to recognise it."""

from farmyard.core.tables.table import Table
from farmyard.games.chickenrun.state import Ending
from farmyard.games.chickenrun.words import ENDINGS as WORDS
from tests.golden import Golden


def ending(table: Table) -> Ending:
    return Ending(table.views.of()["ending"])


def four_free(table: Table) -> bool:
    return ending(table) == Ending.FREED


def last_in(table: Table) -> bool:
    return ending(table) == Ending.LAST


def all_pies(table: Table) -> bool:
    return ending(table) == Ending.PIES


def last_round(table: Table) -> bool:
    return ending(table) == Ending.ROUNDS


ADVANCED = {"control": "bid", "joint": "yes", "target": 2, "first_active": "in_order"}
ENDINGS = [
    Golden("four-are-free", 3, "rooster", {}, four_free),
    Golden("the-last-seat-in", 2, "random", {}, last_in),
    Golden("all-are-pies", 2, "rooster", {}, all_pies),
    Golden("the-last-round", 4, "fox", {"max_rounds": 6}, last_round),
    Golden("the-advanced-game", 4, "fox", ADVANCED, four_free),
]

ENDED = {
    "four-are-free": WORDS[0],
    "the-advanced-game": WORDS[0],
    "the-last-seat-in": WORDS[1],
    "all-are-pies": WORDS[2],
    "the-last-round": WORDS[3],
}
"""What some of them say, in the words that are counted."""
