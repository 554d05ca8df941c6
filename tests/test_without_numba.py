"""Without Numba all features work except those that only a compiler makes possible."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from farmyard.core import catalogue
from farmyard.core.chance.dice import mixed

WITHOUT = "import sys; sys.modules['numba'] = None\n"
PLAYED = """
import farmyard
from farmyard.bots import roster
from farmyard.core.compiling import COMPILED

assert not COMPILED
key = sys.argv[1]
table = farmyard.table(key, seed=1)
bots = [roster.make(key, roster.levels(key)[-1].name, p, len(table.names), (1, p))
        for p in range(len(table.names))]
while not table.over and table.n < 2 * len(bots):
    for p, bot in enumerate(bots):
        bot.watch(table.views.of(p))
    table.play(bots[table.to_move].choose(table.views.of(table.to_move), table.legal()))
assert farmyard.replay(table.text()).scores() == table.scores()
print(*(name for name in sys.modules if name.split(".")[0] in ("numba", "llvmlite")))
"""


def without(script: str, *given: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-c", WITHOUT + script, *given]
    return subprocess.run(command, capture_output=True, text=True, timeout=150, check=False)


@pytest.mark.parametrize("key", catalogue.keys())
def test_a_game_is_played_with_its_strongest_bots(key: str) -> None:
    """Games of the strongest bots run, in which those that search play like the level below."""
    script = (
        "from farmyard.core.compiling import INSTALLED, cuda; assert not INSTALLED and not cuda"
    )
    done = without(script + PLAYED, key)
    assert (done.stderr, done.stdout.split()) == ("", ["numba"])


@pytest.mark.parametrize("key", catalogue.keys())
def test_so_is_one_where_numba_is_turned_off(key: str) -> None:
    """A search as plain Python would take minutes for a decision."""
    command = [sys.executable, "-W", "error", "-c", "import sys\n" + PLAYED, key]
    env = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, env=env, check=False)
    assert (done.stderr, done.returncode) == ("", 0)


def test_the_dice_of_a_search_are_those_of_compiled_rules() -> None:
    """Words of an array overflow as the compiler's do, without a warning."""
    script = """
import warnings
import numpy as np
from farmyard.core.chance.dice import mixed
warnings.simplefilter("error")
print(mixed(*np.array([2**64 - 1, 2**63 + 5, 2**64 - 7], np.uint64)))
"""
    plain = without(script)
    words = np.array([2**64 - 1, 2**63 + 5, 2**64 - 7], np.uint64)
    assert (plain.stdout, plain.stderr) == (f"{mixed(*words)}\n", "")


@pytest.mark.parametrize("key", catalogue.keys())
def test_levels_that_search_say_how_they_play(key: str) -> None:
    script = (
        "from farmyard.bots import roster\n"
        "for each in roster.search_levels(sys.argv[1]): print(each.says)"
    )
    done = without(script, key)
    assert done.stderr == ""
    assert all("Numba" in line for line in done.stdout.splitlines())


def test_a_batch_says_that_it_will_take_its_time() -> None:
    call = ["simulate", "by_golly", "--games=1", "--option", "max_turns=12"]
    done = without(f"from farmyard.terminal.main import main; main({call})")
    assert "Numba is not installed" in done.stderr
    assert "pip install numba" in done.stderr
    assert "mean decisions" in done.stdout


def test_a_gpu_is_refused_in_one_sentence() -> None:
    script = (
        "from farmyard.terminal.main import main\n"
        "main(['simulate', 'by_golly', '--games=2', '--device=cuda'])"
    )
    assert "compiled with Numba" in without(script).stderr


def test_the_server_shows_its_shelf(tmp_path: Path) -> None:
    script = """
import warnings
from pathlib import Path
warnings.simplefilter("ignore")
from starlette.testclient import TestClient
from farmyard.core import catalogue
from farmyard.server.app import make

with TestClient(make(Path(sys.argv[1])), base_url="http://127.0.0.1") as visitor:
    assert all(card.title in visitor.get("/").text for card in catalogue.cards())
"""
    done = without(script, str(tmp_path / "farmyard.db"))
    assert (done.stderr, done.returncode) == ("", 0)
