"""Chickenrun: the farm on which every lesson begins: the cards in shops and decks.

The learner lives in hut 2, so that her hens are Waddles (−1), Ginnie (0), Apricot (+1), Tansy (+2),
Amber (+3) and Skyrocket (+4); Crisp lives in hut 5 and has the turn after hers.
"""

from typing import Any

from farmyard.games.chickenrun.box import CARD_COPIES, OPPORTUNITIES, PLAN_NAMES
from farmyard.games.chickenrun.state import HUT_NAMES

SEATS = ("Ada", "Crisp")

PILES = {
    "woodshed": "Spoon Spoon Torch Rope Rope Ladder Plank Plank Overcoat Hat Spring Crate",
    "barn": "Spoon Spoon Bucket Torch Pit_Prop Rope Ladder Plank Overcoat Hat Spring Bicycle",
    "workshop": "Spoon Bucket Torch Pit_Prop Wire_Cutters Pliers Ladder Plank Overcoat Hat Spring "
    "Crate",
    "house": "Spoon Bucket Pit_Prop Rope Rope Ladder Plank Overcoat Spring Crate Bicycle",
}
"""All the equipment, shop by shop."""

TOP_PLAN = "Rope Drop"
OTHER_PLANS = tuple(each for each in PLAN_NAMES if each != TOP_PLAN)


def farm(throws: int, gone: tuple[str, ...] = (), plan: str = "", **fields: Any) -> dict[str, Any]:
    """Return a position before the learner's throw.

    ``throws`` says how far the dice have come, and so what they will show; ``gone`` which cards
    have left the shops ("barn Ladder"); ``plan`` the one that the learner has.
    """
    piles = [
        f"{shop} {card.replace('_', ' ')}"
        for shop, cards in PILES.items()
        for card in cards.split()
    ]
    for card in gone:
        piles.remove(card)
    return {
        "phase": "BEFORE",
        "turn": 0,
        "mover": 0,
        "begun": 1,
        "rounds": 1,
        "throws": throws,
        "hut": ["hut 2", "hut 5"],
        "chickens": [["HAND", "HAND", "ACTIVE", "HAND", "HAND", "HAND"]] * 2,
        "piles": piles,
        "gone_from": list(gone),
        "plans": [[plan] if plan else [], []],
        "plan_pile": [each for each in (TOP_PLAN, *OTHER_PLANS) if each != plan],
        "deck": [
            card for card, n in zip(OPPORTUNITIES, CARD_COPIES, strict=True) for _ in range(n)
        ],
        "to_search": list(HUT_NAMES),
        "tweedy": "house",
        "dog": "0,0",
        "options": {"trading": "no"},
        **fields,
    }
