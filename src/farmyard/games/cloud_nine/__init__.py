"""Cloud Nine … in the henhouse: tricks that make nine, for one to nine breeders.

The ledger, with every ruling cited here, is ``docs/rules/cloud_nine.md``.
"""

from farmyard.core.messages import Messages
from farmyard.core.options import Way
from farmyard.games.cloud_nine.box import PLAYERS
from farmyard.games.cloud_nine.options import OPTIONS, Tables

text = Messages(__name__)

CARD = Tables(
    key="cloud_nine",
    title="Cloud Nine … in the henhouse",
    called="Cloud Nine",
    seats=(1, PLAYERS),
    default_seats=4,
    minutes=40,
    tagline="Make nine. Mind the Fox.",
    author="somebody whose name we do not know",
    credit="The rules we have of Cloud Nine do not name its author, its publisher or its year.",
    options=OPTIONS,
    rules_version=2,
    sort_order=4,
    ways=(
        Way("beginner", "Beginners", (("level", "1"), ("gold", "no"))),
        Way("full", "All cards"),
        Way("solo", "Alone", (("mode", "solo"), ("level", "1")), seats=1),
        Way("dual", "Duel", (("mode", "dual"), ("level", "1")), seats=2),
    ),
)
