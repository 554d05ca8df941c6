"""Plots of the laboratory's results, as PNG and SVG, by matplotlib (an extra).

Every plot has a legend, units and the number of games or worlds behind each mark; shares and
chances have confidence intervals of 95 %.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from farmyard.lab.balance import Cell
from farmyard.lab.extra import library
from farmyard.lab.intervals import Interval
from farmyard.lab.reviews import chances
from farmyard.lab.reviews.review import Review, finer

KINDS = ("png", "svg")
INK, CORN, GRID = "#3b2f2a", "#d9902f", "#d8cfc0"
LINES = ("#5b8c3e", "#d9902f", "#b5473c", "#3f6f9f", "#7d5a9c", "#6b6257", "#2f8f86", "#a08a1f")
MARKS = "osD^vPX*"
HATCHES = ("", "///", "...", "\\\\\\", "xxx", "---", "++", "oo")
"""Beside colours, by which not everybody tells bars apart."""
STYLE = {
    "svg.hashsalt": "farmyard",
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.color": GRID,
    "figure.constrained_layout.use": True,
}


def drawing(width: float, height: float) -> tuple[Any, Any]:
    """Make a figure and its axes; the caller's own matplotlib settings stay unchanged."""
    with library("matplotlib", "plots").rc_context(STYLE):
        figure = library("matplotlib.figure", "plots").Figure(figsize=(width, height))
        return figure, figure.subplots()


def save(figure: Any, folder: Path, name: str) -> list[Path]:
    """Write a figure in every format; the same figure makes the same file."""
    paths = [folder / f"{name}.{kind}" for kind in KINDS]
    for path in paths:
        save_as(figure, path)
    return paths


def save_as(figure: Any, path: Path) -> None:
    """Write a figure to one file, in the format of its suffix."""
    undated = {"Date": None} if path.suffix == ".svg" else None
    with library("matplotlib", "plots").rc_context(STYLE):
        figure.savefig(path, dpi=144, metadata=undated)


# -- Balance --------------------------------------------------------------------


def label_of(cell: Cell) -> str:
    """Return the label of a cell: its seats and, in a line of its own, the varied value."""
    seats = "1 seat" if cell.setting.seats == 1 else f"{cell.setting.seats} seats"
    return f"{seats}\n{cell.setting.varied}" if cell.setting.varied else seats


def balance(folder: Path, title: str, cells: Sequence[Cell]) -> list[Path]:
    """Write three plots: wins by place, endings and lengths; return their paths."""
    vary = cells[0].setting.vary
    title = f"{title}, by {vary}" if vary else title
    return [
        *save(places(title, cells), folder, "wins-by-place"),
        *save(endings(title, cells), folder, "endings"),
        *save(lengths(title, cells), folder, "lengths"),
    ]


def places(title: str, cells: Sequence[Cell]) -> Any:
    """Plot each place's share of the wins, cell beside cell, with the fair share as a line."""
    figure, ax = drawing(3.6 + sum(0.3 * cell.setting.seats + 0.4 for cell in cells), 4.2)
    at, ticks = 0.0, []
    for cell in cells:
        seats = cell.setting.seats
        middle = [at + 0.3 * place for place in range(seats)]
        _bars(ax, middle, cell.places(), [_fill(place) for place in range(seats)])
        ax.plot([at - 0.2, middle[-1] + 0.2], [100 / seats] * 2, color=INK, ls="--", lw=1)
        ticks.append(((at + middle[-1]) / 2, label_of(cell)))
        at = middle[-1] + 0.8
    ax.set_xticks(*zip(*ticks, strict=True))
    ax.grid(False, axis="x")
    ax.set_ylabel("part of the wins, %")
    ax.set_ylim(bottom=0)
    ax.set_title(f"{title}: who wins ({number_of(cells)})")
    most = max(cell.setting.seats for cell in cells)
    for place in range(most):
        ax.bar(0, 0, label=f"place {place + 1}", **_fill(place))
    ax.plot([], [], color=INK, ls="--", lw=1, label="all even")
    _legend(ax)
    return figure


def number_of(cells: Sequence[Cell]) -> str:
    """Return how many games each mark of a plot stands for: "n = 1000 games each"."""
    numbers = sorted({len(cell.played) for cell in cells})
    return f"n = {'–'.join(str(n) for n in dict.fromkeys((numbers[0], numbers[-1])))} games each"


def _legend(ax: Any) -> None:
    """Put the legend beside the axes."""
    ax.legend(loc="center left", bbox_to_anchor=(1.0, 0.5), frameon=False)


def _fill(place: int) -> dict[str, str]:
    """Return the colour and hatch of a place’s bars."""
    n = place % len(LINES)
    return {"color": LINES[n], "hatch": HATCHES[n], "edgecolor": "white"}


