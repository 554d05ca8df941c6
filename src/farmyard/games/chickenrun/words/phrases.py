"""Chickenrun: the sentences, with named slots, so that other languages can follow."""

from string import ascii_uppercase

from farmyard.games.chickenrun import state
from farmyard.games.chickenrun.state import Ending, Phase

HEADINGS = ("free", "pies", "eggs", "equipment", "plans")

Pair = tuple[str, str]
"""What you do, and what somebody else does."""

# -- Choices --------------------------------------------------------------------

DOES: dict[int, Pair] = {
    int(state.ROLL): ("roll the dice", "rolls the dice"),
    int(state.MOVE): ("choose to move", "chooses to move"),
    int(state.RELEASE): ("choose to release a chicken", "chooses to release a chicken"),
    int(state.DRAW): ("draw an opportunity card", "draws an opportunity card"),
    int(state.CUT): ("cut the wire and dash for freedom", "cuts the wire and dashes for freedom"),
    int(state.ABANDON): ("abandon the escape", "abandons the escape"),
    int(state.PAY): ("pay 2 eggs at the Coal Bunker", "pays 2 eggs at the Coal Bunker"),
    int(state.TAKE): ("take the top plan", "takes the top plan"),
    int(state.EXCHANGE): ("exchange a plan", "exchanges a plan"),
    int(state.BLACK): ("send Mr Tweedy", "sends Mr Tweedy"),
    int(state.BROWN): ("send the dog", "sends the dog"),
    int(state.ACCEPT): ("accept", "accepts"),
    int(state.REFUSE): ("refuse", "refuses"),
    int(state.OFFER): ("make an offer", "makes an offer"),
    int(state.PASS): ("leave it at that", "leaves it at that"),
}

DOES_HERE: dict[tuple[Phase, int], Pair] = {
    (Phase.PARTNER, int(state.PASS)): ("go alone", "goes alone"),
    (Phase.JOIN, int(state.ACCEPT)): ("join the escape", "joins the escape"),
    (Phase.JOIN, int(state.REFUSE)): ("will not join", "will not join"),
    (Phase.LEND, int(state.PASS)): ("send no more chickens", "sends no more chickens"),
    (Phase.COMMIT, int(state.PASS)): ("are ready to go", "is ready to go"),
    (Phase.HIDE, int(state.PASS)): ("do not hide", "does not hide"),
    (Phase.MOUTH, int(state.PASS)): ("stay underground", "stays underground"),
    (Phase.MOVE, int(state.PASS)): ("stay", "stays"),
    (Phase.VISIT, int(state.ACCEPT)): ("open the door", "opens the door"),
    (Phase.VISIT, int(state.REFUSE)): ("keep the door shut", "keeps the door shut"),
    (Phase.DISCOUNT, int(state.PASS)): ("keep the discount", "keeps the discount"),
    (Phase.LOOK, int(state.ACCEPT)): ("pay to look", "pays to look"),
    (Phase.LOOK, int(state.PASS)): ("do not look", "does not look"),
    (Phase.BUY, int(state.PASS)): ("buy nothing", "buys nothing"),
    (Phase.LOOT, int(state.PASS)): ("take nothing", "takes nothing"),
    (Phase.FOOD, int(state.PASS)): ("take no plan", "takes no plan"),
    (Phase.TRADE, int(state.PASS)): ("make no offer", "makes no offer"),
    (Phase.GIVE_CARD, int(state.NONE)): ("offer no card", "offers no card"),
    (Phase.GIVE_PLAN, int(state.NONE)): ("offer no plan", "offers no plan"),
    (Phase.ASK_CARD, int(state.NONE)): ("ask for no card", "asks for no card"),
    (Phase.ASK_PLAN, int(state.NONE)): ("ask for no plan", "asks for no plan"),
    (Phase.REPLY, int(state.ACCEPT)): ("accept the offer", "accepts the offer"),
    (Phase.REPLY, int(state.REFUSE)): ("refuse the offer", "refuses the offer"),
    (Phase.BLACK, int(state.PASS)): ("leave Mr Tweedy where he is", "leaves Mr Tweedy where he is"),
    (Phase.SELECT, int(state.PASS)): (
        "leave Mr Tweedy and the dog where they are",
        "leaves Mr Tweedy and the dog where they are",
    ),
}

