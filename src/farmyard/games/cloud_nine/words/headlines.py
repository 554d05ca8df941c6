"""Cloud Nine: what is said when a game is over, as phrases with named slots."""

ENDINGS = (
    "the nest was empty",
    "the last card was laid off",
    "the last card was drawn away",
    "only Foxes were left",
    "two turns with nothing done",
    "somebody gave up",
)
"""Every way for a day to end, in the order of `Ending`: for counting."""

OUTCOME = {
    "won": ("You win with {eggs}, {name}!", "{name} wins with {eggs}!"),
    "shared": (
        "You share the win with {others}: {eggs} each.",
        "{all} share the win: {eggs} each.",
    ),
    "resigned": ("You win, {name}: {loser} has given up.", "{name} wins: {loser} has given up."),
    "cleared": (
        "You have cleared the henhouse, {name}: {eggs}{met}!",
        "{name} has cleared the henhouse: {eggs}{met}!",
    ),
    "lost": (
        "Not this time, {name}: {left} left.",
        "Not this time: {name} has left {left}.",
    ),
    "tables": (
        "{all} tables are played, {name}: {left} left.",
        "{name} has played {all_of_them} tables: {left} left.",
    ),
}
LEFT_OVER = ("nothing was", "one card or challenge was", "{n} cards and challenges were")
BOTH = ("Both", "both")
ALL_OF = ("All {n}", "all {n}")
MET_OF = ", with {met} of {all} challenges met"
EASTER_TOO = ("", " and 20 for the Easter Egg")
OF_ALL = " of 224"

# -- The score table ------------------------------------------------------------

DAYS_COLUMNS = ("in all", "days before", "last day")
ONE_DAY_COLUMNS = ("in all", "nest", "at its end")
DUEL_COLUMNS = ("in all", "tricks", "Gold", "bonuses")
ROUNDS_COLUMN = ("rounds before",)
ALONE_COLUMNS = ("eggs", "challenges", "cards left")
MET_SO_MANY = "{met} of {all}"
