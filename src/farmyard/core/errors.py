"""The errors a caller can meet: ValueErrors whose text is one clear sentence.

`farmyard.core.options.OptionError`, which knows its option, is the only one that lives elsewhere.
Nothing is imported here, so `farmyard` has them all at once.
"""


class UnknownGame(ValueError):
    """No game of that key; the text names those there are."""


class IllegalChoice(ValueError):
    """A choice that the rules do not allow now; the text says why."""


class PositionError(ValueError):
    """A position that cannot be: the text begins with the field and says what is wrong with it."""

    def __init__(self, field: str, says: str) -> None:
        super().__init__(f"{field}: {says}")
        self.field = field


class GameFileError(ValueError):
    """A game file that cannot be read; the text names the line."""


class Impossible(GameFileError):
    """A game file with a decision that cannot have been made."""