WITH: dict[Phase, Pair] = {
    Phase.FIRST: ("send {chicken} out", "sends {chicken} out"),
    Phase.BIDDING: ("bid {eggs} to command the Tweedys", "bids {eggs} to command the Tweedys"),
    Phase.DOG: ("put the dog on {place}", "puts the dog on {place}"),
    Phase.LEND: ("send {chicken} along", "sends {chicken} along"),
    Phase.COMMIT: ("take {chicken} along", "takes {chicken} along"),
    Phase.KEEP: ("keep the {card} and abandon the rest", "keeps the {card} and abandons the rest"),
    Phase.PIE: ("feed {chicken} to the Piematic", "feeds {chicken} to the Piematic"),
    Phase.REPLACE: ("send {chicken} out", "sends {chicken} out"),
    Phase.CHANGE: ("let {chicken} run", "lets {chicken} run"),
    Phase.RELEASE: ("release {chicken}", "releases {chicken}"),
    Phase.DISCARD: ("discard {card}", "discards {card}"),
    Phase.LOOT: ("take a card from {place}", "takes a card from {place}"),
    Phase.LOOT_CARD: ("take {thing}", "takes {thing}"),
    Phase.RESTART: ("send {chicken} out", "sends {chicken} out"),
    Phase.RUNNER: ("let {chicken} run next", "lets {chicken} run next"),
    Phase.LAND: ("land on {place}", "lands on {place}"),
    Phase.MOUTH: ("come out at {place}", "comes out at {place}"),
    Phase.MOVE: ("go to {place}", "goes to {place}"),
    Phase.BUY: ("buy {thing}", "buys {thing}"),
    Phase.PUT: ("put {card} under the pile", "puts {card} under the pile"),
    Phase.DEALING: ("deal with {hut}", "deals with {hut}"),
    Phase.PARTNER: ("ask {hut} to join", "asks {hut} to join"),
    Phase.GIVE_EGGS: ("offer {eggs}", "offers {eggs}"),
    Phase.GIVE_CARD: ("offer {thing}", "offers {thing}"),
    Phase.GIVE_PLAN: ("offer {card}", "offers {card}"),
    Phase.ASK_EGGS: ("ask for {eggs}", "asks for {eggs}"),
    Phase.ASK_CARD: ("ask for {thing}", "asks for {thing}"),
    Phase.ASK_PLAN: ("ask for {card}", "asks for {card}"),
    Phase.BLACK: ("move Mr Tweedy to {place}", "moves Mr Tweedy to {place}"),
    Phase.CATCH: ("catch {hut}", "catches {hut}"),
}
"""By the phase: choices that name a chicken, a card, a place, a hut or a number of eggs."""

CHASES: tuple[Pair, Pair] = (
    ("move Mr Tweedy to {place}", "moves Mr Tweedy to {place}"),
    ("move the dog to {place}", "moves the dog to {place}"),
)
STAYS_PUT: tuple[Pair, Pair] = (
    ("leave Mr Tweedy where he is", "leaves Mr Tweedy where he is"),
    ("leave the dog where it is", "leaves the dog where it is"),
)
BEFORE: tuple[tuple[int, Pair], ...] = (
    (int(state.CARD), ("play {card}", "plays {card}")),
    (int(state.PLAN), ("announce {card}", "announces {card}")),
    (int(state.CHICKEN), ("send {chicken} out", "sends {chicken} out")),
)
PLAYS: Pair = ("play {card}", "plays {card}")
DIGS: Pair = ("dig on", "digs on")
RUNS_FREE: Pair = ("run free at {place}", "runs free at {place}")
UNSEEN: dict[Phase, Pair] = {
    Phase.FIRST: ("have chosen a first chicken", "has chosen a first chicken"),
    Phase.BIDDING: ("have made a bid", "has made a bid"),
    Phase.LOOT_CARD: ("take a card by night", "takes a card by night"),
    Phase.BUY: ("look through the pile", "looks through the pile"),
    Phase.PUT: ("put a plan under the pile", "puts a plan under the pile"),
    Phase.GIVE_CARD: ("go on with the offer", "goes on with the offer"),
    Phase.GIVE_PLAN: ("go on with the offer", "goes on with the offer"),
    Phase.ASK_CARD: ("go on with the offer", "goes on with the offer"),
    Phase.ASK_PLAN: ("finish the offer", "finishes the offer"),
}
"""Where the kinds of numbers begin, the last first."""

ROOM = "the {room}"
SQUARE = "{column}{row}"
COLUMN_LETTERS = (*ascii_uppercase, "AA")  # from west to east
STEP_WORDS = ("no step", "1 step", "{n} steps")
YOUR, WHOSE = "your", "{name}’s"
EGG_WORDS = ("no eggs", "1 egg", "{n} eggs")

# -- What happened --------------------------------------------------------------

YOU, THEY = "You {does}.", "{name} {does}."
AND = "{some} and {last}"
ARTICLES, NO_ARTICLE = ("a", "an"), ("Wire Cutters", "Pliers")

MAKES_AN_OFFER = ("{name} makes {whom} an offer.", "You make {whom} an offer.")
NAMES_NOTHING = ("{name} makes no offer after all.", "You make no offer after all.")
OFFERS = (
    "{name} offers {whom} {given} for {wanted}.",
    "You offer {whom} {given} for {wanted}.",
)
OFFERS_UNSEEN = "{name} offers {whom} {given} for {wanted}; cards, if any, only they see."
CARDS_UNSEEN = "{name} makes {whom} an offer of cards, which only they see."
NOTHING_NAMED, YOU_TOO = "nothing", "you"
"""Of two phrases the first is for what somebody else does."""

