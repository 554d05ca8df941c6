"""Games on a GPU equal those of the processor, to the last bit.

Where there is no GPU the kernels run in Numba's simulator, as plain Python in a process of its
own; where the extra ``gpu`` is installed, every game is compiled for one as well.
"""

import ast
import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from farmyard.core import catalogue
from farmyard.core.compiling import COMPILED, SIMULATED, cuda
from farmyard.lab import device
from farmyard.lab.playouts import last_records, play_out
from tests.thorough import THOROUGH

ROOT = Path(__file__).parent.parent.parent
HOPPER = (9, 0)  # the compute capability of an H100 or H200

with_a_gpu = pytest.mark.skipif(
    SIMULATED or not (COMPILED and find_spec("numba_cuda") and cuda.is_available()),
    reason="there is no GPU here",
)
with_its_compiler = pytest.mark.skipif(
    not (COMPILED and find_spec("numba_cuda") and find_spec("nvidia")),
    reason="the extra gpu is not installed",
)

SEED = 2**70 + 5  # large enough to use both words
BATCHES = [
    (key, seats, first)
    for n, key in enumerate(catalogue.keys())
    for k, (seats, first) in enumerate([(2, 0), (3, 5)])
    if THOROUGH or n % 2 == k
]
"""Each game with a number of seats and a first game of the batch, both in turn."""
Played = tuple[np.ndarray[Any, Any], np.ndarray[Any, Any], np.ndarray[Any, Any]]


def template_of(key: str, seats: int) -> np.ndarray[Any, Any]:
    game = catalogue.game(key)
    return game.template(seats, game.card.read_options({}, seats))


def here(key: str, seats: int, first: int, games: int) -> Played:
    return last_records(catalogue.game(key), template_of(key, seats), first, games, SEED)


def there(key: str, seats: int, first: int, games: int) -> Played:
    """Return scores, lengths and last records of games on the device, which may be simulated."""
    template = template_of(key, seats)
    scores, decisions = np.zeros((games, seats), np.int64), np.zeros(games, np.int64)
    finals = np.zeros(games, template.dtype)
    device.launch_over(catalogue.game(key), template, SEED)(first, scores, decisions, finals)()
    return scores, decisions, finals


def in_the_simulator(script: str, *args: object) -> str:
    """Run a script in a process where kernels run as plain Python; return its output."""
    env = os.environ | {"NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-W", "error", "-c", script, *map(str, args)]
    run = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    return run.stdout


def assert_same(found: Played, expected: Played) -> None:
    for one, other in zip(found[:2], expected[:2], strict=True):
        assert one.tolist() == other.tolist()
    for field in expected[2].dtype.names or ():  # padding bytes between them may differ
        assert found[2][field].tobytes() == expected[2][field].tobytes(), field


@pytest.mark.thorough
@pytest.mark.parametrize(("key", "seats", "first"), BATCHES)
def test_simulated_games_are_the_same(key: str, seats: int, first: int, tmp_path: Path) -> None:
    script = (
        "import sys, numpy as np; from tests.lab.test_cuda import there; key, path = sys.argv[1:3];"
        f"scores, decisions, finals = there(key, {seats}, {first}, games=1);"
        "np.savez(path, scores=scores, decisions=decisions, finals=finals.view(np.uint8))"
    )
    in_the_simulator(script, key, tmp_path / "played.npz")
    found = np.load(tmp_path / "played.npz")
    finals = found["finals"].view(catalogue.game(key).rules.State.dtype)
    expected = here(key, seats, first, games=1)
    assert_same((found["scores"], found["decisions"], finals), expected)
    assert expected[1].min() > 10  # a whole game, not an empty one


def test_a_batch_in_several_launches_is_one_batch() -> None:
    """Launches that grow or are cut short make one batch, and progress counts every game.

    The second launch starts before it is known that the first was short.
    """
    key = catalogue.keys()[1]
    script = (
        "import sys; from farmyard.lab import device; device.FIRST = 2; device.SHORT = 1e9;"
        "done = []; r = device.play_out(sys.argv[1], 2, 9, 3, progress=done.append);"
        "print([done, r.decisions.tolist(), r.scores.tolist(), r.ranks.tolist()])"
    )
    on_processor = play_out(key, 2, 9, 3)
    numbers = (on_processor.decisions, on_processor.scores, on_processor.ranks)
    assert in_the_simulator(script, key).strip() == str(
        [[2, 2, 4, 1], *(n.tolist() for n in numbers)]
    )


@pytest.mark.parametrize(
    ("simulated", "compiled", "library", "says"),
    [
        (True, True, True, "set NUMBA_DISABLE_JIT=1 as well"),
        (False, False, True, "under NUMBA_DISABLE_JIT nothing is compiled"),
        (False, True, False, "no CUDA device was found; .* pip install 'farmyard"),
        (False, True, True, "no CUDA device was found; without --device cuda"),
    ],
)
def test_what_is_missing_is_said(
    simulated: bool, compiled: bool, library: bool, says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(device, "SIMULATED", simulated)
    monkeypatch.setattr(device, "COMPILED", compiled)
    monkeypatch.setattr(device, "find_spec", lambda name: name if library else None)
    monkeypatch.setattr(device.cuda, "is_available", lambda: False)
    with pytest.raises(device.NoDevice, match=says):
        device.play_out(catalogue.keys()[0], 2, 1)


def test_no_rule_calls_a_method_of_a_modules_table() -> None:
    """No rule calls a method as in ``box.PILES.sum()``, on which Numba for GPUs fails."""
    marked = [
        rule
        for path in (ROOT / "src").rglob("*.py")
        for rule in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(rule, ast.FunctionDef)
        and any(ast.unparse(mark).startswith("rule") for mark in rule.decorator_list)
    ]
    calls = [
        ast.unparse(node)
        for rule in marked
        for node in ast.walk(rule)
        if isinstance(node, ast.Call)
        and re.fullmatch(r"[a-z]\w*\.[A-Z_]+\.\w+", ast.unparse(node.func))
    ]
    assert len(marked) > 500
    assert not calls


@with_its_compiler
@pytest.mark.parametrize("key", catalogue.keys())
def test_every_game_compiles_for_a_gpu(key: str) -> None:
    """Compilation reaches machine code, where tables too large for GPU memory are refused."""
    from bench.cuda import machine_code

    assert len(machine_code(key, HOPPER)) > 10_000


@with_a_gpu
@pytest.mark.parametrize("key", catalogue.keys())
def test_games_on_a_gpu_are_the_same(key: str) -> None:
    assert_same(there(key, 3, 5, games=500), here(key, 3, 5, games=500))
