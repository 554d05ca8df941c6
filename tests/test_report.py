"""The report when tests fail, hang or are unsteady, by real runs of small files."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests import uncounted

ROOT = Path(__file__).parent.parent


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """Return a folder with tests of its own, away from ours."""
    (tmp_path / "pytest.ini").write_text(
        "[pytest]\naddopts = -rN\nmarkers =\n    thorough: has more numbers\n"
    )
    (tmp_path / "tests" / "browser").mkdir(parents=True)
    return tmp_path


def run(house: Path, *asked: str) -> tuple[int, list[str]]:
    env = uncounted.ENVIRONMENT | {"PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "pytest", "-p", "tests.conftest", *asked]
    done = subprocess.run(
        command, cwd=house, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    return done.returncode, done.stdout.splitlines()


def test_the_last_lines_name_what_failed_and_the_line_that_did(house: Path) -> None:
    fails = "def says(n):\n    assert n == 2, 'not two'\n\ndef test_it():\n    says(1 + 2)\n"
    (house / "tests" / "test_a.py").write_text(fails)
    (house / "tests" / "test_b.py").write_text("import nothing_of_the_kind\n")
    code, said = run(house, "-n", "1", "--continue-on-collection-errors")
    last = "\n".join(said[-40:])
    assert code == 1
    assert "tests/test_b.py" in last
    assert "No module named 'nothing_of_the_kind'" in last
    assert "tests/test_a.py::test_it" in last
    assert "tests/test_a.py:2: assert n == 2, 'not two'" in last
    assert "the 10 slowest" in last


def test_many_failures_fit_into_the_last_lines(house: Path) -> None:
    (house / "tests" / "test_a.py").write_text(
        "import pytest\n\n@pytest.mark.parametrize('n', range(60))\ndef test_it(n):\n"
        "    assert n < 0\n"
    )
    _, said = run(house, "--tb=no")
    at = next(n for n, line in enumerate(said) if "= FAILED =" in line)
    assert len(said) - at <= 42
    assert any("and 52 more" in line for line in said[at:])


HANGS = """import signal, threading, time

def test_a_hangs():
    {first}
    threading.Event().wait()

def test_b_goes_on():
    assert True
"""


@pytest.mark.parametrize(
    ("first", "limit", "says"),
    [
        ("pass", "--timeout=1", "Failed: Timeout"),
        (
            "signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGALRM])",
            "-ofaulthandler_timeout=2",
            "crashed while running",
        ),
    ],
)
def test_a_test_that_hangs_is_ended_with_its_stack(
    house: Path, first: str, limit: str, says: str
) -> None:
    """A run continues after a test that hangs, even one that ignores signals."""
    (house / "tests" / "test_a.py").write_text(HANGS.format(first=first))
    exits = "-ofaulthandler_exit_on_timeout=true"
    code, said = run(house, "-n", "1", limit, exits, "--timeout=1")
    told = "\n".join(said)
    assert code == 1
    assert says in told
    assert "1 failed, 1 passed" in told
    assert "in test_a_hangs" in told or "test_a.py:5" in told


STUMBLES = """from pathlib import Path

def test_it():
    been = Path("been")
    before, _ = been.exists(), been.write_text("here")
    assert before, "the line was slow"
"""


def test_a_browser_that_stumbled_once_is_named(house: Path) -> None:
    """A browser test that passes when repeated is only named, with `--again`; any other fails."""
    place = house / "tests" / "browser" / "test_a.py"
    place.write_text(STUMBLES)
    assert run(house)[0] == 1
    (house / "been").unlink()
    code, said = run(house, "--again", "-n", "1")
    assert code == 0
    last = "\n".join(said[-20:])
    assert "UNSTEADY" in last
    assert "tests/browser/test_a.py::test_it" in last
    assert "the line was slow" in last
    (house / "been").unlink()
    place.rename(house / "tests" / "test_a.py")
    assert run(house, "--again")[0] == 1


def test_one_that_fails_both_times_is_red(house: Path) -> None:
    fails = "def test_it():\n    assert not 'at all'\n"
    (house / "tests" / "browser" / "test_a.py").write_text(fails)
    code, said = run(house, "--again")
    assert code == 1
    assert "UNSTEADY" not in "\n".join(said)


def test_thorough_runs_what_has_more_numbers(house: Path) -> None:
    (house / "tests" / "test_a.py").write_text(
        "import pytest\nfrom tests import thorough\n\ndef test_short():\n    assert False\n\n"
        "@pytest.mark.thorough\ndef test_long():\n    assert thorough.THOROUGH\n"
    )
    code, said = run(house, "--thorough")
    assert code == 0
    assert "1 passed, 1 deselected" in said[-1]


def test_as_many_as_fit_the_cheapest_first(house: Path) -> None:
    """Tests are selected by their last durations."""
    (house / "tests" / "test_a.py").write_text(
        "def test_long():\n    n = sum(range(10**7))\n\ndef test_short():\n    pass\n"
    )
    assert "2 passed" in run(house)[1][-1]
    code, said = run(house, "--within", "0.02")
    assert code == 0
    assert "1 passed, 1 deselected" in said[-1]


def test_no_test_begins_when_the_time_is_over(house: Path) -> None:
    """Tests that do not begin are counted in the report, and their durations stay unknown."""
    (house / "tests" / "test_a.py").write_text(
        "import time\n\ndef test_long():\n    ends = time.monotonic() + 1.1\n"
        "    while time.monotonic() < ends: pass\n\ndef test_after():\n    n = sum(range(10**7))\n"
    )
    code, said = run(house, "--within", "1")
    assert code == 0
    assert "1 passed, 1 skipped" in said[-1]
    assert "no time left for 1 tests; make test has all" in said
    assert "2 deselected" in run(house, "--within", "0.4")[1][-1], "how long is still unknown"
