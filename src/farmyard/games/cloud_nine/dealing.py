"""Cloud Nine: which deals are dealt: any, or with ``solvable`` only such as can be won.

The deal of the day is one for a breeder alone, and it can be won.
"""

from typing import Any

from farmyard.games.cloud_nine.bot.solver import solvable_key, solve

__all__ = ["DAILY", "settle", "solution"]

DAILY = {"mode": "solo", "solvable": "yes"}


def settle(template: Any, key: tuple[int, int]) -> tuple[int, int]:
    """The key that is dealt from, for a fresh one and a record with seats and options set."""
    return solvable_key(template, key) if template[0]["solvable"] else key


def solution(record: Any) -> list[int]:
    """Choices that clear a table just dealt to a breeder alone; none if none were found."""
    return list(solve(record).choices)
