"""Count the words that a listener hears in whole games: ``python -m bench.by_ear``.

Four quick bots play, or as many as a game usually has.  For the first seat it prints the words of
every line and every question, and those that are said: finished steps, each once, and one's own
questions.
"""

import random

from rich.console import Console
from rich.table import Table as Grid

from farmyard.bots import roster
from farmyard.core import catalogue
from farmyard.core.tables.table import Table
from farmyard.server.web.drawing import history

NAMES = ("Gorse", "Tattie", "Crisp", "Mawkin")
MOST = 1500  # decisions


def heard(key: str) -> tuple[int, int, int]:
    """Return the decisions of a game, the words of all its sentences, and the words said."""
    seats = min(len(NAMES), max(2, catalogue.card(key).default_seats))
    table, level = Table.deal(key, NAMES[:seats], 1), roster.levels(key)[1]
    bots = [level.make(seat, seats, random.Random(1)) for seat in range(seats)]
    last, asked, every, said = 0, "", 0, 0
    while not table.over and table.n < MOST:
        seat = int(table.to_move or 0)
        table.play(bots[seat].choose(table.views.of(seat), table.legal()))
        told = [(n, text) for n, text in history.aloud(table, 0) if n > last]
        last = max([last, *(n for n, _ in told)])
        line, question = table.views.line(table.n - 1, 0), ask(table)
        every += words(line.aloud or line.text) + (words(question) if question != asked else 0)
        said += sum(words(text) for _, text in told)
        said += words(question) if told and table.to_move == 0 else 0
        asked = question
    return table.n, every, said


def ask(table: Table) -> str:
    """Return what the first seat reads of what is asked."""
    return table.game.words.ask(table.views.of(0), 0, table.names)


def words(text: str) -> int:
    return len(text.split())


def main() -> None:
    grid = Grid("game", "decisions", "words of all sentences", "words said", box=None)
    for key in catalogue.keys():
        grid.add_row(key, *map(str, heard(key)))
    Console().print(grid)


if __name__ == "__main__":
    main()