def _bars(ax: Any, at: list[float], shares: list[Interval], fills: list[dict[str, str]]) -> None:
    errors = _errors(shares)
    for n, (x, share, fill) in enumerate(zip(at, shares, fills, strict=True)):
        error = [[side[n]] for side in errors]
        ax.bar(x, 100 * share.value, 0.26, yerr=error, ecolor=INK, capsize=2, **fill)


def _errors(shares: Sequence[Interval]) -> list[list[float]]:
    """Return how far the bounds lie below and above, in percent."""
    return [[100 * (s.value - s.low) for s in shares], [100 * (s.high - s.value) for s in shares]]


def endings(title: str, cells: Sequence[Cell]) -> Any:
    """Plot the endings: a dot with its interval for each, cells by colour and mark."""
    names = [name for name in cells[0].endings if any(c.ended()[name].value for c in cells)]
    figure, ax = drawing(7.6, 1.6 + 0.34 * len(names) * max(2, len(cells)) ** 0.75)
    for n, cell in enumerate(cells):
        shift = 0.7 * ((n + 0.5) / len(cells) - 0.5)
        shares = [cell.ended()[name] for name in names]
        at = [row + shift for row in range(len(names))]
        look = {"fmt": MARKS[n % len(MARKS)], "color": LINES[n % len(LINES)], "capsize": 2}
        heights = [100 * each.value for each in shares]
        ax.errorbar(
            heights, at, xerr=_errors(shares), label=label_of(cell).replace("\n", ", "), **look
        )
    ax.set_yticks(range(len(names)), names)
    ax.invert_yaxis()
    ax.set_xlim(left=0)
    ax.set_xlabel("part of the games, %")
    ax.set_title(f"{title}: how games end ({number_of(cells)})")
    _legend(ax)
    return figure


def lengths(title: str, cells: Sequence[Cell]) -> Any:
    """Plot the lengths of games in decisions: boxes for quartiles, whiskers at 10 % and 90 %."""
    figure, ax = drawing(4.4 + 1.1 * len(cells), 4.2)
    drawn = ax.boxplot(
        [cell.lengths()["decisions"] for cell in cells],
        whis=(10, 90),
        showfliers=False,
        patch_artist=True,
        medianprops={"color": INK},
    )
    for box in drawn["boxes"]:
        box.set_facecolor(CORN)
    labels = [label_of(cell) for cell in cells]
    ax.set_xticks(range(1, len(cells) + 1), labels)
    ax.grid(False, axis="x")
    ax.set_ylim(bottom=0)
    ax.set_ylabel("decisions in a game")
    ax.set_title(f"{title}: how long games last ({number_of(cells)})")
    parts = [drawn["medians"][0], drawn["boxes"][0], drawn["whiskers"][0]]
    names = ["median", "the middle half", "from 10 % to 90 %"]
    ax.legend(parts, names, loc="center left", bbox_to_anchor=(1.0, 0.5), frameon=False)
    return figure


# -- Review ---------------------------------------------------------------------


def review(found: Review) -> Any:
    """Plot each seat's chance with its interval, and mark the costliest choices."""
    figure, ax = drawing(10, 4.6)
    names = found.table.names
    for seat, name in enumerate(names):
        curve = found.curve(seat)
        bounds = [each.interval for each in curve]
        colour = LINES[seat % len(LINES)]
        ax.plot([100 * each.value for each in curve], color=colour, label=name, lw=1.6)
        lows, highs = [100 * b.low for b in bounds], [100 * b.high for b in bounds]
        ax.fill_between(range(len(curve)), lows, highs, color=colour, alpha=0.18, lw=0)
    for cost in found.costliest:
        height = 100 * found.curve(cost.seat)[cost.n].value
        ax.plot(cost.n, height, "v", color=LINES[cost.seat % len(LINES)], mec=INK, ms=9)
    n = finer(found.level, len(names)) * found.worlds
    by = {
        chances.SEARCH: f"search (n = {n} searches)",
        chances.ROLLOUTS: f"rollouts (n = {n} worlds)",
    }.get(found.level, f"{found.level} playouts (n = {n} worlds)")
    title = f"{found.table.card.title}: chances by {by}"
    ax.set(title=title, ylabel="chance to win, %", ylim=(0, 100), xlim=(0, found.table.n))
    ax.set_xlabel("decisions taken")
    ax.plot([], [], "v", color=GRID, mec=INK, ms=9, label="a costly choice")
    ax.fill_between([], [], [], color=INK, alpha=0.18, lw=0, label="95 %")
    _legend(ax)
    return figure
