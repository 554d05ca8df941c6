"""Chickenrun: hens gather eggs, equipment and plans to escape across the wire; two to six huts.

The ledger, with every ruling cited here, is ``docs/rules/chickenrun.md``.
"""

from farmyard.core.game_card import Card
from farmyard.core.options import Way
from farmyard.core.wording.messages import Messages
from farmyard.games.chickenrun.options import OPTIONS

text = Messages(__name__)


CARD = Card(
    key="chickenrun",
    text=text,
    seats=(2, 6),
    default_seats=4,
    minutes=60,
    options=OPTIONS,
    rules_version=4,
    sort_order=5,
    ways=(
        Way("short", (("target", "2"),), minutes=30),
        Way("full"),
        Way("advanced", (("control", "bid"), ("joint", "yes"))),
    ),
)
