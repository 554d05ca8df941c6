"""Cloud Nine: every sentence and name, as phrases with named slots.

``words``, ``telling`` and ``sketch`` choose among them and fill them in; a translation starts here.
"""

from typing import Any

from farmyard.games.cloud_nine.rules import choices
from farmyard.games.cloud_nine.state import Ending, Phase

# -- Cards ----------------------------------------------------------------------

NUMBER = "{an} {eggs}"
AN = {8: "an"}  # an 8; a 7
SPECIAL = ("a Mystery Box", "a Fox", "the Collective Nests")
BARE = (*map(str, range(1, 11)), "Box", "Fox", "Nests")  # in a hand, side by side
GOLD = (
    "Rooster",
    "Hen",
    "Chick",
    "Rifle",
    "Bales of Straw",
    "Individual Nests",
    "Worm",
    "Easter Egg",
    "Corns",
    "Snake",
)
A_GOLD = (
    "the Rooster",
    "the Hen",
    "the Chick",
    "the Rifle",
    "Bales of Straw",
    "Individual Nests",
    "the Worm",
    "the Easter Egg",
    "Corns",
    "a Snake",
)
THE = "the {card}"
THE_SPECIAL = ("the Mystery Box", "the Fox", "the Collective Nests")
SEVERAL = "{n} × {name}"
NO_CARD = "no card"
A_CARD = "a card"
ANOTHER, ALIKE = "another", "another like it"
CARDS = (NO_CARD, A_CARD, "{n} cards")
GOLDS = ("no Gold card", "a Gold card", "two Gold cards")
FOXES = ("no Fox goes", "a Fox goes", "{n} Foxes go")
EGGS = ("no eggs", "1 egg", "{n} eggs")
AND = "{some} and {last}"
COMMA = ", "

# -- A choice -------------------------------------------------------------------

BOXES = ("", " with the box as {values}", " with the boxes as {values}")
PACKS = ("", " from pack {packs}", " from packs {packs}")
LEAVING = "{packs}, leaving pack {kept} as it is,"

SAY: dict[Any, str] = {
    "lay": "lays {operation} = 9{boxes}{packs} for {eggs}",
    "lay nine": "lays the 9{packs} for {eggs}",
    "lay box": "lays a Mystery Box as 9{packs} for {eggs}",
    choices.PASS: "passes",
    choices.END_TURN: "ends the turn",
    choices.DRAW: "draws a card unseen",
    choices.COLLECTIVE: "plays the Collective Nests",
    choices.CROW: "plays the Rooster",
    choices.LOOK: "plays the Chick and looks at all hands",
    choices.PEEK: "plays the Chick and looks before drawing",
    choices.BED: "spreads Bales of Straw",
    choices.LIE: "lays a Snake in wait",
    choices.EASTER: "lays the Easter Egg",
    choices.ANNOUNCE: "announces a Snake",
    choices.SILENT: "announces nothing",
    choices.REVEAL: "turns the Snake up",
    choices.WITHDRAW: "withdraws the Snake",
}
SAY_RIFLE = ("trades the Rifle for another Gold card", "shoots every Fox in hand")
SAY_TAKE = "takes {card}"
SAY_GIVE = "gives {card} away"
SAY_HEN_ALL = "plays the Hen and swaps hands with {victim}"
SAY_HEN_ONE = "plays the Hen and swaps one card with {victim}"
SAY_NESTS = "plays the Individual Nests for {victim}"
SAY_CORNS = "lays Corns before {victim}"
SAY_WORM = "exchanges the Worm for {gold}"

SAY_SUCCESS = {
    "move": "moves {card} from pack {pack} into the gap",
    "hen": "puts {card} from the top of pack {pack} to the bottom",
    "chick": "looks into pack {pack}",
    "hunt": "shoots the Fox on pack {pack}",
    "claim": "claims {gold}",
    "redo": "meets the Worm with {gold}",
    "go by": "passes",
    "rest": "ends the turn",
    "resign": "gives up",
}
DO_SUCCESS = {
    "move": "move {card} from pack {pack} into the gap",
    "hen": "put {card} from the top of pack {pack} to the bottom",
    "chick": "look into pack {pack}",
    "hunt": "shoot the Fox on pack {pack}",
    "claim": "claim {gold}",
    "redo": "meet the Worm with {gold}",
    "go by": "pass",
    "rest": "end the turn",
    "resign": "give up",
}
"""The same as advice."""

