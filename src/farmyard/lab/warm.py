"""Compiles everything a game needs, once, so that nobody waits for the compiler later."""

import time
from collections.abc import Iterator

from farmyard.bots import roster
from farmyard.core import catalogue
from farmyard.core.record import SPECTATOR, clone
from farmyard.core.table import Table
from farmyard.lab.playouts import play_game, play_out


def warm(key: str) -> float:
    """Touches every compiled function of a game; seconds taken."""
    started = time.perf_counter()
    table = Table.deal(key, catalogue.card(key).default_seats, seed=0)
    table.play(table.choices()[0][0])
    table.lines(SPECTATOR)
    views = table.game.see(table.game.template(2, table.card.read_options({}, 2)), SPECTATOR)
    table.game.loops.imagine(views, 0, SPECTATOR, clone(views), 0)
    play_out(key, table.card.default_seats, 1)
    return time.perf_counter() - started


def warm_all() -> Iterator[tuple[str, float]]:
    """Warms every game on the shelf, with its bots: titles and seconds."""
    for card in catalogue.cards():
        seconds = warm(card.key)
        started = time.perf_counter()
        seats = card.default_seats
        template = catalogue.game(card.key).template(seats, card.read_options({}, seats))
        for level in roster.levels(card.key):
            play_game(catalogue.game(card.key), template, [level.name] * seats, 0, 0)
        yield card.title, seconds + time.perf_counter() - started
