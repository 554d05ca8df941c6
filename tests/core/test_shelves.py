"""Games on shelves of others: a folder by setting, an installed package, and what is no game."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from farmyard.core import catalogue, shelves

ROOT = Path(__file__).parents[2]
NESTS = ROOT / "examples" / "nests"
PLAY = """
import farmyard
from farmyard.core import catalogue
from farmyard.core.compiling.sources import sources
from farmyard.server.web.drawing.assets import Assets
from farmyard.server.web.drawing.rendering import Templates

print(*farmyard.list_games())
print(*catalogue.languages())
table = farmyard.table("ducks", 2, seed=3)
while not table.over:
    table.play(table.choices()[0][1])
print(farmyard.replay(table.text()) == table, table.ranks() != [])
print(farmyard.play_out("ducks", 2, games=9).decisions.min() > 0)
print(Assets().find("/style/ducks.css").body.startswith(b"@layer game"))
print(len(Templates().prepare("ducks")) > 3)
print(farmyard.play("ducks", ["random", farmyard.bot("ducks")], games=2).games)
"""
PLAYED = [
    " ".join([*catalogue.keys(), "ducks"]),
    "en de fr",
    *("True True", "True", "True", "True", "2"),
]


def shelf(folder: Path, key: str = "ducks") -> Path:
    """Lay the example on a shelf, under another key."""
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(NESTS, folder / key, ignore=ignored)
    for path in (folder / key).rglob("*"):
        if path.suffix in (".py", ".html", ".css", ".ftl"):
            path.write_text(path.read_text("utf-8").replace("nests", key), "utf-8")
    return folder


def run(program: str, **setting: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, **setting},
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_game_in_a_folder_by_setting_is_played_at_every_door(tmp_path: Path) -> None:
    done = run(PLAY, FARMYARD_GAMES=str(shelf(tmp_path)))
    assert done.stdout.splitlines() == PLAYED, done.stderr


def test_a_game_of_an_installed_package_is_played_at_every_door(tmp_path: Path) -> None:
    """A distribution names the package that is its shelf as an entry point."""
    package = tmp_path / "ducks_for_farmyard"
    package.mkdir()
    (package / "__init__.py").write_text("")
    shelf(package)
    told = tmp_path / "ducks_for_farmyard-1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text(
        "Metadata-Version: 2.1\nName: ducks-for-farmyard\nVersion: 1.0\n"
    )
    (told / "entry_points.txt").write_text("[farmyard.games]\nducks = ducks_for_farmyard\n")
    done = run(PLAY, PYTHONPATH=os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")]))
    assert done.stdout.splitlines() == PLAYED, done.stderr


def test_the_command_lists_it(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "farmyard", "games"]
    own = {**os.environ, "FARMYARD_GAMES": str(shelf(tmp_path))}
    listed = subprocess.run(command, env=own, capture_output=True, text=True, check=True)
    assert "ducks" in listed.stdout


LIST = "import farmyard; print(*farmyard.list_games())"


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (lambda game: (game / "__init__.py").write_text("1 / 0"), "division by zero"),
        (
            lambda game: (game / "__init__.py").write_text(
                (game / "__init__.py").read_text().replace('"ducks"', '"geese"')
            ),
            "its card has the key geese",
        ),
        (lambda game: (game / "__init__.py").write_text(""), ""),
    ],
)
def test_a_game_of_others_that_cannot_be_loaded_is_left_out(
    tmp_path: Path, spoil: object, says: str
) -> None:
    spoil(shelf(tmp_path) / "ducks")  # type: ignore[operator]
    done = run(LIST, FARMYARD_GAMES=str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert done.stdout.split()[: len(catalogue.keys())] == list(catalogue.keys())
    assert says in done.stderr
    assert not says or "is left out" in done.stderr


def test_a_shelf_that_is_none_is_told(tmp_path: Path) -> None:
    done = run(LIST, FARMYARD_GAMES=str(tmp_path / "nowhere"))
    assert done.stdout.split() == list(catalogue.keys())
    assert "there is no folder" in done.stderr


def test_a_game_of_ours_cannot_be_replaced(tmp_path: Path) -> None:
    key = catalogue.keys()[0]
    done = run(LIST, FARMYARD_GAMES=str(shelf(tmp_path, key)))
    assert done.stdout.split() == list(catalogue.keys())
    assert shelves.folder_of(key).parent == shelves.OURS
