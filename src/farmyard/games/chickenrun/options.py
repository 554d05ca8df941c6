"""Chickenrun: the options of a table (section 4 of the ledger, its last column).

Those a family may want to settle before a game come first; the others, one for each ruling of the
ledger, are folded away.
"""

from dataclasses import replace

from farmyard.core.options import choice, number, switch

MOST_ROUNDS = 1000
TARGET = 4  # free chickens that win
CHICKENS = 6  # of a hut: `box.SET`, which is loaded with the rules

OPENLY = (
    number("target", "CR-R39", TARGET, 1, TARGET),
    number("max_rounds", "CR-R38", 100, 1, MOST_ROUNDS),
    switch("trading", "CR-R44", "yes"),
    choice("visits", "CR-R45", "ask", "standing", "never"),
    switch("opportunities", "CR-R10", "yes"),
    choice("control", "CR-128", "roll", "bid"),
    switch("joint", "CR-131"),
)

FINER = (
    choice("seating", "CR-R2", "random", "contiguous"),
    switch("rotate_start", "section 8"),
    choice("empty_hut", "CR-R2", "nobody", "reroll"),
    choice("control_tie", "CR-R3", "reroll", "previous"),
    switch("exact_move", "CR-R4"),
    number("replacements", "CR-R104", 1, 1, CHICKENS),
    choice("partner_place", "CR-R105", "together", "anywhere"),
    choice("lowest", "CR-R5", "zero", "one", default="one"),
    switch("visit_ends_turn", "CR-R6"),
    choice("double_in_escape", "CR-R7", "keep", "swap"),
    choice("active_pie", "CR-R8", "last", "safe"),
    choice("cards", "CR-R10", "printed", "at_once"),
    choice("dog_start", "CR-R11", "kennel", "random", "controller"),
    switch("catch_in_shops", "CR-R12"),
    switch("catch_on_passing", "CR-R13"),
    number("coast_radius", "CR-R16", 1, 0, 6),
    choice("returns", "CR-R17", "smallest", "random", "bought"),
    switch("open_piles", "CR-R18"),
    switch("pay_to_look", "CR-R19"),
    choice("plan_lost", "CR-R22", "kept", "returned"),
    choice("marker_hit", "CR-R23", "all", "waiting"),
    choice("chaser", "CR-R25", "same", "free"),
    number("dog_reach", "CR-R30", 0, 0, 1),
    choice("cutters", "CR-R31", "both", "carried"),
    switch("bunker_new_active", "CR-R32"),
    choice("caught", "CR-R34", "active", "rests"),
    choice("catches", "CR-R35", "all", "one"),
    choice("tie", "CR-R37", "last", "first"),
    switch("no_doorstep_camping", "CR-R41"),
    switch("need_capped", "CR-R46"),
    choice("search", "CR-R51", "always", "tweedys"),
    choice("first_active", "CR-R55", "together", "in_order"),
    choice("house_walk_in", "CR-R56", "arrival", "safe"),
    choice("bail", "CR-R60", "any", "piece"),
    choice("kept_card", "CR-R65", "hand", "carried"),
    switch("search_takes_shown", "CR-R66"),
    choice("active_in_hut", "CR-R67", "last", "hut"),
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
