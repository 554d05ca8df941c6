"""The card of a game: all that is known of it without its rules.

Neither this module nor a game's card imports NumPy or the compiler, so that games are listed and
their options read at once.
"""

from dataclasses import dataclass, replace
from typing import Any

from farmyard.core.options import Option, OptionError, Way
from farmyard.core.wording.messages import Messages, common


@dataclass(frozen=True)
class Card:
    """The description of a game that needs no rules: seats, options and credits.

    Its titles are messages of the room ``text``: ``title``, with the attribute ``short`` where it
    is long, ``tagline`` and ``credit``; those of options, ways and drawers as well.
    """

    key: str
    text: Messages
    seats: tuple[int, int]
    default_seats: int
    minutes: int
    options: tuple[Option, ...]
    rules_version: int
    sort_order: int
    ways: tuple[Way, ...] = ()  # the first is for newcomers; none: the default options

    def __post_init__(self) -> None:
        options = tuple(replace(option, text=self.text) for option in self.options)
        object.__setattr__(self, "options", options)
        object.__setattr__(self, "ways", tuple(replace(w, text=self.text) for w in self.ways))

    @property
    def title(self) -> str:
        """The title on the box."""
        return self.text("title")

    @property
    def short(self) -> str:
        """The short title, for headings, tabs and rows."""
        return self.text("title.short") if self.text.has("title.short") else self.title

    @property
    def tagline(self) -> str:
        """A sentence or two under the title."""
        return self.text("tagline")

    @property
    def author(self) -> str:
        """The name of the author, or who is known instead."""
        return self.text("author")

    @property
    def credit(self) -> str:
        """A sentence on author, publisher and year."""
        return self.text("credit")

    @property
    def players(self) -> str:
        """The range of players in words: "2 to 6 players"."""
        low, high = self.seats
        return common("players" if low < high else "players-only", low=low, high=high)

    def drawer(self, name: str) -> str:
        """Return the title under which options are folded away."""
        return self.text(f"drawer-{name}")

    def way(self, name: str = "") -> Way:
        """Return the way of that name, or the first; raise `OptionError` for an unknown name."""
        ways = self.ways or (Way(""),)
        found = [way for way in ways if way.name == name] if name else ways[:1]
        if not found:
            known = ", ".join(way.name for way in self.ways) or "none to choose from"
            raise OptionError(f"{self.title} has no way {name}; it has {known}")
        return found[0]

    def option(self, name: str) -> Option:
        """Return the option of that name; raise `OptionError` for an unknown name."""
        for option in self.options:
            if option.name == name:
                return option
        known = ", ".join(o.name for o in self.options)
        raise OptionError(f"{self.title} has no option {name}; it has {known}")

    def read_options(self, given: dict[str, Any], seats: int) -> dict[str, int]:
        """Return all options as numbers of the record: those given, the rest by default.

        Raises `OptionError` for an unknown option, or a value that does not fit these seats.
        """
        for name in given:
            self.option(name)
        numbers = {o.name: o.read(given.get(o.name, o.default_for(seats))) for o in self.options}
        for option in self.options:
            option.check_seats(numbers[option.name], seats)
        start = numbers.get("start", -1)
        if start >= seats:
            says = f"start can be random or a seat from 0 to {seats - 1}, not {start}"
            raise OptionError(says, self.option("start"), start)
        return numbers

    def usual_seats(self, given: dict[str, Any]) -> int:
        """Return the default number of players under these options."""
        n = self.default_seats
        for name, value in given.items():
            low, high = self.option(name).seats_of(value)
            n = min(max(n, low), high)
        return n

    def check_seats(self, n: int) -> None:
        """Raise `OptionError` unless the game can be played by ``n`` players."""
        low, high = self.seats
        if not low <= n <= high:
            raise OptionError(f"{self.title} is for {self.players}, not {n}")
