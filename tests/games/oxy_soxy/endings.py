"""Every way in which Oxy Soxy can end, and how to recognise it."""

from farmyard.core.tables.table import Table
from farmyard.games.oxy_soxy.words import BURNT, SCORED
from tests.golden import Golden

FIRST_BURN, PASS = 520, 522


def last_scored(table: Table) -> bool:
    return table.moves[-1] < FIRST_BURN and table.ranks().count(1) == 1


def last_burnt(table: Table) -> bool:
    return FIRST_BURN <= table.moves[-1] < PASS


def shared_win(table: Table) -> bool:
    return table.ranks().count(1) > 1


def somebody_passed(table: Table) -> bool:
    return PASS in table.moves


ENDINGS = [
    Golden("the-last-score-card", 2, "fox", {}, last_scored),
    Golden("a-shared-win", 3, "random", {}, shared_win),
    Golden("the-last-one-is-burnt", 2, "random", {"adjacency": "forbidden"}, last_burnt),
    Golden("somebody-passes", 4, "random", {"adjacency": "forbidden"}, somebody_passed),
    Golden("fast-and-either-sex", 4, "hen", {"score_cards": "1", "tie": "either_sex"}, last_scored),
]

ENDED = {
    "the-last-score-card": SCORED,
    "a-shared-win": SCORED,
    "the-last-one-is-burnt": BURNT,
    "fast-and-either-sex": SCORED,
}
"""What some of them say, in the words that are counted."""
