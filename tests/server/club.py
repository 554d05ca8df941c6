"""A club's store, filled at once: many first tries of a deal, many games of one person, a long
evening."""

import asyncio
import json
from collections.abc import Coroutine, Iterable
from dataclasses import replace
from datetime import date
from itertools import islice
from typing import Any

from farmyard.server.store.schema import OVER, PERSON, Chair, TableRow
from farmyard.server.store.store import Store
from farmyard.server.web.pages.today.deals import Deal
from tests.server.served import GAME

NOON = 1_700_000_000
SCORES = 50  # different ones


def id_of(kind: str, n: int) -> str:
    """Return the id of the nth table of a kind (ten small letters)."""
    return f"the-club-{kind}{''.join('abcdefghij'[int(digit)] for digit in f'{n:09}')}"


def over(id: str, opener: str, n: int, **more: Any) -> TableRow:
    """Return the row of a finished table, with a time and a score made from n."""
    score = 1 + n % SCORES
    result = {"at": NOON + n, "ranks": [1, 2], "counts": [str(score), "0"], "counted": "eggs",
              "won": True, "scores": [score, 0]}  # fmt: skip
    row = TableRow(id, "Oak", GAME, 1, {}, (1, n), opener, NOON + n, OVER)
    return replace(row, result=json.dumps(result), **more)


def around(person: str, n: int) -> list[Chair]:
    return [Chair(0, PERSON, person, "Ada"), Chair(1, PERSON, f"friend {n % 5}", "Ben")]


async def tries(store: Store, deal: Deal, day: date, first: int, last: int) -> None:
    """Write finished first tries of a deal, each by somebody else."""
    marked = {"game": deal.card.key, "day": deal.mark(day), "first_try": True}
    await _written(
        store.open_table(
            over(id_of("t", n), f"p{n}", n, **marked, score=1 + n % SCORES), around(f"p{n}", n)
        )
        for n in range(first, last)
    )


async def games(store: Store, person: str, first: int, last: int) -> None:
    """Write finished games of one person."""
    await _written(
        store.open_table(over(id_of("g", n), person, n), around(person, n))
        for n in range(first, last)
    )


async def evening(store: Store, person: str, kind: str, tables: int) -> str:
    """Write an evening of so many tables, and return the link of the first one."""
    ids = [*(id_of(kind, n) for n in range(tables)), None]
    settings = {"table_evening": id_of(kind, 0)}
    await _written(
        store.open_table(
            over(id_of(kind, n), person, n, next=ids[n + 1], table_settings=settings if n else {}),
            around(person, n),
        )
        for n in range(tables)
    )
    return f"/t/{id_of(kind, 0)}"


async def _written(writing: Iterable[Coroutine[Any, Any, None]]) -> None:
    left = iter(writing)
    while some := list(islice(left, 100)):
        await asyncio.gather(*some)
