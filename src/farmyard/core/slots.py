"""The arguments of messages (`farmyard.core.messages`)."""

from dataclasses import dataclass
from datetime import date


class MessageError(ValueError):
    """A message that does not exist, or cannot be worded with these arguments."""


@dataclass(frozen=True)
class Thing:
    """A thing named inside a message: the message that words it, with its own arguments.

    A sentence says which form it wants: ``FORM($beast, "acc")``.
    """

    id: str
    slots: "Slots" = ()


Value = str | int | date | Thing | tuple["str | Thing", ...]
"""An argument of a message; a tuple is worded as a list, "a, b and c", a date by ``DATE``."""
Slots = tuple[tuple[str, Value], ...]
