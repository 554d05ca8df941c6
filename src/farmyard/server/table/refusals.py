"""Refusals: the exceptions by which the server says no to a person.

A refusal has an HTTP status and one whole sentence. Handlers raise it; it is shown as a page, or
over the socket as a line under the table. Nothing has been changed when it is raised.
"""

from farmyard.core.wording.slots import Thing
from farmyard.server.words import say


class Refusal(Exception):
    """Raised when a request is refused: one sentence for a person, and an HTTP status."""

    def __init__(self, status: int, sentence: str | Thing) -> None:
        super().__init__(sentence)
        self.status = status
        self._sentence = sentence

    @property
    def sentence(self) -> str:
        """The sentence; a thing is worded for whoever reads it now."""
        said = self._sentence
        return said if isinstance(said, str) else say.name(said)


class TableRefusal(Refusal):
    """A refusal that is shown on the table itself, in place of a page of its own."""