# -- Questions ------------------------------------------------------------------

ASKS: dict[Phase, str] = {
    Phase.FIRST: "{name}, which chicken goes out first?",
    Phase.BIDDING: "{name}, how many eggs do you bid to command the Tweedys?",
    Phase.DOG: "{name}, where does the dog start?",
    Phase.BEFORE: "Your turn, {name}. Roll, or do something before the roll.",
    Phase.PARTNER: "{name}, with whom do you escape?",
    Phase.JOIN: "{name}, will you join the escape?",
    Phase.LEND: "{name}, which of your chickens go along?",
    Phase.COMMIT: "{name}, which chickens go along?",
    Phase.KEEP: "{name}, which card do you keep?",
    Phase.HIDE: "{name}, Mrs Tweedy is coming. Do you hide Under the Straw?",
    Phase.PIE: "{name}, which of {whose} chickens goes into the Piematic?",
    Phase.REPLACE: "A double, {name}: choose a new active chicken.",
    Phase.CHANGE: "A double, {name}: who runs now?",
    Phase.CHOOSE: "Ten or more, {name}! Walk, free a chicken, or draw a card?",
    Phase.RELEASE: "{name}, which chicken leaves the Coal Bunker?",
    Phase.DISCARD: "Three cards may be kept, {name}. Which one goes?",
    Phase.LOOT: "{name}, from which pile do you take a card?",
    Phase.LOOT_CARD: "{name}, which card do you take?",
    Phase.RESTART: "{name}, choose a new active chicken.",
    Phase.RUNNER: "{name}, who runs next?",
    Phase.LAND: "{name}, where do you land?",
    Phase.MOUTH: "{name}, where do you come out?",
    Phase.MOVE: "{name}, where do you go? You have {steps}.",
    Phase.VISIT: "{name}, there is somebody at your door. Come in?",
    Phase.DISCOUNT: "{name}, do you use the Rats’ Discount?",
    Phase.LOOK: "{name}, do you pay to look through the pile?",
    Phase.BUY: "{name}, what do you buy?",
    Phase.FOOD: "{name}, take a plan, or exchange one?",
    Phase.PUT: "{name}, which plan goes under the pile?",
    Phase.TRADE: "{name}, will you make an offer?",
    Phase.DEALING: "{name}, with whom?",
    Phase.GIVE_EGGS: "{name}, how many eggs do you offer?",
    Phase.GIVE_CARD: "{name}, which card do you offer?",
    Phase.GIVE_PLAN: "{name}, which plan do you offer?",
    Phase.ASK_EGGS: "{name}, how many eggs do you ask for?",
    Phase.ASK_CARD: "{name}, which card do you ask for?",
    Phase.ASK_PLAN: "{name}, which plan do you ask for?",
    Phase.REPLY: "{name}, do you take the offer?",
    Phase.BLACK: "{name}, you may move Mr Tweedy by up to {black}.",
    Phase.SELECT: "{name}, Mr Tweedy or the dog, for {total}?",
    Phase.CHASE: "{name}, where to? You have {total}.",
    Phase.CATCH: "{name}, whom does Mr Tweedy catch?",
}

# -- Refusals -------------------------------------------------------------------

NO_SUCH = "There is no such thing to do now. (CR-103)"
WHY_NOT: dict[Phase, str] = {
    Phase.BEFORE: "Before the roll this is not possible now: chicken, cards, place and a clear "
    "coast all have to be right. (CR-103, CR-105)",
    Phase.MOVE: "That is not within {steps}, or it is shut to you. (CR-036, CR-046)",
    Phase.BUY: "The pile does not hold that. (CR-050)",
    Phase.BLACK: "Mr Tweedy cannot get there in {black}. (CR-064)",
    Phase.CHASE: "It cannot get there in {total}. (CR-068, CR-084)",
    Phase.PIE: "She takes from the first group that is not empty: bunker, hut, hand, runners. "
    "(CR-094)",
    Phase.ASK_CARD: "No chicken carries two cards: who has one gives it for another. (CR-063)",
    Phase.ASK_PLAN: "Nobody has more than two plans: who has two gives one for another. (CR-063)",
    Phase.REPLY: "That is not yours to give. (CR-063)",
}

# -- The end --------------------------------------------------------------------

NOBODY_FREE = "none"
OUTCOME = {
    Ending.FREED: ("You win, {name}: {free} free!", "{name} wins with {free} free!"),
    Ending.LAST: ("You win, {name}: the last in the yard!", "{name} wins: the last in the yard!"),
    Ending.PIES: ("You win with {free} free, {name}!", "{name} wins with {free} free!"),
    Ending.ROUNDS: (
        "The last round is over: you win with {free} free, {name}!",
        "The last round is over: {name} wins with {free} free!",
    ),
}
ENDINGS = (
    "enough have been freed",
    "the last seat in the yard was ahead",
    "nobody could play on",
    "the last round was played",
)
"""Every way to end, in the order of `Ending`: for counting."""
SHARED = "{all} share the win."
