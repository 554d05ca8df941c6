"""Chooses what the status line says: whole sentences, as many as its two lines on a telephone hold.

Nothing is cut: a line of the log that is too long has a shorter form of its own (`Line.brief`).
"""

from collections.abc import Sequence

from farmyard.core.contract import Line
from farmyard.server.words import say

STATUS = 78
"""Characters at most, unless names are very long."""


def brief(line: Line, room: int = STATUS) -> str:
    """Return a line of the log if it fits; else as many of its short sentences as do, one at
    least."""
    if len(line.text) <= room:
        return line.text
    said, *more = line.brief or (line.text,)
    for sentence in more:
        if len(longer := f"{said} {sentence}") > room:
            break
        said = longer
    return said


def in_a_row(lines: Sequence[Line], room: int = STATUS) -> str:
    """Return what one player has done in a row: the newest always, and before it as much as
    fits."""
    said = brief(lines[-1], room)
    for line in reversed(lines[:-1]):
        if len(longer := f"{brief(line, room)} {said}") > room:
            break
        said = longer
    return said


def both(lines: Sequence[Line], asked: str, name: str) -> str:
    """Return what has happened and what a player is asked; if the question is too long, that it is
    their turn."""
    turn = say("status-yours")
    newest = brief(lines[-1], STATUS - len(f" {turn}"))
    questions = asked, say("status-turn", name=name), turn
    question = next((q for q in questions if len(f"{newest} {q}") <= STATUS), turn)
    return f"{in_a_row(lines, STATUS - len(f' {question}'))} {question}"


def either(lines: Sequence[Line], asked: str) -> str:
    """Return what has happened, and who decides now if that fits as well."""
    happened = in_a_row(lines)
    return said if len(said := f"{happened} {asked}") <= STATUS else happened


def ended(outcome: str) -> str:
    """Return the outcome of a game; if it is too long, that the game is over."""
    return outcome if len(outcome) <= STATUS else say("status-over")
