"""The progress bar and the summary of ``farmyard simulate``."""

from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from farmyard.core.game import Card
from farmyard.lab.playouts import play_bots, play_out


def run(
    card: Card,
    seats: int | None,
    games: int,
    seed: int,
    threads: int,
    bots: list[str],
    options: dict[str, str],
) -> dict[str, Any]:
    """Plays the games behind a progress bar (on a terminal only) and sums them up."""
    seats = seats or card.default_seats
    console = Console(stderr=True)
    bar = (TextColumn(card.title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*bar, console=console, transient=True, disable=not console.is_terminal) as shown:
        task = shown.add_task(card.title, total=games)

        def progress(n: int) -> None:
            shown.advance(task, n)

        if bots:
            results = play_bots(card.key, bots, games, seed, options, progress)
        else:
            results = play_out(card.key, seats, games, seed, options, threads, progress)
    head = {"game": card.key, "seats": seats, "seed": seed, "bots": bots or ["random"] * seats}
    return head | results.summary()
