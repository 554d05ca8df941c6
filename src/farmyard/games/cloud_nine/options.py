"""Cloud Nine: the options of a table (the option table of the ledger)."""

from dataclasses import replace
from typing import Any

from farmyard.core.game_card import Card
from farmyard.core.options import Option, OptionError, Value, choice, number, switch
from farmyard.games.cloud_nine.box import PLAYERS

MOST_ROUNDS = 20

_SEATS = (Value("random"), *(Value(str(p)) for p in range(PLAYERS)))

USUAL, OFF, SHORTEST, LONGEST, AT_LEVEL_4 = -1, 0, 30, 180, 60  # seconds (CN-R44)
EXPERT = 3  # level 4, against the clock


class Seconds(Option):
    """An option for a clock: the record holds its seconds, 0 for none.

    The usual number depends on the level, so `Tables` puts it in.
    """

    def read(self, value: object) -> int:
        """Return the stored number of a word: seconds, off or usual; pages offer only some."""
        text = str(value).strip().lower()
        known = {"usual": USUAL, "off": OFF, str(OFF): OFF}
        if text in known:
            return known[text]
        if text.isascii() and text.isdigit() and SHORTEST <= int(text) <= LONGEST:
            return int(text)
        raise OptionError(f"{self.name} can be {self.possible}, not {value}")

    def word(self, number: int) -> str:
        """Return the word for a stored number."""
        return {USUAL: "usual", OFF: "off"}.get(int(number), str(number))

    @property
    def possible(self) -> str:
        return f"usual, off, or seconds from {SHORTEST} to {LONGEST}"


class Tables(Card):
    """A card of this game that knows the usual clock of each level."""

    def read_options(self, given: dict[str, Any], seats: int) -> dict[str, int]:
        """Return all options as the numbers of the record: those given, the rest by default."""
        numbers = super().read_options(given, seats)
        if numbers["timer_s"] == USUAL:
            numbers["timer_s"] = AT_LEVEL_4 if numbers["level"] == EXPERT else OFF
        return numbers


_ALL = (
    Option(
        "mode",
        "CN-R4",
        "group",
        "choice",
        (Value("group", (2, PLAYERS)), Value("solo", (1, 1)), Value("dual", (2, 2))),
    ),
    choice("level", "CN-R45", "1", "2", "3", "4", default="3"),
    switch("gold", "CN-014", "yes"),
    number("rounds", "CN-R4", 0, 0, MOST_ROUNDS),
    Option("start", "CN-R120", "0", "seat", _SEATS, low=-1),
    choice("gold_set", "CN-R1", "full", "box26"),
    choice("first_player", "CN-R2", "left_of_dealer", "dealer", "random"),
    choice("zero", "CN-R10", "forbid", "allow"),
    choice("numbers", "CN-R12", "integers", "decimals", "fractions"),
    switch("powers", "CN-R21", "no"),
    switch("roots", "CN-R21", "no"),
    choice("rooster_ops", "CN-R17", "level", "all"),
    choice("negatives", "CN-R11", "accept", "reject"),
    choice("starter_draw", "CN-R30", "once", "always"),
    choice("round_end", "CN-R37", "immediate", "finish_turn"),
    choice("bonus_out", "CN-R38", "own_play", "any"),
    choice("snake_mode", "CN-R71", "standard", "anytime"),
    choice("mystery_snake", "CN-R55", "declared", "always"),
    choice("straw_after_snake", "CN-R54", "remaining", "lost"),
    choice("corns", "CN-R61", "forbid", "cap"),
    Seconds(
        "timer_s",
        "CN-R119",
        "usual",
        "choice",
        (Value("usual"), Value("off"), *(Value(str(n)) for n in (30, 45, 60, 90, 120, 150, 180))),
    ),
    switch("egg_counts", "CN-R91"),
    choice("gold_tie", "CN-R92", "none", "both"),
    choice("dual_pass", "CN-R94", "blocked", "free"),
    Option("solvable", "CN-R118", "no", "switch", (Value("no"), Value("yes", (1, 1)))),
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
    """Return an option with its place on the form: options seldom changed are folded away."""
    option = replace(option, under=UNDER.get(option.name, ()))
    if option.name in OPENLY:
        return option
    return replace(option, drawer="arithmetic" if option.name in ARITHMETIC else "finer")


OPTIONS = tuple(_put_away(option) for option in _ALL)
