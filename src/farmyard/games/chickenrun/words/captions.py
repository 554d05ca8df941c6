"""Chickenrun: what the page says beside its drawings, as phrases with named slots."""

from farmyard.games.chickenrun import state
from farmyard.games.chickenrun.state import Phase, Place

# -- Buttons --------------------------------------------------------------------

VERBS = {
    int(state.ROLL): "Roll the dice",
    int(state.PAY): "Pay 2 eggs for the bunker",
    int(state.MOVE): "Move",
    int(state.RELEASE): "Release a chicken",
    int(state.DRAW): "Draw a card",
    int(state.TAKE): "Take the top plan",
    int(state.EXCHANGE): "Exchange a plan",
    int(state.BLACK): "Mr Tweedy",
    int(state.BROWN): "The dog",
    int(state.OFFER): "Part by part",
    int(state.ACCEPT): "Yes",
    int(state.REFUSE): "No",
    int(state.PASS): "Pass",
    int(state.NONE): "Nothing",
}
VERBS_HERE: dict[tuple[Phase, int], str] = {
    (Phase.PARTNER, int(state.PASS)): "Go alone",
    (Phase.JOIN, int(state.ACCEPT)): "Join the escape",
    (Phase.JOIN, int(state.REFUSE)): "Not this time",
    (Phase.LEND, int(state.PASS)): "No more chickens",
    (Phase.COMMIT, int(state.PASS)): "Ready to go",
    (Phase.HIDE, int(state.ACCEPT)): "Hide Under the Straw",
    (Phase.HIDE, int(state.PASS)): "Do not hide",
    (Phase.LOOT, int(state.PASS)): "Take nothing",
    (Phase.MOUTH, int(state.PASS)): "Stay underground",
    (Phase.MOVE, int(state.PASS)): "Stay",
    (Phase.CHOOSE, int(state.PASS)): "Stay",
    (Phase.VISIT, int(state.ACCEPT)): "Open the door",
    (Phase.VISIT, int(state.REFUSE)): "Not now",
    (Phase.DISCOUNT, int(state.ACCEPT)): "Use the discount",
    (Phase.DISCOUNT, int(state.PASS)): "Keep the card",
    (Phase.LOOK, int(state.ACCEPT)): "Pay and look",
    (Phase.LOOK, int(state.PASS)): "Do not look",
    (Phase.BUY, int(state.PASS)): "Buy nothing",
    (Phase.FOOD, int(state.PASS)): "Take no plan",
    (Phase.TRADE, int(state.PASS)): "No deal",
    (Phase.GIVE_CARD, int(state.NONE)): "No card",
    (Phase.GIVE_PLAN, int(state.NONE)): "No plan",
    (Phase.ASK_CARD, int(state.NONE)): "No card",
    (Phase.ASK_PLAN, int(state.NONE)): "No plan",
    (Phase.REPLY, int(state.ACCEPT)): "Take the offer",
    (Phase.REPLY, int(state.REFUSE)): "No deal",
    (Phase.BLACK, int(state.PASS)): "Leave him there",
    (Phase.SELECT, int(state.PASS)): "Let both rest",
    (Phase.CHASE, int(state.PASS)): "Stay put",
}
CUT_THE_WIRE = "Cut the wire"
ABANDON_IT = "Abandon the escape"
ANNOUNCE = "Announce {name}"
PLAY = "Play {name}"
CATCH = "Catch {name}"
ASK_TO_JOIN = "Ask {name}"
DEAL_WITH = "Deal with {name}"
EGGS = ("no eggs", "1 egg", "{n} eggs")
STEPS = ("here", "1 step", "{n} steps")
THROWN_STEPS = ("no step", *STEPS[1:])

DEED = {
    Phase.BEFORE: "Do it",
    Phase.DOG: "Put the dog on {thing}",
    Phase.LOOT: "Take a card from {thing}",
    Phase.LAND: "Land on {thing}",
    Phase.MOUTH: "Come out at {thing}",
    Phase.MOVE: "Go to {thing}",
    Phase.BLACK: "Walk to {thing}",
    Phase.CHASE: "Go to {thing}",
}
"""What the button of a deed says of a place."""

