"""A refusal: the one way in which the server says no to a person.

It carries a status and one whole sentence. Handlers raise it; the app turns it into a page, the
socket turns it into a line under the table, and nothing has been changed when it is raised.
"""


class Refusal(Exception):
    """One clear sentence for a person, with the HTTP status that fits it."""

    def __init__(self, status: int, sentence: str) -> None:
        super().__init__(sentence)
        self.status = status
        self.sentence = sentence


class TableRefusal(Refusal):
    """A refusal that is shown on the table itself, in place of a page of its own."""
