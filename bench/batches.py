"""Measure how fast many games are stepped and seen: ``python -m bench.batches``.

For every game and number of games side by side, decisions a second on one thread: of
`farmyard.Batch`, with rows and action masks written into the same buffers, also with rows of int16
("–" where a game's numbers do not fit); of `GameVectorEnv` with the agent in every seat, with fresh
arrays (as Gymnasium has it), with ``copy=False`` and with scaled rows. The last column is
`farmyard.play_out`, the rules alone. Choices are random; to pick them is not counted. Each figure
is the median of several rounds; compare ratios within one row, or, by ``--against``, with another
checkout of Farmyard, which takes turns with this one.
"""

import argparse
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table as Grid

import farmyard
from farmyard.adapters.vector import GameVectorEnv

SIZES = (1024, 4096, 8192)
SEATS = 2
ROUNDS, STEPS = 5, 12

Step = Callable[[Any], Any]
"""A step with these choices; returns the next action masks."""


def picked(masks: Any, dice: np.random.Generator) -> Any:
    """Return a random legal choice of each game."""
    return (dice.random(masks.shape, np.float32) * masks).argmax(axis=1)


def rate(step: Step, masks: Any) -> float:
    """Return decisions a second: the median of several rounds."""
    dice, found = np.random.default_rng(1), list[float]()
    for _ in range(ROUNDS):
        took = 0.0
        for _ in range(STEPS):
            choices = picked(masks, dice)
            started = time.perf_counter()
            masks = step(choices)
            took += time.perf_counter() - started
        found.append(STEPS * len(masks) / took)
    return statistics.median(found[1:])


def batch(key: str, n: int, dtype: Any = np.int32) -> float:
    """Measure `farmyard.Batch`, with rows of a type; 0 if a game's numbers do not fit."""
    games = farmyard.batch(key, n, seats=SEATS, seed=1, again=True)
    masks = np.empty((n, games.choices), np.int8)
    rows = np.empty((n, games.numbers.width), dtype)

    def step(choices: Any) -> Any:
        games.step(choices)
        games.observe(out=rows, dtype=dtype)
        return games.legal(out=masks)

    try:
        return rate(step, games.legal())
    except farmyard.OptionError:
        return 0.0


def vector(key: str, n: int, **how: Any) -> float:
    """Measure `GameVectorEnv`."""
    envs = GameVectorEnv(key, num_envs=n, seats=SEATS, seat=None, **how)
    _, infos = envs.reset(seed=1)
    return rate(lambda choices: envs.step(choices)[-1]["action_mask"], infos["action_mask"])


def elsewhere(folder: str, key: str, n: int) -> float:
    """Measure `GameVectorEnv` of another checkout in a process of its own."""
    script = (
        f"import sys; sys.argv = ['']; import bench.batches as b; print(b.vector({key!r}, {n}))"
    )
    path = os.pathsep.join([os.path.join(folder, "src"), os.getcwd()])
    run = subprocess.run(
        [sys.executable, "-c", script],
        env=os.environ | {"PYTHONPATH": path},
        capture_output=True, check=True, text=True,
    )  # fmt: skip
    return float(run.stdout)


def alone(key: str) -> float:
    """Measure `farmyard.play_out`."""
    played = farmyard.play_out(key, SEATS, 2000, seed=1)
    return float(played.decisions.sum() / played.seconds)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description="Measure batches of games.")
    parser.add_argument("games", nargs="*", default=farmyard.list_games())
    parser.add_argument("--against", metavar="FOLDER", help="another checkout, for its ratio")
    asked = parser.parse_args()
    grid = Grid(title=f"Thousand decisions a second, {SEATS} seats, one thread")
    for head in (
        "game",
        "games",
        "batch",
        "int16",
        "fresh arrays",
        "copy=False",
        "scaled",
        "play_out",
    ):
        grid.add_column(head, justify="left" if head == "game" else "right")
    for head in ("before", "batch ÷", "fresh ÷", "copy=False ÷") if asked.against else ():
        grid.add_column(head, justify="right")
    for key in asked.games:
        for n in SIZES:
            found = [batch(key, n), vector(key, n), vector(key, n, copy=False)]
            narrow = batch(key, n, np.int16)
            shown = [
                found[0],
                narrow,
                *found[1:],
                vector(key, n, copy=False, scaled=True),
                alone(key),
            ]
            cells = [f"{each / 1000:,.0f}" if each else "–" for each in shown]
            if asked.against:
                before = elsewhere(asked.against, key, n)
                cells += [f"{before / 1000:,.0f}", *(f"{each / before:.1f}" for each in found)]
            grid.add_row(key, str(n), *cells)
    Console(width=120).print(grid)


if __name__ == "__main__":
    main()