DEED_DIG = "Dig on"
HOME = "Home"
DEED_HOME = "Go home, {steps}"
IDLE = {
    Phase.BEFORE: "",
    Phase.FIRST: "Choose a chicken",
    Phase.LEND: "Choose a chicken",
    Phase.COMMIT: "Choose a chicken",
    Phase.PIE: "Choose a chicken",
    Phase.REPLACE: "Choose a chicken",
    Phase.CHANGE: "Choose a chicken",
    Phase.RELEASE: "Choose a chicken",
    Phase.RESTART: "Choose a chicken",
    Phase.RUNNER: "Choose a chicken",
    Phase.KEEP: "Choose a card",
    Phase.DISCARD: "Choose a card",
    Phase.LOOT_CARD: "Choose a card",
    Phase.LOOT: "Choose a pile",
    Phase.PUT: "Choose a plan",
    Phase.MOVE: "Choose where to go",
    Phase.BLACK: "Choose where he goes",
    Phase.CHASE: "Choose where to go",
    Phase.BUY: "Choose a card",
    Phase.BIDDING: "Choose your bid",
    Phase.LAND: "Choose where",
    Phase.MOUTH: "Choose where",
    Phase.DOG: "Choose where",
}
IDLE_ELSE = "Choose first"

TELLS = {
    "nest": "The nest holds the eggs that nobody has.",
    "pies": "A chicken that is baked never comes back.",
    "round": "The game ends after round {most} at the latest.",
    "boss": "Runs the Tweedys: moves Mr Tweedy and the dog in this round.",
    "load": "The chicken carries a card; if she is caught it is lost.",
}
"""What a touch on a thing says of it."""

ORDERS = {
    "roll": (
        "Rolls by itself",
        "The dice roll by themselves where nothing but a change of chickens could come before",
    ),
    "prowl": ("He prowls", "Mr Tweedy and the dog go nearer to others while they can get nobody"),
    "rest": ("He rests", "Mr Tweedy and the dog stay where they are while they can get nobody"),
}
"""Standing orders: on the switch, and read out."""

# -- Panels ---------------------------------------------------------------------

TITLES = {
    Phase.FIRST: "Your first chicken",
    Phase.BIDDING: "Your bid",
    Phase.DOG: "Where the dog starts",
    Phase.BEFORE: "Before the roll",
    Phase.PARTNER: "With whom?",
    Phase.LEND: "Who goes along?",
    Phase.COMMIT: "Who goes along?",
    Phase.KEEP: "Keep one card",
    Phase.PIE: "Into the Piematic",
    Phase.REPLACE: "A double",
    Phase.CHANGE: "A double",
    Phase.CHOOSE: "Ten or more",
    Phase.RELEASE: "Out of the bunker",
    Phase.DISCARD: "One card too many",
    Phase.LOOT: "Night Delivery",
    Phase.LOOT_CARD: "Night Delivery",
    Phase.RESTART: "A new start",
    Phase.RUNNER: "The next runner",
    Phase.LAND: "Where to land",
    Phase.MOUTH: "Where to come out",
    Phase.MOVE: "Your move",
    Phase.BUY: "What the pile has",
    Phase.FOOD: "The food store",
    Phase.PUT: "Under the pile",
    Phase.BLACK: "Mr Tweedy",
    Phase.SELECT: "Mr Tweedy or the dog",
    Phase.CHASE: "The chase",
    Phase.CATCH: "Whom does he catch?",
}
WAITING = "The dice"
THROWN = "Black {black}, white {white}"
TOTAL = "{black} + {white} = {total}"
MOVING = "{total} {sign} {number} = {steps}"
MARCHING = "{total} {sign} {number} + {march} = {steps}"
LEFT = "{steps} left"
HE_MAY = "Then Mr Tweedy may walk {black}."
HE_REMAINS = "Mr Tweedy stays where he is."
NOT_THROWN = "Nobody has thrown yet."
DIE = ("black {n}", "white {n}")

