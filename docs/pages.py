"""The documentation as a folder of HTML, the reference of the library in it: ``make docs``, or

    python -m docs.pages FOLDER

Each Markdown file becomes a page; ``index.html`` is the first. A link to another file becomes a
link to its page, one to a source file leads to a page with its text, and one to ``reference.py``
to the reference.
"""

import re
import shutil
import sys
from collections.abc import Iterator
from html import escape
from itertools import pairwise
from os.path import relpath
from pathlib import Path

from docs import reference
from markdown_it import MarkdownIt
from markdown_it.token import Token
from pdoc import render

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
GENERAL = [ROOT / f"{name}.md" for name in ("README", "CONTRIBUTING", "SECURITY", "CHANGELOG")]
PAGES = [*GENERAL, *sorted(DOCS.rglob("*.md"))]
TEXTS = (".py", ".md", ".html", ".css", ".js", ".svg")
MARKDOWN = MarkdownIt("commonmark").enable("table")


def address(path: Path) -> Path:
    """The place of a file of the repository in the folder that is built."""
    if path.is_dir() and (path / "README.md").exists():
        path /= "README.md"
    if path == DOCS / "reference.py":
        return Path("reference/index.html")
    if path.is_relative_to(DOCS / "pictures"):
        return path.relative_to(DOCS)
    if path in PAGES:
        page = path.relative_to(ROOT if path in GENERAL else DOCS).with_suffix(".html")
        return page.with_name("index.html") if path == DOCS / "decisions/README.md" else page
    return Path("source", f"{path.relative_to(ROOT)}.html")


def slug(heading: str) -> str:
    """The anchor of a heading, as GitHub makes it."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def title_of(page: Path) -> str:
    """The first heading of a page, or its name where there is none."""
    found = re.search(r"^# (.*)$", page.read_text("utf-8"), re.MULTILINE)
    return found[1].replace("`", "") if found else page.stem


def link(source: Path, target: Path, heading: str = "") -> str:
    """The link from one file's page to another's, or to a heading there."""
    return relpath(address(target), address(source).parent).replace("\\", "/") + heading


def navigation(source: Path) -> list[tuple[str, list[tuple[str, str]]]]:
    """The lists of links that stand beside every page."""
    guides = [each for each in sorted(DOCS.glob("*.md")) if each.stem != "index"]
    rules = sorted((DOCS / "rules").glob("*.md"))
    first = {"First page": DOCS / "index.md", "Reference of the library": DOCS / "reference.py"}
    lists: dict[str, dict[str, Path]] = {
        "Farmyard": first | {each.stem.capitalize(): each for each in GENERAL},
        "Pages": {name(each): each for each in [*guides, DOCS / "decisions"]},
        "Rules by number": {name(each): each for each in rules},
    }
    return [
        (heading, [(title, link(source, page)) for title, page in listed.items()])
        for heading, listed in lists.items()
    ]


def name(page: Path) -> str:
    """The title of a page, short enough for a list."""
    return title_of(page / "README.md" if page.is_dir() else page).partition(":")[0]


def anchor(tokens: list[Token]) -> None:
    """Gives each heading the anchor that links on GitHub use."""
    for heading, text in pairwise(tokens):
        if heading.type == "heading_open":
            heading.attrSet("id", slug(text.content))


def relink(tokens: list[Token], source: Path) -> Iterator[Path]:
    """Turns the links of a page to the pages that are built, and gives the files they lead to."""
    for child in (each for token in tokens for each in token.children or ()):
        key = "src" if child.type == "image" else "href"
        file, mark, heading = str(child.attrGet(key) or "").partition("#")
        if file and not re.match(r"\w+:", file):
            target = (source.parent / file).resolve()
            child.attrSet(key, link(source, target, mark + heading))
            yield target


def source_text(path: Path) -> str:
    """The text of a source file, or of all in a folder, as HTML."""
    files = sorted(path.rglob("*")) if path.is_dir() else [path]
    shown = [each for each in files if each.suffix in TEXTS or each == path]
    return "\n".join(
        f"<h2>{each.relative_to(ROOT)}</h2><pre>{escape(each.read_text('utf-8'))}</pre>"
        for each in shown
    )


def write(folder: Path, source: Path, title: str, text: str) -> None:
    """Writes the page of one file."""
    page = folder / address(source)
    page.parent.mkdir(parents=True, exist_ok=True)
    template = render.env.get_template("page.html.jinja2")
    html = template.render(title=title, navigation=navigation(source), text=text)
    page.write_text(html, "utf-8")


def build(folder: Path) -> None:
    """Writes the reference, every page, and the text of the sources that pages link to."""
    reference.build(folder / "reference")
    shutil.copytree(DOCS / "pictures", folder / "pictures", dirs_exist_ok=True)
    for page in PAGES:
        tokens = MARKDOWN.parse(page.read_text("utf-8"))
        anchor(tokens)
        for target in relink(tokens, page):
            if address(target).parts[0] == "source":
                write(folder, target, target.name, source_text(target))
        text = MARKDOWN.renderer.render(tokens, MARKDOWN.options, {})
        write(folder, page, title_of(page), text)


if __name__ == "__main__":
    build(Path(sys.argv[1]))
