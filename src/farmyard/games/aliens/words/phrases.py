"""Chickens ’n’ Aliens: every sentence and label, as phrases with named slots.

``words`` and ``page`` choose among them and fill them in; a translation starts here.
"""

from typing import Any

from farmyard.games.aliens.box import PARTS
from farmyard.games.aliens.state import Deed, Phase

# -- Cards ----------------------------------------------------------------------

TITLES = (
    "alien",
    "Broody",
    "Twin Beaks",
    "Cheeky Chicken",
    "Fowl Play",
    "Pecking Order",
    "Rooster Booster",
    "Scramble",
    "Wings of Desire",
    "Hen Pecked",
    "Hypno-chicken",
    "wild card",
    "Tractor Beam",
    "Alien Flu",
    "Corn Star",
    "Armed to the Hen’s Teeth",
    "All Out War",
    "bottom left",
    "bottom right",
)
ARTICLES = {"alien": "an alien", "wild card": "a wild card"}
ARTICLES |= {part: f"the {part} of a saucer" for part in PARTS}
AS = "a wild card as {card}"
PLURALS = {
    "alien": "aliens",
    "Broody": "Broodies",
    "Cheeky Chicken": "Cheeky Chickens",
    "Hypno-chicken": "Hypno-chickens",
    "Fowl Play": "Fowl Plays",
    "Pecking Order": "Pecking Orders",
    "Rooster Booster": "Rooster Boosters",
    "Scramble": "Scrambles",
    "wild card": "wild cards",
    "Tractor Beam": "Tractor Beams",
    "Corn Star": "Corn Stars",
}
PLURALS |= {part: f"{part}s of saucers" for part in PARTS}
SEVERAL = "{n} {cards}"
CARDS = ("no card", "a card", "{n} cards")
CORN = ("no corn", "one corn", "{n} corn")
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
AND = "{some} and {last}"
FROM = "{card} from {victim}"
FROM_YOU = "{card} from you"
DRAWS = "{name} draws {cards}"
DRAW_ALIKE = "{names} draw {cards} each"

# -- A choice -------------------------------------------------------------------

SAY = {
    Deed.PASS: "passes",
    Deed.TAKE: "takes a card",
    Deed.LAY: "lays an alien",
    Deed.BEAM_FROM_EACH: "plays {card} on everybody",
    Deed.THROW_AWAY: "throws away {a_card}",
    Deed.LAY_BOTTOM: "puts on {a_card}",
    Deed.THROW_BOTTOM: "throws away {a_card}",
}
SAY_PLAY = "plays {card}"
SAY_PLAY_ON = "plays {card} on {victim}"
SAY_PICK = ("takes a card unseen", "takes the bottom left", "takes the bottom right")

# -- What is asked, and why not -------------------------------------------------

ASK_ME = {
    "take": "Your turn, {name}. Take a card.",
    "play or take": "Your turn, {name}. Play a card, or take one.",
    "play": "Your turn, {name}. Play a card, or throw one away.",
    "pass": "There is nothing you can do, {name}. Pass.",
    "dizzy": "You are dizzy, {name}. Throw a card away.",
    "lost": "You are dizzy, {name}, and have no card to throw away.",
    "pick": "What do you take from {victim}, {name}?",
}
WON = (
    "You win the {part} of a saucer! {first} begins.",
    "{winner} wins the {part} of a saucer. You begin, {first}.",
    "{winner} wins the {part} of a saucer. {first} begins.",
)
ASK_OTHERS = {
    "dizzy": "{name} is dizzy and must throw a card away.",
    "lost": "{name} is dizzy and has no card to throw away.",
    "pick": "{name} is choosing a card of {victim}’s.",
}
THINKING = "{name} is thinking it over."

WHY_NOT = {
    "nothing": "There is no such thing to do. (UF-14)",
    "dizzy": "You are dizzy: throw a card away instead. (UF-41)",
    "pick": "First take a card from the hand you have reached into. (UF-34)",
    "nobody": "Nobody sits there.",
    "hand": "There is no {title} in your hand. (UF-14)",
    Deed.PASS: "You may pass only if there is nothing else you can do. (UF-R9)",
    "full": "You hold {held} cards; with five or more none can be taken. (UF-18)",
    Deed.TAKE: "There is no card to take. (UF-R4)",
    Deed.LAY: "You have no corn to pay for it. (UF-16)",
    Deed.BROODY: "You have no alien that could be covered. (UF-28, UF-R12)",
    Deed.TWIN_BEAKS: "The bank is empty. (UF-R6)",
    Deed.CHEEKY_CHICKEN: "{name} has no cards. (UF-R28)",
    Deed.FOWL_PLAY: "{name} has no cards. (UF-R7)",
    Deed.BEAM_FROM_ONE: "{name} has no cards. (UF-R25)",
    "no alien": "{name} has no alien. (UF-R7)",
    Deed.PECKING_ORDER: "Every one of {name}’s aliens is covered. (UF-28, UF-R11)",
    Deed.ROOSTER_BOOSTER: "There is no card to draw. (UF-R4)",
    Deed.ARMED: "There is no card to draw. (UF-R4)",
    Deed.SCRAMBLE: "The pool is empty. (UF-R7)",
    Deed.WINGS_OF_DESIRE: "The discard pile is empty. (UF-R7)",
    Deed.HEN_PECKED: "{name} has no corn. (UF-R7)",
    Deed.HYPNO_CHICKEN: "{name} is dizzy already. (UF-R20)",
    Deed.BEAM_FROM_EACH: "Nobody else has a card. (UF-R25)",
    Deed.ALIEN_FLU: "No alien has been laid. (UF-R7)",
    Deed.CORN_STAR: "Nobody else has corn. (UF-R27)",
    Deed.ALL_OUT_WAR: "There is no other card in any hand. (UF-R24)",
    "could take": "Take a card instead: none is thrown away while you can. (UF-20, UF-R8)",
    "strict": "At this table a card is thrown away only if there is nothing else you can do. "
    "(UF-R8)",
    Deed.LAY_BOTTOM: "Your saucer has that side already. (UF-X4)",
    Deed.PICK: "There is no such card to take. (UF-X3)",
}

