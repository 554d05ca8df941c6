"""Words for people are in message files, not in style sheets or Python, and no module is idle."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from farmyard.core import catalogue
from tests.laws import ROOT

SOURCE = ROOT / "src" / "farmyard"
CONTENT = re.compile(r"(?<![\w-])content:([^;}]*)")
SAID = re.compile(r"(?:var|attr)\([^)]*\)|url\([^)]*\)|--[\w-]+|counter\([^)]*\)")
KEYWORDS = re.compile(r"\b(?:none|normal|inherit)\b")
ESCAPE = re.compile(r"\\[0-9a-fA-F]{1,6} ?")
SENTENCE = re.compile(r"^[A-Z][a-z’']+,? [a-z]+,? [a-z]+")
FOLDERS = ("server", "bots", "core", "games")
FOR_HOSTS = {
    "server/notices.py": "printed where a server is started",
    "server/store/notices.py": "printed where a database is kept",
    "server/store/place.py": "printed where a server is started",
    "server/web/hosting/monitoring.py": "answered to who asks for the figures",
    "server/web/hosting/figures.py": "help of figures for Prometheus",
    "core/chance/verdict.py": "printed by farmyard verify, in the language of game files",
    "core/compiling/__init__.py": "printed where Numba is missing",
    "games/chickenrun/box/distances.py": "the description of a constant",
}
"""Files with English sentences that no player reads, and why."""
ENTRIES = re.compile(
    r"farmyard\.(?:__main__|adapters\.\w+|games|server\.store\.migrations\.(?:env|versions.*)"
    r"|games\.chickenrun\.box\.distances)"
)
"""Modules that users import, that ``python -m`` runs, or that Alembic does."""


def written(css: str) -> list[str]:
    """Return what a style sheet writes into a page in letters of its own."""
    css = re.sub(r"/\*.*?\*/", "", css, flags=re.S)
    said = (ESCAPE.sub("", KEYWORDS.sub("", SAID.sub("", each))) for each in CONTENT.findall(css))
    return [each.strip() for each in said if re.search(r"[^\W\d_]", each)]


def test_style_sheets_have_no_words() -> None:
    assert {str(p): found for p in SOURCE.rglob("*.css") if (found := written(p.read_text()))} == {}


def test_a_word_in_a_style_sheet_is_found() -> None:
    assert written('a::after { content: " (you)"; } b::after { content: "(" var(--w-me); }') != []


def trees() -> Iterator[tuple[str, Path, ast.Module]]:
    """Yield the name, path and syntax tree of each module."""
    for path in sorted(SOURCE.rglob("*.py")):
        parts = path.relative_to(SOURCE.parent).with_suffix("").parts
        name = ".".join(parts).removesuffix(".__init__")
        yield name, path, ast.parse(path.read_text("utf-8"))


def sentences(tree: ast.Module) -> Iterator[str]:
    """Yield the English sentences of a module beyond docstrings, errors and lines of a log."""
    apart = set[int]()
    for node in ast.walk(tree):
        logged = isinstance(node, ast.Call) and ast.unparse(node.func).startswith(("_log.", "log."))
        described = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        if logged or described or isinstance(node, ast.Raise):
            apart.update(map(id, ast.walk(node)))
    for node in ast.walk(tree):
        text = node.value if isinstance(node, ast.Constant) and id(node) not in apart else None
        if isinstance(text, str) and SENTENCE.search(text):
            yield text


def test_python_has_no_sentence_for_players() -> None:
    found = {
        where: said
        for _, path, tree in trees()
        if (where := str(path.relative_to(SOURCE))).startswith(FOLDERS)
        and (said := [*sentences(tree)])
    }
    assert {where: said for where, said in found.items() if where not in FOR_HOSTS} == {}
    assert FOR_HOSTS.keys() - found.keys() == set()


def test_a_sentence_in_python_is_found() -> None:
    assert [*sentences(ast.parse('REASON = "Only one thing can be done here."'))] != []


def idle(modules: list[tuple[str, ast.Module]], text: str) -> list[str]:
    """Return the modules that nobody imports, by name or in a string with that name; of programs in
    a package, the package's."""
    used = set[str]()
    for _, tree in modules:
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                used.update(each.name for each in node.names)
            elif isinstance(node, ast.ImportFrom):
                used.update(f"{node.module}.{each.name}" for each in node.names)
                used.add(str(node.module))
    used.update([name.rpartition(".")[0] for name in used])
    named = [name for name, _ in modules if name not in used and not ENTRIES.fullmatch(name)]
    said = {name: name.removesuffix(".__main__") for name in named if not of_a_game(name)}
    return [name for name, words in said.items() if f'"{words}"' not in text]


def of_a_game(name: str) -> bool:
    """Tell whether a module is one that a game offers by its name (`farmyard.core.game`)."""
    _, _, own = name.partition("farmyard.games.")
    key, _, module = own.partition(".")
    offered = set((SOURCE / "core" / "game.py").read_text("utf-8").split('"')) | {"words", "page"}
    return key in catalogue.keys() and module in offered


def test_every_module_is_imported() -> None:
    modules = [(name, tree) for name, _, tree in trees()]
    text = "".join(path.read_text("utf-8") for _, path, _ in trees())
    assert idle(modules, text) == []


def test_an_idle_module_is_found() -> None:
    assert idle([("farmyard.core.idle", ast.parse("import ast"))], "") == ["farmyard.core.idle"]
