"""Implements `make quick`: the tests that a change needs, in under a minute.

Run are, for every file that has changed since the last commit, the tests of its folder, those of
its kind of file and those of its name: the cheapest first by their last durations, as many as fit
into the time.  While the rules as they are now are not compiled, they are played as plain Python,
so that the compiler delays no test.
"""

import os
import subprocess
import sys
import time
from pathlib import Path, PurePosixPath

from farmyard.core import catalogue
from farmyard.core.compiling import marks

SECONDS = 45  # until no further test begins; collecting and the last tests take the rest
NONE = 5  # pytest's exit code when no test is selected
ROOT = Path(__file__).parent.parent
ALWAYS = ["tests/test_arrows.py", "tests/test_rooms.py"]
SOURCE = "src/farmyard/"
BESIDE = {
    "README.md": ["tests/test_readme.py"],
    "docs/rules": ["tests/test_ledgers.py"],
    "docs/verify.py": ["tests/fair"],
    "docs": ["tests/test_docs.py"],
    "deploy": ["tests/server/test_deploy.py", "tests/server/test_proxies.py"],
    "bench": ["tests/lab/test_peers.py", "tests/server/test_boardgame.py"],
    "examples/nests": ["tests/test_first_day.py"],
    "examples": ["tests/adapters/test_examples.py", "tests/test_notebook.py"],
    SOURCE + "core/chance/fairness.py": ["tests/core", "tests/fair"],
    SOURCE + "assistant": ["tests/server/test_assistants.py"],
    SOURCE + "client.py": ["tests/server/test_programs.py", "tests/server/test_assistants.py"],
    SOURCE + "server/web/static": ["tests/scripts", "tests/browser"],
    SOURCE + "server/web/templates": ["tests/server", "tests/browser"],
    SOURCE + "server/web/pages": ["tests/scripts", "tests/server", "tests/browser"],
}
"""Places whose tests are in files of another name; of several the first counts."""
OF_GAMES = {
    "page/": ["tests/test_scenes.py", "tests/server/test_zones.py", "tests/browser/test_sizes.py"],
    "words/": [
        "tests/test_told.py",
        "tests/test_spoken_games.py",
        "tests/server/test_no_english.py",
    ],
    "": ["tests/test_every_game.py", "tests/test_golden.py", "tests/test_contract.py"],
}
"""Tests of a game's own files outside its folder of tests; the last for all of them."""
OF_KINDS = {
    ".py": ["tests/test_prose.py", "tests/test_left_in_code.py"],
    ".ftl": ["tests/test_languages.py", "tests/test_typography.py"],
    ".md": ["tests/test_docs.py", "tests/test_typography.py"],
    ".css": ["tests/server/test_styles.py", "tests/server/test_tokens.py"],
    ".js": ["tests/scripts"],
    ".html": ["tests/test_templates.py", "tests/server/test_sound_pages.py"],
}
"""Tests of all files with this ending."""


def changed() -> list[str]:
    """Return the files that differ from the last commit, including new ones."""
    asked = ["git", "status", "--porcelain", "--untracked-files=all", "--no-renames"]
    said = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [line[3:].strip('"') for line in said.splitlines()]


def game_of(path: str) -> str | None:
    """Return the game whose folder contains a file, if any."""
    place, _, rest = path.partition("games/")
    return rest.split("/")[0] if place == SOURCE and "/" in rest else None


def tests_of(path: str) -> set[str]:
    """Return the files and folders of tests that a change of this file may break."""
    kind, name = PurePosixPath(path).suffix, PurePosixPath(path).stem.replace("-", "_")
    named = {str(found.relative_to(ROOT)) for found in ROOT.glob(f"tests/**/test_{name}.py")}
    if path.startswith("tests/"):
        return {path} if Path(path).name.startswith("test_") else {str(Path(path).parent)}
    return {*_of_place(path), *OF_KINDS.get(kind, []), *named}


def _of_place(path: str) -> list[str]:
    if key := game_of(path):
        within = path.partition(f"{key}/")[2]
        places = [place for place in OF_GAMES if within.startswith(place)]
        return [f"tests/games/{key}", *(test for place in places for test in OF_GAMES[place])]
    found = next((tests for place, tests in BESIDE.items() if path.startswith(place)), None)
    of_package = [f"tests/{path.removeprefix(SOURCE).split('/')[0]}"]
    return found or (of_package if path.startswith(SOURCE) else [])


def runs(paths: list[str]) -> list[list[str]]:
    """Return the arguments of each test run, those of the browser by themselves.

    Playwright leaves an event loop running, so its tests have their own process. If only games have
    changed, tests that name another game are left out.
    """
    wanted = {test for path in paths for test in tests_of(path)} - {"tests"}
    found = [*ALWAYS, *sorted(test for test in wanted if (ROOT / test).exists())]
    of_games = {game_of(path) for path in paths}
    others = sorted(set() if None in of_games else set(catalogue.keys()) - of_games)
    only = ["-k", f"not ({' or '.join(others)})"] if others else []
    browser = [test for test in found if test.startswith("tests/browser")]
    return [[*run, *only] for run in ([t for t in found if t not in browser], browser) if run]


def main() -> int:
    began, paths = time.monotonic(), changed()
    print(f"{len(paths)} files differ from the last commit." if paths else "Nothing has changed.")
    compiled = all(marks.holds(key, "table") for key in catalogue.keys())
    env = os.environ | ({} if compiled else {"NUMBA_DISABLE_JIT": "1"})
    ended, ahead = set(), runs(paths)
    while ahead:
        within = (SECONDS - (time.monotonic() - began)) / len(ahead)
        command = [sys.executable, "-m", "pytest", *ahead.pop(0), f"--within={within:.0f}"]
        run = subprocess.run([*command, *sys.argv[1:]], cwd=ROOT, env=env, check=False)
        ended.add(run.returncode)
    return max(map(abs, ended - {NONE}), default=0)


if __name__ == "__main__":
    sys.exit(main())
