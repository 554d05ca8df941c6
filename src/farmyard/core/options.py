"""House rules as data: the options of a game, and the record's number for each of their values.

Forms, the command line, files and adapters all read options here, so that each refuses the same
values in the same words.
"""

import re
from dataclasses import dataclass, field, replace
from enum import IntEnum

from farmyard.core.wording.messages import Messages, common


class OptionError(ValueError):
    """An unknown option, or a value that it cannot have; the text says what is possible.

    ``option``: the option, if it exists; ``number``: the number of its value, if that is refused
    only because of the number of players.
    """

    def __init__(
        self, text: str, option: "Option | None" = None, number: int | None = None
    ) -> None:
        super().__init__(text)
        self.option, self.number = option, number

    def __reduce__(self) -> tuple[type["OptionError"], tuple[object, ...]]:
        return type(self), (str(self), self.option, self.number)


OptionError.__module__ = "farmyard"  # as users import it


@dataclass(frozen=True)
class Value:
    """One value of an option: its word in files and on the command line.

    ``seats``: the fewest and the most players it is for; None for any number.
    """

    word: str
    seats: tuple[int, int] | None = None
    option: "Option | None" = field(default=None, repr=False, compare=False)

    def fits(self, seats: int) -> bool:
        """Tell whether the value can be chosen for so many players."""
        return self.seats is None or self.seats[0] <= seats <= self.seats[1]

    @property
    def label(self) -> str:
        """The label on a form."""
        assert self.option, "a value of no option"
        if self.option.kind == "seat" and self.word.isdigit():
            return common("seat", n=int(self.word) + 1)
        return self.option.said(f".value-{self.word}")

    @property
    def says(self) -> str:
        """A few more words, where a form shows the value as a picture; mostly empty."""
        assert self.option, "a value of no option"
        return self.option.said(f".more-{self.word}")


@dataclass(frozen=True)
class Option:
    """A house rule: a field of the record with a word for each number.

    ``kind`` is "choice" (of a few words), "switch" (no, yes), "number" (``low`` to ``high``) or
    "seat" (random, or a seat counted from 0).  ``ruling`` is the id in the game's rules ledger.  A
    form folds options with the same ``drawer`` away; most have none.  ``under``: the values of the
    leading option (`leads`) for which this option has an effect; () for all.

    Titles, help and labels are the messages ``option-NAME``, ``option-NAME.help`` and
    ``option-NAME.value-WORD`` of the room ``text``, which a card gives to its options.
    """

    name: str
    ruling: str
    default: str
    kind: str = "choice"
    values: tuple[Value, ...] = ()
    low: int = 0
    high: int = 0
    drawer: str = ""
    under: tuple[str, ...] = ()
    text: Messages = field(default=common, repr=False, compare=False)

    def __post_init__(self) -> None:
        own = tuple(replace(value, option=self) for value in self.values)
        object.__setattr__(self, "values", own)

    def said(self, part: str = "") -> str:
        """Return the message of the option with that ending; of none, that of its kind, or ""."""
        for text, id in ((self.text, self.name), (common, self.kind)):
            if text.has(f"option-{id}{part}"):
                return text(f"option-{id}{part}")
        return ""

    @property
    def title(self) -> str:
        """The title on a form."""
        return self.said()

    @property
    def help(self) -> str:
        """A line of help."""
        return self.said(".help")

    @property
    def zero(self) -> str:
        """The meaning of the number 0, where it is special: "none"."""
        return self.said(".zero")

    @property
    def leads(self) -> bool:
        """True if the option's values restrict the number of players: it selects the variant."""
        return self.kind == "choice" and any(value.seats for value in self.values)

    def read(self, value: object) -> int:
        """Return the number stored for a word, number or bool; raise `OptionError` for others."""
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
        """Return the default for so many players: the usual one, or the first value that fits."""
        fitting = [value.word for value in self.values if value.fits(seats)]
        return self.default if self.default in fitting or not fitting else fitting[0]

    def check_seats(self, number: int, seats: int) -> None:
        """Raise `OptionError` if the value with this number is not for so many players."""
        for value in self.values:
            if value.word == self.word(number) and not value.fits(seats):
                says = f"{self.name} {value.word} is {for_players(value)}, not {seats}"
                raise OptionError(says, self, number)

    def seats_of(self, value: object) -> tuple[int, int]:
        """Return the fewest and the most players a value is for."""
        word = self.word(self.read(value))
        limits = [each.seats for each in self.values if each.word == word and each.seats]
        return limits[0] if limits else (0, 100)

    def word(self, number: int) -> str:
        """Return the word for a stored number."""
        return str(number) if self.kind == "number" else self.words[int(number) - self.low]

    @property
    def words(self) -> list[str]:
        """The words of its values, in the order of their numbers."""
        return [value.word for value in self.values]

    @property
    def possible(self) -> str:
        """The possible values, in words."""
        if self.kind == "number":
            return f"a whole number from {self.low} to {self.high}"
        each = [f"{v.word} ({for_players(v)})" if v.seats else v.word for v in self.values]
        return " or ".join([", ".join(each[:-1]), each[-1]])


def for_players(value: Value) -> str:
    """Return the players of a value in words: "for 1 player", "for 2 to 9 players"."""
    low, high = value.seats or (1, 1)
    players = "1 player" if high == 1 else f"{high} players"
    return f"for {players}" if low == high else f"for {low} to {players}"


def choice(
    named: type[IntEnum] | str,
    ruling: str,
    *words: str,
    default: str = "",
    seats: tuple[tuple[int, int], ...] = (),
) -> Option:
    """Make an option with a few values: those of an enumeration, which names it (`DogStart` is
    ``dog_start``, `DogStart.KENNEL` the word ``kennel``), or words by their order.

    Numbers go from 0 up; the default is the first value unless another is named.  ``seats``: the
    fewest and the most players of each value, if not all are for any number.
    """
    if isinstance(named, str):
        name = named
    else:
        assert [*named] == [*range(len(named))], f"{named} does not count from 0"
        name, words = name_of(named), tuple(value.name.lower() for value in named)
    limits = seats or (None,) * len(words)
    values = tuple(Value(word, limit) for word, limit in zip(words, limits, strict=True))
    return Option(name, ruling, default or words[0], "choice", values)


def name_of(values: type[IntEnum]) -> str:
    """Return the name of the option whose values an enumeration holds."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", values.__name__).lower()


def switch(name: str, ruling: str, default: str = "no") -> Option:
    """Make an option that is on or off."""
    return Option(name, ruling, default, "switch", (Value("no"), Value("yes")))


def number(name: str, ruling: str, default: int, low: int, high: int) -> Option:
    """Make an option with a whole number from ``low`` to ``high``."""
    return Option(name, ruling, str(default), "number", (), low, high)


def starting_seat(ruling: str, most: int) -> Option:
    """Make the option for the starting seat: −1 in the record for a random one."""
    values = (Value("random"), *(Value(str(p)) for p in range(most)))
    return Option("start", ruling, "random", "seat", values, low=-1)


@dataclass(frozen=True)
class Way:
    """A preset that one touch opens: its name in forms, its options and seats, and about how many
    minutes it takes; other options have their defaults, and 0 seats or minutes are the card's.

    The title is the message ``way-NAME`` of the room ``text``, which a card gives to its ways.
    """

    name: str
    options: tuple[tuple[str, str], ...] = ()
    seats: int = 0
    minutes: int = 0
    text: Messages = field(default=common, repr=False, compare=False)

    @property
    def title(self) -> str:
        """The title on a button; empty for a game that has one way only."""
        return self.text(f"way-{self.name}") if self.name else ""
