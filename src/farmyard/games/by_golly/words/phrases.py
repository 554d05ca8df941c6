"""By Golly!: every sentence and label, as phrases with named slots.

``words`` chooses among them and fills them in; a translation starts here.
"""

from farmyard.games.by_golly.state import Phase

# -- A choice -------------------------------------------------------------------

SAY = {
    Phase.PLAY: "plays the {animal}",
    Phase.TURN: "turns over {place}",
    Phase.TURN2: "turns over {place}",
    Phase.DRAW: "draws a card from {victim}",
}
SAY_WHICH = {
    Phase.LUCKY: ("lays only this {animal} aside", "lays every {animal} aside"),
    Phase.SHUFFLE: ("leaves the turned cards as they lie", "shuffles the turned cards"),
}
SHUFFLES_PICKED = "shuffles the cards picked out"
PICKS = "picks out {card} in {place}"

# -- What is asked, and why not -------------------------------------------------

ASK_ME = {
    Phase.PLAY: "Your turn, {name}. Play an animal.",
    Phase.TURN: "Now turn over a card. Where is the {animal}?",
    Phase.LUCKY: "Lucky duck! How many of your {animals} go?",
    Phase.TURN2: "A mess! Turn over one more card. Hope for a shovel.",
    Phase.DRAW: "You are in the mess. From whose hand do you draw? {owed} to go.",
    Phase.SHUFFLE: "Shuffle the cards you turned up, or leave them as they lie?",
}
ASK_OTHERS = {
    Phase.PLAY: "{name} is choosing an animal.",
    Phase.TURN: "{name} looks for the {animal}.",
    Phase.LUCKY: "{name} has more than one {animal}.",
    Phase.TURN2: "A mess! {name} needs a shovel.",
    Phase.DRAW: "{name} is in the mess and draws from {others}: {owed} to go.",
    Phase.SHUFFLE: "{name} may shuffle the cards just turned up.",
}
MAY_PICK = "Shuffle all the cards you turned up, pick out some of them, or leave them?"
PICK_ANOTHER = "Pick out another card to change places with {cards}, or leave all as they lie."
PICK_MORE = "Shuffle {cards}, pick out more, or leave all as they lie?"
GOING_ON = "It matches! Go on: play another animal."

WHY_NOT = {
    Phase.PLAY: "Not that one: there is no {animal} in your hand. (BG-13)",
    Phase.TURN: "Not that one: it already lies face up. (BG-14)",
    Phase.TURN2: "Not that one: it already lies face up. (BG-24, BG-R2)",
    Phase.LUCKY: "Lay aside all copies, or only the one you played. (BG-R5)",
    Phase.SHUFFLE: "Shuffle the cards you turned up, or leave them as they lie. (BG-29, BG-30)",
}
NOT_PICKED = {
    "alone": "One card alone cannot change places: pick out another. (BG-R14)",
    "again": "That one is picked out already. (BG-R14)",
}
NO_ANIMAL = "There is no such animal."
NO_PLACE = "There is no such place in the yard."
NOT_FROM = {
    "self": "You cannot draw from your own hand. (BG-28)",
    "empty": "Nothing to draw there: that hand is empty. (BG-R9)",
    "safe": "Not that one: a last card is safe at this table. (BG-R12)",
    "nobody": "Nobody sits there.",
}

WHY_SHUT = {
    Phase.PLAY: "First play an animal from your hand.",
    Phase.TURN: "The {animal} is played: now turn over a card of the yard.",
    Phase.TURN2: "A mess! First turn over one more card of the yard.",
    Phase.LUCKY: "First say how many of your {animals} go.",
    Phase.DRAW: "You are in the mess: first draw a card. Choose from whom.",
    Phase.SHUFFLE: "First say whether the cards you turned up are shuffled.",
}

# -- What happened --------------------------------------------------------------