# -- What is asked --------------------------------------------------------------

ASK_ME: dict[Any, str] = {
    Phase.START: "Your turn, {name}. Draw a card from {victim}.",
    "start with a Chick": "Your turn, {name}. Draw from {victim}, or look first with the Chick.",
    Phase.BEFORE: "Make nine, {name}, or pass and draw a card.",
    Phase.AFTER: "You have laid your trick, {name}. Play more, or end the turn.",
    Phase.PICK: "You see {victim}’s hand, {name}. Take a card.",
    Phase.GIVE: "Which card do you give {victim}, {name}?",
    Phase.HEN_DRAW: "Draw a card from {victim}, {name}, or look first with the Chick.",
    Phase.HEN_PICK: "You see {victim}’s hand, {name}. Take a card.",
    Phase.ANNOUNCE: "{player} has laid a trick, {name}. Do you announce a Snake?",
    Phase.REVEAL: "Others have announced Snakes too, {name}. Do you turn yours up?",
    Phase.TABLE: "Your turn, {name}. Pick top cards that make nine.",
    "stuck": "No trick, {name}. {ways}",
    Phase.REST: "You have made your trick, {name}. Claim a challenge, or end the turn.",
    "second": "You may make a second trick, {name}, or end the turn.",
    "hen": "Which card on top goes to the bottom of its pack, {name}?",
    "chick": "Which pack do you look into, {name}?",
    "rifle": "Which Fox do you shoot, {name}?",
}
ONE_WAY = {
    "move": "Move a card into the gap: touch it, then the gap.",
    "dare": "Carry out the challenge: touch it, then a pack.",
    "claim": "Claim the challenge.",
    "redo": "Choose what the Worm repeats.",
    "go by": "Pass.",
    "resign": "Take something back, or give up.",
}
WAYS = {
    "move": "move a card into the gap",
    "dare": "carry out the challenge",
    "claim": "claim the challenge",
    "redo": "choose what the Worm repeats",
    "go by": "pass",
    "resign": "give up",
}
YOU_CAN = "You can {ways}."
OR = "{some} or {last}"
ASK_OTHERS: dict[Any, str] = {
    Phase.START: "{name} is to draw a card from {victim}.",
    Phase.PICK: "{name} looks at {victim}’s hand and takes a card.",
    Phase.GIVE: "{name} swaps a card with {victim}.",
    Phase.HEN_DRAW: "{name} swaps a card with {victim}.",
    Phase.HEN_PICK: "{name} looks at {victim}’s hand and takes a card.",
    Phase.ANNOUNCE: "{player} has laid a trick. {name} may announce a Snake.",
    Phase.REVEAL: "Snakes are announced. {name} decides whether to turn one up.",
    Phase.HELP: "{name} carries out a challenge.",
}
THINKING = "{name} is thinking it over."

FOX_SHUT = "A Fox makes no nine, and costs ten eggs at the day’s end. The Rifle shoots him."

# -- What happened: to the one who did it, to the others, to the one it was done to -----

