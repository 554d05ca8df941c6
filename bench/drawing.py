"""Measure the cost of a move in pages and frames: ``python -m bench.drawing``.

Two people play at random, and after every move both their pages are drawn, as whole pages and in
zones, one after the other in the same run.  Times are of the processor, for both pages together:
`data` makes plain data of the views and words it, `whole` renders everything, `zones` what has
changed, and `pieces` finds what to send.  `public` makes the scene once more, as a spectator sees
it: what one scene for all watchers would save for each of them but one.  `program` writes the
frames that both would get if they were programs.  Of blocks of moves the lower quartile counts:
other work on the machine can only make a block slower.
"""

import argparse
import random
import statistics
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from farmyard import table as deal
from farmyard.core import catalogue
from farmyard.core.compiling.meanwhile import wrapping
from farmyard.core.record import SPECTATOR
from farmyard.server.store.schema import PERSON, Chair, TableRow
from farmyard.server.table.state import State
from farmyard.server.web.drawing.changes import Page
from farmyard.server.web.drawing.rendering import Templates
from farmyard.server.web.drawing.zones import Renderings
from farmyard.server.web.lines import frames
from farmyard.server.web.pages.table import shown as pages
from farmyard.server.web.transport import wire

PARTS = ("data", "whole", "zones", "pieces", "public", "program")
BLOCK = 40  # moves
templates = Templates()


class Clock:
    """A stopwatch of CPU seconds by part, block by block."""

    def __init__(self) -> None:
        self.blocks: list[dict[str, float]] = []

    def begin(self) -> None:
        self.blocks.append(dict.fromkeys(PARTS, 0.0))

    @contextmanager
    def part(self, name: str) -> Iterator[None]:
        start = time.process_time()
        yield
        self.blocks[-1][name] += time.process_time() - start

    def quartile(self, name: str) -> float:
        """Return the lower quartile of a part over all blocks, in milliseconds a move."""
        taken = [block[name] for block in self.blocks]
        return 1000 * statistics.quantiles(taken, n=4)[0] / BLOCK


def laid(key: str, seed: int) -> State:
    """Return a table for two players with a page each."""
    table = deal(key, 2, seed=seed, compile="now")
    chairs = [Chair(p, PERSON, f"person {p}", f"Name {p}") for p in range(2)]
    state = State(TableRow("t", "Table", key, 1, {}, (1, 2), "person 0", 0, "playing"), chairs, 0)
    state.table, state.looking = table, {chair.person: chair.seat for chair in chairs}
    return state


def measure(key: str, moves: int) -> tuple[Clock, float, float]:
    """Draw the pages of so many moves; return the times, and the bytes a move whole and sent."""
    clock, dice, whole, sent, seed = Clock(), random.Random(1), 0, 0, 0
    state, kept, shown = laid(key, seed), Renderings({}, 2), dict[str, Page]()
    for n in range(moves):
        if n % BLOCK == 0:
            clock.begin()
        if state.playing().over:
            seed += 1
            state, kept, shown = laid(key, seed), Renderings({}, 2), {}
        state.playing().play(dice.choice(state.playing().legal()))
        state.write(0, 1)
        for person in ("person 0", "person 1"):
            context = _data(clock, state, person)
            with clock.part("whole"):
                whole += len(templates.render("zones.html", context).encode())
            del context["whole"]
            with clock.part("zones"):
                text = templates.render_zones(context, kept)
            with clock.part("pieces"):
                page = Page(text, n)
                frame = page.frame(shown.get(person))
            sent, shown[person] = sent + len(frame.encode()), page
        table = state.playing()
        with clock.part("public"), wrapping():
            table.game.page.scene(table.views.of(), SPECTATOR, table.names, state.held)
        for person in ("person 0", "person 1"):
            with clock.part("program"):
                wire.encode(frames.state_of(state, person, len(state.log) - 1))
    return clock, whole / moves, sent / moves


def _data(clock: Clock, state: State, person: str) -> dict[str, Any]:
    with clock.part("data"), wrapping():
        context = pages.table(state, person, "http://here")
    return context | {"offer": None, "v": "12345"}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", choices=catalogue.keys(), help="all by default")
    parser.add_argument("--moves", type=int, default=12 * BLOCK)
    asked = parser.parse_args()
    costs = ("data", "whole", "zones + pieces", "ratio", "public", "program")
    grid = Grid("game", *costs, "bytes whole", "bytes sent")
    for key in asked.game or catalogue.keys():
        clock, whole, sent = measure(key, asked.moves)
        data, all_of_it, zones, pieces, public, program = map(clock.quartile, PARTS)
        ratio = (data + zones + pieces) / (data + all_of_it)
        times = [f"{ms:.2f} ms" for ms in (data, all_of_it, zones + pieces, public, program)]
        times.insert(3, f"{ratio:.2f}")
        grid.add_row(key, *times, f"{whole:,.0f}", f"{sent:,.0f}")
    Console(width=110).print(grid)


if __name__ == "__main__":
    main()
