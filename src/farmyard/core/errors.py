"""The errors a caller can meet: ValueErrors whose text is one clear sentence.

`farmyard.core.options.OptionError`, which knows its option, is the only one that lives elsewhere.
Nothing is imported here, so `farmyard` has them all at once.  They are named as users import them,
``farmyard.IllegalChoice``, in tracebacks and pickles.
"""


class UnknownGame(ValueError):
    """No game of that key; the text names those there are."""


class UnknownSeat(ValueError):
    """No seat of that number at the table; the text names those there are."""


class IllegalChoice(ValueError):
    """A choice that the rules do not allow now; the text says why."""


class PlayerError(ValueError):
    """An exception of a player in Python; the text names player, seat, deal and exception, which
    is the ``__cause__``."""


class PositionError(ValueError):
    """A position that cannot be: the text begins with the field and says what is wrong with it."""

    def __init__(self, field: str, says: str) -> None:
        super().__init__(f"{field}: {says}")
        self.field = field

    def __reduce__(self) -> tuple[type["PositionError"], tuple[str, str]]:
        return type(self), (self.field, str(self).removeprefix(f"{self.field}: "))


class GameFileError(ValueError):
    """A game file that cannot be read; the text names the line."""


class Impossible(GameFileError):
    """A game file with a decision that cannot have been made."""


class PrintingError(ValueError):
    """A box that cannot be printed; the text says why."""


for _error in (
    UnknownGame,
    UnknownSeat,
    IllegalChoice,
    PlayerError,
    PositionError,
    GameFileError,
    Impossible,
    PrintingError,
):
    _error.__module__ = "farmyard"
