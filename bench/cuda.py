"""Measure how fast the games are on a GPU, beside the CPU: ``python -m bench.cuda``.

First the GPU's first games are held against the processor's, to the last bit; then whole batches
are timed on both in the same run, the copying of what came of them included.  Without a GPU
``--compile`` still compiles every game for one: what it takes, and what comes of it.
"""

import argparse
import statistics
import time
from unittest.mock import patch

import numba
import numpy as np
from numba import types
from rich.console import Console
from rich.table import Table as Grid

from farmyard.core import catalogue
from farmyard.core.compiling import cuda
from farmyard.lab import device
from farmyard.lab.playouts import Results, last_records, play_out

RUNS = 5
CHECKED = 2000  # games
EARLIER = {"by_golly": 21e9, "oxy_soxy": 6e9}
"""Decisions a second on one H200 of the kernels before these, copying not included."""


def same(key: str, seats: int) -> bool:
    """Return whether scores, lengths and last records of the first games equal those of the CPU."""
    game = catalogue.game(key)
    template = game.template(seats, game.card.read_options({}, seats))
    expected = last_records(game, template, 0, CHECKED, seed=1)
    found = [np.zeros_like(array) for array in expected]
    device.launch_over(game, template, 1)(0, *found)()
    fields = template.dtype.names or ()
    return all(np.array_equal(a, b) for a, b in zip(found[:2], expected[:2], strict=True)) and all(
        found[2][name].tobytes() == expected[2][name].tobytes() for name in fields
    )


def rate(results: Results) -> float:
    return float(results.decisions.sum() / results.seconds)


def enough(seconds: float, games: int, trial: Results) -> int:
    """Return a number of games that take about so many seconds."""
    return max(games, round(games * seconds / max(trial.seconds, 1e-6)))


def race(keys: list[str], seconds: float, threads: int) -> Grid:
    beside = "one core" if threads == 1 else f"{threads} threads"
    grid = Grid(title=f"Decisions a second, random play, {beside} against one GPU")
    for head in ("game", "seats", "the same", "processor", "GPU", "×", "of the earlier"):
        grid.add_column(head, justify="left" if head == "game" else "right")
    for card in map(catalogue.card, keys):
        for seats in sorted({card.seats[0], card.default_seats, min(4, card.seats[1])}):
            grid.add_row(card.title, str(seats), *figures(card.key, seats, seconds, threads))
    return grid


def figures(key: str, seats: int, seconds: float, threads: int) -> tuple[str, ...]:
    """Return medians of runs on both in turn, so that both meet the same disturbances."""
    agreed = "yes" if same(key, seats) else "NO"
    here = enough(seconds, 1000, play_out(key, seats, 1000, 1, threads=threads))
    there = enough(seconds, 100_000, device.play_out(key, seats, 100_000, 1))
    pairs = [
        (
            rate(play_out(key, seats, here, seed, threads=threads)),
            rate(device.play_out(key, seats, there, seed)),
        )
        for seed in range(RUNS)
    ]
    slow, fast = (statistics.median(column) for column in zip(*pairs, strict=True))
    share = f"{fast / EARLIER[key]:.2f}" if key in EARLIER else ""
    return agreed, f"{slow / 1e6:,.1f} M", f"{fast / 1e6:,.1f} M", f"{fast / slow:,.0f}", share


# -- Without a GPU --------------------------------------------------------------


def machine_code(key: str, capability: tuple[int, int]) -> bytes:
    """Compile a game's kernel for GPUs of this compute capability; none need be there."""
    from cuda.bindings import nvjitlink

    arch = "".join(map(str, capability))
    text = assembly(key, capability).encode()
    handle = nvjitlink.create(1, [f"-arch=sm_{arch}"])
    nvjitlink.add_data(handle, nvjitlink.InputType.PTX, text, len(text), key)
    nvjitlink.complete(handle)
    code = bytearray(nvjitlink.get_linked_cubin_size(handle))
    nvjitlink.get_linked_cubin(handle, code)
    return bytes(code)


def assembly(key: str, capability: tuple[int, int]) -> str:
    """Return the kernel in the assembly language of all GPUs (PTX)."""
    game = catalogue.game(key)
    record, words = numba.from_dtype(game.rules.State.dtype), types.int64
    out = (words[:, ::1], words[::1], record[::1])
    takes = types.void(record[::1], types.uint64[::1], words, words[::1], *out)
    there = type("Device", (), {"compute_capability": capability})
    with patch("numba.cuda.dispatcher.get_current_device", lambda: there):
        kernel = device.kernel_of(game).py_func
        text, _ = cuda.compile(kernel, takes, device=False, cc=capability, abi="numba")
    return str(text)


def compiled(keys: list[str], capability: tuple[int, int]) -> Grid:
    grid = Grid(title=f"Compiled for GPUs of compute capability {capability[0]}.{capability[1]}")
    for head in ("game", "record", "machine code", "seconds"):
        grid.add_column(head, justify="left" if head == "game" else "right")
    for game in map(catalogue.game, keys):
        started = time.perf_counter()
        size = len(machine_code(game.card.key, capability))
        took = time.perf_counter() - started
        record = f"{game.rules.State.dtype.itemsize:,} B"
        grid.add_row(game.card.title, record, f"{size / 1024:,.0f} KB", f"{took:.1f}")
    return grid


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="all if none is named")
    parser.add_argument("--seconds", type=float, default=1.0, help="of a run")
    parser.add_argument("--threads", type=int, default=1, help="of the processor")
    parser.add_argument("--compile", metavar="CAPABILITY", help="only compile, as for 9.0")
    given = parser.parse_args()
    keys = given.games or list(catalogue.keys())
    if given.compile:
        major, _, minor = given.compile.partition(".")
        Console().print(compiled(keys, (int(major), int(minor))))
        return
    try:
        device.look_for_device()
    except device.NoDevice as why:
        parser.exit(2, f"{why}\n")
    Console(width=110).print(race(keys, given.seconds, given.threads))


if __name__ == "__main__":
    main()
