"""The settings of a table: tempo, clock, patience, coach, talk.

Table settings are options like those of a game, on the same form, which no rule reads. Their names
begin with ``table_``, so that no game's option can have the same one.
"""

from dataclasses import dataclass
from typing import NamedTuple

from farmyard.core.options import Option, Value
from farmyard.server.words import say

MINUTE, DAY = 60, 24 * 3600


class Pace(NamedTuple):
    """A clock: seconds for each decision, or a bank of seconds for all decisions of a seat."""

    seconds: int = 0
    bank: int = 0

    @property
    def slow(self) -> bool:
        """True if a game at this pace takes days."""
        return self.seconds >= DAY


class Tempo(NamedTuple):
    """How fast bots move and how long the end of a turn is shown: a factor of the usual times, and
    the least seconds before a bot's move, in general and after a move that has taken something from
    a person. ``words``, if not 0, are read to a listener in a minute; bots wait as long."""

    factor: float = 1.0
    least: float = 0.0
    after_loss: float = 1.4
    words: int = 0

    def reading(self, told: str) -> float:
        """Return for how many seconds a text is read to a listener."""
        return 60 * len(told.split()) / self.words if self.words else 0.0

    def pause(
        self, usual: tuple[float, float], loss: bool = False, told: str = ""
    ) -> tuple[float, float]:
        """Return the least and the most seconds before a bot moves; none where usually none. `loss`
        if a person has just lost something, `told` is the last line as it is said.  A pause is
        longer than a bot thinks, so that it tells nothing of what the bot holds."""
        if not usual[1]:
            return usual
        least = max(self.least, self.after_loss if loss else 0.0, self.reading(told))
        low, high = (max(least, seconds * self.factor) for seconds in usual)
        return low, high


CALM, USUAL, QUICK, EAR, EAR_QUICK = "calm", "usual", "quick", "ear", "ear-quick"
TEMPOS = {
    CALM: Tempo(1.8, 1.5, 2.5),
    USUAL: Tempo(),
    QUICK: Tempo(0.5, 0.6, 0.7),
    EAR: Tempo(least=1.0, words=110),
    EAR_QUICK: Tempo(least=0.6, words=180),
}
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
EVENING = "table_evening"
AFTERNOON = "table_afternoon"
TEMPO, TALK = "table_tempo", "table_talk"
ALONE = "alone"  # a coach against bots only
SCARECROW_MOVES, GOES_BY = "scarecrow", "pass"


def _option(name: str, values: tuple[str, ...], default: str = "none") -> Option:
    kind = "switch" if values == ("no", "yes") else "choice"
    labelled = tuple(Value(word) for word in values)
    return Option(f"table_{name}", "", default, kind, labelled, text=say)


OPTIONS = (
    _option("tempo", tuple(TEMPOS), USUAL),
    _option("clock", tuple(PACES)),
    _option("time_up", (SCARECROW_MOVES, GOES_BY), SCARECROW_MOVES),
    _option("patience", tuple(PATIENCE)),
    _option("coach", (ALONE, "yes", "no"), ALONE),
    _option("talk", ("no", "yes"), "no"),
)


@dataclass(frozen=True)
class TableSettings:
    """The settings of one table, with their defaults."""

    tempo: str = USUAL
    clock: str = "none"
    time_up: str = SCARECROW_MOVES
    patience: str = "none"
    coach: str = ALONE
    talk: str = "no"
    evening: str = ""  # the id of its first table, if this one belongs to an evening
    afternoon: str = ""  # the id of the afternoon, if it belongs to one

    @property
    def pace(self) -> Pace | None:
        return PACES.get(self.clock)

    @property
    def slow(self) -> bool:
        """True if a game takes days."""
        return self.pace is not None and self.pace.slow

    @property
    def seconds_away(self) -> int | None:
        """Return how many seconds a person may be absent in his turn; None: for ever."""
        return PATIENCE.get(self.patience)


def of(stored: dict[str, str]) -> TableSettings:
    """Return the settings stored with a table."""
    return TableSettings(**{name.removeprefix("table_"): word for name, word in stored.items()})


def to_store(chosen: dict[str, str]) -> dict[str, str]:
    """Return the chosen values that differ from the default."""
    usual = {option.name: option.default for option in OPTIONS} | {EVENING: "", AFTERNOON: ""}
    return {name: word for name, word in chosen.items() if word != usual[name]}
