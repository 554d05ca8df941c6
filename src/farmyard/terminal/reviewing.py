"""The output of ``farmyard review``: each seat's curve and its parts, and costly choices."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from farmyard.core.options import OptionError
from farmyard.core.tables.table import Table as Played
from farmyard.lab import plots
from farmyard.lab.executors import Executor
from farmyard.lab.extra import library
from farmyard.lab.intervals import Interval
from farmyard.lab.reviews import review as reviews
from farmyard.lab.reviews.review import Figure, Review
from farmyard.terminal import words
from farmyard.terminal.measuring import columns, console, percent
from farmyard.terminal.progress import shown

STEPS = "▁▂▃▄▅▆▇█"
LONG = 48  # the longest curve, in characters


def review(
    text: str,
    level: str | None,
    worlds: int | None,
    seed: int,
    by: Executor,
    plot: Path | None,
) -> Review:
    """Review a game behind a progress bar, and plot it if ``plot`` is given."""
    if plot:
        library("matplotlib", "plots")
        if plot.suffix not in (".png", ".svg"):
            raise OptionError(f"--plot takes a file that ends in .png or .svg, not {plot.name}")
    table = Played.replay(text)
    with shown(table.card.title, reviews.steps(table)) as progress:
        found = reviews.review(text, level, worlds, seed, by, progress)
    if plot:
        plots.save_as(plots.review(found), plot)
    return found


def show(found: Review) -> None:
    """Print the curves and their parts, then the costliest choices."""
    names, out = found.table.names, console()
    head = {"title": found.table.card.title, "names": ", ".join(names)}
    said, against = words.SEEN_BY.get(found.level, words.PLAYED_OUT)
    line = said.format(worlds=found.worlds, level=found.level, **head)
    out.print(line, "", sep="\n", soft_wrap=True)
    table = columns(*words.CHANCE, *words.PARTS)
    for seat, name in enumerate(names):
        table.add_row(name, *_row(found, seat))
    out.print(table, "", f"{words.ADD_UP} {against}", "", sep="\n", soft_wrap=True)
    out.print(*_costly(found), sep="\n", soft_wrap=True)


def _row(found: Review, seat: int) -> list[str]:
    curve, parts = found.curve(seat), found.parts(seat)
    ends = [f"{100 * curve[n].value:.0f} %" for n in (0, -1)]
    return [sparks(curve), ends[0], *(_points(part) for part in parts), ends[1]]


def _points(part: Figure) -> str:
    found = part.interval
    return words.POINTS.format(value=100 * found.value, margin=100 * found.margin)


def sparks(curve: Sequence[Figure]) -> str:
    """Draw a curve as a row of block characters, from no chance to certainty."""
    at = [round(n * (len(curve) - 1) / (LONG - 1)) for n in range(LONG)]
    chosen = at if len(curve) > LONG else range(len(curve))
    return "".join(STEPS[min(int(curve[n].value * len(STEPS)), len(STEPS) - 1)] for n in chosen)


def _costly(found: Review) -> list[str]:
    if not found.costliest:
        return [words.NOTHING_COSTLY]
    return [words.COSTLY, *(_cost(found.told(cost)) for cost in found.costliest)]


def _cost(told: dict[str, Any]) -> str:
    value, low, high = (100 * each for each in told["cost"])
    shares = {name: percent(Interval(*told[name])) for name in ("chance", "its_chance")}
    cost = words.MEAN.format(value=value, low=low, high=high)
    return words.COST.format(**{**told, **shares, "cost": cost})
