"""Fields of Chickens ’n’ Aliens whose every change is logged: see ``tests/test_told.py``.

Phrases that cover many fields are allowed: all corn, all aliens, all hands, a cleared table.
"""

from tests.test_told import Watched

CLEARED = ("the table is cleared",)
WATCHED = Watched(
    counts=("corn", "laid", "parts", "held", "stunned"),
    hands="aliens",
    single=("won",),
    either={
        "corn": ("all that the others had", "yours and all that the others had"),
        "laid": ("every alien is gone", *CLEARED),
        "held": ("all hands are gone", *CLEARED),
        "stunned": CLEARED,
        "a new hand": CLEARED,
        "broody": ("broodies",),
        "wild": ("wild card",),
        "armed to the hen's teeth": ("armed to the hen’s teeth",),
    },
)
