"""Cloud Nine: keys of deals: any key, or with ``solvable`` only keys of tables that can be won.

The deal of the day is one for solo play, and it can be won.
"""

from typing import Any

from farmyard.games.cloud_nine.bot.solver import solvable_key, solve

__all__ = ["DAILY", "settle", "solution"]

DAILY = {"mode": "solo", "solvable": "yes"}


def settle(template: Any, key: tuple[int, int]) -> tuple[int, int]:
    """Return the key to deal from, given a fresh key and a record with seats and options set."""
    return solvable_key(template, key) if template[0]["solvable"] else key


def solution(record: Any) -> list[int]:
    """Return choices that clear a table just dealt in solo play; none if none were found."""
    return list(solve(record).choices)
