"""Implements `make quick`: the tests that a change of one folder needs, in under a minute.

Run are the tests of every folder in which a file has changed since the last commit, the cheapest
first by their last durations, as many as fit into the time.  Games are played as plain Python, so
that the compiler delays no test.
"""

import os
import subprocess
import sys
from pathlib import Path

SECONDS = 40  # for tests, on each worker; starting and collecting take the rest of the minute
NONE = 5  # pytest's exit code when no test is selected
ROOT = Path(__file__).parent.parent
ALWAYS = ["tests/test_arrows.py", "tests/test_rooms.py"]
CONTRACT = "tests/test_every_game.py"
SOURCE = "src/farmyard/"
BESIDE = {
    "README.md": ["tests/test_readme.py", "tests/test_docs.py"],
    "CONTRIBUTING.md": ["tests/test_docs.py"],
    "docs/rules": ["tests/test_ledgers.py"],
    "docs/verify.py": ["tests/fair"],
    "docs": ["tests/test_docs.py"],
    SOURCE + "core/chance/fairness.py": ["tests/core", "tests/fair"],
    "examples/nests": ["tests/test_first_day.py"],
    SOURCE + "assistant": ["tests/server/test_assistants.py"],
    SOURCE + "client.py": ["tests/server/test_programs.py", "tests/server/test_assistants.py"],
    SOURCE + "server/web/static": ["tests/scripts", "tests/browser"],
    SOURCE + "server/web/templates": ["tests/server", "tests/browser"],
    SOURCE + "server/web/pages": ["tests/scripts", "tests/server", "tests/browser"],
}
"""Folders whose tests are in files of another name."""


def changed() -> list[str]:
    """Return the files that differ from the last commit, including new ones."""
    asked = ["git", "status", "--porcelain", "--untracked-files=all", "--no-renames"]
    said = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [line[3:].strip('"') for line in said.splitlines()]


def game_of(path: str) -> str | None:
    """Return the game whose folder contains a file, if any."""
    place, _, rest = path.partition("games/")
    return rest.split("/")[0] if place == SOURCE and "/" in rest else None


def tests_of(path: str) -> list[str]:
    """Return the files and folders of tests that a change of this file may break."""
    for place, tests in BESIDE.items():
        if path.startswith(place):
            return tests
    if key := game_of(path):
        return [
            f"tests/games/{key}",
            CONTRACT,
            *(["tests/scripts"] if path.endswith(".js") else []),
        ]
    if path.startswith(SOURCE):
        return [f"tests/{path.removeprefix(SOURCE).split('/')[0]}"]
    if path.startswith("tests/"):
        return [path if Path(path).name.startswith("test_") else str(Path(path).parent)]
    return []


def commands(paths: list[str]) -> list[list[str]]:
    """Return the test commands to run, those of the browser by themselves.

    Playwright leaves an event loop running, so its tests have their own process. Of tests that all
    games share, only those of changed games are run.
    """
    wanted = {test for path in paths for test in tests_of(path)} - {"tests"}
    found = [*ALWAYS, *sorted(test for test in wanted if (ROOT / test).exists())]
    games = sorted({key for path in paths if (key := game_of(path))})
    only = ["-k", " or ".join(["not test_every_game", *games])] if games else []
    browser = [test for test in found if test.startswith("tests/browser")]
    runs = [run for run in ([test for test in found if test not in browser], browser) if run]
    within = f"--within={SECONDS // len(runs)}"
    return [[sys.executable, "-m", "pytest", *run, *only, within] for run in runs]


def main() -> int:
    paths = changed()
    print(f"{len(paths)} files differ from the last commit." if paths else "Nothing has changed.")
    plain = {"NUMBA_DISABLE_JIT": "1"} if any(map(game_of, paths)) else {}
    env = os.environ | plain
    asked = [[*command, *sys.argv[1:]] for command in commands(paths)]
    ended = {subprocess.run(each, cwd=ROOT, env=env, check=False).returncode for each in asked}
    return max(map(abs, ended - {NONE}), default=0)


if __name__ == "__main__":
    sys.exit(main())
