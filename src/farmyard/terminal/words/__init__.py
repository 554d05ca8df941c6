"""The terminal's own messages; all about a game comes from the game's own words.

What people at play read is in the message files beside this module.  The laboratory, and what is
said of files, speak English, as the files do.
"""

from farmyard.core.wording.messages import Messages

say = Messages("farmyard.terminal")

PROMPT = "> "
NO_BOT = "{name} is not a bot; bots are {bots}. Other names begin with a capital."
BOTH_SEATS = "--seats {seats} and {n} bots do not go together"
BOTH_PLACES = "--cluster says where games are played: --processes and --threads do not go with it"
RESUMED = (
    "--resume goes on with a game as it was begun: nothing but a game and --language goes with it"
)
NO_GAME = "which game? there are {games}; or --resume"
NOTHING_LEFT = "there is no unfinished game to go on with"
NO_LINK = "--join takes the link of a table, as http://HOST:8077/t/TABLE, not {link}"
JOINED = "--join sits down at a table as it was laid out: nothing but --language goes with it"
OTHER_RULES = "that server plays by other rules than those here: bring both to the same version"
FOR_MODELS = "seats of language models"
NO_LANGUAGE = "--language can be {known}, not {code}"

# -- A game file at a decision --------------------------------------------------

AT_A_DECISION = "{title}, decision {decision} of {decisions}: {name} is to move."
AT_THE_END = "{title}: the end, after {decisions} decisions."
POSITION = "The position, all of it; farmyard.table(…, position=…) takes it:"
SEEN = "What {name} may know:"
WATCHER = "a watcher"
CHOICES = "What {name} can choose; > is what was chosen:"
NO_DECISION = "this file has decisions 1 to {last}, and {end} is how it stands after them; not {n}"

# -- The laboratory -------------------------------------------------------------

WRITTEN = "Written: {paths}."
SHARE = "{value:.1f} % ({low:.1f}–{high:.1f})"
MEAN = "{value:.1f} ({low:.1f} to {high:.1f})"
POINTS = "{value:+.1f} ± {margin:.1f}"
SURE = "In brackets: where the true figure lies, with 95 %. A shared win counts as a part."

ARENA = "{title} with {seats} seats: {games} games, seed {seed}"
STANDINGS = ("level", "games", "wins", "mean rank", "rating", "a move")
PAIRS = ("level", "against", "games", "wins", "part of the wins")
RATED = "Rating: 400 points more are ten wins for each loss; the mean of all is 0."
FORFEITED = "{name} lost {n} of {games} games by what it did; the first: {fault}."
PROGRAMS_PLAY_HERE = (
    "programs and players in Python play on this machine, all in one go: --cluster and --resume do"
    " not go with them"
)
ANCHOR_ALONE = "--anchor goes with --ratings FILE, the file in which it has 1500 points"
ALL_RATED = "By all games in the file, where {anchor} has 1500 points by definition:"
RATINGS = ("player", "version", "settings", "games", "rating")
RATED_POINTS = "{value:.0f} ± {margin:.0f}"
NOT_RATED = "not compared yet"
THOUGHT = "{ms:.3g} ms"

BALANCE = "{title}: {games} games in each row, {level} in all seats, seed {seed}"
PLACES = "Part of the wins by place in the order of play, %"
EVEN = "None of these {n} parts is uneven beyond chance (5 % for all together, Holm’s correction)."
UNEVEN = "Uneven beyond chance among these {n} parts (5 % for all together, Holm’s correction):"
UNEVEN_PLACE = "place {place} of {seats}{value}: {share:.1f} %, not {even:.1f} % (p = {p:.2g})"
ENDINGS = "How games end"
LENGTHS = "How long games last"
SCORES = "Scores"
SEATS, VALUE, PLACE, ENDING, PART = "seats", "value", "place {n}", "ending", "part of the games"
SHARED_WIN = "(of these, with a shared win)"
LENGTH = ("counted", "mean", "median", "10–90 %", "longest")
BEST = "the winner’s"
TENTHS = "{p10:.0f}–{p90:.0f}"

NO_FIGURES = (*STANDINGS[:1], *PAIRS[:2], *RATINGS[:3], VALUE, ENDING, LENGTH[0], "")
"""The columns that stand to the left."""

PLAYED_OUT = (
    "{title}: {names}. Chances as {worlds} {level} playouts see them, from what each knew.",
    "What a choice is worth is against what the playouts would have done.",
)
SEEN_BY = {
    "search": (
        "{title}: {names}. Chances as search sees them, {worlds} times over, from what each knew.",
        "What a choice is worth is against the one that search likes best.",
    ),
    "rollouts": (
        "{title}: {names}. Chances as {worlds} rollouts see them, from what each knew.",
        "What a choice is worth is against what the rollouts would have done.",
    ),
}
"""By what a review looked: what it says of that first, and of the worth of a choice."""
CHANCE = ("", "chance to win, from the first decision to the last", "first", "own choices")
PARTS = ("others’ choices", "luck", "came of it")
COSTLY = "The costliest choices:"
COST = (
    "{decision}. {seat} {choice}: {chance} to win. Better: {better}, {its_chance}; "
    "that is {cost} points more."
)
NOTHING_COSTLY = "No choice was surely worse than another."
ADD_UP = (
    "In percentage points: choices and luck add up to the way from the first chance to the end."
)

# -- farmyard verify --

NO_PUZZLES = "no puzzles are looked for in {game}"
NO_TEXT = "{file} is no text, so it is no game file"
