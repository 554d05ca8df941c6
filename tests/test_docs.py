"""Documentation is complete: the reference has every public name, and no link is broken.

The first page lists every page.
"""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from html import unescape
from importlib import import_module
from pathlib import Path

import pytest
from docs import pages
from docs.reference import PUBLIC

ROOT = Path(__file__).parent.parent
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)\s]+)\)")
OUTSIDE = ("http://", "https://", "mailto:")
Described = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def source_of(module: str) -> Path:
    path = ROOT / "src" / Path(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def public(nodes: list[ast.stmt], within: str = "") -> Iterator[tuple[str, Described]]:
    """Yield the public functions and classes of a module, and the public names in those classes."""
    for node in nodes:
        if isinstance(node, Described) and not node.name.startswith("_"):
            yield within + node.name, node
            if isinstance(node, ast.ClassDef):
                yield from public(node.body, f"{node.name}.")


def names(module: str) -> dict[str, Described]:
    """Return the public names of a module: its ``__all__``, where it has one."""
    said = getattr(import_module(module), "__all__", None)
    found = public(ast.parse(source_of(module).read_text()).body)
    return {name: n for name, n in found if said is None or name.split(".")[0] in said}


@pytest.mark.parametrize("module", PUBLIC)
def test_every_public_name_is_told_of(module: str) -> None:
    assert ast.get_docstring(ast.parse(source_of(module).read_text()))
    assert [name for name, node in names(module).items() if not ast.get_docstring(node)] == []


# -- What `make docs` builds ----------------------------------------------------


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the pages as `make docs` does; return their folder."""
    folder = tmp_path_factory.mktemp("built")
    command = [sys.executable, "-W", "error", "-m", "docs.pages", str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return folder


def test_the_reference_shows_every_public_name(built: Path) -> None:
    """Each public name is in the reference with the first line of its docstring."""
    for module in PUBLIC:
        for name, node in names(module).items():
            thing = getattr(import_module(module), name.split(".")[0])
            page = getattr(thing, "__module__", module) if isinstance(thing, type) else module
            page = page if page in PUBLIC else module  # errors are shown where users import them
            html = (built / "reference" / f"{page.replace('.', '/')}.html").read_text()
            told = unescape(re.sub(r"<[^>]*>", "", html))
            assert f'id="{name}"' in html, f"{module}.{name}"
            first = (ast.get_docstring(node) or "").split("\n")[0]
            assert plain(first) in plain(told), f"{module}.{name}"


def plain(text: str) -> str:
    return re.sub(r"[\s`*_]+", " ", text).strip()


CODE = re.compile(r"^```\w*\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_every_page_is_built(built: Path) -> None:
    """Every page is built with its title and its code unchanged."""
    for source in PAGES:
        html = (built / pages.address(source)).read_text()
        assert unescape(pages.title_of(source)).replace("`", "") in unescape(html), source
        for code in re.findall(
            r"^```\w*\n(.*?)^```$", source.read_text(), re.MULTILINE | re.DOTALL
        ):
            assert code in unescape(html), source


def test_every_page_leads_to_the_others(built: Path) -> None:
    for source in PAGES:
        page = built / pages.address(source)
        assert {"index.html", "reference/index.html", "decisions/index.html"} <= {
            (page.parent / link).resolve().relative_to(built).as_posix()
            for link in links_of(page)
            if not link.startswith(("#", *OUTSIDE))
        }, source


def test_the_reference_leads_back(built: Path) -> None:
    for module in PUBLIC:
        page = built / "reference" / f"{module.replace('.', '/')}.html"
        led = {(page.parent / link.partition("#")[0]).resolve() for link in links_of(page)}
        assert built / "index.html" in led, module


def links_of(page: Path) -> list[str]:
    text = re.sub(r"<(script|pre).*?</\1>", "", page.read_text(), flags=re.DOTALL)
    return re.findall(r'(?:href|src)="([^"]*)"', text)


def test_no_link_of_what_is_built_is_dead(built: Path) -> None:
    for page in built.rglob("*.html"):
        for link in links_of(page):
            if not link.startswith((*OUTSIDE, "data:")):
                file, _, anchor = link.partition("#")
                target = (page.parent / file).resolve() if file else page
                assert target.is_file(), f"{page.name}: {link}"
                assert not anchor or f'id="{anchor}"' in target.read_text(), f"{page.name}: {link}"


# -- The first page, and the list of decisions ----------------------------------


def led_to(page: Path) -> set[Path]:
    found = (link.partition("#")[0] for link in LINK.findall(page.read_text()))
    return {(page.parent / link).resolve() for link in found}


def test_the_first_page_leads_to_every_page() -> None:
    index = ROOT / "docs" / "index.md"
    elsewhere = {each for each in PAGES if each.parent.name == "decisions"} - {LIST}
    assert set(PAGES) - elsewhere - {index} - led_to(index) == set()


LIST = ROOT / "docs" / "decisions" / "README.md"
DECISIONS = sorted((ROOT / "docs" / "decisions").glob("[0-9]*.md"))


def test_every_decision_is_listed_once_by_its_number() -> None:
    listed = re.findall(r"^\* \[(\d+)\]\(([^)]+)\): ", LIST.read_text(), re.MULTILINE)
    assert sorted(listed) == sorted((str(int(each.name[:4])), each.name) for each in DECISIONS)
    for each in DECISIONS:
        assert each.read_text().startswith(f"# {int(each.name[:4])}. "), each.name


# -- Everything else that is written --------------------------------------------


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_no_link_is_dead(page: Path) -> None:
    links = [each for each in LINK.findall(page.read_text()) if not each.startswith(OUTSIDE)]
    assert [link for link in links if not leads_somewhere(page, link)] == []


def leads_somewhere(page: Path, link: str) -> bool:
    file, _, anchor = link.partition("#")
    target = page.parent / file if file else page
    if not target.exists():
        return False
    return not anchor or anchor in anchors(target)


def anchors(page: Path) -> set[str]:
    """Return the anchors that GitHub gives the headings of a page."""
    return {pages.slug(each) for each in re.findall(r"^#+ (.*)$", page.read_text(), re.MULTILINE)}


def test_contributing_is_one_page() -> None:
    assert len((ROOT / "CONTRIBUTING.md").read_text().split()) < 700


# -- How wide it is -------------------------------------------------------------

WIDTH = 100
PROSE = [page for page in PAGES if page.parent.name != "rules"]
BLOCK = re.compile(r"^( *)(```|~~~).*?^ *\2[^\n]*$", re.MULTILINE | re.DOTALL)
WHOLE = re.compile(r"(?:`+[^`]*`+|\]\([^)\s]*\)|\S)+")  # code and addresses cannot be broken


def too_wide(text: str) -> list[str]:
    """Return the lines of prose that are too wide and could be broken; other lines may be wider."""
    lines = BLOCK.sub("", text).splitlines()
    wide = [line for line in lines if len(line) > WIDTH and not line.startswith(("|", "#"))]
    return [line for line in wide if len(WHOLE.findall(re.sub(r"^ *[-*] ", "", line))) > 1]


@pytest.mark.parametrize("page", PROSE, ids=lambda page: str(page.relative_to(ROOT)))
def test_no_line_of_prose_is_wider_than_a_hundred(page: Path) -> None:
    assert too_wide(page.read_text()) == []


def test_a_wide_line_is_found() -> None:
    wide = "word " * 21
    assert too_wide(f"{wide}\n- {wide}") == [wide, f"- {wide}"]
    assert too_wide(f"| {wide}|\n```\n{wide}\n```\n- `{wide}`\n[a](http://{'x' * 100})") == []
