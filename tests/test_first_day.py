"""A newcomer's first game, the one in ``examples``, passes all tests in a copy of the project.

No other file is changed for it. Whatever is not about its own rules runs as plain Python, since the
copy would compile all games again.
"""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from farmyard.core import catalogue
from farmyard.core.record import SPECTATOR
from tests import uncounted

ROOT = Path(__file__).parent.parent
GAME = ROOT / "examples" / "nests"
SHELF = "src/farmyard/games"
HOUSE = ("src", "tests", "docs", "examples")
FILES = ("README.md", "CONTRIBUTING.md", "pyproject.toml")
LEFT = shutil.ignore_patterns("__pycache__", "corpus.txt", "*.mp4")
PLAYING = [
    "tests/test_every_game.py",
    "tests/test_told.py",
    "tests/bots/test_roster.py",
    "tests/bots/test_endgame.py",
    "tests/bots/test_search.py",
]
STANDING = [
    "tests/test_arrows.py",
    "tests/test_rooms.py",
    "tests/test_contract.py",
    "tests/test_ledgers.py",
    "tests/test_golden.py",
    "tests/test_corpus.py",
    "tests/server/test_citations.py",
    "tests/server/test_why_shut.py",
]
"""Tests of all games: how one plays, and how its folder fits among the others."""
IN_A_BROWSER = ["tests/browser/test_play.py"]
LEAKS = {
    "a field declared open": ("state.py", "naming(NESTS).own", "naming(NESTS).open"),
    "a secret choice told": ("rules.py", "SECRET = (Phase.HIDE,)", "SECRET = ()"),
    "a view with too much": ("knowledge.py", "if s.phase == Phase.OVER or (", "if True or ("),
}
"""Mistakes that show a hidden hen: the file, a line of it, and its replacement."""
FOUND_IN_EVERY_GAME = {
    "test_laws_of_every_decision_hold": ("rules.py", "    s.news += 1\n", ""),
    "test_laws_of_moments_hold": (
        "knowledge.py",
        "nth(w, below(w, free(w)))",
        "below(w, len(w.yard))",
    ),
}
"""Mistakes that reveal hidden cards or imagine impossible ones, by the test that detects each."""
SAID = {
    "test_laws_of_every_decision_hold": "raised no `news`: raise it wherever something hidden is",
    "test_laws_of_moments_hold": "world imagined for seat",
}
"""The sentence that each of these tests tells the author."""
NESTS = 7  # in which a hen can hide
LEAVES = """
import json, sys, farmyard
names = ["Ada", "Ben"]
for eyes, hideout in ((int(eyes), hideout) for eyes in sys.argv[1:] for hideout in range(7)):
    table = farmyard.table("nests", seats=names, seed=1, options={"start": "0"})
    said = []
    for choice in (hideout, 7, 8):
        table.play(choice)
        view, game = table.views.of(eyes), table.game
        said += [table.view(eyes), game.words.ask(view, eyes, names)]
        said += [game.words.sketch(view, eyes, names, now) for now in (False, True)]
        said += [game.page.scene(view, eyes, names, now) for now in (False, True)]
    told = [-1 if table.views.secret(n, eyes) else choice for n, choice in enumerate(table.moves)]
    print(json.dumps([said, told, table.log(eyes)]))
"""
"""Ada hides in each of seven nests and then reveals none of it. For each seat seven lines are
printed, one for each nest, with all that the core shows the seat."""
OPENED = """
import farmyard
table = farmyard.table("nests", seats=["Ada", "Ben"], seed=1, options={"start": "0"})
for choice in (0, 8, 3, 1, 4, 2, 5):
    table.play(choice)
print(table.log()[-1])
"""
README = """
import doctest, pathlib, farmyard
examples = doctest.DocTestParser().get_examples(pathlib.Path("README.md").read_text())
print(*(repr(eval(e.source)) + "\\n" == e.want for e in examples if "list_games()" in e.source))
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the project with the new game in place."""
    return built(tmp_path_factory.mktemp("house"))


@pytest.fixture
def small_house(tmp_path: Path) -> Path:
    """Return a copy of the project with two of our games and the new one.

    The other games' folders are removed.
    """
    copy = built(tmp_path)
    for key in catalogue.keys()[2:]:
        shutil.rmtree(copy / SHELF / key)
    return copy


def built(copy: Path) -> Path:
    for name in HOUSE:
        shutil.copytree(ROOT / name, copy / name, ignore=LEFT)
    for name in FILES:
        shutil.copy(ROOT / name, copy / name)
    shutil.copytree(GAME, copy / SHELF / GAME.name, ignore=LEFT)
    return copy


def slipped(house: Path, slip: tuple[str, str, str]) -> Path:
    """Copy the project with a mistake planted in the new game."""
    name, right, wrong = slip
    path = house / SHELF / GAME.name / name
    assert path.read_text().count(right) == 1
    path.write_text(path.read_text().replace(right, wrong))
    return house


