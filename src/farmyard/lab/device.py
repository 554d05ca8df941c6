"""Batches of whole games on a GPU: a thread plays games one by one, in its own memory.

The kernel is compiled from the rules that the CPU runs, and game n of a batch has the same dice
wherever it is played, so that scores and lengths are the same to the last bit.
"""

import time
from collections import deque
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from typing import Any

import numpy as np

from farmyard.core import catalogue
from farmyard.core.chance.dice import seed_words
from farmyard.core.compiling import COMPILED, INSTALLED, SIMULATED, cuda
from farmyard.core.game import Game
from farmyard.core.loops import beginning_over, playout_over
from farmyard.core.record import OVER
from farmyard.lab.executors import Executor, Progress
from farmyard.lab.playouts import (
    Part,
    Results,
    check_counts,
    played_in_parts,
    results_of,
    whole_parts_of,
)

THREADS, BLOCKS = 128, 1 << 12  # of a block; of a launch at most, more than a GPU runs at once
ROUND = 128  # decisions; games that end within a round wait for its end
FIRST, MOST = 1 << 16, 1 << 23  # games of one launch: twice as many after each that was short
SHORT = 0.5  # seconds
Launch = Callable[..., Callable[[], None]]


class NoDevice(ValueError):
    """No GPU can be used; the text says what is missing."""


def look_for_device() -> None:
    """Raise `NoDevice` unless kernels can be compiled and run here."""
    if not INSTALLED:
        raise NoDevice("kernels are compiled with Numba, which is not installed here")
    if SIMULATED and COMPILED:
        raise NoDevice("a simulated CUDA device runs plain Python: set NUMBA_DISABLE_JIT=1 as well")
    if SIMULATED:
        return
    if not COMPILED:
        raise NoDevice("under NUMBA_DISABLE_JIT nothing is compiled, for no CUDA device either")
    if find_spec("numba_cuda") is None:
        raise NoDevice(
            "no CUDA device was found; looking for one takes: pip install 'farmyard[gpu]'"
        )
    if not cuda.is_available():
        raise NoDevice("no CUDA device was found; without --device cuda the processor plays")


@cache
def kernel_of(game: Game) -> Any:
    """Compile the kernel of a game: its threads play random games, from ``first`` on.

    The threads of a warp take turns if they do different things.  So they play in rounds of so many
    decisions, and those whose game is over deal the next together.

    ``seed``: uint64 (4,), the two words of the dice's seed, then those of the picks'.
    ``taken``: int64 (1,), how many games have been given to a thread.
    ``decisions``: (games,).  ``scores``: (games, seats).  ``finals``: the last records of its first
    games, as many as it is long.
    """
    begin, playout = beginning_over(game), playout_over(game)
    score, record = game.rules.scores, game.rules.State.dtype

    @cuda.jit
    def play_games(  # type: ignore[no-untyped-def]
        template, seed, first, taken, scores, decisions, finals
    ):
        own = cuda.local.array(1, record)
        low = high = seed[0]
        i, n, dealt = cuda.atomic.add(taken, 0, 1), 0, False
        while i < len(decisions):
            if not dealt:
                own[0] = template[0]
                low, high = begin(own[0], seed, first + i)
                n, dealt = 0, True
            n = playout(own[0], low, high, n, n + ROUND)
            if own[0].phase == OVER:
                decisions[i] = n
                score(own[0], scores[i])
                if i < len(finals):
                    finals[i] = own[0]
                i, dealt = cuda.atomic.add(taken, 0, 1), False

    return play_games


def play_out(
    key: str,
    seats: int,
    games: int,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    progress: Progress | None = None,
) -> Results:
    """Play the games of `playouts.play_out` on the GPU; the time includes copying the results."""
    look_for_device()
    game = catalogue.game(key)
    game.card.check_seats(seats)
    check_counts(games=games)
    template = game.template(seats, game.card.read_options(options or {}, seats))
    launch = launch_over(game, template, seed)
    scores, decisions = np.zeros((games, seats), np.int64), np.zeros(games, np.int64)
    spare = game.rules.State.batch()
    launch(0, scores[:1], decisions[:1], spare)()  # compiles
    first, size, running = 0, FIRST, deque[tuple[int, Callable[[], None]]]()
    started = noted = time.perf_counter()
    while first < games or running:
        if first < games:
            last = min(first + size, games)
            finish = launch(first, scores[first:last], decisions[first:last], spare)
            running.append((last - first, finish))
            first = last
        if len(running) > 1 or first == games:  # one is played while another is copied
            played, finish = running.popleft()
            finish()
            before, noted = noted, time.perf_counter()
            if noted - before < SHORT:
                size = min(2 * size, MOST)
            if progress:
                progress(played)
    return results_of(key, scores, decisions, time.perf_counter() - started)


def play_part(part: Part) -> bytes:
    """Play a part of a batch on the GPU, as `playouts.play_part`; raise `NoDevice` without one."""
    look_for_device()
    launch = launch_over(catalogue.game(part.key), part.template(), part.seed)
    scores = np.zeros((part.games, part.seats), np.int64)
    decisions = np.zeros(part.games, np.int64)
    if part.games:
        launch(part.first, scores, decisions, catalogue.game(part.key).rules.State.batch())()
    return np.column_stack([scores, decisions]).tobytes()


def play_out_on(
    cluster: Executor,
    key: str,
    seats: int,
    games: int,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    progress: Progress | None = None,
) -> Results:
    """Play the games of `playouts.play_out` on the GPUs of a cluster."""
    parts = whole_parts_of(key, seats, games, seed, options, FIRST)
    return played_in_parts(play_part, parts, games, cluster, progress)


def launch_over(game: Game, template: np.ndarray[Any, Any], seed: int) -> Launch:
    """Make the function that starts games from ``first`` on; what it returns waits for them, and
    copies their scores, decisions and last records into the arrays."""
    kernel = kernel_of(game)
    there = cuda.to_device(template), cuda.to_device(seed_words(seed))

    def launch(first: int, *here: np.ndarray[Any, Any]) -> Callable[[], None]:
        stream = cuda.stream()
        out = [cuda.device_array_like(array, stream=stream) for array in here]
        taken = cuda.to_device(np.zeros(1, np.int64), stream=stream)
        blocks = min(-(-len(here[1]) // THREADS), BLOCKS)
        kernel[blocks, THREADS, stream](*there, first, taken, *out)

        def finish() -> None:
            for array, filled in zip(here, out, strict=True):
                filled.copy_to_host(array, stream=stream)
            stream.synchronize()

        return finish

    return launch
