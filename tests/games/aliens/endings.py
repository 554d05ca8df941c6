"""Every way in which Chickens ’n’ Aliens can end, and how to recognise it."""

from farmyard.core.tables.table import Table
from farmyard.games.aliens.state import DEED, Deed
from farmyard.games.aliens.words import LAID, LATE, STOLEN
from tests.golden import Golden


def last_deed(table: Table) -> Deed:
    return Deed(DEED[table.moves[-1]])


def whole(table: Table) -> bool:
    return any(len(parts) == 3 for parts in table.position()["parts"])


def laid(table: Table) -> bool:
    return whole(table) and last_deed(table) == Deed.LAY


def stolen(table: Table) -> bool:
    return whole(table) and last_deed(table) == Deed.PECKING_ORDER


def stopped(table: Table) -> bool:
    return not whole(table) and table.ranks().count(1) == 1


def stopped_in_a_tie(table: Table) -> bool:
    return not whole(table) and table.ranks().count(1) > 1


def with_bottoms(table: Table) -> bool:
    """Return whether the winner laid both bottoms from the hand, and won one round."""
    beamed = table.position()["beamed"]
    return whole(table) and any(len(sides) == 2 for sides in beamed)


def picked(table: Table) -> bool:
    return whole(table) and any(DEED[move] == Deed.PICK for move in table.moves)


ENDINGS = [
    Golden("the-third-alien-is-laid", 3, "hen", {}, laid),
    Golden("the-third-alien-is-stolen", 2, "fox", {}, stolen),
    Golden("too-late-to-go-on", 4, "chick", {"max_turns": 80}, stopped),
    Golden("a-tie-at-the-end", 3, "random", {"max_turns": 4}, stopped_in_a_tie),
    Golden("a-saucer-from-the-deck", 2, "hen", {"fast": "four"}, with_bottoms),
    Golden("a-bottom-is-picked", 3, "random", {"fast": "four"}, picked),
    Golden(
        "house-rules",
        4,
        "hen",
        {
            "throw_away": "strict",
            "stun_stacks": "yes",
            "cheeky_public": "yes",
            "bank_runs_out": "yes",
            "bank_corn": 20,
            "specials": 3,
            "aliens": 14,
        },
        whole,
    ),
]

ENDED = {
    "the-third-alien-is-laid": LAID,
    "the-third-alien-is-stolen": STOLEN,
    "too-late-to-go-on": LATE,
    "a-tie-at-the-end": LATE,
}
"""What some of them say, in the words that are counted."""
