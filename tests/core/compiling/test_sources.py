"""Cache keys of a game's compiled code: an edit recompiles what it may have changed."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from farmyard.core import catalogue
from farmyard.core.compiling import sources

KEYS = catalogue.keys()
MAKERS = ("core/loops.py", "bots/search.py")


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Return a copy of the package whose files can be edited."""
    copy = tmp_path / "farmyard"
    kinds = (".py", ".txt")
    for path in sources.PACKAGE.rglob("*"):
        if path.suffix in kinds:
            target = copy / path.relative_to(sources.PACKAGE)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, target)
    monkeypatch.setattr(sources, "PACKAGE", copy)
    monkeypatch.setattr(sources, "_HERE", copy / "core" / "compiling")
    sources._imported.cache_clear()
    yield copy
    sources._imported.cache_clear()


def marks(package: Path) -> dict[str, list[str]]:
    return {key: [sources.mark(key, package / maker) for maker in MAKERS] for key in KEYS}


def changed(package: Path, *places: str) -> list[str]:
    """Return the games that must be compiled again after a comment in these files."""
    before = marks(package)
    for place in places:
        with (package / place).open("a") as file:
            file.write("# a comment\n")
    after = marks(package)
    return [key for key in KEYS if after[key] != before[key]]


def rooms(package: Path, key: str, *names: str) -> list[str]:
    """Return the files of these modules of a game, be they files or packages."""
    files = [f"games/{key}/{name}{end}" for name in names for end in (".py", "/__init__.py")]
    return [place for place in files if (package / place).exists()]


def test_an_edit_in_one_game_compiles_that_game_alone_anew(package: Path) -> None:
    for key in KEYS:
        box, state, rules = rooms(package, key, "box", "state", "rules")
        assert [changed(package, place) for place in (box, state, rules)] == [[key]] * 3


def test_what_says_or_shows_something_compiles_nothing_anew(package: Path) -> None:
    told = [place for key in KEYS for place in rooms(package, key, "words", "page")]
    assert len(told) == 2 * len(KEYS)
    cards = [f"games/{key}/__init__.py" for key in KEYS]
    others = ["lab/plots.py", "core/formats/gamefile.py", "server/app.py"]
    assert changed(package, *told, *cards, *others) == []


@pytest.mark.parametrize(
    "place", ["core/chance/dice.py", "core/loops.py", "core/compiling/linking.py"]
)
def test_what_all_games_are_made_of_compiles_all_anew(package: Path, place: str) -> None:
    assert changed(package, place) == list(KEYS)


def test_search_is_compiled_anew_by_itself(package: Path) -> None:
    before = marks(package)
    with (package / "bots/judging.py").open("a") as file:
        file.write("# a comment\n")
    after = marks(package)
    assert all(a[0] == b[0] and a[1] != b[1] for a, b in zip_by_key(before, after))


def zip_by_key(*both: dict[str, list[str]]) -> list[tuple[list[str], ...]]:
    return [tuple(each[key] for each in both) for key in KEYS]


def test_tables_of_numbers_count(package: Path) -> None:
    for key in KEYS:
        for path in (package / "games" / key).rglob("*.txt"):
            assert changed(package, str(path.relative_to(package))) == [key]


def test_a_room_may_be_a_folder(package: Path) -> None:
    """A module's file may become a package of the same name and is still found."""
    key = next(key for key in KEYS if (package / "games" / key / "rules.py").exists())
    home = package / "games" / key
    (home / "rules").mkdir()
    (home / "rules.py").rename(home / "rules" / "__init__.py")
    sources._imported.cache_clear()
    found = sources.sources(key, package / MAKERS[0])
    assert home / "rules" / "__init__.py" in found
    assert home / "__init__.py" not in found