Told = tuple[str, ...]
TELL: dict[Any, Told] = {
    "lay": (
        "You lay {operation} = 9{boxes}{packs}{gain}.",
        "{name} lays {operation} = 9{boxes}{packs}{gain}.",
    ),
    "lay nine": ("You lay the 9{packs}{gain}.", "{name} lays the 9{packs}{gain}."),
    "lay box": (
        "You lay a Mystery Box as 9{packs}{gain}.",
        "{name} lays a Mystery Box as 9{packs}{gain}.",
    ),
    choices.PASS: ("You pass and draw {drawn} from the nest.", "{name} passes and draws a card."),
    "bare pass": ("You pass.", "{name} passes."),
    choices.END_TURN: ("You end your turn.", "{name} ends the turn."),
    choices.DRAW: (
        "You draw {taken} from {victim}.",
        "{name} draws a card from {victim}.",
        "{name} draws {lost} from you.",
    ),
    "pick": (
        "You take {taken} from {victim}.",
        "{name} takes a card from {victim}.",
        "{name} takes {lost} from you.",
    ),
    choices.COLLECTIVE: (
        "You play the Collective Nests for {eggs}: everybody draws a card.",
        "{name} plays the Collective Nests for {eggs}: everybody draws a card.",
    ),
    choices.CROW: (
        "Your Rooster crows: four cards at will, and values may repeat.",
        "{name} lets the Rooster crow: four cards at will, and values may repeat.",
    ),
    choices.LOOK: (
        "You play the Chick and see every hand.",
        "{name} plays the Chick and sees every hand.",
    ),
    choices.PEEK: (
        "You play the Chick and see {victim}’s hand: {shown}.",
        "{name} plays the Chick and sees {victim}’s hand.",
        "{name} plays the Chick and sees your hand.",
    ),
    "hen all": (
        "You play the Hen and swap hands with {victim}.",
        "{name} plays the Hen and swaps hands with {victim}.",
        "{name} plays the Hen and swaps hands with you.",
    ),
    "hen one": (
        "You play the Hen to swap a card with {victim}.",
        "{name} plays the Hen to swap a card with {victim}.",
        "{name} plays the Hen to swap a card with you.",
    ),
    "give": (
        "You lay {gift} face down for {victim}.",
        "{name} lays a card face down for {victim}.",
        "{name} lays a card face down for you.",
    ),
    "swap": (
        "You give {victim} {gift} and get {taken}.",
        "{name} and {victim} have swapped a card.",
        "{name} swaps a card with you: you get {gift} and lose {lost}.",
    ),
    "rifle": (
        "You fire the Rifle: {foxes} under the nest.",
        "{name} fires the Rifle: {foxes} under the nest.",
    ),
    "trade": (
        "You trade the Rifle for {golds}.",
        "{name} has no Fox and trades the Rifle for another Gold card.",
    ),
    choices.BED: (
        "You spread Bales of Straw: the highest card of your next trick counts double.",
        "{name} spreads Bales of Straw for the next trick.",
    ),
    "nests": (
        "You play the Individual Nests: {victim} draws {n}.",
        "{name} plays the Individual Nests: {victim} draws {n}.",
        "{name} plays the Individual Nests for you.",
    ),
    "own nests": (
        "You play the Individual Nests and draw {drawn}.",
        "{name} plays the Individual Nests and draws {n}.",
    ),
    "corns": (
        "You lay Corns before {victim}: no trick over nine eggs.",
        "{name} lays Corns before {victim}: no trick over nine eggs.",
        "{name} lays Corns before you: no trick over nine eggs.",
    ),
    "corns cap": (
        "You lay Corns before {victim}: a trick counts nine eggs at most.",
        "{name} lays Corns before {victim}: a trick counts nine eggs at most.",
        "{name} lays Corns before you: a trick counts nine eggs at most.",
    ),
    choices.LIE: ("You lay a Snake in wait.", "{name} lays a Snake in wait."),
    choices.EASTER: (
        "You lay the Easter Egg and draw {golds}.",
        "{name} lays the Easter Egg and draws {gold_cards}.",
    ),
    "worm": ("You exchange the Worm for {gold}.", "{name} exchanges the Worm for {gold}."),
    choices.ANNOUNCE: ("You announce a Snake.", "{name} has decided."),
    choices.SILENT: ("You announce nothing.", "{name} has decided."),
    choices.REVEAL: ("You turn your Snake up.", "{name} has decided."),
    choices.WITHDRAW: ("You withdraw your Snake.", "{name} has decided."),
    "answer": ("You have decided.", "{name} has decided."),
    "move": (
        "You move {card} from pack {pack} into the gap.",
        "{name} moves {card} from pack {pack} into the gap.",
    ),
    "hen": (
        "You put {card} from the top of pack {pack} to the bottom.",
        "{name} puts {card} from the top of pack {pack} to the bottom.",
    ),
    "chick": (
        "You look into pack {pack}: {shown}.",
        "{name} looks into pack {pack}.",
    ),
    "hunt": ("You shoot the Fox on pack {pack}.", "{name} shoots the Fox on pack {pack}."),
    "claim": ("You claim {gold}.", "{name} claims {gold}."),
    "claim nests": (
        "You claim Individual Nests: {victim} may lay two tricks in the next turn.",
        "{name} claims Individual Nests: {victim} may lay two tricks in the next turn.",
        "{name} claims Individual Nests: you may lay two tricks in your next turn.",
    ),
    "claim straw": (
        "You claim Bales of Straw: the highest card of {victim}’s next trick counts double.",
        "{name} claims Bales of Straw: the highest card of {victim}’s next trick counts double.",
        "{name} claims Bales of Straw: the highest card of your next trick counts double.",
    ),
    "redo": ("You meet the Worm with {gold}.", "{name} meets the Worm with {gold}."),
    "go by": ("You pass.", "{name} passes."),
    "rest": ("You end your turn.", "{name} ends the turn."),
    "resign": ("You give up.", "{name} gives up."),
}

