"""Chickenrun: the parts in the box: chickens, equipment, plans, opportunity cards, eggs.

The printed cards are lost; those here are designed in section 1 of the ledger, and whoever wishes
to change a number changes it here and nowhere else.  The farm itself is in ``board.py``.
"""

from enum import IntEnum
from typing import NamedTuple

import numpy as np

from farmyard.games.chickenrun.box import board

PLAYERS = board.HUTS
EGGS = 24
START_EGGS = 2
SIDES = 6  # of a die
BAIL = 2  # eggs that let a chicken leave the Coal Bunker

# -- Chickens -------------------------------------------------------------------

COLOURS = ("red", "orange", "yellow", "green", "blue", "purple")
ADJUST = np.array([-1, 0, 1, 2, 3, 4], np.int64)  # the same in every set
CHICKENS = (
    # red
    "Dumpling", "Marigold", "Paprika", "Ember", "Clementine", "Firecracker",
    # orange
    "Waddles", "Ginnie", "Apricot", "Tansy", "Amber", "Skyrocket",
    # yellow
    "Puddin", "Primrose", "Buttercup", "Saffron", "Dandy", "Thunderbolt",
    # green
    "Cabbage", "Olive", "Fern", "Clover", "Minty", "Grasshopper",
    # blue
    "Bluebell", "Delft", "Misty", "Indigo", "Swift", "Kingfisher",
    # purple
    "Plum", "Heather", "Violet", "Damson", "Lilac", "Comet",
)  # fmt: skip
SET = len(ADJUST)

# -- Equipment and shops --------------------------------------------------------

_EQUIPMENT = {
    "Spoon": 6,
    "Bucket": 3,
    "Torch": 3,
    "Pit Prop": 3,
    "Wire Cutters": 1,
    "Pliers": 1,
    "Rope": 5,
    "Ladder": 4,
    "Plank": 5,
    "Overcoat": 4,
    "Hat": 3,
    "Spring": 4,
    "Crate": 3,
    "Bicycle": 2,
}
EQUIPMENT = tuple(_EQUIPMENT)
KINDS = len(EQUIPMENT)
COPIES = np.array(list(_EQUIPMENT.values()), np.int64)
CUTTERS, PLIERS = EQUIPMENT.index("Wire Cutters"), EQUIPMENT.index("Pliers")


class Shop(NamedTuple):
    """A shop: its name, its place on the farm, its price in eggs, and its cards at the start."""

    name: str
    place: int
    price: int
    cards: int


_SHOPS = (
    Shop("woodshed", board.WOODSHED, price=3, cards=12),
    Shop("barn", board.BARN, price=2, cards=12),
    Shop("workshop", board.WORKSHOP, price=2, cards=12),
    Shop("house", board.HOUSE, price=1, cards=11),
)
SHOPS = tuple(shop.name for shop in _SHOPS)
SHOP_PLACES = np.array([shop.place for shop in _SHOPS], np.int64)
PRICES = np.array([shop.price for shop in _SHOPS], np.int64)
PILES = np.array([shop.cards for shop in _SHOPS], np.int64)
IN_SHOPS = int(PILES.sum())

# -- Plans ----------------------------------------------------------------------

WIRE, GATE, TUNNEL, FLY = range(4)


class Plan(NamedTuple):
    """A plan card: what it takes, where it begins, and how it gets out.

    ``start`` is a letter of the third picture of the board, "shop" (barn or workshop) or "hut";
    ``least`` the chickens that must be committed; ``landing`` where a flight comes down.
    """

    name: str
    takes: tuple[str, ...]
    start: str
    way: int
    least: int
    multi: bool
    landing: str = ""
    cutting: bool = False  # Wire Cutters or Pliers as well
    together: bool = False
    dog_proof: bool = False


DECK = (
    Plan("Short Ladder", ("Ladder",), "S", WIRE, 1, False),
    Plan("Rope Drop", ("Rope",), "T", WIRE, 1, False),
    Plan("Spring Heels", ("Spring", "Plank"), "R", FLY, 1, False, "far"),
    Plan("Borrowed Coat", ("Overcoat", "Hat"), "G", GATE, 1, True, dog_proof=True),
    Plan("Dinner Spoon", ("Spoon",), "shop", TUNNEL, 1, False),
    Plan("Proper Hole", ("Plank",), "S", WIRE, 2, True, cutting=True),
    Plan("Stilt Walk", ("Overcoat", "Plank"), "W", GATE, 2, True, dog_proof=True),
    Plan("Washing Line", ("Rope", "Ladder"), "L", WIRE, 2, True),
    Plan("Shop Burrow", ("Spoon", "Torch"), "shop", TUNNEL, 2, True),
    Plan("Long Dig", ("Spoon", "Bucket", "Pit Prop"), "hut", TUNNEL, 2, True),
    Plan("Catapult Cart", ("Spring", "Crate"), "R", FLY, 2, True, "middle"),
    Plan("The Old Crate", ("Crate", "Bicycle", "Rope"), "R", FLY, 3, True, "near", together=True),
)
PLAN_NAMES = tuple(plan.name for plan in DECK)
PLANS = len(DECK)
MOST_PLANS = 2  # in hand
LONG_DIG, OLD_CRATE = PLAN_NAMES.index("Long Dig"), PLAN_NAMES.index("The Old Crate")
BORROWED_COAT = PLAN_NAMES.index("Borrowed Coat")

