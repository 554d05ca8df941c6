"""The games and the summary of ``farmyard simulate``."""

from typing import Any

from farmyard.core.game import Card
from farmyard.core.options import OptionError
from farmyard.lab.playouts import Progress, Results, play_bots, play_out
from farmyard.terminal.progress import shown


def run(
    card: Card,
    seats: int,
    games: int,
    seed: int,
    threads: int,
    bots: list[str],
    options: dict[str, str],
    device: str,
) -> dict[str, Any]:
    """Plays the games behind a progress bar and sums them up."""
    if device == "cuda" and (bots or threads > 1):
        raise OptionError("--device cuda plays at random: it takes no --bots and no --threads")
    with shown(card.title, games) as progress:
        if bots:
            results = play_bots(card.key, bots, games, seed, options, progress)
        elif device == "cuda":
            results = _play_on_gpu(card.key, seats, games, seed, options, progress)
        else:
            results = play_out(card.key, seats, games, seed, options, threads, progress)
    head = {"game": card.key, "seats": seats, "seed": seed, "bots": bots or ["random"] * seats}
    return head | results.summary()


def _play_on_gpu(
    key: str, seats: int, games: int, seed: int, options: dict[str, str], progress: Progress
) -> Results:
    """Loads the compiler for GPUs, which nobody else needs."""
    from farmyard.lab import device

    return device.play_out(key, seats, games, seed, options, progress)