GAIN = " for {eggs}"
BRINGS = ("That brings you {eggs}.", "That brings {name} {eggs}.")
THEFT = (
    "Your Snake takes {card}: {eggs} for you.",
    "{thief}’s Snake takes {card}.",
    "{thief}’s Snake takes {card} from you.",
)
KEEPS = ("You keep {eggs}.", "{name} keeps {eggs}.")
DOUBLED = "The Straw doubles {card}."
IN_VAIN = "The Straw doubles nothing."
DREW = "You draw {drawn}."
GONE = ("Your Snake has caught nothing and is gone.", "{name}’s Snake has caught nothing.")
SNAKES_UP = "Snakes are announced by {names}."
NO_SNAKES = "No Snake strikes."
MET = ("You have met the challenge: {gold}.", "{name} has met the challenge: {gold}.")
FOUND = ("You find the Easter Egg: 20 eggs.", "{name} finds the Easter Egg: 20 eggs.")
BEGINS = ("You begin and draw {drawn} from the nest.", "{name} begins and draws from the nest.")
CLOSING: dict[Any, str] = {
    Ending.NEST: "The nest is empty: the day ends with this turn.",
    Ending.TAKEN: "{victim} has no card left: the day ends with this turn.",
    Ending.NONE: "The day ends with this turn.",
}
DAY_OVER: dict[Any, str] = {
    Ending.NEST: "The last card of the nest is drawn, and the day is over: {harvest}.",
    Ending.OUT: "The last card is laid off, and the day is over: {harvest}.",
    Ending.TAKEN: "A hand is empty, and the day is over: {harvest}.",
    "taken": "{victim} has no card left, and the day is over: {harvest}.",
    "taken from you": "You have no card left, and the day is over: {harvest}.",
    Ending.CLEARED: "Only Foxes are left, and the round is over: {harvest}.",
    Ending.STUCK: "Two turns have gone by with nothing done, and the round is over: {harvest}.",
    Ending.RESIGNED: "The round is over: {harvest}.",
}
ALONE_OVER: dict[Any, str] = {
    Ending.CLEARED: "The henhouse is empty: nothing but Foxes is left.",
    Ending.RESIGNED: "The round is over, with {left} left.",
}
HARVEST = ("{name} gets {eggs}", "{name} {n}")
NONE = "none"
CHALLENGES = ("", " and a challenge", " and {n} challenges")

# -- The table as text ----------------------------------------------------------

DAY = "Day {day} of {days}.  Nest: {left} cards.  {gold}Level {level}."
GOLD_NEST = "Nest of Gold: {left}.  "
DISCARD = "Gold discard: {cards}."
SEAT = "{name}: {total} in all, {eggs} today; {held} in hand, {golden} Gold{before}"
BEFORE_HIM = "; before this seat: {things}"
HAND = "Your hand: {cards}"
GOLD_HAND = "Your Gold: {cards}"
SEEN = "You have seen with {name}: {cards}"
LOOKING = "{name}’s hand: {cards}"
LAST_TRICK = "Last trick: {operation} = 9, by {name}."
LYING = "On the table: {operation} = 9, by {name}."
ROUND = "Round {day} of {days}.  Level {level}."
CHALLENGE = "Challenge: {gold}.  After it: {left}."
NO_CHALLENGE = "Every challenge is met."
WORM_AS = "The Worm is to be met with: {gold}."
PACK = "pack"
TOP = "on top"
UNDER = "under it"
KNOWN = "You know of pack {pack}, from the bottom: {cards}."
UNKNOWN = "?"
GAP = "–"
WON = "{name}: {total} in all, {eggs} this round; Gold: {golds}{before}"
SECOND_TRICK = "a second trick"
