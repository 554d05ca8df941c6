"""The games and the summary of ``farmyard simulate``."""

from pathlib import Path
from typing import Any, NamedTuple

from farmyard.core.game_card import Card
from farmyard.core.options import OptionError
from farmyard.lab import rows
from farmyard.lab.executors import Executor, Progress
from farmyard.lab.executors.processes import HERE
from farmyard.lab.executors.threads import Threads
from farmyard.lab.playouts import Results, play_bots, play_out
from farmyard.terminal.arguments import executor_of
from farmyard.terminal.progress import shown

COLUMNS = ("game", "decisions", "ranks", "scores")


class Batch(NamedTuple):
    """A batch of games to be played."""

    card: Card
    seats: int
    games: int
    seed: int
    options: dict[str, str]
    bots: list[str]


class Place(NamedTuple):
    """The means of playing a batch, and the files its results are kept in."""

    threads: int
    device: str
    cluster: str | None = None
    resume: Path | None = None
    out: Path | None = None


def run(batch: Batch, place: Place) -> dict[str, Any]:
    """Play the games behind a progress bar and return their summary."""
    if place.device == "cuda" and (batch.bots or place.threads > 1):
        raise OptionError("--device cuda plays at random: it takes no --bots and no --threads")
    if place.out:
        rows.check(place.out)
    threads = Threads(place.threads)
    by = executor_of(
        threads if place.threads > 1 else None,
        HERE if batch.bots else threads,
        place.cluster,
        place.resume,
        gpus=int(place.device == "cuda"),
    )
    with shown(batch.card.title, batch.games) as progress:
        results = _play(batch, place, by, progress)
    if place.out:
        rows.write(place.out, COLUMNS, _rows(results))
    card, seats = batch.card, batch.seats
    head = {"game": card.key, "seats": seats, "seed": batch.seed}
    return head | {"bots": batch.bots or ["random"] * seats} | results.summary()


def _play(batch: Batch, place: Place, by: Executor, progress: Progress) -> Results:
    key, asked = batch.card.key, (batch.games, batch.seed, batch.options)
    if batch.bots:
        return play_bots(key, batch.bots, *asked, progress, by)
    if place.device == "cpu":
        return play_out(key, batch.seats, *asked, progress=progress, by=by)
    from farmyard.lab import device  # imported late: it loads the GPU compiler

    if place.cluster or place.resume:
        return device.play_out_on(by, key, batch.seats, *asked, progress)
    return device.play_out(key, batch.seats, *asked, progress)


def _rows(found: Results) -> list[list[Any]]:
    games = zip(found.decisions, found.ranks, found.scores, strict=True)
    return [[n, int(each[0]), each[1].tolist(), each[2].tolist()] for n, each in enumerate(games)]
