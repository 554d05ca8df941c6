"""Cloud Nine: the options of a table (the option table of the ledger)."""

from dataclasses import replace
from typing import Any

from farmyard.core.game import Card
from farmyard.core.options import Option, OptionError, Value, choice, number, switch
from farmyard.games.cloud_nine.box import PLAYERS
from farmyard.games.cloud_nine.state import EXPERT

MOST_ROUNDS = 20

_SEATS = (Value("random", "Luck"), *(Value(str(p), f"Seat {p + 1}") for p in range(PLAYERS)))

USUAL, OFF, SHORTEST, LONGEST, AT_LEVEL_4 = -1, 0, 30, 180, 60  # seconds (CN-R44)


class Seconds(Option):
    """A clock: the record holds its seconds, 0 for none.

    What is usual depends on the level, so the card of the game puts it in (`Tables`).
    """

    def read(self, value: object) -> int:
        """Of seconds, off or usual; pages offer some of the first."""
        text = str(value).strip().lower()
        known = {"usual": USUAL, "off": OFF, str(OFF): OFF}
        if text in known:
            return known[text]
        if text.isascii() and text.isdigit() and SHORTEST <= int(text) <= LONGEST:
            return int(text)
        raise OptionError(f"{self.name} can be {self.possible}, not {value}")

    def word(self, number: int) -> str:
        """The word for a stored number."""
        return {USUAL: "usual", OFF: "off"}.get(int(number), str(number))

    @property
    def possible(self) -> str:
        return f"usual, off, or seconds from {SHORTEST} to {LONGEST}"


class Tables(Card):
    """The card of this game; it knows what clock is usual at which level."""

    def read_options(self, given: dict[str, Any], seats: int) -> dict[str, int]:
        """All options as the numbers of the record: those given, the rest by default."""
        numbers = super().read_options(given, seats)
        if numbers["timer_s"] == USUAL:
            numbers["timer_s"] = AT_LEVEL_4 if numbers["level"] == EXPERT else OFF
        return numbers


