"""House rules as data: what can be said of a game, and the number of the record for each word.

Forms, the command line, files and adapters all read options through here, so that each refuses the
same things in the same words.
"""

from dataclasses import dataclass
from typing import NamedTuple


class OptionError(ValueError):
    """An option that does not exist, or a value it cannot have; the text says what is possible.

    ``option``: which it is, if it exists; ``number``: its value, if only the number of players
    stands against it.
    """

    def __init__(
        self, text: str, option: "Option | None" = None, number: int | None = None
    ) -> None:
        super().__init__(text)
        self.option, self.number = option, number


class Value(NamedTuple):
    """One value of an option: its word in files and on the command line, its label on a page.

    ``seats``: the fewest and the most players it is for; None if for any number.  ``says``: a few
    words more, where a form shows the value as a picture.
    """

    word: str
    label: str
    seats: tuple[int, int] | None = None
    says: str = ""

    def fits(self, seats: int) -> bool:
        """Whether so many players can choose it."""
        return self.seats is None or self.seats[0] <= seats <= self.seats[1]


@dataclass(frozen=True)
class Option:
    """A house rule: a field of the record with a word for each number.

    ``kind`` is "choice" (of a few words), "switch" (no, yes), "number" (``low`` to ``high``) or
    "seat" (random, or a seat counted from 0).  ``ruling`` is the id in the game's ledger.  A form
    keeps options of one ``drawer`` folded away under that title; most have none.  One that counts
    in some of a game's games only has their words ``under`` it.
    """

    name: str
    title: str
    help: str
    ruling: str
    default: str
    kind: str = "choice"
    values: tuple[Value, ...] = ()
    low: int = 0
    high: int = 0
    drawer: str = ""
    under: tuple[str, ...] = ()
    zero: str = ""  # what 0 stands for, where it is not so many

    @property
    def leads(self) -> bool:
        """Whether it says which game is played: its values are for so and so many players."""
        return self.kind == "choice" and any(value.seats for value in self.values)

    def read(self, value: object) -> int:
        """The number stored for a word, a number or a bool; `OptionError` if it is none of ours."""
        if isinstance(value, bool):
            value = "yes" if value else "no"
        text = str(value).strip().lower()
        text = {"true": "yes", "false": "no"}.get(text, text) if self.kind == "switch" else text
        if self.kind == "number" and text.isascii() and text.lstrip("-").isdigit():
            if self.low <= int(text) <= self.high:
                return int(text)
        elif text in self.words:
            return self.words.index(text) + self.low
        raise OptionError(f"{self.name} can be {self.possible}, not {value}", self)

    def default_for(self, seats: int) -> str:
        """What holds unless something else is said: the default, or the first value that fits."""
        fitting = [value.word for value in self.values if value.fits(seats)]
        return self.default if self.default in fitting or not fitting else fitting[0]

    def check_seats(self, number: int, seats: int) -> None:
        """`OptionError` if the value with this number is not for so many players."""
        for value in self.values:
            if value.word == self.word(number) and not value.fits(seats):
                says = f"{self.name} {value.word} is {for_players(value)}, not {seats}"
                raise OptionError(says, self, number)

    def seats_of(self, value: object) -> tuple[int, int]:
        """The fewest and the most players a value is for."""
        word = self.word(self.read(value))
        limits = [each.seats for each in self.values if each.word == word and each.seats]
        return limits[0] if limits else (0, 100)

    def word(self, number: int) -> str:
        """The word for a stored number."""
        return str(number) if self.kind == "number" else self.words[int(number) - self.low]

    @property
    def words(self) -> list[str]:
        """The words of its values, in the order of their numbers."""
        return [value.word for value in self.values]

    @property
    def possible(self) -> str:
        """All that it can be, in words."""
        if self.kind == "number":
            return f"a whole number from {self.low} to {self.high}"
        each = [f"{v.word} ({for_players(v)})" if v.seats else v.word for v in self.values]
        return " or ".join([", ".join(each[:-1]), each[-1]])


def for_players(value: Value) -> str:
    """For how many: "for 1 player", "for 2 to 9 players"."""
    low, high = value.seats or (1, 1)
    players = "1 player" if high == 1 else f"{high} players"
    return f"for {players}" if low == high else f"for {low} to {players}"


def choice(name: str, title: str, help: str, ruling: str, default: str, **labels: str) -> Option:
    """An option with a few named values; the order of the labels gives the numbers 0, 1, …"""
    values = tuple(Value(word, label) for word, label in labels.items())
    return Option(name, title, help, ruling, default, "choice", values)


def switch(name: str, title: str, help: str, ruling: str, default: str = "no") -> Option:
    """An option that is on or off."""
    values = (Value("no", "No"), Value("yes", "Yes"))
    return Option(name, title, help, ruling, default, "switch", values)


def number(
    name: str, title: str, help: str, ruling: str, default: int, low: int, high: int, zero: str = ""
) -> Option:
    """An option with a whole number."""
    return Option(name, title, help, ruling, str(default), "number", (), low, high, zero=zero)


def starting_seat(help: str, ruling: str, most: int) -> Option:
    """Who starts: −1 in the record for luck, else the seat."""
    values = (Value("random", "Luck"), *(Value(str(p), f"Seat {p + 1}") for p in range(most)))
    return Option("start", "Who starts", help, ruling, "random", "seat", values, low=-1)


@dataclass(frozen=True)
class Way:
    """A way to play a game that one touch opens: the name it goes by in forms, its title, and the
    options and seats that it is laid with; all others are the box's, or of the card."""

    name: str
    title: str
    options: tuple[tuple[str, str], ...] = ()
    seats: int = 0