WHY_SHUT = {
    Phase.TURN: "First choose a card of your hand, then whom it is for.",
    Phase.STUNNED: "You are dizzy: throw a card away instead.",
    Phase.PICK: "First take a card from the hand you have reached into.",
}

# -- What happened --------------------------------------------------------------

# To the one who did it, to the others, and to the one it was done to.
Told = tuple[str, ...]
TELL: dict[Any, Told] = {
    Deed.PASS: ("There is nothing you can do: you pass.", "{name} can do nothing and passes."),
    "lost": (
        "Dizzy, and no card to throw away: your turn is lost.",
        "{name} is dizzy, with no card to throw away: the turn is lost.",
    ),
    Deed.TAKE: ("You take {drawn} from the deck.", "{name} takes {cards} from the deck."),
    Deed.LAY: ("You lay an alien for one corn.", "{name} lays an alien for one corn."),
    Deed.BROODY: (
        "You play {card}: one of your aliens is safe.",
        "{name} plays {card}: one alien is safe.",
    ),
    Deed.TWIN_BEAKS: (
        "You play {card}: {corn} from the bank.",
        "{name} plays {card}: {corn} from the bank.",
    ),
    Deed.CHEEKY_CHICKEN: (
        "You play {card}. {victim} shows you {shown}.",
        "{name} plays {card} and sees {victim}’s hand.",
        "{name} plays {card} and sees your hand.",
    ),
    "cheeky to all": (
        "You play {card}. {victim} shows everybody {shown}.",
        "{name} plays {card}. {victim} shows everybody {shown}.",
        "{name} plays {card}. You show everybody {shown}.",
    ),
    Deed.FOWL_PLAY: (
        "You play {card}: {taken} from {victims}.",
        "{name} plays {card}: {taken} from {victims}.",
        "{name} plays {card}: {taken} from you.",
    ),
    Deed.BEAM_FROM_EACH: (
        "You play {card} on everybody: {each}.",
        "{name} plays {card} on everybody: {each}.",
    ),
    "reach": (
        "You play {card} and reach into {prey}’s hand.",
        "{name} plays {card} and reaches into {prey}’s hand.",
        "{name} plays {card} and reaches into your hand.",
    ),
    Deed.PICK: (
        "You take {taken} from {victims}.",
        "{name} takes {taken} from {victims}.",
        "{name} takes {taken} from you.",
    ),
    Deed.PECKING_ORDER: (
        "You play {card}: {victim}’s alien changes sides.",
        "{name} plays {card}: {victim}’s alien changes sides.",
        "{name} plays {card}: your alien changes sides.",
    ),
    Deed.ROOSTER_BOOSTER: (
        "You play {card}: {drawn} from the deck.",
        "{name} plays {card}: {cards} from the deck.",
    ),
    Deed.SCRAMBLE: (
        "You play {card}: the whole pool, {corn}.",
        "{name} plays {card}: the whole pool, {corn}.",
    ),
    Deed.WINGS_OF_DESIRE: (
        "You play {card} and take {top} from the discard pile.",
        "{name} plays {card} and takes {top} from the discard pile.",
    ),
    Deed.HEN_PECKED: (
        "You play {card}: one corn from {victim}.",
        "{name} plays {card}: one corn from {victim}.",
        "{name} plays {card}: one corn from you.",
    ),
    Deed.HYPNO_CHICKEN: (
        "You play {card} on {victim}, who is dizzy now.",
        "{name} plays {card} on {victim}, who is dizzy now.",
        "{name} plays {card} on you: you are dizzy.",
    ),
    Deed.ALIEN_FLU: (
        "You play {card}: every alien is gone.",
        "{name} plays {card}: every alien is gone.",
    ),
    Deed.CORN_STAR: (
        "You play {card}: {corn}, all that the others had.",
        "{name} plays {card}: {corn}, all that the others had.",
        "{name} plays {card}: {corn}, yours and all that the others had.",
    ),
    "corn of one": (
        "You play {card}: {corn}, all that {victim} had.",
        "{name} plays {card}: {corn}, all that {victim} had.",
        "{name} plays {card}: {corn}, all that you had.",
    ),
    Deed.ARMED: (
        "You play {card}. You draw {drawn}; {others}.",
        "{name} plays {card}. {Others}.",
        "{name} plays {card}. You draw {drawn}; {others}.",
    ),
    Deed.ALL_OUT_WAR: (
        "You play {card}: all hands are gone.",
        "{name} plays {card}: all hands are gone.",
    ),
    Deed.THROW_AWAY: ("You throw away {a_card}.", "{name} throws away {a_card}."),
    "dizzy": (
        "You are dizzy and throw away {a_card}.",
        "{name} is dizzy and throws away {a_card}.",
    ),
    Deed.LAY_BOTTOM: (
        "You put on {a_card}.",
        "{name} puts on {a_card}.",
    ),
}
TELL[Deed.BEAM_FROM_ONE] = TELL[Deed.FOWL_PLAY]
TELL[Deed.THROW_BOTTOM] = TELL[Deed.THROW_AWAY]

