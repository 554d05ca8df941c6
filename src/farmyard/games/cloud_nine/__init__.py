"""Cloud Nine … in the henhouse: tricks that make nine, for one to nine breeders.

The ledger, with every ruling cited here, is ``docs/rules/cloud_nine.md``.
"""

from farmyard.core.options import Way
from farmyard.core.wording.messages import Messages
from farmyard.games.cloud_nine.box import PLAYERS
from farmyard.games.cloud_nine.options import OPTIONS, Tables

text = Messages(__name__)


CARD = Tables(
    key="cloud_nine",
    text=text,
    seats=(1, PLAYERS),
    default_seats=4,
    minutes=40,
    options=OPTIONS,
    rules_version=3,
    sort_order=4,
    ways=(
        Way("beginner", (("level", "1"), ("gold", "no"))),
        Way("full"),
        Way("solo", (("mode", "solo"), ("level", "1")), seats=1, minutes=15),
        Way("dual", (("mode", "dual"), ("level", "1")), seats=2, minutes=20),
    ),
)
