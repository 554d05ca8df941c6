"""French messages and rules have the narrow and wide spaces of French typography."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.laws import ROOT

NARROW, WIDE = "\u202f", "\u00a0"
FAULTS = re.compile(rf"[ {WIDE}][!?;»](?!\w)|«[^{NARROW}]|[^{NARROW}]»|[ {NARROW}]:(?=\s|$)")
"""A space of another width before a sign or inside quotation marks."""
JOINED = re.compile(r"(?<![A-Z`])[\w)}*][!?;:](?=\s|$)")
"""A sign that lacks its space."""
FRENCH = sorted(
    [*(ROOT / "src").rglob("words/fr.*"), *(ROOT / "examples").rglob("words/fr.*")],
    key=str,
)
LITERAL = re.compile(r'\{ ?"([^"]*)" ?\}')
NAMES = ("By Golly!", "Au Backe!")
"""Titles in other languages."""


def faults(text: str, comments: bool) -> Iterator[str]:
    """Yield each line with a wrong space, but for comments of message files."""
    for line in text.splitlines():
        said = LITERAL.sub(r"\1", line)
        for name in NAMES:
            said = said.replace(name, "")
        if not (comments and line.startswith("#")) and (FAULTS.search(said) or JOINED.search(said)):
            yield line


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: str(path.relative_to(ROOT)))
def test_french_has_its_spaces(path: Path) -> None:
    assert [*faults(path.read_text("utf-8"), path.suffix == ".ftl")] == []


@pytest.mark.parametrize(
    "line", ["Non !", "Non!", "Oui\u202f: non", "Oui: non", "« oui »", "a ; b"]
)
def test_a_wrong_space_is_found(line: str) -> None:
    assert [*faults(line, True)] == [line]
