"""The texts of the hall: how tables stand and how they ended (see also `words`)."""

from collections.abc import Sequence
from datetime import datetime

from farmyard.server.table.words import listed

CLOSED = "Closed, since nothing happened for long"
FINISHED = "Finished"
OPEN_TABLES = "Open"
YOU = "You"
LOADING = "Being set up"
NO_CLOCK = "no clock"
AS_IN_THE_BOX = "as in the box"


def company(names: Sequence[str]) -> str:
    return f"with {listed(names)}" if names else "alone"


def result(winners: Sequence[str], counts: Sequence[str], counted: str) -> str:
    """Return who has won and the scores, best first: "You won, 89 to 21 points"."""
    who = f"{listed(winners)} won" if len(winners) == 1 else f"{listed(winners)} drew"
    if len(counts) > 4:
        return f"{who}, with {counts[0]} {counted}"
    return f"{who}, {' to '.join(counts)} {counted}"


def one_result(won: bool, count: str, counted: str) -> str:
    return f"{'Won' if won else 'Not won'}, {count} {counted}"


def last_result(title: str, says: str) -> str:
    return f"Last: {title}. {says}"


def deal_of(date: str) -> str:
    """Return the title of a daily deal, as the head of a table shows it; empty for other tables."""
    if not date:
        return ""
    when = datetime.fromisoformat(date)
    return f"Today’s deal, {when.day} {when:%B}"


def day(when: datetime) -> str:
    return f"{when:%a} {when.day} {when:%b}"
