"""Chickenrun: the options of a table (section 4 of the ledger, its last column).

Those a family may want to settle before a game come first; the others, one for each ruling of the
ledger, are folded away.
"""

from dataclasses import replace

from farmyard.core.options import choice, number, switch
from farmyard.games.chickenrun.box import SET, TARGET

MOST_ROUNDS = 1000

OPENLY = (
    number(
        "target",
        "Chickens to free",
        "The first to free this many wins.",
        "CR-R39",
        TARGET,
        1,
        TARGET,
    ),
    number(
        "max_rounds",
        "Longest game",
        "After this many rounds, whoever has freed most wins.",
        "CR-R38",
        100,
        1,
        MOST_ROUNDS,
    ),
    switch("trading", "Trading", "Offers between two pieces that meet.", "CR-R44", "yes"),
    choice(
        "visits",
        "Visiting huts",
        "Whether another hut may be entered: on asking, always, or never.",
        "CR-R45",
        "ask",
        ask="On asking",
        standing="Always open",
        never="Never",
    ),
    switch("opportunities", "Opportunity cards", "Play with them, or without.", "CR-R10", "yes"),
    choice(
        "control",
        "Control of the Tweedys",
        "By the highest throw, or by hidden bids of eggs.",
        "CR-128",
        "roll",
        roll="A throw",
        bid="Hidden bids",
    ),
    switch("joint", "Joint escapes", "Two seats may pool equipment and chickens.", "CR-131"),
)

