"""Chickenrun: eggs, equipment and plans, and a wire to be got across, for two to six huts.

The ledger, with every ruling cited here, is ``docs/rules/chickenrun.md``.
"""

from farmyard.core.game import Card
from farmyard.core.options import Way
from farmyard.games.chickenrun.options import OPTIONS

CARD = Card(
    key="chickenrun",
    title="Chickenrun",
    seats=(2, 6),
    default_seats=4,
    minutes=60,
    tagline="Eggs, spoons and a hole in the wire.",
    author="Susan Prescot Games",
    credit="Chickenrun is a game of Susan Prescot Games; its board and cards are lost, "
    "and those here are ours.",
    options=OPTIONS,
    rules_version=3,
    sort_order=5,
    ways=(
        Way("short", "Short game", (("target", "2"),)),  # CR-R39: 25 rounds instead of 40
        Way("full", "Full game"),
    ),
)