CUT_DASH, GATE_DASH, ALONE = PLANS, PLANS + 1, PLANS + 2
ESCAPES = (*PLAN_NAMES, "cut dash", "gate dash", "alone")
"""What an escape is: a plan, a hole cut without one, the open gate, or what is left of a plan."""

TAKES = np.array([[plan.takes.count(kind) for kind in EQUIPMENT] for plan in DECK], np.int64)
CUTTING = np.array([plan.cutting for plan in DECK], np.int64)
LEAST = np.array([plan.least for plan in DECK], np.int64)
MULTI = np.array([*(plan.multi for plan in DECK), False, False, False], np.int64)
WAY = np.array([*(plan.way for plan in DECK), WIRE, GATE, GATE], np.int64)
DOG_PROOF = np.array([*(plan.dog_proof for plan in DECK), False, False, False], np.int64)

SHALLOW, DEEP = 6, 9  # underground spaces from a shop, and from a hut


def _start_of(plan: Plan) -> list[int]:
    if plan.start == "shop":
        return [board.BARN, board.WORKSHOP]
    return (
        list(range(board.HUT, board.HUT + board.HUTS))
        if plan.start == "hut"
        else board.found(board.STARTS, plan.start)
    )


START = np.zeros((PLANS, board.PLACES), np.int8)
for _i, _plan in enumerate(DECK):
    START[_i, _start_of(_plan)] = 1

LANDINGS = np.array(
    [board.LANDING_PLACES[plan.landing] if plan.landing else [-1] * board.EXITS for plan in DECK],
    np.int64,
)
TUNNEL_MOUTHS = np.array(
    [
        [*board.MOUTHS[room], -1, -1][: board.EXITS]
        for room in (board.BARN, board.WORKSHOP, board.HUT)
    ]
)

# -- Opportunity cards ----------------------------------------------------------


class Card(IntEnum):
    """The opportunity cards."""

    WARM_STRAW = 0
    DOUBLE_YOLKER = 1
    EGG_ROUND = 2
    DISCOUNT = 3
    NIGHT_DELIVERY = 4
    FORTY_WINKS = 5
    TELEPHONE = 6
    MARROW_BONE = 7
    LATCH = 8
    UNDER_STRAW = 9
    WISHBONE = 10
    QUICK_MARCH = 11
    ROLL_CALL = 12


class Opportunity(NamedTuple):
    """An opportunity card: its name, how many there are of it, and whether it may be kept."""

    name: str
    copies: int
    kept: bool = False


_OPPORTUNITIES = {
    Card.WARM_STRAW: Opportunity("Warm Straw", 2),
    Card.DOUBLE_YOLKER: Opportunity("Double Yolker", 1),
    Card.EGG_ROUND: Opportunity("Egg Round", 1),
    Card.DISCOUNT: Opportunity("Rats’ Discount", 2, kept=True),
    Card.NIGHT_DELIVERY: Opportunity("Night Delivery", 2),
    Card.FORTY_WINKS: Opportunity("Forty Winks", 2, kept=True),
    Card.TELEPHONE: Opportunity("Telephone", 1, kept=True),
    Card.MARROW_BONE: Opportunity("Marrow Bone", 1, kept=True),
    Card.LATCH: Opportunity("Latch Left Up", 1, kept=True),
    Card.UNDER_STRAW: Opportunity("Under the Straw", 2, kept=True),
    Card.WISHBONE: Opportunity("Wishbone", 1, kept=True),
    Card.QUICK_MARCH: Opportunity("Quick March", 1, kept=True),
    Card.ROLL_CALL: Opportunity("Roll Call", 1),
}
OPPORTUNITIES = tuple(card.name for card in _OPPORTUNITIES.values())
CARDS = len(OPPORTUNITIES)
CARD_COPIES = np.array([card.copies for card in _OPPORTUNITIES.values()], np.int64)
KEPT = np.array([card.kept for card in _OPPORTUNITIES.values()], np.int64)
MOST_KEPT = 3
MARCH = 6  # steps of a Quick March
EVERY_HUT = (1 << board.HUTS) - 1  # the search deck as a set
