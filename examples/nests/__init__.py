"""Nests: noughts and crosses with hidden hens: the smallest whole game there is, to be copied.

This folder is a game.  Lay a copy of it in ``src/farmyard/games`` and it is on the shelf, on the
page, in the terminal and in the laboratory; ``docs/new-game.md`` goes through its rooms.
"""

from farmyard.core.game import Card
from farmyard.core.options import choice, starting_seat

CARD = Card(
    key="nests",
    title="Nests",
    seats=(2, 2),
    default_seats=2,
    minutes=2,
    tagline="Three hens in a row, and the yard is yours. Mind the straw.",
    author="children everywhere",
    credit="Noughts and crosses is older than anybody who could be asked; the straw is new.",
    rules_version=1,
    sort_order=9,
    options=(
        starting_seat("A seat of your choice, or luck.", "NE-R1", 2),
        choice(
            "row",
            "Three in a row",
            "Whoever has three hens in a row wins, or loses.",
            "NE-R2",
            "wins",
            wins="Wins",
            loses="Loses",
        ),
    ),
)