LOUD = {Deed.ALIEN_FLU, Deed.CORN_STAR, Deed.ARMED, Deed.ALL_OUT_WAR}
RESHUFFLED = "The discard pile is shuffled and becomes the deck."
ROUND = (
    "Three aliens: you win the round and the {part} of a saucer.",
    "Three aliens: {name} wins the round and the {part} of a saucer.",
)
TAKE_OFF = "The saucer is whole!"
STOPPED = "It is too late to go on."
NEXT_ROUND = (
    "The table is cleared, pool and all. {dealer} deals five cards each, and you begin.",
    "The table is cleared, pool and all. {dealer} deals five cards each, and {first} begins.",
    "The table is cleared, pool and all. You deal five cards each, and {first} begins.",
)

OUTCOME = ("You win, {name}: your saucer takes off!", "{name} wins: the saucer takes off!")
STOPPED_BY_GUARD = (
    "It is too late to go on. You have got furthest and win, {name}!",
    "It is too late to go on. {name} has got furthest and wins!",
)
STOPPED_SHARED = (
    "It is too late to go on. You share the win with {others}.",
    "It is too late to go on. {others} share the win.",
)


# -- The table as text ----------------------------------------------------------

MIDDLE = "Deck: {stock}{top}.  Pool: {pool} corn.  Bank: {bank}."
DISCARDS = "Discard pile, top first: {cards}."
SEAT = "{name} ({bird}): saucer {parts}, aliens {aliens}, {corn} corn, {held} in hand{more}"
HAND_OF = "Your hand: {cards}"
TOP = ", the {part} of a saucer on top"
DIZZY = ", dizzy"
KNOWN = "; you know of {cards}"
IN_SIGHT = "; in sight {cards}"
ENDLESS = "never empty"
NONE = "none"
SIGNS = ("left", "right", "canopy")
NO_PART = "–"
BARE, COVERED = "o", "(o)"


# -- The page -------------------------------------------------------------------

SAYS = (
    "One corn into the pool.",
    "A hen on one of your aliens: nobody can steal it.",
    "Two corn from the bank.",
    "See one hand.",
    "Take one card unseen.",
    "Take an alien that no hen sits on.",
    "Two cards from the deck.",
    "All corn of the pool.",
    "Change it for the top of the discard pile.",
    "Take one corn from another player.",
    "Instead of the next turn a card is thrown away.",
    "Stands for any blue card. Choose one.",
    "Two cards from one hand, or one from every hand.",
    "All aliens are gone, with the hens on them.",
    "All corn of all others.",
    "Three cards from the deck for everybody.",
    "All hands go to the discard pile.",
    "Part of a saucer. Put it on, and it is safe.",
    "Part of a saucer. Put it on, and it is safe.",
)
DEEDS = {  # the button of a card that needs no target
    "alien": "Lay it",
    "broody": "Let her sit",
    "twin-beaks": "Take two corn",
    "rooster-booster": "Take two",
    "scramble": "Take the pool",
    "wings": "Change",
    "alien-flu": "Sneeze",
    "corn-star": "Take it all",
    "armed": "Arm all",
    "all-out-war": "War",
    "bottom-left": "Put it on",
    "bottom-right": "Put it on",
}
WHOM = "{card}: whom?"
AS_WHICH = "{card} as"
HELD = "Play {card}? Touch your half."
HELD_AIMED = "{card}: whom? Touch a saucer."
HELD_WILD = "{card}: as which of the ten?"
NO_MORE = {
    "corn": "none",
    "cards": "no card",
    "aliens": "none",
    "turns": "dizzy",
    "covered": "covered",
}
EVERYBODY = "One from every hand"
UNSEEN = "a card unseen"
NO_PART_YET = "no part yet"
BARE_ALIEN = "Alien"
ALIEN_UNDER_HEN = "Alien, covered by a hen"
ALIEN_UNDER_WILD = "Alien, covered by a wild card"
TAKE_ONE = "Take a card"
HAND_FULL = "Take a card: not now, you hold {held}"
DECK = "Deck, {count} cards"
