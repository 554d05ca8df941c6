"""Cloud Nine: the options of a table (the option table of the ledger)."""

from dataclasses import replace
from enum import IntEnum
from typing import Any

from farmyard.core.game_card import Card
from farmyard.core.options import Option, OptionError, Value, choice, number, switch
from farmyard.games.cloud_nine.box import PLAYERS

MOST_ROUNDS = 20

_SEATS = (Value("random"), *(Value(str(p)) for p in range(PLAYERS)))

USUAL, OFF, SHORTEST, LONGEST, AT_LEVEL_4 = -1, 0, 30, 180, 60  # seconds (CN-R44)
EXPERT = 3  # level 4, against the clock


class Mode(IntEnum):
    GROUP = 0
    SOLO = 1
    DUAL = 2


class GoldSet(IntEnum):
    FULL = 0
    BOX26 = 1


class FirstPlayer(IntEnum):
    LEFT_OF_DEALER = 0
    DEALER = 1
    RANDOM = 2


class Zero(IntEnum):
    FORBID = 0
    ALLOW = 1


class Numbers(IntEnum):
    INTEGERS = 0
    DECIMALS = 1
    FRACTIONS = 2


class RoosterOps(IntEnum):
    LEVEL = 0
    ALL = 1


class Negatives(IntEnum):
    ACCEPT = 0
    REJECT = 1


class StarterDraw(IntEnum):
    ONCE = 0
    ALWAYS = 1


class RoundEnd(IntEnum):
    IMMEDIATE = 0
    FINISH_TURN = 1


class BonusOut(IntEnum):
    OWN_PLAY = 0
    ANY = 1


class SnakeMode(IntEnum):
    STANDARD = 0
    ANYTIME = 1


class MysterySnake(IntEnum):
    DECLARED = 0
    ALWAYS = 1  # any box


class StrawAfterSnake(IntEnum):
    REMAINING = 0
    LOST = 1


class Corns(IntEnum):
    FORBID = 0
    CAP = 1


class GoldTie(IntEnum):
    NONE = 0
    BOTH = 1


class DualPass(IntEnum):
    BLOCKED = 0
    FREE = 1


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
    choice(Mode, "CN-R4", seats=((2, PLAYERS), (1, 1), (2, 2))),
    choice("level", "CN-R45", "1", "2", "3", "4", default="3"),
    switch("gold", "CN-014", "yes"),
    number("rounds", "CN-R4", 0, 0, MOST_ROUNDS),
    Option("start", "CN-R120", "0", "seat", _SEATS, low=-1),
    choice(GoldSet, "CN-R1"),
    choice(FirstPlayer, "CN-R2"),
    choice(Zero, "CN-R10"),
    choice(Numbers, "CN-R12"),
    switch("powers", "CN-R21", "no"),
    switch("roots", "CN-R21", "no"),
    choice(RoosterOps, "CN-R17"),
    choice(Negatives, "CN-R11"),
    choice(StarterDraw, "CN-R30"),
    choice(RoundEnd, "CN-R37"),
    choice(BonusOut, "CN-R38"),
    choice(SnakeMode, "CN-R71"),
    choice(MysterySnake, "CN-R55"),
    choice(StrawAfterSnake, "CN-R54"),
    choice(Corns, "CN-R61"),
    Seconds(
        "timer_s",
        "CN-R119",
        "usual",
        "choice",
        (Value("usual"), Value("off"), *(Value(str(n)) for n in (30, 45, 60, 90, 120, 150, 180))),
    ),
    switch("egg_counts", "CN-R91"),
    choice(GoldTie, "CN-R92"),
    choice(DualPass, "CN-R94"),
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