ASKED = {
    Phase.VISIT: ("{name} knocks at your hut", "May {chicken} come in? Indoors you could trade."),
    Phase.JOIN: (
        "{name} wants to escape",
        "{plan}: will you pool equipment and chickens? What {name} lacks comes from you.",
    ),
    Phase.HIDE: ("Mrs Tweedy is coming", "Under the Straw nobody is found. The card is used up."),
    Phase.DISCOUNT: (
        "The price is {eggs}",
        "With Rats’ Discount it is 1 egg. The card is used up.",
    ),
    Phase.LOOK: ("Behind the counter", "To look through the pile costs {eggs}, bought or not."),
    Phase.DEALING: ("You meet somebody", "With whom will you deal?"),
    Phase.REPLY: ("An offer from {name}", "Nobody else sees which cards it names."),
}
A_DEAL, A_DEAL_WITH = "A deal?", "A deal with {name}?"
WHOM = "With whom?"
IN_THE_YARD = "Out here eggs, plans and what a chicken carries change hands."
AT_HOME = "In a hut, what lies at home counts for whoever lives there."
LAST_OFFER = "The last offer of this turn."
HOLDS = "{name} carries a card, face down."
EGGS_GIVEN, EGGS_WANTED = "Eggs you give", "Eggs you want"
EGG_STEPS = ("One egg less", "One egg more")
PARTS_GIVEN = (
    ("Equipment you give", "No card"),
    ("Plan you give", "No plan"),
)
PARTS_WANTED = (
    ("Equipment you want", "No card"),
    ("Plan you want", "No plan"),
)
"""The parts of an offer, and what it is called to leave one out."""
NAME_SOMETHING = "Nothing is given and nothing is wanted yet. (CR-R74)"
NAME_SOMEBODY = "Say with whom you deal. (CR-061)"
NOT_NOW = "There is nothing of that kind to deal in now. (CR-063)"
OFFER_TO = "An offer to {name}"
STAGES = {
    Phase.GIVE_EGGS: "How many eggs do you give?",
    Phase.GIVE_CARD: "Which equipment do you give?",
    Phase.GIVE_PLAN: "Which plan do you give?",
    Phase.ASK_EGGS: "How many eggs do you want?",
    Phase.ASK_CARD: "Which equipment do you want? They may not have it.",
    Phase.ASK_PLAN: "Which plan do you want? They may not have it.",
}
YOU_GIVE, YOU_GET = "You give", "You get"
IT_TAKES, YOU_HAVE = "It takes", "Of that you have"
NOTHING_YET = "nothing yet"
NOTHING = "nothing"

# -- The yard -------------------------------------------------------------------

ROOM_SIGNS = {
    "house": "House",
    "food store": "Food",
    "woodshed": "Wood",
    "barn": "Barn",
    "workshop": "Work shop",
    "Coal Bunker": "Coal bunker",
    "Piematic": "Piematic",
}
_SHOP = "Look through the equipment and buy one card."
ROOM_TELLS = {
    "house": "Equipment for one egg, but Mr Tweedy lives here.",
    "food store": "Plans are free here; two at most.",
    "woodshed": _SHOP,
    "barn": _SHOP,
    "workshop": _SHOP,
    "Coal Bunker": "Chickens caught in flight wait here; two eggs let one out.",
    "Piematic": "Chickens end here as pies.",
}
GUARD_TELLS = {
    "tweedy": "Whom he lands on goes home, and loses what she carries.",
    "dog": "It guards the outside: nobody runs past it.",
}
"""What a touch on a building says of it, or on Mr Tweedy and the dog."""

