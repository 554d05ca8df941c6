"""Fields of Cloud Nine whose every change is logged: see ``tests/test_told.py``.

Phrases that cover many fields are allowed: a day that is over, after which all cards are dealt anew
and the eggs are listed by name; hands that are swapped whole; a card for everyone.
"""

from tests.test_told import Watched

DAY = ("the day is over", "round is over")
SWAP = ("swaps hands", "swap hands")
COUNTS = ("eggs", "totals", "held", "golden", "fed", "straw", "again")
WATCHED = Watched(
    counts=COUNTS,
    hands="cloud_nine",
    single=("egg", "thief"),
    either={
        **dict.fromkeys(COUNTS, DAY),
        "held": (*DAY, "everybody draws"),
        "a new hand": (*DAY, *SWAP),
        "box": ("a Mystery Box",),
    },
)