FINER = (
    choice(
        "seating",
        "Huts",
        "Any huts, or the first ones; who has which is luck.",
        "CR-R2",
        "random",
        random="Any",
        contiguous="The first ones",
    ),
    switch("rotate_start", "First seat moves on", "Each round the next seat begins.", "section 8"),
    choice(
        "empty_hut",
        "Mrs Tweedy at an empty hut",
        "Nobody is visited, or the white die is thrown again.",
        "CR-R2",
        "nobody",
        nobody="Nobody is visited",
        reroll="Throw again",
    ),
    choice(
        "control_tie",
        "Control is tied",
        "The tied throw again, or who had control keeps it.",
        "CR-R3",
        "reroll",
        reroll="Throw again",
        previous="Keeps it",
    ),
    switch("exact_move", "Exact moves", "A chicken must use all its steps.", "CR-R4"),
    number(
        "replacements",
        "Replacements a turn",
        "So often may a turn’s chicken be replaced by choice; six times brings in any of them.",
        "CR-R104",
        1,
        1,
        SET,
    ),
    choice(
        "partner_place",
        "Where partners are",
        "A joint escape begins with both at its start, or wherever the partner is.",
        "CR-R105",
        "together",
        together="At the start",
        anywhere="Anywhere",
    ),
    choice(
        "lowest",
        "Slowest chicken",
        "What a throw is worth at least after the adjustment.",
        "CR-R5",
        "one",
        zero="No step",
        one="One step",
    ),
    switch("visit_ends_turn", "A visit ends the turn", "After 2 or 3 nobody moves.", "CR-R6"),
    choice(
        "double_in_escape",
        "A double in an escape",
        "The runner stays, or changes with a waiting chicken.",
        "CR-R7",
        "keep",
        keep="Stays",
        swap="Changes",
    ),
    choice(
        "active_pie",
        "The active chicken in the yard",
        "Mrs Tweedy takes it last, or never.",
        "CR-R8",
        "last",
        last="Taken last",
        safe="Never taken",
    ),
    choice(
        "cards",
        "Use of opportunity cards",
        "Some are kept, as printed, or all are used at once.",
        "CR-R10",
        "printed",
        printed="As printed",
        at_once="All at once",
    ),
    choice(
        "dog_start",
        "The dog starts",
        "At the kennel, anywhere outside, or where the first controller likes.",
        "CR-R11",
        "kennel",
        kennel="Kennel",
        random="Anywhere",
        controller="Controller",
    ),
    switch("catch_in_shops", "Caught in shops", "Shops are no cover.", "CR-R12"),
    switch("catch_on_passing", "Caught in passing", "A walk ends at the first victim.", "CR-R13"),
    number(
        "coast_radius",
        "A clear coast",
        "How many of his steps Mr Tweedy must be away, and one more.",
        "CR-R16",
        1,
        0,
        6,
    ),
    choice(
        "returns",
        "Cards going back",
        "To the smallest pile, to any, or where they came from.",
        "CR-R17",
        "smallest",
        smallest="Smallest pile",
        random="Any pile",
        bought="Old pile",
    ),
    switch("open_piles", "Open piles", "All see what the shops have.", "CR-R18"),
    switch("pay_to_look", "Paying to look", "Who looks has paid.", "CR-R19"),
    choice(
        "plan_lost",
        "The plan of a failed escape",
        "Is kept, or goes back.",
        "CR-R22",
        "kept",
        kept="Kept",
        returned="Goes back",
    ),
    choice(
        "marker_hit",
        "Mr Tweedy on the marker",
        "Stops the whole escape, or the waiting chickens alone.",
        "CR-R23",
        "all",
        all="Stops all",
        waiting="The waiting alone",
    ),
    choice(
        "chaser",
        "When the dice are thrown again",
        "The same piece moves on, or either.",
        "CR-R25",
        "same",
        same="The same",
        free="Either",
    ),
    number("dog_reach", "Reach of the dog", "Squares beside it that are shut.", "CR-R30", 0, 0, 1),
    choice(
        "cutters",
        "Cutting tools",
        "May come from the hand, or must be carried.",
        "CR-R31",
        "both",
        both="Hand or carried",
        carried="Carried",
    ),
    switch(
        "bunker_new_active",
        "A new chicken after the bunker",
        "The piece starts again from its hut.",
        "CR-R32",
    ),
    choice(
        "caught",
        "A caught chicken",
        "Stays active, or rests.",
        "CR-R34",
        "active",
        active="Stays active",
        rests="Rests",
    ),
    choice(
        "catches",
        "Several chickens on his square",
        "Mr Tweedy catches all, or one of the controller’s choice.",
        "CR-R35",
        "all",
        all="All",
        one="One",
    ),
    choice(
        "tie",
        "As many free chickens",
        "The player whose last, or first, counted escape came earlier.",
        "CR-R37",
        "last",
        last="The last",
        first="The first",
    ),
    switch(
        "no_doorstep_camping",
        "No camping on doorsteps",
        "Before a hut Mr Tweedy may stop only to catch.",
        "CR-R41",
    ),
    switch("need_capped", "Too few left", "All chickens left are enough for a plan.", "CR-R46"),
    choice(
        "search",
        "Huts are searched",
        "Whenever an escape is stopped, or on the Tweedys’ turn alone.",
        "CR-R51",
        "always",
        always="Whenever",
        tweedys="On the Tweedys’ turn",
    ),
    choice(
        "first_active",
        "First chickens",
        "Are shown together, or one after another.",
        "CR-R55",
        "together",
        together="Together",
        in_order="In turn",
    ),
    choice(
        "house_walk_in",
        "Mr Tweedy walks home",
        "And sends out who is inside, or leaves them alone.",
        "CR-R56",
        "arrival",
        arrival="Sends them out",
        safe="Leaves them",
    ),
    choice(
        "bail",
        "Two eggs free",
        "Any chicken in the bunker, or the piece alone.",
        "CR-R60",
        "any",
        any="Any chicken",
        piece="The piece",
    ),
    choice(
        "kept_card",
        "The card kept on abandoning",
        "Goes to the hand, or is carried on.",
        "CR-R65",
        "hand",
        hand="To the hand",
        carried="Carried",
    ),
    switch(
        "search_takes_shown",
        "A search takes what is shown",
        "And so ends the escape of that hut.",
        "CR-R66",
    ),
    choice(
        "active_in_hut",
        "The active chicken in its hut",
        "Is taken last, or as one of the hut.",
        "CR-R67",
        "last",
        last="Taken last",
        hut="Of the hut",
    ),
)

DRAWERS = {
    "Rounds and moves": (
        *("seating", "rotate_start", "control_tie", "exact_move", "lowest", "visit_ends_turn"),
        *("replacements", "cards", "first_active", "bail"),
    ),
    "Shops": ("returns", "open_piles", "pay_to_look"),
    "Escapes": (
        *("double_in_escape", "coast_radius", "plan_lost", "marker_hit", "cutters", "tie"),
        *("bunker_new_active", "need_capped", "search", "kept_card", "search_takes_shown"),
        "partner_place",
    ),
}
"""What the options that are folded away are about; all others are about the Tweedys."""

TWEEDYS = "The Tweedys and the dog"


def drawer_of(name: str) -> str:
    return next((title for title, names in DRAWERS.items() if name in names), TWEEDYS)


ASIDE = {"max_rounds": "Rounds and moves", "control": TWEEDYS}
"""What comes before a game, and is folded away all the same: the form fits one screen."""

OPTIONS = (
    *(replace(option, drawer=ASIDE.get(option.name, "")) for option in OPENLY),
    *(replace(option, drawer=drawer_of(option.name)) for option in FINER),
)

assert {name for names in DRAWERS.values() for name in names} <= {each.name for each in FINER}
