"""The terms of a table: what its maker settles beside the rules of the game.

They are options like those of a game, and stand on the same form; no rule reads them. Their names
begin with ``table_``, so that no game's option can have the same one.
"""

from dataclasses import dataclass
from typing import NamedTuple

from farmyard.core.options import Option, Value
from farmyard.server.table import words

MINUTE, DAY = 60, 24 * 3600


class Pace(NamedTuple):
    """So many seconds for each decision, or so many for all that one seat decides."""

    seconds: int = 0
    bank: int = 0

    @property
    def slow(self) -> bool:
        """Whether a game of this pace goes on over days."""
        return self.seconds >= DAY


PACES = {
    "none": None,
    "30s": Pace(30),
    "2m": Pace(2 * MINUTE),
    "bank10m": Pace(bank=10 * MINUTE),
    "bank30m": Pace(bank=30 * MINUTE),
    "1d": Pace(DAY),
    "3d": Pace(3 * DAY),
}
PATIENCE = {"none": None, "1m": MINUTE, "5m": 5 * MINUTE, "1d": DAY}
SCARECROW_MOVES, GOES_BY = "scarecrow", "pass"


def _option(name: str, values: tuple[str, ...], default: str = "none") -> Option:
    text = words.TERMS[name]
    labels = tuple(Value(word, text.labels[word]) for word in values)
    kind = "switch" if values == ("no", "yes") else "choice"
    return Option(f"table_{name}", text.title, text.help, "", default, kind, labels)


OPTIONS = (
    _option("clock", tuple(PACES)),
    _option("time_up", (SCARECROW_MOVES, GOES_BY), SCARECROW_MOVES),
    _option("patience", tuple(PATIENCE)),
    _option("talk", ("no", "yes"), "no"),
)


@dataclass(frozen=True)
class Terms:
    """The terms of one table; what is not said is the default."""

    clock: str = "none"
    time_up: str = SCARECROW_MOVES
    patience: str = "none"
    talk: str = "no"

    @property
    def pace(self) -> Pace | None:
        return PACES.get(self.clock)

    @property
    def seconds_away(self) -> int | None:
        """How long somebody whose turn it is may be away before a scarecrow sits down."""
        return PATIENCE.get(self.patience)


def of(stored: dict[str, str]) -> Terms:
    """The terms as they are stored with a table."""
    return Terms(**{name.removeprefix("table_"): word for name, word in stored.items()})


def to_store(chosen: dict[str, str]) -> dict[str, str]:
    """Of these words those that are not the default."""
    usual = {option.name: option.default for option in OPTIONS}
    return {name: word for name, word in chosen.items() if word != usual[name]}
