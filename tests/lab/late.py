"""Prints what is still compiled or loaded after a rehearsal: ``python -m tests.lab.late GAME``.

A user who looks at a table, asks for a hint or plays against a bot that does not search must find
all of it ready, in every mode of a game: compiling holds up everybody.
"""

import random
import sys
from collections.abc import Iterator
from typing import Any

from numba.core.registry import CPUDispatcher

from farmyard.bots import roster
from farmyard.core import catalogue
from farmyard.core.compiling import meanwhile
from farmyard.core.tables.table import Table
from farmyard.lab import warm
from farmyard.server.web.pages.table.questions import answer_of

DECISIONS = 24
QUESTIONS = ("hint 1", "hint 2", "hint 3", "oracle", "missed", "offer")
made_ready: list[str] = []
_compile = CPUDispatcher.compile


def _listed(self: Any, kinds: Any) -> Any:
    """Compile or load a function for the first time, and record its name."""
    made_ready.append(f"{self.py_func.__module__}.{self.py_func.__qualname__}")
    return _compile(self, kinds)


def layouts(key: str) -> Iterator[tuple[int, dict[str, str]]]:
    """Yield the usual number of players, and those that option values need instead."""
    card = catalogue.card(key)
    yield card.default_seats, {}
    for option in card.options:
        for value in option.values if option.kind == "choice" else []:
            if value.seats and not value.fits(card.default_seats):
                yield value.seats[0], {option.name: value.word}


def play(key: str, seats: int, options: dict[str, str]) -> None:
    """Play with the strongest bot that does not search, calling everything a table can be asked."""
    level = [each for each in roster.levels(key) if each not in roster.search_levels(key)][-1]
    bots = [level.make(seat, seats, random.Random(seat)) for seat in range(seats)]
    table = Table.deal(key, seats, seed=3, options=options)
    for _ in range(DECISIONS):
        if table.over:
            return
        seat = table.to_move or 0
        for who, bot in enumerate(bots):
            bot.watch(table.views.of(who))
        warm._look(table, seat)
        legal, view = table.legal(), table.views.of(seat)
        parts = ",".join(table.game.page.parts(view, legal[0]))
        for question in (*QUESTIONS, f"parts {parts}"):
            answer_of(table, seat, question)
        for choice in set(range(table.game.rules.CHOICES)[:99]) - set(legal):
            try:
                table.game.words.why_not(view, choice, table.names)
            except (LookupError, ValueError):  # no such choice at this moment
                continue
        table.play(bots[seat].choose(view, legal))


def main(key: str) -> None:
    meanwhile.on_compiling = None
    warm.rehearse(key)
    warm.rehearse_bots(key)
    setattr(CPUDispatcher, "compile", _listed)  # noqa: B010 (unknown to its types)
    for seats, options in layouts(key):
        play(key, seats, options)
    print("\n".join(sorted(made_ready)))


if __name__ == "__main__":
    main(sys.argv[1])
