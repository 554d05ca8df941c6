"""Chickenrun: the options of a table (section 4 of the ledger, its last column).

Those a family may want to settle before a game come first; the others, one for each ruling of the
ledger, are folded away.
"""

from dataclasses import replace
from enum import IntEnum

from farmyard.core.options import choice, number, switch

MOST_ROUNDS = 1000
TARGET = 4  # free chickens that win
CHICKENS = 6  # of a hut: `box.SET`, which is loaded with the rules


class Visits(IntEnum):
    ASK = 0
    STANDING = 1
    NEVER = 2


class Control(IntEnum):
    ROLL = 0
    BID = 1


class Seating(IntEnum):
    RANDOM = 0
    CONTIGUOUS = 1


class EmptyHut(IntEnum):
    NOBODY = 0
    REROLL = 1


class ControlTie(IntEnum):
    REROLL = 0
    PREVIOUS = 1


class PartnerPlace(IntEnum):
    TOGETHER = 0
    ANYWHERE = 1


class Lowest(IntEnum):
    ZERO = 0
    ONE = 1


class DoubleInEscape(IntEnum):
    KEEP = 0
    SWAP = 1


class ActivePie(IntEnum):
    LAST = 0
    SAFE = 1


class Cards(IntEnum):
    PRINTED = 0
    AT_ONCE = 1


class DogStart(IntEnum):
    KENNEL = 0
    RANDOM = 1
    CONTROLLER = 2


class Returns(IntEnum):
    SMALLEST = 0
    RANDOM = 1
    BOUGHT = 2


class PlanLost(IntEnum):
    KEPT = 0
    RETURNED = 1


class MarkerHit(IntEnum):
    ALL = 0
    WAITING = 1


class Chaser(IntEnum):
    SAME = 0
    FREE = 1


class Cutters(IntEnum):
    BOTH = 0
    CARRIED = 1


class Caught(IntEnum):
    ACTIVE = 0
    RESTS = 1


class Catches(IntEnum):
    ALL = 0
    ONE = 1


class Tie(IntEnum):
    LAST = 0
    FIRST = 1


class Search(IntEnum):
    ALWAYS = 0
    TWEEDYS = 1


class FirstActive(IntEnum):
    TOGETHER = 0
    IN_ORDER = 1


class HouseWalkIn(IntEnum):
    ARRIVAL = 0
    SAFE = 1


class Bail(IntEnum):
    ANY = 0
    PIECE = 1


class KeptCard(IntEnum):
    HAND = 0
    CARRIED = 1


class ActiveInHut(IntEnum):
    LAST = 0
    HUT = 1


OPENLY = (
    number("target", "CR-R39", TARGET, 1, TARGET),
    number("max_rounds", "CR-R38", 100, 1, MOST_ROUNDS),
    switch("trading", "CR-R44", "yes"),
    choice(Visits, "CR-R45"),
    switch("opportunities", "CR-R10", "yes"),
    choice(Control, "CR-128"),
    switch("joint", "CR-131"),
)

FINER = (
    choice(Seating, "CR-R2"),
    switch("rotate_start", "section 8"),
    choice(EmptyHut, "CR-R2"),
    choice(ControlTie, "CR-R3"),
    switch("exact_move", "CR-R4"),
    number("replacements", "CR-R104", 1, 1, CHICKENS),
    choice(PartnerPlace, "CR-R105"),
    choice(Lowest, "CR-R5", default="one"),
    switch("visit_ends_turn", "CR-R6"),
    choice(DoubleInEscape, "CR-R7"),
    choice(ActivePie, "CR-R8"),
    choice(Cards, "CR-R10"),
    choice(DogStart, "CR-R11"),
    switch("catch_in_shops", "CR-R12"),
    switch("catch_on_passing", "CR-R13"),
    number("coast_radius", "CR-R16", 1, 0, 6),
    choice(Returns, "CR-R17"),
    switch("open_piles", "CR-R18"),
    switch("pay_to_look", "CR-R19"),
    choice(PlanLost, "CR-R22"),
    choice(MarkerHit, "CR-R23"),
    choice(Chaser, "CR-R25"),
    number("dog_reach", "CR-R30", 0, 0, 1),
    choice(Cutters, "CR-R31"),
    switch("bunker_new_active", "CR-R32"),
    choice(Caught, "CR-R34"),
    choice(Catches, "CR-R35"),
    choice(Tie, "CR-R37"),
    switch("no_doorstep_camping", "CR-R41"),
    switch("need_capped", "CR-R46"),
    choice(Search, "CR-R51"),
    choice(FirstActive, "CR-R55"),
    choice(HouseWalkIn, "CR-R56"),
    choice(Bail, "CR-R60"),
    choice(KeptCard, "CR-R65"),
    switch("search_takes_shown", "CR-R66"),
    choice(ActiveInHut, "CR-R67"),
)

DRAWERS = {
    "rounds": (
        *("seating", "rotate_start", "control_tie", "exact_move", "lowest", "visit_ends_turn"),
        *("replacements", "cards", "first_active", "bail"),
    ),
    "shops": ("returns", "open_piles", "pay_to_look"),
    "escapes": (
        *("double_in_escape", "coast_radius", "plan_lost", "marker_hit", "cutters", "tie"),
        *("bunker_new_active", "need_capped", "search", "kept_card", "search_takes_shown"),
        "partner_place",
    ),
}
"""The drawers that options are folded away in; all others are in that of the Tweedys."""

TWEEDYS = "tweedys"


def drawer_of(name: str) -> str:
    return next((title for title, names in DRAWERS.items() if name in names), TWEEDYS)


ASIDE = {"max_rounds": "rounds", "control": TWEEDYS}
"""Options of the first kind that are folded away too, so that the form fits one screen."""

OPTIONS = (
    *(replace(option, drawer=ASIDE.get(option.name, "")) for option in OPENLY),
    *(replace(option, drawer=drawer_of(option.name)) for option in FINER),
)

assert {name for names in DRAWERS.values() for name in names} <= {each.name for each in FINER}
