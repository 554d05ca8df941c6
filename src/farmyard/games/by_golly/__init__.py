"""By Golly! (Au Backe!): memory and mess, for two to six chickens.

The ledger, with every ruling cited here, is ``docs/rules/by_golly.md``.
"""

from dataclasses import replace

from farmyard.core.game_card import Card
from farmyard.core.options import choice, number, starting_seat, switch
from farmyard.core.wording.messages import Messages
from farmyard.games.by_golly.options import (
    Consolation,
    EmptyHand,
    FaceupMatch,
    LuckyDuck,
    MemoryAid,
)

text = Messages(__name__)


FINER = tuple(
    replace(option, drawer="finer")
    for option in (
        choice(EmptyHand, "BG-R13"),
        choice(FaceupMatch, "BG-R6"),
        choice(Consolation, "BG-R14"),
        number("max_turns", "BG-R19", 2000, 1, 100_000),
    )
)

CARD = Card(
    key="by_golly",
    text=text,
    seats=(2, 6),
    default_seats=3,
    minutes=20,
    rules_version=2,
    sort_order=1,
    options=(
        starting_seat("BG-R18", 6),
        choice(LuckyDuck, "BG-R5"),
        choice(MemoryAid, "section 4"),
        switch("last_card_safe", "BG-R12"),
        *FINER,
    ),
)
