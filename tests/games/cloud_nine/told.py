"""Fields of Cloud Nine whose every change is told: see ``tests/test_told.py``.

Words that stand for all: a day that is over, after which everything is dealt anew and the eggs are
told by name to everybody; hands that are swapped whole, and a card for everybody.
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
