"""Refusals of touched parts say why the part cannot be chosen, or what is asked."""

import random

import pytest

from farmyard.core import catalogue
from farmyard.core.compiling import COMPILED
from farmyard.core.tables.table import Table
from farmyard.server.web.drawing import choosing

LOOKS = 12 if COMPILED else 3
EVERY = 9  # decisions between two looks


def told(key: str, seed: int) -> set[str]:
    """Touch parts that could be chosen at other moments, and return the refusals."""
    card = catalogue.card(key)
    table, dice = Table.deal(key, card.default_seats, seed=seed), random.Random(seed)
    seen, says = set[str](), set[str]()
    while not table.over and table.n < LOOKS * EVERY:
        seat = table.to_move or 0
        open_now = {p for c in choosing.choices_of(table, seat) for p in c.parts}
        seen |= open_now
        if table.n % EVERY == 0:
            shut = dice.sample(sorted(seen - open_now), min(12, len(seen - open_now)))
            says |= {choosing.why_not(table, seat, [part]) for part in [*shut, "nowhere"]}
        table.play(dice.choice(table.legal()))
    return says


@pytest.mark.parametrize("key", catalogue.keys())
def test_every_part_that_is_shut_says_why(key: str) -> None:
    says = told(key, 1)
    assert says
    assert [each for each in says if len(each) < 12 or each[-1] not in ".?!)"] == []


def test_a_game_may_have_a_reason_of_its_own() -> None:
    table = Table.deal("by_golly", ["Ada", "Ben"], seed=1, options={"start": "0"})
    assert choosing.why_not(table, 0, ["place-3"]) == "First play an animal from your hand."
    table.play(table.legal()[0])
    assert "now turn over a card" in choosing.why_not(table, 0, ["card-fox"])
