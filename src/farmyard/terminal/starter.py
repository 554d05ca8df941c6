"""A game of one's own, begun: a package made of the card game in ``examples/ducks``."""

import keyword
import re
from collections.abc import Iterator
from pathlib import Path

import farmyard
from farmyard.core import catalogue
from farmyard.core.options import OptionError

INSIDE = Path(farmyard.__file__).parent / "starter"  # of a wheel
IN_A_CLONE = Path(__file__).parents[3] / "examples" / "ducks"
KEY = re.compile(r"[a-z][a-z0-9_]{2,23}")
TEXTS = (".py", ".ftl", ".md", ".html", ".css", ".svg")
NAMES = re.compile(
    r"(?P<before>farmyard\.games\.|key=\"|/art/|Box: |^\.|(?<=\{\{ ))ducks(?P<after>\b|\()"
    r"|(?P<title>(?<=\"\"\")Ducks|(?<=^title = )Ducks|(?<=^# )Ducks|(?<=^/\* )Ducks)"
    r"|(?P<law>\bDU-)",
    re.MULTILINE,
)
"""The places where the starter names itself; ducks are elsewhere its cards."""

PROJECT = """\
[build-system]
requires = ["hatchling>=1.27"]
build-backend = "hatchling.build"

[project]
name = "{name}"
version = "0.1.0"
description = "{title}, a game for Farmyard."
requires-python = ">=3.11"
dependencies = ["farmyard"]

[project.entry-points."farmyard.games"]
{key} = "{package}"

[tool.hatch.build.targets.wheel]
packages = ["src/{package}"]
"""
README = """\
# {title}

A game for [Farmyard](https://pypi.org/project/farmyard/). It lies in `src/{package}/{key}`.

```sh
FARMYARD_GAMES=src/{package} farmyard play {key}    # as it lies here
pip install -e . && farmyard                        # or installed: on the shelf, in the browser
farmyard check {key}                                # the laws that every game must keep
pytest                                              # them, and the tests of this game
```
"""
SHELF = '"""The shelf of {title}: each folder in it is a game for Farmyard."""\n'
TEST = '''\
"""{title}: the laws that every game must keep, and rules of its own."""

import os
from pathlib import Path

os.environ.setdefault("FARMYARD_GAMES", str(Path(__file__).parents[1] / "src" / "{package}"))

import farmyard  # noqa: E402


def test_it_keeps_the_laws_of_all_games() -> None:
    assert farmyard.check("{key}", games=3) == []


def test_three_of_a_kind_are_a_brood() -> None:
    table = farmyard.table("{key}", 2, seed=1, options={{"shooing": "never"}})
    while not table.over and max(table.scores()) == 0:
        table.play(table.legal()[0])
    assert max(table.scores()) == 1


def test_bots_play_it() -> None:
    found = farmyard.play("{key}", ["random", farmyard.bot("{key}")], games=20)
    assert found.games == 20
'''


def begin(key: str, title: str = "", folder: Path | None = None) -> Path:
    """Write a package with a new game, and return its folder, which must not exist.

    ``title``: what the game is called; the key in capitals if not said.  Raises `OptionError` for a
    key that cannot be, or is taken, and for a folder that is there.
    """
    if KEY.fullmatch(key) is None or keyword.iskeyword(key):
        raise OptionError(
            f"the key of a game is 3 to 24 small letters, digits and _, as in my_game, not {key}"
        )
    if key in catalogue.keys():
        raise OptionError(f"there is a game {key}; choose another key")
    there = folder or Path(key)
    if there.exists():
        raise OptionError(f"{there} is there already; name another folder with --folder")
    title = title or key.replace("_", " ").capitalize()
    for path, text in _files(key, title):
        place = there / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, "utf-8")
    return there


def _files(key: str, title: str) -> Iterator[tuple[Path, str]]:
    """Yield the files of the package, and what is in them."""
    package = f"{key}_for_farmyard"
    names = {"key": key, "title": title, "package": package, "name": package.replace("_", "-")}
    yield Path("pyproject.toml"), PROJECT.format(**names)
    yield Path("README.md"), README.format(**names)
    yield Path("tests") / f"test_{key}.py", TEST.format(**names)
    shelf = Path("src") / package
    yield shelf / "__init__.py", SHELF.format(**names)
    source = INSIDE if INSIDE.is_dir() else IN_A_CLONE
    for path in sorted(source.rglob("*")):
        if path.suffix in TEXTS:
            text = path.read_text("utf-8")
            yield shelf / key / path.relative_to(source), renamed(text, key, title)


def renamed(text: str, key: str, title: str) -> str:
    """Return a file of the starter with the names of another game."""
    law = (key[0] + next((c for c in key[1:] if c.isalpha()), "x")).upper()

    def other(found: re.Match[str]) -> str:
        if found["law"]:
            return f"{law}-"
        return title if found["title"] else f"{found['before']}{key}{found['after']}"

    return NAMES.sub(other, text)
