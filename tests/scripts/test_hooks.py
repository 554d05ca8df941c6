"""Attributes that the shared scripts read belong to no single game, and are in ``docs/page.md``."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from farmyard.core import catalogue
from tests.laws import GAMES, ROOT

WEB = ROOT / "src" / "farmyard" / "server" / "web"
TEMPLATES = [*WEB.glob("templates/*.html"), *WEB.glob("pages/*/*.html")]
TOLD = (ROOT / "docs" / "page.md").read_text()
SCRIPTS = sorted([*WEB.glob("static/*.js"), *WEB.glob("pages/*/*.js")])


def reads(script: str) -> set[str]:
    """Return the ids and attributes that a script looks for: ``#say``, ``data-part``."""
    code = re.sub(r"(^|\s)(//.*|/\*\*.*?\*/)", " ", script)
    code = re.sub(r"/\*\*.*?\*/", " ", code, flags=re.DOTALL)
    unpacked = re.findall(r"\{([^{}]+)\} = [\w.?]+\.dataset", code)
    names = [name for each in unpacked for name in re.findall(r"(?:^|,)\s*(\w+)", each)]
    names += re.findall(r"dataset\??\.(\w+)", code) + re.findall(r"'(\w+)' in [\w.]+dataset", code)
    found = {f"data-{hyphened(name)}" for name in names}
    found |= {f"data-{name}" for name in re.findall(r"\[data-([a-z-]+)", code)}
    found |= {f"#{name}" for name in re.findall(r"(?:getElementById|byId|maybe)\('([\w-]+)'", code)}
    looked = re.findall(r"['\"`( ]#([a-z][\w-]*)[ '\"`)]", code)
    return found | {
        f"#{name}" for name in looked if not name.startswith("i-")
    }  # references to drawings


def hyphened(name: str) -> str:
    return re.sub(r"[A-Z]", lambda found: f"-{found[0].lower()}", name)


def writes(templates: Iterable[Path]) -> set[str]:
    """Return the attributes that templates write."""
    text = "".join(path.read_text() for path in templates)
    ids = {f"#{name}" for name in re.findall(r'\bid="([\w-]+)"', text)}
    return ids | {f"data-{name}" for name in re.findall(r"data-([a-z-]+)", text)}


def of_one_game(script: str) -> set[str]:
    """Return the attributes that a script reads and the templates of one game alone write."""
    pages = [writes((GAMES / key / "page").glob("*.html")) for key in catalogue.keys()]
    house = writes(TEMPLATES)
    found = reads(script) - house
    return {name for name in found if sum(name in page for page in pages) == 1}


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_the_house_reads_nothing_of_one_game_alone(path: Path) -> None:
    assert of_one_game(path.read_text()) == set()


def test_what_is_of_one_game_alone_is_found() -> None:
    assert of_one_game("node.dataset.token; root.querySelector('[data-frame]')") == {
        "data-token",
        "data-frame",
    }
    assert of_one_game("document.getElementById('ways')") == {"#ways"}
    assert of_one_game("const { acts } = piece.dataset") == {"data-acts"}


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_whatever_is_read_is_told(path: Path) -> None:
    """Every attribute that a script reads is documented in ``docs/page.md``."""
    assert {name for name in reads(path.read_text()) if f"`{name}`" not in TOLD} == set()


def test_nothing_is_told_that_nobody_reads() -> None:
    scripts = [*SCRIPTS, *GAMES.glob("*/page/*.js")]
    read = set().union(*(reads(path.read_text()) for path in scripts))
    assert {*re.findall(r"`(data-[a-z-]+|#[a-z][\w-]*)`", TOLD)} - read == set()
