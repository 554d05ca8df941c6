"""Every way in which By Golly! can end, and how to recognise it."""

from farmyard.core.tables.table import Table
from farmyard.games.by_golly.state import Phase
from farmyard.games.by_golly.words import CLOSED, MATCHED, ROBBED
from tests.golden import Golden


def last_phase(table: Table) -> int:
    return int(table.history[-2][0]["phase"])


def discarded(table: Table) -> bool:
    return last_phase(table) == Phase.TURN and table.views.of(-1).winner >= 0


def discarded_all_copies(table: Table) -> bool:
    return last_phase(table) == Phase.LUCKY and table.moves[-1] == 1


def was_robbed(table: Table) -> bool:
    return last_phase(table) == Phase.DRAW


def was_stopped(table: Table) -> bool:
    return table.views.of(-1).winner < 0


def some_were_shuffled(table: Table) -> bool:
    """Return whether some but not all of the cards turned over in a mess were shuffled."""
    says = table.log()
    return discarded(table) and any("shuffles the" in s and "turned up" not in s for s in says)


ENDINGS = [
    Golden("the-last-card-matches", 3, "fox", {}, discarded),
    Golden("lucky-duck-wins", 4, "fox", {}, discarded_all_copies),
    Golden("robbed-of-the-last-card", 2, "hen", {}, was_robbed),
    Golden("the-guard-stops-it", 5, "chick", {"max_turns": 12}, was_stopped),
    Golden("some-are-shuffled", 4, "fox", {}, some_were_shuffled),
    Golden("six-and-auto", 6, "fox", {"lucky_duck": "auto"}, discarded),
    Golden(
        "last-card-safe-draw-first",
        2,
        "fox",
        {"last_card_safe": "yes", "empty_hand": "draw_first", "faceup_match": "instant"},
        discarded,
    ),
]

ENDED = {
    "the-last-card-matches": MATCHED,
    "lucky-duck-wins": MATCHED,
    "robbed-of-the-last-card": ROBBED,
    "the-guard-stops-it": CLOSED,
}
"""What some of them say, in the words that are counted."""