_ALL = (
    Option(
        "mode",
        "Game",
        "Breeders against each other, or Success: nine packs to clear, alone or in a duel.",
        "CN-R4",
        "group",
        "choice",
        (
            Value("group", "Group", (2, PLAYERS), "Breeders, day by day."),
            Value("solo", "Alone", (1, 1), "Nine packs to clear."),
            Value("dual", "Duel", (2, 2), "One table, a trick a turn."),
        ),
    ),
    choice(
        "level",
        "Level",
        "Plus and minus; times as well; divided by as well; or all that against the clock.",
        "CN-R45",
        "3",
        **{"1": "Beginner", "2": "Upgraded", "3": "Classic", "4": "Expert"},
    ),
    switch("gold", "Gold cards", "Play with them, or without.", "CN-014", "yes"),
    number(
        "rounds",
        "Days",
        "0: one for each player. Who starts a day has an edge, so play a multiple of the players.",
        "CN-R4",
        0,
        0,
        MOST_ROUNDS,
        "one for each player",
    ),
    Option(
        "start",
        "Who starts",
        "The seat left of the first dealer, or luck; where the dealer starts, the seat before it. "
        "It counts for nothing where luck decides each day.",
        "CN-R120",
        "0",
        "seat",
        _SEATS,
        low=-1,
    ),
    choice(
        "gold_set",
        "Gold in the box",
        "The full Gold of the table, or the 26 cards a printed box surely holds.",
        "CN-R1",
        "full",
        full="Full",
        box26="26 cards",
    ),
    choice(
        "first_player",
        "Who starts each day",
        "The deal moves on, and the first to start is left of the dealer, or the dealer; or luck.",
        "CN-R2",
        "left_of_dealer",
        left_of_dealer="Left of the dealer",
        dealer="The dealer",
        random="Luck",
    ),
    choice(
        "zero",
        "Zero",
        "Whether a part of an operation may be zero.",
        "CN-R10",
        "forbid",
        forbid="Never",
        allow="Allowed",
    ),
    choice(
        "numbers",
        "Numbers",
        "Whether divisions must come out whole.",
        "CN-R12",
        "integers",
        integers="Whole numbers",
        decimals="Decimals",
        fractions="Fractions",
    ),
    switch("powers", "Powers", "One card may be the power of another.", "CN-R21", "no"),
    switch(
        "roots", "Square roots", "A square root may be taken where it comes out.", "CN-R21", "no"
    ),
    choice(
        "rooster_ops",
        "The Rooster's arithmetic",
        "What the level knows, or every operation.",
        "CN-R17",
        "level",
        level="Of the level",
        all="All",
    ),
    choice(
        "negatives",
        "Below zero",
        "Whether a typed operation may pass below zero.",
        "CN-R11",
        "accept",
        accept="Accepted",
        reject="Rejected",
    ),
    choice(
        "starter_draw",
        "The first to start",
        "Draws from the nest in the first turn alone, or in each of his turns.",
        "CN-R30",
        "once",
        once="Once",
        always="Always",
    ),
    choice(
        "round_end",
        "The end of a day",
        "At once, or after the turn in which it came.",
        "CN-R37",
        "immediate",
        immediate="At once",
        finish_turn="After the turn",
    ),
    choice(
        "bonus_out",
        "Fifteen for an empty hand",
        "Only if your own play emptied it, or however it came.",
        "CN-R38",
        "own_play",
        own_play="Own play",
        any="Any way",
    ),
    choice(
        "snake_mode",
        "Snakes",
        "Laid before you to lie in wait, or announced on anybody's trick.",
        "CN-R71",
        "standard",
        standard="In wait",
        anytime="At any time",
    ),
    choice(
        "mystery_snake",
        "Snake and Mystery Box",
        "A Snake takes a box that is declared highest, or any box.",
        "CN-R55",
        "declared",
        declared="Only the highest",
        always="Any box",
    ),
    choice(
        "straw_after_snake",
        "Straw after a Snake",
        "Straw doubles the highest card that is left, or is lost.",
        "CN-R54",
        "remaining",
        remaining="What is left",
        lost="Lost",
    ),
    choice(
        "corns",
        "Corns",
        "A trick over nine eggs is forbidden, or counts nine.",
        "CN-R61",
        "forbid",
        forbid="Forbidden",
        cap="Counts nine",
    ),
    Seconds(
        "timer_s",
        "Clock",
        "Seconds for a turn. As usual: none, but at level 4 there are 60.",
        "CN-R119",
        "usual",
        "choice",
        (
            Value("usual", "As usual"),
            Value("off", "None"),
            *(Value(str(n), f"{n} seconds") for n in (30, 45, 60, 90, 120, 150, 180)),
        ),
    ),
    switch(
        "egg_counts", "The Easter Egg counts", "As a Gold card that was won, in a duel.", "CN-R91"
    ),
    choice(
        "gold_tie",
        "As many Gold cards",
        "The twenty eggs for most of them go to nobody, or to both.",
        "CN-R92",
        "none",
        none="Nobody",
        both="Both",
    ),
    choice(
        "dual_pass",
        "Passing in a duel",
        "Only when no trick is possible, or freely.",
        "CN-R94",
        "blocked",
        blocked="When blocked",
        free="Freely",
    ),
    Option(
        "solvable",
        "Only what can be won",
        "Deals whose packs can be cleared. In the laboratory batches are dealt as they come.",
        "CN-R118",
        "no",
        "switch",
        (Value("no", "No"), Value("yes", "Yes", (1, 1))),
    ),
)

ARITHMETIC = ("zero", "numbers", "powers", "roots", "rooster_ops", "negatives")
OPENLY = ("mode", "level", "gold", "rounds", "start", "solvable")
UNDER = {
    "solvable": ("solo",),
    **dict.fromkeys(("egg_counts", "gold_tie", "dual_pass"), ("dual",)),
    **dict.fromkeys(("first_player", "starter_draw", "round_end", "bonus_out"), ("group",)),
    "start": ("group", "dual"),
}


def _put_away(option: Option) -> Option:
    """What is seldom changed is folded away on the form."""
    option = replace(option, under=UNDER.get(option.name, ()))
    if option.name in OPENLY:
        return option
    return replace(option, drawer="Arithmetic" if option.name in ARITHMETIC else "Finer points")


OPTIONS = tuple(_put_away(option) for option in _ALL)
