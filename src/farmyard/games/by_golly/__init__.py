"""By Golly! (Au Backe!): memory and mess, for two to six chickens.

The ledger, with every ruling cited here, is ``docs/rules/by_golly.md``.
"""

from dataclasses import replace

from farmyard.core.game import Card
from farmyard.core.options import choice, number, starting_seat, switch

FINER = tuple(
    replace(option, drawer="Finer points")
    for option in (
        choice(
            "empty_hand",
            "Robbed of a whole hand",
            "Miss the turn and draw at its end, or draw first and play.",
            "BG-R13",
            "pass",
            **{"pass": "Miss it", "draw_first": "Draw first"},
        ),
        choice(
            "faceup_match",
            "A match that lies up",
            "A kept copy needs a face-down card, or goes at once if its match lies face up.",
            "BG-R6",
            "no",
            no="Turn one over",
            instant="Goes at once",
        ),
        choice(
            "consolation",
            "Shuffling after a mess",
            "Any of the cards turned over may be shuffled, or only all of them together.",
            "BG-R14",
            "any",
            any="Any of them",
            all="All or none",
        ),
        number(
            "max_turns",
            "Longest game",
            "After so many turns the fewest cards win.",
            "BG-R19",
            2000,
            1,
            100_000,
        ),
    )
)

CARD = Card(
    key="by_golly",
    title="By Golly!",
    seats=(2, 6),
    default_seats=3,
    minutes=20,
    tagline="Turn up what you hold. Mind the muck.",
    author="Frank Nestel",
    credit="By Golly! (Au Backe!) is a game by Frank Nestel, first published by Zoch in 2001.",
    rules_version=2,
    sort_order=1,
    options=(
        starting_seat("A seat of your choice, or luck.", "BG-R18", 6),
        choice(
            "lucky_duck",
            "Lucky duck",
            "Be asked whether all your copies go on a match, or let them always go.",
            "BG-R5",
            "choice",
            choice="Ask",
            auto="Always",
        ),
        choice(
            "memory_aid",
            "Memory aid",
            "What the table remembers for you.",
            "section 4",
            "none",
            none="Nothing",
            last_seen="Last seen",
            full="Everything",
        ),
        switch("last_card_safe", "Last card is safe", "Nobody wins by being robbed.", "BG-R12"),
        *FINER,
    ),
)
