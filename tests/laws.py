"""Extracts from the ledgers the numbered rules that pages cite: one file beside each game.

    python -m tests.laws        writes them anew

A page cites a statement or a ruling by a link to that entry of the ledger, which is not part of
what is installed.  A test compares the files with the ledgers.
"""

import ast
import re
from pathlib import Path

from farmyard.core import catalogue

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "farmyard" / "games"
ID = re.compile(r"[A-Z]{2}-R?\d+")
CITED = re.compile(r"\(([A-Z]{2}-R?\d+(?:, [A-Z]{2}-R?\d+)*)\)")
STATEMENT = re.compile(r"^- ([A-Z]{2}-R?\d+) (.*(?:\n  .*)*)", re.MULTILINE)
RULING = re.compile(r"^\| ([A-Z]{2}-R\d+) \|(.*)\|$", re.MULTILINE)
NOTE = re.compile(r"\s*\*Measured[^*]*\*|\[[RD]\] ")


def sentences(path: Path) -> list[str]:
    """Return the texts in a module that are no docstrings, which people may come to read."""
    tree = ast.parse(path.read_text())
    told = [n.body[0] for n in ast.walk(tree) if isinstance(n, DESCRIBED) and n.body]
    docs = {id(each.value) for each in told if isinstance(each, ast.Expr)}
    texts = [n for n in ast.walk(tree) if isinstance(n, ast.Constant) and id(n) not in docs]
    return [node.value for node in texts if isinstance(node.value, str)]


DESCRIBED = (ast.Module, ast.FunctionDef, ast.ClassDef)


def cited(key: str) -> list[str]:
    """Return every id that a game's sentences, help and options cite, in order."""
    folder = GAMES / key
    texts = [text for path in sorted(folder.rglob("*.py")) for text in sentences(path)]
    texts += [(folder / "words" / name).read_text() for name in ("en.md", "en.ftl")]
    found = {each for text in texts for group in CITED.findall(text) for each in ID.findall(group)}
    options = {o.ruling for o in catalogue.card(key).options if ID.fullmatch(o.ruling)}
    return sorted(found | options, key=lambda each: ("R" in each[3:], int(re.sub(r"\D", "", each))))


def ledger_of(key: str) -> Path:
    """Return the path of a game's ledger; a small game has its laws instead."""
    ledger = ROOT / "docs" / "rules" / f"{key}.md"
    return ledger if ledger.exists() else GAMES / key / "laws.md"


def entries(key: str) -> dict[str, str]:
    """Return every statement and ruling of a ledger, worded for a page."""
    text = ledger_of(key).read_text()
    found = {each: _plain(said) for each, said in STATEMENT.findall(text)}
    for each, row in RULING.findall(text):
        cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", row)]
        ruling = cells[-2] if len(cells) > 2 else cells[-1]
        found[each] = _plain(f"{_capital(cells[0])}: {ruling}")
    return found


def _plain(text: str) -> str:
    said = NOTE.sub("", re.sub(r"\*\*", "", " ".join(text.split())))
    emphasised = re.sub(r"\*(\S[^*]*?)\*", r"\1", said)
    return _capital(emphasised.strip().removeprefix("..."))


def _capital(text: str) -> str:
    bare = text.replace("**", "").strip()
    return bare[:1].upper() + bare[1:]


def laws(key: str) -> str:
    """Return the contents of the file beside a game."""
    known = entries(key)
    return "".join(f"- {each} {known[each]}\n" for each in cited(key))


if __name__ == "__main__":
    for key in catalogue.keys():
        (GAMES / key / "laws.md").write_text(laws(key))
