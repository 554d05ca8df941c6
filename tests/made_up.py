"""A made-up language, English with accents and two fifths longer, in a user's language folder."""

import re
from pathlib import Path

from fluent.syntax import FluentSerializer, ast, parse
from fluent.syntax.visitor import Transformer

from farmyard.core import catalogue
from farmyard.core.wording.messages import ENGLISH, Messages, common
from farmyard.server.words import say
from farmyard.terminal import words as terminal

CODE = "eo"  # a language of the CLDR without a translation yet
ACCENTS = str.maketrans("aeiouAEIOU", "áéíóúÁÉÍÓÚ")
LONGER = 0.4
ROOMS: list[Messages] = [common, say, terminal.say, *(card.text for card in catalogue.cards())]


def accented(text: str) -> str:
    """Put accents on a text, but not on the numbers of rules in it."""
    return re.sub(
        rf"({catalogue.LAW_ID})|.", lambda each: each[1] or each[0].translate(ACCENTS), text
    )


class Accented(Transformer):  # type: ignore[misc]
    """Put accents on all text, and lengthen it."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        text = accented(node.value)
        words = sum(map(str.isalpha, text))
        return ast.TextElement(text + "·" * round(LONGER * words) if words > 3 else text)


def write(folder: Path) -> None:
    """Write the language into a folder, as docs/languages.md says."""
    (folder / CODE).mkdir(parents=True)
    for room in ROOMS:
        resource = Accented().visit(parse((room.folder / f"{ENGLISH}.ftl").read_text("utf-8")))
        file = folder / CODE / f"{room.room}.ftl"
        file.write_text(FluentSerializer().serialize(resource), encoding="utf-8")
        if (rules := room.folder / f"{ENGLISH}.md").is_file():
            file.with_suffix(".md").write_text(accented(rules.read_text("utf-8")), encoding="utf-8")


def forget() -> None:
    """Clear the caches, so that every package looks for its languages again."""
    catalogue.languages.cache_clear()
    for room in ROOMS:
        vars(room).pop("languages", None)
        room.bundles.pop(CODE, None)
