"""The rules that a game's texts cite by number, what is said of each, and the game's ledger.

A page cites a statement or a ruling by a link to a message of the game, such as ``law-BG-R14``,
which says what holds at the table.  The ledger, with the evidence, is for those who write the game.
"""

import re
from pathlib import Path

from fluent.syntax import ast, parse

from farmyard.core import catalogue

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "farmyard" / "games"
ID = re.compile(catalogue.LAW_ID)
CITED = re.compile(rf"\(({catalogue.LAW_ID}(?:, {catalogue.LAW_ID})*)\)")
LAW = re.compile(rf"^{catalogue.LAW}(.*)$")


def cited(key: str) -> set[str]:
    """Return every number that a game's messages and rules for readers cite, in any language."""
    files = (GAMES / key / "words").iterdir()
    texts = [path.read_text() for path in files if path.suffix in (".ftl", ".md")]
    return {each for text in texts for group in CITED.findall(text) for each in ID.findall(group)}


def said(key: str, code: str) -> dict[str, str]:
    """Return what a game's file for a language says of each rule, by number."""
    source = (GAMES / key / "words" / f"{code}.ftl").read_text()
    messages = [each for each in parse(source).body if isinstance(each, ast.Message)]
    return {
        found[1]: "".join(e.value for e in each.value.elements)
        for each in messages
        if (found := LAW.match(each.id.name))
    }


def ledger_of(key: str) -> Path:
    """Return the path of a game's ledger; a small game has its messages instead."""
    ledger = ROOT / "docs" / "rules" / f"{key}.md"
    return ledger if ledger.exists() else GAMES / key / "words" / "en.ftl"
