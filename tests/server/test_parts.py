"""The page of all parts shows every class that a sheet of parts styles, in debug mode alone."""

import re
from collections.abc import Iterator
from dataclasses import replace
from html import unescape
from pathlib import Path

import pytest

from farmyard.server.web.pages.parts.handlers import uses
from tests.laws import ROOT
from tests.server.served import FAST, Player, Running

WEB = ROOT / "src" / "farmyard" / "server" / "web"
SHEETS = [path for folder in ("parts", "table") for path in WEB.glob(f"static/{folder}/*.css")]
HIDDEN = "nothing to see until the sheet of its page has come"
OF_PAGES = "of single pages, whose sheets style it"
OF_ROOT = "set on the root of the page by a script"
NOT_SHOWN = {
    "asked": HIDDEN,
    "bubble": HIDDEN,
    "end": HIDDEN,
    "box": OF_PAGES,
    "cover": OF_PAGES,
    "f": OF_PAGES,
    "levels": OF_PAGES,
    "run": OF_PAGES,
    "tile": OF_PAGES,
    "to-print": OF_PAGES,
    "goal-gone": OF_ROOT,
    "js": OF_ROOT,
    "knows-goal": OF_ROOT,
}
"""Classes in the sheets of parts that the page has no sample of, and why."""
NOT_CALLED = {
    "come_in": "has the sheet of the pages around the tables",
    "drawing": "of one game's drawings",
    "rounds": "has the sheet of the pages around the tables",
}
"""Macros of parts.html that the page does not call, and why."""


@pytest.fixture(scope="module")
def shown(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Return the page of all parts, from a server in debug mode."""
    folder = tmp_path_factory.mktemp("parts")
    running = Running(folder / "farmyard.db", replace(FAST, debug=True))
    player = Player(running.url)
    answer = player.get("/parts")
    assert answer.status_code == 200
    yield unescape(answer.text)
    player.leave()
    running.stop()


def styled(sheet: str) -> set[str]:
    """Return the classes of the elements that a sheet styles."""
    heads = re.findall(r"[^{};]+(?=\{)", re.sub(r"/\*.*?\*/", "", sheet, flags=re.DOTALL))
    selectors = " ".join(head for head in heads if not head.strip().startswith("@"))
    return set(re.findall(r"\.([a-z][\w-]*)", re.sub(r":not\([^)]*\)", "", selectors)))


def worn(page: str) -> set[str]:
    """Return the classes of all elements of a page."""
    return {name for names in re.findall(r'\bclass="([^"]*)"', page) for name in names.split()}


def lacking(sheets: list[Path], page: str) -> set[str]:
    """Return the classes that the sheets style and the page has no sample of."""
    return set().union(*(styled(path.read_text("utf-8")) for path in sheets)) - worn(page)


def test_every_class_of_a_part_is_shown(shown: str) -> None:
    assert len(SHEETS) > 20
    assert lacking(SHEETS, shown) == NOT_SHOWN.keys()


def test_a_class_that_is_not_shown_is_found(shown: str, tmp_path: Path) -> None:
    planted = tmp_path / "planted.css"
    planted.write_text("/* .told */ .btn.flat:not(.bare) { top: .5rem }\n")
    with planted.open("a") as sheet:
        sheet.write("@media (--small) { .card, .drawn { top: 0 } }\n")
    assert lacking([planted], shown) == {"flat", "drawn"}


def test_every_sheet_of_parts_is_shown_with_its_use(shown: str) -> None:
    assert uses().keys() == {f"{path.parent.name}/{path.stem}" for path in SHEETS}
    headings = re.findall(r"<h2><code>([\w/-]+)\.css</code></h2>\n<p[^>]*>([^<]+)</p>", shown)
    assert sorted(name for name, _ in headings) == sorted(uses())


def test_every_macro_is_called_on_the_page(shown: str) -> None:
    macros = set(re.findall(r"macro (\w+)", (WEB / "templates" / "parts.html").read_text()))
    templates = (WEB / "pages" / "parts").glob("*.html")
    page = "".join(path.read_text() for path in templates)
    called = set(re.findall(r"\b(\w+)\(", page)) | {"part"}  # part: by seat.html
    assert 'name="part"' in shown
    assert macros - called == NOT_CALLED.keys()


def test_only_a_server_in_debug_mode_has_the_page(ada: Player) -> None:
    """Elsewhere there is nothing at its address, as at any other that is unknown."""
    unknown, parts = ada.get("/nothing"), ada.get("/parts")
    assert parts.status_code == 404
    assert unescape(parts.text) == unescape(unknown.text).replace("/nothing", "/parts")
    assert ada.get("/parts.").status_code == 404


def test_the_documentation_lists_every_sheet_of_parts() -> None:
    section = (ROOT / "docs" / "page.md").read_text().split("\n## Parts\n")[1].split("\n## ")[0]
    listed = re.findall(r"\| `((?:parts|table)/[\w-]+\.css)` \|$", section, re.MULTILINE)
    assert sorted(listed) == sorted(f"{path.parent.name}/{path.name}" for path in SHEETS)
    classes = set(re.findall(r"`\.([a-z][\w-]*)", section))
    known = set().union(*(styled(path.read_text("utf-8")) for path in SHEETS))
    assert classes - known == set()
