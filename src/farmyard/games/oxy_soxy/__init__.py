"""Oxy Soxy (Ochsen soxen): bullocks and cows flirting on a meadow of five by five.

The ledger, with every ruling cited here, is ``docs/rules/oxy_soxy.md``.
"""

from farmyard.core.game import Card
from farmyard.core.options import choice, starting_seat

CARD = Card(
    key="oxy_soxy",
    title="Oxy Soxy",
    seats=(2, 4),
    default_seats=2,
    minutes=20,
    tagline="Strong bullocks win the cows. And the other way about.",
    author="Marco Teubner",
    credit="Oxy Soxy (Ochsen soxen) is a game by Marco Teubner, "
    "first published by Nürnberger-Spielkarten-Verlag in 2008.",
    rules_version=1,
    sort_order=2,
    options=(
        starting_seat("The biggest oaf: a seat of your choice, or luck.", "OS-R5", 4),
        choice(
            "adjacency",
            "Neighbours",
            "Put an animal on any free square, or never side by side with another.",
            "OS-R1",
            "free",
            free="Welcome",
            forbidden="Forbidden",
        ),
        choice(
            "tie",
            "A tie blocks a line",
            "Only a tie in the sex that is scored, or one in either sex.",
            "OS-R6",
            "scored_sex",
            scored_sex="Scored sex",
            either_sex="Either sex",
        ),
        choice(
            "score_cards",
            "Score cards of each sex",
            "Two each, or one each for a fast game.",
            "OS-R22",
            "2",
            **{"1": "One", "2": "Two"},
        ),
    ),
)