HUT_OF = "hut {n}, {name}’s"
HUT_EMPTY = "hut {n}, empty"
PLACE_AT = "{place}, {steps}"
WHO = ("Mr Tweedy to {thing}", "The dog to {thing}")
EXIT_AT = "{place}, {steps} to Free"
EXITS = (("North-west", "North-east"), ("South-west", "South-east"))
TO_FREE = "{side}, {n} to Free"
HEN_AT = "{name}: {chicken}, at {place}"
NOBODY_OUT = "a chicken"
TWEEDY_AT = "Mr Tweedy, at {place}"
DOG_AT = "The dog, at {place}"
MARKER_AT = "{name}’s escape starts at {place}; {n} waiting"
TUNNEL = "{name}’s tunnel: {depth} of {length} dug"
OUT_RUNS = "{chicken} of {name} is {steps} from Free, the dog {dog} from her."
CHANCES = "{chicken}’s chances"
ENOUGH = "{n} in 100 throws are enough."
GATE = ("The Main Gate is shut.", "The Main Gate is open.")
ROUND, LAST_ROUNDS = "{n}", "{n} of {most}"

# -- What somebody has ----------------------------------------------------------

GROUPS = {
    Place.ACTIVE: "Out",
    Place.HAND: "In hand",
    Place.COMMITTED: "Escaping",
    Place.HUT: "Hut",
    Place.BUNKER: "Bunker",
    Place.FREE: "Free",
}
HEN = "{name}, {number}"
HAS = "{eggs}, {free} of {target} free, {cards} at home, {plans} and {kept} in hand"
CARDS = ("no equipment", "1 card", "{n} cards")
PLANS_IN_HAND = ("no plan", "1 plan", "{n} plans")
KEPT = ("no opportunity card", "1 opportunity card", "{n} opportunity cards")
LOADED = "carries something"
CARRIES = "carries {thing}"
COMMANDS = "runs the Tweedys"
ESCAPING = "Announced."
ESCAPE_NAMES = {"cut dash": "Through the wire", "gate dash": "Out of the gate", "alone": "Alone"}
NEEDS = ("1 chicken", "{n} chickens")
KIT = {
    "have": "{card}: at home",
    "carried": "{card}: carried",
    "want": "{card}: still needed",
    "shown": "{card}: shown",
}
CUTTER = "Wire Cutters or Pliers"
HOW = {
    "Short Ladder": "Over the side wire.",
    "Rope Drop": "Over the top wire.",
    "Spring Heels": "From the runway, far out.",
    "Borrowed Coat": "Through the Main Gate, open or shut; the dog only bars the way.",
    "Dinner Spoon": "Under the barn or the workshop.",
    "Proper Hole": "Through the side wire.",
    "Stilt Walk": "Through a wicket; the dog only bars the way.",
    "Washing Line": "Over the low wire.",
    "Shop Burrow": "Under the barn or the workshop.",
    "Long Dig": "Under your own hut.",
    "Catapult Cart": "From the runway, halfway out.",
    "The Old Crate": "From the runway, all at once.",
}
"""Where each plan begins."""

WHAT = {
    "Warm Straw": "Up to 2 eggs from the nest.",
    "Double Yolker": "Up to 3 eggs from the nest.",
    "Egg Round": "An egg from each of the others.",
    "Rats’ Discount": "In a shop: the price is 1 egg, this time.",
    "Night Delivery": "A card from any pile.",
    "Forty Winks": "Before your roll: nobody moves the Tweedys this round.",
    "Telephone": "Before your roll: Mr Tweedy goes to the House.",
    "Marrow Bone": "Before your roll: the dog goes to its kennel.",
    "Latch Left Up": "Before your roll: the Main Gate is open.",
    "Under the Straw": "When Mrs Tweedy comes to you: she takes nothing.",
    "Wishbone": "Before your roll: all your chickens leave the Coal Bunker.",
    "Quick March": "Before your roll: 6 steps more.",
    "Roll Call": "All in the yard go home, with what they carry.",
}
"""What each opportunity card does."""
