"""Days in a row on which somebody has played a deal of the day."""

from collections.abc import Set
from datetime import date, timedelta
from typing import NamedTuple

DAY = timedelta(days=1)
LAID, NEW, MISSED, TO_COME = "laid", "new", "missed", "to-come"


class Streak(NamedTuple):
    """Days in a row: up to now, the longest ever, and the eggs of the week from Monday on."""

    running: int
    longest: int
    week: list[tuple[date, str]]


def streak(days: Set[date], today: date) -> Streak:
    """Return the streak of somebody who has played on these days.

    A day that is not over yet breaks no row.
    """
    last = today if today in days else today - DAY
    return Streak(_back_from(last, days), _longest(days), _week(days, today))


def _back_from(day: date, days: Set[date]) -> int:
    n = 0
    while day - n * DAY in days:
        n += 1
    return n


def _longest(days: Set[date]) -> int:
    ends = [day for day in days if day + DAY not in days]
    return max((_back_from(end, days) for end in ends), default=0)


def _week(days: Set[date], today: date) -> list[tuple[date, str]]:
    monday = today - today.weekday() * DAY
    return [(day, _egg(day, days, today)) for day in (monday + n * DAY for n in range(7))]


def _egg(day: date, days: Set[date], today: date) -> str:
    if day in days:
        return NEW if day == today else LAID
    return MISSED if day < today else TO_COME