def run(house: Path, *command: str, typed: str = "", compiled: bool = False) -> str:
    """Run a command in the copied project, which must succeed; return its output."""
    env = dict(uncounted.ENVIRONMENT)
    env |= {"PYTHONPATH": str(house / "src"), "XDG_CACHE_HOME": str(house / "cache")}
    env |= {"XDG_STATE_HOME": str(house / "state")}
    env |= {"NUMBA_DISABLE_JIT": "0" if compiled else "1"}
    asked = [sys.executable, *command]
    done = subprocess.run(
        asked, cwd=house, env=env, input=typed, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def held(house: Path, files: list[str], which: str, compiled: bool = False) -> list[str]:
    """Return the tests of these files that a choice selects, all of which must pass."""
    asked = ["-m", "pytest", "-n", "0", "-p", "no:cacheprovider", "-vv", "-k", which, *files]
    told = run(house, *asked, compiled=compiled)
    return [line.split(" ")[0] for line in told.splitlines() if " PASSED" in line]


def test_it_plays_as_every_game_must(house: Path) -> None:
    found = {name.partition("::")[0] for name in held(house, PLAYING, GAME.name, compiled=True)}
    assert found == {*PLAYING}


def lines_for(house: Path, *eyes: int) -> list[int]:
    """Return how many different lines `LEAVES` prints for each seat.

    The number is one if no line tells the seat where the hen hides.
    """
    lines = run(house, "-c", LEAVES, *map(str, eyes)).splitlines()
    assert len(lines) == NESTS * len(eyes)
    return [len(set(lines[n : n + NESTS])) for n in range(0, len(lines), NESTS)]


def test_what_it_hides_nobody_else_is_told(house: Path) -> None:
    """The owner alone sees the hidden hen in views, logs, texts and pages."""
    assert lines_for(house, 0, 1, SPECTATOR) == [NESTS, 1, 1]


def test_what_it_hid_is_told_at_the_end(house: Path) -> None:
    told = run(house, "-c", OPENED)
    assert "Ada’s hidden hen was in A1. Ben’s hidden hen was in C3." in told


@pytest.mark.parametrize("slip", LEAKS.values(), ids=LEAKS)
def test_a_leak_planted_in_it_is_seen(small_house: Path, slip: tuple[str, str, str]) -> None:
    assert lines_for(slipped(small_house, slip), 1) == [NESTS]


@pytest.mark.parametrize(("test", "slip"), FOUND_IN_EVERY_GAME.items(), ids=FOUND_IN_EVERY_GAME)
def test_a_slip_in_it_is_found_by_what_every_game_must_keep(
    small_house: Path, test: str, slip: tuple[str, str, str]
) -> None:
    with pytest.raises(AssertionError, match=f"FAILED[^']*{test}") as found:
        held(slipped(small_house, slip), PLAYING[:1], f"{test} and {GAME.name}")
    assert SAID[test] in str(found.value), "what to do is told"


def test_its_folder_stands_among_the_others(house: Path) -> None:
    """The name of a new game may be a word that other games use."""
    which = f"{GAME.name} or test_no_game_is_named"
    found = {name.partition("::")[0] for name in held(house, STANDING, which)}
    assert found >= {
        "tests/test_arrows.py",
        "tests/test_ledgers.py",
        "tests/server/test_citations.py",
    }


def test_it_is_played_on_the_page(small_house: Path) -> None:
    assert len(held(small_house, IN_A_BROWSER, f"{GAME.name} and not javascript")) == 2


def test_it_is_played_in_the_terminal(house: Path) -> None:
    told = run(
        house,
        "-m",
        "farmyard",
        "play",
        GAME.name,
        "--seats",
        "Ada,hen",
        "--option",
        "start=0",
        typed="b2\nquit\n",
    )
    assert "You hide a hen in B2." in told
    assert "Hen hides a hen." in told


def test_it_is_simulated(house: Path) -> None:
    """Simulated games have the expected mean length, counted over all games: 9.318 decisions."""
    told = run(
        house, "-m", "farmyard", "simulate", GAME.name, "--games", "400", "--json", compiled=True
    )
    assert 9.1 < json.loads(told)["mean_decisions"] < 9.5


def test_what_contributing_says_makes_another_game(small_house: Path) -> None:
    """The commands for copying are run word for word, and the one for playing as a simulation."""
    recipe = (small_house / "CONTRIBUTING.md").read_text().split("## A new game")[1].split("```")[1]
    *copying, play = recipe.removeprefix("sh\n").strip().splitlines()
    subprocess.run(["sh", "-ec", "\n".join(copying)], cwd=small_house, check=True)
    shelf = run(small_house, "-c", "import farmyard; print(*farmyard.list_games())").split()
    another = play.split()[-1]
    assert {another, GAME.name} <= set(shelf)
    run(small_house, "-m", "farmyard", "simulate", another, "--games", "3")


def test_the_readme_still_holds(house: Path) -> None:
    assert set(run(house, "-c", README).split()) == {"True"}