TELL = {
    "lay": ("You play the {animal}.", "{name} plays the {animal}."),
    "match": (
        "You play the {animal}. {Animal}{where}! Laid aside.",
        "{name} plays the {animal}. {Animal}{where}! Laid aside.",
    ),
    "match all": (
        "You play the {animal}. {Animal}{where}! Lucky duck: all your {animals} go.",
        "{name} plays the {animal}. {Animal}{where}! Lucky duck: all {name}’s {animals} go.",
    ),
    "at once": (
        "You play the {animal}. Its match lies face up: laid aside.",
        "{name} plays the {animal}. Its match lies face up: laid aside.",
    ),
    "at once all": (
        "You play the {animal}. Its match lies face up! Lucky duck: all your {animals} go.",
        "{name} plays the {animal}. Its match lies face up! Lucky duck: all {name}’s {animals} go.",
    ),
    "at once lucky": (
        "You play the {animal}. Its match lies face up! And you have another.",
        "{name} plays the {animal}. Its match lies face up! And there is another.",
    ),
    "lucky": (
        "You play the {animal}. {Animal}{where}! And you have another.",
        "{name} plays the {animal}. {Animal}{where}! And there is another.",
    ),
    "miss": (
        "You play the {animal} and turn up {card}{where}. No match.",
        "{name} plays the {animal} and turns up {card}{where}. No match.",
    ),
    "mess": (
        "You play the {animal} and turn up a mess{where}.",
        "{name} plays the {animal} and turns up a mess{where}.",
    ),
    "one": ("You lay aside only one {animal}.", "{name} lays aside only one {animal}."),
    "all": ("Lucky duck! All your {animals} go.", "Lucky duck! All {name}’s {animals} go."),
    "shovel": (
        "A shovel{where}! Clean again. The {animal} comes back to you.",
        "A shovel{where}! {name} is clean again and takes the {animal} back.",
    ),
    "landed": (
        "{Card}{where}: you are in the mess. Take two cards from {others}; the {animal} comes "
        "back to you.",
        "{Card}{where}: {name} is in the mess, and takes the {animal} back and two cards from "
        "{others}.",
    ),
    "really": (
        "A second mess{where}! Take four cards from {others}; the {animal} comes back to you.",
        "A second mess{where}! {name} takes the {animal} back and four cards from {others}.",
    ),
    "drawn": ("You draw {card} from {victim}.", "{name} draws a card from {victim}."),
    "drawn from you": ("", "{name} draws {card} from you."),
    "shuffled": (
        "You shuffle the {n} you turned up.",
        "{name} shuffles the {n} turned up.",
    ),
    "picked": (
        "You pick out {cards} to be shuffled.",
        "{name} picks out {cards} to be shuffled.",
    ),
    "some": ("You shuffle {cards}.", "{name} shuffles {cards}."),
    "left": ("You leave the cards as they lie.", "{name} leaves the cards as they lie."),
}
WHERE = " in {place}"
THE_OTHERS, YOU = "the others", "you"
BACK = ("The {animal} is back in your hand.", "{name} has the {animal} back.")
NO_HAND = "But there is no card to take."
NO_MORE = "There is no other card to take."
DRAWN = ("You draw {n} from your stack: {cards}.", "{name} draws {n} from the stack.")
MISSED = (
    "You have no card in hand: you miss your turn and draw {n}: {cards}.",
    "{name} has no card in hand, misses the turn and draws {n}.",
)
DRAWN_FIRST = (
    "You have no card in hand, so first you draw {n}: {cards}.",
    "{name} has no card in hand, and first draws {n}.",
)
NUMBERS = ("no card", "one card", "two cards", "three cards", "four cards", "five cards")
MANY_CARDS = "{n} cards"
IN_LETTERS = ("no", "one", "two", "three")
AND = "{some} and {last}"
WINS = {
    "matched": ("You have got rid of all your cards!", "{name} is rid of all cards!"),
    "robbed": (
        "Your last card is taken: you are rid of them all!",
        "{name}’s last card is taken: {name} is rid of them all!",
    ),
}
STOPPED = "The yard closes for the night."
PLACE = "row {row}, place {column}"

OUTCOME = ("You win, {name}!", "{name} wins!")
STOPPED_BY_GUARD = (
    "The yard closes. You have the fewest cards and win, {name}!",
    "The yard closes. {name} has the fewest cards and wins!",
)
STOPPED_SHARED = (
    "The yard closes. You share the win with {others}: the fewest cards.",
    "The yard closes. {others} have the fewest cards and share the win.",
)

# -- The table as text ----------------------------------------------------------

SEAT = "{name}: {total} to go, {held} in hand, {left} in the stack"
HAND = "Your hand: {cards}"
NO_CARD = "no card"
