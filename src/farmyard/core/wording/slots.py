"""The arguments of messages (`farmyard.core.wording.messages`)."""

from datetime import date
from typing import NamedTuple


class MessageError(ValueError):
    """A message that does not exist, or cannot be worded with these arguments."""


class Thing(NamedTuple):
    """A thing named inside a message: the message that words it, with its own arguments.

    A sentence says which form it wants: ``FORM($beast, "acc")``.
    """

    id: str
    slots: "Slots" = ()


Value = str | int | date | Thing | tuple["str | Thing", ...]
"""An argument of a message; a tuple is worded as a list, "a, b and c", a date by ``DATE``."""
Slots = tuple[tuple[str, Value], ...]


def capital(text: str) -> str:
    """Return a text with its first letter as a capital, and the others as they are."""
    return text[:1].upper() + text[1:]
