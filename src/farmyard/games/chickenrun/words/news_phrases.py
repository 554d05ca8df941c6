"""Chickenrun: the sentences of what happened, and of what somebody else is deciding."""

from farmyard.games.chickenrun.state import Phase

Pair = tuple[str, str]
"""The first is to the seat it is about, the second about another; or one of one, one of more."""

THEN = {
    "dice": "The dice show black {black}, white {white}.",
    "drawn": "The card is {card}.",
    "boss": "{name} commands the Tweedys.",
    "you": "You command the Tweedys.",
    "gate": "The Main Gate is open.",
    "shut": "The Main Gate is shut.",
    "over": "The game is over.",
}

# -- The roll -------------------------------------------------------------------

ROLLS: Pair = ("You roll {dice}{egg}.", "{name} rolls {dice}{egg}.")
DICE, DICE_ALOUD = "{black} and {white}", "black {black} and white {white}"
FOR_AN_EGG = " for an egg"

# -- Chickens -------------------------------------------------------------------

CAUGHT = (
    "You are caught and sent home.",
    "{names} is caught and sent home.",
    "{names} are caught and sent home.",
)
STOPPED: Pair = ("Your escape is stopped!", "{whose} escape is stopped!")
BUNKERED: Pair = ("{chickens} goes to the Coal Bunker.", "{chickens} go to the Coal Bunker.")
PIES: Pair = ("{chickens} is a pie.", "{chickens} are pies.")
FREED: Pair = ("{chickens} is free!", "{chickens} are free!")
OUT: Pair = (
    "You have no chicken left and are out: eggs and cards go back.",
    "{name} has no chicken left and is out: eggs and cards go back.",
)

# -- Eggs -----------------------------------------------------------------------

PAYS: Pair = ("You pay {eggs}.", "{name} pays {eggs}.")
GETS: Pair = ("You get {eggs}.", "{name} gets {eggs}.")
GIVES_EGG: Pair = ("You give an egg.", "{name} gives an egg.")
TAKEN = "Mrs Tweedy takes {whose} {eggs} to the nest."
TAKEN_BY = "Mrs Tweedy takes {whose} {eggs}; {has} now."
HAS_THEM: Pair = ("you have {them}", "{name} has {them}")
THEM: Pair = ("it", "them")

# -- Equipment ------------------------------------------------------------------

CARD_WORDS = ("no cards", "1 card", "{n} cards")
CARRIES: Pair = ("You carry the card now.", "{name} carries a card now.")
HOME: Pair = ("Home, and your load is safe.", "{name} is home, and the load is safe.")
LOST: Pair = ("Your load goes back.", "{whose} load goes back.")
LAYS: Pair = ("You lay {cards} open.", "{name} lays {cards} open.")
HAS_CARDS: Pair = ("You have {cards} at home now.", "{name} has {cards} at home now.")
HANDS_CHANGE = "Cards pass between {names}."
SEARCHED = {
    "nobody": "The search card is for {hut}, where nobody lives.",
    "boss": "The search card is for {hut}: it is {whose}, and whoever commands the Tweedys is not "
    "searched.",
    "lost": "{hut}, {whose}, is searched: back with {cards}.",
    "empty": "{hut}, {whose}, is searched: there is nothing to be found.",
}

# -- What somebody else decides -------------------------------------------------

_CHICKEN, _OFFER = "{name} chooses a chicken.", "{name} is making an offer."
_PLAN, _CARD = "{name} thinks about plans.", "{name} chooses a card."
DECIDES: dict[Phase, str] = {
    Phase.FIRST: "{name} chooses a first chicken.",
    Phase.BIDDING: "{name} thinks about a bid.",
    Phase.DOG: "{name} decides where the dog starts.",
    Phase.BEFORE: "{name} is about to roll the dice.",
    Phase.PARTNER: "{name} looks for company.",
    Phase.JOIN: "{name} thinks about joining the escape.",
    Phase.LEND: "{name} decides who goes along.",
    Phase.COMMIT: "{name} decides who goes along.",
    Phase.KEEP: "{name} decides which card to keep.",
    Phase.HIDE: "{name} hears Mrs Tweedy coming.",
    Phase.PIE: "{name} decides who becomes a pie.",
    Phase.REPLACE: "A double: {name} chooses a new active chicken.",
    Phase.CHANGE: "A double: {name} decides who runs.",
    Phase.CHOOSE: "Ten or more: {name} decides what to do.",
    Phase.RELEASE: "{name} decides who leaves the Coal Bunker.",
    Phase.DISCARD: "{name} has one card too many.",
    Phase.LOOT: "{name} is out by night.",
    Phase.LOOT_CARD: _CARD,
    Phase.RESTART: _CHICKEN,
    Phase.RUNNER: "{name} decides who runs next.",
    Phase.LAND: "{name} decides where to land.",
    Phase.MOUTH: "{name} decides where to come out.",
    Phase.MOVE: "{name} decides where to go.",
    Phase.VISIT: "{name} hears a knock at the door.",
    Phase.DISCOUNT: "{name} haggles.",
    Phase.LOOK: "{name} counts the eggs.",
    Phase.BUY: "{name} looks through the pile.",
    Phase.FOOD: _PLAN,
    Phase.PUT: _PLAN,
    Phase.TRADE: "{name} thinks about an offer.",
    Phase.DEALING: _OFFER,
    Phase.GIVE_EGGS: _OFFER,
    Phase.GIVE_CARD: _OFFER,
    Phase.GIVE_PLAN: _OFFER,
    Phase.ASK_EGGS: _OFFER,
    Phase.ASK_CARD: _OFFER,
    Phase.ASK_PLAN: _OFFER,
    Phase.REPLY: "{name} weighs the offer.",
    Phase.BLACK: "{name} decides about Mr Tweedy.",
    Phase.SELECT: "{name} decides whom to chase.",
    Phase.CHASE: "{name} decides where the chase goes.",
    Phase.CATCH: "{name} decides whom to catch.",
}
